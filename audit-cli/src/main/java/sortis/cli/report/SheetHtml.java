package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import sortis.cli.report.MapText.Window;
import sortis.map.WorldMap;
import sortis.value.Axis;
import sortis.value.Square;

/// The sheets of a game as one HTML file for A4 paper. It loads nothing, runs nothing, and its
/// policy lets browsers take its own style alone.
public final class SheetHtml {
    private SheetHtml() {}

    /// As much of the map as one page holds, the start in the middle as far as the edges let it.
    public static Window around(Square start) {
        Square corner =
                new Square(corner(start.x(), SheetMap.COLUMNS), corner(start.y(), SheetMap.ROWS));
        return new Window(corner, SheetMap.COLUMNS, SheetMap.ROWS);
    }

    private static int corner(int middle, int size) {
        return Math.clamp(middle - size / 2, 0, Square.LAST + 1 - size);
    }

    /// The whole file.
    ///
    /// @param start marked on the map
    public static String document(WorldMap map, Square start, Window window) {
        String title = "Sortis " + map.seed(Axis.X) + " " + map.seed(Axis.Y);
        Seq<String> pages =
                Vector.of(SheetNumbers.page(map, title))
                        .appendAll(SheetMap.pages(map, start, window, title))
                        .appendAll(SheetLog.pages(title));
        return "<!DOCTYPE html>\n<html lang=\"en\">\n"
                + Html.element("head", "\n" + head(title))
                + "\n"
                + Html.element("body", "\n" + pages.mkString("\n") + "\n")
                + "\n</html>\n";
    }

    private static String head(String title) {
        return "<meta charset=\"utf-8\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
                + " style-src 'sha256-"
                + digest(SheetStyle.CSS)
                + "'; base-uri 'none'; form-action 'none'\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width\">\n"
                + Html.element("title", Html.text(title))
                + "\n<style>"
                + SheetStyle.CSS
                + "</style>\n";
    }

    /// By which the policy knows the style.
    private static String digest(String style) {
        try {
            byte[] bytes = style.getBytes(StandardCharsets.UTF_8);
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
