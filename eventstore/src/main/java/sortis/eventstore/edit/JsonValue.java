package sortis.eventstore.edit;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.regex.Pattern;
import sortis.eventstore.line.Quoted;
import sortis.eventstore.shape.Places;
import sortis.eventstore.shape.Places.Span;
import sortis.finding.Datum;
import sortis.value.Bag;
import sortis.value.Square;

/// Values in a JSON line, as little of its text changed as can be.
record JsonValue(String text, Places places) {
    private static final Pattern DENSE = Pattern.compile("\":[^\\s]");

    Seq<Replacement> replaced(Edit edit, Datum after) {
        return switch (after) {
            case Datum.Count(long number) -> at(edit.key(), String.valueOf(number));
            case Datum.Word(String word) -> at(edit.key(), Quoted.of(word));
            case Datum.Spot(Square square) ->
                    at(edit.key() + "/0", String.valueOf(square.x()))
                            .appendAll(at(edit.key() + "/1", String.valueOf(square.y())));
            case Datum.Goods(Bag bag) -> goods(edit, bag);
            case Datum.Fact _ -> Vector.empty();
        };
    }

    private Seq<Replacement> at(String way, String value) {
        return places.find(way).map(span -> new Replacement(span, value)).toVector();
    }

    /// The amounts alone, if the resources stay the same.
    private Seq<Replacement> goods(Edit edit, Bag bag) {
        boolean areSame =
                edit.before() instanceof Datum.Goods(Bag before)
                        && before.amounts().keySet().equals(bag.amounts().keySet());
        return areSame
                ? bag.amounts()
                        .toVector()
                        .flatMap(each -> at(edit.key() + "/" + each._1, each._2.toString()))
                : at(edit.key(), whole(bag));
    }

    private String whole(Bag bag) {
        boolean isDense = DENSE.matcher(text).find();
        return bag.amounts()
                .map(each -> Quoted.of(each._1.toString()) + (isDense ? ":" : ": ") + each._2)
                .mkString("{", isDense ? "," : ", ", "}");
    }

    /// The value with its key, and the comma before it, else the one after it.
    Option<Replacement> removed(String key) {
        return places.member(key).map(this::withComma).map(span -> new Replacement(span, ""));
    }

    private Span withComma(Span member) {
        int before = blanksBefore(member.from());
        if (text.charAt(before - 1) == ',') {
            return new Span(before - 1, member.to());
        }
        int after = blanksAfter(member.to());
        return text.charAt(after) == ',' ? new Span(member.from(), blanksAfter(after + 1)) : member;
    }

    private int blanksBefore(int end) {
        int at = end;
        while (Character.isWhitespace(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    private int blanksAfter(int start) {
        int at = start;
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }
}
