package sortis.eventstore.json;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.HexFormat;
import sortis.entry.AgentEntry;
import sortis.entry.AgentEntry.AgentJoined;
import sortis.entry.AgentEntry.AgentMoved;
import sortis.entry.AgentEntry.RouteAssigned;
import sortis.entry.BuildingEntry;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.ForestCleared;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingEntry.VehicleBuilt;
import sortis.entry.GameEntry;
import sortis.entry.HaulageEntry;
import sortis.entry.LedgerEntry;
import sortis.entry.LedgerEntry.PositionNoted;
import sortis.entry.LedgerEntry.StockCounted;
import sortis.entry.LedgerEntry.TurnsSkipped;
import sortis.entry.LogEntry;
import sortis.entry.LogEntry.EntryStruck;
import sortis.entry.LogEntry.GameStarted;
import sortis.entry.MapEntry;
import sortis.entry.MapEntry.SequenceWritten;
import sortis.entry.MapEntry.SquareCharted;
import sortis.entry.NamesAgent;
import sortis.entry.ProductionEntry;
import sortis.entry.ProductionEntry.OperationEnded;
import sortis.entry.ProductionEntry.OperationStarted;
import sortis.entry.ProductionEntry.SmelterFed;
import sortis.entry.Stop;
import sortis.eventstore.line.Quoted;
import sortis.ruling.HouseRules;
import sortis.value.AgentName;
import sortis.value.Bag;
import sortis.value.Octet;
import sortis.value.Square;
import sortis.value.Turn;

/// The fields of each type of entry, in the order of rulebook §7.
final class ContentJson {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private static final Seq<Square> STRAIGHT_ON = Array.empty();

    private ContentJson() {}

    static JsonObject fields(JsonObject head, GameEntry content) {
        JsonObject named =
                content instanceof NamesAgent it ? head.withText("agent", it.agent().text()) : head;
        return switch (content) {
            case LogEntry entry -> log(named, entry);
            case MapEntry entry -> map(named, entry);
            case AgentEntry entry -> agent(named, entry);
            case BuildingEntry entry -> building(named, entry);
            case ProductionEntry entry -> production(named, entry);
            case HaulageEntry entry -> named.with("at", entry.at()).with("what", entry.what());
            case LedgerEntry entry -> ledger(named, entry);
        };
    }

    private static JsonObject log(JsonObject head, LogEntry content) {
        return switch (content) {
            case GameStarted entry -> started(head, entry);
            case EntryStruck entry ->
                    head.with("entry", entry.entry())
                            .maybe("reason", entry.reason(), JsonObject::withText);
        };
    }

    private static JsonObject started(JsonObject head, GameStarted entry) {
        JsonObject seeds =
                JsonObject.EMPTY
                        .with("x", octet(entry.seeds().x()))
                        .with("y", octet(entry.seeds().y()));
        Seq<String> names = entry.agents().map(AgentName::text).map(Quoted::of);
        return head.with("seeds", seeds.toString())
                .with("start", entry.start())
                .with("agents", JsonText.list(names))
                .maybe("player", entry.player(), JsonObject::withText)
                .maybe("title", entry.title(), JsonObject::withText)
                .unless(
                        HouseRules.DEFAULT,
                        "rulings",
                        entry.rulings(),
                        (object, name, rules) -> object.with(name, RulingsJson.of(rules)));
    }

    private static JsonObject map(JsonObject head, MapEntry content) {
        return switch (content) {
            case SequenceWritten entry ->
                    head.withText("axis", entry.axis().toString())
                            .unless(0, "from", entry.from(), JsonObject::with)
                            .with("values", JsonText.list(entry.values().map(ContentJson::octet)));
            case SquareCharted entry ->
                    head.with("at", entry.at())
                            .maybe("value", entry.value().map(ContentJson::octet), JsonObject::with)
                            .maybe(
                                    "nibble",
                                    entry.nibble().map(it -> nibble(it.digit())),
                                    JsonObject::with)
                            .maybe(
                                    "terrain",
                                    entry.terrain().map(Object::toString),
                                    JsonObject::withText)
                            .maybe("ore", entry.ore(), JsonObject::with);
        };
    }

