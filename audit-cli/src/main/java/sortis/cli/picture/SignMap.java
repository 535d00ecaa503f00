package sortis.cli.picture;

import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import sortis.cli.report.MapText.Window;
import sortis.value.Square;
import sortis.world.Structure;

/// A part of a map in signs that can be told without any colour: ground, works with their levels
/// where there is room, and agents.
///
/// @param columns that a square takes, 1 … 4
/// @param marked squares that stand out
public record SignMap(
        Chart chart,
        Window window,
        Coordinates coordinates,
        int columns,
        SortedSet<Square> marked) {
    /// What stands for a level that takes more columns than there are.
    private static final String HIGH = "+";

    private static final String AGENT = "@";

    /// Without marks.
    public SignMap(Chart chart, Window window, Coordinates coordinates, int columns) {
        this(chart, window, coordinates, columns, TreeSet.empty());
    }

    /// The rows of the map with their numbers, below a line of column numbers.
    public Seq<Strip> lines() {
        Ruler ruler = new Ruler(coordinates, columns);
        return window.rows().map(row -> row(ruler, row)).prepend(ruler.above(window));
    }

    private Strip row(Ruler ruler, Seq<Square> row) {
        return Strip.joined(row.map(this::cell).prepend(ruler.beside(row)));
    }

    private Strip cell(Square square) {
        Strip shown = shown(square);
        return marked.contains(square) ? shown.with(Paint.Stress.REVERSED) : shown;
    }

    private Strip shown(Square square) {
        return chart.structure(square)
                .map(structure -> works(structure, chart.figures(square)))
                .getOrElse(() -> open(chart.ground(square), chart.figures(square)));
    }

    private Strip open(Ground ground, Vector<Figure> figures) {
        return figures.headOption()
                .map(first -> Strip.of(padded(agent(first, columns)), Works.agentPaint()))
                .getOrElse(() -> Strip.of(padded(ground.sign()), ground.paint()));
    }

    private String padded(String text) {
        return text + " ".repeat(columns - text.length());
    }

    /// Works, with the agent that stands there, which is all that is seen in one column.
    private Strip works(Structure structure, Vector<Figure> figures) {
        int most = columns == 4 ? 2 : 1;
        String agent = figures.headOption().map(first -> agent(first, most)).getOrElse("");
        int room = columns - agent.length();
        String works = works(structure, room);
        return Strip.of(works + " ".repeat(room - works.length()), Works.of(structure).paint())
                .then(agent, Works.agentPaint());
    }

    private static String works(Structure structure, int room) {
        String sign = Works.of(structure).sign();
        String whole = sign + structure.level();
        return room == 0 ? "" : room == 1 ? sign : whole.length() > room ? sign + HIGH : whole;
    }

    /// The agent, with its label if there is room.
    private static String agent(Figure figure, int room) {
        String whole = AGENT + figure.label();
        return whole.length() > room ? AGENT : whole;
    }

    /// What the signs mean.
    public Seq<Strip> legend() {
        Strip land =
                key(Ground.WATER)
                        .then("   ")
                        .then(key(Ground.FOREST))
                        .then("   ")
                        .then(mountains());
        return chart.isPlayed()
                ? Vector.of(land.then("   ").then(key(Ground.CLEARED)), works())
                : Vector.of(land);
    }

    private static Strip mountains() {
        return key(Ground.ORE_0.sign(), Ground.ORE_0.paint(), "")
                .then("-")
                .then(Ground.ORE_5.sign(), Ground.ORE_5.paint())
                .then(" mountain with ore of that grade");
    }

    private static Strip key(Ground ground) {
        return key(ground.sign(), ground.paint(), ground.word());
    }

    private static Strip key(String sign, Paint paint, String word) {
        return Strip.of(sign, paint).then(word.isEmpty() ? "" : " " + word);
    }

    private Strip works() {
        return Strip.joined(
                        Vector.of(Works.values())
                                .map(kind -> key(kind.sign(), kind.paint(), kind.word() + "   ")))
                .then(key(AGENT, Works.agentPaint(), "agent"));
    }
}
