package sortis.cli.picture;

import io.vavr.collection.Seq;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import javax.imageio.ImageIO;
import sortis.cli.Trouble;
import sortis.cli.picture.Shape.Areas;
import sortis.cli.picture.Shape.Box;
import sortis.cli.picture.Shape.Boxes;
import sortis.cli.picture.Shape.Discs;
import sortis.cli.picture.Shape.Label;
import sortis.cli.picture.Shape.Lines;
import sortis.cli.picture.Shape.Pen;
import sortis.cli.picture.Shape.Point;
import sortis.cli.picture.Shape.Texts;

/// Writes pictures as PNG, by what every JDK brings along; no screen is needed.
public final class Png {
    /// Larger pictures would take more memory than most machines give.
    public static final long MOST_PIXELS = 64_000_000;

    private final Graphics2D canvas;

    private Png(Graphics2D canvas) {
        this.canvas = canvas;
    }

    /// The bytes of a file.
    ///
    /// @throws Trouble if it is too large, or if this Java can draw no pictures
    public static ByteBuffer of(Drawing drawing) {
        if (drawing.pixels() > MOST_PIXELS) {
            throw new Trouble(
                    "the picture would have "
                            + drawing.width()
                            + " times "
                            + drawing.height()
                            + " pixels, which is too large for a PNG; ask for a smaller --scale or"
                            + " --window, or for an SVG");
        }
        return ByteBuffer.wrap(bytes(attempted(drawing)));
    }

    /// Without fonts, or without the libraries that draw them, Java fails in many ways.
    private static BufferedImage attempted(Drawing drawing) {
        try {
            return drawn(drawing);
        } catch (LinkageError | InternalError | RuntimeException missing) {
            throw new Trouble(
                    "this Java can draw no PNG ("
                            + missing.getMessage()
                            + "); ask for an SVG, or install fonts, such as fonts-dejavu-core");
        }
    }

    private static BufferedImage drawn(Drawing drawing) {
        String _ = System.setProperty("java.awt.headless", "true");
        BufferedImage image =
                new BufferedImage(drawing.width(), drawing.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D canvas = image.createGraphics();
        canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        canvas.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        canvas.setRenderingHint(
                RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        canvas.setRenderingHint(
                RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        Png png = new Png(canvas);
        drawing.shapes().forEach(png::draw);
        canvas.dispose();
        return image;
    }

    private static byte[] bytes(BufferedImage image) {
        try {
            ImageIO.setUseCache(false);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            boolean isWritten = ImageIO.write(image, "png", bytes);
            if (!isWritten) {
                throw new Trouble("this Java writes no PNG; ask for an SVG");
            }
            return bytes.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private void draw(Shape shape) {
        switch (shape) {
            case Boxes(var fill, var boxes) -> fill(fill, boxes.map(Png::rectangle));
            case Areas(var fill, var outlines) -> fill(fill, outlines.map(Png::closed));
            case Lines(var colour, var width, var lines) -> draw(colour, width, lines);
            case Discs(var fill, var radius, var centres) ->
                    fill(fill, centres.map(centre -> disc(centre, radius)));
            case Texts(var pen, var labels) -> write(pen, labels);
        }
    }

    private void fill(Colour fill, Seq<java.awt.Shape> areas) {
        canvas.setColor(color(fill));
        areas.forEach(canvas::fill);
    }

    private static java.awt.Shape rectangle(Box box) {
        return new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height());
    }

    private void draw(Colour colour, double width, Seq<Seq<Point>> lines) {
        canvas.setColor(color(colour));
        canvas.setStroke(
                new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        lines.forEach(line -> canvas.draw(path(line)));
    }

    private void write(Pen pen, Seq<Label> labels) {
        int style = pen.weight() == Shape.Weight.BOLD ? Font.BOLD : Font.PLAIN;
        Font font = new Font(Font.SANS_SERIF, style, 1).deriveFont((float) pen.size());
        canvas.setFont(font);
        canvas.setColor(color(pen.colour()));
        labels.forEach(label -> write(pen, font, label));
    }

    private void write(Pen pen, Font font, Label label) {
        double width = font.getStringBounds(label.text(), canvas.getFontRenderContext()).getWidth();
        double left =
                switch (pen.anchor()) {
                    case START -> label.x();
                    case MIDDLE -> label.x() - width / 2;
                    case END -> label.x() - width;
                };
        canvas.drawString(label.text(), (float) left, (float) label.y());
    }

    private static java.awt.Shape closed(Seq<Point> outline) {
        Path2D path = path(outline);
        path.closePath();
        return path;
    }

    private static Path2D path(Seq<Point> points) {
        Path2D path = new Path2D.Double();
        points.forEach(point -> {
            if (path.getCurrentPoint() == null) {
                path.moveTo(point.x(), point.y());
            } else {
                path.lineTo(point.x(), point.y());
            }
        });
        return path;
    }

    private static java.awt.Shape disc(Point centre, double radius) {
        return new Ellipse2D.Double(
                centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    }

    private static Color color(Colour colour) {
        return new Color(colour.rgb());
    }
}
