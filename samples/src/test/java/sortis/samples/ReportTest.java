package sortis.samples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What people read of each rule's broken log is what `report.txt` beside it says. With
/// `-Dsortis.golden=write` the reports are written anew, to be read before they are committed.
class ReportTest {
    static Stream<Path> folders() {
        return Samples.in(Samples.RULES).stream();
    }

    @ParameterizedTest
    @MethodSource("folders")
    void theReportReadsAsItShould(Path folder) throws IOException {
        Path golden = folder.resolve("report.txt");
        String report = report(folder);
        if ("write".equals(System.getProperty("sortis.golden"))) {
            Path _ = Files.writeString(golden, report, UTF_8);
        }

        assertThat(report).isEqualTo(Samples.text(golden));
        assertThat(report.lines()).allMatch(line -> line.length() <= 80);
    }

    private static String report(Path folder) {
        String log = folder.resolve("broken.jsonl").toString();
        return Run.of("audit", log).out().replace(log, log.replace('\\', '/')).replace("\r", "");
    }
}
