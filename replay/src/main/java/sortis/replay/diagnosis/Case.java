package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.ActsAt;
import sortis.entry.GameEntry;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Where;
import sortis.finding.Finding;
import sortis.finding.Subject;
import sortis.replay.diagnosis.Correction.Inserted;
import sortis.value.AgentName;
import sortis.value.Square;
import sortis.value.Turn;
import sortis.world.World;

/// A finding to be explained, with the log around it.
///
/// @param index of the line that it is about
record Case(Course course, int index, Finding finding) {
    static Case of(Course course, Finding finding) {
        int index =
                finding.origin()
                        .map(origin -> (int) origin.where().number().number() - 1)
                        .getOrElse(0);
        return new Case(course, index, finding);
    }

    /// This one and some errors that come after it.
    Seq<Case> andNext() {
        return course.findings()
                .drop(course.found(index))
                .filter(next -> next.isError() && next.id().compareTo(finding.id()) >= 0)
                .take(5)
                .map(next -> of(course, next));
    }

    String code() {
        return finding.code().text();
    }

    /// The world on its turn, before the entry.
    World world() {
        return course.world(index);
    }

    Option<Entry> entry() {
        return course.entry(index);
    }

    Option<GameEntry> content() {
        return entry().map(Entry::content);
    }

    Option<AgentName> agent() {
        return content().flatMap(GameEntry::namedAgent);
    }

    /// Where the agent is really.
    Option<Square> whereabouts() {
        return agent().flatMap(world()::whereIs);
    }

    /// The square that the finding is about, or else that of the entry.
    Option<Square> square() {
        return switch (finding.evidence().subject()) {
            case Subject.OnSquare(var at) -> Option.of(at);
            case Subject.OfResource(var at, _) -> at.orElse(this::whereabouts);
            case Subject.Whole _, Subject.OnAxis _, Subject.InSequence _ ->
                    content()
                            .filter(ActsAt.class::isInstance)
                            .map(ActsAt.class::cast)
                            .map(ActsAt::at);
        };
    }

    /// The turn on which an entry is taken.
    Option<Turn> turn(int at) {
        return course.entry(at).map(course.transcript()::turnOf);
    }

    Turn turn() {
        return turn(index).getOrElse(() -> course.before(index).world().turn());
    }

    /// The entries before it that fulfil something, the nearest first.
    Seq<Integer> before(java.util.function.Predicate<GameEntry> isSo) {
        return Vector.rangeBy(index - 1, -1, -1)
                .filter(at -> course.entry(at).exists(entry -> isSo.test(entry.content())));
    }

    /// The entries of an agent before it, the nearest first.
    Seq<Integer> earlierOf(AgentName name) {
        return before(content -> content.namedAgent().contains(name));
    }

    /// Before the line of that index an entry more, on the turn of the one there before.
    Inserted inserted(int at, Turn turn, GameEntry content) {
        Where next = course.lines().get(Math.min(at, course.lines().size() - 1)).where();
        Where where = new Where(next.number(), next.line(), Option.none(), "");
        return new Inserted(at, new Entry(where, turn, Option.none(), Option.none(), content));
    }
}
