package sortis.cli;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Locale;

/// Goes once through what is often done, without saying anything, so that Java can note which
/// classes a start needs: `java -XX:AOTCacheOutput=FILE -cp sortis.jar sortis.cli.Rehearsal GAMES
/// [brief]`, with `brief` only through what needs few of them.
public final class Rehearsal {
    private static final Seq<Seq<String>> BRIEF =
            Vector.of(Vector.of("lfsr", "01"), Vector.of("--help"), Vector.of("--version"));

    private Rehearsal() {}

    /// Goes through the commands.
    ///
    /// @param arguments the folder with the games to do it with, then perhaps `brief`
    public static void main(String[] arguments) {
        Locale.setDefault(Locale.ROOT);
        String games = arguments[0];
        boolean isBrief = arguments.length > 1;
        for (Seq<String> command : isBrief ? BRIEF : commands(games)) {
            int _ = Sortis.run(silent(), command.toJavaArray(String[]::new));
        }
    }

    private static Console silent() {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        return new Console(nowhere, nowhere, false);
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
                Vector.of("replay", clean, "--turn", "1000000000000"),
                Vector.of("replay", "--format", "json", clean),
                Vector.of("diff", rivals + "a.jsonl", rivals + "b.jsonl"),
                Vector.of("context", faulty, "16"),
                Vector.of("explain", "build-cost"),
                Vector.of("lfsr", "01"),
                Vector.of("map", "01", "5A", "--at", "8,0"),
                Vector.of("audit", "--help"));
    }
}
