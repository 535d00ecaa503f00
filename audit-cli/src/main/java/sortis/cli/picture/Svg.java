package sortis.cli.picture;

import io.vavr.collection.Seq;
import sortis.cli.picture.Shape.Anchor;
import sortis.cli.picture.Shape.Areas;
import sortis.cli.picture.Shape.Box;
import sortis.cli.picture.Shape.Boxes;
import sortis.cli.picture.Shape.Discs;
import sortis.cli.picture.Shape.Label;
import sortis.cli.picture.Shape.Lines;
import sortis.cli.picture.Shape.Pen;
import sortis.cli.picture.Shape.Point;
import sortis.cli.picture.Shape.Texts;
import sortis.cli.report.Html;

/// Writes pictures as SVG 1.1, in ASCII alone: no scripts, no links, nothing from elsewhere.
public final class Svg {
    private Svg() {}

    public static String of(Drawing drawing) {
        String size = "width=\"" + drawing.width() + "\" height=\"" + drawing.height() + "\"";
        String view = "viewBox=\"0 0 " + drawing.width() + " " + drawing.height() + "\"";
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                + size
                + " "
                + view
                + " role=\"img\" font-family=\"'Liberation Sans', Arial, Helvetica, sans-serif\">\n"
                + Html.element("title", Html.text(drawing.title()))
                + "\n"
                + drawing.shapes().map(Svg::shape).mkString("", "\n", "\n")
                + "</svg>\n";
    }

    private static String shape(Shape shape) {
        return switch (shape) {
            case Boxes(var fill, var boxes) -> filled(fill, boxes.map(Svg::box).mkString());
            case Areas(var fill, var outlines) ->
                    filled(fill, outlines.map(points -> line(points) + "z").mkString());
            case Lines(var colour, var width, var lines) -> drawn(colour, width, lines);
            case Discs(var fill, var radius, var centres) ->
                    filled(fill, centres.map(centre -> disc(centre, radius)).mkString());
            case Texts(var pen, var labels) -> written(pen, labels);
        };
    }

    private static String filled(Colour fill, String path) {
        return "<path fill=\"" + fill.hex() + "\" d=\"" + path + "\"/>";
    }

    private static String drawn(Colour colour, double width, Seq<Seq<Point>> lines) {
        return "<path fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke=\""
                + colour.hex()
                + "\" stroke-width=\""
                + number(width)
                + "\" d=\""
                + lines.map(Svg::line).mkString()
                + "\"/>";
    }

    private static String box(Box box) {
        String width = number(box.width());
        return start(new Point(box.x(), box.y()))
                + "h"
                + width
                + "v"
                + number(box.height())
                + "h-"
                + width
                + "z";
    }

    /// From corner to corner, each told from the one before.
    private static String line(Seq<Point> points) {
        return points.headOption().map(Svg::start).getOrElse("")
                + points.zip(points.drop(1)).map(leg -> leg(leg._1, leg._2)).mkString("l", " ", "");
    }

    private static String leg(Point from, Point to) {
        return tenths(rounded(to.x()) - rounded(from.x()))
                + " "
                + tenths(rounded(to.y()) - rounded(from.y()));
    }

    private static String start(Point point) {
        return "M" + number(point.x()) + " " + number(point.y());
    }

    /// Two half circles.
    private static String disc(Point centre, double radius) {
        String arc = "a" + number(radius) + " " + number(radius) + " 0 1 0 ";
        String across = number(2 * radius);
        Point left = new Point(centre.x() - radius, centre.y());
        return start(left) + arc + across + " 0" + arc + "-" + across + " 0z";
    }

    private static String written(Pen pen, Seq<Label> labels) {
        String weight = pen.weight() == Shape.Weight.BOLD ? " font-weight=\"bold\"" : "";
        return "<g fill=\""
                + pen.colour().hex()
                + "\" font-size=\""
                + number(pen.size())
                + "\""
                + weight
                + " text-anchor=\""
                + anchor(pen.anchor())
                + "\">"
                + labels.map(Svg::label).mkString()
                + "</g>";
    }

    private static String anchor(Anchor anchor) {
        return switch (anchor) {
            case START -> "start";
            case MIDDLE -> "middle";
            case END -> "end";
        };
    }

    private static String label(Label label) {
        return "<text x=\""
                + number(label.x())
                + "\" y=\""
                + number(label.y())
                + "\">"
                + Html.text(label.text())
                + "</text>";
    }

    private static String number(double number) {
        return tenths(rounded(number));
    }

    /// A tenth of a pixel is fine enough.
    private static long rounded(double number) {
        return Math.round(10 * number);
    }

    private static String tenths(long tenths) {
        return tenths % 10 == 0 ? String.valueOf(tenths / 10) : String.valueOf(tenths / 10.0);
    }
}
