import { COLORS } from '../core/color.ts';
import type { Game as CoreGame, Ending, EndReason, GameStatus } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { SfenFault } from '../notation/sfen.ts';
import { openGame } from '../notation/start.ts';
import { frozenCopy } from './frozen-copy.ts';
import { faultOfMove, type MoveFault, positionAfter } from './moves.ts';
import {
  formatSfen,
  formatUsi,
  type MoveTextFault,
  parseMove,
  parseSfen,
  parseUsi,
  startPosition,
} from './notation.ts';
import { coreOf, Position, positionFrom } from './position.ts';
import { type CheckedVariant, variants } from './variants.ts';

/** A move after the end of the game. */
interface EndedFault {
  readonly code: 'game-ended';
  readonly ending: Ending;
}

/** An ending that nobody declares: moves bring it about, or its winner does not fit. */
interface NotDeclaredFault {
  readonly code: 'not-declared';
  readonly ending: Ending;
}

/** Whether a declared ending has a winner; `moves` for those that are not declared. */
const WINNERS: Readonly<Record<EndReason, 'one' | 'none' | 'either' | 'moves'>> = {
  checkmate: 'moves',
  'no legal moves': 'moves',
  try: 'moves',
  repetition: 'moves',
  'perpetual check': 'moves',
  resignation: 'one',
  'illegal move': 'one',
  time: 'either',
  impasse: 'either',
  agreement: 'none',
  abandonment: 'either',
  'move limit': 'none',
};

let make: (start: Position) => Game;

/**
 * A game being played: its moves, and how it stands by all rules, repetition and impasse included.
 * `startGame` opens one.
 *
 * @example
 * ```ts
 * const game: Game = startGame(variants.shogi);
 * const played = game.playText('P-7f');
 * played.ok && played.value.kind; // => 'playing'
 * game.position.turn; // => 'white'
 * game.moveTexts(formatUsi); // => ['7g7f']
 * game.undo().ok; // => true
 * game.undo().ok; // => false
 * ```
 */
export class Game {
  readonly #game: CoreGame;
  readonly #start: Position;
  /** Undefined until somebody asks. */
  #position: Position | undefined;
  #status: GameStatus;

  private constructor(start: Position) {
    this.#game = openGame(start.variant, coreOf(start).snapshot());
    this.#start = start;
    this.#position = start;
    this.#status = frozenCopy(this.#game.status());
  }

  static {
    make = (start) => new Game(start);
  }

  get variant(): CheckedVariant {
    return this.#start.variant;
  }

  /** The position before the first move. */
  get start(): Position {
    return this.#start;
  }

  /** The position now. */
  get position(): Position {
    this.#position ??= positionFrom(this.#game.position, {
      variant: this.variant,
      moveNumber: this.#start.moveNumber + this.#game.ply,
      lastMove: this.#game.moves.at(-1) ?? this.#start.lastMove,
    });
    return this.#position;
  }

  /** The moves played, in a list that later moves do not touch. */
  get moves(): readonly Move[] {
    return [...this.#game.moves];
  }

  /** How the game stands; if it has ended, how. */
  get status(): GameStatus {
    return this.#status;
  }

  /** Plays a move, and tells how the game stands then. */
  play(move: Move): Result<GameStatus, MoveFault | EndedFault> {
    const fault = this.#endedFault() ?? faultOfMove(this.#game.position, move);
    if (fault) return failure(fault);
    this.#game.play(move);
    return success(this.#update());
  }

  /** Plays a move in any form that `parseMove` reads, and tells how the game stands then. */
  playText(text: string): Result<GameStatus, MoveTextFault | EndedFault> {
    const ended = this.#endedFault();
    if (ended) return failure(ended);
    const move = parseMove(this.position, text);
    return move.ok ? this.play(move.value) : move;
  }

  /** Takes the last move back, and with it the end of the game. */
  undo(): Result<Move, { readonly code: 'no-move' }> {
    if (this.#game.ply === 0) return failure({ code: 'no-move' });
    const move = this.#game.undo();
    this.#update();
    return success(move);
  }

  /**
   * Ends the game by a player's word or the clock: `{ reason: 'time', winner: 'white' }`. Refuses an
   * ending that moves bring about, a resignation or illegal move without a winner, and an agreement
   * or a limit of moves with one.
   */
  declare(ending: Ending): Result<GameStatus, NotDeclaredFault | EndedFault> {
    const { reason, winner } = ending;
    if (!Object.hasOwn(WINNERS, reason)) throw new RangeError(`no reason ${reason}`);
    if (winner !== undefined && !COLORS.includes(winner)) throw new RangeError(`no side ${winner}`);
    const fault = this.#endedFault();
    if (fault) return failure(fault);
    const wanted = WINNERS[reason];
    const fits = wanted === 'either' || wanted === (winner === undefined ? 'none' : 'one');
    if (!fits) return failure({ code: 'not-declared', ending: frozenCopy(ending) });
    this.#game.declare(frozenCopy(ending));
    return success(this.#update());
  }

  /** Ends the game by counting points, where both royal pieces are in the enemy's zone. */
  claimImpasse(): Result<GameStatus, { readonly code: 'no-impasse' } | EndedFault> {
    const status = this.#status;
    if (status.kind === 'playing' && !status.impasse) return failure({ code: 'no-impasse' });
    const fault = this.#endedFault();
    if (fault) return failure(fault);
    this.#game.declare(frozenCopy(this.#game.impasseEnding()));
    return success(this.#update());
  }

  /** The moves in a notation, such as `formatHodges`, each written in the position before it. */
  moveTexts(format: (position: Position, move: Move) => string): string[] {
    let position = this.#start;
    return this.#game.moves.map((move) => {
      const text = format(position, move);
      position = positionAfter(position, move);
      return text;
    });
  }

  #endedFault(): EndedFault | undefined {
    const status = this.#status;
    return status.kind === 'ended' ? { code: 'game-ended', ending: status.ending } : undefined;
  }

  #update(): GameStatus {
    this.#position = undefined;
    this.#status = frozenCopy(this.#game.status());
    return this.#status;
  }
}

