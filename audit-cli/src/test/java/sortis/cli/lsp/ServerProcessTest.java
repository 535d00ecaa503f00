package sortis.cli.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import sortis.cli.Sortis;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The server as an editor starts it: a process, and bytes.
class ServerProcessTest {
    private static final String LOG =
            "sortis \\\"\u68ee\\\"\\nseeds 01 5A\\nstart 12,7\\nagents A\\nA clear 12,7 +2w\\n";

    private static ProcessBuilder java(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command);
    }

    private static void send(OutputStream out, String body) throws IOException {
        byte[] bytes = ("{\"jsonrpc\": \"2.0\", " + body + "}").getBytes(StandardCharsets.UTF_8);
        out.write(
                ("Content-Length: " + bytes.length + "\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
        out.write(bytes);
        out.flush();
    }

    private static JsonNode receive(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (!head.toString().endsWith("\r\n\r\n")) {
            int next = in.read();
            assertThat(next).as("more output after: " + head).isNotNegative();
            head.append((char) next);
        }
        assertThat(head.toString()).startsWith("Content-Length: ");
        int length =
                Integer.parseInt(head.toString().replaceAll("(?s)Content-Length: (\\d+).*", "$1"));
        return JsonMapper.shared().readTree(in.readNBytes(length));
    }

    @Test
    void itSpeaksFramedJsonAndNothingElse() throws IOException, InterruptedException {
        Process process = java("sortis.cli.Sortis", "lsp").start();
        OutputStream out = process.getOutputStream();
        InputStream in = process.getInputStream();

        send(out, "\"id\": 1, \"method\": \"initialize\", \"params\": {\"capabilities\": {}}");
        JsonNode able = receive(in).at("/result/capabilities");
        assertThat(able.at("/textDocumentSync").asInt()).isEqualTo(2);
        assertThat(able.at("/hoverProvider").asBoolean()).isTrue();

        send(out, "\"method\": \"initialized\", \"params\": {}");
        send(
                out,
                "\"method\": \"textDocument/didOpen\", \"params\": {\"textDocument\": {\"uri\":"
                        + " \"untitled:One\", \"languageId\": \"sortis\", \"version\": 1, \"text\":"
                        + " \""
                        + LOG
                        + "\"}}");
        JsonNode marks = receive(in);
        assertThat(marks.at("/method").asString()).isEqualTo("textDocument/publishDiagnostics");
        assertThat(marks.at("/params/diagnostics/0/code").asString()).isEqualTo("clear-yield");
        assertThat(marks.at("/params/diagnostics/0/range/start/line").asInt()).isEqualTo(4);

        send(out, "\"id\": 2, \"method\": \"shutdown\"");
        assertThat(receive(in).at("/id").asString()).isEqualTo("2");
        send(out, "\"method\": \"exit\"");

        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        assertThat(in.readAllBytes()).isEmpty();
        assertThat(process.getErrorStream().readAllBytes()).isEmpty();
    }

    @Test
    void rubbishEndsItWithOneLineAndNoTrace() throws IOException, InterruptedException {
        Process process = java("sortis.cli.Sortis", "lsp").start();
        process.getOutputStream()
                .write("Content-Length: 3\r\n\r\n{{{\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        process.getOutputStream().close();

        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(1);
        String complaints =
                new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(complaints.lines())
                .allSatisfy(line -> assertThat(line).startsWith("sortis lsp: "))
                .noneMatch(line -> line.contains("\tat "));
    }

    @Test
    void otherCommandsLoadNoneOfIt() throws IOException {
        Process process =
                java(
                                "-verbose:class",
                                Sortis.class.getName(),
                                "audit",
                                "../samples/games/slips/game.jsonl")
                        .redirectErrorStream(true)
                        .start();
        String loaded = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(loaded).contains("sortis.cli.command.LspCommand ");
        assertThat(loaded.lines())
                .noneMatch(line ->
                        line.contains("org.eclipse.lsp4j")
                                || line.contains("com.google.gson")
                                || line.contains("sortis.cli.lsp.")
                                || line.contains("java.util.logging."));
    }
}
