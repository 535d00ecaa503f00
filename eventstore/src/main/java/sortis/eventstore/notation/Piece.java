package sortis.eventstore.notation;

import io.vavr.control.Validation;
import java.util.List;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.notation.Values.Base;
import sortis.eventstore.notation.Values.Signs;
import sortis.eventstore.shape.Node;

/// Values of entries written in the notation without the rest of their line, for what is filled in
/// field by field.
public enum Piece {
    /// `12,7`
    SQUARE {
        @Override
        Node node(Cursor cursor, Values values) {
            return values.square();
        }
    },
    /// `12,7 > 10,7`
    PATH {
        @Override
        Node node(Cursor cursor, Values values) {
            return values.path();
        }
    },
    /// `3w 2o0`
    GOODS {
        @Override
        Node node(Cursor cursor, Values values) {
            return values.bag(Signs.NONE);
        }
    },
    /// `-2o0`
    PAYMENT {
        @Override
        Node node(Cursor cursor, Values values) {
            return values.bag(Signs.MINUS);
        }
    },
    /// `+3w -1o0`
    GAIN {
        @Override
        Node node(Cursor cursor, Values values) {
            return values.bag(Signs.EITHER);
        }
    },
    /// `01 03 06`
    OCTETS {
        @Override
        Node node(Cursor cursor, Values values) {
            return values.list(values::octet, values::isOctet);
        }
    },
    /// `12,7 > 10,7 load 1o0 > 12,7 drop all`
    STOPS {
        @Override
        Node node(Cursor cursor, Values values) {
            Draft route = new Draft(cursor);
            var _ = new RouteParser(cursor, values).route(route);
            return only(cursor, route);
        }
    },
    /// `01 5A`
    SEEDS {
        @Override
        Node node(Cursor cursor, Values values) {
            return headed(cursor, values, Words.SEEDS);
        }
    },
    /// `A B "C 1"`
    NAMES {
        @Override
        Node node(Cursor cursor, Values values) {
            return headed(cursor, values, Words.AGENTS);
        }
    },
    /// `carry=1 opening=2o0`
    RULINGS {
        @Override
        Node node(Cursor cursor, Values values) {
            return headed(cursor, values, Words.RULINGS);
        }
    };

    /// What the text means, or what is wrong with it first. Comments have no place in it.
    public Validation<Flaw, Node> read(String text) {
        Tokens tokens = Tokens.of(text, 0);
        Cursor cursor = new Cursor(tokens);
        Node node = node(cursor, new Values(cursor, Base.DECIMAL));
        if (tokens.comment() < text.stripTrailing().length()) {
            String rest = text.substring(tokens.comment()).strip();
            cursor.refuse(new Flaw(tokens.comment(), new Fault(Problem.UNEXPECTED, rest, "")));
        }
        return cursor.flawAtEnd().fold(() -> Validation.valid(node), Validation::invalid);
    }

    abstract Node node(Cursor cursor, Values values);

    private static Node headed(Cursor cursor, Values values, String keyword) {
        return only(cursor, new HeadParser(cursor, values).values(keyword, cursor.at()));
    }

    /// The one field of a line; a second one is refused.
    private static Node only(Cursor cursor, Draft draft) {
        List<Node.Member> members = draft.members();
        members.stream()
                .skip(1)
                .findFirst()
                .ifPresent(member ->
                        cursor.refuse(
                                new Flaw(
                                        member.at(),
                                        new Fault(Problem.UNEXPECTED, member.name(), ""))));
        return members.getFirst().value();
    }
}
