package sortis.play;

import java.util.List;
import java.util.Optional;
import sortis.entry.ActsAt;
import sortis.entry.AgentEntry;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.BuildingKind;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry;
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
import sortis.entry.LedgerEntry;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LogEntry;
import sortis.entry.MapEntry;
import sortis.entry.ProductionEntry;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.ruling.VehicleCost;
import sortis.value.AgentName;
import sortis.value.Resource;
import sortis.value.Square;

/// What entries do, taken as written (rulebook §6 to §8).
record Deeds(Board board, List<Person> people) {
    void take(GameEntry entry) {
        if (entry instanceof ActsAt acting) {
            settle(acting);
        }
        switch (entry) {
            case LogEntry _, MapEntry _ -> {}
            case LedgerEntry ledger -> note(ledger);
            case AgentEntry going -> send(going);
            case BuildingEntry building -> build(building);
            case ProductionEntry producing -> produce(producing);
            case HaulageEntry hauling -> haul(hauling);
        }
    }

    private Optional<Person> person(AgentName name) {
        return people.stream().filter(person -> person.name.equals(name)).findFirst();
    }

    /// The paper is what happened: an agent is where the entry has it.
    private void settle(ActsAt entry) {
        Person person = person(entry.agent()).orElseGet(() -> join(entry.agent(), entry.at()));
        if (!isThere(person, entry)) {
            person.put(board, entry.at());
        }
    }

    private boolean isThere(Person person, ActsAt entry) {
        boolean isBeside =
                entry instanceof RoadLaid && new Ways(board).areNeighbours(person.at, entry.at());
        return isBeside || person.at.equals(entry.at());
    }

    private Person join(AgentName name, Square at) {
        Person person = new Person(name, at);
        people.add(person);
        return person;
    }

    private void note(LedgerEntry entry) {
        if (entry instanceof PositionNoted noted && person(noted.agent()).isEmpty()) {
            Person _ = join(noted.agent(), noted.at());
        }
    }

    private void send(AgentEntry entry) {
        switch (entry) {
            case AgentMoved moved -> person(moved.agent()).ifPresent(agent -> walk(agent, moved));
            case RouteAssigned route ->
                    person(route.agent()).ifPresent(agent -> tour(agent, route));
            case AgentJoined joined when person(joined.agent()).isEmpty() -> bringIn(joined);
            case AgentJoined _ -> {}
        }
    }

    private void walk(Person agent, AgentMoved entry) {
        Ways ways = new Ways(board);
        ways.steps(entry.path().corners().asJava())
                .ifPresentOrElse(
                        steps -> agent.doing = new Doing.Walks(ways.strides(steps)),
                        () -> agent.put(board, entry.path().last()));
    }

    private void tour(Person agent, RouteAssigned entry) {
        new Ways(board)
                .tour(entry.stops().asJava())
                .ifPresentOrElse(
                        tour -> {
                            agent.doing = tour;
                            new StopWork(entry.first(), agent, board).doIt();
                        },
                        () -> agent.put(board, entry.at()));
    }

    private void bringIn(AgentJoined entry) {
        join(entry.agent(), entry.at()).admire(board);
        board.standing(BuildingKind.HOUSE, entry.at()).ifPresent(house -> house.joined++);
    }

    private void build(BuildingEntry entry) {
        switch (entry) {
            case ForestCleared cleared -> clear(cleared);
            case BuildingRaised raised ->
                    person(raised.agent()).ifPresent(agent -> raise(agent, raised));
            case RoadLaid laid -> person(laid.agent()).ifPresent(agent -> lay(agent, laid));
            case VehicleBuilt built ->
                    person(built.agent())
                            .ifPresent(agent -> motorize(agent, built.level().number()));
        }
    }

    private void clear(ForestCleared entry) {
        if (board.isForest(entry.at())) {
            board.cleared.add(entry.at());
            board.pile(entry.at()).add(Resource.WOOD, board.rules.clearingWood().units());
        }
    }

