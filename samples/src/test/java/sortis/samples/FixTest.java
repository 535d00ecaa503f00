package sortis.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Broken claims are put right, what was done is left.
class FixTest {
    private static final List<String> ABOUT_CLAIMS =
            List.of(
                    "arrival-turn",
                    "build-cost",
                    "clear-yield",
                    "entry-number",
                    "lfsr-seed",
                    "lfsr-step",
                    "map-ore",
                    "map-terrain",
                    "map-value",
                    "position",
                    "route-period",
                    "route-phase",
                    "skip-gain",
                    "smelt-cost",
                    "smelt-ready",
                    "smelt-yield",
                    "stock-count",
                    "vehicle-slots");

    @TempDir private Path folder;

    static Stream<Path> rules() {
        return Samples.in(Samples.RULES).stream();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void claimsAreMendedAndNothingElseIs(Path rule) {
        Path broken = rule.resolve("broken.jsonl");
        Path mended = folder.resolve("mended.jsonl");
        int exit = Run.of("fix", broken.toString(), "-o", mended.toString()).exit();

        if (ABOUT_CLAIMS.contains(Samples.name(rule))) {
            assertThat(exit).isZero();
            assertThat(Run.of("audit", mended.toString()).out()).contains(": clean, ");
        } else {
            assertThat(mended).hasSameBinaryContentAs(broken);
        }
    }
}
