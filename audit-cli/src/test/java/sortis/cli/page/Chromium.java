package sortis.cli.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A browser without a window, driven through its DevTools protocol.
final class Chromium implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final List<String> NAMES =
            List.of(
                    "chromium",
                    "chromium-browser",
                    "google-chrome",
                    "google-chrome-stable",
                    "chrome");
    private static final List<String> PLACES =
            List.of(
                    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
                    "/Applications/Chromium.app/Contents/MacOS/Chromium");
    private static final long PATIENCE = 60;

    private final Process process;
    private final Path profile;
    private final HttpClient client = HttpClient.newHttpClient();
    private final WebSocket socket;
    private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
    private final List<JsonNode> events = new ArrayList<>();
    private final AtomicInteger next = new AtomicInteger();
    private String session = "";

    private Chromium(Path browser) throws IOException {
        profile = Files.createTempDirectory("sortis-browser");
        process =
                new ProcessBuilder(
                                browser.toString(),
                                "--headless=new",
                                "--no-sandbox",
                                "--disable-gpu",
                                "--disable-dev-shm-usage",
                                "--no-first-run",
                                "--remote-debugging-port=0",
                                "--user-data-dir=" + profile,
                                "about:blank")
                        .redirectErrorStream(true)
                        .redirectOutput(profile.resolve("log").toFile())
                        .start();
        socket = client.newWebSocketBuilder().buildAsync(address(), new Hearing()).join();
        session = attached();
        for (String domain : List.of("Page", "Runtime", "Network", "Log")) {
            var _ = send(domain + ".enable", JSON.createObjectNode());
        }
    }

    /// The browser of this machine, if there is one: that of the variable `CHROME`, or one on the
    /// path.
    static Optional<Path> installed() {
        Stream<Path> named = Stream.ofNullable(System.getenv("CHROME")).map(Path::of);
        Stream<Path> found =
                Stream.of(
                                System.getenv()
                                        .getOrDefault("PATH", "")
                                        .split(java.io.File.pathSeparator))
                        .filter(folder -> !folder.isEmpty())
                        .flatMap(folder -> NAMES.stream().map(Path.of(folder)::resolve));
        return Stream.concat(named, Stream.concat(found, PLACES.stream().map(Path::of)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    static Chromium started(Path browser) throws IOException {
        return new Chromium(browser);
    }

    /// The browser writes it down once it listens.
    private URI address() throws IOException {
        Path told = profile.resolve("DevToolsActivePort");
        for (int tries = 0; tries < PATIENCE * 20; tries++) {
            List<String> lines = Files.exists(told) ? Files.readAllLines(told) : List.of();
            if (lines.size() > 1) {
                return URI.create("ws://127.0.0.1:" + lines.get(0) + lines.get(1));
            }
            pause();
        }
        throw new IOException(
                "the browser does not answer: " + Files.readString(profile.resolve("log")));
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    private String attached() {
        String target =
                send("Target.createTarget", JSON.createObjectNode().put("url", "about:blank"))
                        .path("targetId")
                        .asString();
        return send(
                        "Target.attachToTarget",
                        JSON.createObjectNode().put("targetId", target).put("flatten", true))
                .path("sessionId")
                .asString();
    }

    JsonNode send(String method, ObjectNode parameters) {
        int id = next.incrementAndGet();
        ObjectNode message = JSON.createObjectNode().put("id", id).put("method", method);
        var _ = message.set("params", parameters);
        if (!session.isEmpty()) {
            var _ = message.put("sessionId", session);
        }
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        answers.put(id, answer);
        socket.sendText(message.toString(), true).join();
        return answer.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
    }

    /// Opens a page and waits until its script is done.
    void open(Path page) {
        synchronized (events) {
            events.clear();
        }
        var _ = send("Page.navigate", JSON.createObjectNode().put("url", page.toUri().toString()));
        var _ =
                evaluate(
                        "new Promise(done => { const look = () =>"
                                + " document.documentElement?.dataset.ready ? requestAnimationFrame(()"
                                + " => done(true)) : setTimeout(look, 5); look(); })");
    }

    /// The width and height of the window, and whether dark colours are wanted.
    void show(int width, int height, String scheme) {
        var _ =
                send(
                        "Emulation.setDeviceMetricsOverride",
                        JSON.createObjectNode()
                                .put("width", width)
                                .put("height", height)
                                .put("deviceScaleFactor", 1)
                                .put("mobile", width < 500));
        ObjectNode parameters = JSON.createObjectNode();
        var _ =
                parameters
                        .putArray("features")
                        .addObject()
                        .put("name", "prefers-color-scheme")
                        .put("value", scheme);
        var _ = send("Emulation.setEmulatedMedia", parameters);
    }

    /// The value of an expression; of a promise, what it holds.
    JsonNode evaluate(String expression) {
        JsonNode answer =
                send(
                        "Runtime.evaluate",
                        JSON.createObjectNode()
                                .put("expression", expression)
                                .put("awaitPromise", true)
                                .put("returnByValue", true));
        if (answer.has("exceptionDetails")) {
            throw new IllegalStateException(answer.path("exceptionDetails").toString());
        }
        return answer.path("result").path("value");
    }

    /// Presses a key, and lets the page draw.
    void press(String key, int code, int modifiers) {
        for (String type : List.of("rawKeyDown", "keyUp")) {
            ObjectNode event =
                    JSON.createObjectNode()
                            .put("type", type)
                            .put("key", key)
                            .put("code", key)
                            .put("windowsVirtualKeyCode", code)
                            .put("modifiers", modifiers);
            var _ = send("Input.dispatchKeyEvent", event);
        }
        settle();
    }

    /// Clicks in the middle of what a selector finds.
    void click(String selector) {
        String found = "document.querySelector('" + selector + "')";
        var _ = evaluate(found + ".scrollIntoView({block: 'center'})");
        settle();
        JsonNode middle =
                evaluate(
                        "(() => { const box = "
                                + found
                                + ".getBoundingClientRect(); return [box.x + box.width / 2, box.y +"
                                + " box.height / 2]; })()");
        clickAt(middle.get(0).asDouble(), middle.get(1).asDouble());
    }

    void clickAt(double x, double y) {
        for (String type : List.of("mousePressed", "mouseReleased")) {
            ObjectNode event =
                    JSON.createObjectNode()
                            .put("type", type)
                            .put("x", x)
                            .put("y", y)
                            .put("button", "left")
                            .put("clickCount", 1);
            var _ = send("Input.dispatchMouseEvent", event);
        }
        settle();
    }

    /// Lets the page draw.
    void settle() {
        var _ =
                evaluate(
                        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(()"
                                + " => done(true))))");
    }

    /// What was complained of since the page was opened: errors, exceptions, refusals.
    List<String> complaints() {
        synchronized (events) {
            return events.stream().filter(Chromium::isComplaint).map(JsonNode::toString).toList();
        }
    }

    private static boolean isComplaint(JsonNode event) {
        return switch (event.path("method").asString()) {
            case "Runtime.exceptionThrown" -> true;
            case "Runtime.consoleAPICalled" -> true;
            case "Log.entryAdded" -> true;
            default -> false;
        };
    }

    /// What was asked for over any network since the page was opened; the page itself aside.
    List<String> requests() {
        synchronized (events) {
            return events.stream()
                    .filter(event ->
                            event.path("method").asString().equals("Network.requestWillBeSent"))
                    .map(event -> event.path("params").path("request").path("url").asString())
                    .filter(url -> !url.startsWith("file:"))
                    .toList();
        }
    }

    @Override
    public void close() throws IOException {
        socket.abort();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        var _ = process.onExit().orTimeout(PATIENCE, TimeUnit.SECONDS).join();
        client.shutdownNow();
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder()).forEach(Chromium::delete);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// Sorts what comes in: answers to those who asked, all else is kept.
    private final class Hearing implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
            text.append(part);
            if (isLast) {
                hear(JSON.readTree(text.toString()));
                text.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedFuture(null);
        }

        private void hear(JsonNode message) {
            if (message.has("id")) {
                Optional.ofNullable(answers.remove(message.path("id").asInt()))
                        .ifPresent(asked -> asked.complete(answer(message)));
            } else {
                synchronized (events) {
                    events.add(message);
                }
            }
        }

        private static JsonNode answer(JsonNode message) {
            return message.has("error") ? message : message.path("result");
        }
    }
}
