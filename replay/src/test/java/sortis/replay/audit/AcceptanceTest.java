package sortis.replay.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static sortis.testing.Entries.cleared;
import static sortis.testing.Entries.counted;
import static sortis.testing.Entries.struck;
import static sortis.testing.GameDraft.aGame;
import static sortis.testing.Given.given;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.finding.Severity;
import sortis.replay.Transcript;
import sortis.testing.Line;

/// What a note accepts is found, but not counted.
class AcceptanceTest {
    /// A clearing that claims too much, so that the count after it follows.
    private static final Line CLEARED = cleared("5,14").yielding(2);

    private static Line noting(Line line, String note) {
        return (where, last) ->
                line.standing(where, last) instanceof Entry entry
                        ? new Entry(
                                where, entry.turn(), entry.seq(), Option.of(note), entry.content())
                        : line.standing(where, last);
    }

    private static Transcript log(Line... lines) {
        return Transcript.of(given(aGame()).having(lines).log());
    }

    private static Seq<Severity> severities(Line... lines) {
        return Auditor.STRICT.audit(log(lines)).findings().map(Finding::severity);
    }

    private static Seq<String> idle(Line... lines) {
        Transcript log = log(lines);
        return Acceptances.in(log)
                .idle(Auditor.STRICT.audit(log))
                .map(acceptance -> acceptance.where().number() + " " + acceptance.code());
    }

    @Test
    void withoutANoteItIsAnError() {
        assertThat(severities(CLEARED)).containsExactly(Severity.ERROR);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sortis: accept clear-yield",
                "Sortis:accept  CLEAR-YIELD",
                "both saw it. sortis: accept clear-yield; agreed on 3 May",
                "sortis: accept build-cost , clear-yield we let both stand",
                "sortis: accept position, clear-yield",
                "sortis: accept map-value sortis: accept clear-yield"
            })
    void aNoteAccepts(String note) {
        assertThat(severities(noting(CLEARED, note))).containsExactly(Severity.ACCEPTED);
        assertThat(Auditor.STRICT.audit(log(noting(CLEARED, note))).isClean()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sortis: accept clear-terrain",
                "accept clear-yield",
                "sortis: accept",
                "sortis: accepts clear-yield",
                "sortis: accept map-value, as agreed, clear-yield"
            })
    void otherNotesDoNot(String note) {
        assertThat(severities(noting(CLEARED, note))).containsExactly(Severity.ERROR);
    }

    @Test
    void whatFollowsFromItStillFollows() {
        assertThat(
                        severities(
                                noting(CLEARED, "sortis: accept clear-yield"),
                                counted().of("wood", 2)))
                .containsExactly(Severity.ACCEPTED, Severity.FOLLOW_ON);
    }

    @Test
    void aFollowOnStaysOne() {
        assertThat(
                        severities(
                                CLEARED,
                                noting(counted().of("wood", 2), "sortis: accept stock-count")))
                .containsExactly(Severity.ERROR, Severity.FOLLOW_ON);
        assertThat(idle(CLEARED, noting(counted().of("wood", 2), "sortis: accept stock-count")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "sortis: accept clear-yield, ''",
        "'sortis: accept clear-yield, build-cost', 2 build-cost",
        "sortis: accept clear-yeild, 2 clear-yeild",
        "'sortis: accept clear-yield, clear-yield', ''"
    })
    void whatIsAboutNothingIsNamed(String note, String named) {
        assertThat(idle(noting(CLEARED, note)).mkString(" ")).isEqualTo(named);
    }

    @Test
    void aStruckEntryAcceptsNothing() {
        assertThat(idle(noting(CLEARED, "sortis: accept build-cost"), struck(2))).isEmpty();
    }

    @Test
    void othersKeepTheirNumbersWhenOnlySomeAreAskedFor() {
        AuditReport report =
                Auditor.STRICT.audit(
                        log(CLEARED, counted().of("wood", 2), counted().of("wood", 7)));
        Seq<Finding> counts = report.only(code -> code.text().startsWith("stock")).findings();

        assertThat(counts.map(finding -> finding.id().number())).isEqualTo(Vector.of(2, 3));
        assertThat(counts.flatMap(finding -> finding.evidence().causes()))
                .extracting(cause -> cause.number())
                .contains(1);
    }
}
