package sortis.prelink;

import java.util.List;
import java.util.function.Supplier;

/// Records of every kind of field, and switches on types: says in words how they behave.
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
                case Box(Dot _, Shape other) -> "box of a dot and " + other.told();
                case Box(Shape one, Shape other) -> "box of " + one.told() + ", " + other.told();
            };
        }
    }

    record Dot() implements Shape {}

    record Line(int length) implements Shape {}

    record Box(Shape one, Shape other) implements Shape {}

    @Override
    public String get() {
        return compared() + hashed() + chosen();
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
                    "", "text", 7, 700, 7L, 'c', new Box(new Dot(), new Line(10)), List.of()
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
}
