package sortis.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;
import sortis.finding.Finding;
import sortis.finding.Severity;
import sortis.rule.Rule;
import sortis.world.World;

/// What the rulebook says of an entry.
///
/// @param played the log with it
/// @param findings those in the entry
public record Verdict(Playthrough played, Seq<Finding> findings) {
    /// Nothing is wrong with it.
    public Verdict isLegal() {
        assertThat(findings).isEmpty();
        return this;
    }

    /// It has exactly these findings, all of them errors; the first of them to go on with.
    public Found breaks(Rule... rules) {
        return finds(Severity.ERROR, rules);
    }

    /// It has exactly these findings, all of them warnings; the first of them to go on with.
    public Found warnsOf(Rule... rules) {
        return finds(Severity.WARNING, rules);
    }

    /// It has exactly these findings, all of them follow-ons; the first of them to go on with.
    public Found echoes(Rule... rules) {
        return finds(Severity.FOLLOW_ON, rules);
    }

    private Found finds(Severity severity, Rule... rules) {
        Found first = shows(rules);
        assertThat(findings).extracting(Finding::severity).containsOnly(severity);
        return first;
    }

    /// It has exactly these findings, whatever their severities; the first of them to go on with.
    public Found shows(Rule... rules) {
        assertThat(findings)
                .extracting(Finding::code)
                .containsExactlyElementsOf(Vector.of(rules).map(Rule::code));
        return new Found(this, 1);
    }

    /// What the world is after it.
    public <T> Verdict leaves(Function<World, T> view, T expected) {
        assertThat(view.apply(played.world())).isEqualTo(expected);
        return this;
    }
}