    private void raise(Person agent, BuildingRaised entry) {
        int level = entry.level().number();
        price(entry).ifPresent(resource -> agent.pay(board, resource, 1L << level));
        board.standing(entry.building(), entry.at())
                .ifPresentOrElse(
                        same -> same.level = level,
                        () -> replace(entry.at(), Optional.of(entry.building()), level));
        people.stream().filter(each -> each.at.equals(entry.at())).forEach(this::admire);
    }

    private Optional<Resource> price(BuildingRaised entry) {
        return switch (entry.building()) {
            case WORKSHOP, SMELTER -> Optional.of(Resource.ore(entry.level().number()));
            case HOUSE -> Optional.of(Resource.WOOD);
            case EXTRACTOR -> board.produce(entry.at());
        };
    }

    private void admire(Person person) {
        person.admire(board);
    }

    private void replace(Square square, Optional<BuildingKind> kind, int level) {
        board.built.put(square, new Board.Built(kind, level));
        idle(square);
    }

    private void idle(Square square) {
        people.stream()
                .filter(each -> each.operates(square))
                .forEach(each -> each.doing = new Doing.Nothing());
    }

    private void lay(Person agent, RoadLaid entry) {
        List<Square> squares =
                new Ways(board)
                        .steps(entry.path().corners().asJava()).stream()
                                .flatMap(steps -> steps.stream().distinct())
                                .toList();
        int grade = entry.grade().number();
        agent.pay(board, Resource.ore(grade), squares.size());
        squares.forEach(square -> replace(square, Optional.empty(), grade));
    }

    private void motorize(Person agent, int level) {
        boolean isOfWood = board.rules.vehicleCost() == VehicleCost.IN_WOOD;
        agent.pay(board, isOfWood ? Resource.WOOD : Resource.ore(level), 1L << level);
        agent.vehicle = level;
    }

    private void produce(ProductionEntry entry) {
        switch (entry) {
            case OperationStarted started ->
                    person(started.agent()).ifPresent(agent -> operate(agent, started.at()));
            case OperationEnded ended ->
                    person(ended.agent())
                            .ifPresent(agent -> {
                                if (agent.operates(agent.at)) {
                                    agent.doing = new Doing.Nothing();
                                }
                            });
            case SmelterFed fed -> feed(fed);
        }
    }

    private void operate(Person agent, Square square) {
        idle(square);
        boolean isThere = board.standing(BuildingKind.EXTRACTOR, square).isPresent();
        agent.doing = isThere ? new Doing.Works() : new Doing.Nothing();
    }

    private void feed(SmelterFed entry) {
        board.standing(BuildingKind.SMELTER, entry.at())
                .ifPresent(smelter -> {
                    long batches = entry.batches();
                    person(entry.agent())
                            .ifPresent(agent -> {
                                agent.pay(board, Resource.WOOD, batches * (2L << smelter.level));
                                agent.pay(
                                        board,
                                        Resource.ore(smelter.level),
                                        batches * (1L << smelter.level));
                            });
                    board.fire(entry.at(), smelter, entry.batches());
                });
    }

    private void haul(HaulageEntry entry) {
        if (!board.isPooled()) {
            person(entry.agent()).ifPresent(agent -> haul(agent, entry));
        }
    }

    private void haul(Person agent, HaulageEntry entry) {
        Goods pile = board.pile(entry.at());
        switch (entry) {
            case Loaded _ -> carry(entry, pile, agent.load);
            case Unloaded _ -> carry(entry, agent.load, pile);
        }
    }

    /// What is missing comes from nowhere.
    private static void carry(HaulageEntry entry, Goods from, Goods to) {
        entry.what()
                .amounts()
                .forEach((resource, amount) -> {
                    long _ = from.takeUpTo(resource, amount.units());
                    to.add(resource, amount.units());
                });
    }
}
