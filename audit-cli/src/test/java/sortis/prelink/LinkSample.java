package sortis.prelink;

import java.io.Serializable;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/// Records of every kind of field, switches on types, and lambdas that capture something: says in
/// words how they behave.
public final class LinkSample implements Supplier<String> {
    record Empty() {}

    record Numbers(byte octet, short small, int number, long big, float part, double parts) {}

    record Others(boolean truth, char sign, String text, List<Object> list, Others inner) {}

    /// Shapes to choose among.
    sealed interface Shape {
        /// What it is, told by an interface's own switch.
        default String told() {
            return switch (this) {
                case Dot _ -> "dot";
                case Line(int length) when length > 9 -> "long line";
                case Line(int length) -> "line of " + length;
                case Span(long from, int to) when from == to -> "point at " + to;
                case Span(long from, int to) when from > to -> "span back to " + to;
                case Span(_, int to) -> "span to " + to;
                case Box(Dot _, Shape other) -> "box of a dot and " + other.told();
                case Box(Shape one, Shape other) -> "box of " + one.told() + ", " + other.told();
            };
        }
    }

    record Dot() implements Shape {}

    record Line(int length) implements Shape {}

    record Span(long from, int to) implements Shape {}

    record Box(Shape one, Shape other) implements Shape {}

    @Override
    public String get() {
        return compared() + hashed() + chosen() + captured(40, 'c', 2.5) + new Deep(3).told();
    }

    private static String compared() {
        List<Object> list = List.of(1);
        Others others = new Others(true, 'x', "x", list, new Others(false, 'y', "y", list, null));
        List<Object> all =
                List.of(
                        new Empty(),
                        numbers(1, 1.5),
                        numbers(2, 1.5),
                        numbers(1, Double.NaN),
                        numbers(1, -0.0),
                        numbers(1, 0.0),
                        others,
                        new Others(true, 'x', "x", list, others.inner()),
                        new Others(true, 'x', "x", List.of(2), others.inner()),
                        new Others(true, 'x', "x", list, null),
                        new Others(true, 'x', null, list, null),
                        "x");
        StringBuilder words = new StringBuilder();
        for (Object one : all) {
            for (Object other : all) {
                StringBuilder _ = words.append(one.equals(other) ? '=' : '/');
            }
        }
        return words.toString();
    }

    private static Numbers numbers(long big, double parts) {
        return new Numbers((byte) -1, (short) 2, 3, big, (float) parts, parts);
    }

    private static String hashed() {
        Others plain = new Others(true, 'x', "x", null, null);
        return " "
                + new Empty().hashCode()
                + " "
                + numbers(1L << 40, 1.5).hashCode()
                + " "
                + new Others(false, 'y', null, null, plain).hashCode()
                + " "
                + plain;
    }

    private static String chosen() {
        StringBuilder words = new StringBuilder();
        for (Object thing :
                new Object[] {
                    "",
                    "text",
                    7,
                    700,
                    7L,
                    'c',
                    new Box(new Dot(), new Line(10)),
                    List.of(),
                    new Span(1, 1),
                    new Span(2, 1),
                    new Box(new Span(1, 2), new Line(1))
                }) {
            StringBuilder _ = words.append("; ").append(chosen(thing));
        }
        return words.append("; ").append(chosen(null)).toString();
    }

    private static String chosen(Object thing) {
        return switch (thing) {
            case null -> "nothing";
            case String text when text.isEmpty() -> "no text";
            case String text -> text;
            case Integer number when number > 99 -> "many";
            case Integer number -> "number " + number;
            case Shape shape -> shape.told();
            case Number number -> "some number " + number;
            default -> "something of " + thing.getClass().getSimpleName().charAt(0);
        };
    }

    /// Lambdas of every kind of body: what they take is unboxed, boxed and widened on the way.
    private static String captured(long big, char sign, double parts) {
        StringBuilder words = new StringBuilder();
        Consumer<Object> say = thing -> words.append(' ').append(thing);
        Consumer<Object> append = words::append;
        Consumer<String> number = text -> counted(text, big);
        LongUnaryOperator sum = more -> big + more;
        ToLongFunction<Integer> widened = more -> big + more;
        ToDoubleFunction<Long> divided = whole -> whole / parts;
        Function<Integer, Long> boxed = more -> big + more;
        IntFunction<Function<Long, Double>> nested = first -> second -> first + second + parts;
        LongFunction<Character> same = ignored -> sign;
        IntSupplier narrow = () -> sign;
        LongSupplier wide = narrow::getAsInt;
        DoubleSupplier widest = wide::getAsLong;
        BooleanSupplier isLong = () -> big > sign;
        Supplier<Line> made = () -> new Line((int) big);
        BiFunction<Byte, Float, Object> both = (octet, part) -> octet + part + parts;
        UnaryOperator<String> changed = text -> text + sign;
        Supplier<int[]> array = new int[] {1, sign}::clone;
        Function<Shape, String> shape = Shape::told;
        Supplier<String> told = new Box(new Dot(), made.get())::told;
        ToIntFunction<String> found = "abc"::indexOf;
        Supplier<String> kept = (Supplier<String> & Serializable) () -> "kept " + big;
        number.accept("x");
        append.accept("!");
        for (Object thing :
                new Object[] {
                    sum.applyAsLong(2),
                    widened.applyAsLong(3),
                    divided.applyAsDouble(5L),
                    boxed.apply(4),
                    nested.apply(1).apply(2L),
                    same.apply(0),
                    narrow.getAsInt(),
                    wide.getAsLong(),
                    widest.getAsDouble(),
                    isLong.getAsBoolean(),
                    made.get(),
                    both.apply((byte) 1, 0.5f),
                    changed.apply("text"),
                    array.get()[1],
                    shape.apply(made.get()),
                    told.get(),
                    found.applyAsInt("c"),
                    kept.get()
                }) {
            say.accept(thing);
        }
        return words.toString();
    }

    private static long counted(String text, long big) {
        return text.length() + big;
    }

    /// Lambdas in a class within: they call what is private in the nest.
    private static final class Deep {
        private final int depth;

        private Deep(int depth) {
            this.depth = depth;
        }

        private int deeper(int by) {
            return depth + by;
        }

        String told() {
            IntFunction<Deep> made = Deep::new;
            IntFunction<Integer> own = this::deeper;
            Function<String, Supplier<String>> later = text -> () -> text + own.apply(depth);
            return later.apply(" deep ").get() + made.apply(depth).new Within().told(2);
        }

        private final class Within {
            private String told(int times) {
                IntFunction<String> again = this::told;
                return times == 0 ? " within" : again.apply(times - 1) + depth;
            }
        }
    }
}
