package sortis.play;

import sortis.entry.BuildingKind;
import sortis.entry.Stop;
import sortis.value.Bag;
import sortis.value.Resource;

/// The work of one stop: unload, then feed, then load (rulebook §5).
record StopWork(Stop stop, Person person, Board board) {
    void doIt() {
        if (!board.isPooled()) {
            unload();
        }
        if (stop.feed()) {
            feed();
        }
        if (!board.isPooled()) {
            load();
        }
    }

    private void unload() {
        switch (stop.unload()) {
            case Stop.Everything _ -> unload(person.load.bag());
            case Stop.UpTo(var what) -> unload(what);
        }
    }

    private void unload(Bag what) {
        what.amounts()
                .forEach((resource, amount) -> {
                    long unloaded = person.load.takeUpTo(resource, amount.units());
                    board.pile(stop.at()).add(resource, unloaded);
                });
    }

    private void feed() {
        board.standing(BuildingKind.SMELTER, stop.at())
                .filter(smelter -> smelter.batchesOn(board.turn) == 0)
                .filter(smelter -> holds(Resource.WOOD, 2L << smelter.level))
                .filter(smelter -> holds(Resource.ore(smelter.level), 1L << smelter.level))
                .ifPresent(smelter -> {
                    person.pay(board, Resource.WOOD, 2L << smelter.level);
                    person.pay(board, Resource.ore(smelter.level), 1L << smelter.level);
                    board.fire(stop.at(), smelter, 1);
                });
    }

    private boolean holds(Resource resource, long need) {
        return board.pile(stop.at()).of(resource) + person.load.of(resource) >= need;
    }

    private void load() {
        stop.load()
                .amounts()
                .forEach((resource, amount) -> {
                    long free = Math.max(0, person.slots(board) - person.load.all());
                    long most = Math.min(free, amount.units());
                    person.load.add(resource, board.pile(stop.at()).takeUpTo(resource, most));
                });
    }
}
