// One game on its board: the map, the chosen square with its history, the state in tables, and
// beside it the notebook. A report has one board, a comparison two.

class Board {
  constructor(root, game, clock) {
    this.root = root;
    this.game = game;
    this.clock = clock;
    this.rows = new Map(
      [...root.querySelectorAll("[data-entry]")].map(row => [Number(row.dataset.entry), row]));
    this.map = new MapView(role(root, "map"), game, index => this.choose(index));
    this.refresh = once(() => this.show());
    clock.onTurn(() => this.refresh());
    root.addEventListener("click", event => this.clicked(event));
    for (const [name, work] of [["closer", 1.4], ["further", 1 / 1.4]]) {
      role(root, name).addEventListener("click", () => this.map.zoom(work));
    }
    role(root, "whole").addEventListener("click", () => this.map.fit());
    this.chosen = game.play[0];
  }

  show() {
    const turn = this.clock.now;
    const state = stateAt(this.game, turn);
    this.map.show(state);
    showState(role(this.root, "state"), this.game, state);
    role(this.root, "when").textContent = this.caption(state);
    this.showSquare(state);
    this.showRow(turn);
  }

  caption(state) {
    const workshop = state.workshop < 0 ? "no workshop" : `highest workshop ${state.workshop}`;
    const before = state.turn < this.game.first ? ", before the game" : "";
    const after = state.turn > this.game.last ? ", after the last entry" : "";
    return `Turn ${state.turn}${before}${after}: ${workshop}, ${state.agents.length} agent${state.agents.length === 1 ? "" : "s"}`;
  }

  /** Chooses a square: what is on it is told, and which entries are about it. */
  choose(index) {
    this.chosen = index;
    this.map.choose(index);
    this.showSquare(stateAt(this.game, this.clock.now));
    this.showHistory();
  }

  showSquare(state) {
    const text = squareText(this.game, state, this.chosen);
    const place = role(this.root, "square");
    if (place.textContent !== visible(text)) place.replaceChildren(visible(text));
  }

  showHistory() {
    const entries = this.game.entries.filter(entry => entry[2].includes(this.chosen));
    const items = entries.map(([number, turn]) =>
      element("li", {},
        element("button", { type: "button", "data-go": String(number) }, `turn ${turn}, entry ${number}`),
        " ",
        this.rows.get(number)?.querySelector("code")?.textContent ?? ""));
    const none = element("li", {}, "No entry is about this square.");
    role(this.root, "history").replaceChildren(...(items.length ? items : [none]));
  }

  /** The entry that was taken last on the present turn. */
  showRow(turn) {
    const index = lastUpTo(this.game.entries, turn, entry => entry[1]);
    const isChosen = this.entry !== undefined && this.game.entries[this.entry]?.[1] === turn;
    this.mark(isChosen ? this.entry : index);
  }

  mark(index) {
    const row = this.rows.get(this.game.entries[index]?.[0]);
    if (row === this.present) return;
    this.present?.removeAttribute("aria-current");
    row?.setAttribute("aria-current", "step");
    this.present = row;
    const list = row?.closest("ol");
    const reveal = () => { list.scrollTop = row.offsetTop - list.clientHeight / 3; };
    if (list) {
      reveal();
      requestAnimationFrame(reveal);
    }
  }

  /** Goes to an entry: its turn, its squares. */
  go(number) {
    const index = this.game.entries.findIndex(entry => entry[0] === number);
    if (index < 0) return;
    const [, turn, squares] = this.game.entries[index];
    this.entry = index;
    this.clock.go(turn);
    this.mark(index);
    if (squares.length) {
      this.chosen = squares[0];
      this.map.choose(squares[0], squares);
      this.map.reveal(squares[0]);
      this.showHistory();
    }
  }

  clicked(event) {
    const target = event.target.closest("[data-go]");
    if (target) this.go(Number(target.dataset.go));
  }

  /** To the next entry, or the one before, also within one turn. */
  step(direction) {
    const now = this.clock.now;
    const here = this.entry !== undefined && this.game.entries[this.entry][1] === now
      ? this.entry
      : lastUpTo(this.game.entries, now, entry => entry[1]) + (direction < 0 ? 1 : 0);
    const next = this.game.entries[here + direction];
    if (next) this.go(next[0]);
  }
}
