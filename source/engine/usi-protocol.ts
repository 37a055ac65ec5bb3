import { legalMoves } from '../core/generate.ts';
import type { Move } from '../core/move.ts';
import { Position } from '../core/position.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { VARIANTS } from '../core/variants/index.ts';
import { formatSfen, parseSfen, readSfen } from '../notation/sfen.ts';
import { formatUsi, parseUsi } from '../notation/usi.ts';
import type { EngineAnswer, EngineClock, EngineGame, SearchLimits } from './engine.ts';

// The Universal Shogi Interface as http://shogidokoro.starfree.jp/usi.html describes it.

/** What other programs call a variant, where that is not its id alone; the usual name first. */
const FOREIGN_NAMES: Readonly<Record<string, readonly string[]>> = { yari: ['yarishogi', 'yari'] };

/** The names of a variant in the protocol, the usual one first. */
export function variantNames(variant: Variant): readonly string[] {
  return FOREIGN_NAMES[variant.id] ?? [variant.id];
}

/** The variant of a name in the protocol. */
export function variantOfName(name: string): Variant | undefined {
  return VARIANTS.find((variant) => variantNames(variant).includes(name));
}

export function wordsOf(line: string): string[] {
  return line.split(/\s+/).filter((word) => word !== '');
}

/** An option that an engine offers. */
export interface OfferedOption {
  readonly name: string;
  /** `check`, `spin`, `combo`, `button`, `string` or `filename`. */
  readonly type: string;
  /** What it may be, of a `combo`. */
  readonly values: readonly string[];
  /** Of a `spin`. */
  readonly min?: number;
  readonly max?: number;
}

/** Reads `option name USI_Variant type combo default shogi var shogi var yari`. */
export function parseOption(line: string): OfferedOption | undefined {
  const [, name, type, rest] = /^option\s+name\s+(.+?)\s+type\s+(\S+)(.*)$/.exec(line) ?? [];
  if (name === undefined || type === undefined) return undefined;
  const [head, ...vars] = rest.split(/\svar\s+/);
  const values = vars.map((value) => value.trim());
  const [min, max] = ['min', 'max'].map((word) => boundOf(head, word));
  return {
    name,
    type,
    values,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}

function boundOf(text: string, word: string): number | undefined {
  const [, number] = new RegExp(`\\s${word}\\s+(-?\\d{1,15})(?:\\s|$)`).exec(text) ?? [];
  return number === undefined ? undefined : Number(number);
}

/**
 * A line ends with what the values hold of line ends, so they become spaces. A button has no value.
 */
export function formatSetOption(name: string, value?: string): string {
  const line = value === undefined ? name : `${name} value ${value}`;
  return `setoption name ${line}`.replaceAll(/[\r\n]+/g, ' ');
}

/** A whole `position` line; `startpos` stands only for the start of shogi, which all agree on. */
export function formatPosition({ variant, start, moves }: EngineGame): string {
  const sfen = formatSfen(variant, start);
  const isPlain = variant.id === 'shogi' && sfen === variant.start;
  const words = ['position', isPlain ? 'startpos' : `sfen ${sfen}`];
  if (moves.length > 0) words.push('moves', ...moves.map((move) => formatUsi(variant, move)));
  return words.join(' ');
}

/** Why a `position` line is none; `found` is what is wrong in it, or the code of an SFEN's fault. */
export interface PositionFault {
  readonly code: 'not-understood' | 'sfen' | 'illegal-move';
  readonly found: string;
}

/** Reads what stands behind `position`; every move is legal in what comes back. */
export function parsePosition(
  variant: Variant,
  words: readonly string[],
): Result<EngineGame, PositionFault> {
  const movesAt = words.indexOf('moves');
  const head = movesAt < 0 ? words : words.slice(0, movesAt);
  const sfen = head[0] === 'sfen' ? head.slice(1).join(' ') : variant.start;
  const isRead = head[0] === 'sfen' || (head[0] === 'startpos' && head.length === 1);
  if (!isRead) return failure({ code: 'not-understood', found: words.join(' ') });
  const start = parseSfen(variant, sfen);
  if (!start.ok) return failure({ code: 'sfen', found: start.fault.code });
  const position = new Position(variant, start.value.placement);
  const moves: Move[] = [];
  for (const text of movesAt < 0 ? [] : words.slice(movesAt + 1)) {
    const move = parseLegalMove(position, text);
    if (move === undefined) return failure({ code: 'illegal-move', found: text });
    position.play(move);
    moves.push(move);
  }
  return success({ variant, start: start.value, moves });
}

/** The start of an even game, before the first move. */
export function evenGame(variant: Variant): EngineGame {
  return { variant, start: readSfen(variant, variant.start), moves: [] };
}

/** The position after all moves of a game. */
export function positionOf({ variant, start, moves }: EngineGame): Position {
  const position = new Position(variant, start.placement);
  for (const move of moves) position.play(move);
  return position;
}

/** A move that is legal in the position; undefined for whatever else. */
export function parseLegalMove(position: Position, text: string): Move | undefined {
  const move = parseUsi(position.variant, text);
  return move !== undefined && legalMoves(position).includes(move) ? move : undefined;
}

/** Moves played one after the other, up to the first that is none. The position is put back. */
export function parseLine(position: Position, words: readonly string[]): Move[] {
  const moves: Move[] = [];
  for (const word of words) {
    const move = parseLegalMove(position, word);
    if (move === undefined) break;
    position.play(move);
    moves.push(move);
  }
  for (const _ of moves) position.undo();
  return moves;
}

/** What `go` asks for. */
export interface GoCommand {
  readonly limits: SearchLimits;
  /** `mate`: the answer is `checkmate`, not `bestmove`. */
  readonly asksForMate: boolean;
  /** The answer is held back until `ponderhit` or `stop`. */
  readonly ponders: boolean;
  /** The answer is held back until `stop`. */
  readonly isInfinite: boolean;
}

/** The longest mate that is looked for: the protocol names none. */
const MATE_PLIES = 127;

const NUMBERS = ['btime', 'wtime', 'byoyomi', 'binc', 'winc', 'movetime', 'depth', 'nodes'];

/** Reads what stands behind `go`; the fault is the word that is not understood. */
export function parseGo(words: readonly string[]): Result<GoCommand, string> {
  const numbers = new Map<string, number>();
  let ponders = false;
  let isInfinite = false;
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === 'ponder') ponders = true;
    else if (word === 'infinite') isInfinite = true;
    else if (word === 'mate' && words[index + 1] === 'infinite') {
      numbers.set(word, Number.POSITIVE_INFINITY);
      index++;
    } else if (word === 'mate' || NUMBERS.includes(word)) {
      const value = parseCount(words[++index]);
      if (value === undefined) return failure(`${word} ${words[index] ?? ''}`.trim());
      numbers.set(word, value);
    } else return failure(word);
  }
  const limits = limitsOf(numbers);
  const hasLimit = Object.keys(limits).length > 0;
  const asksForMate = numbers.has('mate');
  return success({
    limits,
    asksForMate,
    ponders,
    isInfinite: isInfinite || !(hasLimit || ponders),
  });
}

