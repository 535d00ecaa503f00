package sortis.bar;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Row 19: language, time zone and encoding of the machine change no byte of what is told.
class Row19SettingsTest {
    private static final String SLIPS = "games/two-rivals/b.jsonl";
    private static final Locale HOME = Locale.getDefault();
    private static final TimeZone ZONE = TimeZone.getDefault();

    private static final List<List<String>> COMMANDS =
            List.of(
                    List.of("audit", SLIPS, "--all"),
                    List.of("audit", SLIPS, "--format", "json"),
                    List.of("audit", SLIPS, "--format", "jsonl"),
                    List.of("audit", SLIPS, "--format", "sarif"),
                    List.of("audit", SLIPS, "--format", "github"),
                    List.of("audit", SLIPS, "--format", "junit"),
                    List.of("audit", SLIPS, "--statistics"),
                    List.of("audit", "--fix-plan", SLIPS),
                    List.of("context", SLIPS, "16"),
                    List.of("replay", SLIPS, "--turn", "1000000000000"),
                    List.of("diff", "games/two-rivals/a.jsonl", "games/two-rivals/b.jsonl"),
                    List.of("rulings", SLIPS),
                    List.of("rules"),
                    List.of("explain", "build-cost"),
                    List.of("lfsr", "01"),
                    List.of("map", "01", "5A", "--at", "8,0"),
                    List.of("sheet", "01", "5A"),
                    List.of("convert", "games/notebook/game.sortis"),
                    List.of("convert", SLIPS),
                    List.of("fmt", "games/notebook/game.sortis"),
                    List.of("fix", SLIPS),
                    List.of("audit", "none.jsonl"));

    @TempDir private Path folder;

    @AfterEach
    void home() {
        Locale.setDefault(HOME);
        TimeZone.setDefault(ZONE);
    }

    @Test
    void settings() {
        List<Told> plain = all();
        List<String> languages =
                Bar.IS_FULL ? List.of("C", "en_US", "tr_TR", "ar_EG", "de_DE") : List.of("tr_TR");
        for (String language : languages) {
            for (String zone : List.of("UTC", "Pacific/Apia")) {
                Locale.setDefault(Locale.forLanguageTag(language.replace('_', '-')));
                TimeZone.setDefault(TimeZone.getTimeZone(zone));
                areAll(plain, language + " " + zone);
            }
        }
        Bar.figure(
                19,
                "%d commands in %d settings, and %d processes: byte-identical",
                COMMANDS.size(),
                2 * languages.size(),
                processes());
    }

    private static List<Told> all() {
        return COMMANDS.stream().map(Row19SettingsTest::told).toList();
    }

    private static void areAll(List<Told> plain, String setting) {
        for (int at = 0; at < plain.size(); at++) {
            assertThat(told(COMMANDS.get(at)))
                    .as(setting + ": " + COMMANDS.get(at))
                    .isEqualTo(plain.get(at));
        }
    }

    private static Told told(List<String> command) {
        return Told.by(command.toArray(String[]::new));
    }

    /// Encodings are those of a process.
    private int processes() {
        String log = Logs.with(Logs.START, "\"title\": \"Ĳ ı 😀 €\", \"colour\": 1");
        Path file = Logs.write(folder.resolve("log.jsonl"), log + "\n" + Logs.GOOD);
        List<Setting> settings = Setting.all();
        List<String> told = settings.stream().map(each -> each.told(file)).toList();
        assertThat(told).allMatch(told.getFirst()::equals);
        assertThat(told.getFirst()).contains("b.jsonl:", "😀", "€");
        return told.size();
    }

    /// Where a process believes to be.
    private record Setting(String language, String zone, String encoding) {
        static List<Setting> all() {
            Stream<Setting> all =
                    Stream.of("C", "en_US.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8")
                            .flatMap(language ->
                                    Stream.of("UTC", "Pacific/Apia")
                                            .flatMap(zone ->
                                                    Stream.of("UTF-8", "ISO-8859-1")
                                                            .map(encoding ->
                                                                    new Setting(
                                                                            language, zone,
                                                                            encoding))));
            List<Setting> settings = all.toList();
            return Bar.IS_FULL
                    ? settings
                    : List.of(settings.get(4), settings.get(3), settings.get(11), settings.get(13));
        }

        String told(Path file) {
            List<String> flags =
                    List.of(
                            "-Dfile.encoding=" + encoding,
                            "-Dstdout.encoding=" + encoding,
                            "-Dstderr.encoding=" + encoding,
                            "-Duser.timezone=" + zone,
                            "-Duser.language="
                                    + (language.length() > 1 ? language.substring(0, 2) : "en"));
            return told(flags, "audit", file.toString(), SLIPS, "none")
                    + told(flags, "audit", "--help")
                    + told(flags, "lfsr", "01")
                    + told(flags, "report", SLIPS);
        }

        private String told(List<String> flags, String... command) {
            ProcessBuilder child = Child.sortis(flags, command);
            Told told = Child.run(Child.in(child, Map.of("LC_ALL", language, "TZ", zone))).told();
            return told.exit() + told.out() + told.err();
        }
    }
}
