package sortis.bench.game;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/// Writes logs into files: `ENTRIES FILE [SEED [ROUTES]]`, or, with `GAMES` after that, a folder of
/// so many games, each with the next seed.
public final class Generate {
    private static final int ROUTES = 2;

    private Generate() {}

    public static void main(String[] arguments) throws IOException {
        long entries = Long.parseLong(arguments[0]);
        Path path = Path.of(arguments[1]);
        long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : 1;
        int routes = arguments.length > 3 ? Integer.parseInt(arguments[3]) : ROUTES;
        if (arguments.length > 4) {
            season(path, entries, seed, routes, Integer.parseInt(arguments[4]));
        } else {
            game(path, entries, seed, routes);
        }
    }

    private static void season(Path folder, long entries, long seed, int routes, int games)
            throws IOException {
        Path _ = Files.createDirectories(folder);
        for (int game = 0; game < games; game++) {
            Path file = folder.resolve("game-%05d.jsonl".formatted(game + 1));
            game(file, entries, seed + game, routes);
        }
    }

    private static void game(Path file, long entries, long seed, int routes) throws IOException {
        try (Writer out = Files.newBufferedWriter(file)) {
            Game.write(out, seed, entries, routes);
        }
    }
}
