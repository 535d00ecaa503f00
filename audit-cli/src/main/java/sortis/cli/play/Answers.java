package sortis.cli.play;

import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.cli.report.AuditText;
import sortis.cli.report.AuditText.Folding;
import sortis.cli.report.Audited;
import sortis.cli.report.PlayText;
import sortis.cli.report.Style;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogLine.Entry;
import sortis.entry.NamesAgent;
import sortis.finding.Finding;
import sortis.replay.audit.AuditReport;
import sortis.replay.audit.StockTrails;
import sortis.time.Unforeseeable;
import sortis.value.AgentName;
import sortis.value.Square;
import sortis.world.Agent;
import sortis.world.World;

/// What a session says.
final class Answers {
    private static final Vector<String> HELP =
            Vector.of(
                    "Type the lines of the notebook, such as",
                    "  A clear 12,7 +1w            A workshop 0 12,7 -1o0     A take 12,7 1o0",
                    "  A move 12,7 > 10,7 arrives 2   A operate 10,7          A rest",
                    "  @5   (the turn)   [p3]   (the page)   @2 > 140 +138o0   (a skip)",
                    "All of them: docs/notation.md. A line that is wrong is not taken down; a",
                    "line that ends in ! is, whatever it says, and so does",
                    "  force         take down the line that was refused last",
                    "  undo          take back the last line",
                    "  state         the whole state        stock    all piles and loads",
                    "  where A       where an agent is      map      the land; map 30,12",
                    "  turn          turn and page          save F   keep the game in a file",
                    "  quit          leave; every line taken down is in the file",
                    "The Tab key completes words, names and squares.");

    private static final Vector<String> BEGINNING =
            Vector.of(
                    "A new game: type its first lines, such as",
                    "  sortis \"First empire\" by Ada",
                    "  seeds 01 5A",
                    "  start 12,7");

    private final Style style;
    private final PlayText text;

    Answers(Style style) {
        this.style = style;
        this.text = new PlayText(style);
    }

    static String prompt(Context now) {
        String page = now.page().map(name -> " [" + Style.harmless(name) + "]").getOrElse("");
        return "@" + now.turn() + page + "> ";
    }

    /// What a person sees first.
    Seq<String> greeting(Shelf shelf, Game game) {
        return (game.hasBegun() ? goingOn(shelf, game) : BEGINNING)
                .append("help says what can be typed; Tab completes; quit leaves.");
    }

    private Seq<String> goingOn(Shelf shelf, Game game) {
        return remark(
                        shelf.path()
                                + ": entry "
                                + game.transcript().lines().size()
                                + ", turn "
                                + game.turn()
                                + "; errors so far: "
                                + game.findings().count(Finding::isError))
                .appendAll(
                        last(game)
                                .flatMap(game.world().agents()::named)
                                .map(agent -> around(game, agent))
                                .getOrElse(Vector.empty()));
    }

    Seq<String> remark(String words) {
        return text.remark(words);
    }

    /// The answer to a question.
    Seq<String> to(Order order, State state) {
        World world = state.game().world();
        if (!state.game().hasBegun() && order.kind() != Order.Kind.HELP) {
            return remark("The game has not begun: " + missing(new Heading(state.head())) + ".");
        }
        return switch (order.kind()) {
            case STATE -> text.state(world);
            case STOCK -> text.stock(world);
            case TURN -> context(state.typed());
            case MAP -> text.map(world, centre(order.rest(), state));
            case WHERE -> where(order.rest(), world);
            default -> HELP;
        };
    }

    private Seq<String> where(String name, World world) {
        if (name.isEmpty()) {
            return world.agents().inOrder().flatMap(agent -> text.where(world, agent));
        }
        String plain = name.replaceAll("^\"(.+)\"$", "$1");
        return world.agents()
                .inOrder()
                .find(agent -> agent.name().text().equals(plain))
                .map(agent -> text.where(world, agent))
                .getOrElse(() -> remark("There is no agent " + plain + "."));
    }

    private static Square centre(String written, State state) {
        World world = state.game().world();
        Vector<Integer> numbers =
                Vector.of(written.split("[\\s,]+", -1))
                        .filter(number -> !number.isEmpty())
                        .map(number -> (int) Math.min(Square.LAST, Long.parseLong(number)));
        return numbers.size() == 2
                ? new Square(numbers.get(0), numbers.get(1))
                : last(state.game())
                        .flatMap(world.agents()::named)
                        .orElse(() -> world.agents().inOrder().headOption())
                        .map(agent -> agent.plan().at(world.turn()))
                        .getOrElse(new Square(0, 0));
    }

    /// The agent that acted last.
    private static Option<AgentName> last(Game game) {
        return game.transcript().taken().reverse().flatMap(Answers::acting).headOption();
    }

    private static Option<AgentName> acting(Entry entry) {
        return entry.content() instanceof NamesAgent named
                ? Option.some(named.agent())
                : Option.none();
    }

    Seq<String> context(Context now) {
        return remark(
                "turn " + now.turn() + now.page().map(page -> ", page " + page).getOrElse(""));
    }

    /// What is still to come before a game can begin.
    String missing(Heading heading) {
        return heading.isComplete()
                ? "its first entry is still to come"
                : "its first lines are still to come: " + heading.missing().mkString(" and ");
    }

    /// After a line of those that start a game.
    Seq<String> heading(Shelf shelf, Heading heading, Game filled) {
        if (!heading.isComplete()) {
            return remark("noted; still to come: " + heading.missing().mkString(" and "));
        }
        return findings(shelf, filled, filled.findings())
                .appendAll(
                        filled.world()
                                .agents()
                                .inOrder()
                                .headOption()
                                .map(agent -> around(filled, agent))
                                .getOrElse(Vector.empty()))
                .appendAll(remark("The game can begin: type its first entry, or more such lines."));
    }

    /// An entry that was taken down, and what follows.
    Seq<String> entry(Game game, Entry entry, Seq<String> findings) {
        return text.entry(entry, game.world())
                .appendAll(findings)
                .appendAll(
                        acting(entry)
                                .flatMap(game.world().agents()::named)
                                .map(agent -> around(game, agent))
                                .getOrElse(() -> foreseen(game.world(), entry)));
    }

    private Seq<String> foreseen(World world, Entry entry) {
        return entry.content() instanceof TurnsSkipped(var to, _)
                ? text.foreseen(world, to)
                : Vector.empty();
    }

    private Seq<String> around(Game game, Agent agent) {
        return text.surroundings(game.world(), agent, Prospects.of(game, agent.name()));
    }

    /// The errors of a game that cannot begin.
    Vector<String> errors(Shelf shelf, Game game) {
        return findings(shelf, game, game.findings().filter(Finding::isError));
    }

    /// Findings as an audit shows them.
    Vector<String> findings(Shelf shelf, Game game, Vector<Finding> findings) {
        AuditReport whole = game.report();
        Audited audited =
                new Audited(
                        shelf.path(),
                        shelf.path(),
                        game.transcript(),
                        whole,
                        new AuditReport(whole.entries(), findings),
                        Vector.empty(),
                        findings.isEmpty()
                                ? HashMap.empty()
                                : StockTrails.of(game.transcript(), whole));
        return findings.isEmpty()
                ? Vector.empty()
                : new AuditText(style, Folding.UNFOLDED).findings(audited).toVector();
    }

    String unforeseeable(Unforeseeable routes) {
        return "the routes of "
                + routes.agents().mkString(", ")
                + " take too long to come round together";
    }
}
