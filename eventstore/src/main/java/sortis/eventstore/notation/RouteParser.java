package sortis.eventstore.notation;

import java.util.ArrayList;
import java.util.List;
import sortis.eventstore.notation.Values.Signs;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.eventstore.shape.Node.TruthNode;

/// Reads routes. A place where there is work is a stop, and so is the first; the others lie on the
/// way.
final class RouteParser {
    private final Cursor cursor;
    private final Values values;

    RouteParser(Cursor cursor, Values values) {
        this.cursor = cursor;
        this.values = values;
    }

    String route(Draft draft) {
        draft.put("stops", stops());
        if (cursor.word("mod")) {
            draft.put("period", values.number());
        }
        if (cursor.word("phase")) {
            draft.put("phase", values.number());
        }
        return "route-assigned";
    }

    private Node stops() {
        int at = cursor.at();
        List<ObjectNode> places = new ArrayList<>();
        places.addLast(place());
        while (cursor.sign(">")) {
            places.addLast(place());
        }
        return new ListNode(at, Math.max(at, cursor.behind() - 1), stops(places));
    }

    /// Each stop with the places after it that are none.
    private static List<Node> stops(List<ObjectNode> places) {
        List<Node> stops = new ArrayList<>();
        int next = 0;
        while (next < places.size()) {
            ObjectNode stop = places.get(next);
            List<Node> via = new ArrayList<>();
            next++;
            while (next < places.size() && places.get(next).members().size() == 1) {
                var _ = via.addAll(places.get(next).members().stream().map(Member::value).toList());
                next++;
            }
            stops.addLast(via.isEmpty() ? stop : passing(stop, via));
        }
        return List.copyOf(stops);
    }

    private static Node passing(ObjectNode stop, List<Node> via) {
        List<Member> members = new ArrayList<>(stop.members());
        int at = via.getFirst().at();
        members.addLast(new Member(at, "via", new ListNode(at, stop.end(), List.copyOf(via))));
        return new ObjectNode(stop.at(), stop.end(), List.copyOf(members));
    }

    private ObjectNode place() {
        Draft place = new Draft(cursor).with("at", values.square());
        boolean goesOn = true;
        while (goesOn) {
            goesOn = work(place);
        }
        return place.object();
    }

    private boolean work(Draft place) {
        int at = cursor.at();
        if (cursor.word("load")) {
            place.put("load", values.bag(Signs.NONE));
        } else if (cursor.word("drop")) {
            place.put("unload", unloaded());
        } else if (cursor.word("feed")) {
            place.put("feed", new TruthNode(at, true));
        } else if (cursor.word("wait")) {
            place.put("wait", values.number());
        } else {
            return false;
        }
        return true;
    }

    private Node unloaded() {
        int at = cursor.at();
        return cursor.word("all") ? new TextNode(at, "all") : values.bag(Signs.NONE);
    }
}
