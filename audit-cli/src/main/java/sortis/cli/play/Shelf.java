package sortis.cli.play;

import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import sortis.cli.Trouble;
import sortis.cli.report.RefusalText;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.eventstore.file.Appended;
import sortis.eventstore.file.LogAppender;
import sortis.eventstore.file.Refusal;
import sortis.eventstore.json.EntryJson;

/// Where the lines of a game are kept.
///
/// @param path of the file, as it was given
/// @param form in which it is written
/// @param appender none while the game is in no file yet
record Shelf(String path, Form form, Option<LogAppender> appender) {
    /// For a game that is in no file.
    static final Shelf NONE = new Shelf("typed", Form.NOTATION, Option.none());

    /// A file that is there. What is read of it afterwards is what lines are added to.
    ///
    /// @throws Trouble if it is no file
    static Shelf of(String path) {
        Path file = file(path);
        if (!Files.exists(file)) {
            throw new Trouble(
                    "there is no file " + path + "; sortis play --new " + path + " begins one");
        }
        if (!Files.isRegularFile(file) || !Files.isWritable(file)) {
            throw new Trouble(path + " is no file that you can write to");
        }
        try {
            return new Shelf(path, formByName(path), Option.some(LogAppender.to(file)));
        } catch (IOException failure) {
            throw new Trouble("cannot open " + path + ": " + failure.getMessage());
        }
    }

    /// A file that will be made with the first entry.
    ///
    /// @throws Trouble if it is there already
    static Shelf creating(String path) {
        Path file = file(path);
        if (Files.exists(file)) {
            throw new Trouble(path + " exists already; sortis play " + path + " goes on with it");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isWritable(folder)) {
            throw new Trouble("there is no folder for " + path + " that you can write to");
        }
        return new Shelf(path, formByName(path), Option.some(LogAppender.creating(file)));
    }

    private static Path file(String path) {
        try {
            return Path.of(path);
        } catch (InvalidPathException impossible) {
            throw new Trouble("no file can have the name " + path + ": " + impossible.getReason());
        }
    }

    private static Form formByName(String path) {
        return path.endsWith(".jsonl") ? Form.JSON_LINES : Form.NOTATION;
    }

    Shelf in(Form told) {
        return new Shelf(path, told, appender);
    }

    boolean isFile() {
        return appender.isDefined();
    }

    /// The lines to be written for what was typed.
    ///
    /// @param typed in the notation
    /// @param entries what it says
    Seq<String> written(Seq<String> typed, Seq<Entry> entries) {
        return switch (form) {
            case NOTATION -> typed;
            case JSON_LINES -> entries.map(EntryJson::write);
        };
    }

    /// Keeps lines for good; what was added to the file, if there is one.
    Either<Refusal, Option<Appended>> keep(Seq<String> lines) {
        return lines.isEmpty()
                ? Either.right(Option.none())
                : appender.<Either<Refusal, Option<Appended>>>map(
                                file -> file.append(lines).map(Option::some))
                        .getOrElse(() -> Either.right(Option.none()));
    }

    /// Takes back what was kept last.
    Either<Refusal, Option<Appended>> takeBack(Option<Appended> last) {
        return appender.flatMap(file -> last.map(file::takeBack))
                .<Either<Refusal, Option<Appended>>>map(taken -> taken.map(Option::some))
                .getOrElse(() -> Either.right(Option.none()));
    }

    /// Why the file was left as it was, in words.
    String why(Refusal refusal) {
        return RefusalText.of(path, refusal);
    }
}