/** A clock that has run over is one that stands at 0. */
function parseCount(text: string | undefined): number | undefined {
  return /^-?\d{1,15}$/.test(text ?? '') ? Math.max(0, Number(text)) : undefined;
}

function limitsOf(numbers: ReadonlyMap<string, number>): SearchLimits {
  const [nodes, depth] = [numbers.get('nodes'), numbers.get('depth')];
  const mateMs = numbers.get('mate');
  const timeMs = numbers.get('movetime') ?? (Number.isFinite(mateMs) ? mateMs : undefined);
  const hasClock = ['btime', 'wtime', 'byoyomi', 'binc', 'winc'].some((word) => numbers.has(word));
  return {
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(timeMs !== undefined && { timeMs }),
    ...(hasClock && { clock: clockOf(numbers) }),
    ...(mateMs !== undefined && { mate: MATE_PLIES }),
  };
}

function clockOf(numbers: ReadonlyMap<string, number>): EngineClock {
  return {
    blackMs: numbers.get('btime') ?? 0,
    whiteMs: numbers.get('wtime') ?? 0,
    byoyomiMs: numbers.get('byoyomi') ?? 0,
    blackIncrementMs: numbers.get('binc') ?? 0,
    whiteIncrementMs: numbers.get('winc') ?? 0,
  };
}

/**
 * A whole `go` line. A mate is looked for within a time, never within a number of plies; with a
 * clock the engine is not told how long a move may take, for it would pass the clock over.
 */
export function formatGo({ nodes, depth, timeMs, clock, mate }: SearchLimits): string {
  if (mate !== undefined) return `go mate ${timeMs ?? 'infinite'}`;
  const words = ['go'];
  if (clock !== undefined) words.push(formatClock(clock));
  else if (timeMs !== undefined) words.push(`movetime ${timeMs}`);
  if (depth !== undefined) words.push(`depth ${depth}`);
  if (nodes !== undefined) words.push(`nodes ${nodes}`);
  return words.length === 1 ? 'go infinite' : words.join(' ');
}

/** `go ponder` with what the search may take once the expected move is made. */
export function formatGoPonder(limits: SearchLimits): string {
  return formatGo(limits)
    .replace(/^go(?: infinite)?/, 'go ponder')
    .trimEnd();
}

/** Byoyomi and increments exclude each other in the protocol; byoyomi 0 stands for neither. */
function formatClock(clock: EngineClock): string {
  const { blackMs, whiteMs, byoyomiMs, blackIncrementMs, whiteIncrementMs } = clock;
  const times = `btime ${blackMs} wtime ${whiteMs}`;
  const hasIncrement = blackIncrementMs > 0 || whiteIncrementMs > 0;
  const increments = `binc ${blackIncrementMs} winc ${whiteIncrementMs}`;
  if (!hasIncrement) return `${times} byoyomi ${byoyomiMs}`;
  return byoyomiMs > 0 ? `${times} byoyomi ${byoyomiMs} ${increments}` : `${times} ${increments}`;
}

/** `bestmove 7g7f ponder 3c3d`; without a mate or a move the side gives up. */
export function formatBestMove(variant: Variant, answer: EngineAnswer): string {
  switch (answer.kind) {
    case 'move': {
      const ponder =
        answer.ponder === undefined ? '' : ` ponder ${formatUsi(variant, answer.ponder)}`;
      return `bestmove ${formatUsi(variant, answer.move)}${ponder}`;
    }
    case 'declare-win':
      return 'bestmove win';
    case 'resign':
    case 'none':
      return 'bestmove resign';
    default:
      return answer satisfies never;
  }
}

/**
 * Reads what stands behind `bestmove`. The fault is what it said in place of a legal move; a ponder
 * move that is not legal is passed over.
 */
export function parseBestMove(
  position: Position,
  words: readonly string[],
): Result<EngineAnswer, string> {
  const [text = '', ponderWord, ponderText = ''] = words;
  if (text === 'resign') return success({ kind: 'resign' });
  if (text === 'win') return success({ kind: 'declare-win' });
  const move = parseLegalMove(position, text);
  if (move === undefined) return failure(text);
  const [, ponder] = ponderWord === 'ponder' ? parseLine(position, [text, ponderText]) : [];
  return success({ kind: 'move', move, ...(ponder !== undefined && { ponder }) });
}
