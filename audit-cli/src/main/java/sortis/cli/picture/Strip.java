package sortis.cli.picture;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.Columns;

/// A line on a terminal: pieces of text, each with its looks.
public record Strip(Vector<Piece> pieces) {
    public static final Strip EMPTY = new Strip(Vector.empty());

    private static final String OFF = "\u001b[0m";

    /// Text of one look; it holds no signs that move a cursor.
    record Piece(String text, Paint paint) {}

    public static Strip of(String text) {
        return of(text, Paint.PLAIN);
    }

    public static Strip of(String text, Paint paint) {
        return EMPTY.then(text, paint);
    }

    /// Strips side by side.
    static Strip joined(Seq<Strip> parts) {
        return new Strip(parts.flatMap(Strip::pieces).toVector());
    }

    public Strip then(String text) {
        return then(text, Paint.PLAIN);
    }

    public Strip then(String text, Paint paint) {
        return text.isEmpty() ? this : new Strip(pieces.append(new Piece(text, paint)));
    }

    public Strip then(Strip other) {
        return new Strip(pieces.appendAll(other.pieces));
    }

    /// How many columns it takes.
    public int width() {
        return pieces.map(piece -> Columns.of(piece.text())).sum().intValue();
    }

    /// Cut, or filled with blanks, to just so many columns.
    public Strip fitted(int columns) {
        Strip cut = cut(columns);
        return cut.then(" ".repeat(columns - cut.width()));
    }

    /// The beginning that fits in so many columns.
    public Strip cut(int columns) {
        Strip cut = EMPTY;
        for (Piece piece : pieces) {
            cut = cut.then(Columns.first(piece.text(), columns - cut.width()), piece.paint());
        }
        return cut;
    }

    /// The same pieces in their colours, all with that stress.
    Strip with(Paint.Stress stress) {
        return new Strip(pieces.map(piece -> new Piece(piece.text(), piece.paint().with(stress))));
    }

    /// What is written to a terminal of that depth. Colours end where the line does.
    public String text(Depth depth) {
        StringBuilder text = new StringBuilder();
        String now = "";
        for (Piece piece : pieces) {
            String next = piece.paint().sequence(depth);
            boolean isNew = !next.equals(now);
            StringBuilder _ = text.append(isNew && !now.isEmpty() ? OFF : "");
            StringBuilder _ = text.append(isNew ? next : "").append(piece.text());
            now = next;
        }
        return text.append(now.isEmpty() ? "" : OFF).toString();
    }
}
