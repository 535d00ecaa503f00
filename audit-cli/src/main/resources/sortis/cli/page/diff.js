// Two games on one turn: the maps move together.

{
  const data = JSON.parse(document.getElementById("data").textContent);
  const stations = [...new Set(data.games.flatMap(game => game.stations))].sort((a, b) => a - b);
  const clock = new Clock(document.querySelector(".time"), data.axis, stations, data.games);
  const boards = Object.fromEntries(
    ["a", "b"].map((side, index) =>
      [side, new Board(document.getElementById(`board-${side}`), data.games[index], clock)]));
  const [a, b] = Object.values(boards);
  a.map.followers.push(b.map);
  b.map.followers.push(a.map);
  followInCharts(clock);

  for (const button of document.querySelectorAll("[data-turn]")) {
    button.addEventListener("click", () => clock.go(Number(button.dataset.turn)));
  }
  for (const button of document.querySelectorAll("[data-side]")) {
    button.addEventListener("click", () => boards[button.dataset.side].go(Number(button.dataset.go)));
  }

  const help = () => document.getElementById("help").showModal();
  const keys = {
    j: () => clock.jump(1),
    k: () => clock.jump(-1),
    " ": () => clock.play(),
    "?": help,
  };
  document.getElementById("keys").addEventListener("click", help);
  document.addEventListener("keydown", event => {
    const isTyping = event.target.closest("input, button, summary, a, dialog");
    if (isTyping && event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!keys[event.key]) return;
    keys[event.key]();
    event.preventDefault();
  });

  clock.go(Math.min(...data.games.map(game => game.last)));
  for (const board of [a, b]) board.choose(board.game.play[0]);
  a.map.move(a.map.middle, Math.min(a.map.scale, b.map.scale));
  document.documentElement.dataset.ready = "true";
}
