import stringWidth from 'string-width';
import { itemAt } from '../../rules/core/item-at.ts';
import type { Face, Variant } from '../../rules/core/variant.ts';
import { type LabelStyle, labelWidth, pieceLabel } from '../../rules/notation/labels.ts';
import type { Charset } from '../../text/charset.ts';
import { wrapLines } from '../../text/page.ts';
import { PIECE, smallDiagram } from '../../text/pieces.ts';
import type { Texts } from '../../text/texts.ts';
import type { Mark } from '../app/palettes.ts';
import type { Theme } from '../app/theme.ts';
import { centred, padBefore, padText } from '../ink/columns.ts';
import { type Row, rowWidth } from '../ink/rows.tsx';
import { tileRows } from './piece-tile.ts';

/** What the pieces of a legend are drawn with. */
export interface LegendBoard {
  readonly variant: Variant;
  readonly labels: LabelStyle;
  readonly theme: Theme;
  readonly charset: Charset;
  readonly texts: Texts;
  /** Whether a small board is drawn for each piece, where they have room. */
  readonly hasCards: boolean;
}

const REACHED: ReadonlySet<Mark> = new Set(['target']);
/** Columns of a square beside the piece. */
const BESIDE = 2;
/** The fewest squares across and rows, so that cards of one game look alike. */
const LEAST = 3;
/** Columns of a name in one line; a longer one is broken between its words. */
const NAME_COLUMNS = 9;

/** A side of a kind of piece. */
interface CardFace {
  readonly kind: number;
  readonly promoted: boolean;
  readonly face: Face;
}

/** The fronts of all pieces, each followed by its promoted side where `withBacks` says so. */
export function cardFaces({ variant }: LegendBoard, withBacks: boolean): CardFace[] {
  return variant.pieces.flatMap(({ front, back }, kind) => [
    { kind, promoted: false, face: front },
    ...(back && withBacks ? [{ kind, promoted: true, face: back }] : []),
  ]);
}

/** A piece on a small board with the squares that it reaches, its letters and name beside it. */
export function pieceCard(board: LegendBoard, { kind, promoted, face }: CardFace): readonly Row[] {
  const { variant, theme, texts } = board;
  const marks = withMargins(smallDiagram(face));
  const name = texts.words.nameOfPiece(variant, { kind, promoted });
  const letters = pieceLabel(variant, { color: 'white', kind, promoted }, 'letters');
  const words = [
    { text: letters, style: theme.title },
    ...wrapLines(
      name,
      Math.max(NAME_COLUMNS, ...name.split(' ').map((one) => stringWidth(one))),
    ).map((text) => ({ text })),
  ];
  const height = Math.max(marks.length, words.length);
  const tile = tileOf(board, kind, promoted);
  const free = theme.hasTiles ? theme.square({}).ground : undefined;
  const reached = theme.hasTiles ? theme.square({ marks: REACHED }).sign : theme.quiet;
  return Array.from({ length: height }, (_, row): Row => {
    const line = marks[row] ?? itemAt(marks, 0).map(() => '');
    const middle = (line.length - 1) / 2;
    const cells = line.flatMap((mark, at): Row => {
      if (mark === PIECE) return tile;
      const style = mark === '' ? free : reached;
      if (at === middle) return [{ text: centred(mark, rowWidth(tile)), style }];
      // The marks at both sides lie as far from the piece.
      return [{ text: at < middle ? padText(mark, BESIDE) : padBefore(mark, BESIDE), style }];
    });
    return [...cells, { text: ' ' }, words[row] ?? { text: '' }];
  });
}

/** The piece in one row: its tile as on a low board, where the theme has tiles. */
function tileOf(
  { variant, labels, theme, charset }: LegendBoard,
  kind: number,
  promoted: boolean,
): Row {
  const style = labels === 'kanji2' && !variant.wideKanji ? 'kanji' : labels;
  const label = pieceLabel(variant, { color: 'white', kind, promoted }, style);
  const columns = Math.max(labelWidth(variant, style), 2) + 2;
  if (!theme.hasTiles) return [{ text: centred(label, columns), style: theme.title }];
  const looks = theme.square({ owner: 'own', promoted });
  const [row = []] = tileRows({ label: [label], isUp: true }, { columns, rows: 1, charset }, looks);
  return row;
}

/** The diagram with empty squares around it, where it is less than three across or high. */
function withMargins(marks: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const side = Array.from({ length: Math.max((LEAST - (marks[0]?.length ?? 0)) / 2, 0) }, () => '');
  const lines = marks.map((line) => [...side, ...line, ...side]);
  const empty = itemAt(lines, 0).map(() => '');
  while (lines.length < LEAST) {
    // The piece stands in the middle where it can.
    const above = lines.findIndex((line) => line.includes(PIECE));
    if (above === 0) lines.unshift(empty);
    else lines.push(empty);
  }
  return lines;
}
