package sortis.bench.speed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sortis.finding.Severity;
import sortis.play.Snapshot;
import sortis.play.TurnByTurn;
import sortis.replay.Transcript;
import sortis.replay.audit.Auditor;
import sortis.value.Turn;
import sortis.world.Plan;
import sortis.world.World;

/// What is measured is what it is said to be.
class LogsTest {
    @Test
    void agentsAreAtWorkOnRoutes() {
        assertThat(Hauling.world().agents().inOrder())
                .anyMatch(agent -> agent.plan() instanceof Plan.OnRoute);
    }

    @Test
    void bothFormsOfTimeLeadToTheSameWorld() {
        World world = Hauling.world();
        Turn later = world.turn().plus(1_000);
        TurnByTurn play = Hauling.turnByTurn();
        play.playTo(later);

        assertThat(play.snapshot()).isEqualTo(Snapshot.of(world.carriedTo(later)));
    }

    @Test
    void slipsAreErrors() {
        String right = Logs.text(500);

        assertThat(errors(right)).isZero();
        assertThat(errors(Slips.in(right, 1))).isPositive();
        assertThat(errors(Slips.in(right, 5))).isGreaterThan(errors(Slips.in(right, 1)));
    }

    private static int errors(String log) {
        return Auditor.STRICT.audit(Transcript.of(Logs.lines(log))).count(Severity.ERROR);
    }

    @Test
    void everyEntryThatStandsIsJudged() {
        Transcript transcript = Logs.transcript(300);

        assertThat(Scenes.of(transcript).all()).hasSize(transcript.taken().size());
    }
}
