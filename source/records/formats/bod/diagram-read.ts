import type { NamedPiece } from '../../../rules/core/attempt.ts';
import { type Color, opposite } from '../../../rules/core/color.ts';
import { itemAt } from '../../../rules/core/item-at.ts';
import { failure, type Result, success } from '../../../rules/core/result.ts';
import { fileOf, rankOf } from '../../../rules/core/square.ts';
import { pieceData, type Variant } from '../../../rules/core/variant.ts';
import { parseSfen, type SfenFault, type SfenPosition } from '../../../rules/notation/sfen.ts';
import { VARIANTS } from '../../../rules/variants/index.ts';
import { GameBuilder } from '../../tree/game-builder.ts';
import type { DiagramFaultReason, ReadGame, TextPlace } from '../../tree/read-game.ts';
import { createRecord } from '../../tree/record.ts';
import { UNFINISHED } from '../../tree/termination.ts';
import { bestFitting } from '../fitting-variant.ts';
import { formatKanjiNumber } from './diagram.ts';
import {
  type DiagramCell,
  type DiagramLine,
  type DiagramRow,
  diagramLines,
  isDiagramRow,
  isFrame,
  namesInDiagrams,
  readRow,
} from './diagram-cells.ts';

/** What a diagram shows. */
export interface ReadDiagram {
  /** The variant that is named, or that has a board of this size and these pieces. */
  readonly variant: Variant;
  readonly start: SfenPosition;
}

/** Why a text is no diagram of a position, and where. */
type DiagramFault = TextPlace & DiagramFaultReason;

type Read<Value> = Result<Value, DiagramFault>;

/** A board from Black's side, the rows from the top, the squares from the left. */
interface Board {
  readonly variant: Variant;
  readonly rows: readonly DiagramRow[];
}

/** A board as it is drawn; `isTurned`: from White's side. */
interface DrawnBoard extends Board {
  readonly isTurned: boolean;
}

const FILES = /^\s*(\d)(?:\s*\d)*\s*(\d)\s*$/;
const HAND = /^\s*(?:(先手|下手|後手|上手)の?持ち?駒\s*:?|([☗☖]|[BW]:) in hand)\s*(?:なし|-)?/;
const TURN = /^\s*(先手|下手|後手|上手)番/;
const PLY = /^\s*手数\s*=\s*(\d{1,7})/;
const BLACK_SIGNS = ['先手', '下手', '☗', 'B:'];

const KANJI_NUMBERS = new Map(
  Array.from({ length: 999 }, (_, index) => [formatKanjiNumber(index + 1), index + 1]),
);

/** Reads a diagram as a game without moves. */
export function readBod(text: string): ReadGame {
  const read = parseDiagram(text);
  if (read.ok) {
    const game = new GameBuilder({ at: () => ({ line: 1, column: 1 }) });
    game.begin(createRecord(read.value), 0);
    return game.finish(UNFINISHED);
  }
  const { line, column, ...fault } = read.fault;
  const game = new GameBuilder({ at: () => ({ line, column }) });
  game.fail({ code: 'diagram', fault }, 0);
  return game.finish();
}

/**
 * Reads a diagram in the form of `formatDiagram`, of Japanese programs, or of our own board with
 * kanji or letters. Header, frame, hands and the rest around the rows may be missing: then the
 * hands are empty, Black is to move, and no move has been made. A board whose files go up from left
 * to right is seen from White's side. A `v` points down.
 * @param variants the games that it can be of
 */
export function parseDiagram(
  text: string,
  variants: readonly Variant[] = VARIANTS,
): Result<ReadDiagram, DiagramFault> {
  const lines = diagramLines(text);
  const boards = readBoards(lines, variants);
  if (!boards.ok) return boards;
  const [best] = boards.value;
  const read = boards.value.map((board) => readPosition(board, lines));
  const fitting = bestFitting(
    read.flatMap((one) => (one.ok ? [{ ...one.value.start, variant: one.value.variant }] : [])),
  );
  if (fitting === undefined) return readPosition(best, lines);
  const { variant, ...start } = fitting;
  return success({ variant, start });
}

