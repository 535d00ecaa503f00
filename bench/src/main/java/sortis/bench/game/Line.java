package sortis.bench.game;

import io.vavr.collection.Seq;

/// A JSON line in the making, spelled as the program itself spells one.
///
/// @param text so far, without its end
/// @param claims whether what was worked out by hand is written in it
record Line(String text, boolean claims) {
    static Line of(String type, long turn, boolean claims) {
        return new Line("{\"type\": \"" + type + "\", \"turn\": " + turn, claims);
    }

    Line text(String key, String value) {
        return raw(key, "\"" + value + "\"");
    }

    Line number(String key, long value) {
        return raw(key, Long.toString(value));
    }

    Line square(String key, int square) {
        return raw(key, coordinates(square));
    }

    Line squares(String key, Seq<Integer> squares) {
        return list(key, squares.map(Line::coordinates));
    }

    Line list(String key, Seq<String> values) {
        return raw(key, values.mkString("[", ", ", "]"));
    }

    Line goods(String key, Goods goods) {
        return raw(key, bag(goods));
    }

    Line claim(String key, long value) {
        return claims ? number(key, value) : this;
    }

    Line claim(String key, Goods goods) {
        return claims ? goods(key, goods) : this;
    }

    Line raw(String key, String value) {
        return new Line(text + ", \"" + key + "\": " + value, claims);
    }

    static String coordinates(int square) {
        return "[" + Ground.x(square) + ", " + Ground.y(square) + "]";
    }

    static String bag(Goods goods) {
        return "{"
                + String.join(
                        ", ",
                        Goods.kinds()
                                .filter(resource -> goods.of(resource) != 0)
                                .mapToObj(resource -> unit(resource, goods.of(resource)))
                                .toList())
                + "}";
    }

    private static String unit(int resource, long units) {
        return "\"" + Goods.name(resource) + "\": " + units;
    }

    @Override
    public String toString() {
        return text + "}";
    }
}
