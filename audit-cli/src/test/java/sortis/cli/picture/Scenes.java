package sortis.cli.picture;

import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import sortis.cli.report.MapText.Window;
import sortis.map.WorldMap;
import sortis.value.AgentName;
import sortis.value.Amount;
import sortis.value.Level;
import sortis.value.Octet;
import sortis.value.Square;
import sortis.world.Structure;

/// Maps to draw in tests.
final class Scenes {
    /// The map of the seeds 01 and 5A: 8,0 is EF, 12,7 is 78, 10,7 is FD.
    static final WorldMap MAP = WorldMap.of(new Octet(0x01), new Octet(0x5A));

    static final Window PART = new Window(new Square(5, 3), 12, 8);

    private Scenes() {}

    /// A map on which nobody has been.
    static Chart untouched() {
        return Chart.of(MAP);
    }

    /// A workshop of level 11 with an agent on 12,7, an extractor 2 on 10,7, a bridge from 12,8 to
    /// 12,9 and an agent on 13,7, which is cleared.
    static Chart played(String name) {
        Vector<Figure> figures =
                Vector.of(
                        figure("1", name, new Square(12, 7)), figure("B", "Bo", new Square(13, 7)));
        return new Chart(
                MAP,
                TreeSet.of(new Square(12, 7), new Square(13, 7), new Square(10, 8)),
                TreeMap.of(
                        new Square(12, 7), new Structure.Workshop(new Level(11)),
                        new Square(10, 7), new Structure.Extractor(new Level(2)),
                        new Square(12, 8), new Structure.Road(new Level(1)),
                        new Square(12, 9), new Structure.Road(new Level(1)),
                        new Square(14, 7), new Structure.House(new Level(0), Amount.NONE)),
                figures,
                figures.groupBy(Figure::at));
    }

    private static Figure figure(String label, String name, Square at) {
        return new Figure(label, new AgentName(name), at, "standing");
    }
}
