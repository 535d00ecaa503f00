package sortis.cli.report;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Locale;
import sortis.map.WorldMap;
import sortis.value.Axis;
import sortis.value.Octet;

/// The sheet of the two sequences, and the rules by which they make the map.
final class SheetNumbers {
    private static final int SIDE = 16;

    private static final Seq<String> RULES =
            Vector.of(
                    "The next number: shift the eight bits left; at the right comes in b8 XOR b7"
                            + " XOR b2 XOR b1 (b8 is leftmost). 0D gives 1B.",
                    "The value of square x,y: number x of the columns XOR number y of the rows."
                            + " That of x+1,y+1 is the next number after it.",
                    "Hexadecimal: 00-74 water, 75-DF forest, E0-FF mountain. The first digit"
                            + " decides; only with 7 the second one does.",
                    "A mountain holds ore(k), k = the zero bits at the end of its value. Last digit"
                            + " odd: 0; 2, 6, A, E: 1; 4, C: 2; 8: 3; F0: 4; E0: 5.",
                    "A forest yields wood, a mountain its ore, water and cleared land nothing."
                            + " Water is entered over a bridge alone.");

    private SheetNumbers() {}

    static String page(WorldMap map, String title) {
        String rules = RULES.map(Html::text).map(rule -> Html.element("li", rule)).mkString("\n");
        return Html.element(
                "section",
                "\n"
                        + Html.element("h1", Html.text(title) + Html.element("small", "numbers"))
                        + Html.element("ol", "\n" + rules + "\n")
                        + grid("Columns (x), seed " + map.seed(Axis.X), map.columns())
                        + grid("Rows (y), seed " + map.seed(Axis.Y), map.rows()));
    }

    private static String grid(String title, Array<Octet> numbers) {
        Seq<String> rows =
                Vector.range(0, SIDE)
                        .map(row -> row(row, numbers.slice(row * SIDE, row * SIDE + SIDE)));
        String heads =
                Vector.range(0, SIDE).map(digit -> index("_" + hex(digit), "+" + digit)).mkString();
        return Html.element("h2", Html.text(title))
                + "\n"
                + Html.element(
                        "table",
                        "numbers",
                        Html.element("thead", Html.element("tr", "<th></th>" + heads))
                                + "\n"
                                + Html.element("tbody", "\n" + rows.mkString("\n")))
                + "\n";
    }

    private static String row(int row, Seq<Octet> numbers) {
        return Html.element(
                "tr",
                index(hex(row) + "_", String.valueOf(row * SIDE))
                        + numbers.map(number -> Html.element("td", number.toString())).mkString());
    }

    private static String index(String hexadecimal, String decimal) {
        return Html.element("th", Html.element("b", hexadecimal) + decimal);
    }

    private static String hex(int digit) {
        return Integer.toHexString(digit).toUpperCase(Locale.ROOT);
    }
}
