// The map of one game on a canvas: ground, what was made of it, goods and agents. Every kind of
// thing has a sign of its own besides its colour. Colours come from the style sheet.

const GROUND = ["water", "forest", "mountain"];
const LETTERS = { workshop: "W", house: "H", extractor: "E", smelter: "S" };
const LEAST = 3;
const MOST = 96;

class MapView {
  /** @param pick called with the number of a square that was chosen */
  constructor(canvas, game, pick) {
    this.canvas = canvas;
    this.game = game;
    this.pick = pick;
    this.state = null;
    this.chosen = null;
    this.marked = [];
    this.followers = [];
    this.middle = [128, 128];
    this.scale = 24;
    this.draw = once(() => this.paint());
    this.listen();
    this.fit();
  }

  show(state) {
    this.state = state;
    this.draw();
  }

  /** Chooses a square and marks others that belong to it. */
  choose(square, marked = []) {
    this.chosen = square;
    this.marked = marked;
    this.draw();
  }

  /** Puts all squares of the game in sight. */
  fit() {
    const squares = this.game.play.map(squareOf);
    const xs = squares.map(each => each[0]);
    const ys = squares.map(each => each[1]);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const { width, height } = this.size();
    const room = Math.min(width / (right - left + 5), height / (bottom - top + 5));
    this.move([(left + right + 1) / 2, (top + bottom + 1) / 2], Math.min(room, 44));
  }

  /** Looks at a place at a scale, in pixels a square; other maps that follow do too. */
  move(middle, scale, leads = true) {
    this.middle = middle.map(each => Math.max(0, Math.min(SIDE, each)));
    this.scale = Math.max(LEAST, Math.min(MOST, scale));
    if (leads) this.followers.forEach(each => each.move(this.middle, this.scale, false));
    this.draw();
  }

  /** Closer or further, around a point of the canvas. */
  zoom(factor, point = [this.size().width / 2, this.size().height / 2]) {
    const before = this.placeAt(point);
    const scale = Math.max(LEAST, Math.min(MOST, this.scale * factor));
    const { width, height } = this.size();
    this.move(
      [before[0] - (point[0] - width / 2) / scale, before[1] - (point[1] - height / 2) / scale],
      scale);
  }

  /** Moves the map so far that a square is in sight. */
  reveal(square) {
    const [x, y] = this.pointOf(square);
    const { width, height } = this.size();
    const isSeen = x > 0 && y > 0 && x + this.scale < width && y + this.scale < height;
    const [column, row] = squareOf(square);
    if (!isSeen) this.move([column + 0.5, row + 0.5], this.scale);
  }

  size() {
    return { width: this.canvas.clientWidth || 600, height: this.canvas.clientHeight || 400 };
  }

  placeAt([x, y]) {
    const { width, height } = this.size();
    return [
      this.middle[0] + (x - width / 2) / this.scale,
      this.middle[1] + (y - height / 2) / this.scale,
    ];
  }

  squareAt(point) {
    const [x, y] = this.placeAt(point).map(Math.floor);
    return x >= 0 && y >= 0 && x < SIDE && y < SIDE ? indexOf([x, y]) : null;
  }

  /** The upper left corner of a square on the canvas. */
  pointOf(square) {
    const [x, y] = squareOf(square);
    const { width, height } = this.size();
    return [
      width / 2 + (x - this.middle[0]) * this.scale,
      height / 2 + (y - this.middle[1]) * this.scale,
    ];
  }

