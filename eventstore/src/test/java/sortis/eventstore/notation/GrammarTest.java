package sortis.eventstore.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unreadable;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.notation.Line.Broken;

/// Whatever the grammar in the handbook makes can be read.
class GrammarTest {
    private static final int MANY = 2_000;

    /// What the handbook says beside the grammar: nothing twice, and no number past index 255.
    private static final Set<Problem> SAID_IN_WORDS =
            Set.of(Problem.DUPLICATE_KEY, Problem.NAMED_TWICE, Problem.TOO_MANY);

    private static String text() throws IOException {
        String page = Files.readString(Path.of("../docs/notation.md"), UTF_8);
        return page.substring(page.indexOf("```ebnf") + 7, page.indexOf("```\n<!-- grammar: end"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "turn",
                "skip",
                "page",
                "worksheet",
                "chart",
                "deed",
                "count",
                "strike",
                "line",
                "sortis",
                "seeds",
                "start",
                "agents",
                "rulings",
                "base"
            })
    void everyLineItMakesIsRead(String rule) throws IOException {
        Grammar grammar = new Grammar(text(), rule.hashCode());
        int read = 0;
        for (int made = 0; made < MANY; made++) {
            String line = grammar.make(rule);
            Line said = LineParser.parse(line, 0, Values.Base.DECIMAL).line();
            if (said instanceof Broken(Flaw flaw)) {
                assertThat(SAID_IN_WORDS).as(line + flaw).contains(flaw.fault().problem());
            } else {
                checkEntry(line);
                read++;
            }
        }
        assertThat(read).isGreaterThan(MANY / 4);
    }

    /// The parts of a head are read together with the others.
    private static void checkEntry(String line) {
        boolean isOfHead = LineParser.headWord(line, 0).isDefined();
        String log = isOfHead ? completed(line) : line;
        Notebook.read(log)
                .forEach(entry -> {
                    if (entry instanceof Unreadable found) {
                        assertThat(SAID_IN_WORDS).as(log).contains(found.fault().problem());
                    }
                });
    }

    private static String completed(String line) {
        String word = LineParser.headWord(line, 0).getOrElse("");
        return (word.equals("sortis") ? line + "\n" : "sortis\n")
                + (word.equals("seeds") ? "" : "seeds 01 5A\n")
                + (word.equals("start") ? "" : "start 12,7\n")
                + (word.equals("sortis") ? "" : line);
    }

    @Test
    void everyRuleIsUsed() throws IOException {
        String text = text();
        Map<String, Integer> uses = new HashMap<>();
        Matcher word = Pattern.compile("\\b[A-Za-z]+\\b").matcher(text);
        while (word.find()) {
            uses.merge(word.group(), 1, Integer::sum);
        }

        assertThat(new Grammar(text, 0).names())
                .hasSizeGreaterThan(50)
                .allMatch(name -> name.equals("line") || uses.getOrDefault(name, 0) > 1);
    }
}
