package sortis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.StringReader;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Every format says the same of every log there is, in a shape that its readers know.
class FormatsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static final Schema SARIF =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_4)
                    .getSchema(SchemaLocation.of("classpath:/schemas/sarif-2.1.0-rtm.5.json"));

    private static final Map<Path, List<JsonNode>> FOUND = new ConcurrentHashMap<>();

    @TempDir private Path folder;

    static Stream<Path> folders() throws URISyntaxException {
        return Stream.of(
                Path.of("..", "samples", "games"),
                Path.of("..", "samples", "rules"),
                Path.of(FormatsTest.class.getResource("/conformance").toURI()));
    }

    private static Ran audit(Path log, String format) {
        return Ran.sortis("audit", log.toString(), "--format", format);
    }

    private static List<JsonNode> findings(Path folder) {
        return FOUND.computeIfAbsent(folder, FormatsTest::audited);
    }

    /// What is found in all logs of a folder, as JSON says it.
    private static List<JsonNode> audited(Path folder) {
        return JSON.readTree(audit(folder, "json").out())
                .get("logs")
                .valueStream()
                .flatMap(log -> log.get("findings").valueStream())
                .toList();
    }

    private static int errors(List<JsonNode> findings) {
        return (int)
                findings.stream()
                        .filter(finding -> finding.get("severity").stringValue().equals("error"))
                        .count();
    }

    @Test
    void thereAreFindingsToTry() throws Exception {
        assertThat(folders().mapToInt(folder -> findings(folder).size()))
                .allMatch(size -> size > 9);
    }

    @ParameterizedTest
    @MethodSource("folders")
    void sarifFitsItsSchema(Path folder) {
        List<JsonNode> findings = findings(folder);
        Ran ran = audit(folder, "sarif");

        assertThat(SARIF.validate(ran.out(), InputFormat.JSON)).isEmpty();
        JsonNode results = JSON.readTree(ran.out()).at("/runs/0/results");
        assertThat(results).hasSameSizeAs(findings);
        Set<String> prints = new HashSet<>();
        for (int i = 0; i < findings.size(); i++) {
            checkResult(results.get(i), findings.get(i), prints);
        }
    }

    private static void checkResult(JsonNode result, JsonNode finding, Set<String> prints) {
        JsonNode place = result.at("/locations/0/physicalLocation");
        JsonNode region = place.get("region");
        assertThat(result.get("ruleId")).isEqualTo(finding.get("code"));
        assertThat(region.get("startLine").intValue())
                .isEqualTo(finding.has("line") ? finding.get("line").intValue() : 1);
        assertThat(region.get("endColumn").intValue())
                .isGreaterThanOrEqualTo(region.get("startColumn").intValue());
        assertThat(result.path("relatedLocations")).hasSameSizeAs(finding.path("causes"));
        assertThat(prints.add(place.at("/artifactLocation/uri").stringValue() + print(result)))
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("folders")
    void junitFitsItsSchema(Path folder) throws Exception {
        List<JsonNode> findings = findings(folder);
        Document xml = xml(audit(folder, "junit").out());
        NodeList suites = xml.getElementsByTagName("testsuite");

        assertThat(suites.getLength()).isPositive();
        for (int i = 0; i < suites.getLength(); i++) {
            junit().validate(new DOMSource(suites.item(i)));
            Element suite = (Element) suites.item(i);
            assertThat(suite.getAttribute("tests"))
                    .isEqualTo(String.valueOf(suite.getElementsByTagName("testcase").getLength()));
        }
        assertThat(String.valueOf(xml.getElementsByTagName("failure").getLength()))
                .isEqualTo(String.valueOf(errors(findings)));
    }

    private static Validator junit() throws SAXException {
        return SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                .newSchema(FormatsTest.class.getResource("/schemas/surefire-test-report.xsd"))
                .newValidator();
    }

    private static Document xml(String text) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(text)));
    }

    @ParameterizedTest
    @MethodSource("folders")
    void githubHasACommandAFinding(Path folder) {
        List<JsonNode> findings = findings(folder);
        List<String> lines = audit(folder, "github").out().lines().toList();

        assertThat(lines).hasSameSizeAs(findings);
        assertThat(lines)
                .allMatch(line ->
                        line.matches(
                                "::(error|warning|notice) file=[^,:]+(,[a-zA-Z]+=[^,:]*)*::.+"));
        assertThat(lines.stream().filter(line -> line.startsWith("::error")))
                .hasSize(errors(findings));
    }

    @ParameterizedTest
    @MethodSource("folders")
    void jsonlHasALineAFinding(Path folder) {
        List<JsonNode> lines = audit(folder, "jsonl").out().lines().map(JSON::readTree).toList();
        lines.forEach(line -> ((ObjectNode) line).remove("path"));

        assertThat(lines).isEqualTo(findings(folder));
    }

    @ParameterizedTest
    @MethodSource("folders")
    void asciiIsAscii(Path folder) {
        for (String format : List.of("text", "sarif", "junit")) {
            String out =
                    Ran.sortis("audit", "--ascii", folder.toString(), "--all", "--format", format)
                            .out();
            assertThat(out.chars()).as(format).allMatch(unit -> unit < 0x80);
        }
    }

    @ParameterizedTest
    @MethodSource("folders")
    void textFitsTheScreen(Path folder) {
        assertThat(Ran.sortis("audit", folder.toString(), "--all").out().lines())
                .filteredOn(line -> !line.contains(".jsonl"))
                .allMatch(line -> line.length() <= 80);
    }

    private Path log(String name, String agent, String... lines) throws IOException {
        String start =
                "{\"type\": \"game-started\", \"turn\": 0, \"seeds\": {\"x\": \"01\", \"y\":"
                        + " \"5A\"}, \"start\": [5, 14], \"agents\": [\""
                        + agent
                        + "\"]}\n";
        return Files.writeString(folder.resolve(name), start + String.join("\n", lines) + "\n");
    }

    private static String clearing(String agent) {
        return "{\"type\": \"forest-cleared\", \"turn\": 0, \"agent\": \""
                + agent
                + "\", \"at\": [5, 14], \"wood\": 2}";
    }

    private static JsonNode result(Path log, int index) {
        return JSON.readTree(audit(log, "sarif").out()).at("/runs/0/results/" + index);
    }

    private static String print(JsonNode result) {
        return result.at("/partialFingerprints/primaryLocationLineHash").stringValue();
    }

    @Test
    void columnsAreCountedInUtf16() throws IOException {
        JsonNode region =
                result(log("a.jsonl", "😀", clearing("😀")), 0)
                        .at("/locations/0/physicalLocation/region");
        assertThat(region.get("startColumn").intValue())
                .isEqualTo(clearing("😀").indexOf("2}") + 1);
        assertThat(region.get("endColumn").intValue()).isEqualTo(clearing("😀").indexOf("2}") + 2);
    }

    @Test
    void fingerprintsOutliveLinesAbove() throws IOException {
        String chart =
                "{\"type\": \"square-charted\", \"turn\": 0, \"at\": [5, 14], \"terrain\":"
                        + " \"forest\"}";
        JsonNode before = result(log("a.jsonl", "A", clearing("A")), 0);
        JsonNode after = result(log("a.jsonl", "A", "", chart, clearing("A")), 0);
        assertThat(after.at("/locations/0/physicalLocation/region/startLine").intValue())
                .isEqualTo(4);
        assertThat(print(after)).isEqualTo(print(before)).endsWith(":1");
    }

    @Test
    void equalLinesAreToldApart() throws IOException {
        String wrong =
                "{\"type\": \"position-noted\", \"turn\": 0, \"agent\": \"A\", \"at\": [6, 14]}";
        Path log = log("a.jsonl", "A", wrong, wrong);
        assertThat(print(result(log, 1))).isEqualTo(print(result(log, 0)).replace(":1", ":2"));
    }

    @Test
    void fileNamesAreEncoded() throws IOException {
        Path log = log("a b%,é:1.jsonl", "A", clearing("A"));
        assertThat(
                        result(log, 0)
                                .at("/locations/0/physicalLocation/artifactLocation/uri")
                                .stringValue())
                .endsWith("/a%20b%25%2C%C3%A9%3A1.jsonl");
        assertThat(audit(log, "github").out()).contains("a b%25%2Cé%3A1.jsonl,line=2");
    }

    @Test
    void githubTakesNoMoreThan25000Results() throws IOException {
        String wrong =
                "{\"type\": \"position-noted\", \"turn\": 0, \"agent\": \"A\", \"at\": [6, 14]}";
        Path log = log("a.jsonl", "A", (wrong + "\n").repeat(25_001));
        JsonNode run = JSON.readTree(audit(log, "sarif").out()).at("/runs/0");
        assertThat(run.get("results")).hasSize(25_000);
        assertThat(run.at("/invocations/0/toolExecutionNotifications/0/message/text").stringValue())
                .startsWith("There are 25001 findings; the first 25000 are given");
    }

    @Test
    void whatXmlCannotHoldIsMadeVisible() throws Exception {
        String hostile = "A\\u0001\\u000c\\uffff\\ud800<&\\\">]]>";
        Path log = log("a&b<c.jsonl", "A", clearing(hostile));
        Element failure =
                (Element) xml(audit(log, "junit").out()).getElementsByTagName("failure").item(0);
        assertThat(failure.getAttribute("message"))
                .contains("A\\u{1}\\u{C}\\u{FFFF}\\u{D800}<&\">]]>");
    }

    @Test
    void whatIsAcceptedIsSuppressed() throws IOException {
        String accepted = clearing("A").replace("}", ", \"note\": \"sortis: accept clear-yield\"}");
        Path log = log("a.jsonl", "A", accepted);
        assertThat(result(log, 0).at("/suppressions/0/kind").stringValue()).isEqualTo("inSource");
        assertThat(result(log, 0).get("level").stringValue()).isEqualTo("note");
        assertThat(SARIF.validate(audit(log, "sarif").out(), InputFormat.JSON)).isEmpty();
        assertThat(audit(log, "junit").out()).doesNotContain("<failure");
        assertThat(audit(log, "github").out()).startsWith("::notice");
    }

    @Test
    void asciiJsonMeansTheSame() throws IOException {
        Path log = log("a.jsonl", "日😀", clearing("é"));
        String ascii = Ran.sortis("--ascii", "audit", log.toString(), "--format", "json").out();
        assertThat(JSON.readTree(ascii)).isEqualTo(JSON.readTree(audit(log, "json").out()));
        assertThat(ascii.chars()).allMatch(unit -> unit < 0x80);
    }
}
