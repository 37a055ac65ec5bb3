import {
  type Engine,
  type EngineAnswer,
  EngineError,
  type SearchLimits,
} from '../../engine/engine.ts';
import { setMoveTimes } from '../../records/tree/move-times.ts';
import { illegalMoveComment } from '../../records/tree/notes.ts';
import {
  appendMove,
  createRecord,
  type GameRecord,
  lastNode,
  type RecordTag,
  setEnding,
  setResult,
} from '../../records/tree/record.ts';
import { rulesTags } from '../../records/tree/rules-tag.ts';
import { scoreOf } from '../../records/tree/termination.ts';
import { type Color, opposite } from '../../rules/core/color.ts';
import type { Ending, Game } from '../../rules/core/game.ts';
import { legalMoves } from '../../rules/core/generate.ts';
import { dropKind, isDrop, type Move } from '../../rules/core/move.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { SfenPosition } from '../../rules/notation/sfen.ts';
import { openGame } from '../../rules/notation/start.ts';
import { formatUsi } from '../../rules/notation/usi.ts';

/** Plies after which a game of engines is a draw, the opening included. */
export const MOVE_LIMIT = 512;

export interface EngineGameOptions {
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** Legal moves after which the engines begin. */
  readonly opening?: readonly Move[];
  readonly engines: Readonly<Record<Color, Engine>>;
  /** Limits of each move. */
  readonly limits: Readonly<Record<Color, SearchLimits>>;
  /** Tags of the record beside the names. */
  readonly tags?: readonly RecordTag[];
  /** Milliseconds from any moment on. With it the record holds the time of each move. */
  readonly now?: () => number;
  /** Ends the game as it stands. */
  readonly signal?: AbortSignal;
}

/** A game of two engines as it ended; unfinished and `interrupted` if it was left. */
export interface EngineGameResult {
  readonly record: GameRecord;
  /** The engine that has lost because it failed. */
  readonly failure?: { readonly color: Color; readonly error: EngineError };
}

/** Lets two engines play a game, which is judged by our rules. */
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
  const record = createRecord({ variant, start, tags: [...tags, ...names, ...rulesTags(variant)] });
  const game = openGame(variant, start.placement);
  for (const move of opening) {
    if (!isLegal(game, move)) throw new RangeError('an opening has legal moves');
    appendMove(lastNode(record), move);
    game.play(move);
  }
  return { game, record };
}

type Declaration = 'resign' | 'declare-win';

/** A valid answer, or why there is none; undefined if the game is left. */
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

/** A promise that resolves when the game is left. */
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
 * The ending that an engine declares. A declared win is a count of the impasse, which may go the
 * other way; without an impasse the declaration loses like an illegal move.
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

/** A move in USI, or its number if it is no move at all. */
function moveText(variant: Variant, move: Move): string {
  const isMove = !isDrop(move) || variant.pieces[dropKind(move)] !== undefined;
  return isMove ? formatUsi(variant, move) : String(move);
}
