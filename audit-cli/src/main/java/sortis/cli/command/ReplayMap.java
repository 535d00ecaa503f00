package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import sortis.cli.Console;
import sortis.cli.Trouble;
import sortis.cli.command.Pictures.Form;

/// The map that `sortis replay` shows beside the state.
final class ReplayMap {
    private static final String MAP = "--map";

    private ReplayMap() {}

    static CommandSpec withOptions(CommandSpec spec) {
        return Drafts.withOutput(
                Maps.withOptions(
                        spec.addOption(
                                Options.flag(
                                        MAP,
                                        "Show the map too, or draw it into OUT (.png, .svg)."))));
    }

    /// The map as lines of text, below an empty one, if it is to be shown; what is to be drawn into
    /// a file is drawn.
    ///
    /// @throws Trouble if that cannot be done
    static Seq<String> of(ParseResult asked, MapSubject subject, Console console) {
        if (Drafts.out(asked).isDefined()) {
            Drafts.out(asked).forEach(path -> draw(asked, path, subject));
            return Vector.empty();
        }
        if (!asked.hasMatchedOption(MAP)) {
            return Vector.empty();
        }
        if (!asked.matchedOptionValue(Options.FORMAT, "text").equals("text")) {
            throw new Trouble(MAP + " without -o goes with " + Options.FORMAT + " text alone");
        }
        return Maps.text(asked, subject.chart(), console).prepend("");
    }

    private static void draw(ParseResult asked, String path, MapSubject subject) {
        Form form = Pictures.form(path, Form.SVG, Form.PNG);
        Pictures.deliver(
                asked,
                path,
                form,
                Pictures.bytes(Maps.drawing(asked, subject), form),
                subject.log());
    }
}
