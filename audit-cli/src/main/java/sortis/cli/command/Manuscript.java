package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import sortis.cli.Log;
import sortis.cli.Trouble;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.Form;
import sortis.eventstore.Script;
import sortis.eventstore.line.RawLine;

/// A log as it was written, to be written anew.
///
/// @param path as it was given
/// @param lines blank ones too
record Manuscript(String path, ByteBuffer bytes, Form form, Seq<RawLine> lines) {
    /// @throws Trouble if there is no such file, or it cannot be read
    static Manuscript read(String path) {
        byte[] bytes = Log.bytes(path);
        Script script = Script.of(new ByteArrayInputStream(bytes));
        return new Manuscript(
                path, ByteBuffer.wrap(bytes), script.form(), Vector.ofAll(script::lines));
    }

    /// All entries.
    ///
    /// @throws Trouble if there is one that cannot be read
    Seq<Entry> entries() {
        Seq<LogLine> read = new Script(form, lines.iterator()).read();
        Seq<LogLine> others = read.filter(line -> !(line instanceof Entry));
        others.headOption().forEach(first -> refuse(first, others.size() - 1));
        return read.filter(Entry.class::isInstance).map(Entry.class::cast);
    }

    private void refuse(LogLine first, int others) {
        throw new Trouble(
                path
                        + ":"
                        + first.where().line()
                        + ": this entry cannot be read"
                        + (others == 0 ? "" : ", nor can " + others + " more")
                        + ", and nothing may be lost; sortis audit "
                        + path
                        + " says what to mend");
    }

    /// @throws Trouble if there is a line that is no text
    void checkText() {
        lines.find(line -> line.flaw().isDefined())
                .forEach(line -> {
                    throw new Trouble(
                            path
                                    + ":"
                                    + line.line()
                                    + ": this line is too long, or not UTF-8; sortis audit "
                                    + path
                                    + " says more");
                });
    }
}
