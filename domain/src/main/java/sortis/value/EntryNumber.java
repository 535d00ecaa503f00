package sortis.value;

/// The number of an entry, counted from 1 over all entries of a log, unreadable and struck ones too
/// (rulebook §7). A log may claim any number 0 … 10^12.
public record EntryNumber(long number) implements Comparable<EntryNumber> {
    public static final EntryNumber FIRST = new EntryNumber(1);

    public EntryNumber {
        if (number < 0) {
            throw new IllegalArgumentException("no such entry number: " + number);
        }
    }

    public EntryNumber plus(long entries) {
        return new EntryNumber(number + entries);
    }

    public long since(EntryNumber earlier) {
        return number - earlier.number;
    }

    @Override
    public int compareTo(EntryNumber other) {
        return Long.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Long.toString(number);
    }
}
