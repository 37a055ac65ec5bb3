import { legalMoves } from '../../rules/core/generate.ts';
import type { Move } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatSfen, parseSfen } from '../../rules/notation/sfen.ts';
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

/** A whole `option` line. */
export function formatOption(
  { name, type, values, min, max }: OfferedOption,
  value: string,
): string {
  const bounds = max === undefined ? '' : ` min ${min} max ${max}`;
  const vars = values.map((one) => ` var ${one}`).join('');
  return `option name ${name} type ${type} default ${value}${bounds}${vars}`;
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
  /** The words that are not understood. */
  readonly unknown: readonly string[];
}

/** The longest mate to look for; the protocol sets no limit. */
const MATE_PLIES = 1999;

/** The words of `go` before a number, and what that is of the limits, or of their clock. */
const LIMIT_WORDS = { movetime: 'timeMs', depth: 'depth', nodes: 'nodes' } as const;
const CLOCK_WORDS = {
  btime: 'blackMs',
  wtime: 'whiteMs',
  byoyomi: 'byoyomiMs',
  binc: 'blackIncrementMs',
  winc: 'whiteIncrementMs',
} as const;
const NO_CLOCK: EngineClock = {
  blackMs: 0,
  whiteMs: 0,
  byoyomiMs: 0,
  blackIncrementMs: 0,
  whiteIncrementMs: 0,
};

const NUMBER_WORDS = { ...LIMIT_WORDS, ...CLOCK_WORDS };

/** Reads the words after `go`; those that are not understood, perhaps of other programs, are none. */
export function parseGo(words: readonly string[]): GoCommand {
  const numbers = new Map<string, number>();
  const flags = new Set<string>();
  const unknown: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    const count = parseCount(next);
    if (word === 'ponder' || word === 'infinite') flags.add(word);
    else if (word === 'mate') {
      numbers.set(word, count ?? Number.POSITIVE_INFINITY);
      if (count !== undefined || next === 'infinite') index++;
    } else if (count !== undefined && Object.hasOwn(NUMBER_WORDS, word)) {
      numbers.set(word, count);
      index++;
    } else unknown.push(word);
  }
  const limits = limitsOf(numbers);
  const ponders = flags.has('ponder');
  const isLimited = Object.keys(limits).length > 0;
  return {
    limits,
    asksForMate: numbers.has('mate'),
    ponders,
    isInfinite: flags.has('infinite') || !(isLimited || ponders),
    unknown,
  };
}

/** A clock that is overdrawn counts as 0. */
function parseCount(text = ''): number | undefined {
  return /^-?\d{1,15}$/.test(text) ? Math.max(0, Number(text)) : undefined;
}

function limitsOf(numbers: ReadonlyMap<string, number>): SearchLimits {
  const mate = numbers.get('mate');
  const clock = numbersOf(CLOCK_WORDS, numbers);
  return {
    ...(mate !== undefined && { mate: MATE_PLIES }),
    ...(mate !== undefined && Number.isFinite(mate) && { timeMs: mate }),
    ...numbersOf(LIMIT_WORDS, numbers),
    ...(Object.keys(clock).length > 0 && { clock: { ...NO_CLOCK, ...clock } }),
  };
}

/** Numbers by the names of what they are. */
function numbersOf<Name extends string>(
  words: Readonly<Record<string, Name>>,
  numbers: ReadonlyMap<string, number>,
): { [Key in Name]?: number } {
  const named: { [Key in Name]?: number } = {};
  for (const [word, name] of Object.entries(words)) {
    const number = numbers.get(word);
    if (number !== undefined) named[name] = number;
  }
  return named;
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
