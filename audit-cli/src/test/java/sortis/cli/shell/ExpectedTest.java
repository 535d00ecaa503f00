package sortis.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import sortis.cli.SortisRun;

/// By its label in the help it is known what completes a value.
class ExpectedTest {
    private static final Pattern OPTION = Pattern.compile("(?m)^ +(?:-\\w, )?--[a-z-]+=(\\S+)");
    private static final Pattern ARGUMENT =
            Pattern.compile("(?m)^ {6}\\[?([A-Z][A-Z|]*)(?:\\.{3})?]?(?: |$)");

    /// Those whose words are given, each by the option itself.
    private static final List<String> CHOICES = List.of("FORM", "SHELL");

    /// Those that only the person who types can know.
    private static final List<String> FREE =
            List.of(
                    "A,B", "csv", "ENTRY", "GOODS", "ID", "K=V,...", "LINE", "N", "P", "SECONDS",
                    "SEED", "T", "X,Y", "X,Y,W,H", "X,Y,WxH", "XSEED", "YSEED");

    @Test
    void everyLabelWasThoughtAbout() {
        Set<String> known = new TreeSet<>(FREE);
        boolean _ = known.addAll(CHOICES);
        boolean _ = known.addAll(Expected.FILES.toJavaSet());
        boolean _ = known.addAll(Expected.CODES.toJavaSet());
        assertThat(labels()).containsExactlyInAnyOrderElementsOf(known);
    }

    private static Set<String> labels() {
        return ManPagesTest.commands()
                .map(command -> SortisRun.of(command, "--help").out())
                .flatMap(help ->
                        List.of(OPTION, ARGUMENT).stream()
                                .flatMap(pattern -> pattern.matcher(help).results())
                                .map(found -> found.group(1)))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
