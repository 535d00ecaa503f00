package sortis.eventstore.shape;

import io.vavr.control.Validation;
import org.jspecify.annotations.Nullable;
import sortis.eventstore.line.Flaw;

/// Makes a whole of parts that were read; where some of them are flawed, the flaw that a reader
/// meets first.
///
/// Vavr's own way of combining goes by functions that can be serialized. These are slow to link, so
/// that the first lines of each log would cost more than thousands of later ones.
final class Whole {
    private Whole() {}

    /// Makes something of two parts.
    @FunctionalInterface
    interface Of2<A, B, W> {
        W make(A first, B second);
    }

    /// Makes something of three parts.
    @FunctionalInterface
    interface Of3<A, B, C, W> {
        W make(A first, B second, C third);
    }

    /// Makes something of four parts.
    @FunctionalInterface
    interface Of4<A, B, C, D, W> {
        W make(A first, B second, C third, D fourth);
    }

    /// Makes something of five parts.
    @FunctionalInterface
    interface Of5<A, B, C, D, E, W> {
        W make(A first, B second, C third, D fourth, E fifth);
    }

    /// Makes something of six parts.
    @FunctionalInterface
    interface Of6<A, B, C, D, E, F, W> {
        W make(A first, B second, C third, D fourth, E fifth, F sixth);
    }

    /// Makes something of eight parts.
    @FunctionalInterface
    interface Of8<A, B, C, D, E, F, G, H, W> {
        W make(A first, B second, C third, D fourth, E fifth, F sixth, G seventh, H eighth);
    }

    static <A, B, W> Validation<Flaw, W> of(
            Validation<Flaw, A> first, Validation<Flaw, B> second, Of2<A, B, W> whole) {
        Flaw flaw = earliest(first, second);
        return flaw == null
                ? Validation.valid(whole.make(read(first), read(second)))
                : Validation.invalid(flaw);
    }

    static <A, B, C, W> Validation<Flaw, W> of(
            Validation<Flaw, A> first,
            Validation<Flaw, B> second,
            Validation<Flaw, C> third,
            Of3<A, B, C, W> whole) {
        Flaw flaw = earliest(first, second, third);
        return flaw == null
                ? Validation.valid(whole.make(read(first), read(second), read(third)))
                : Validation.invalid(flaw);
    }

    static <A, B, C, D, W> Validation<Flaw, W> of(
            Validation<Flaw, A> first,
            Validation<Flaw, B> second,
            Validation<Flaw, C> third,
            Validation<Flaw, D> fourth,
            Of4<A, B, C, D, W> whole) {
        Flaw flaw = earliest(first, second, third, fourth);
        return flaw == null
                ? Validation.valid(whole.make(read(first), read(second), read(third), read(fourth)))
                : Validation.invalid(flaw);
    }

    static <A, B, C, D, E, W> Validation<Flaw, W> of(
            Validation<Flaw, A> first,
            Validation<Flaw, B> second,
            Validation<Flaw, C> third,
            Validation<Flaw, D> fourth,
            Validation<Flaw, E> fifth,
            Of5<A, B, C, D, E, W> whole) {
        Flaw flaw = earliest(first, second, third, fourth, fifth);
        return flaw == null
                ? Validation.valid(
                        whole.make(
                                read(first), read(second), read(third), read(fourth), read(fifth)))
                : Validation.invalid(flaw);
    }

    static <A, B, C, D, E, F, W> Validation<Flaw, W> of(
            Validation<Flaw, A> first,
            Validation<Flaw, B> second,
            Validation<Flaw, C> third,
            Validation<Flaw, D> fourth,
            Validation<Flaw, E> fifth,
            Validation<Flaw, F> sixth,
            Of6<A, B, C, D, E, F, W> whole) {
        Flaw flaw = earliest(first, second, third, fourth, fifth, sixth);
        return flaw == null
                ? Validation.valid(
                        whole.make(
                                read(first),
                                read(second),
                                read(third),
                                read(fourth),
                                read(fifth),
                                read(sixth)))
                : Validation.invalid(flaw);
    }

    static <A, B, C, D, E, F, G, H, W> Validation<Flaw, W> of(
            Validation<Flaw, A> first,
            Validation<Flaw, B> second,
            Validation<Flaw, C> third,
            Validation<Flaw, D> fourth,
            Validation<Flaw, E> fifth,
            Validation<Flaw, F> sixth,
            Validation<Flaw, G> seventh,
            Validation<Flaw, H> eighth,
            Of8<A, B, C, D, E, F, G, H, W> whole) {
        Flaw flaw = earliest(first, second, third, fourth, fifth, sixth, seventh, eighth);
        return flaw == null
                ? Validation.valid(
                        whole.make(
                                read(first),
                                read(second),
                                read(third),
                                read(fourth),
                                read(fifth),
                                read(sixth),
                                read(seventh),
                                read(eighth)))
                : Validation.invalid(flaw);
    }

    private static <T> T read(Validation<Flaw, T> part) {
        return part.getOrElseThrow(IllegalStateException::new);
    }

    private static @Nullable Flaw earliest(Validation<?, ?>... parts) {
        Flaw earliest = null;
        for (Validation<?, ?> part : parts) {
            if (part.isInvalid()
                    && part.getError() instanceof Flaw flaw
                    && (earliest == null || flaw.at() < earliest.at())) {
                earliest = flaw;
            }
        }
        return earliest;
    }
}
