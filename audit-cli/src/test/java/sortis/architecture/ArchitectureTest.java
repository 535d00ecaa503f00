package sortis.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.lang.ArchRule;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The house stands as it was drawn, and each of its rules bites: each is broken by a class that
/// was planted for it.
class ArchitectureTest {
    private static final JavaClasses MAIN =
            new ClassFileImporter()
                    .withImportOption(ArchitectureTest::isMain)
                    .importPackages("sortis");

    /// Each rule with the class that breaks it.
    private static final Map<ArchRule, Class<?>> PLANTED =
            LinkedHashMap.of(
                    House.IMPORTS_GO_ONE_WAY, sortis.value.PlantedUpward.class,
                    House.CHAPTERS_DO_NOT_KNOW_EACH_OTHER, sortis.rules.map.PlantedSideways.class,
                    House.DOMAIN_IS_PURE, sortis.world.PlantedFile.class,
                    House.REPLAY_KNOWS_THE_DOMAIN_ALONE, sortis.replay.PlantedReader.class,
                    House.EVENT_STORE_KNOWS_NO_REPLAY, sortis.eventstore.PlantedReplay.class,
                    House.ONLY_ENUMS_ARE_RULES, sortis.rules.map.PlantedRule.class,
                    House.NOBODY_UNWRAPS, sortis.time.PlantedUnwrapping.class,
                    House.NOBODY_PRINTS, sortis.time.PlantedPrinting.class,
                    House.LOGS_ARE_READ_AT_ONE_MOMENT, sortis.cli.PlantedReading.class);

    /// Wherever it was built.
    private static boolean isMain(Location location) {
        return !location.contains("/test-classes/") && !location.contains("-tests.jar");
    }

    static Stream<ArchRule> rules() {
        return PLANTED.keySet().toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theHouseStands(ArchRule rule) {
        rule.check(MAIN);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyRuleBites(ArchRule rule) {
        Class<?> planted = PLANTED.getOrElse(rule, Object.class);
        JavaClasses classes =
                new ClassFileImporter().importClasses(planted, sortis.rules.log.LogRule.class);
        assertThat(rule.evaluate(classes).getFailureReport().getDetails())
                .anyMatch(violation -> violation.contains(planted.getName()));
    }
}
