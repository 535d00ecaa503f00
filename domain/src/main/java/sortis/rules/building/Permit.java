package sortis.rules.building;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import sortis.entry.ActsAt;
import sortis.entry.BuildingEntry.BuildingRaised;
import sortis.entry.BuildingEntry.RoadLaid;
import sortis.entry.BuildingKind;
import sortis.finding.Datum;
import sortis.finding.Evidence;
import sortis.rule.Scene;
import sortis.value.Level;
import sortis.world.Building;
import sortis.world.World;

/// What building asks for beside ground and goods (rulebook §6): a workshop of that level
/// somewhere, and an agent with authority of that level. Raising a workshop asks for the authority
/// alone, and only of the level below.
///
/// @param level asked for; none where nothing is
record Permit(Option<Level> level) {
    static Permit of(Scene scene, BuildingRaised entry) {
        boolean isWorkshop = entry.building() == BuildingKind.WORKSHOP;
        boolean isFree = isWorkshop && scene.world().highestWorkshop().isEmpty();
        Option<Level> asked =
                isWorkshop
                        ? scene.world().rules().workshopAuthority().askedFor(entry.level())
                        : Option.of(entry.level());
        return new Permit(asked.filter(_ -> !isFree));
    }

    static Permit of(Scene scene, RoadLaid entry) {
        return new Permit(
                Option.when(!Building.squares(scene.world(), entry).isEmpty(), entry.grade()));
    }

    Seq<Evidence> missingWorkshop(Scene scene, ActsAt entry) {
        return lacking(scene, entry)
                .filter(asked -> !stands(scene.world(), asked))
                .map(asked -> evidence(entry, asked, scene.world().highestWorkshop()))
                .toVector();
    }

    Seq<Evidence> missingAuthority(Scene scene, ActsAt entry) {
        return lacking(scene, entry)
                .filter(asked -> stands(scene.world(), asked))
                .map(asked -> evidence(entry, asked, authority(scene, entry)))
                .toVector();
    }

    /// The level asked for, if there is no such workshop or the agent has no such authority.
    private Option<Level> lacking(Scene scene, ActsAt entry) {
        return level.filter(asked ->
                !isAuthorized(scene, entry, asked)
                        || !(stands(scene.world(), asked) || isOfWorkshop(entry)));
    }

    private static boolean isAuthorized(Scene scene, ActsAt entry, Level asked) {
        return authority(scene, entry).exists(own -> own.isAtLeast(asked));
    }

    private static boolean isOfWorkshop(ActsAt entry) {
        return entry instanceof BuildingRaised raised && raised.building() == BuildingKind.WORKSHOP;
    }

    private static boolean stands(World world, Level asked) {
        return world.highestWorkshop().exists(highest -> highest.isAtLeast(asked));
    }

    private static Option<Level> authority(Scene scene, ActsAt entry) {
        return scene.world().agents().named(entry.agent()).flatMap(agent -> agent.authority());
    }

    private static Evidence evidence(ActsAt entry, Level asked, Option<Level> there) {
        return Evidence.at(entry.at()).claiming(Datum.of(asked)).expecting(there.map(Datum::of));
    }
}
