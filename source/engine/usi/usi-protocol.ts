import { legalMoves } from '../../rules/core/generate.ts';
import type { Move } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatSfen, parseSfen, readSfen } from '../../rules/notation/sfen.ts';
import { formatUsi, parseUsi } from '../../rules/notation/usi.ts';
import { namesOf, VARIANTS } from '../../rules/variants/index.ts';
import type { EngineAnswer, EngineClock, EngineGame, SearchLimits } from '../engine.ts';

// The Universal Shogi Interface as http://shogidokoro.starfree.jp/usi.html describes it.

/** The variant with a name of the protocol. */
export function variantOfName(name: string): Variant | undefined {
  return VARIANTS.find((variant) => namesOf(variant).usi.includes(name));
}

export function wordsOf(line: string): string[] {
  return line.split(/\s+/).filter((word) => word !== '');
}

/** An option that an engine offers. */
export interface OfferedOption {
  readonly name: string;
  /** `check`, `spin`, `combo`, `button`, `string` or `filename`. */
  readonly type: string;
  /** The values of a `combo`. */
  readonly values: readonly string[];
  /** The bounds of a `spin`. */
  readonly min?: number;
  readonly max?: number;
}

/** Reads `option name USI_Variant type combo default shogi var shogi var yari`. */
export function parseOption(line: string): OfferedOption | undefined {
  const [, name, type, rest = ''] = /^option\s+name\s+(.+?)\s+type\s+(\S+)(.*)$/.exec(line) ?? [];
  if (name === undefined || type === undefined) return undefined;
  const [head = '', ...vars] = rest.split(/\svar\s+/);
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

/** A whole `setoption` line; line ends in the value become spaces. A button has no value. */
export function formatSetOption(name: string, value?: string): string {
  const line = value === undefined ? name : `${name} value ${value}`;
  return `setoption name ${line}`.replaceAll(/[\r\n]+/g, ' ');
}

/** A whole `position` line. `startpos` is used for shogi only, on whose start all agree. */
export function formatPosition({ variant, start, moves }: EngineGame): string {
  const sfen = formatSfen(variant, start);
  const isPlain = namesOf(variant).usiDefault && sfen === variant.start;
  const words = ['position', isPlain ? 'startpos' : `sfen ${sfen}`];
  if (moves.length > 0) words.push('moves', ...moves.map((move) => formatUsi(variant, move)));
  return words.join(' ');
}

/** Why a `position` line is invalid; `found` is the wrong part, or the code of an SFEN's fault. */
interface PositionFault {
  readonly code: 'not-understood' | 'sfen' | 'illegal-move';
  readonly found: string;
}

/** Reads the words after `position`; every move of the result is legal. */
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

/** Reads a move; undefined if it is not legal in the position. */
export function parseLegalMove(position: Position, text: string): Move | undefined {
  const move = parseUsi(position.variant, text);
  return move !== undefined && legalMoves(position).includes(move) ? move : undefined;
}

/** Reads moves that follow each other, up to the first illegal one. The position stays as it is. */
export function playableMoves(position: Position, words: readonly string[]): Move[] {
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

/** A `go` command. */
export interface GoCommand {
  readonly limits: SearchLimits;
  /** Whether the answer is `checkmate`, not `bestmove`. */
  readonly asksForMate: boolean;
  /** Whether the answer waits for `ponderhit` or `stop`. */
  readonly ponders: boolean;
  /** Whether the answer waits for `stop`. */
  readonly isInfinite: boolean;
}

/** The longest mate to look for; the protocol sets no limit. */
const MATE_PLIES = 1999;

const NUMBERS = ['btime', 'wtime', 'byoyomi', 'binc', 'winc', 'movetime', 'depth', 'nodes'];

/** Reads the words after `go`; the fault is the word that is not understood. */
export function parseGo(words: readonly string[]): Result<GoCommand, string> {
  const numbers = new Map<string, number>();
  let ponders = false;
  let isInfinite = false;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
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

/** A clock that is overdrawn counts as 0. */
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
 * A whole `go` line. A mate is limited by time, never by plies. With a clock the time of a move is
 * left out, since engines would ignore the clock.
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

/** `go ponder` with the limits of the search after the expected move. */
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

/** `bestmove 7g7f ponder 3c3d`; `none` is written as `resign`. */
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
 * Reads the words after `bestmove`. The fault is the text in place of a legal move; an illegal
 * ponder move is ignored.
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
  const [, ponder] = ponderWord === 'ponder' ? playableMoves(position, [text, ponderText]) : [];
  return success({ kind: 'move', move, ...(ponder !== undefined && { ponder }) });
}
