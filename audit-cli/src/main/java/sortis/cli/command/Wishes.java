package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sortis.cli.Trouble;
import sortis.cli.report.Nearest;
import sortis.replay.plan.Wish;
import sortis.value.Amount;
import sortis.value.Resource;
import sortis.value.Square;

/// Reads what somebody waits for: `ore(2)=16 at 12,7`, or as in the notation `16o2 at 12,7`.
final class Wishes {
    static final String UNTIL = "--until";

    /// No wish takes more signs.
    private static final int LONGEST = 200;

    /// How much of a text is shown again.
    private static final int SHOWN = 60;

    private static final Pattern FORM =
            Pattern.compile(
                    "(?:(?<good>[^=]*?)\\s*=\\s*(?<amount>[^=]*?)|(?<count>[0-9]+)\\s*(?<short>w|o[0-9]+))"
                            + "(?:\\s+at\\s+(?<at>.*))?",
                    Pattern.CASE_INSENSITIVE);

    private static final String EXAMPLES = "\"ore(2)=16 at 12,7\" or \"wood=40\"";

    private static final Seq<String> NAMES = Resource.all().map(Resource::toString);

    private Wishes() {}

    /// What the text asks for.
    ///
    /// @throws Trouble with an example if it cannot be read
    static Wish read(String text) {
        Matcher parts = FORM.matcher(text.strip());
        if (text.length() > LONGEST || !parts.matches()) {
            throw wrong("goods and how many of them", text);
        }
        boolean isShort = parts.group("good") == null;
        return new Wish(
                resource(parts.group(isShort ? "short" : "good")),
                amount(parts.group(isShort ? "count" : "amount"), text),
                Option.of(parts.group("at")).map(at -> square(at, text)));
    }

    private static Resource resource(String word) {
        String name = word.toLowerCase(Locale.ROOT).replaceAll("\\s", "");
        String full = name.equals("w") ? "wood" : name.replaceFirst("^o([0-9]{1,2})$", "ore($1)");
        return Resource.named(full)
                .getOrElseThrow(() ->
                        new Trouble(
                                UNTIL
                                        + ": no goods are called "
                                        + cut(word)
                                        + "; there are wood and ore(0) to ore(41), as in "
                                        + EXAMPLES
                                        + Nearest.hint(full, NAMES, "did you mean ")));
    }

    private static Amount amount(String digits, String text) {
        return number(digits, 1, Amount.LAST)
                .map(Amount::new)
                .getOrElseThrow(() -> wrong("a whole number of goods, 1 to " + Amount.LAST, text));
    }

    private static Square square(String at, String text) {
        Seq<Long> numbers =
                Vector.of(at.split(",", -1))
                        .map(String::strip)
                        .flatMap(digits -> number(digits, 0, Square.LAST));
        return Option.of(numbers)
                .filter(both -> both.size() == 2 && at.indexOf(',') == at.lastIndexOf(','))
                .map(both -> new Square(both.get(0).intValue(), both.get(1).intValue()))
                .getOrElseThrow(() -> wrong("a square, 0,0 to 255,255", text));
    }

    private static Option<Long> number(String digits, long least, long most) {
        return Option.of(digits)
                .filter(text -> text.matches("[0-9]{1,18}"))
                .map(Long::parseLong)
                .filter(number -> least <= number && number <= most);
    }

    private static Trouble wrong(String missing, String text) {
        return new Trouble(
                UNTIL
                        + " takes "
                        + missing
                        + ", as in "
                        + EXAMPLES
                        + "; not \""
                        + cut(text)
                        + "\"");
    }

    private static String cut(String text) {
        return text.codePointCount(0, text.length()) > SHOWN
                ? text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "..."
                : text;
    }
}
