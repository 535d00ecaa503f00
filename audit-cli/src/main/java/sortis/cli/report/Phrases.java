package sortis.cli.report;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.GameEntry;
import sortis.entry.LogLine.Fault;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.Finding;
import sortis.replay.rulings.Switch;
import sortis.ruling.HouseRules;
import sortis.value.Bag;

/// The words about logs and findings, for those who show them in their own way.
public final class Phrases {
    private Phrases() {}

    /// What is wrong, in one sentence with its end.
    public static String sentence(Finding finding) {
        String sentence = Prose.sentence(finding);
        return sentence.endsWith("?") ? sentence : sentence + ".";
    }

    /// The working, line by line.
    public static Seq<String> working(Finding finding) {
        return Prose.working(finding);
    }

    /// How to put it right.
    public static String help(Finding finding) {
        return Prose.help(finding);
    }

    /// Where in the file a finding stands; none if the log has no entry.
    public static Option<Marked> marked(Finding finding) {
        return finding.origin()
                .map(origin -> Marks.region(finding, origin))
                .map(region -> new Marked(region.line(), region.span()));
    }

    /// A part of a line of a file.
    ///
    /// @param line counted from 1
    /// @param span in UTF-16 units from 0
    public record Marked(long line, Span span) {}

    /// The part of an entry's text that holds the value a finding is about.
    public static Option<Span> value(Finding finding) {
        return finding.origin().flatMap(origin -> Marks.of(finding, origin));
    }

    /// The known word that was probably meant where an unknown one stands.
    public static Option<String> meant(Fault fault) {
        return switch (fault.problem()) {
            case UNKNOWN_KEY, NOT_A_CHOICE, UNEXPECTED ->
                    Nearest.of(
                            fault.subject(),
                            Array.of(fault.wanted().split(", ", -1))
                                    .filter(word -> word.length() > 1 && !word.startsWith("<")));
            default -> Option.none();
        };
    }

    /// The type of entry that was probably meant.
    public static Option<String> meantType(String type) {
        return Nearest.of(type, EntryWords.TYPES);
    }

    /// Every type of entry.
    public static Seq<String> types() {
        return EntryWords.TYPES;
    }

    /// What an entry says, in a few words.
    public static String of(GameEntry entry) {
        return EntryPhrase.of(entry);
    }

    /// What rules say of a ruling.
    public static String of(Switch ruling, HouseRules rules) {
        return RulingWords.of(ruling, rules);
    }

    /// Goods, such as `3 wood and 1 ore(0)`.
    public static String of(Bag goods) {
        return Words.of(goods);
    }

    /// Text from a log, with everything made visible that would stay unseen.
    public static String shown(String text) {
        return Words.shown(text);
    }
}
