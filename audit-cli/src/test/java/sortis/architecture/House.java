package sortis.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import io.vavr.Value;
import io.vavr.collection.Array;
import java.nio.file.Files;
import sortis.rule.Rule;

/// How the house is built: which way imports go, and what code may not do.
final class House {
    /// The packages of the domain, each resting only on those before it.
    private static final Array<String> FLOORS =
            Array.of(
                    "value",
                    "map",
                    "ruling",
                    "entry",
                    "transcript",
                    "time",
                    "world",
                    "finding",
                    "notebook",
                    "rule",
                    "rules",
                    "rulebook");

    private static final Array<String> UNWRAPPING =
            Array.of("get", "getLeft", "getOrNull", "head", "last");

    private static final Array<String> OPENING =
            Array.of("newInputStream", "newByteChannel", "readAllBytes", "readString", "lines");

    private static final String[] DOMAIN =
            FLOORS.map(floor -> "sortis." + floor + "..").toJavaArray(String[]::new);

    static final ArchRule IMPORTS_GO_ONE_WAY =
            floors().because("each floor rests on those before it");

    static final ArchRule CHAPTERS_DO_NOT_KNOW_EACH_OTHER =
            slices().matching("sortis.rules.(*)..").should().notDependOnEachOther();

    static final ArchRule DOMAIN_IS_PURE =
            noClasses()
                    .that()
                    .resideInAnyPackage(DOMAIN)
                    .should()
                    .dependOnClassesThat(
                            not(
                                    resideInAnyPackage(
                                            Array.of(DOMAIN)
                                                    .append("java.lang..")
                                                    .append("java.util..")
                                                    .append("java.math..")
                                                    .append("io.vavr..")
                                                    .append("org.jspecify..")
                                                    .toJavaArray(String[]::new))))
                    .because("the domain knows no files, clocks, JSON, colours or English");

    static final ArchRule REPLAY_KNOWS_THE_DOMAIN_ALONE =
            noClasses()
                    .that()
                    .resideInAPackage("sortis.replay..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "sortis.eventstore..",
                            "sortis.cli..",
                            "tools.jackson..",
                            "java.io..",
                            "java.nio..");

    static final ArchRule EVENT_STORE_KNOWS_NO_REPLAY =
            noClasses()
                    .that()
                    .resideInAPackage("sortis.eventstore..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "sortis.replay..",
                            "sortis.cli..",
                            "sortis.world..",
                            "sortis.rule..",
                            "sortis.rules..");

    static final ArchRule ONLY_ENUMS_ARE_RULES =
            classes()
                    .that()
                    .implement(Rule.class)
                    .should()
                    .beEnums()
                    .because("none can be forgotten");

    static final ArchRule NOBODY_UNWRAPS =
            noClasses()
                    .that()
                    .resideInAPackage("sortis..")
                    .should()
                    .callMethodWhere(
                            describe(
                                    "takes a value out of a Vavr value that may be empty",
                                    call ->
                                            UNWRAPPING.contains(call.getName())
                                                    && call.getTarget()
                                                            .getRawParameterTypes()
                                                            .isEmpty()
                                                    && call.getTargetOwner()
                                                            .isAssignableTo(Value.class)));

    static final ArchRule NOBODY_PRINTS =
            noClasses()
                    .that()
                    .resideInAPackage("sortis..")
                    .should()
                    .accessField(System.class, "out")
                    .orShould()
                    .accessField(System.class, "err")
                    .because("commands write to their console");

    /// Others perhaps write to it meanwhile.
    static final ArchRule LOGS_ARE_READ_AT_ONE_MOMENT =
            noClasses()
                    .that()
                    .resideInAPackage("sortis.cli")
                    .should()
                    .callMethodWhere(
                            describe(
                                    "opens a file by itself",
                                    call ->
                                            call.getTargetOwner().isEquivalentTo(Files.class)
                                                    && OPENING.contains(call.getName())))
                    .because("a line that is just being written is waited for: Snapshot");

    private House() {}

    private static LayeredArchitecture floors() {
        LayeredArchitecture empty =
                layeredArchitecture().consideringOnlyDependenciesInAnyPackage("sortis..");
        LayeredArchitecture built =
                FLOORS.foldLeft(
                        empty,
                        (house, floor) -> house.layer(floor).definedBy("sortis." + floor + ".."));
        return FLOORS.zipWithIndex()
                .foldLeft(built, (house, floor) -> restingOnLower(house, floor._1, floor._2));
    }

    private static LayeredArchitecture restingOnLower(
            LayeredArchitecture house, String floor, int height) {
        return height == 0
                ? house.whereLayer(floor).mayNotAccessAnyLayer()
                : house.whereLayer(floor)
                        .mayOnlyAccessLayers(FLOORS.take(height).toJavaArray(String[]::new));
    }
}
