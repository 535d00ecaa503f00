package sortis.cli;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;

/// Goes through what is often done, from end to end and with all that is said, so that Java can
/// note which classes a start needs, since each that its notes miss takes long: `java
/// -XX:AOTCacheOutput=FILE -cp sortis.jar sortis.cli.Rehearsal GAMES [brief|long]`.
///
/// With `brief` it goes only through what needs few of them; with `long` through a longer game so
/// often that Java also learns which of its code is worth compiling at once.
public final class Rehearsal {
    private static final Seq<Seq<String>> BRIEF =
            Vector.of(
                    Vector.of("lfsr", "01"),
                    Vector.of("--help"),
                    Vector.of("--version"),
                    Vector.of("audit", "--help"));

    /// How often the longer game: five thousand entries in all.
    private static final int TIMES = 5;

    private Rehearsal() {}

    /// What is rehearsed.
    private enum Kind {
        /// What needs few classes.
        BRIEF,
        USUAL,
        /// A longer game too, so often that Java learns which code is worth compiling at once.
        LONG
    }

    /// Goes through the commands.
    ///
    /// @param arguments `brief`, `usual` or `long`, and the folder with the games to do it with
    public static void main(String[] arguments) {
        String games = arguments[1];
        Seq<Seq<String>> rehearsed =
                switch (Kind.valueOf(arguments[0].toUpperCase(Locale.ROOT))) {
                    case BRIEF -> BRIEF;
                    case USUAL -> commands(games);
                    case LONG -> commands(games).appendAll(again(games));
                };
        for (Seq<String> command : rehearsed) {
            int _ = Sortis.ended(command.toJavaArray(String[]::new));
        }
    }

    private static Seq<Seq<String>> again(String games) {
        Seq<String> longer = Vector.of("audit", games + "/colony/game.jsonl");
        return Vector.fill(TIMES, () -> longer).append(Vector.of("audit", games));
    }

    private static Seq<Seq<String>> commands(String games) {
        String clean = games + "/first-empire/game.jsonl";
        String faulty = games + "/slips/game.jsonl";
        String rivals = games + "/two-rivals/";
        return Vector.of(
                Vector.of("audit", clean),
                Vector.of("audit", faulty),
                Vector.of("audit", "--format", "json", faulty),
                Vector.of("audit", games + "/long-haul/game.jsonl"),
                Vector.of("audit", games + "/notebook/game.sortis"),
                Vector.of("diagnose", faulty),
                Vector.of("replay", clean),
                Vector.of("replay", clean, "--turn", "1000000000000"),
                Vector.of("replay", "--format", "json", clean),
                Vector.of("diff", rivals + "a.jsonl", rivals + "b.jsonl"),
                Vector.of("context", faulty, "16"),
                Vector.of("explain", "build-cost"),
                Vector.of("map", "01", "5A", "--at", "8,0"));
    }
}
