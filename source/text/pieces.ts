import stringWidth from 'string-width';
import type { NamedPiece } from '../rules/core/attempt.ts';
import {
  compileBetza,
  DIRECTIONS,
  type Movement,
  RAYS,
  UNLIMITED,
  vectorOf,
} from '../rules/core/betza.ts';
import { itemAt } from '../rules/core/item-at.ts';
import { type Position, pieceOn } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import {
  type Face,
  type FaceNames,
  type PieceData,
  pieceData,
  type Variant,
} from '../rules/core/variant.ts';
import { fitLabelStyle, labelWidth, pieceLabel } from '../rules/notation/labels.ts';
import { type Charset, latin, plainLatin, kanji as shownKanji, shownLabels } from './charset.ts';
import type { Directions, Range } from './en/board.ts';
import type { Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/**
 * The name of a piece to someone who does not see it: `silver`, `dragon`. If two promoted pieces
 * share a name, it tells what the piece was: `promoted yari bishop`.
 */
export function spokenName({ words }: Texts, variant: Variant, piece: NamedPiece): string {
  const { kind, promoted } = piece;
  return promoted && isSharedName(variant, piece, words.nameOfPiece)
    ? words.promotedName(words.nameOfPiece(variant, { kind, promoted: false }))
    : words.nameOfPiece(variant, piece);
}

/** What stands on a square: `pawn on 5c`, with its side `White pawn on 5c`. */
export function standingOn(
  position: Position,
  square: Square,
  { texts, square: told }: Teller,
  naming?: 'with its side',
): string {
  const piece = pieceOn(position, square);
  if (piece === undefined) throw new RangeError(`no piece on square ${square}`);
  const name = spokenName(texts, position.variant, piece);
  return texts.words.standingText(name, told(square), naming && piece.color);
}

/** The name by which a piece is read aloud in Japanese, in ASCII: `gin`, `narigin`. */
export function readingName(variant: Variant, piece: NamedPiece): string {
  const { reading, romaji } = faceOf(variant, piece);
  return reading ?? plainLatin(romaji);
}

/**
 * `+R dragon (龍, ryuo)`, without kanji in ascii. If two pieces share a name, one that tells them
 * apart follows: `+YB yari gold, the promoted yari bishop (成角, narikyokaku)`.
 */
export function faceTitle(
  { words }: Texts,
  variant: Variant,
  piece: NamedPiece,
  charset: Charset,
): string {
  const whole = words.wholePieceName(variant, piece);
  const short = words.nameOfPiece(variant, piece);
  const isShared = isSharedName(variant, piece, words.wholePieceName);
  const written = namesOnSet(variant, piece).map(({ kanji, kanji2, romaji }) => ({
    kanji: shownKanji(variant.wideKanji ? kanji2 : kanji, charset),
    romaji: latin(romaji, charset),
  }));
  const own = isShared && short !== whole ? short : undefined;
  return words.pieceHeading(hodgesName(variant, piece), whole, own, written);
}

/** Whether another side of a piece has the same name. */
function isSharedName(
  variant: Variant,
  piece: NamedPiece,
  nameOf: (variant: Variant, piece: NamedPiece) => string,
): boolean {
  const name = nameOf(variant, piece);
  return allFaces(variant).filter((other) => nameOf(variant, other) === name).length > 1;
}

/** The names of a side of a piece, with those of the royal piece that does not reign. */
export function namesOnSet(variant: Variant, piece: NamedPiece): FaceNames[] {
  const { jewel } = pieceData(variant, piece.kind);
  return [faceOf(variant, piece), ...(jewel && !piece.promoted ? [jewel] : [])];
}

/** The data of a side of a piece; of a piece that does not promote, those of its front. */
export function faceOf(variant: Variant, { kind, promoted }: NamedPiece): Face {
  const { front, back = front } = pieceData(variant, kind);
  return promoted ? back : front;
}

/** Both sides of every piece, in the order of the variant. */
export function allFaces({ pieces }: Variant): NamedPiece[] {
  return pieces.flatMap(({ back }, kind) =>
    (back ? [false, true] : [false]).map((promoted) => ({ kind, promoted })),
  );
}

/**
 * The pieces that a text names: by Hodges letters with or without `+`, else by a name of either side
 * in the language of the player, in English, Japanese or romaji, else by the SFEN letter. Several if
 * they share a name; none if the text names no piece.
 * @returns indices in `variant.pieces`
 */
export function findPieces(texts: Texts, variant: Variant, text: string): number[] {
  return [...new Set(findFaces(texts, variant, text).map(({ kind }) => kind))];
}

/** The pieces that a text names, as in `findPieces`, and the side of each that it names. */
export function findFaces(texts: Texts, variant: Variant, text: string): NamedPiece[] {
  const wanted = comparable(text);
  for (const namesOf of [hodgesName, wordNames, sfenName]) {
    const found = allFaces(variant).filter((face) =>
      [namesOf(variant, face, texts)].flat().some((name) => comparable(name) === wanted),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** How a player may name the pieces in a language: `G YR +YR`, `金 香飛 竜`. A name has no spaces. */
export function offeredPieces({ words }: Texts, variant: Variant): string[] {
  const offered = allFaces(variant).map((face) => {
    const name = words.nameOfPiece(variant, face).replaceAll(' ', '');
    return words.typedPiece(hodgesName(variant, face), name);
  });
  return [...new Set(offered)];
}

function hodgesName(variant: Variant, { kind, promoted }: NamedPiece): string {
  return (promoted ? '+' : '') + pieceData(variant, kind).hodges;
}

function sfenName(variant: Variant, { kind, promoted }: NamedPiece): string {
  return (promoted ? '+' : '') + pieceData(variant, kind).sfen;
}

function wordNames(variant: Variant, piece: NamedPiece, { words }: Texts): string[] {
  const names = namesOnSet(variant, piece).flatMap(
    ({ english, short = english, romaji, label, kanji, kanji2, full }) => {
      return [english, short, romaji, label, kanji, kanji2, full];
    },
  );
  return [...names, words.wholePieceName(variant, piece), words.nameOfPiece(variant, piece)];
}

/** A text without differences of case, width, macrons, spaces and hyphens. */
function comparable(text: string): string {
  return plainLatin(text.normalize('NFKC')).toLowerCase().replace(/[\s-]/g, '');
}

// Moves in words

const EVERYWHERE = 0b11111111;
/** The first bits of a knight's leaps and of leaps in a line. */
const KNIGHT_SHIFT = RAYS;
const LINE_SHIFT = 16;

/**
 * How a face moves, from its Betza notation: `slides straight forward or sideways`. "Slides" is any
 * number of squares, or up to the given number; "steps" is one.
 */
export function describeMoves(texts: Texts, betza: string): string {
  const { slideText, leapText, clausesText, KNIGHT } = texts.board;
  const byRange = masksByRange(compileBetza(betza));
  const slides = byRange.filter(([, mask]) => (mask & EVERYWHERE) !== 0);
  const leaps = byRange.filter(([, mask]) => mask >> RAYS !== 0).reverse();
  return clausesText([
    ...slides.map(([range, mask]) => slideText(range, directions(texts, mask & EVERYWHERE))),
    ...leaps.map(([range, mask]) => {
      const line = (mask >> LINE_SHIFT) & EVERYWHERE;
      const knight = named((mask >> KNIGHT_SHIFT) & EVERYWHERE, KNIGHT);
      return leapText(range, line === 0 ? undefined : directions(texts, line), knight);
    }),
  ]);
}

/** The directions of each range, as masks, the longest range first. */
function masksByRange({ ranges }: Movement): [range: Range, mask: number][] {
  const masks = new Map<number, number>();
  for (const [direction, range] of ranges.entries()) {
    if (range > 0) masks.set(range, (masks.get(range) ?? 0) | (1 << direction));
  }
  return [...masks]
    .sort(([a], [b]) => b - a)
    .map(([range, mask]) => [range === UNLIMITED ? 'unlimited' : range, mask]);
}

function directions(texts: Texts, mask: number): string[] {
  if (mask === EVERYWHERE) return [texts.board.ANY_DIRECTION];
  return [...named(mask, texts.board.STRAIGHT), ...named(mask, texts.board.DIAGONAL)];
}

/** The fewest names that cover a mask; the wide names stand first in the table. */
function named(mask: number, table: readonly Directions[]): string[] {
  let rest = mask;
  return table.flatMap(([bits, words]) => {
    if ((rest & bits) !== bits) return [];
    rest &= ~bits;
    return [words];
  });
}

// Diagrams

/** Squares from the piece to each edge of the diagram, enough for the leap of a knight. */
const REACH = 2;
const GAP = '    ';

const STEP_MARK = 'o';
const SLIDE_MARK = '*';

/** The moves of a black piece on a small board; the promoted side stands at the right. */
export function pieceDiagram(variant: Variant, kind: number, charset: Charset): string[] {
  const before = faceDiagram(variant, { kind, promoted: false }, charset);
  if (pieceData(variant, kind).back === undefined) return before;
  const after = faceDiagram(variant, { kind, promoted: true }, charset);
  return before.map((line, row) => line + GAP + after[row]);
}

/** The same for one side of a piece alone, in at most `columns` if the labels can be so short. */
export function faceDiagram(
  variant: Variant,
  face: NamedPiece,
  charset: Charset,
  columns = Number.POSITIVE_INFINITY,
): string[] {
  const room = Math.floor(columns / (2 * REACH + 1)) - 1;
  const { style } = fitLabelStyle(variant, shownLabels('kanji', charset), room);
  const label = pieceLabel(variant, { ...face, color: 'white' }, style);
  const cell = labelWidth(variant, style) + 1;
  const marks = marksOf(faceOf(variant, face)).set(0, label);
  const steps = Array.from({ length: 2 * REACH + 1 }, (_, at) => REACH - at);
  return steps.map((up) => {
    const row = steps.map((left) => marks.get(left - 16 * up) ?? '.');
    return row.map((text) => ' '.repeat(cell - stringWidth(text)) + text).join('');
  });
}

/** What the marks in the diagram of a piece mean. */
export function diagramKey(texts: Texts, { front, back = front }: PieceData): string {
  const marks = [front, back].flatMap((face) => [...marksOf(face).values()]);
  const leapsOn = [front, back].some(({ betza }) => compileBetza(betza).slides >> RAYS !== 0);
  const isShort = marks.some((mark) => mark !== STEP_MARK && mark !== SLIDE_MARK);
  return texts.board.diagramKeyText(STEP_MARK, SLIDE_MARK, { leapsOn, isShort });
}

/** How a black piece gets to squares, by the difference that the core has for them. */
function marksOf(face: Face): Map<number, string> {
  const { ranges } = compileBetza(face.betza);
  const marks = new Map<number, string>();
  for (const [index, delta] of DIRECTIONS.entries()) {
    const range = itemAt(ranges, index);
    if (range === 0) continue;
    const mark = range === 1 ? STEP_MARK : range === UNLIMITED ? SLIDE_MARK : `${range}`;
    const shown = index < RAYS ? Math.min(range, REACH) : 1;
    // Leaps come later in the list, so they replace a slide to the same square.
    for (let step = 1; step <= shown; step++) marks.set(step * delta, mark);
  }
  return marks;
}

/** The place of the piece itself in a small diagram. */
export const PIECE = 'piece';

/**
 * The moves of one side of a piece in as few rows as they need: `o` for a step or a leap, a line
 * for a slide, a number for the length of a short one, `''` for squares that it does not reach. All
 * rows have the same number of marks.
 */
export function smallDiagram({ betza }: Face): readonly (readonly string[])[] {
  const { ranges } = compileBetza(betza);
  const reached = [...ranges.entries()]
    .filter(([, range]) => range > 0)
    .map(([direction, range]) => {
      const { left, forward } = vectorOf(direction);
      const isSlide = range > 1 && direction < RAYS;
      const line = left === 0 ? '|' : forward === 0 ? '-' : left === forward ? '\\' : '/';
      const slide = range === UNLIMITED ? line : `${range}`;
      return { left, forward, mark: isSlide ? slide : STEP_MARK };
    });
  const width = Math.max(1, ...reached.map(({ left }) => Math.abs(left)));
  const top = Math.max(0, ...reached.map(({ forward }) => forward));
  const bottom = Math.min(0, ...reached.map(({ forward }) => forward));
  const across = Array.from({ length: 2 * width + 1 }, (_, at) => width - at);
  return Array.from({ length: top - bottom + 1 }, (_, row) =>
    across.map((left) => {
      if (left === 0 && row === top) return PIECE;
      return reached.find((one) => one.left === left && one.forward === top - row)?.mark ?? '';
    }),
  );
}
