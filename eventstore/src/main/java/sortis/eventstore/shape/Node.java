package sortis.eventstore.shape;

import io.vavr.control.Option;
import java.util.List;

/// A JSON value of a line. It knows where it begins, lists and objects also where their last
/// bracket stands: in UTF-16 units from 0.
public sealed interface Node {
    int at();

    /// An object, its members as written; a key that comes twice stands there twice.
    record ObjectNode(int at, int end, List<Member> members) implements Node {
        public Option<Node> value(String name) {
            for (Member member : members) {
                if (member.name().equals(name)) {
                    return Option.some(member.value());
                }
            }
            return Option.none();
        }
    }

    /// A key, where it stands, and its value.
    record Member(int at, String name, Node value) {}

    record ListNode(int at, int end, List<Node> items) implements Node {}

    record TextNode(int at, String text) implements Node {}

    /// A number without point and exponent, as written, of any length.
    record WholeNode(int at, String digits) implements Node {}

    /// A number with a point or an exponent, as written.
    record DecimalNode(int at, String literal) implements Node {}

    record TruthNode(int at, boolean isTrue) implements Node {}

    record NullNode(int at) implements Node {}
}