/**
 * A game from its start position, or from any other.
 *
 * @example
 * ```ts
 * const game = startGame(variants.dobutsu);
 * for (const text of ['Cx2b', 'Ex2b']) game.playText(text);
 * formatSfen(game.position); // => 'gl1/1e1/3/ELG b Cc 3'
 * ```
 * @param from a variant that `checkVariant` has accepted, or a position
 */
export function startGame(from: CheckedVariant | Position): Game {
  return make(from instanceof Position ? from : startPosition(from));
}

/**
 * Why a line is no game. `index` is that of the word at which reading stopped, `position` counted
 * as a word.
 *
 * @example
 * ```ts
 * const read = parseUsiGame('position startpos moves 7g7f 3c3e');
 * const fault: UsiGameFault | undefined = read.ok ? undefined : read.fault;
 * fault?.code; // => 'move'
 * fault?.index; // => 4
 * ```
 */
export type UsiGameFault =
  | { readonly code: 'line'; readonly index: number }
  | { readonly code: 'sfen'; readonly index: number; readonly fault: SfenFault }
  | {
      readonly code: 'move';
      readonly index: number;
      readonly fault: MoveFault | EndedFault | { readonly code: 'unreadable' };
    };

/**
 * Reads a game as USI tells it: `position startpos moves 7g7f 3c3d`, `position sfen SFEN moves ..`.
 *
 * @example
 * ```ts
 * const read = parseUsiGame('position startpos moves 7g7f 3c3d 8h2b+');
 * read.ok && read.value.moveTexts(formatJapanese); // => ['７六歩', '３四歩', '２二角成']
 * ```
 * @param variant of the game. Default: shogi
 */
export function parseUsiGame(
  line: string,
  variant: CheckedVariant = variants.shogi,
): Result<Game, UsiGameFault> {
  const words = line.trim().split(/\s+/);
  const found = words.indexOf('moves');
  const end = found < 0 ? words.length : found;
  const isStart = words[1] === 'startpos' && end === 2;
  if (words[0] !== 'position') return failure({ code: 'line', index: 0 });
  if (!isStart && words[1] !== 'sfen') return failure({ code: 'line', index: 1 });
  const start = isStart
    ? success(startPosition(variant))
    : parseSfen(variant, words.slice(2, end).join(' '));
  if (!start.ok) return failure({ code: 'sfen', index: 2, fault: start.fault });
  const game = startGame(start.value);
  for (let index = end + 1; index < words.length; index++) {
    const move = parseUsi(game.position, words[index] ?? '');
    const played = move.ok ? game.play(move.value) : move;
    if (!played.ok) return failure({ code: 'move', index, fault: played.fault });
  }
  return success(game);
}

/**
 * A game as a line of USI, from which `parseUsiGame` reads it again. Only that of shogi begins with
 * `startpos`.
 *
 * @example
 * ```ts
 * const game = startGame(variants.shogi);
 * game.playText('P-7f');
 * formatUsiGame(game); // => 'position startpos moves 7g7f'
 * ```
 */
export function formatUsiGame(game: Game): string {
  const sfen = formatSfen(game.start);
  const isEven = game.variant === variants.shogi && sfen === variants.shogi.start;
  const moves = game.moveTexts(formatUsi);
  const start = isEven ? 'startpos' : `sfen ${sfen}`;
  return ['position', start, ...(moves.length > 0 ? ['moves', ...moves] : [])].join(' ');
}
