// Draws the cells of a terminal screen as SVG.
import { BLOCKS, boxLine, isShape, SHADES } from './cell-shapes.mjs';
import { edgeGround, mix, readScreen } from './screen-cells.mjs';

const CELL_WIDTH = 10;
const CELL_HEIGHT = 20;
const PADDING = 14;
/** Letters are as wide as a cell in most fonts of one width. */
const LETTERS = { size: 16.5, baseline: 15 };
/** Kanji stand in the middle of their two cells. */
const KANJI = { size: 18, baseline: 16.8 };
const LETTER_FONTS = [
  'ui-monospace',
  "'DejaVu Sans Mono'",
  'Menlo',
  'Consolas',
  "'Noto Sans Mono CJK JP'",
  'monospace',
].join(', ');
const KANJI_FONTS = [
  "'Noto Sans Japanese'",
  "'Noto Sans CJK JP'",
  "'Noto Sans JP'",
  "'Hiragino Sans'",
  "'Yu Gothic'",
  "'Noto Sans Mono CJK JP'",
  'sans-serif',
].join(', ');
/** Box lines by weight. */
const THICKNESS = [0, 1, 3];
/** From the top of a cell to a line under its text. */
const UNDERLINE = 17;

/**
 * A picture of a screen.
 * @param screen an `@xterm/headless` terminal
 * @param title what the picture shows, for those who do not see it
 * @param cursorShown whether the cursor is to be drawn
 * @param over elements of SVG in the coordinates of the cells. Default: none
 */
export function drawScreen(screen, { title, cursorShown, over = '' }) {
  const rows = readScreen(screen, cursorShown);
  const ground = edgeGround(rows);
  const { areas, texts } = drawCells(rows.flatMap(withRow), ground);
  return screenPicture({ columns: screen.cols, rows: screen.rows, ground, title }, [
    areas,
    texts,
    over,
  ]);
}

