import type { EngineError } from '../../engine/engine.ts';
import type { OptionFault } from '../../engine/usi/usi-set-options.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Ending } from '../../rules/core/game.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Offer, Outcome, PlayedMove } from '../outcome.ts';

/** What a side does at its match. */
export type SeatCommand =
  /** Plays a legal move in its turn; any other move throws `RangeError`. */
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'offer'; readonly what: 'draw' | 'impasse' }
  /** Answers the offer or the request of the other side. */
  | { readonly kind: 'answer'; readonly accepts: boolean }
  | { readonly kind: 'resign' }
  /** Claims in its turn that the impasse gives it the game; loses if there is no impasse. */
  | { readonly kind: 'declare-win' }
  /** Asks to go back to its last turn, or to before a declared result. */
  | { readonly kind: 'ask-to-take-back' }
  /** Tells its name, and the options that its program was not told of. */
  | {
      readonly kind: 'introduce';
      readonly name: string;
      readonly optionFaults: readonly OptionFault[];
    }
  /** Leaves its seat, since it has failed; an illegal move in its turn loses the game. */
  | { readonly kind: 'leave'; readonly name: string; readonly error: EngineError };

/** What has happened at a match. */
export type MatchEvent =
  /** A move was played, or played again; it may have ended the game. */
  | { readonly kind: 'moved'; readonly played: PlayedMove }
  | { readonly kind: 'offered'; readonly offer: Offer }
  | { readonly kind: 'declined'; readonly offer: Offer }
  /** Moves were taken back, given last first, or the result if there are none. */
  | { readonly kind: 'taken-back'; readonly moves: readonly PlayedMove[] }
  /** The game has ended otherwise than by a move. */
  | { readonly kind: 'ended'; readonly ending: Ending }
  /** The clock has started or stopped. */
  | { readonly kind: 'clock' }
  | EngineStarted
  | EngineFailed;

/** A program has started, and told its name. */
export interface EngineStarted {
  readonly kind: 'started';
  readonly color: Color;
  readonly name: string;
  /** The options that it was not told of. */
  readonly optionFaults: readonly OptionFault[];
}

/** An engine has failed, and left its seat. */
export interface EngineFailed {
  readonly kind: 'failed';
  readonly color: Color;
  readonly name: string;
  readonly error: EngineError;
  /** Whether that loses the game. */
  readonly hasLost?: boolean;
}

/** A side of a match, as its player holds it. */
export interface Seat {
  readonly color: Color;
  /** Does what a command says, if the side has the right to it now. */
  readonly send: (command: SeatCommand) => Outcome;
}
