package sortis.cli.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import sortis.cli.Trouble;
import sortis.cli.report.MapText.Window;
import sortis.value.Square;

/// Maps as pictures.
class PictureTest {
    private static final String HOSTILE = "\u0000\u202e<script>'\"&]]>\ud800\uffff \ud83d\ude00";

    private static MapDrawing map(Chart chart, int scale) {
        return new MapDrawing(chart, Scenes.PART, Coordinates.DECIMAL, scale, "A <map> & more");
    }

    private static BufferedImage image(Drawing drawing) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(Png.of(drawing).array()));
    }

    private static Document document(Drawing drawing)
            throws IOException, SAXException, ParserConfigurationException {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(Svg.of(drawing))));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 12, 25, 128})
    void aPngHasTheSizeOfItsDrawing(int scale) throws IOException {
        Drawing drawing = map(Scenes.played("Ada"), scale).drawing();
        BufferedImage image = image(drawing);
        assertThat(image.getWidth()).isEqualTo(drawing.width());
        assertThat(image.getHeight()).isEqualTo(drawing.height());
    }

    @ParameterizedTest
    @CsvSource({
        "5, 7, WATER",
        "12, 4, ORE_2",
        "14, 4, ORE_0",
        "13, 5, ORE_3",
        "15, 8, FOREST",
        "10, 8, CLEARED"
    })
    void squaresHaveTheColourOfTheirGround(int x, int y, Ground ground) throws IOException {
        MapDrawing map = map(Scenes.played("Ada"), 24);
        Cell cell = map.grid().cell(new Square(x, y));
        int rgb = image(map.drawing()).getRGB((int) cell.x() + 2, (int) cell.y() + 22) & 0xFFFFFF;
        assertThat(new Colour(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF))
                .isEqualTo(ground.tone().colour());
        assertThat(Scenes.played("Ada").ground(new Square(x, y))).isEqualTo(ground);
    }

    @Test
    void everySquareOfTheWholeMapIsDrawnAtOnePixel() throws IOException {
        Window whole = new Window(new Square(0, 0), 256, 256);
        Chart chart = Scenes.untouched();
        MapDrawing map = new MapDrawing(chart, whole, Coordinates.HEXADECIMAL, 1, "All");
        BufferedImage image = image(map.drawing());
        Square square = new Square(101, 203);
        Cell cell = map.grid().cell(square);
        assertThat(image.getRGB((int) cell.x(), (int) cell.y()) & 0xFFFFFF)
                .isEqualTo(chart.ground(square).tone().colour().rgb());
    }

    @Test
    void aPngThatWouldFillTheMemoryIsRefused() {
        Window whole = new Window(new Square(0, 0), 256, 256);
        Drawing drawing =
                new MapDrawing(Scenes.untouched(), whole, Coordinates.DECIMAL, 64, "").drawing();
        assertThatThrownBy(() -> Png.of(drawing))
                .isInstanceOf(Trouble.class)
                .hasMessageContaining("too large for a PNG");
    }

    @Test
    void anSvgIsWellFormedWhateverAgentsAreCalled() throws Exception {
        Drawing drawing = map(Scenes.played(HOSTILE), 24).drawing();
        Document document = document(drawing);
        assertThat(document.getElementsByTagName("script").getLength()).isZero();
        assertThat(document.getDocumentElement().getTextContent())
                .contains("\\u{0}\\u{202E}<script>'\"&... 12,7")
                .contains("A <map> & more");
        assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(Svg.of(drawing))).isTrue();
    }

    @Test
    void anSvgHasTheSizeOfItsDrawingAndNothingFromElsewhere() throws Exception {
        Drawing drawing = map(Scenes.untouched(), 16).drawing();
        Element root = document(drawing).getDocumentElement();
        assertThat(root.getAttribute("viewBox"))
                .isEqualTo("0 0 " + drawing.width() + " " + drawing.height());
        assertThat(Svg.of(drawing)).doesNotContain("href").doesNotContain("url(");
    }

    @Test
    void bothHoldTheSameBoxes() throws Exception {
        MapDrawing map = map(Scenes.untouched(), 16);
        Cell corner = map.grid().cell(new Square(5, 7));
        assertThat(Svg.of(map.drawing()))
                .contains(Ground.WATER.tone().colour().hex())
                .contains("M" + (int) corner.x() + " " + (int) corner.y() + "h");
    }

    @Test
    void theWholeMapIsASmallEnoughSvg() {
        Window whole = new Window(new Square(0, 0), 256, 256);
        Drawing drawing =
                new MapDrawing(Scenes.untouched(), whole, Coordinates.DECIMAL, 12, "").drawing();
        assertThat(Svg.of(drawing).length()).isLessThan(4_000_000);
    }

    @Test
    void theLegendNamesEveryAgentAndEveryKind() throws Exception {
        String text =
                document(map(Scenes.played("Ada"), 24).drawing())
                        .getDocumentElement()
                        .getTextContent();
        assertThat(text)
                .contains("Ada 12,7, standing", "Bo 13,7, standing")
                .contains("cleared land", "water", "forest", "mountain with ore(0)", "ore(5)")
                .contains("workshop", "house", "extractor", "smelter", "road")
                .contains("W11", "X2");
    }

    @Test
    void whatIsInTheLegendLiesOnThePaper() {
        Drawing drawing =
                map(Scenes.played("A name of a hundred letters ".repeat(9)), 24).drawing();
        assertThat(drawing.shapes().toJavaList())
                .allSatisfy(shape -> {
                    if (shape instanceof Shape.Texts(_, var labels)) {
                        assertThat(labels.toJavaList())
                                .allMatch(label ->
                                        0 <= label.x()
                                                && label.x() < drawing.width()
                                                && 0 <= label.y()
                                                && label.y() < drawing.height());
                    }
                });
    }
}
