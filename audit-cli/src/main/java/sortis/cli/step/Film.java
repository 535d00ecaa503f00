package sortis.cli.step;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import sortis.cli.report.Situation;
import sortis.cli.report.SituationText;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.replay.Moment;
import sortis.replay.Transcript;
import sortis.replay.audit.AuditCourse;
import sortis.value.EntryNumber;
import sortis.value.Turn;
import sortis.world.World;

/// A game with the world around each of its entries, and what an audit says of it.
///
/// @param name of the log
/// @param findings of each entry that has some
/// @param faults the places of the entries that have findings, in order
public record Film(
        String name,
        AuditCourse course,
        Map<EntryNumber, Vector<Finding>> findings,
        Vector<Integer> faults) {
    /// The whole game, audited.
    ///
    /// @param transcript of a log that holds a game
    /// @throws sortis.time.Unforeseeable if routes that work on the same piles take too long to
    ///   come round
    public static Film of(String name, Transcript transcript) {
        AuditCourse course = AuditCourse.of(transcript, () -> false);
        Map<EntryNumber, Vector<Finding>> findings =
                course.report()
                        .findings()
                        .toVector()
                        .filter(finding -> finding.origin().isDefined())
                        .groupBy(finding ->
                                finding.origin()
                                        .map(origin -> origin.where().number())
                                        .getOrElse(EntryNumber.FIRST));
        Vector<Integer> faults =
                course.lines()
                        .zipWithIndex()
                        .filter(each -> findings.containsKey(each._1.number()))
                        .map(each -> each._2);
        return new Film(name, course, findings, faults);
    }

    /// How many entries there are, unreadable and struck ones too; at least one.
    int size() {
        return course.lines().size();
    }

    LogLine line(int index) {
        return course.lines().get(index);
    }

    boolean isStruck(int index) {
        return course.transcript().strikes().isStruck(line(index));
    }

    Seq<Finding> findings(int index) {
        return findings.getOrElse(line(index).number(), Vector.empty());
    }

    /// The turn on which the entry is taken; of one that is not taken, that of the game there.
    Turn turn(int index) {
        return line(index) instanceof Entry entry && !isStruck(index)
                ? course.transcript().turnOf(entry)
                : world(index).turn();
    }

    /// The world right after the entry.
    World world(int index) {
        return course.after(index);
    }

    Situation situation(int index) {
        LogLine line = line(index);
        return line instanceof Entry entry && !isStruck(index)
                ? new Situation.Taken(line, findings(index), turn(index), moment(entry, index))
                : new Situation.Passed(
                        line,
                        findings(index),
                        SituationText.whyPassed(course.transcript(), line),
                        world(index));
    }

    private Moment moment(Entry entry, int index) {
        World after = world(index);
        Option<World> before =
                Option.when(index > 0, () -> world(index - 1).carriedTo(after.turn()));
        return new Moment(entry, before, after);
    }

    /// The next entry after that one in which somebody wrote such a text, from the first one on
    /// again after the last.
    Option<Integer> sought(String text, int index) {
        String wanted = text.toLowerCase(Locale.ROOT);
        return Vector.range(index + 1, size())
                .appendAll(Vector.rangeClosed(0, index))
                .find(place -> written(place).contains(wanted));
    }

    private String written(int index) {
        return line(index).where().text().toLowerCase(Locale.ROOT);
    }

    /// The first entry of that turn or of a later one.
    Option<Integer> from(Turn turn) {
        return Vector.range(0, size()).find(index -> !turn(index).isBefore(turn));
    }
}
