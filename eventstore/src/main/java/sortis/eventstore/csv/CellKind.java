package sortis.eventstore.csv;

import io.vavr.control.Validation;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import sortis.eventstore.json.JsonValue;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.notation.Piece;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.DecimalNode;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.eventstore.shape.Node.WholeNode;

/// How the cells of a column are written: as in the notebook notation, more loosely, or as JSON.
/// Ranges are judged by the shapes that the nodes are given to.
enum CellKind {
    /// Any text, as it stands.
    TEXT {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return Validation.valid(new TextNode(0, cell));
        }
    },
    /// One of a few words, in upper or lower case.
    WORD {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return Validation.valid(new TextNode(0, cell.strip().toLowerCase(Locale.ROOT)));
        }
    },
    /// The name of an agent; in quotes, if blanks at its ends belong to it.
    NAME {
        @Override
        Validation<Flaw, Node> read(String cell) {
            String name = cell.strip();
            return name.startsWith("\"")
                    ? Piece.NAMES.read(name).map(CellKind::single)
                    : Validation.valid(new TextNode(0, name));
        }
    },
    /// Hexadecimal digits; of a first digit alone also `E.`.
    DIGITS {
        @Override
        Validation<Flaw, Node> read(String cell) {
            String digits = cell.strip().toUpperCase(Locale.ROOT);
            String known = digits.endsWith(".") ? digits.substring(0, digits.length() - 1) : digits;
            return Validation.valid(new TextNode(0, known));
        }
    },
    NUMBER {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return Validation.valid(number(cell.strip()));
        }
    },
    SQUARE {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return asJson(cell, text -> Piece.SQUARE.read(Loosely.square(text)));
        }
    },
    PATH {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return SQUARE_ALONE.matcher(cell.strip()).matches()
                    ? Piece.PATH.read(Loosely.square(cell))
                    : asJson(cell, text -> Piece.PATH.read(Loosely.path(text)));
        }
    },
    GOODS {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return asJson(cell, text -> Piece.GOODS.read(Loosely.goods(text)));
        }
    },
    /// Goods, with or without a minus before them.
    PAYMENT {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return asJson(cell, text -> Piece.PAYMENT.read(Loosely.signed(text, "-")));
        }
    },
    /// Goods, a plus before them or none; a minus where there is less.
    GAIN {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return asJson(cell, text -> Piece.GAIN.read(Loosely.signed(text, "+")));
        }
    },
    OCTETS {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return asJson(cell, text -> Piece.OCTETS.read(Loosely.spaced(text)));
        }
    },
    SEEDS {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return asJson(cell, text -> Piece.SEEDS.read(Loosely.spaced(text)));
        }
    },
    NAMES {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return asJson(cell, text -> Piece.NAMES.read(Loosely.names(text)));
        }
    },
    RULINGS {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return asJson(cell, text -> Piece.RULINGS.read(Loosely.rulings(text)));
        }
    },
    STOPS {
        @Override
        Validation<Flaw, Node> read(String cell) {
            return asJson(cell, text -> Piece.STOPS.read(Loosely.stops(text)));
        }
    };

    private static final Pattern SQUARE_ALONE = Pattern.compile("\\[\\s*+[0-9][^\\[\\]>]*+\\]");
    private static final Pattern WHOLE = Pattern.compile("-?[0-9]+");
    private static final Pattern DECIMAL =
            Pattern.compile("[+-]?[0-9]*[.,]?[0-9]+(?:[eE][+-]?[0-9]+)?");

    /// How a text without JSON is read.
    @FunctionalInterface
    private interface Reading {
        Validation<Flaw, Node> read(String text);
    }

    /// What a cell that is not blank says.
    abstract Validation<Flaw, Node> read(String cell);

    /// JSON begins with a bracket, but so can a square: what is JSON is read as that.
    private static Validation<Flaw, Node> asJson(String cell, Reading otherwise) {
        String text = cell.strip();
        if (text.startsWith("{")) {
            return JsonValue.parse(text);
        }
        return text.startsWith("[")
                ? JsonValue.parse(text).fold(_ -> otherwise.read(text), Validation::valid)
                : otherwise.read(text);
    }

    private static Node single(Node names) {
        return names instanceof ListNode(_, _, List<Node> items) && items.size() == 1
                ? items.getFirst()
                : names;
    }

    private static Node number(String text) {
        if (WHOLE.matcher(text).matches()) {
            return new WholeNode(0, trimmed(text));
        }
        return DECIMAL.matcher(text).matches() ? new DecimalNode(0, text) : new TextNode(0, text);
    }

    /// Without zeros before it.
    private static String trimmed(String digits) {
        String sign = digits.startsWith("-") ? "-" : "";
        return sign + digits.substring(sign.length()).replaceFirst("^0+(?=[0-9])", "");
    }
}