  listen() {
    new ResizeObserver(this.draw).observe(this.canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", this.draw);
    this.canvas.addEventListener("keydown", event => this.key(event));
    this.canvas.addEventListener("wheel", event => this.wheel(event), { passive: false });
    this.listenToPointers();
  }

  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), [event.offsetX, event.offsetY]);
  }

  /** One pointer drags, two pinch, a short touch chooses. */
  listenToPointers() {
    const down = new Map();
    let moved = 0;
    const point = event => [event.offsetX, event.offsetY];
    this.canvas.addEventListener("pointerdown", event => {
      if (down.size === 0) moved = 0;
      down.set(event.pointerId, point(event));
      this.canvas.setPointerCapture(event.pointerId);
    });
    this.canvas.addEventListener("pointermove", event => {
      if (!down.has(event.pointerId)) return;
      moved += this.drag(down, event.pointerId, point(event));
    });
    const up = event => {
      const isChoice = down.delete(event.pointerId) && event.type === "pointerup" && moved < 6;
      if (isChoice) this.pickAt(point(event));
    };
    this.canvas.addEventListener("pointerup", up);
    this.canvas.addEventListener("pointercancel", up);
  }

  drag(down, id, to) {
    const from = down.get(id);
    const others = [...down].filter(each => each[0] !== id).map(each => each[1]);
    down.set(id, to);
    if (others.length > 0) {
      const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
      this.zoom(apart(to, others[0]) / apart(from, others[0]), others[0]);
    } else {
      const [x, y] = this.middle;
      this.move([x - (to[0] - from[0]) / this.scale, y - (to[1] - from[1]) / this.scale], this.scale);
    }
    return Math.hypot(to[0] - from[0], to[1] - from[1]);
  }

  pickAt(point) {
    const square = this.squareAt(point);
    if (square !== null) this.pick(square);
  }

  key(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const works = { "+": () => this.zoom(1.4), "=": () => this.zoom(1.4), "-": () => this.zoom(1 / 1.4), 0: () => this.fit() };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (steps[event.key]) this.step(steps[event.key], event.shiftKey ? 5 : 1);
    else if (works[event.key]) works[event.key]();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  step([dx, dy], far) {
    const from = this.chosen ?? indexOf(this.middle.map(Math.floor));
    const [x, y] = squareOf(from);
    const inside = each => Math.max(0, Math.min(SIDE - 1, each));
    const to = indexOf([inside(x + dx * far), inside(y + dy * far)]);
    this.pick(to);
    this.reveal(to);
  }

  paint() {
    const { width, height } = this.size();
    const sharp = window.devicePixelRatio || 1;
    this.canvas.width = Math.round(width * sharp);
    this.canvas.height = Math.round(height * sharp);
    this.pen = this.canvas.getContext("2d");
    this.pen.scale(sharp, sharp);
    const style = getComputedStyle(this.canvas);
    this.colour = name => style.getPropertyValue(`--${name}`).trim();
    this.pen.fillStyle = this.colour("off");
    this.pen.fillRect(0, 0, width, height);
    this.pen.textAlign = "center";
    this.pen.textBaseline = "middle";
    this.paintGround(width, height);
    if (this.state) this.paintState();
    this.paintMarks();
    this.paintNumbers(width, height);
  }

  paintGround(width, height) {
    const [left, top] = this.placeAt([0, 0]).map(each => Math.max(0, Math.floor(each)));
    const [right, bottom] = this.placeAt([width, height]).map(each => Math.min(SIDE, Math.ceil(each)));
    const cleared = new Set(this.state?.cleared);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) this.paintSquare(x, y, cleared);
    }
  }

  paintSquare(x, y, cleared) {
    const square = indexOf([x, y]);
    const kind = groundAt(this.game, x, y);
    const isCleared = cleared.has(square);
    const [left, top] = this.pointOf(square);
    const gap = this.scale > 10 ? 1 : 0;
    this.pen.fillStyle = this.colour(isCleared ? "cleared" : GROUND[Math.min(kind, 2)]);
    this.pen.fillRect(left, top, this.scale - gap, this.scale - gap);
    if (this.scale >= 16) this.paintSign(left, top, isCleared ? -1 : kind);
  }

  /** A wave, a tree, a peak with its grade of ore, or a stump. */
  paintSign(left, top, kind) {
    const pen = this.pen;
    const s = this.scale;
    const at = (x, y) => [left + x * s, top + y * s];
    pen.strokeStyle = pen.fillStyle = this.colour("sign");
    pen.lineWidth = Math.max(1, s / 26);
    pen.beginPath();
    if (kind === 0) {
      pen.moveTo(...at(0.3, 0.54));
      pen.quadraticCurveTo(...at(0.4, 0.4), ...at(0.5, 0.52));
      pen.quadraticCurveTo(...at(0.6, 0.64), ...at(0.7, 0.5));
    } else if (kind === 1) {
      pen.moveTo(...at(0.5, 0.28));
      pen.lineTo(...at(0.64, 0.6));
      pen.lineTo(...at(0.36, 0.6));
      pen.closePath();
      pen.moveTo(...at(0.5, 0.6));
      pen.lineTo(...at(0.5, 0.72));
    } else if (kind > 1) {
      pen.moveTo(...at(0.22, 0.7));
      pen.lineTo(...at(0.42, 0.34));
      pen.lineTo(...at(0.54, 0.54));
      pen.lineTo(...at(0.62, 0.44));
      pen.lineTo(...at(0.78, 0.7));
    } else {
      pen.moveTo(...at(0.42, 0.56));
      pen.lineTo(...at(0.58, 0.56));
    }
    pen.stroke();
    if (kind > 1 && s >= 22) this.write(kind - 2, ...at(0.78, 0.28), s * 0.24, "sign");
  }

  write(text, x, y, size, colour, weight = 500) {
    this.pen.font = `${weight} ${Math.round(size)}px system-ui, sans-serif`;
    this.pen.fillStyle = this.colour(colour);
    this.pen.fillText(String(text), x, y);
  }

  paintState() {
    const piled = new Set(this.state.piles.map(pile => pile[0]));
    this.state.roads.forEach(each => this.paintRoad(each));
    this.state.agents.forEach((agent, index) => this.paintWay(agent, index));
    this.state.buildings.forEach(each => this.paintBuilding(each));
    piled.forEach(square => square >= 0 && this.paintPile(square));
    const crowds = new Map();
    this.state.agents.forEach((agent, index) => {
      crowds.set(agent.at, [...(crowds.get(agent.at) ?? []), index]);
    });
    crowds.forEach((crowd, square) => this.paintAgents(square, crowd));
  }

  paintRoad({ at, level }) {
    const [left, top] = this.pointOf(at);
    const s = this.scale;
    this.pen.fillStyle = this.colour("road");
    this.pen.fillRect(left, top + s * 0.34, s - 1, s * 0.3);
    this.pen.fillStyle = this.colour("paper");
    for (let dash = 0; dash < 3; dash++) {
      this.pen.fillRect(left + s * (0.08 + dash * 0.33), top + s * 0.47, s * 0.16, Math.max(1, s * 0.04));
    }
    if (s >= 22) this.write(level, left + s * 0.86, top + s * 0.18, s * 0.24, "ink", 700);
  }

  paintBuilding({ at, kind, level }) {
    const [left, top] = this.pointOf(at);
    const s = this.scale;
    this.pen.fillStyle = this.colour(kind);
    this.pen.strokeStyle = this.colour("paper");
    this.pen.lineWidth = 1;
    this.pen.beginPath();
    this.pen.roundRect(left + s * 0.12, top + s * 0.12, s * 0.76, s * 0.76, s * 0.1);
    this.pen.fill();
    this.pen.stroke();
    if (s >= 12) this.write(LETTERS[kind] + (s >= 22 ? level : ""), left + s / 2, top + s * 0.4, s * 0.38, "on-building", 700);
  }

  /** A few units at the lower left. */
  paintPile(square) {
    const [left, top] = this.pointOf(square);
    const s = this.scale;
    this.pen.fillStyle = this.colour("pile");
    this.pen.strokeStyle = this.colour("paper");
    for (const [x, y] of [[0.1, 0.78], [0.26, 0.78], [0.18, 0.64]]) {
      this.pen.fillRect(left + x * s, top + y * s, s * 0.14, s * 0.14);
      if (s >= 16) this.pen.strokeRect(left + x * s, top + y * s, s * 0.14, s * 0.14);
    }
  }

  paintWay(agent, index) {
    const middle = square => this.pointOf(square).map(each => each + this.scale / 2);
    const isAway = agent.activity === "walking" || agent.activity === "route";
    if (!isAway || agent.way.length < 2) return;
    this.pen.strokeStyle = this.colour(`agent${index % 4}`);
    this.pen.lineWidth = Math.max(1.5, this.scale / 14);
    this.pen.setLineDash(agent.activity === "route" ? [] : [4, 4]);
    this.pen.lineJoin = "round";
    this.pen.beginPath();
    agent.way.forEach((square, corner) => this.pen[corner ? "lineTo" : "moveTo"](...middle(square)));
    this.pen.stroke();
    this.pen.setLineDash([]);
  }

  /** A disc with the agent's first sign; of several on one square, how many there are. */
  paintAgents(square, crowd) {
    const [left, top] = this.pointOf(square);
    const s = this.scale;
    const names = crowd.map(index => [...this.state.agents[index].name][0]);
    this.pen.fillStyle = this.colour(`agent${crowd[0] % 4}`);
    this.pen.strokeStyle = this.colour("paper");
    this.pen.lineWidth = Math.max(1, s / 20);
    this.pen.beginPath();
    this.pen.arc(left + s * 0.7, top + s * 0.72, Math.max(2.5, s * 0.22), 0, 2 * Math.PI);
    this.pen.fill();
    this.pen.stroke();
    const text = crowd.length > 1 ? crowd.length : visible(names[0]).slice(0, 1);
    if (s >= 18) this.write(text, left + s * 0.7, top + s * 0.73, s * 0.27, "on-agent", 700);
  }

  paintMarks() {
    const frame = (square, colour, width) => {
      const [left, top] = this.pointOf(square);
      this.pen.strokeStyle = this.colour(colour);
      this.pen.lineWidth = width;
      this.pen.strokeRect(left, top, this.scale - 1, this.scale - 1);
    };
    this.marked.forEach(square => frame(square, "marked", 2));
    if (this.chosen !== null) frame(this.chosen, "chosen", 3);
  }

  /** Columns along the upper edge, rows along the left one. */
  paintNumbers(width, height) {
    const every = this.scale >= 26 ? 1 : this.scale >= 10 ? 5 : 20;
    this.pen.fillStyle = this.colour("edge");
    this.pen.fillRect(0, 0, width, 16);
    this.pen.fillRect(0, 0, 26, height);
    for (let at = 0; at < SIDE; at += every) {
      const [x, y] = this.pointOf(indexOf([at, at])).map(each => each + this.scale / 2);
      if (x > 30 && x < width) this.write(at, x, 9, 10, "soft");
      if (y > 20 && y < height) this.write(at, 13, y, 10, "soft");
    }
  }
}
