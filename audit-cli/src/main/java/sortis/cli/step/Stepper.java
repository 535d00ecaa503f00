package sortis.cli.step;

import io.vavr.control.Option;
import sortis.cli.step.Key.Named;
import sortis.cli.step.Key.Sign;
import sortis.value.Turn;

/// Where somebody is in a game.
///
/// @param index of the entry, from 0
/// @param typing what is being typed, if something is asked for
/// @param sought what was searched for last
/// @param said what there is to say about the last key
/// @param scrolled how many lines below were read already
public record Stepper(
        Film film,
        int index,
        View view,
        Option<Typing> typing,
        String sought,
        Option<String> said,
        int scrolled) {
    /// How many lines `d` and `u` go.
    private static final int SCROLL = 4;

    /// What is to be seen.
    enum View {
        ENTRY,
        MAP,
        HELP,
        /// Nothing: somebody left.
        LEFT,
        /// Nothing: somebody broke off.
        BROKEN_OFF
    }

    /// A question that is being answered.
    record Typing(Question question, String text) {}

    enum Question {
        SEARCH("search: "),
        TURN("turn: ");

        private final String prompt;

        Question(String prompt) {
            this.prompt = prompt;
        }

        String prompt() {
            return prompt;
        }
    }

    /// At the first entry.
    public static Stepper begun(Film film) {
        return new Stepper(film, 0, View.ENTRY, Option.none(), "", Option.none(), 0);
    }

    boolean isOver() {
        return view == View.LEFT || view == View.BROKEN_OFF;
    }

    /// After a key was pressed.
    ///
    /// @param page how many entries a page is
    public Stepper pressed(Key key, int page) {
        Stepper quiet = saying(Option.none());
        return key == Named.BREAK
                ? quiet.seeing(View.BROKEN_OFF)
                : key == Named.GONE
                        ? quiet.seeing(View.LEFT)
                        : typing.map(asked -> quiet.answering(asked, key))
                                .getOrElse(() -> quiet.stepping(key, page));
    }

    private Stepper stepping(Key key, int page) {
        return switch (key) {
            case Sign(int point) -> stepping(point, page);
            case Named named -> stepping(named, page);
        };
    }

    private Stepper stepping(Named key, int page) {
        return switch (key) {
            case DOWN, RIGHT, ENTER -> to(index + 1);
            case UP, LEFT, ERASE -> to(index - 1);
            case PAGE_DOWN -> to(index + page);
            case PAGE_UP -> to(index - page);
            case HOME -> to(0);
            case END -> to(film.size() - 1);
            case ESCAPE -> view == View.ENTRY ? seeing(View.LEFT) : seeing(View.ENTRY);
            case BREAK, GONE, OTHER -> this;
        };
    }

    private Stepper stepping(int sign, int page) {
        return switch (sign) {
            case 'j', 'l' -> to(index + 1);
            case 'k', 'h' -> to(index - 1);
            case ' ' -> to(index + page);
            case 'b' -> to(index - page);
            case 'g' -> to(0);
            case 'G' -> to(film.size() - 1);
            case 'n' -> nextFault();
            case 'N' -> faultBefore();
            default -> looking(sign);
        };
    }

    private Stepper looking(int sign) {
        return switch (sign) {
            case '/' -> asking(Question.SEARCH);
            case 't' -> asking(Question.TURN);
            case 'm' -> seeing(view == View.MAP ? View.ENTRY : View.MAP);
            case '?' -> seeing(view == View.HELP ? View.ENTRY : View.HELP);
            case 'q' -> seeing(View.LEFT);
            case 'd' -> scrolling(scrolled + SCROLL);
            case 'u' -> scrolling(Math.max(0, scrolled - SCROLL));
            default -> this;
        };
    }

    private Stepper nextFault() {
        return film.faults()
                .find(place -> place > index)
                .map(this::to)
                .getOrElse(() -> saying("no finding after this one"));
    }

    private Stepper faultBefore() {
        return film.faults()
                .findLast(place -> place < index)
                .map(this::to)
                .getOrElse(() -> saying("no finding before this one"));
    }

    private Stepper answering(Typing asked, Key key) {
        return switch (key) {
            case Sign sign -> typed(asked, asked.text() + sign.text());
            case Named named -> answering(asked, named);
        };
    }

    private Stepper answering(Typing asked, Named key) {
        return switch (key) {
            case ENTER -> answered(asked);
            case ERASE -> erased(asked);
            case ESCAPE -> asked(Option.none());
            case DOWN, UP, LEFT, RIGHT, PAGE_DOWN, PAGE_UP, HOME, END, BREAK, GONE, OTHER -> this;
        };
    }

    /// Without the last sign; where there is none, the question is no longer asked.
    private Stepper erased(Typing asked) {
        String text = asked.text();
        return text.isEmpty()
                ? asked(Option.none())
                : typed(asked, text.substring(0, text.offsetByCodePoints(text.length(), -1)));
    }

    private Stepper answered(Typing asked) {
        Stepper free = asked(Option.none());
        return switch (asked.question()) {
            case SEARCH -> free.searched(asked.text().isEmpty() ? sought : asked.text());
            case TURN -> free.turned(asked.text().strip());
        };
    }

    private Stepper searched(String text) {
        Stepper searching =
                new Stepper(film, index, view, Option.none(), text, Option.none(), scrolled);
        return text.isEmpty()
                ? this
                : film.sought(text, index)
                        .map(searching::to)
                        .getOrElse(() -> searching.saying("nobody wrote " + text));
    }

    private Stepper turned(String text) {
        boolean isTurn = text.matches("[0-9]{1,13}") && Long.parseLong(text) <= Turn.LAST;
        return isTurn
                ? to(film.from(new Turn(Long.parseLong(text))).getOrElse(film.size() - 1))
                : text.isEmpty() ? this : saying("a turn is a whole number, not " + text);
    }

    private Stepper to(int place) {
        int there = Math.clamp(place, 0, film.size() - 1);
        View shown = view == View.HELP ? View.ENTRY : view;
        return new Stepper(film, there, shown, typing, sought, said, there == index ? scrolled : 0);
    }

    private Stepper seeing(View other) {
        return new Stepper(film, index, other, typing, sought, said, scrolled);
    }

    private Stepper scrolling(int lines) {
        return new Stepper(film, index, view, typing, sought, said, lines);
    }

    private Stepper asking(Question question) {
        return asked(Option.of(new Typing(question, "")));
    }

    private Stepper typed(Typing asked, String text) {
        return asked(Option.of(new Typing(asked.question(), text)));
    }

    private Stepper asked(Option<Typing> other) {
        return new Stepper(film, index, view, other, sought, said, scrolled);
    }

    private Stepper saying(String words) {
        return saying(Option.of(words));
    }

    private Stepper saying(Option<String> words) {
        return new Stepper(film, index, view, typing, sought, words, scrolled);
    }
}
