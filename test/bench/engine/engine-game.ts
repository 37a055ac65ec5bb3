import { type Engine, EngineError, type SearchLimits } from '../../../source/engine/engine.ts';
import { Match } from '../../../source/match/match.ts';
import { MOVE_LIMIT } from '../../../source/match/participants/opponents.ts';
import type { Seat, SeatCommand } from '../../../source/match/participants/participant.ts';
import { playerName } from '../../../source/match/participants/side.ts';
import {
  createRecord,
  type GameRecord,
  rulesTags,
  setResult,
} from '../../../source/records/tree/record.ts';
import { scoreOf } from '../../../source/records/tree/termination.ts';
import { type Color, opposite } from '../../../source/rules/core/color.ts';
import type { Game } from '../../../source/rules/core/game.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { dropKind, isDrop, type Move } from '../../../source/rules/core/move.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import type { SfenPosition } from '../../../source/rules/notation/sfen.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';

export interface EngineGameOptions {
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** Legal moves after which the engines begin. */
  readonly opening?: readonly Move[];
  readonly engines: Readonly<Record<Color, Engine>>;
  /** Limits of each move. */
  readonly limits: Readonly<Record<Color, SearchLimits>>;
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
  const match = begin(options);
  const { game, record } = match;
  for (;;) {
    if (!match.ending && game.ply >= MOVE_LIMIT) match.end({ reason: 'move limit' });
    if (match.ending) return { record };
    const seat = match.seat(game.turn);
    const answer = await ask(options, game);
    if (answer === undefined || options.signal?.aborted) {
      setResult(record, { score: '*', termination: 'interrupted' });
      return { record };
    }
    if (answer instanceof EngineError) {
      endByFailure(match, seat, answer);
      return { record, failure: { color: seat.color, error: answer } };
    }
    seat.send(answer);
  }
}

/** A match after the opening. */
function begin({ variant, start, opening = [], engines }: EngineGameOptions): Match {
  const names = [
    { name: 'Black', value: engines.black.name },
    { name: 'White', value: engines.white.name },
  ];
  const record = createRecord({ variant, start, tags: [...names, ...rulesTags(variant)] });
  const match = new Match(record, { illegal: 'lose', save: () => {} });
  for (const move of opening) match.seat(match.game.turn).send({ kind: 'play', move });
  return match;
}

/** What a side commands, or why there is nothing of it; undefined if the game is left. */
type Asked = Extract<SeatCommand, { kind: 'play' | 'resign' | 'declare-win' }> | EngineError;

async function ask(options: EngineGameOptions, game: Game): Promise<Asked | undefined> {
  const { variant, start, engines, limits, signal } = options;
  if (signal?.aborted) return undefined;
  const engine = engines[game.turn];
  let leave = () => {};
  const left = new Promise<undefined>((resolve) => {
    leave = () => resolve(undefined);
    signal?.addEventListener('abort', leave);
  });
  try {
    const asked = { variant, start, moves: [...game.moves] };
    const answer = await Promise.race([engine.search(asked, limits[game.turn]), left]);
    if (answer === undefined) {
      engine.stop();
      return undefined;
    }
    if (answer.kind === 'none') return new EngineError('nonsense', 'no move');
    if (answer.kind !== 'move') return answer;
    const { move } = answer;
    if (legalMoves(game.position).includes(move)) return { kind: 'play', move };
    return new EngineError('illegal-move', moveText(variant, move));
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

function endByFailure(match: Match, { color, send }: Seat, error: EngineError): void {
  const { record, lastNode } = match;
  const { failure, detail } = error;
  send({ kind: 'leave', name: playerName(record, color), error });
  if (match.ending) return;
  lastNode.comments.push(`engine failed: ${[failure, detail].filter(Boolean).join(', ')}`);
  setResult(record, { score: scoreOf(opposite(color)), termination: 'other: engine failed' });
}

/** A move in USI, or its number if it is no move at all. */
function moveText(variant: Variant, move: Move): string {
  const isMove = !isDrop(move) || variant.pieces[dropKind(move)] !== undefined;
  return isMove ? formatUsi(variant, move) : String(move);
}
