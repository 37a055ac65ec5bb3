import { type Color, opposite } from '../core/color.ts';
import type { Ending, Game } from '../core/game.ts';
import { legalMoves } from '../core/generate.ts';
import { dropKind, isDrop, type Move } from '../core/move.ts';
import type { Variant } from '../core/variant.ts';
import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type SearchLimits,
} from '../engine/engine.ts';
import type { SfenPosition } from '../notation/sfen.ts';
import { openGame } from '../notation/start.ts';
import { formatUsi } from '../notation/usi.ts';
import { setMoveTimes } from '../records/move-times.ts';
import { illegalMoveComment } from '../records/notes.ts';
import {
  appendMove,
  createRecord,
  type GameRecord,
  lastNode,
  type RecordTag,
  setEnding,
  setResult,
} from '../records/record.ts';
import { scoreOf } from '../records/termination.ts';

/** A game of engines is a draw when it has come to so many plies, the opening included. */
export const MOVE_LIMIT = 512;

export interface EngineGameOptions {
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** Legal moves after which the engines begin. */
  readonly opening?: readonly Move[];
  readonly engines: Readonly<Record<Color, Engine>>;
  /** Of each move. */
  readonly limits: Readonly<Record<Color, SearchLimits>>;
  /** Of the record, beside the names. */
  readonly tags?: readonly RecordTag[];
  /** Milliseconds from any moment on; with it the record says what each move took. */
  readonly now?: () => number;
  /** Leaves the game as it stands. */
  readonly signal?: AbortSignal;
}

/** A game of two engines as it ended, or unfinished and `interrupted` where it was left. */
export interface EngineGameResult {
  readonly record: GameRecord;
  /** The engine that failed, and so lost. */
  readonly failure?: { readonly color: Color; readonly error: EngineError };
}

/** Lets two engines play; each is asked for its moves, and the game is judged by our own rules. */
export async function playEngineGame(options: EngineGameOptions): Promise<EngineGameResult> {
  const { game, record } = begin(options);
  let node = lastNode(record);
  for (;;) {
    const ending = endingNow(game);
    if (ending) {
      setEnding(record, ending);
      return { record };
    }
    const color = game.turn;
    const askedMs = options.now?.();
    const answer = await ask(options, game);
    if (answer === undefined || options.signal?.aborted) {
      setResult(record, { score: '*', termination: 'interrupted' });
      return { record };
    }
    if (answer instanceof EngineError) {
      endByFailure(record, color, answer);
      return { record, failure: { color, error: answer } };
    }
    if (answer.kind !== 'move') {
      setEnding(record, declaredEnding(record, game, answer.kind));
      return { record };
    }
    node = appendMove(node, answer.move);
    game.play(answer.move);
    if (askedMs !== undefined && options.now) {
      setMoveTimes(node, { spentMs: Math.max(0, Math.round(options.now() - askedMs)) });
    }
  }
}

/** A game and its record after the opening. */
function begin({ variant, start, opening = [], engines, tags = [] }: EngineGameOptions): {
  game: Game;
  record: GameRecord;
} {
  const names = [
    { name: 'Black', value: engines.black.name },
    { name: 'White', value: engines.white.name },
  ];
  const record = createRecord({ variant, start, tags: [...tags, ...names] });
  const game = openGame(variant, start.placement);
  for (const move of opening) {
    if (!isLegal(game, move)) throw new RangeError('an opening has legal moves');
    appendMove(lastNode(record), move);
    game.play(move);
  }
  return { game, record };
}

type Declaration = 'resign' | 'declare-win';

/** An answer that can be one, or why there is none; undefined where the game is left. */
type Asked = { readonly kind: Declaration } | Extract<EngineAnswer, { kind: 'move' }> | EngineError;

async function ask(options: EngineGameOptions, game: Game): Promise<Asked | undefined> {
  const { variant, start, engines, limits, signal } = options;
  if (signal?.aborted) return undefined;
  const engine = engines[game.turn];
  const left = leaving(signal);
  try {
    const asked = { variant, start, moves: [...game.moves] };
    const answer = await Promise.race([engine.search(asked, limits[game.turn]), left.promise]);
    if (answer === undefined) {
      engine.stop();
      return undefined;
    }
    if (answer.kind === 'none') return new EngineError('nonsense', 'no move');
    if (answer.kind === 'move' && !isLegal(game, answer.move)) {
      return new EngineError('illegal-move', moveText(variant, answer.move));
    }
    return answer;
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  } finally {
    left.forget();
  }
}

/** A promise that comes true when a game is left. */
function leaving(signal: AbortSignal | undefined): {
  promise: Promise<undefined>;
  forget: () => void;
} {
  let onAbort = () => {};
  const promise = new Promise<undefined>((resolve) => {
    onAbort = () => resolve(undefined);
    signal?.addEventListener('abort', onAbort);
  });
  return { promise, forget: () => signal?.removeEventListener('abort', onAbort) };
}

function endingNow(game: Game): Ending | undefined {
  const status = game.status();
  if (status.kind === 'ended') return status.ending;
  return game.ply >= MOVE_LIMIT ? { reason: 'move limit' } : undefined;
}

/**
 * A win is declared by counting the impasse, which may turn out otherwise. Where there is none, a
 * declaration loses, as an illegal move.
 */
function declaredEnding(record: GameRecord, game: Game, kind: Declaration): Ending {
  const winner = opposite(game.turn);
  if (kind === 'resign') return { reason: 'resignation', winner };
  const status = game.status();
  if (status.kind === 'playing' && status.impasse) return game.impasseEnding();
  lastNode(record).comments.push(illegalMoveComment('win declared', 'no impasse'));
  return { reason: 'illegal move', winner };
}

function endByFailure(record: GameRecord, color: Color, { failure, detail }: EngineError): void {
  const winner = opposite(color);
  const { comments } = lastNode(record);
  if (failure === 'illegal-move') {
    comments.push(illegalMoveComment(detail, 'not legal'));
    setEnding(record, { reason: 'illegal move', winner });
    return;
  }
  comments.push(`engine failed: ${[failure, detail].filter(Boolean).join(', ')}`);
  setResult(record, { score: scoreOf(winner), termination: 'other: engine failed' });
}

function isLegal(game: Game, move: Move): boolean {
  return legalMoves(game.position).includes(move);
}

/** In USI, as far as it is a move at all. */
function moveText(variant: Variant, move: Move): string {
  const isMove = !isDrop(move) || variant.pieces[dropKind(move)] !== undefined;
  return isMove ? formatUsi(variant, move) : String(move);
}
