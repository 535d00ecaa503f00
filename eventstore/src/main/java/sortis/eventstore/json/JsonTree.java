package sortis.eventstore.json;

import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sortis.entry.LogLine.Fault;
import sortis.entry.LogLine.Problem;
import sortis.eventstore.line.Flaw;
import sortis.eventstore.line.Shown;
import sortis.eventstore.shape.Node;
import sortis.eventstore.shape.Node.DecimalNode;
import sortis.eventstore.shape.Node.ListNode;
import sortis.eventstore.shape.Node.Member;
import sortis.eventstore.shape.Node.NullNode;
import sortis.eventstore.shape.Node.ObjectNode;
import sortis.eventstore.shape.Node.TextNode;
import sortis.eventstore.shape.Node.TruthNode;
import sortis.eventstore.shape.Node.WholeNode;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;

/// The one JSON value of a text, nothing after it.
///
/// @param repeated the first key that stands twice in one object, at any depth
record JsonTree(Node root, Option<Flaw> repeated) {
    /// How deep lists and objects may stand in each other.
    static final int DEEPEST = 100;

    /// How many tokens a line may have, so that memory stays bounded.
    static final int MOST_TOKENS = 500_000;

    /// Names are not looked up in a shared table, so keys of one hash cost no more than others.
    private static final JsonFactory JSON =
            JsonFactory.builder()
                    .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
                    .streamReadConstraints(
                            StreamReadConstraints.builder()
                                    .maxNestingDepth(DEEPEST)
                                    .maxTokenCount(MOST_TOKENS)
                                    .maxNumberLength(Integer.MAX_VALUE)
                                    .maxStringLength(Integer.MAX_VALUE)
                                    .maxNameLength(Integer.MAX_VALUE)
                                    .build())
                    .build();

    /// What the text holds, or the first place where it is no JSON.
    static Validation<Flaw, JsonTree> parse(String text) {
        return parse(text, true);
    }

    /// The same, but every place is 0, which takes half the time: most lines have no flaw whose
    /// place anybody asks for.
    static Validation<Flaw, JsonTree> parseWithoutPlaces(String text) {
        return parse(text, false);
    }

    private static Validation<Flaw, JsonTree> parse(String text, boolean hasPlaces) {
        try (JsonParser tokens = JSON.createParser(ObjectReadContext.empty(), text)) {
            return new Builder(text, tokens, hasPlaces).tree();
        }
    }

    /// Builds the nodes of one text, in the order of its tokens.
    private static final class Builder {
        private final String text;
        private final JsonParser tokens;
        private final boolean hasPlaces;
        private Option<Flaw> repeated = Option.none();
        private boolean isComplete;

        Builder(String text, JsonParser tokens, boolean hasPlaces) {
            this.text = text;
            this.tokens = tokens;
            this.hasPlaces = hasPlaces;
        }

        Validation<Flaw, JsonTree> tree() {
            try {
                JsonToken first = tokens.nextToken();
                return first == null ? refused(text.length()) : alone(value(first));
            } catch (JacksonException refusal) {
                return JsonRefusal.of(refusal, tokens, text, problem());
            }
        }

        private Validation<Flaw, JsonTree> alone(Node root) {
            isComplete = true;
            return tokens.nextToken() == null
                    ? Validation.valid(new JsonTree(root, repeated))
                    : refused(at());
        }

        private Validation<Flaw, JsonTree> refused(int at) {
            return Flaw.found(at, problem(), Shown.character(text, at), "");
        }

        private Problem problem() {
            return isComplete ? Problem.TRAILING_TEXT : Problem.NOT_JSON;
        }

        private Node value(JsonToken token) {
            return switch (token) {
                case START_OBJECT -> object(at());
                case START_ARRAY -> list(at());
                case VALUE_STRING -> new TextNode(at(), tokens.getString());
                case VALUE_NUMBER_INT -> new WholeNode(at(), tokens.getString());
                case VALUE_NUMBER_FLOAT -> new DecimalNode(at(), tokens.getString());
                case VALUE_TRUE, VALUE_FALSE -> new TruthNode(at(), token == JsonToken.VALUE_TRUE);
                case VALUE_NULL -> new NullNode(at());
                default -> throw new IllegalStateException("no value begins with " + token);
            };
        }

        private Node list(int start) {
            List<Node> items = new ArrayList<>();
            JsonToken token = tokens.nextToken();
            while (token != JsonToken.END_ARRAY) {
                items.addLast(value(token));
                token = tokens.nextToken();
            }
            return new ListNode(start, at(), List.copyOf(items));
        }

        private Node object(int start) {
            List<Member> members = new ArrayList<>();
            Names names = new Names();
            while (tokens.nextToken() != JsonToken.END_OBJECT) {
                int at = at();
                String name = tokens.currentName();
                if (!names.add(name)) {
                    repeated(at, name);
                }
                members.addLast(new Member(at, name, value(tokens.nextToken())));
            }
            return new ObjectNode(start, at(), List.copyOf(members));
        }

        private void repeated(int at, String name) {
            Flaw twice = new Flaw(at, new Fault(Problem.DUPLICATE_KEY, name, ""));
            repeated = repeated.orElse(Option.some(twice));
        }

        private int at() {
            return hasPlaces ? (int) tokens.currentTokenLocation().getCharOffset() : 0;
        }
    }

    /// The names of one object; most have so few that a look at each is the fastest.
    private static final class Names {
        private static final int FEW = 8;

        private final List<String> few = new ArrayList<>(FEW);
        private Set<String> many = Set.of();

        /// Whether the name is new.
        boolean add(String name) {
            if (few.size() < FEW) {
                return !few.contains(name) && few.add(name);
            }
            if (many.isEmpty()) {
                many = new HashSet<>(few);
            }
            return many.add(name);
        }
    }
}
