package sortis.eventstore.seal;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Iterator;
import sortis.eventstore.seal.Mark.Kind;

/// What can be proved of a log by its seal and by a head that was kept elsewhere.
///
/// @param lines that the log has, blank ones too
/// @param sealed how many of them the seal or the head speaks of
/// @param broken the first thing that is not as it was sealed
/// @param unsealed lines that nobody sealed
/// @param rest links of the lines that the seal does not speak of
/// @param isTailProved whether a head shows that no line was lost at the end
public record Verification(
        long lines,
        long sealed,
        Option<Break> broken,
        Vector<Span> unsealed,
        Vector<Link> rest,
        boolean isTailProved) {
    /// Some lines.
    ///
    /// @param from the first one
    /// @param to the last one
    public record Span(long from, long to) {}

    /// Something that is not as it was sealed.
    ///
    /// @param line the first one concerned; 0 if it cannot be told
    public record Break(Harm harm, long line) {
        /// What it is.
        public enum Harm {
            /// The line is another one.
            CHANGED,
            /// The line and all after it that were sealed are gone.
            MISSING,
            /// The log is fine, but the seal has another link for the line.
            SEAL_DAMAGED,
            /// The log and its seal agree, but not with the head.
            OTHER_HEAD
        }
    }

    /// Whether there is nothing to prove anything by.
    public boolean isImpossible() {
        return sealed == 0 && !isTailProved;
    }

    /// Whether all lines are sealed and as they were then.
    public boolean isProved() {
        return !isImpossible() && broken.isEmpty() && unsealed.isEmpty();
    }

    /// Compares a log with its seal.
    public static Verification of(Iterator<Link> log, Option<Seal> seal, Option<Head> head) {
        Walk walk = new Walk(seal.map(Seal::marks).getOrElse(Vector.empty()), head);
        log.forEachRemaining(walk::pass);
        return new Verification(
                walk.lines,
                Math.max(walk.marks.size(), head.map(Head::lines).getOrElse(0L)),
                walk.broken(),
                walk.unsealed(),
                walk.rest,
                head.isDefined());
    }

    /// A log is gone through once.
    private static final class Walk {
        private final Vector<Mark> marks;
        private final Option<Head> head;
        private long lines;
        private long firstOther;
        private boolean isSealMet;
        private boolean isHeadMet;
        private Vector<Link> rest = Vector.empty();

        Walk(Vector<Mark> marks, Option<Head> head) {
            this.marks = marks;
            this.head = head;
            this.isHeadMet = head.contains(new Head(0, Link.START));
        }

        void pass(Link link) {
            int index = (int) lines;
            lines++;
            if (index < marks.size()) {
                isSealMet = marks.get(index).link().equals(link);
                firstOther = isSealMet || firstOther > 0 ? firstOther : lines;
            } else {
                rest = rest.append(link);
            }
            isHeadMet = isHeadMet || head.contains(new Head(lines, link));
        }

        Option<Break> broken() {
            return Option.when(firstOther > 0, this::different)
                    .orElse(Option.when(lines < marks.size(), () -> missing()))
                    .orElse(head.filter(_ -> !isHeadMet).map(this::otherHead));
        }

        /// Links hold all lines before them: if a later one is right, so are the lines.
        private Break different() {
            boolean isSealRightLater = isSealMet && lines >= marks.size();
            boolean isHeadLater = isHeadMet && head.exists(kept -> kept.lines() >= firstOther);
            boolean isLogRight = isSealRightLater || isHeadLater;
            return new Break(isLogRight ? Break.Harm.SEAL_DAMAGED : Break.Harm.CHANGED, firstOther);
        }

        private Break missing() {
            return new Break(Break.Harm.MISSING, lines + 1);
        }

        private Break otherHead(Head kept) {
            Break other =
                    new Break(marks.isEmpty() ? Break.Harm.CHANGED : Break.Harm.OTHER_HEAD, 0);
            return lines < kept.lines() ? missing() : other;
        }

        Vector<Span> unsealed() {
            long proved = head.filter(_ -> isHeadMet).map(Head::lines).getOrElse(0L);
            long last = Math.max(marks.size(), proved);
            Vector<Span> found =
                    marks.zipWithIndex()
                            .filter(mark -> mark._1.kind() == Kind.FOUND)
                            .map(mark -> new Span(mark._2 + 1L, mark._2 + 1L))
                            .foldLeft(Vector.empty(), Walk::joined);
            return lines > last ? joined(found, new Span(last + 1, lines)) : found;
        }

        private static Vector<Span> joined(Vector<Span> spans, Span next) {
            return spans.lastOption()
                    .filter(last -> last.to() + 1 == next.from())
                    .map(last -> spans.dropRight(1).append(new Span(last.from(), next.to())))
                    .getOrElse(spans.append(next));
        }
    }
}