/** What a board shows, with the hands and the turn that other lines tell. */
function readPosition(drawn: DrawnBoard, lines: readonly DiagramLine[]): Read<ReadDiagram> {
  const fault = boardFault(drawn);
  if (fault) return failure(fault);
  const board = drawn.isTurned ? turnedRound(drawn) : drawn;
  const { variant, rows } = board;
  const sides = (color: Color) => lines.find(({ folded }) => signColor(HAND, folded) === color);
  const hands = { black: sides('black'), white: sides('white') };
  const black = readHand(variant, 'black', hands.black);
  if (!black.ok) return black;
  const white = readHand(variant, 'white', hands.white);
  if (!white.ok) return white;

  const turn = lines.map(({ folded }) => signColor(TURN, folded)).find((color) => color);
  const plyLine = lines.find(({ folded }) => PLY.test(folded));
  const ply = Number(PLY.exec(plyLine?.folded ?? '')?.[1] ?? 0);
  const ranks = rows.map(({ cells }) => cells.map((cell) => squareSfen(variant, cell)).join(''));
  const hand = black.value + white.value;
  const sfen = `${ranks.join('/')} ${turn === 'white' ? 'w' : 'b'} ${hand || '-'} ${ply + 1}`;
  const start = parseSfen(variant, sfen, 'any');
  if (start.ok) return success({ variant, start: start.value });
  const place =
    faultPlace(start.fault, board, hands) ?? placeIn(plyLine ?? itemAt(rows, 0).line, 0);
  return failure({ ...place, code: 'position', variant, fault: start.fault });
}

/**
 * The first block of rows, read as the board of each game that it can be, the best first. A game
 * whose name stands on another line is the only one.
 */
function readBoards(
  lines: readonly DiagramLine[],
  variants: readonly Variant[],
): Read<readonly [DrawnBoard, ...DrawnBoard[]]> {
  const block = rowBlock(lines);
  const [first] = block;
  if (!first) return failure({ line: 1, column: 1, code: 'no-board' });
  const above = lines.slice(Math.max(0, first.number - 3), first.number - 1);
  const isTurned = above.some(countsUp);
  const boards = variants
    .filter(({ ranks }) => ranks === block.length)
    .map((variant) => {
      return { variant, rows: block.map((line) => readRow(variant, line)), isTurned };
    });
  const whole = ({ variant, rows }: Board) =>
    rows.filter(({ cells }) => cells.length === variant.files).length;
  const unknown = ({ rows }: Board) =>
    rows.flatMap(({ cells }) => cells.filter(({ piece }) => piece === 'unknown')).length;
  const [best, ...others] = boards.sort((a, b) => whole(b) - whole(a) || unknown(a) - unknown(b));
  if (best === undefined) {
    return failure({ ...placeIn(first, 0), code: 'row-count', found: block.length });
  }
  const named = namedAmong(
    [best, ...others],
    lines.filter((line) => !block.includes(line)),
  );
  return success(named ? [named] : [best, ...others]);
}

/** The board whose game the lines name; of several names the longest counts. */
function namedAmong(
  boards: readonly DrawnBoard[],
  lines: readonly DiagramLine[],
): DrawnBoard | undefined {
  const text = lines.map(({ folded }) => folded).join('\n');
  const lengthNamed = ({ variant: { name, kanji } }: Board) =>
    [name, kanji].reduce((most, one) => Math.max(most, text.includes(one) ? one.length : 0), 0);
  const [longest] = [...boards].sort((a, b) => lengthNamed(b) - lengthNamed(a));
  return longest && lengthNamed(longest) > 0 ? longest : undefined;
}

function rowBlock(lines: readonly DiagramLine[]): DiagramLine[] {
  const rows: DiagramLine[] = [];
  for (const line of lines) {
    if (isDiagramRow(line.folded)) rows.push(line);
    else if (rows.length > 0 && !isFrame(line)) break;
  }
  return rows;
}

