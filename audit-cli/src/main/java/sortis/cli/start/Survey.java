package sortis.cli.start;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import sortis.cli.start.Prospect.Lode;
import sortis.map.Terrain;
import sortis.map.WorldMap;
import sortis.value.Square;

/// Walks out from squares in all directions at once, on land, and notes what is met first.
final class Survey {
    /// How far it walks, in steps.
    static final int REACH = 8;

    /// How far forest counts, in steps.
    static final int NEAR = 3;

    /// The grades that are looked for, from 0 on.
    private static final int GRADES = 3;

    private static final int SIZE = Square.LAST + 1;
    private static final int WATER = -1;
    private static final int FOREST = -2;
    private static final int NOWHERE = -1;

    /// What each square is: a grade of ore, or forest, or water.
    private final int[] ground = new int[SIZE * SIZE];

    /// Steps to each square of the present walk, as far as it has been reached in this walk.
    private final int[] steps = new int[SIZE * SIZE];

    private final int[] reached = new int[SIZE * SIZE];
    private final int[] lodes = new int[GRADES];
    private int count;
    private int forests;

    Survey(WorldMap map) {
        Arrays.fill(steps, NOWHERE);
        for (int place = 0; place < ground.length; place++) {
            ground[place] = ground(map, square(place));
        }
    }

    private static int ground(WorldMap map, Square at) {
        int other = map.terrain(at) == Terrain.WATER ? WATER : FOREST;
        return map.ore(at).getOrElse(other);
    }

    /// What lies around a square.
    Prospect from(Square start) {
        begin(start.y() * SIZE + start.x());
        for (int next = 0; next < count; next++) {
            meet(reached[next]);
            if (steps[reached[next]] < REACH) {
                goOn(reached[next]);
            }
        }
        Prospect prospect =
                new Prospect(start, Array.range(0, GRADES).map(this::lode), forests - 1);
        forget();
        return prospect;
    }

    private void begin(int place) {
        count = 0;
        forests = 0;
        Arrays.fill(lodes, NOWHERE);
        reach(place, 0);
    }

    private void meet(int place) {
        int here = ground[place];
        if (here == FOREST && steps[place] <= NEAR) {
            forests++;
        }
        if (here >= 0 && here < GRADES && lodes[here] == NOWHERE) {
            lodes[here] = place;
        }
    }

    private void goOn(int place) {
        int x = place % SIZE;
        int y = place / SIZE;
        int farther = steps[place] + 1;
        enter(x, y - 1, farther);
        enter(x + 1, y, farther);
        enter(x, y + 1, farther);
        enter(x - 1, y, farther);
    }

    private void enter(int x, int y, int farther) {
        boolean isOnMap = x >= 0 && x < SIZE && y >= 0 && y < SIZE;
        int place = y * SIZE + x;
        if (isOnMap && ground[place] != WATER && steps[place] == NOWHERE) {
            reach(place, farther);
        }
    }

    private void reach(int place, int farther) {
        steps[place] = farther;
        reached[count] = place;
        count++;
    }

    private void forget() {
        for (int each = 0; each < count; each++) {
            steps[reached[each]] = NOWHERE;
        }
    }

    private Option<Lode> lode(int grade) {
        int place = lodes[grade];
        return Option.when(place != NOWHERE, () -> new Lode(square(place), steps[place]));
    }

    private static Square square(int place) {
        return new Square(place % SIZE, place / SIZE);
    }
}
