package sortis.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static sortis.testing.Words.square;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.finding.Finding;
import sortis.finding.FindingId;
import sortis.finding.Origin;
import sortis.finding.Severity;
import sortis.finding.Step;
import sortis.finding.Subject;
import sortis.rule.Rule;
import sortis.value.Axis;
import sortis.value.Bag;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.World;

/// One finding in the entry in question.
///
/// @param number which of its findings, from 1 on
public record Found(Verdict verdict, int number) {
    /// Another finding in the entry, counted from 1.
    public Found finding(int other) {
        return new Found(verdict, other);
    }

    public Found at(String xy) {
        Subject subject = evidence().subject();
        Option<Square> at =
                switch (subject) {
                    case Subject.OnSquare(Square on) -> Option.of(on);
                    case Subject.OfResource(Option<Square> on, _) -> on;
                    default -> Option.none();
                };
        assertThat(at).isEqualTo(Option.of(square(xy)));
        return this;
    }

    /// It is about the entry as a whole.
    public Found ofTheWhole() {
        return about(new Subject.Whole());
    }

    /// It is about a resource everywhere, or on the square that [#at] names.
    public Found of(String resource) {
        assertThat(evidence().subject())
                .isInstanceOfSatisfying(
                        Subject.OfResource.class,
                        subject -> assertThat(subject.resource()).hasToString(resource));
        return this;
    }

    /// It is about a resource everywhere.
    public Found ofAll(String resource) {
        return about(new Subject.OfResource(Option.none(), Words.resource(resource)));
    }

    public Found on(Axis axis) {
        return about(new Subject.OnAxis(axis));
    }

    public Found on(Axis axis, int index) {
        return about(new Subject.InSequence(axis, index));
    }

    private Found about(Subject subject) {
        assertThat(evidence().subject()).isEqualTo(subject);
        return this;
    }

    public Found claiming(long claimed) {
        return claimed(Datum.of(claimed));
    }

    public Found claiming(String claimed) {
        return claimed(Datum.word(claimed));
    }

    public Found claiming(Square claimed) {
        return claimed(Datum.of(claimed));
    }

    public Found claiming(Bag claimed) {
        return claimed(Datum.of(claimed));
    }

    private Found claimed(Datum datum) {
        assertThat(evidence().claimed()).isEqualTo(Option.of(datum));
        return this;
    }

    public Found expecting(long expected) {
        return expected(Datum.of(expected));
    }

    public Found expecting(String expected) {
        return expected(Datum.word(expected));
    }

    public Found expecting(Square expected) {
        return expected(Datum.of(expected));
    }

    public Found expecting(Bag expected) {
        return expected(Datum.of(expected));
    }

    private Found expected(Datum datum) {
        assertThat(evidence().expected()).isEqualTo(Option.of(datum));
        return this;
    }

    public Found claimingNothing() {
        assertThat(evidence().claimed()).isEqualTo(Option.none());
        return this;
    }

    public Found expectingNothing() {
        assertThat(evidence().expected()).isEqualTo(Option.none());
        return this;
    }

    /// The working has these steps, in this order; it may have others too.
    public Found showing(Step... steps) {
        assertThat(evidence().working()).containsSubsequence(steps);
        return this;
    }

    /// The working has these steps and no other ones.
    public Found showingOnly(Step... steps) {
        assertThat(evidence().working()).containsExactly(steps);
        return this;
    }

    /// It is a follow-on of findings of exactly these codes, in the order of the findings.
    public Found followingFrom(Rule... rules) {
        Seq<FindingId> causes = evidence().causes().toVector();
        assertThat(finding().severity()).isEqualTo(Severity.FOLLOW_ON);
        assertThat(verdict.played().findings().filter(found -> causes.contains(found.id())))
                .extracting(Finding::code)
                .containsExactlyElementsOf(Vector.of(rules).map(Rule::code));
        return this;
    }

    /// It is a follow-on of the findings with these ids.
    public Found followingFrom(int... ids) {
        assertThat(finding().severity()).isEqualTo(Severity.FOLLOW_ON);
        assertThat(evidence().causes()).extracting(FindingId::number).containsExactly(boxed(ids));
        return this;
    }

    private static Integer[] boxed(int... ids) {
        return Vector.ofAll(ids).toJavaArray(Integer[]::new);
    }

    /// It stands on that turn.
    public Found taken(long turn) {
        assertThat(origin().turn()).isEqualTo(Option.of(new Turn(turn)));
        return this;
    }

    /// It stands on a turn that nobody knows.
    public Found takenNever() {
        assertThat(origin().turn()).isEqualTo(Option.none());
        return this;
    }

    /// It is about that agent.
    public Found agent(String name) {
        assertThat(origin().agent()).isEqualTo(Option.of(Words.agent(name)));
        return this;
    }

    /// It is about no agent.
    public Found ofNoAgent() {
        assertThat(origin().agent()).isEqualTo(Option.none());
        return this;
    }

    private Origin origin() {
        return finding().origin().get();
    }

    public Found isError() {
        assertThat(finding().severity()).isEqualTo(Severity.ERROR);
        return this;
    }

    /// What the world is after the entry.
    public <T> Found leaves(Function<World, T> view, T expected) {
        Verdict _ = verdict.leaves(view, expected);
        return this;
    }

    private Evidence evidence() {
        return finding().evidence();
    }

    private Finding finding() {
        return verdict.findings().get(number - 1);
    }
}
