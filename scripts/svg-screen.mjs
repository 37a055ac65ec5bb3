// Draws the cells of a terminal screen as SVG.

const FONT_SIZE = 15;
const CELL_WIDTH = 9;
const CELL_HEIGHT = 19;
/** From the top of a cell to the line on which its letters stand. */
const BASELINE = 14;
const PADDING = 14;
const FONTS = [
  'ui-monospace',
  "'DejaVu Sans Mono'",
  'Menlo',
  'Consolas',
  "'Noto Sans Mono CJK JP'",
  "'Noto Sans CJK JP'",
  "'Hiragino Sans'",
  "'Yu Gothic'",
  'monospace',
].join(', ');

const FOREGROUND = '#d5d9e0';
const BACKGROUND = '#16181d';
/** The 16 colours by their number. */
const PALETTE = [
  ['#2b2f37', '#f0565b', '#2f8552', '#d6a93a', '#2f5cb8', '#b56fd6', '#4cc4d2', '#c3c8d1'],
  ['#6f7683', '#ff7b7f', '#6fd197', '#f0cd6b', '#85adff', '#d59bef', '#72dbe6', '#ffffff'],
].flat();

/** Directions in which a box line leaves the middle of its cell. */
const BOX_LINES = {
  '─': 'lr',
  '│': 'ud',
  '┌': 'rd',
  '┐': 'ld',
  '└': 'ru',
  '┘': 'lu',
  '├': 'rud',
  '┤': 'lud',
  '┬': 'lrd',
  '┴': 'lru',
  '┼': 'lrud',
};

/**
 * A picture of a screen.
 * @param screen an `@xterm/headless` terminal
 * @param title what the picture shows, for those who do not see it
 * @param cursorShown whether the cursor is to be drawn
 */
export function drawScreen(screen, { title, cursorShown }) {
  const layers = { backgrounds: new Layers(), lines: new Layers(), texts: new Layers() };
  for (let row = 0; row < screen.rows; row++) {
    drawRow(layers, row, readRow(screen, row, cursorShown));
  }
  const width = screen.cols * CELL_WIDTH + 2 * PADDING;
  const height = screen.rows * CELL_HEIGHT + 2 * PADDING;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${width}" height="${height}" rx="10" fill="${BACKGROUND}"/>`,
    `<g transform="translate(${PADDING} ${PADDING})" font-family="${FONTS}" font-size="${FONT_SIZE}" xml:lang="ja">`,
    ...layers.backgrounds.groups((style) => `fill="${style}"`),
    ...layers.lines.groups((style) => `stroke="${style}" fill="none"`),
    ...layers.texts.groups((style) => style),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/** Drawings by their style, in the order in which the styles first occur. */
class Layers {
  #byStyle = new Map();

  add(style, drawing) {
    const drawings = this.#byStyle.get(style) ?? [];
    this.#byStyle.set(style, drawings);
    drawings.push(drawing);
  }

  groups(attributes) {
    return [...this.#byStyle].map(
      ([style, drawings]) => `<g ${attributes(style)}>\n${drawings.join('\n')}\n</g>`,
    );
  }
}

/** The cells of a row; the second half of a wide character is no cell of its own. */
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
      text: cell.getChars() || ' ',
      width: cell.getWidth(),
      ...look(cell, isCursor),
    });
  }
  return cells;
}

function look(cell, isCursor) {
  const own = cell.isFgDefault() ? FOREGROUND : colour(cell.isFgPalette(), cell.getFgColor());
  const below = cell.isBgDefault() ? BACKGROUND : colour(cell.isBgPalette(), cell.getBgColor());
  const inverse = (cell.isInverse() !== 0) !== isCursor;
  const background = inverse ? own : below;
  const foreground = inverse ? below : own;
  return {
    background,
    foreground: cell.isDim() ? mix(foreground, background) : foreground,
    bold: cell.isBold() !== 0,
    underline: cell.isUnderline() !== 0,
  };
}

function colour(isPalette, number) {
  const found = isPalette ? PALETTE[number] : undefined;
  if (!found) throw new RangeError(`colour ${number} is none of the 16`);
  return found;
}

