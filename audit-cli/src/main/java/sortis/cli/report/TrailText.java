package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.AuditText.Folding;
import sortis.replay.audit.StockTrail;
import sortis.replay.audit.StockTrail.Mover;
import sortis.replay.audit.StockTrail.Row;
import sortis.value.Amount;
import sortis.value.Turn;

/// What moved since a resource was last counted rightly, as a table of at most 80 columns.
final class TrailText {
    /// How many rows are shown unless all are asked for.
    private static final int ROWS = 12;

    private static final int WIDTH = 76;
    private static final int WHEN = 24;
    private static final int GAP = 2;

    private final Seq<Row> rows;
    private final Seq<Amount> running;
    private final Signs signs;
    private final int changes;
    private final int sums;

    private TrailText(Amount start, Seq<Row> rows, Signs signs) {
        this.rows = rows;
        this.running = rows.map(Row::change).scanLeft(start, Amount::plus).drop(1);
        this.signs = signs;
        this.changes = width(rows.map(row -> signed(row.change())));
        this.sums = width(running.map(Amount::toString));
    }

    private static int width(Seq<String> texts) {
        return texts.map(String::length).max().getOrElse(0) + GAP;
    }

    static Seq<String> lines(StockTrail trail, Folding folding, Signs signs) {
        int most = folding == Folding.UNFOLDED ? Integer.MAX_VALUE : ROWS;
        Seq<Row> shown = trail.rows().take(most);
        int more = trail.rows().size() - shown.size();
        Vector<String> table =
                Vector.of(title(trail))
                        .appendAll(new TrailText(trail.start().amount(), shown, signs).table());
        return more == 0 ? table : table.append("  and " + more + " more (--all shows them)");
    }

    private static String title(StockTrail trail) {
        String since = since(trail.start());
        return trail.rows().isEmpty() ? "nothing moved " + since : "what moved " + since + ":";
    }

    private static String since(StockTrail.Start start) {
        String turn = " (turn " + start.turn() + "), which ";
        return start.count()
                .map(count ->
                        "since line "
                                + count.where().line()
                                + turn
                                + "counted "
                                + start.amount()
                                + " rightly")
                .getOrElse("since the start" + turn + "gave " + start.amount());
    }

    private Seq<String> table() {
        int what = WIDTH - GAP - WHEN - changes - sums;
        return rows.zipWith(
                running,
                (row, sum) ->
                        " ".repeat(GAP)
                                + Columns.left(when(row.mover()), WHEN)
                                + Columns.left(signs.of(what(row.mover())), what)
                                + Columns.right(signed(row.change()), changes)
                                + Columns.right(sum.toString(), sums));
    }

    private static String when(Mover mover) {
        return switch (mover) {
            case Mover.Deed(var entry, var turn) ->
                    "line " + entry.where().line() + ", turn " + turn;
            case Mover.Mine(_, var from, var to) -> turns(from, to);
            case Mover.Output(var from, var to) -> turns(from, to);
            case Mover.Routes(var from, var to) -> turns(from, to);
        };
    }

    private static String turns(Turn from, Turn to) {
        return "turns " + from + " to " + to;
    }

    private static String what(Mover mover) {
        return switch (mover) {
            case Mover.Deed(var entry, _) -> EntryPhrase.of(entry.content());
            case Mover.Mine(var at, _, _) -> "extractor on " + Words.of(at);
            case Mover.Output _ -> "output of smelters";
            case Mover.Routes _ -> "agents on routes";
        };
    }

    private static String signed(Amount change) {
        return (change.isPositive() ? "+" : "") + change;
    }
}
