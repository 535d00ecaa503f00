package sortis.cli.report;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.report.Wording.Told;

/// The words for the laws about worksheets and charts.
final class MapWordings {
    private MapWordings() {}

    static Seq<Tuple2<String, Wording>> all() {
        return Vector.of(
                Tuple.of(
                        "lfsr-seed",
                        new Wording(
                                "The number at index 0 of a sequence is its seed.",
                                told ->
                                        "The sequence begins with its seed, "
                                                + told.expected()
                                                + ", not "
                                                + told.claimed(),
                                "Copy the seed, then step on from it.",
                                "Seed 5A, but the worksheet begins 5B.")),
                Tuple.of(
                        "lfsr-step",
                        new Wording(
                                "Each number is the step from the one before: shifted left, with"
                                        + " the XOR of bits 8, 7, 2 and 1 coming in at the right.",
                                told ->
                                        capitalized(Subjects.number(told.finding()))
                                                + " should be "
                                                + told.expected()
                                                + ", not "
                                                + told.claimed(),
                                "Correct it and step on from it again; numbers that follow rightly"
                                        + " from the wrong one are not reported.",
                                "After 0D comes 1B, not 1A.")),
                Tuple.of(
                        "map-value",
                        new Wording(
                                "The value of a square is the number of its column XOR that of its"
                                        + " row.",
                                told ->
                                        "The value of "
                                                + told.at()
                                                + (told.expected().length() == 1
                                                        ? " begins with "
                                                        : " is ")
                                                + told.expected()
                                                + ", not "
                                                + told.claimed(),
                                "XOR the two numbers again, digit by digit.",
                                "At 8,0 of seeds 01 and 5A: B5 XOR 5A = EF.")),
                Tuple.of(
                        "map-terrain",
                        new Wording(
                                "Below 75 is water, below E0 forest, from E0 on mountain.",
                                told ->
                                        told.at()
                                                + " is "
                                                + told.expected()
                                                + ", not "
                                                + told.claimed(),
                                "Compare the value with 75 and E0, hexadecimal.",
                                "74 is water, 75 is forest.")),
                Tuple.of(
                        "map-ore",
                        new Wording(
                                "A mountain holds ore(k), k the number of 0 bits at the end of its"
                                        + " value.",
                                MapWordings::ore,
                                "Only values from E0 on hold ore; count the 0 bits at the end of"
                                        + " the value.",
                                "E0 = 1110 0000 holds ore(5).")));
    }

    private static String ore(Told told) {
        return told.finding()
                .evidence()
                .expected()
                .fold(
                        () ->
                                told.at()
                                        + " is no mountain: there is no ore("
                                        + told.claimed()
                                        + ")",
                        _ ->
                                told.at()
                                        + " holds ore("
                                        + told.expected()
                                        + "), not ore("
                                        + told.claimed()
                                        + ")");
    }

    private static String capitalized(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
