/// Logs judged: findings, causes, verdict.
@NullMarked
package sortis.replay.audit;

import org.jspecify.annotations.NullMarked;
