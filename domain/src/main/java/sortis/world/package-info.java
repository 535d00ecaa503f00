/// The state of a game: an immutable value that answers for any turn, one small record a chapter.
@NullMarked
package sortis.world;

import org.jspecify.annotations.NullMarked;
