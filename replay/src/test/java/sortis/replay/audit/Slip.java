package sortis.replay.audit;

import io.vavr.control.Option;
import sortis.entry.GameEntry;
import sortis.entry.LogLine.Entry;
import sortis.finding.RuleCode;
import sortis.map.WorldMap;
import sortis.play.Dice;

/// A kind of slip of the pen: a claim that is not true.
enum Slip {
    VALUE("map-value", ChartSlips::value),
    NIBBLE("map-value", ChartSlips::nibble),
    TERRAIN("map-terrain", ChartSlips::terrain),
    ORE("map-ore", ChartSlips::ore),
    SEED("lfsr-seed", ChartSlips::seed),
    STEP("lfsr-step", ChartSlips::step),
    CLEARING("clear-yield", ClaimSlips::wood),
    BUILDING_PAID("build-cost", ClaimSlips::buildingPaid),
    ROAD_PAID("build-cost", ClaimSlips::roadPaid),
    VEHICLE_PAID("build-cost", ClaimSlips::vehiclePaid),
    SLOTS("vehicle-slots", ClaimSlips::slots),
    SMELTER_PAID("smelt-cost", ClaimSlips::smelterPaid),
    SMELTER_YIELDS("smelt-yield", ClaimSlips::yields),
    READY("smelt-ready", ClaimSlips::ready),
    GAIN("skip-gain", ClaimSlips::gain),
    COUNT("stock-count", ClaimSlips::count),
    ARRIVAL("arrival-turn", ClaimSlips::arrival),
    PERIOD("route-period", ClaimSlips::period),
    PHASE("route-phase", ClaimSlips::phase),
    POSITION("position", ClaimSlips::position),
    NUMBER("entry-number", ClaimSlips::number);

    private final RuleCode code;
    private final Pen pen;

    Slip(String code, Pen pen) {
        this.code = new RuleCode(code);
        this.pen = pen;
    }

    /// Writes an entry with this slip in it, if it can have one.
    @FunctionalInterface
    interface Pen {
        Option<Entry> slips(Entry entry, WorldMap map, Dice dice);
    }

    RuleCode code() {
        return code;
    }

    Option<Entry> in(Entry entry, WorldMap map, Dice dice) {
        return pen.slips(entry, map, dice);
    }

    /// The same entry with another content.
    static Entry with(Entry entry, GameEntry content) {
        return new Entry(entry.where(), entry.turn(), entry.seq(), entry.note(), content);
    }
}
