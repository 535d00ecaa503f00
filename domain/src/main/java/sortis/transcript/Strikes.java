package sortis.transcript;

import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogLine;
import sortis.value.EntryNumber;

/// Which entries count as never written, and which strikes are good (rulebook §8, `strike-entry`).
///
/// @param struck the numbers of the entries crossed out
/// @param good the numbers of the strikes that cross something out
/// @param strikes the numbers of all strikes
public record Strikes(Set<EntryNumber> struck, Set<EntryNumber> good, Set<EntryNumber> strikes) {
    /// Nothing is struck.
    public static final Strikes NONE =
            new Strikes(HashSet.empty(), HashSet.empty(), HashSet.empty());

    public static Strikes of(Seq<LogLine> lines) {
        Strikes strikes = NONE;
        for (LogLine line : lines) {
            strikes = strikes.after(line);
        }
        return strikes;
    }

    private Strikes after(LogLine line) {
        return line instanceof LogLine.Entry entry
                        && entry.content() instanceof EntryStruck(var number, _)
                ? striking(line.number(), number)
                : this;
    }

    private Strikes striking(EntryNumber strike, EntryNumber target) {
        return canStrike(strike, target)
                ? new Strikes(struck.add(target), good.add(strike), strikes.add(strike))
                : new Strikes(struck, good, strikes.add(strike));
    }

    /// Good is a strike of an earlier entry that is not struck already, no strike, and not entry 1.
    private boolean canStrike(EntryNumber strike, EntryNumber target) {
        boolean isEarlier = EntryNumber.FIRST.compareTo(target) < 0 && target.compareTo(strike) < 0;
        return isEarlier && !struck.contains(target) && !strikes.contains(target);
    }

    public boolean isStruck(LogLine line) {
        return !struck.isEmpty() && struck.contains(line.number());
    }

    /// Whether that entry is a strike itself.
    public boolean isStrike(EntryNumber number) {
        return strikes.contains(number);
    }

    /// Whether the strike with that number crosses something out.
    public boolean isGood(EntryNumber strike) {
        return good.contains(strike);
    }
}
