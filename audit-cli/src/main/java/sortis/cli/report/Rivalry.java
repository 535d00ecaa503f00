package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.value.Turn;

/// How two games go beside each other.
///
/// @param apart the first turn on which their states differ
/// @param leads who is ahead in what, and when
/// @param onlyA what the one did and the other did not
/// @param onlyB the reverse
public record Rivalry(Option<Turn> apart, Seq<Lead> leads, Seq<Deed> onlyA, Seq<Deed> onlyB) {
    /// What games are measured by.
    public enum Measure {
        WORKSHOP("workshop level"),
        YIELD("yield a turn"),
        AGENTS("agents");

        private final String words;

        Measure(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /// Who is ahead.
    public enum Ahead {
        A,
        B,
        NOBODY
    }

    /// Who is ahead in one thing, stretch by stretch.
    public record Lead(Measure measure, Seq<Stretch> stretches) {}

    /// From a turn on, until the next stretch.
    ///
    /// @param a what the one has at its beginning; none before there is any
    public record Stretch(Turn from, Ahead who, Option<Long> a, Option<Long> b) {}

    /// Something that was done.
    public record Deed(long entry, Turn turn, String words) {}

    /// In words, such as `a from turn 3 (2 against 1)`.
    public static String words(Stretch stretch) {
        String from = " from turn " + stretch.from();
        return switch (stretch.who()) {
            case A -> "a" + from + against(stretch.a(), stretch.b());
            case B -> "b" + from + against(stretch.b(), stretch.a());
            case NOBODY ->
                    "level" + from + stretch.a().map(both -> " (" + both + " each)").getOrElse("");
        };
    }

    private static String against(Option<Long> more, Option<Long> less) {
        return " (" + number(more) + " against " + number(less) + ")";
    }

    private static String number(Option<Long> number) {
        return number.map(Object::toString).getOrElse("none");
    }
}
