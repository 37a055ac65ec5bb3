import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import { numbersTo } from '../rules/core/numbers-to.ts';
import type { Square } from '../rules/core/square.ts';
import { rankLabel } from '../text/board-lines.ts';
import { type Box, CELL, MARGIN, type SvgLayout, type SvgStyle, squareCentre } from './layout.ts';
import { escapeXml, fittedSize, svgNumber } from './piece.ts';

const PAINT = {
  paper: '#f8f3e8',
  board: '#e9c382',
  stand: '#dbb273',
  line: '#5b4223',
  quiet: '#7a6549',
  text: '#33261a',
} as const;
const TEXT_FONTS =
  "'Helvetica Neue',Arial,'Hiragino Sans','Yu Gothic','Noto Sans CJK JP','Noto Sans JP',sans-serif";

/** The square in a colour, drawn below the lines of the board. */
export function squareTint(layout: SvgLayout, square: Square, fill: string): string {
  const { x, y } = squareCentre(layout, square);
  const corner = `x="${x - CELL.width / 2}" y="${y - CELL.height / 2}"`;
  return `<rect ${corner} width="${CELL.width}" height="${CELL.height}" fill="${fill}"/>`;
}

/** A line of text below everything, in the middle. */
export function captionText({ width, lines }: SvgLayout, text: string): string {
  const size = svgNumber(fittedSize(text, width - 2 * MARGIN, 17));
  const place = `x="${width / 2}" y="${lines.caption + 6}" font-size="${size}"`;
  return `<text ${place} text-anchor="middle">${escapeXml(text)}</text>`;
}

/** The parts of a picture; each is text with elements of SVG. */
interface SvgParts {
  readonly style: SvgStyle;
  readonly defs: string;
  /** Drawn on the wood, below the lines. */
  readonly tints: string;
  readonly pieces: string;
}

/** The whole file: paper, wood, lines, coordinates, names, and the parts in their places. */
export function svgPicture(layout: SvgLayout, { style, defs, tints, pieces }: SvgParts): string {
  const { width, height } = layout;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
      ` width="${width}" height="${height}" role="img">`,
    ...(style.title === undefined ? [] : [`<title>${escapeXml(style.title)}</title>`]),
    `<defs xml:lang="ja">${defs}</defs>`,
    rect({ x: 0, y: 0, width, height }, `rx="10" fill="${PAINT.paper}"`),
    `<g font-family="${TEXT_FONTS}" font-size="17" fill="${PAINT.text}">`,
    ...COLORS.map((color) => rect(layout.stands[color], `rx="4" fill="${PAINT.stand}"`)),
    rect(layout.board, `fill="${PAINT.board}"`),
    tints,
    gridLines(layout),
    coordinateTexts(layout, style),
    nameText(layout, layout.bottom, style),
    nameText(layout, opposite(layout.bottom), style),
    pieces,
    '</g>',
    '</svg>\n',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function rect({ x, y, width, height }: Box, rest: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${rest}/>`;
}

/** The lines between the squares, the edge, and the points at the corners of the zones. */
function gridLines({ variant, board }: SvgLayout): string {
  const { files, ranks, zone } = variant;
  const { x, y, width, height } = board;
  const inner = (last: number) => numbersTo(last - 1);
  const down = inner(files).map((file) => `M${x + file * CELL.width} ${y}v${height}`);
  const across = inner(ranks).map((rank) => `M${x} ${y + rank * CELL.height}h${width}`);
  const side = Math.round(files / 3);
  const dots = [side, files - side].flatMap((file) =>
    [zone, ranks - zone].map((rank) => {
      const place = `cx="${x + file * CELL.width}" cy="${y + rank * CELL.height}"`;
      return `<circle ${place} r="3.5" fill="${PAINT.line}" stroke="none"/>`;
    }),
  );
  const edge = rect(board, 'fill="none" stroke-width="2"');
  const lines = `<path d="${[...down, ...across].join('')}" fill="none"/>`;
  return `<g stroke="${PAINT.line}">${lines}${edge}${dots.join('')}</g>`;
}

function coordinateTexts(layout: SvgLayout, { coordinates = 'letters' }: SvgStyle): string {
  const { variant, board } = layout;
  const { files, ranks } = variant;
  const sentences: string[] = [];
  const turned = layout.bottom === 'white';
  for (let column = 0; column < files; column++) {
    const x = board.x + (column + 0.5) * CELL.width;
    sentences.push(
      `<text x="${x}" y="${board.y - 6}">${turned ? column + 1 : files - column}</text>`,
    );
  }
  for (let row = 0; row < ranks; row++) {
    const y = board.y + (row + 0.5) * CELL.height + 5;
    const label = rankLabel(turned ? ranks - row : row + 1, coordinates, 'box');
    sentences.push(`<text x="${board.x + board.width + 13}" y="${y}">${label}</text>`);
  }
  const style = `font-size="14" fill="${PAINT.quiet}" text-anchor="middle"`;
  return `<g ${style}>${sentences.join('')}</g>`;
}

/** A player's name beside the stand of his side, after a small piece in his colour. */
function nameText(layout: SvgLayout, color: Color, style: SvgStyle): string {
  const name = style[color];
  if (name === undefined) return '';
  const isBottom = color === layout.bottom;
  const y = isBottom ? layout.lines.bottom : layout.lines.top;
  const size = fittedSize(name, layout.width - 2 * MARGIN - 24, 17);
  const anchor = isBottom ? ' text-anchor="end"' : '';
  const x = isBottom ? layout.width - MARGIN : MARGIN;
  const text = isBottom ? x - 22 : x + 22;
  const mark = isBottom ? x - 7 : x + 7;
  const fill = color === 'black' ? PAINT.text : 'none';
  return (
    `<path d="M${mark} ${y - 8}l5 3l2 12h-14l2-12z" fill="${fill}" stroke="${PAINT.text}"/>` +
    `<text x="${text}" y="${y + 6}" font-size="${svgNumber(size)}"${anchor}>${escapeXml(name)}</text>`
  );
}
