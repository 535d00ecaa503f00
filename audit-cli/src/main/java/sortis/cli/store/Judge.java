package sortis.cli.store;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import sortis.cli.play.Game;
import sortis.entry.LogLine;
import sortis.eventstore.Contents;
import sortis.eventstore.Placement;
import sortis.eventstore.file.FileStore;
import sortis.finding.Finding;

/// Looks at lines when the log is held, and decides whether they are written. Afterwards it tells
/// what it found.
public final class Judge implements FileStore.Writer {
    private final Composition composition;
    private final Strictness strictness;
    private Game game = Game.of(Vector.empty());
    private Vector<Finding> findings = Vector.empty();

    /// What is written.
    public enum Strictness {
        /// Only what is right.
        STRICT,
        /// What is wrong, too: the paper is what happened.
        FORCED,
        /// Everything, without looking.
        UNCHECKED
    }

    Judge(Composition composition, Strictness strictness) {
        this.composition = composition;
        this.strictness = strictness;
    }

    @Override
    public Seq<String> lines(Contents log) {
        return composition.lines(log);
    }

    @Override
    public boolean wants(Placement placement) {
        if (placement.lines().isEmpty() || strictness == Strictness.UNCHECKED) {
            return true;
        }
        Vector<LogLine> after = placement.after().entries();
        int added = placement.wanted().size() - placement.there();
        Game before = Game.of(after.dropRight(added));
        game = after.takeRight(added).foldLeft(before, Game::with);
        findings = game.findingsSince(before);
        return strictness == Strictness.FORCED || !findings.exists(Finding::isError);
    }

    /// The game with the lines.
    public Game game() {
        return game;
    }

    /// What is wrong with the lines.
    public Vector<Finding> findings() {
        return findings;
    }
}
