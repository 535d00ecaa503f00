package sortis.cli.play;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;
import sortis.entry.LogLine;

/// The lines that start a game, while they are typed.
///
/// @param lines what stands between them, too
record Heading(Vector<String> lines) {
    private static final Vector<String> WORDS =
            Vector.of("sortis", "seeds", "start", "agents", "rulings", "coordinates");

    /// What a game cannot begin without, and what may stand for it while it is not there yet.
    private static final Vector<String> NEEDED = Vector.of("seeds", "start");

    private static final Vector<String> FILLERS = Vector.of("seeds 01 01", "start 0,0");

    static boolean isPart(String text) {
        return WORDS.contains(word(text));
    }

    private static String word(String text) {
        return text.strip().split("[\\s\"#\\[]", 2)[0].toLowerCase(Locale.ROOT);
    }

    private Seq<String> words() {
        return lines.map(Heading::word).filter(WORDS::contains);
    }

    /// What is still to come.
    Vector<String> missing() {
        return NEEDED.reject(words()::contains);
    }

    boolean isBegun() {
        return !words().isEmpty();
    }

    boolean isComplete() {
        return missing().isEmpty();
    }

    /// What is read of it once everything is there.
    Vector<LogLine> filled() {
        Vector<String> fillers = FILLERS.filter(filler -> missing().exists(filler::startsWith));
        return Context.of(lines.appendAll(fillers)).lines();
    }

    Context.Reading reading() {
        return Context.of(lines);
    }
}
