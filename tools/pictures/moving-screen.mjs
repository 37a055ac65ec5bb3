// Records a screen while keys are typed, as SVG that moves: each cell is drawn once for each time
// that it looks the same.
import { importSource } from '../../scripts/bundle/bundle-sources.mjs';
import { edgeGround, readScreen } from './screen-cells.mjs';
import { drawCells, screenPicture } from './svg-screen.mjs';

const { drawShots, filmStyles } = await importSource('source/picture/film.ts');

const TICK_SECONDS = 0.05;

/** A recorder of what a terminal shows; all times are counted in twentieths of a second. */
export class ScreenRecorder {
  #terminal;
  /** What was shown, from which tick on. */
  #frames = [];
  #ticks = 0;

  constructor(terminal) {
    this.#terminal = terminal;
  }

  /** Types a key; what the program answers is seen for some ticks. */
  async press(key, ticks) {
    await this.#terminal.press(key);
    this.hold(ticks);
  }

  /** Has the screen as it is seen for some ticks. */
  hold(ticks) {
    const { screen, cursorShown } = this.#terminal.frame;
    this.#frames.push({ from: this.#ticks, rows: readScreen(screen, cursorShown) });
    this.#ticks += ticks;
  }

  /** The picture of all that was seen, again and again. */
  draw(title) {
    const [{ rows }] = this.#frames;
    const ground = edgeGround(rows);
    const film = { frames: this.#ticks, secondsPerFrame: TICK_SECONDS, lastSeconds: TICK_SECONDS };
    const layers = { areas: [], texts: [] };
    for (const { from, to, cells } of this.#spans()) {
      for (const [layer, svg] of Object.entries(drawCells(cells, ground))) {
        if (svg !== '') layers[layer].push({ from, to, svg });
      }
    }
    const isStill = ({ from, to }) => from === 0 && to === this.#ticks;
    const moving = Object.values(layers)
      .flat()
      .filter((shot) => !isStill(shot));
    const drawMoving = (shots) => (shots.length > 0 ? drawShots(film, shots) : '');
    const columns = rows[0].reduce((sum, { width }) => sum + width, 0);
    return screenPicture({ columns, rows: rows.length, ground, title }, [
      filmStyles(film, moving),
      ...Object.values(layers).flatMap((shots) => [
        ...shots.filter(isStill).map(({ svg }) => svg),
        drawMoving(shots.filter((shot) => !isStill(shot))),
      ]),
    ]);
  }

  /** Cells that are seen from one tick until another, by these times. */
  #spans() {
    const spans = new Map();
    const close = ({ from, cell }, to) => {
      const key = `${from}-${to}`;
      if (!spans.has(key)) spans.set(key, { from, to, cells: [] });
      spans.get(key).cells.push(cell);
    };
    let shown = new Map();
    for (const { from, rows } of this.#frames) {
      const next = new Map();
      for (const [row, cells] of rows.entries()) {
        for (const cell of cells) {
          const place = `${row} ${cell.column}`;
          const before = shown.get(place);
          const look = JSON.stringify(cell);
          next.set(place, before?.look === look ? before : { from, look, cell: { ...cell, row } });
        }
      }
      for (const [place, span] of shown) {
        if (next.get(place) !== span) close(span, from);
      }
      shown = next;
    }
    for (const span of shown.values()) close(span, this.#ticks);
    return [...spans.values()];
  }
}
