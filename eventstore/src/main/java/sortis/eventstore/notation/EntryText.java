package sortis.eventstore.notation;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
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
import sortis.entry.HaulageEntry.Loaded;
import sortis.entry.HaulageEntry.Unloaded;
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
import sortis.value.Octet;
import sortis.value.Turn;

/// What an entry says, as one line without number and note.
final class EntryText {
    private EntryText() {}

    /// @param turn of the entry, which only skips say themselves
    static String of(Turn turn, GameEntry content) {
        return switch (content) {
            case LogEntry entry -> log(entry);
            case MapEntry entry -> map(entry);
            case AgentEntry entry -> named(entry) + agent(entry);
            case BuildingEntry entry -> named(entry) + building(entry);
            case ProductionEntry entry -> named(entry) + production(entry);
            case HaulageEntry entry -> named(entry) + haulage(entry);
            case LedgerEntry entry -> ledger(turn, entry);
        };
    }

    /// Whether a text in quotes at the end would be taken for something else than the note.
    static boolean endsInText(GameEntry content) {
        return content instanceof EntryStruck || content instanceof GameStarted;
    }

    private static String named(NamesAgent entry) {
        return Spelling.name(entry.agent().text()) + " ";
    }

    private static String log(LogEntry content) {
        return switch (content) {
            case GameStarted game -> HeadText.lines(game, Turn.ZERO, "").mkString("\n");
            case EntryStruck(var entry, var reason) ->
                    "strike " + entry + maybe(reason, " ", Quoted::of);
        };
    }

    private static String map(MapEntry content) {
        return switch (content) {
            case SequenceWritten entry ->
                    entry.axis()
                            + (entry.from() == 0 ? "" : "+" + entry.from())
                            + ": "
                            + entry.values().map(Octet::toString).mkString(" ");
            case SquareCharted entry ->
                    Spelling.square(entry.at())
                            + " ="
                            + maybe(entry.value(), " ", Octet::toString)
                            + maybe(entry.nibble(), " ", nibble -> nibble + ".")
                            + maybe(entry.terrain(), " ", Object::toString)
                            + maybe(entry.ore(), " o", Object::toString);
        };
    }

    private static String agent(AgentEntry content) {
        return switch (content) {
            case AgentMoved entry ->
                    "move "
                            + Spelling.path(entry.path())
                            + maybe(entry.arrives(), " arrives ", Turn::toString);
            case RouteAssigned entry ->
                    "route "
                            + stops(entry)
                            + maybe(entry.period(), " mod ", Turn::toString)
                            + maybe(entry.phase(), " phase ", Turn::toString);
            case AgentJoined entry -> "joins " + Spelling.square(entry.at());
        };
    }

    private static String stops(RouteAssigned entry) {
        return Vector.of(stop(entry.first(), ""))
                .appendAll(entry.rest().map(stop -> stop(stop, " wait 0")))
                .mkString(" > ");
    }

    /// @param idle what marks it as a stop if there is nothing to do
    private static String stop(Stop stop, String idle) {
        String work = work(stop);
        String via = stop.via().isEmpty() ? "" : " > " + Spelling.squares(stop.via());
        return Spelling.square(stop.at()) + (work.isEmpty() ? idle : work) + via;
    }

    private static String work(Stop stop) {
        String unload =
                switch (stop.unload()) {
                    case Stop.Everything _ -> " drop all";
                    case Stop.UpTo(var what) ->
                            what.amounts().isEmpty() ? "" : " drop " + Spelling.goods(what);
                };
        boolean loads = !stop.load().amounts().isEmpty();
        return unload
                + (stop.feed() ? " feed" : "")
                + (loads ? " load " + Spelling.goods(stop.load()) : "")
                + (stop.waits().equals(Turn.ZERO) ? "" : " wait " + stop.waits());
    }

    private static String building(BuildingEntry content) {
        return switch (content) {
            case ForestCleared entry ->
                    "clear "
                            + Spelling.square(entry.at())
                            + maybe(entry.wood(), " +", wood -> wood + "w");
            case BuildingRaised entry ->
                    words(entry.building(), entry.level(), Spelling.square(entry.at()))
                            + maybe(entry.paid(), " ", Spelling::payment);
            case RoadLaid entry ->
                    words("road", entry.grade(), Spelling.path(entry.path()))
                            + maybe(entry.paid(), " ", Spelling::payment);
            case VehicleBuilt entry ->
                    words("vehicle", entry.level(), Spelling.square(entry.at()))
                            + maybe(entry.paid(), " ", Spelling::payment)
                            + maybe(entry.slots(), " slots ", Object::toString);
        };
    }

    private static String production(ProductionEntry content) {
        return switch (content) {
            case OperationStarted entry -> "operate " + Spelling.square(entry.at());
            case OperationEnded _ -> "rest";
            case SmelterFed entry ->
                    "feed "
                            + Spelling.square(entry.at())
                            + (entry.batches() == 1 ? "" : " x" + entry.batches())
                            + maybe(entry.paid(), " ", Spelling::payment)
                            + maybe(entry.yields(), " = ", Object::toString)
                            + maybe(entry.ready(), " ready ", Turn::toString);
        };
    }

    private static String haulage(HaulageEntry content) {
        String verb =
                switch (content) {
                    case Loaded _ -> "take";
                    case Unloaded _ -> "drop";
                };
        return words(verb, Spelling.square(content.at()), Spelling.goods(content.what()));
    }

    private static String ledger(Turn turn, LedgerEntry content) {
        return switch (content) {
            case TurnsSkipped entry ->
                    words("@" + turn, ">", entry.to()) + maybe(entry.gained(), " ", Spelling::gain);
            case StockCounted entry ->
                    "count"
                            + maybe(entry.at(), " ", Spelling::square)
                            + ": "
                            + Spelling.goods(entry.stock());
            case PositionNoted entry ->
                    named(entry)
                            + words("at", Spelling.square(entry.at()))
                            + maybe(entry.on(), " on ", Turn::toString);
        };
    }

    private static String words(Object... words) {
        return Vector.of(words).mkString(" ");
    }

    private static <T> String maybe(Option<T> value, String before, Function<T, String> written) {
        return value.map(present -> before + written.apply(present)).getOrElse("");
    }
}
