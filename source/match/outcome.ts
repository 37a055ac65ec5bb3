import type { Color } from '../core/color.ts';
import type { Ending } from '../core/game.ts';
import type { Move } from '../core/move.ts';
import type { MoveReading } from '../notation/read-move.ts';
import type { RenameFault } from '../records/store.ts';
import type { ViewWord, Word } from './words.ts';

/** A draw or the counting of an impasse, offered by the side to move. */
export interface Offer {
  readonly kind: 'draw' | 'impasse';
  readonly by: Color;
}

/** What a line typed by a player came to. */
export type Outcome =
  | { readonly kind: 'empty' }
  | ({ readonly kind: 'played' } & PlayedMove)
  | { readonly kind: 'refused'; readonly typed: string; readonly reading: RefusedReading }
  | { readonly kind: 'ended'; readonly ending: Ending }
  | { readonly kind: 'offered'; readonly offer: Offer }
  | { readonly kind: 'undone'; readonly move?: PlayedMove }
  | { readonly kind: 'noted'; readonly note: string }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'not-saved'; readonly fault: SaveFault }
  | { readonly kind: 'impossible'; readonly why: Impossible; readonly word?: Word }
  | { readonly kind: 'view'; readonly word: ViewWord; readonly argument: string };

/** A move of the game as it is announced. */
export interface PlayedMove {
  readonly ply: number;
  readonly color: Color;
  readonly move: Move;
  /** In Hodges notation. */
  readonly text: string;
}

/** Why a game did not get the name that was asked for. */
export type SaveFault = RenameFault | { readonly code: 'system'; readonly error: unknown };

export type RefusedReading = Exclude<MoveReading, { kind: 'move' }>;

export type Impossible =
  | 'game-over'
  | 'game-not-over'
  | 'no-offer'
  | 'offered-already'
  | 'no-impasse'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'missing-argument'
  | 'not-your-turn'
  | 'declined';

/** The outcome that nothing was done. */
export function impossible(why: Impossible, word?: Word): Outcome {
  return { kind: 'impossible', why, ...(word && { word }) };
}

/** The outcome that the game did not get its name. */
export function notSaved(fault: SaveFault): Outcome {
  return { kind: 'not-saved', fault };
}
