package sortis.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Where;
import sortis.rule.Rule;
import sortis.rulebook.RuleBook;
import sortis.value.EntryNumber;
import sortis.value.Turn;

/// A log up to some entry, with what is wrong in it so far.
///
/// @param slips the entries that break rules, with the codes of these
public record Given(Vector<Line> lines, Vector<Tuple2<Long, String>> slips) {
    /// A log in which nothing is written yet.
    public static final Given NOTHING = new Given(Vector.empty(), Vector.empty());

    /// A log that begins with that line.
    public static Given given(Line first) {
        return new Given(Vector.of(first), Vector.empty());
    }

    /// A log that begins with that line, which breaks these rules.
    public static Given given(Line first, Rule... broken) {
        return NOTHING.slipping(first, broken);
    }

    /// Then these legal entries.
    public Given having(Line... legal) {
        return new Given(lines.appendAll(Vector.of(legal)), slips);
    }

    /// Then an entry that breaks these rules.
    public Given slipping(Line wrong, Rule... broken) {
        long number = lines.size() + 1L;
        return new Given(
                lines.append(wrong),
                slips.appendAll(
                        Vector.of(broken).map(rule -> Tuple.of(number, rule.code().text()))));
    }

    /// Then the entry in question.
    public Verdict when(Line line) {
        return having(line).judging(new EntryNumber(lines.size() + 1L));
    }

    /// That is all, and nothing is wrong but the slips.
    public Verdict then() {
        return judging(new EntryNumber(lines.size() + 1L));
    }

    private Verdict judging(EntryNumber number) {
        Playthrough played = Playthrough.of(RuleBook.COMPLETE, log());
        assertThat(played.findings().filter(found -> !Playthrough.number(found).equals(number)))
                .extracting(
                        found -> Tuple.of(Playthrough.number(found).number(), found.code().text()))
                .containsExactlyElementsOf(slips);
        return new Verdict(played, played.in(number));
    }

    /// The lines in their places.
    public Seq<LogLine> log() {
        return lines.foldLeft(
                Vector.empty(), (log, line) -> log.append(line.standing(next(log), last(log))));
    }

    private static Where next(Vector<LogLine> log) {
        long number = log.size() + 1L;
        return new Where(new EntryNumber(number), number, Option.none(), "");
    }

    private static Turn last(Vector<LogLine> log) {
        return log.flatMap(LogLine::writtenTurn).lastOption().getOrElse(Turn.ZERO);
    }
}
