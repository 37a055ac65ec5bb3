import { tagValue } from '../records/tree/record.ts';
import type { RecordWalk } from '../records/tree/record-walk.ts';
import { COLORS, type Color, opposite } from '../rules/core/color.ts';
import { itemAt } from '../rules/core/item-at.ts';
import { numbersTo } from '../rules/core/numbers-to.ts';
import { countInHand, type Piece, type Placement, pieceOn } from '../rules/core/position.ts';
import { makeSquare } from '../rules/core/square.ts';
import type { Variant } from '../rules/core/variant.ts';
import {
  fitLabelStyle,
  type LabelStyle,
  labelWidth,
  pieceLabel,
  type Reigning,
} from '../rules/notation/labels.ts';
import { formatRank } from '../rules/notation/square.ts';
import { type Charset, type Looks, NO_LOOKS, shownLabels } from './charset.ts';
import { padded } from './page.ts';
import { playerShown, resultText } from './records.ts';
import { annotationTexts } from './replay.ts';
import { positionTitle, statusTexts } from './status.ts';
import { printed } from './teller.ts';
import type { Texts } from './texts.ts';

/** How a board is drawn. */
export interface BoardStyle {
  readonly charset: Charset;
  readonly labels: LabelStyle;
  /** How ranks are marked. Default `letters`. */
  readonly coordinates?: Coordinates;
  /** Default `white`. */
  readonly reigning?: Reigning;
  /** White at the bottom. */
  readonly flipped?: boolean;
  /** Default: none. */
  readonly looks?: Looks;
}

/** How ranks can be marked. */
export type Coordinates = 'letters' | 'digits' | 'kanji';

const KANJI_DIGITS = '一二三四五六七八九';
const MARKS = { black: '☗', white: '☖' } as const;
const ASCII_MARKS = { black: 'B:', white: 'W:' } as const;

/**
 * A position as a diagram of text, with the hands above and below the board. A piece that points at
 * the player below has a `v`. The frame is `+ - |` in every charset, so that it survives being
 * pasted.
 */
export function boardLines(
  texts: Texts,
  variant: Variant,
  placement: Placement,
  style: BoardStyle,
): string[] {
  const { charset, coordinates = 'letters', reigning = 'white', flipped, looks = NO_LOOKS } = style;
  const shown = shownLabels(style.labels, charset);
  const labels = fitLabelStyle(variant, shown, Number.POSITIVE_INFINITY).style;
  const cell = 1 + labelWidth(variant, labels);
  const files = numbersTo(variant.files).reverse();
  const ranks = numbersTo(variant.ranks);
  if (flipped) {
    files.reverse();
    ranks.reverse();
  }
  const bottom: Color = flipped ? 'white' : 'black';
  const indent = ' '.repeat(Math.floor(cell / 2));
  const edge = ` +${'-'.repeat(cell * files.length)}+`;
  const squareText = (piece: Piece | undefined) => {
    if (piece === undefined) return looks.quiet(charset === 'ascii' ? ' .' : ' ・');
    const label = pieceLabel(variant, piece, labels, { reigning });
    return piece.color === bottom ? looks.own(` ${label}`) : looks.opponent(`v${label}`);
  };
  const rows = ranks.map((rank) => {
    const squares = files.map((file) => pieceOn(placement, makeSquare(file, rank)));
    const cells = squares.map((piece) => padded(squareText(piece), cell));
    return ` |${cells.join('')}| ${rankLabel(rank, coordinates, charset)}`;
  });
  // `☖ in hand 歩2 角`, in ascii `W: in hand P2 B`
  const handLine = (color: Color) => {
    const held = handPieces(variant, placement, color, labels).map(({ text }) => text);
    return texts.board.handLineText(sideMark(color, charset), held.join(' ') || '-');
  };
  return [
    handLine(opposite(bottom)),
    `  ${files.map((file) => padded(`${indent}${file}`, cell)).join('')}`.trimEnd(),
    edge,
    ...rows,
    edge,
    handLine(bottom),
  ];
}

/** The sign of a side: `☗` for Black, `☖` for White; in ascii `B:` and `W:`. */
export function sideMark(color: Color, charset: Charset): string {
  return charset === 'ascii' ? ASCII_MARKS[color] : MARKS[color];
}

/** Pieces of one kind in a hand. */
export interface HeldPieces {
  readonly kind: number;
  readonly label: string;
  readonly count: number;
  /** The label and, from two pieces on, their number. */
  readonly text: string;
}

/** The kinds of pieces in a side's hand, each with its label and how many there are: `歩2`. */
export function handPieces(
  variant: Variant,
  placement: Placement,
  color: Color,
  labels: LabelStyle,
): HeldPieces[] {
  return [...variant.pieces.keys()].flatMap((kind) => {
    const count = countInHand(placement, color, kind);
    if (count === 0) return [];
    const label = pieceLabel(variant, { color, kind, promoted: false }, labels);
    return [{ kind, label, count, text: count > 1 ? `${label}${count}` : label }];
  });
}

/** The mark of a rank, 1 to 9, beside the board; ascii has letters for kanji. */
export function rankLabel(rank: number, coordinates: Coordinates, charset: Charset): string {
  if (coordinates === 'digits') return `${rank}`;
  if (coordinates === 'kanji' && charset !== 'ascii') return KANJI_DIGITS.charAt(rank - 1);
  return formatRank(rank);
}

/**
 * A position of a record as text: the game and its players, the board with the hands, the last move
 * with its comments, and how the game stands.
 */
export function shownLines(
  texts: Texts,
  { record, game, ply, moves, node }: RecordWalk,
  style: BoardStyle,
): string[] {
  const { variant, start } = record;
  const { charset, looks = NO_LOOKS } = style;
  const players = COLORS.flatMap((color) => {
    const name = tagValue(record, color === 'black' ? 'Black' : 'White');
    return name ? [`${sideMark(color, charset)} ${playerShown(texts, name)}`] : [];
  });
  const title = positionTitle(texts, variant, start.placement, charset);
  const isEnd = ply === moves.length && record.score !== '*';
  const last = ply === 0 ? [] : [texts.game.playedText(itemAt(moves, ply - 1))];
  const standing = isEnd
    ? [resultText(texts, record)]
    : [texts.board.turnText(ply, game.turn), ...statusTexts(game, printed(texts))];
  return [
    looks.title([title, ...players].join('  ')),
    ...boardLines(texts, variant, game.position, style),
    ...last,
    ...annotationTexts(texts, node),
    ...standing,
  ];
}
