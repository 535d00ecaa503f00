package sortis.cli.watch;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.BiPredicate;
import sortis.finding.Finding;
import sortis.finding.Severity;

/// What one audit has that the one before had not, and the other way round. A finding stays the
/// same one when lines are put in above it, or when something else on its line is changed.
///
/// @param fresh new ones, and those that now say something else
/// @param mended those that are gone
record Changes(Seq<Finding> fresh, Seq<Finding> mended) {
    /// @param now errors and warnings alone count
    static Changes between(Seq<Finding> before, Seq<Finding> now) {
        Changes all = new Changes(now.filter(Changes::counts), before.filter(Changes::counts));
        return all.without(Changes::isUntouched)
                .without(Changes::isOnLine)
                .withoutMended(Changes::isSaidAnew);
    }

    private static boolean counts(Finding finding) {
        return finding.severity() == Severity.ERROR || finding.severity() == Severity.WARNING;
    }

    private static boolean isUntouched(Finding before, Finding now) {
        return isAlike(before, now) && text(before).equals(text(now));
    }

    private static boolean isOnLine(Finding before, Finding now) {
        return isAlike(before, now) && line(before).equals(line(now));
    }

    private static boolean isAlike(Finding before, Finding now) {
        return before.is(now.code())
                && before.evidence().subject().equals(now.evidence().subject())
                && before.evidence().claimed().equals(now.evidence().claimed())
                && before.evidence().expected().equals(now.evidence().expected());
    }

    /// The same law is broken on the same line, but otherwise: not mended yet.
    private static boolean isSaidAnew(Finding before, Finding now) {
        return before.is(now.code())
                && before.evidence().subject().equals(now.evidence().subject())
                && (line(before).equals(line(now)) || text(before).equals(text(now)));
    }

    private static Option<String> text(Finding finding) {
        return finding.origin().map(origin -> origin.where().text());
    }

    static Option<Long> line(Finding finding) {
        return finding.origin().map(origin -> origin.where().line());
    }

    /// Leaves out pairs that are the same finding, each used once.
    private Changes without(BiPredicate<Finding, Finding> isSame) {
        return fresh.foldLeft(
                new Changes(Vector.empty(), mended),
                (left, now) -> {
                    int same = left.mended.indexWhere(before -> isSame.test(before, now));
                    return same < 0
                            ? new Changes(left.fresh.append(now), left.mended)
                            : new Changes(left.fresh, left.mended.removeAt(same));
                });
    }

    private Changes withoutMended(BiPredicate<Finding, Finding> isSame) {
        return new Changes(
                fresh, mended.reject(before -> fresh.exists(now -> isSame.test(before, now))));
    }
}
