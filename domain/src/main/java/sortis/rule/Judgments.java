package sortis.rule;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.entry.LogLine;
import sortis.finding.Evidence;

/// Which entries a rule governs, and its law for each kind of them.
public final class Judgments {
    private final Seq<Judgment<?>> all;

    private Judgments(Seq<Judgment<?>> all) {
        this.all = all;
    }

    private record Judgment<E>(Class<E> governed, Law<E> law) {
        boolean governs(Object content) {
            return governed.isInstance(content);
        }

        Seq<Evidence> judge(Scene scene, Object content) {
            return law.judge(scene, governed.cast(content));
        }
    }

    /// Judges entries of that kind, or lines of that kind.
    public static <E> Judgments of(Class<E> governed, Law<E> law) {
        return new Judgments(Vector.of(new Judgment<>(governed, law)));
    }

    /// Judges entries of that kind too.
    public <E> Judgments and(Class<E> governed, Law<E> law) {
        return new Judgments(all.append(new Judgment<>(governed, law)));
    }

    boolean governs(LogLine line) {
        return all.exists(judgment -> judgment.governs(line) || judgment.governs(content(line)));
    }

    /// Whether it judges lines as such, which needs no game.
    public boolean isOfLines() {
        return all.forAll(judgment -> LogLine.class.isAssignableFrom(judgment.governed()));
    }

    Seq<Evidence> judge(Scene scene) {
        Seq<Evidence> found = Vector.empty();
        for (Judgment<?> judgment : all) {
            Seq<Evidence> more = judge(judgment, scene);
            found = found.isEmpty() ? more : found.appendAll(more);
        }
        return found;
    }

    private static Seq<Evidence> judge(Judgment<?> judgment, Scene scene) {
        Object content = judgment.governs(scene.line()) ? scene.line() : content(scene.line());
        return judgment.governs(content) ? judgment.judge(scene, content) : Vector.empty();
    }

    private static Object content(LogLine line) {
        return line instanceof LogLine.Entry entry ? entry.content() : line;
    }
}
