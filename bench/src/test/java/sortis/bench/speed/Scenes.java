package sortis.bench.speed;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.LogLine.Entry;
import sortis.notebook.Notebook;
import sortis.replay.Transcript;
import sortis.rule.Scene;
import sortis.rule.Scene.Reading;
import sortis.world.World;

/// Every entry of a log with all that the rules may look at, as an audit comes upon it.
record Scenes(Seq<Scene> all) {
    static Scenes of(Transcript transcript) {
        List<Scene> scenes = new ArrayList<>();
        World world =
                transcript.game().map(game -> begun(transcript, game)).getOrElse(World.NOTHING);
        Notebook notebook = Notebook.BLANK;
        for (Entry entry : transcript.taken()) {
            World before = world.carriedTo(transcript.turnOf(entry));
            World settled = before.settled(entry.content());
            Reading reading = new Reading(entry, transcript.turnOf(entry), transcript.strikes());
            scenes.add(Scene.opening(reading, before, settled, notebook));
            world = settled.after(entry.content());
            notebook = notebook.after(new Notebook.Page(entry, settled, world), Vector.empty());
        }
        return new Scenes(Vector.ofAll(scenes));
    }

    private static World begun(Transcript transcript, GameStarted game) {
        return World.begun(game, transcript.turnOf(transcript.lines().get(0)));
    }
}
