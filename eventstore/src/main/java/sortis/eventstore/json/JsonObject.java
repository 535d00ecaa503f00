package sortis.eventstore.json;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import sortis.eventstore.line.Quoted;
import sortis.value.Amount;
import sortis.value.Bag;
import sortis.value.EntryNumber;
import sortis.value.Level;
import sortis.value.Path;
import sortis.value.Square;
import sortis.value.Turn;

/// A JSON object that is being written, field by field.
record JsonObject(Seq<String> fields) {
    static final JsonObject EMPTY = new JsonObject(Vector.empty());

    /// The object with one more field, whose value is JSON already.
    JsonObject with(String name, String json) {
        return new JsonObject(fields.append(Quoted.of(name) + ": " + json));
    }

    JsonObject with(String name, long number) {
        return with(name, Long.toString(number));
    }

    JsonObject with(String name, Turn turn) {
        return with(name, turn.number());
    }

    JsonObject with(String name, Level level) {
        return with(name, level.number());
    }

    JsonObject with(String name, EntryNumber entry) {
        return with(name, entry.number());
    }

    JsonObject with(String name, Amount amount) {
        return with(name, amount.units());
    }

    JsonObject with(String name, Square at) {
        return with(name, square(at));
    }

    JsonObject with(String name, Path path) {
        return with(name, path.corners());
    }

    JsonObject with(String name, Seq<Square> squares) {
        return with(name, JsonText.list(squares.map(JsonObject::square)));
    }

    JsonObject with(String name, Bag bag) {
        return with(name, bag(bag));
    }

    JsonObject withText(String name, String text) {
        return with(name, Quoted.of(text));
    }

    /// The object with one more field, if there is something to say in it.
    <T> JsonObject maybe(String name, Option<T> value, Field<T> field) {
        return value.fold(() -> this, present -> field.write(this, name, present));
    }

    /// The object with one more field, unless its value is the one that readers assume.
    <T> JsonObject unless(T assumed, String name, T value, Field<T> field) {
        return value.equals(assumed) ? this : field.write(this, name, value);
    }

    @Override
    public String toString() {
        return fields.mkString("{", ", ", "}");
    }

    /// How a field of some kind is written.
    @FunctionalInterface
    interface Field<T> {
        JsonObject write(JsonObject object, String name, T value);
    }

    private static String square(Square square) {
        return "[" + square.x() + ", " + square.y() + "]";
    }

    private static String bag(Bag bag) {
        return bag.amounts()
                .foldLeft(EMPTY, (object, held) -> object.with(held._1.toString(), held._2))
                .toString();
    }
}
