package sortis.eventstore.notation;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import sortis.entry.LogLine;
import sortis.entry.LogLine.Entry;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.entry.LogLine.Unreadable;
import sortis.entry.LogLine.Where;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.notation.Line.Broken;
import sortis.eventstore.notation.Line.OfHead;
import sortis.eventstore.notation.Line.Parsed;
import sortis.eventstore.notation.Values.Base;
import sortis.eventstore.shape.EntryShapes;
import sortis.eventstore.shape.Fields;
import sortis.eventstore.shape.GameShapes;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.TextNode;

/// The lines that start a game, one entry together.
///
/// @param text all of them with what stands between them, line ends and all
/// @param lines what each says that is part of the head; places are those in `text`
record Head(String text, List<Parsed> lines) {
    private static final String GAME_STARTED = "game-started";

    static Head of(String text, Base before) {
        Option<Base> said = base(text);
        List<Parsed> lines = new ArrayList<>();
        for (int from = 0; from >= 0; from = nextLine(text, from)) {
            if (LineParser.headWord(text, from).isDefined()) {
                lines.addLast(LineParser.parse(text, from, said.getOrElse(before)));
            }
        }
        return new Head(text, List.copyOf(lines));
    }

    /// The fields that the lines give together.
    ObjectNode fields() {
        return new ObjectNode(0, endOfFirst(), members());
    }

    List<Member> members() {
        return lines.stream()
                .flatMap(line ->
                        line.line() instanceof OfHead(_, List<Member> members)
                                ? members.stream()
                                : Stream.empty())
                .toList();
    }

    /// The entry, or what is wrong first.
    ///
    /// @param where the head stands
    /// @param turn of the entry
    LogLine entry(Where where, Member turn) {
        List<Member> fields = new ArrayList<>(members());
        var _ = fields.removeIf(member -> member.name().equals(EntryShapes.TYPE));
        var _ = fields.removeIf(member -> member.name().equals(Words.COORDINATES));
        var _ = fields.removeIf(member -> member.name().equals(EntryShapes.PAPER));
        fields.addFirst(turn);
        fields.addFirst(new Member(0, EntryShapes.TYPE, new TextNode(0, GAME_STARTED)));
        ObjectNode object = new ObjectNode(0, endOfFirst(), List.copyOf(fields));
        return broken().orElse(this::twice)
                .<Validation<Flaw, Entry>>map(Validation::invalid)
                .getOrElse(() -> read(where, object))
                .fold(flaw -> unreadable(where, turn, flaw), entry -> entry);
    }

    private static Validation<Flaw, Entry> read(Where where, ObjectNode object) {
        return EntryShapes.named(GAME_STARTED)
                .<Validation<Flaw, Entry>>map(content ->
                        Fields.only(object, fields -> EntryShapes.entry(where, fields, content)))
                .getOrElse(() -> Flaw.found(0, Problem.UNEXPECTED, GAME_STARTED, ""));
    }

    private Option<Flaw> broken() {
        return Array.ofAll(lines)
                .flatMap(line ->
                        line.line() instanceof Broken(Flaw flaw)
                                ? Option.some(flaw)
                                : Option.none())
                .headOption();
    }

    private Option<Flaw> twice() {
        Set<String> names = new HashSet<>();
        return Array.ofAll(members())
                .find(member -> !names.add(member.name()))
                .map(member ->
                        new Flaw(member.at(), new Fault(Problem.DUPLICATE_KEY, member.name(), "")));
    }

    /// The line in which the flaw is, with the column there.
    private LogLine unreadable(Where where, Member turn, Flaw flaw) {
        int at = Math.min(flaw.at(), text.length());
        int from = text.lastIndexOf('\n', at - 1) + 1;
        int end = text.indexOf('\n', at);
        String line = text.substring(from, end < 0 ? text.length() : end);
        long number =
                where.line() + text.substring(0, from).chars().filter(it -> it == '\n').count();
        return new Unreadable(
                new Where(where.number(), number, where.paper(), line),
                GameShapes.TURN.read(EntryShapes.TURN, turn.value()).toOption(),
                new Flaw(at - from, flaw.fault()).column(line),
                flaw.fault());
    }

    private int endOfFirst() {
        return Array.ofAll(lines).headOption().map(line -> line.tokens().end()).getOrElse(0);
    }

    /// How coordinates are written from such lines on, if they say so.
    static Option<Base> base(String text) {
        Option<Base> base = Option.none();
        for (int from = 0; from >= 0; from = nextLine(text, from)) {
            boolean isSaid = LineParser.headWord(text, from).contains(Words.COORDINATES);
            base = isSaid ? named(Tokens.of(text, from).each()).orElse(base) : base;
        }
        return base;
    }

    private static Option<Base> named(List<Token> tokens) {
        boolean isHexadecimal = tokens.size() > 1 && tokens.get(1).isWord(Words.HEXADECIMAL);
        boolean isDecimal = tokens.size() > 1 && tokens.get(1).isWord(Words.DECIMAL);
        return isHexadecimal ? Option.some(Base.HEXADECIMAL) : Option.when(isDecimal, Base.DECIMAL);
    }

    private static int nextLine(String text, int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? -1 : end + 1;
    }
}
