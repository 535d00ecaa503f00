package sortis.cli.report;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.StringWriter;
import sortis.finding.Datum;
import sortis.value.Bag;
import sortis.value.Square;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// A JSON value to be written. Keys stand in the order in which they were put; what is not there is
/// left out.
sealed interface Json {
    /// The value as text on one line.
    default String text() {
        StringWriter text = new StringWriter();
        try (JsonGenerator out =
                Writing.FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            write(out);
        }
        return Writing.printable(text.toString());
    }

    void write(JsonGenerator out);

    record Text(String value) implements Json {
        @Override
        public void write(JsonGenerator out) {
            var _ = out.writeString(value);
        }
    }

    record Count(long value) implements Json {
        @Override
        public void write(JsonGenerator out) {
            var _ = out.writeNumber(value);
        }
    }

    record Flag(boolean value) implements Json {
        @Override
        public void write(JsonGenerator out) {
            var _ = out.writeBoolean(value);
        }
    }

    /// JSON text that stands for itself.
    record Raw(String json) implements Json {
        @Override
        public void write(JsonGenerator out) {
            var _ = out.writeRawValue(json);
        }
    }

    record Elements(Seq<? extends Json> elements) implements Json {
        @Override
        public void write(JsonGenerator out) {
            var _ = out.writeStartArray();
            elements.forEach(element -> element.write(out));
            var _ = out.writeEndArray();
        }
    }

    record Field(String key, Json value) {}

    record Fields(Vector<Field> fields) implements Json {
        Fields with(String key, Json value) {
            return new Fields(fields.append(new Field(key, value)));
        }

        Fields with(String key, String value) {
            return with(key, new Text(value));
        }

        Fields with(String key, long value) {
            return with(key, new Count(value));
        }

        Fields with(String key, Seq<? extends Json> elements) {
            return with(key, new Elements(elements));
        }

        /// The key, if there is something to put there.
        Fields with(String key, Option<? extends Json> value) {
            return value.fold(() -> this, there -> with(key, there));
        }

        /// All of the other object's keys too.
        Fields and(Fields more) {
            return new Fields(fields.appendAll(more.fields));
        }

        @Override
        public void write(JsonGenerator out) {
            var _ = out.writeStartObject();
            fields.forEach(field -> {
                var _ = out.writeName(field.key());
                field.value().write(out);
            });
            var _ = out.writeEndObject();
        }
    }

    /// An object without keys.
    static Fields object() {
        return new Fields(Vector.empty());
    }

    static Json of(Square square) {
        return new Elements(Vector.of(new Count(square.x()), new Count(square.y())));
    }

    static Json of(Bag bag) {
        return bag.amounts()
                .foldLeft(object(), (all, each) -> all.with(each._1.toString(), each._2.units()));
    }

    /// A bag; none if nothing is written in it.
    static Option<Json> ifAny(Bag bag) {
        return Option.when(!bag.amounts().isEmpty(), () -> of(bag));
    }

    /// A list; none if it is empty.
    static Option<Json> ifAny(Seq<? extends Json> elements) {
        return Option.when(!elements.isEmpty(), () -> new Elements(elements));
    }

    /// Something claimed or true; none if it is an empty bag.
    static Option<Json> of(Datum datum) {
        return switch (datum) {
            case Datum.Count(long value) -> Option.of(new Count(value));
            case Datum.Word(String word) -> Option.of(new Text(word));
            case Datum.Spot(Square square) -> Option.of(of(square));
            case Datum.Goods(Bag bag) -> ifAny(bag);
            case Datum.Fact _ -> Option.of(new Flag(true));
        };
    }

    /// Something written or to be written, an empty bag too.
    static Json whole(Datum datum) {
        return of(datum).getOrElse(Json::object);
    }

    /// Where Jackson comes in.
    final class Writing {
        private static final JsonFactory FACTORY = new JsonFactory();

        private Writing() {}

        /// The same JSON without the controls that need no escapes in it but move a terminal's
        /// cursor, and without halves of characters, which no encoding can hold.
        private static String printable(String json) {
            boolean isPrintable =
                    json.chars().noneMatch(unit -> isControl(unit) || isSurrogate(unit));
            return isPrintable ? json : escaped(json);
        }

        private static String escaped(String json) {
            StringBuilder escaped = new StringBuilder();
            json.codePoints()
                    .forEach(point -> {
                        boolean isPlain = !isControl(point) && !isSurrogate(point);
                        StringBuilder _ =
                                isPlain
                                        ? escaped.appendCodePoint(point)
                                        : escaped.append(Signs.unitsEscaped(point));
                    });
            return escaped.toString();
        }

        private static boolean isControl(int point) {
            return 0x7F <= point && point <= 0x9F;
        }

        private static boolean isSurrogate(int point) {
            return Character.MIN_SURROGATE <= point && point <= Character.MAX_SURROGATE;
        }
    }
}