function boardFault({ variant, rows }: Board): DiagramFault | undefined {
  for (const { line, cells } of rows) {
    if (cells.length !== variant.files) {
      const [found, expected] = [cells.length, variant.files];
      return { ...placeIn(line, line.folded.indexOf('|')), code: 'row-length', found, expected };
    }
    const unknown = cells.find(({ piece }) => piece === 'unknown');
    if (unknown) {
      const place = placeIn(line, unknown.index);
      return { ...place, code: 'unknown-piece', variant, found: unknown.text };
    }
  }
  return undefined;
}

/** Whether a line is that of the files, with file 1 on the left. */
function countsUp({ folded }: DiagramLine): boolean {
  const [, first, last = ''] = FILES.exec(folded) ?? [];
  return first !== undefined && first < last;
}

/** A piece that points down in a board seen from White's side is Black's. */
function turnedCell(cell: DiagramCell): DiagramCell {
  return { ...cell, color: opposite(cell.color) };
}

function turnedRound({ variant, rows }: Board): Board {
  const turned = rows.map(({ line, cells }) => ({ line, cells: cells.map(turnedCell).reverse() }));
  return { variant, rows: turned.reverse() };
}

/** The hand of a side as SFEN, empty where no line tells it. */
function readHand(variant: Variant, color: Color, line: DiagramLine | undefined): Read<string> {
  if (!line) return success('');
  const { names, pieces } = namesInDiagrams(variant);
  const [head] = HAND.exec(line.folded) as RegExpExecArray;
  const pattern = new RegExp(`(${names})\\s*(\\d+|[一二三四五六七八九十百]+)?|[^\\s、,]+`, 'g');
  let sfen = '';
  for (const match of line.folded.slice(head.length).matchAll(pattern)) {
    const [found, name, countText] = match;
    const place = () => placeIn(line, head.length + match.index);
    const piece = pieces.get(name ?? '');
    if (!piece) return failure({ ...place(), code: 'unknown-piece', variant, found });
    const count = countText && (KANJI_NUMBERS.get(countText) ?? countText);
    if (count && !/^\d+$/.test(`${count}`)) return failure({ ...place(), code: 'count', found });
    sfen += `${count ?? ''}${pieceSfen(variant, piece, color)}`;
  }
  return success(sfen);
}

function squareSfen(variant: Variant, { piece, color }: DiagramCell): string {
  return typeof piece === 'string' ? '1' : pieceSfen(variant, piece, color);
}

function pieceSfen(variant: Variant, { kind, promoted }: NamedPiece, color: Color): string {
  const { sfen } = pieceData(variant, kind);
  return (promoted ? '+' : '') + (color === 'white' ? sfen.toLowerCase() : sfen);
}

/** The place of the pieces or hands of a fault; undefined for a fault of the move number. */
function faultPlace(
  fault: SfenFault,
  { variant, rows }: Board,
  hands: Readonly<Record<Color, DiagramLine | undefined>>,
): TextPlace | undefined {
  switch (fault.code) {
    case 'second-royal':
    case 'dead-piece': {
      const { line, cells } = itemAt(rows, rankOf(fault.square) - 1);
      return placeIn(line, itemAt(cells, variant.files - fileOf(fault.square)).index);
    }
    case 'hand':
    case 'promoted-in-hand':
    case 'royal-in-hand': {
      const letter = fault.code === 'hand' ? fault.found : fault.letter;
      const line = /[a-z]/.test(letter) ? hands.white : hands.black;
      return line && placeIn(line, 0);
    }
    case 'move-number':
      return undefined;
    default:
      return placeIn(itemAt(rows, 0).line, 0);
  }
}

function placeIn(line: DiagramLine, index: number): TextPlace {
  return { line: line.number, column: Array.from(line.text.slice(0, index)).length + 1 };
}

/** The side that a line of the pattern's form names. */
function signColor(pattern: RegExp, folded: string): Color | undefined {
  const [, japanese, own] = pattern.exec(folded) ?? [];
  const sign = japanese ?? own;
  if (sign === undefined) return undefined;
  return BLACK_SIGNS.includes(sign) ? 'black' : 'white';
}
