/// What the player believes, as far as an audit can tell: the numbers written, the squares charted,
/// the times claimed, the books kept; each with the findings that lie behind it. From it follows
/// which errors are only consequences (rulebook §8).
@NullMarked
package sortis.notebook;

import org.jspecify.annotations.NullMarked;
