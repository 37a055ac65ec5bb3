// Reads what a terminal screen shows, as cells with their colours.

/** Default colours of the terminal in the pictures. */
const FOREGROUND = '#d5d9e0';
const BACKGROUND = '#16181d';
/** The first 16 colours; the terminal of the pictures has them as soft as its own two. */
const NAMED = [
  ['#2b2f37', '#f0565b', '#2f8552', '#d6a93a', '#2f5cb8', '#b56fd6', '#4cc4d2', '#c3c8d1'],
  ['#6f7683', '#ff7b7f', '#6fd197', '#f0cd6b', '#85adff', '#d59bef', '#72dbe6', '#ffffff'],
].flat();
/** Steps of red, green and blue in the colours 16 to 231. */
const STEPS = [0, 95, 135, 175, 215, 255];
/** The first of the greys. */
const GREY = 232;

/**
 * The rows of a screen, each an array of its cells; the second half of a wide character is no cell
 * of its own. A cell is `{column, width, text, foreground, background, bold, underline}`.
 * @param screen an `@xterm/headless` terminal
 * @param cursorShown whether the cursor is to be seen
 */
export function readScreen(screen, cursorShown) {
  return Array.from({ length: screen.rows }, (_, row) => readRow(screen, row, cursorShown));
}

/** The colour on which most cells at the edges of a screen stand. */
export function edgeGround(rows) {
  const edges = [...rows[0], ...rows.at(-1), ...rows.flatMap((cells) => [cells[0], cells.at(-1)])];
  const counts = new Map();
  for (const { background } of edges) counts.set(background, (counts.get(background) ?? 0) + 1);
  const [[ground]] = [...counts].sort(([, one], [, other]) => other - one);
  return ground;
}

/** A colour between two. @param share how much of the first one */
export function mix(front, back, share) {
  const between = (at) => part(front, at) * share + part(back, at) * (1 - share);
  return hex([0, 1, 2].map((at) => Math.round(between(at))));
}

function readRow(screen, row, cursorShown) {
  const { active } = screen.buffer;
  const line = active.getLine(active.baseY + row);
  const cells = [];
  for (let column = 0; column < screen.cols; column++) {
    const cell = line.getCell(column);
    if (cell.getWidth() === 0) continue;
    const isCursor = cursorShown && active.cursorX === column && active.cursorY === row;
    cells.push({
      column,
      width: cell.getWidth(),
      text: cell.getChars() || ' ',
      ...look(cell, isCursor),
    });
  }
  return cells;
}

function look(cell, isCursor) {
  const bold = cell.isBold() !== 0;
  const own = cell.isFgDefault() ? FOREGROUND : colour(cell.isFgRGB(), cell.getFgColor());
  const below = cell.isBgDefault() ? BACKGROUND : colour(cell.isBgRGB(), cell.getBgColor());
  if (isCursor) return { background: cursorOn(below), foreground: below, bold, underline: false };
  const inverse = cell.isInverse() !== 0;
  const background = inverse ? own : below;
  const foreground = inverse ? below : own;
  return {
    background,
    foreground: cell.isDim() ? mix(foreground, background, 0.6) : foreground,
    bold,
    underline: cell.isUnderline() !== 0,
  };
}

/** The colour of the cursor: what stands out best. */
function cursorOn(ground) {
  const brightness = [0, 1, 2].reduce((sum, at) => sum + part(ground, at), 0) / 3;
  return brightness > 127 ? BACKGROUND : FOREGROUND;
}

/** @param number of the palette, or 24 bits */
function colour(isRgb, number) {
  if (isRgb) return `#${number.toString(16).padStart(6, '0')}`;
  if (number < NAMED.length) return NAMED[number];
  if (number >= GREY) return hex(Array(3).fill(8 + 10 * (number - GREY)));
  return hex([36, 6, 1].map((place) => STEPS[Math.floor((number - NAMED.length) / place) % 6]));
}

/** Red, green or blue of a colour such as `#16181d`. */
function part(colour, at) {
  return Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16);
}

function hex(parts) {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