    private static JsonObject agent(JsonObject head, AgentEntry content) {
        return switch (content) {
            case AgentMoved entry ->
                    head.with("path", entry.path())
                            .maybe("arrives", entry.arrives(), JsonObject::with);
            case RouteAssigned entry ->
                    head.with("stops", JsonText.list(entry.stops().map(ContentJson::stop)))
                            .maybe("period", entry.period(), JsonObject::with)
                            .maybe("phase", entry.phase(), JsonObject::with);
            case AgentJoined entry -> head.with("at", entry.at());
        };
    }

    private static String stop(Stop stop) {
        return JsonObject.EMPTY
                .with("at", stop.at())
                .unless(STRAIGHT_ON, "via", stop.via(), JsonObject::with)
                .unless(Turn.ZERO, "wait", stop.waits(), JsonObject::with)
                .unless(Stop.NOTHING, "unload", stop.unload(), ContentJson::unloading)
                .unless(false, "feed", stop.feed(), (object, name, _) -> object.with(name, "true"))
                .unless(Bag.EMPTY, "load", stop.load(), JsonObject::with)
                .toString();
    }

    private static JsonObject unloading(JsonObject stop, String name, Stop.Unloading unload) {
        return switch (unload) {
            case Stop.Everything _ -> stop.withText(name, "all");
            case Stop.UpTo(Bag what) -> stop.with(name, what);
        };
    }

    private static JsonObject building(JsonObject head, BuildingEntry content) {
        return switch (content) {
            case ForestCleared entry ->
                    head.with("at", entry.at()).maybe("wood", entry.wood(), JsonObject::with);
            case BuildingRaised entry ->
                    head.withText("building", entry.building().toString())
                            .with("level", entry.level())
                            .with("at", entry.at())
                            .maybe("paid", entry.paid(), JsonObject::with);
            case RoadLaid entry ->
                    head.with("grade", entry.grade())
                            .with("path", entry.path())
                            .maybe("paid", entry.paid(), JsonObject::with);
            case VehicleBuilt entry -> vehicle(head, entry);
        };
    }

    private static JsonObject vehicle(JsonObject head, VehicleBuilt entry) {
        return head.with("level", entry.level())
                .with("at", entry.at())
                .maybe("paid", entry.paid(), JsonObject::with)
                .maybe("slots", entry.slots(), JsonObject::with);
    }

    private static JsonObject production(JsonObject head, ProductionEntry content) {
        return switch (content) {
            case OperationStarted entry -> head.with("at", entry.at());
            case OperationEnded _ -> head;
            case SmelterFed entry ->
                    head.with("at", entry.at())
                            .unless(1, "batches", entry.batches(), JsonObject::with)
                            .maybe("paid", entry.paid(), JsonObject::with)
                            .maybe("yields", entry.yields(), JsonObject::with)
                            .maybe("ready", entry.ready(), JsonObject::with);
        };
    }

    private static JsonObject ledger(JsonObject head, LedgerEntry content) {
        return switch (content) {
            case TurnsSkipped entry ->
                    head.with("to", entry.to()).maybe("gained", entry.gained(), JsonObject::with);
            case StockCounted entry ->
                    head.with("stock", entry.stock()).maybe("at", entry.at(), JsonObject::with);
            case PositionNoted entry ->
                    head.with("at", entry.at()).maybe("on", entry.on(), JsonObject::with);
        };
    }

    private static String octet(Octet octet) {
        return Quoted.of(HEX.toHexDigits((byte) octet.bits()));
    }

    private static String nibble(int digit) {
        return Quoted.of(HEX.toHexDigits(digit, 1));
    }
}