/** A colour that stands back. */
function mix(foreground, background) {
  const parts = [1, 3, 5].map((at) => {
    const [front, back] = [foreground, background].map((text) =>
      Number.parseInt(text.slice(at, at + 2), 16),
    );
    return Math.round(front * 0.6 + back * 0.4);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function drawRow({ backgrounds, lines, texts }, row, cells) {
  const top = row * CELL_HEIGHT;
  for (const run of runs(cells, (cell) => cell.background)) {
    if (run.style === BACKGROUND) continue;
    backgrounds.add(
      run.style,
      `<rect x="${run.x}" y="${top}" width="${run.width}" height="${CELL_HEIGHT}"/>`,
    );
  }
  for (const run of runs(cells, (cell) => (cell.underline ? cell.foreground : ''))) {
    if (run.style === '') continue;
    lines.add(run.style, `<path d="M${run.x} ${top + BASELINE + 2.5}h${run.width}"/>`);
  }
  for (const run of runs(cells, boxStyle)) {
    if (run.style !== '') lines.add(run.style, `<path d="${boxPath(run, top)}"/>`);
  }
  for (const { cells: word, x, width } of runs(cells, wordKey)) {
    if (isBlank(word[0])) continue;
    texts.add(textStyle(word[0]), drawWord({ word, x, width }, top + BASELINE));
  }
}

/** Neighbouring cells of the same style. */
function runs(cells, styleOf) {
  const found = [];
  for (const cell of cells) {
    const style = styleOf(cell);
    const last = found.at(-1);
    if (last?.style === style) {
      last.cells.push(cell);
      last.width += cell.width * CELL_WIDTH;
    } else {
      found.push({
        style,
        cells: [cell],
        x: cell.column * CELL_WIDTH,
        width: cell.width * CELL_WIDTH,
      });
    }
  }
  return found;
}

function boxStyle({ text, foreground }) {
  return text in BOX_LINES ? foreground : '';
}

/** Box lines are drawn, since those of a font do not meet in every viewer. */
function boxPath({ cells }, top) {
  const middle = top + CELL_HEIGHT / 2;
  const parts = [];
  for (const { text, column } of cells) {
    const centre = (column + 0.5) * CELL_WIDTH;
    const ways = BOX_LINES[text];
    const up = ways.includes('u') ? top : middle;
    const down = ways.includes('d') ? top + CELL_HEIGHT : middle;
    if (up !== down) parts.push(`M${centre} ${up}V${down}`);
  }
  const isOf = (cell, way) => BOX_LINES[cell.text].includes(way);
  for (const run of runs(cells, (cell) => (isOf(cell, 'l') || isOf(cell, 'r') ? 'line' : ''))) {
    if (run.style === '') continue;
    const from = run.x + (isOf(run.cells[0], 'l') ? 0 : CELL_WIDTH / 2);
    const to = run.x + run.width - (isOf(run.cells.at(-1), 'r') ? 0 : CELL_WIDTH / 2);
    parts.push(`M${from} ${middle}H${to}`);
  }
  return parts.join('');
}

/** What the cells of a word have in common; a character that is not of ASCII stands alone. */
function wordKey(cell) {
  if (isBlank(cell)) return '';
  return isAscii(cell) ? textStyle(cell) : `${cell.column}`;
}

function isBlank({ text }) {
  return text === ' ' || text in BOX_LINES;
}

function isAscii({ text }) {
  return text <= '~';
}

function textStyle({ foreground, bold }) {
  return `fill="${foreground}"${bold ? ' font-weight="bold"' : ''}`;
}

/** Whatever the font, a word is as wide as its cells and a kanji in the middle of its two. */
function drawWord({ word, x, width }, y) {
  const text = escapeXml(word.map((cell) => cell.text).join(''));
  const place = isAscii(word[0])
    ? `x="${x}" y="${y}" textLength="${width}"`
    : `x="${x + width / 2}" y="${y}" text-anchor="middle"`;
  return `<text ${place}>${text}</text>`;
}

function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