/** The frame of a picture. @param content elements of SVG in the coordinates of the cells */
export function screenPicture({ columns, rows, ground, title }, content) {
  const width = columns * CELL_WIDTH + 2 * PADDING;
  const height = rows * CELL_HEIGHT + 2 * PADDING;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    '<style>',
    `.l,.s{font-size:${LETTERS.size}px;font-family:${LETTER_FONTS}}`,
    `.k{font-size:${KANJI.size}px;font-family:${KANJI_FONTS}}`,
    '.s,.k{text-anchor:middle}',
    '.b{font-weight:bold}',
    '</style>',
    `<rect width="${width}" height="${height}" rx="10" fill="${ground}"/>`,
    `<g transform="translate(${PADDING} ${PADDING})" xml:lang="ja">`,
    ...content.filter((part) => part !== ''),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/**
 * Cells of one screen, each with its `row`, from left to right and from above.
 * @param ground what is there already
 * @returns elements of SVG: `areas` are what the `texts` stand on
 */
export function drawCells(cells, ground) {
  const [grounds, blocks, lines, words] = [new Areas(), new Areas(), new Areas(), new Words()];
  for (const run of runs(cells, ({ background }) => background)) {
    if (run.style !== ground) grounds.add(run.style, [run.x, run.y, run.width, CELL_HEIGHT]);
  }
  for (const cell of cells) {
    drawBlock(blocks, cell);
    drawBoxLine(lines, cell);
  }
  for (const run of runs(cells, underlineStyle)) {
    if (run.style !== '') lines.add(run.style, [run.x, run.y + UNDERLINE, run.width, 1]);
  }
  for (const run of runs(cells, wordStyle)) {
    if (run.style !== '') words.add(run);
  }
  const areas = [grounds.draw(), blocks.draw()].filter((drawn) => drawn !== '');
  return {
    areas: join([
      // Smooth edges would leave a seam between neighbours, crisp ones lose lines of a small picture.
      areas.length > 0 ? `<g shape-rendering="crispEdges">\n${join(areas)}\n</g>` : '',
      lines.draw(),
    ]),
    texts: words.draw(),
  };
}

/** Rectangles and curves by their colour. */
class Areas {
  #byColour = new Map();
  #curves = new Map();

  /** From left to right and from above; an area that goes on one at its left is joined to it. */
  add(colour, [x, y, width, height]) {
    const areas = entryOf(this.#byColour, colour, () => []);
    const before = areas.findLast((area) => area.y === y && area.x + area.width === x);
    if (before?.height === height) before.width += width;
    else areas.push({ x, y, width, height });
  }

  addCurve(colour, path) {
    entryOf(this.#curves, colour, () => []).push(path);
  }

  draw() {
    const filled = Array.from(this.#byColour, ([colour, areas]) => {
      const paths = joinBelow(areas).map(
        ({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`,
      );
      return `<path fill="${colour}" d="${paths.join('')}"/>`;
    });
    const curves = Array.from(
      this.#curves,
      ([colour, paths]) => `<path stroke="${colour}" fill="none" d="${paths.join('')}"/>`,
    );
    return join([...filled, ...curves]);
  }
}

/** Areas of one width that stand on one another become one. */
function joinBelow(areas) {
  const joined = new Map();
  for (const { x, y, width, height } of areas) {
    const above = joined.get(`${x} ${width} ${y}`);
    joined.delete(`${x} ${width} ${y}`);
    const area = above ? { ...above, height: above.height + height } : { x, y, width, height };
    joined.set(`${x} ${width} ${y + height}`, area);
  }
  return [...joined.values()];
}

/** Texts by their style. */
class Words {
  #byStyle = new Map();

  /** Whatever the font, a word is as wide as its cells and another character in their middle. */
  add({ cells, x, y, width }) {
    const [cell] = cells;
    const kind = textKind(cell);
    const { baseline } = kind === 'k' ? KANJI : LETTERS;
    const place =
      kind === 'l'
        ? `x="${x}" y="${y + baseline}" textLength="${width}"`
        : `x="${x + width / 2}" y="${y + baseline}"`;
    const text = escapeXml(cells.map((one) => one.text).join(''));
    const style = `class="${kind}${cell.bold ? ' b' : ''}" fill="${cell.foreground}"`;
    entryOf(this.#byStyle, style, () => []).push(`<text ${place}>${text}</text>`);
  }

  draw() {
    return join(
      Array.from(this.#byStyle, ([style, texts]) => `<g ${style}>\n${texts.join('\n')}\n</g>`),
    );
  }
}

/** A block character or a shade. */
function drawBlock(blocks, { text, row, column, foreground, background }) {
  const [x, y] = [column * CELL_WIDTH, row * CELL_HEIGHT];
  for (const [left, top, wide, high] of BLOCKS.get(text) ?? []) {
    blocks.add(foreground, [
      x + left * CELL_WIDTH,
      y + top * CELL_HEIGHT,
      wide * CELL_WIDTH,
      high * CELL_HEIGHT,
    ]);
  }
  const shade = SHADES.get(text);
  if (shade !== undefined) {
    blocks.add(mix(foreground, background, shade), [x, y, CELL_WIDTH, CELL_HEIGHT]);
  }
}

function drawBoxLine(lines, { text, row, column, foreground }) {
  const line = boxLine(text);
  if (!line) return;
  const [x, y] = [column * CELL_WIDTH, row * CELL_HEIGHT];
  // The middle of a pixel: a line is sharp where the picture is as large as it says.
  const [centreX, centreY] = [x + CELL_WIDTH / 2 + 0.5, y + CELL_HEIGHT / 2 + 0.5];
  const place = { x, y, centreX, centreY };
  if (line.round) drawCorner(lines, line, foreground, place);
  else drawArms(lines, line, foreground, place);
}

function drawArms(lines, { up, right, down, left }, colour, { x, y, centreX, centreY }) {
  const across = Math.max(THICKNESS[left], THICKNESS[right]) / 2;
  const along = Math.max(THICKNESS[up], THICKNESS[down]) / 2;
  const add = (weight, from, to, centre, isUpright) => {
    const thick = THICKNESS[weight];
    if (thick === 0) return;
    lines.add(
      colour,
      isUpright
        ? [centre - thick / 2, from, thick, to - from]
        : [from, centre - thick / 2, to - from, thick],
    );
  };
  // Each arm reaches over the thickness of those that it meets.
  if (left === right) add(left, x, x + CELL_WIDTH, centreY, false);
  else {
    add(left, x, centreX + along, centreY, false);
    add(right, centreX - along, x + CELL_WIDTH, centreY, false);
  }
  if (up === down) add(up, y, y + CELL_HEIGHT, centreX, true);
  else {
    add(up, y, centreY + across, centreX, true);
    add(down, centreY - across, y + CELL_HEIGHT, centreX, true);
  }
}

function drawCorner(lines, { up, left }, colour, { x, y, centreX, centreY }) {
  const [edgeX, edgeY] = [left ? x : x + CELL_WIDTH, up ? y : y + CELL_HEIGHT];
  const turnY = up ? centreY - CELL_WIDTH / 2 : centreY + CELL_WIDTH / 2;
  const curve = `Q${centreX} ${centreY} ${edgeX} ${centreY}`;
  lines.addCurve(colour, `M${centreX} ${edgeY}V${turnY}${curve}`);
}

/** Neighbours in a row that are of one style. */
function runs(cells, styleOf) {
  const found = [];
  let last;
  for (const cell of cells) {
    const style = styleOf(cell);
    const [x, y] = [cell.column * CELL_WIDTH, cell.row * CELL_HEIGHT];
    if (last?.style === style && last.y === y && last.x + last.width === x) {
      last.cells.push(cell);
      last.width += cell.width * CELL_WIDTH;
    } else {
      last = { style, cells: [cell], x, y, width: cell.width * CELL_WIDTH };
      found.push(last);
    }
  }
  return found;
}

function underlineStyle({ underline, foreground }) {
  return underline ? foreground : '';
}

/** What the cells of a word have in common; a character that is not of ASCII stands alone. */
function wordStyle(cell) {
  const { text, foreground, bold, column } = cell;
  if (text === ' ' || isShape(text)) return '';
  return textKind(cell) === 'l' ? `${foreground}${bold}` : `${column}`;
}

/** The class of a text: letters of ASCII, other signs, kanji. */
function textKind({ text, width }) {
  if (text <= '~') return 'l';
  return width === 1 ? 's' : 'k';
}

function withRow(cells, row) {
  return cells.map((cell) => ({ ...cell, row }));
}

function entryOf(map, key, make) {
  if (!map.has(key)) map.set(key, make());
  return map.get(key);
}

function join(parts) {
  return parts.filter((part) => part !== '').join('\n');
}

function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
