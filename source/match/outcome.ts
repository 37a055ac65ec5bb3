import type { RenameFault } from '../records/store/store.ts';
import type { Color } from '../rules/core/color.ts';
import type { Ending, Game } from '../rules/core/game.ts';
import { type Move, moveTo } from '../rules/core/move.ts';
import type { Position } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import type { RefusedReading } from '../rules/notation/read-move.ts';

/** What a side asks the other to agree to: a draw, counting the impasse, taking a move back. */
export interface Offer {
  readonly kind: 'draw' | 'impasse' | 'take-back';
  readonly by: Color;
}

/** What has come of a command, or of a line that a player typed. */
export type Outcome =
  | { readonly kind: 'empty' }
  | ({ readonly kind: 'played' } & PlayedMove)
  | { readonly kind: 'refused'; readonly reading: RefusedReading }
  /** `reading`: of the typed move that lost the game, since it breaks a rule. */
  | { readonly kind: 'ended'; readonly ending: Ending; readonly reading?: RefusedReading }
  | { readonly kind: 'offered'; readonly offer: Offer }
  /** The move and the `answer` to it that were taken back; neither if it was the result. */
  | { readonly kind: 'undone'; readonly move?: PlayedMove; readonly answer?: PlayedMove }
  | { readonly kind: 'noted'; readonly note: string }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'not-saved'; readonly fault: SaveFault }
  | { readonly kind: 'impossible'; readonly why: Impossible };

/** A move as it is announced. */
export interface PlayedMove {
  readonly ply: number;
  readonly color: Color;
  readonly move: Move;
  /** In Hodges notation. */
  readonly text: string;
}

/** Why a game did not get its name. */
export type SaveFault = RenameFault | { readonly code: 'system'; readonly error: unknown };

export type Impossible =
  | 'game-over'
  | 'no-offer'
  | 'offered-already'
  | 'no-impasse'
  /** The game has no such rule. */
  | 'no-impasse-rule'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  /** A game that is to have a name gets none. */
  | 'no-name'
  | 'no-note'
  | 'not-your-turn'
  | 'declined'
  | 'taken';

/** The outcome that nothing was done; `declined` if the other side did not agree. */
export function impossible(why: Impossible): Outcome {
  return { kind: 'impossible', why };
}

/** The outcome that moves were taken back, given last first, or the result if there are none. */
export function undone([last, before]: readonly PlayedMove[]): Extract<
  Outcome,
  { kind: 'undone' }
> {
  if (last === undefined) return { kind: 'undone' };
  return before ? { kind: 'undone', move: before, answer: last } : { kind: 'undone', move: last };
}

/** The outcome that the game did not get its name. */
export function notSaved(fault: SaveFault): Outcome {
  return { kind: 'not-saved', fault };
}

/**
 * The position before a move, and the destination of the move before that.
 * @param taken moves between the end of the game and the move. Default: none
 */
export function positionBefore(
  game: Game,
  { ply }: PlayedMove,
  taken: readonly Move[] = [],
): { readonly position: Position; readonly lastTo: Square | undefined } {
  const known = Math.min(ply - 1, game.ply);
  const position = game.positionAt(known);
  for (const move of taken) position.play(move);
  const last = taken.at(-1) ?? game.moves[known - 1];
  return { position, lastTo: last === undefined ? undefined : moveTo(last) };
}
