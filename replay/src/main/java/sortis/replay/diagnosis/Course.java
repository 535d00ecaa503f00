package sortis.replay.diagnosis;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.finding.Finding;
import sortis.replay.Transcript;
import sortis.replay.audit.Auditor;
import sortis.replay.audit.Progress;
import sortis.rulebook.RuleBook;
import sortis.value.EntryNumber;
import sortis.world.World;

/// A log with the state of its audit before each line and after the last, so that the audit of a
/// changed log can go on from the change.
record Course(Transcript transcript, Vector<LogLine> lines, Vector<Progress> states) {
    static Course of(Seq<LogLine> lines) {
        Transcript transcript = Transcript.of(lines);
        return new Course(
                        transcript, lines.toVector(), Vector.of(Progress.begun(transcript)))
                .completed();
    }

    private Course completed() {
        Audition audition = audition();
        Progress now = states.get(states.size() - 1);
        java.util.List<Progress> more = new java.util.ArrayList<>();
        for (int index = states.size() - 1; index < lines.size(); index++) {
            now = audition.after(now, index);
            more.addLast(now);
        }
        return new Course(transcript, lines, states.appendAll(more));
    }

    /// The same log with a change.
    Course with(Correction correction) {
        Audition changed = changed(correction);
        int from = changed.from();
        Vector<Progress> kept =
                from == 0
                        ? Vector.of(Progress.begun(changed.transcript()))
                        : states.take(from + 1);
        return new Course(changed.transcript(), changed.lines(), kept).completed();
    }

    /// The lines after a change, ready to be judged from the first place on that may be judged
    /// otherwise.
    Audition changed(Correction correction) {
        Vector<LogLine> after = correction.in(lines);
        if (correction.keepsOrder(lines)) {
            Transcript same =
                    new Transcript(after, transcript.strikes(), transcript.chronology());
            return new Audition(same, after, correction.first());
        }
        Transcript anew = Transcript.of(after);
        return new Audition(anew, after, Math.min(correction.first(), parting(anew)));
    }

    /// The first index at which the other transcript takes an entry otherwise.
    private int parting(Transcript other) {
        var turns = transcript.chronology().moved();
        var others = other.chronology().moved();
        Seq<EntryNumber> moved =
                turns.keySet()
                        .union(others.keySet())
                        .filter(number -> !turns.get(number).equals(others.get(number)))
                        .toVector();
        var struck = transcript.strikes().struck();
        var othersStruck = other.strikes().struck();
        return moved.appendAll(struck.diff(othersStruck))
                .appendAll(othersStruck.diff(struck))
                .min()
                .map(number -> (int) number.number() - 1)
                .getOrElse(Integer.MAX_VALUE);
    }

    Audition audition() {
        return new Audition(transcript, lines, 0);
    }

    /// The state before the line of that index.
    Progress before(int index) {
        return states.get(index);
    }

    /// The world on the turn of that entry, before it.
    World world(int index) {
        World world = before(index).world();
        return entry(index)
                .map(entry -> world.carriedTo(transcript.turnOf(entry)))
                .getOrElse(world);
    }

    Option<Entry> entry(int index) {
        return index >= 0 && index < lines.size() && lines.get(index) instanceof Entry entry
                ? Option.of(entry)
                : Option.none();
    }

    /// Everything that was found, in order.
    Vector<Finding> findings() {
        return states.get(states.size() - 1).findings();
    }

    /// What was found before the line of that index.
    int found(int index) {
        return states.get(Math.min(index, lines.size())).findings().size();
    }

    /// Lines that can be judged one by one from an index on.
    record Audition(Transcript transcript, Vector<LogLine> lines, int from) {
        private static final Auditor AUDITOR = Auditor.STRICT;

        Progress start(Course course) {
            return from == 0 ? Progress.begun(transcript) : course.before(from);
        }

        Progress after(Progress progress, int index) {
            LogLine line = lines.get(index);
            boolean counts =
                    transcript.game().isDefined()
                            ? !transcript.strikes().isStruck(line)
                            : index == 0;
            RuleBook rules = AUDITOR.inForce(transcript);
            return counts ? progress.after(rules, transcript, line) : progress;
        }
    }
}
