package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/// Blank pages for the log, numbered so that they can be referred to as in `p2 l9`.
final class SheetLog {
    private static final int PAGES = 2;
    private static final int LINES = 36;

    private static final String HEADS =
            Html.element(
                    "tr",
                    head("n", "l")
                            + head("t", "turn")
                            + head("a", "agent")
                            + head("", "what it does; way, level, arrival")
                            + head("q", "square")
                            + head("g", "paid (-), gained (+), left"));

    private SheetLog() {}

    static Seq<String> pages(String title) {
        return Vector.rangeClosed(1, PAGES).map(page -> page(title, page));
    }

    private static String page(String title, int page) {
        String lines = Vector.rangeClosed(1, LINES).map(SheetLog::line).mkString("\n");
        return Html.element(
                "section",
                "\n"
                        + Html.element(
                                "h1",
                                Html.text(title) + Html.element("small", "log, page p" + page))
                        + Html.element("table", "log", Html.element("thead", HEADS) + "\n" + lines)
                        + "\n");
    }

    private static String head(String kind, String name) {
        return Html.element("th", kind, Html.text(name));
    }

    private static String line(int line) {
        return Html.element("tr", Html.element("td", String.valueOf(line)) + "<td></td>".repeat(5));
    }
}
