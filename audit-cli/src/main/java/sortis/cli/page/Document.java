package sortis.cli.page;

import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import sortis.cli.report.Html;

/// A page in one file: its style, its script and its data within it. It loads nothing, and its
/// policy lets browsers take this one style and this one script alone.
///
/// @param title a text
/// @param body HTML
/// @param data JSON for the script
/// @param scripts the names of the script's parts, in order
record Document(String title, String body, String data, Seq<String> scripts) {
    private static final String STYLE = "page.css";

    String html() {
        String style = resource(STYLE);
        String script = "\"use strict\";\n" + scripts.map(Document::resource).mkString("\n");
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + policy(style, script)
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<meta name=\"color-scheme\" content=\"light dark\">\n"
                + Html.element("title", Html.text(title))
                + "\n<style>"
                + style
                + "</style>\n</head>\n<body>\n"
                + body
                + "\n<script id=\"data\" type=\"application/json\">"
                + data
                + "</script>\n<script>"
                + script
                + "</script>\n</body>\n</html>\n";
    }

    private static String policy(String style, String script) {
        return "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
                + " script-src 'sha256-"
                + digest(script)
                + "'; style-src 'sha256-"
                + digest(style)
                + "'; base-uri 'none'; form-action 'none'\">\n";
    }

    private static String digest(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    private static String resource(String name) {
        try (InputStream in = Document.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its part " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
