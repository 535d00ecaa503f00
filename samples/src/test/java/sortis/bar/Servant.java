package sortis.bar;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Base64;
import sortis.cli.Console;
import sortis.cli.Sortis;

/// The program in a process that runs one command after another: a line read is a command, its
/// words between tabs; a line written is what it told.
final class Servant {
    private Servant() {}

    public static void main(String[] arguments) throws IOException {
        BufferedReader commands = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        PrintStream told = System.out;
        String command = commands.readLine();
        while (command != null) {
            told.println(ran(command.split("\t", -1)));
            told.flush();
            command = commands.readLine();
        }
    }

    private static String ran(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = new Console(new PrintWriter(out), new PrintWriter(err), false);
        int exit = Sortis.run(console, words);
        return exit + "\t" + packed(out) + "\t" + packed(err);
    }

    private static String packed(StringWriter text) {
        return Base64.getEncoder().encodeToString(text.toString().getBytes(UTF_8));
    }
}
