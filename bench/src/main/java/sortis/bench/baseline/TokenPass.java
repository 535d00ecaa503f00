package sortis.bench.baseline;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/// Reads every JSON token of a file and does nothing with it: the least that reading a log takes.
public final class TokenPass {
    private TokenPass() {}

    public static void main(String[] arguments) throws IOException {
        try (InputStream in = Files.newInputStream(Path.of(arguments[0]))) {
            System.out.println(tokens(in) + " tokens");
        }
    }

    private static long tokens(InputStream in) {
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), in)) {
            long tokens = 0;
            while (parser.nextToken() != null) {
                tokens++;
            }
            return tokens;
        }
    }
}
