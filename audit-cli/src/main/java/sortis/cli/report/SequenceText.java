package sortis.cli.report;

import io.vavr.collection.Iterator;
import io.vavr.collection.Stream;
import java.util.Locale;
import sortis.map.Lfsr;
import sortis.value.Octet;

/// A sequence as a worksheet: sixteen numbers a line, each line with the index of its first.
public final class SequenceText {
    private static final int A_LINE = 16;

    private SequenceText() {}

    public static Iterator<String> lines(Octet seed, int count) {
        return Stream.iterate(seed, Lfsr::step)
                .iterator()
                .take(count)
                .grouped(A_LINE)
                .zipWithIndex()
                .map(line ->
                        String.format(
                                Locale.ROOT, "%7s: %s", line._2 * A_LINE, line._1.mkString(" ")));
    }
}
