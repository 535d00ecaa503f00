package sortis.cli.shell;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import picocli.CommandLine.Model.OptionSpec;

/// An option as a shell completes it.
///
/// @param names such as `-o` and `--output`, at least one
/// @param summary one sentence, without its full stop
/// @param label what stands for the value in the help; of no meaning for a flag
/// @param value what follows it
/// @param isRepeatable whether it may be given again
record OptionShape(
        Seq<String> names, String summary, String label, Expected value, boolean isRepeatable) {
    static OptionShape of(OptionSpec option) {
        return new OptionShape(
                Vector.of(option.names()),
                Sentence.first(option.description()),
                option.paramLabel(),
                Expected.by(option),
                option.isMultiValue());
    }

    boolean isFlag() {
        return value instanceof Expected.Nothing;
    }
}
