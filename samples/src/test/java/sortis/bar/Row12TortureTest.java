package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.eventstore.EventStore;
import sortis.eventstore.json.EntryJson;

/// Row 12: what is no JSON is named at its place, and the lines around it are audited; what is JSON
/// comes back exactly.
class Row12TortureTest {
    private static final int EACH = Bar.size(20, 1);

    @TempDir private Path folder;

    @Test
    void torture() {
        List<Torture> texts = Torture.all().toList();
        allAreNamedInOneLog(texts);
        for (int at = 0; at < texts.size(); at += EACH) {
            isNamedAlone(texts.get(at));
            isNamedBetweenOthers(texts.get(at));
        }
        Bar.figure(
                12,
                "%d texts, 0 misread; %d good texts, all come back exactly",
                texts.size(),
                goodTextsComeBack());
    }

    private void allAreNamedInOneLog(List<Torture> texts) {
        byte[] log = Logs.bytes(Logs.START, "\n");
        List<byte[]> lines = new ArrayList<>(List.of(log));
        List<String> found = new ArrayList<>();
        for (Torture text : texts) {
            lines.add(Logs.bytes(text.bytes(), "\n", Logs.SLIP, "\n"));
            found.add("entry-unreadable " + (2 + found.size()) + ":" + text.column());
            found.add("map-value " + (2 + found.size()));
        }

        Told told =
                Told.audit(Logs.write(folder.resolve("all.jsonl"), Logs.bytes(lines.toArray())));

        assertThat(told.findings()).isEqualTo(found);
        assertThat(told.entries()).isEqualTo(1 + 2L * texts.size());
    }

    private void isNamedAlone(Torture text) {
        Told told = Told.audit(Logs.write(folder.resolve("alone.jsonl"), text.bytes()));

        assertThat(told.exit()).isEqualTo(1);
        assertThat(told.findings())
                .as(text.shown())
                .containsExactly("entry-unreadable 1:" + text.column(), "game-start 1");
    }

    private void isNamedBetweenOthers(Torture text) {
        byte[] log = Logs.bytes(Logs.START, "\n", text.bytes(), "\n", Logs.SLIP, "\n");
        Path file = Logs.write(folder.resolve("between.jsonl"), log);

        Told told = Told.audit(file);

        assertThat(told.exit()).isEqualTo(1);
        assertThat(told.findings())
                .as(text.shown())
                .containsExactly("entry-unreadable 2:" + text.column(), Logs.SLIP_ON_LINE_3);
    }

    private int goodTextsComeBack() {
        List<String> texts = Torture.lines("good-texts.txt").toList();
        String[] lines = texts.stream().map(Row12TortureTest::noted).toArray(String[]::new);
        Path file =
                Logs.write(folder.resolve("good.jsonl"), Torture.octets(String.join("\n", lines)));

        io.vavr.collection.Seq<LogLine> read = EventStore.file(file).read();

        assertThat(read).hasSize(texts.size()).allMatch(Entry.class::isInstance);
        IntStream.range(0, texts.size()).forEach(at -> comesBack(texts.get(at), read.get(at)));
        return texts.size();
    }

    private static String noted(String text) {
        return Logs.GOOD.replace("}", ", \"note\": \"" + text + "\"}");
    }

    /// The line is kept byte for byte; written anew, it says the same.
    private void comesBack(String text, LogLine line) {
        assertThat(Logs.bytes(line.where().text())).isEqualTo(Torture.octets(noted(text)));
        assertThat(line).isInstanceOf(Entry.class);
        if (line instanceof Entry entry) {
            String again = EntryJson.write(entry);
            LogLine back =
                    EventStore.file(Logs.write(folder.resolve("again.jsonl"), again)).read().last();
            assertThat(((Entry) back).note()).isEqualTo(entry.note());
            assertThat(entry.note()).containsExactly(Json.text(text));
        }
    }
}
