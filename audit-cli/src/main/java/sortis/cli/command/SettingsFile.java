package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import sortis.cli.Trouble;
import sortis.cli.report.Nearest;

/// A `.sortis.toml` being read: `select` and `ignore`, each a list of codes. Loaded only where
/// there is one, since reading TOML takes its time.
final class SettingsFile {
    private static final Seq<String> KEYS = Vector.of("select", "ignore");

    private final Path file;
    private final TomlParseResult content;

    private SettingsFile(Path file, TomlParseResult content) {
        this.file = file;
        this.content = content;
    }

    static Selection read(Path file) {
        try {
            SettingsFile settings = new SettingsFile(file, Toml.parse(file));
            settings.check();
            return new Selection(settings.patterns("select"), settings.patterns("ignore"));
        } catch (IOException failure) {
            throw new Trouble("cannot read " + file + ": " + failure.getMessage());
        }
    }

    private void check() {
        for (TomlParseError error : content.errors()) {
            throw wrong(error.position(), error.getMessage() + "; " + example("ignore"));
        }
        for (String key : content.keySet()) {
            if (!KEYS.contains(key)) {
                throw wrong(position(key), unknown(key));
            }
        }
    }

    private static String unknown(String key) {
        String hint = Nearest.hint(key, KEYS, "did you mean ");
        return "the key "
                + key
                + " is not known"
                + (hint.isEmpty() ? "; known are select and ignore" : hint);
    }

    private static String example(String key) {
        return "write it so: " + key + " = [\"build-cost\"]";
    }

    private Option<Seq<CodePattern>> patterns(String key) {
        @Nullable Object value = content.get(Vector.of(key).asJava());
        return value == null ? Option.none() : Option.of(patterns(key, value));
    }

    private Seq<CodePattern> patterns(String key, Object value) {
        if (value instanceof TomlArray list) {
            return Stream.range(0, list.size()).map(index -> pattern(list, index)).toVector();
        }
        throw wrong(position(key), key + " is a list of codes; " + example(key));
    }

    private CodePattern pattern(TomlArray list, int index) {
        @Nullable TomlPosition position = list.inputPositionOf(index);
        if (list.get(index) instanceof String code) {
            return CodePattern.named(code, at(position));
        }
        throw wrong(position, "a code is a text; " + example("ignore"));
    }

    private Trouble wrong(@Nullable TomlPosition position, String why) {
        return new Trouble(at(position) + ": " + why);
    }

    private String at(@Nullable TomlPosition position) {
        return position == null
                ? file.toString()
                : file + ":" + position.line() + ":" + position.column();
    }

    private @Nullable TomlPosition position(String key) {
        return content.inputPositionOf(Vector.of(key).asJava());
    }
}
