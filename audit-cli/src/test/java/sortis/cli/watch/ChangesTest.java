package sortis.cli.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import sortis.finding.Finding;
import sortis.replay.audit.Auditor;

/// Only what an edit changed is shown.
class ChangesTest {
    private static final String GAME = "sortis\nseeds 01 5A\nstart 12,7\nA clear 12,7 +1w\n";

    private static Seq<Finding> audited(String game) {
        var whole = Glance.of(game.getBytes(StandardCharsets.UTF_8));
        return Auditor.STRICT.audit(Glance.transcript((Glance.Whole) whole)).findings();
    }

    private static Changes between(String before, String now) {
        return Changes.between(audited(before), audited(now));
    }

    private static Iterable<String> codes(Seq<Finding> findings) {
        return findings.map(finding -> finding.code().text());
    }

    @Test
    void aNewErrorIsFresh() {
        Changes changes = between(GAME, GAME + "A workshop 0 12,7 -2o0\n");

        assertThat(codes(changes.fresh())).containsExactly("build-cost");
        assertThat(changes.mended()).isEmpty();
    }

    @Test
    void anErrorThatIsGoneIsMended() {
        Changes changes =
                between(GAME + "A workshop 0 12,7 -2o0\n", GAME + "A workshop 0 12,7 -1o0\n");

        assertThat(changes.fresh()).isEmpty();
        assertThat(codes(changes.mended())).containsExactly("build-cost");
    }

    @Test
    void anErrorThatMovedIsTheSame() {
        String wrong = "A workshop 0 12,7 -2o0\n";

        Changes changes = between(GAME + wrong, GAME + "A at 12,7\n# so\n" + wrong);

        assertThat(changes.fresh()).isEmpty();
        assertThat(changes.mended()).isEmpty();
    }

    @Test
    void anErrorWhoseLineIsOtherwiseChangedIsTheSame() {
        Changes changes =
                between(
                        GAME + "A workshop 0 12,7 -2o0\n",
                        GAME + "A workshop 0 12,7 -2o0 \"hm\"\n");

        assertThat(changes.fresh()).isEmpty();
        assertThat(changes.mended()).isEmpty();
    }

    @Test
    void anErrorThatSaysSomethingElseIsShownAgain() {
        Changes changes =
                between(GAME + "A workshop 0 12,7 -2o0\n", GAME + "A workshop 0 12,7 -3o0\n");

        assertThat(codes(changes.fresh())).containsExactly("build-cost");
        assertThat(changes.mended()).isEmpty();
    }

    @Test
    void ofTwoEqualErrorsOneIsMended() {
        String wrong = "count 12,7: 9w 2o0\n";

        Changes changes = between(GAME + wrong + "A at 12,7\n" + "count 0,0: 5w\n", GAME + wrong);

        assertThat(codes(changes.mended())).containsExactly("stock-count");
        assertThat(changes.fresh()).isEmpty();
    }
}
