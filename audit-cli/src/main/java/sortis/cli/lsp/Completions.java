package sortis.cli.lsp;

import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.util.function.Function;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.value.Place;
import sortis.value.Square;
import sortis.world.World;

/// What can be written where the cursor is: words of the log's form, agents known so far and
/// squares in play.
final class Completions {
    private static final int MOST_SQUARES = 200;

    private Completions() {}

    static Seq<CompletionItem> at(String uri, Study study, Position place) {
        return switch (form(uri, study, study.text().row(study.text().row(place)))) {
            case JSON_LINES -> JsonCompletion.at(study, place);
            case NOTATION -> NotationCompletion.at(study, place);
        };
    }

    /// A log of which little is written yet is in the form that the file's name says.
    private static Form form(String uri, Study study, String line) {
        boolean isNotebook = study.form() == Form.NOTATION || uri.endsWith(".sortis");
        return isNotebook && Form.of(line) == Form.NOTATION ? Form.NOTATION : Form.JSON_LINES;
    }

    /// The agents before a line, as the log's form spells their names.
    static Seq<Offer> agents(Study study, Position place, Function<String, String> spelling) {
        return world(study, place)
                .toVector()
                .flatMap(world -> world.agents().inOrder())
                .map(agent -> agent.name().text())
                .map(name -> new Offer(name, spelling.apply(name), CompletionItemKind.Variable));
    }

    /// The squares before a line on which something stands, lies or was cleared, or where an agent
    /// is.
    static Seq<Offer> squares(Study study, Position place) {
        TrueValue spelling = TrueValue.in(study);
        return world(study, place)
                .toVector()
                .flatMap(Completions::inPlay)
                .take(MOST_SQUARES)
                .map(spelling::square)
                .map(square -> new Offer(square, square, CompletionItemKind.Value));
    }

    private static Seq<Square> inPlay(World world) {
        return TreeSet.ofAll(world.land().structures().keySet())
                .addAll(world.land().cleared())
                .addAll(world.stock().piles().keySet().toVector().flatMap(Completions::square))
                .addAll(world.agents().inOrder().map(agent -> agent.plan().at(world.turn())))
                .toVector();
    }

    private static Option<Square> square(Place place) {
        return place instanceof Place.OnSquare(var at) ? Option.of(at) : Option.none();
    }

    private static Option<World> world(Study study, Position place) {
        int index = study.before(study.text().row(place));
        return Option.when(
                index >= 0 && study.course().transcript().game().isDefined(),
                () -> study.after(index));
    }

    /// Whether an entry stands before that line which is not the game's start.
    static boolean isUnderWay(Study study, Position place) {
        return study.lines()
                .take(study.before(study.text().row(place)) + 1)
                .exists(line ->
                        line instanceof Entry entry && !(entry.content() instanceof GameStarted));
    }
}
