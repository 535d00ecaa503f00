// The present turn, and all that changes it: the slider, the buttons, the number, keys, playing.

const LAST = 1e12;

class Clock {
  /**
   * @param axis pairs of a turn and its place on the slider, 0 to 1000, both rising
   * @param stations the turns of entries
   * @param blanks turns that cannot be shown
   */
  constructor(root, axis, stations, games) {
    this.root = root;
    this.axis = axis;
    this.stations = stations;
    this.games = games;
    this.listeners = [];
    this.slider = role(root, "slider");
    this.number = role(root, "turn");
    this.playing = null;
    this.listen();
  }

  get first() {
    return this.axis[0][0];
  }

  onTurn(listener) {
    this.listeners.push(listener);
  }

  /** The place of a turn on the axis. */
  placeOf(turn) {
    const index = lastUpTo(this.axis, turn, each => each[0]);
    if (index < 0) return 0;
    if (index === this.axis.length - 1) return 1000;
    const [[from, left], [to, right]] = this.axis.slice(index, index + 2);
    return left + (right - left) * (turn - from) / (to - from);
  }

  /** The turn at a place of the axis. */
  turnAt(place) {
    const index = Math.min(lastUpTo(this.axis, place, each => each[1]), this.axis.length - 2);
    const [[from, left], [to, right]] = this.axis.slice(index, index + 2);
    return Math.round(from + (to - from) * (place - left) / (right - left));
  }

  /** Goes to a turn, or, where goods are not known on it, to the nearest one beyond or before. */
  go(turn) {
    const wanted = Math.max(this.first, Math.min(LAST, Math.round(turn)));
    const isForward = wanted >= (this.now ?? wanted);
    const now = this.known(wanted, isForward);
    this.now = now;
    this.number.value = now;
    this.slider.value = this.placeOf(now);
    this.slider.setAttribute("aria-valuetext", `turn ${now}`);
    role(this.root, "blank").hidden = now === wanted;
    this.listeners.forEach(listener => listener(now));
  }

  known(turn, isForward) {
    const blank = this.games.map(game => blankAt(game, turn)).find(Boolean);
    if (!blank) return turn;
    const beside = isForward && blank[1] <= LAST ? blank[1] : blank[0] - 1;
    return this.games.some(game => blankAt(game, beside)) ? this.known(beside, isForward) : beside;
  }

  /** To the next turn with an entry, or the one before. */
  jump(direction) {
    const ahead = direction > 0
      ? this.stations.find(each => each > this.now)
      : this.stations.findLast(each => each < this.now);
    if (ahead !== undefined) this.go(ahead);
  }

  listen() {
    this.slider.addEventListener("input", () => this.go(this.turnAt(Number(this.slider.value))));
    this.slider.addEventListener("keydown", event => this.key(event));
    this.number.addEventListener("change", () => this.go(Number(this.number.value) || 0));
    for (const button of this.root.querySelectorAll("[data-by]")) {
      button.addEventListener("click", () => this.go(this.now + Number(button.dataset.by)));
    }
    for (const button of this.root.querySelectorAll("[data-jump]")) {
      button.addEventListener("click", () => this.jump(Number(button.dataset.jump)));
    }
    role(this.root, "play").addEventListener("click", () => this.play());
  }

  /** On the slider, keys count in turns, not in places. */
  key(event) {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 };
    if (event.key === "Home") this.go(this.first);
    else if (event.key === "End") this.go(this.stations.at(-1));
    else if (event.key in by && event.shiftKey) this.jump(by[event.key]);
    else if (event.key in by) this.go(this.now + by[event.key]);
    else return;
    event.preventDefault();
  }

  /** Plays on, or stops: a step of the slider at a time, a turn at least. */
  play() {
    const button = role(this.root, "play");
    const stop = () => {
      clearInterval(this.playing);
      this.playing = null;
      button.textContent = "Play";
    };
    if (this.playing) return stop();
    if (this.now >= this.axis.at(-1)[0]) this.go(this.first);
    button.textContent = "Stop";
    this.playing = setInterval(() => {
      const next = Math.max(this.now + 1, this.turnAt(Math.min(1000, this.placeOf(this.now) + 2)));
      this.go(next);
      if (this.now >= this.axis.at(-1)[0]) stop();
    }, 120);
  }
}

/** Lines in charts that show the present turn. */
function followInCharts(clock) {
  const lines = document.querySelectorAll("svg .now");
  clock.onTurn(turn => {
    const x = clock.placeOf(turn);
    lines.forEach(line => {
      line.setAttribute("x1", x);
      line.setAttribute("x2", x);
    });
  });
}
