/// Maps to look at: on a terminal in as many colours as it has, or as a picture in a file.
///
/// A [Chart] is what there is to see. [SignMap] and [BlockMap] draw it in lines of text,
/// [MapDrawing] as shapes, which [Svg] and [Png] write down.
@NullMarked
package sortis.cli.picture;

import org.jspecify.annotations.NullMarked;
