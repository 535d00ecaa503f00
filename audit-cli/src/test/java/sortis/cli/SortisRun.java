package sortis.cli;

/// The program run in this process, for tests of other packages.
public record SortisRun(int code, String out, String err) {
    public static SortisRun of(String... arguments) {
        Ran ran = Ran.sortis(arguments);
        return new SortisRun(ran.code(), ran.out(), ran.err());
    }
}
