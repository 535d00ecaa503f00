package sortis.cli.report;

import io.vavr.collection.Seq;
import java.util.function.Function;
import sortis.finding.Finding;
import sortis.finding.Step;

/// What there is to say in English about a rule.
///
/// @param law what the rule asks for, in one sentence
/// @param says what is wrong, of one finding of it
/// @param help how to put it right
/// @param example something that breaks it, and why
record Wording(String law, Function<Told, String> says, String help, String example) {
    /// A finding, with the words for what it holds.
    record Told(Finding finding) {
        /// What was claimed.
        String claimed() {
            return finding.evidence().claimed().map(Words::of).getOrElse("nothing");
        }

        /// What is true.
        String expected() {
            return expectedOr("nothing");
        }

        String expectedOr(String nothing) {
            return finding.evidence().expected().map(Words::of).getOrElse(nothing);
        }

        /// What there is of something that does not suffice.
        String scarce() {
            return finding.evidence()
                    .expected()
                    .map(Words::of)
                    .filter(there -> !there.equals("nothing"))
                    .map(there -> "only " + there)
                    .getOrElse("none of it");
        }

        /// The steps of that kind in the working.
        <T extends Step> Seq<T> steps(Class<T> kind) {
            return finding.evidence().working().filter(kind::isInstance).map(kind::cast);
        }

        /// The agent's name.
        String agent() {
            return finding.origin()
                    .flatMap(origin -> origin.agent())
                    .map(agent -> Words.named(agent.text()))
                    .getOrElse("the agent");
        }

        /// The square it is about.
        String at() {
            return Subjects.square(finding).map(Words::of).getOrElse("everywhere");
        }

        String resource() {
            return Subjects.resource(finding).getOrElse("");
        }

        String turn() {
            return finding.origin()
                    .flatMap(origin -> origin.turn())
                    .map(turn -> "turn " + turn)
                    .getOrElse("its turn");
        }
    }
}
