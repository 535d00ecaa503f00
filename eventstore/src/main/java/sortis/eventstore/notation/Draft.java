package sortis.eventstore.notation;

import java.util.ArrayList;
import java.util.List;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.ObjectNode;

/// The fields of an object that is being read, none of them twice.
final class Draft {
    private final Cursor cursor;
    private final int at;
    private final List<Member> members = new ArrayList<>();

    /// An object that begins here.
    Draft(Cursor cursor) {
        this.cursor = cursor;
        this.at = cursor.at();
    }

    Draft with(String name, Node value) {
        put(name, value);
        return this;
    }

    void put(String name, Node value) {
        boolean isTwice = members.stream().anyMatch(member -> member.name().equals(name));
        if (isTwice) {
            cursor.refuse(new Flaw(value.at(), new Fault(Problem.DUPLICATE_KEY, name, "")));
        }
        members.addLast(new Member(value.at(), name, value));
    }

    List<Member> members() {
        return List.copyOf(members);
    }

    /// The object, which ends with the token passed last.
    ObjectNode object() {
        return new ObjectNode(at, Math.max(at, cursor.behind() - 1), members());
    }
}
