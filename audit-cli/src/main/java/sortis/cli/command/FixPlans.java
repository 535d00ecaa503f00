package sortis.cli.command;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import sortis.cli.Log;
import sortis.cli.report.FixJson;
import sortis.cli.report.FixPlan;
import sortis.cli.report.FixText;
import sortis.eventstore.Script;
import sortis.eventstore.edit.Edit;
import sortis.eventstore.edit.Original;
import sortis.replay.Transcript;
import sortis.replay.fix.Change;
import sortis.replay.fix.Fix;

/// What can be put right in logs, tried on their own text.
///
/// @param original the log as it is kept
record FixPlans(FixPlan plan, Original original) {
    /// @throws sortis.cli.Trouble if the log cannot be read or judged
    static FixPlans of(String path) {
        byte[] bytes = Log.bytes(path);
        Original original = Original.of(bytes);
        Fix fix =
                Troubles.orThrow(() ->
                        Fix.of(
                                transcript(ByteBuffer.wrap(bytes)),
                                changes -> transcript(original.with(edits(changes)).bytes())));
        return new FixPlans(new FixPlan(path, Log.name(path), fix), original);
    }

    private static Transcript transcript(ByteBuffer bytes) {
        byte[] all = new byte[bytes.remaining()];
        var _ = bytes.duplicate().get(all);
        return Transcript.of(Script.of(new ByteArrayInputStream(all)).read());
    }

    private static Seq<Edit> edits(Seq<Change> changes) {
        return changes.map(
                change -> new Edit(change.where(), change.key(), change.before(), change.after()));
    }

    /// The log with everything put right that can be.
    ByteBuffer corrected() {
        return original.with(edits(plan.fix().changes())).bytes();
    }

    boolean isForCleanLog() {
        return plan.fix().before().isClean();
    }

    /// What is planned for several logs.
    static Iterable<String> answer(String format, Seq<FixPlans> plans) {
        Seq<FixPlan> each = plans.map(FixPlans::plan);
        return format.equals("json")
                ? Vector.of(FixJson.of(each))
                : each.flatMap(FixText.PLANNED::lines);
    }
}
