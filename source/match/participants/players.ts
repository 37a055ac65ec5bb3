import type { Color } from '../../rules/core/color.ts';
import type { Game } from '../../rules/core/game.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Match } from '../match.ts';
import type { Outcome, PlayedMove } from '../outcome.ts';

/** A player of the record that may not be started here. */
export interface UnseatedEngine {
  readonly color: Color;
  /** The program; missing for a computer that would play against another one. */
  readonly command?: string;
}

/** An own move that is shown but not certain: it is on its way to who keeps the game. */
export interface Tentative {
  readonly played: PlayedMove;
  /** The game with it. */
  readonly game: Game;
}

/** Those who play a match, as they are seen from a prompt at which some of them play. */
export interface Players {
  readonly match: Match;
  /** What is shown after the moves of the match. */
  readonly tentative?: Tentative | undefined;
  readonly keyboard: {
    /** Plays a move that is typed. */
    readonly enterMove: (line: string) => Outcome;
    /** Plays a move that is legal. */
    readonly play: (move: Move) => Outcome;
  };
  /** The players that were not started. */
  readonly unseated: readonly UnseatedEngine[];
  /** The sides whose programs are being started. */
  readonly starting: readonly Color[];
  /** The side to move, if somebody else plays it. */
  readonly toMove: Color | undefined;
  /** The side that is played here, if the other is not. */
  readonly person: Color | undefined;
  /** Lets the game go on; to be called when the players see the board. */
  readonly begin: () => void;
  /** Stops the engines that think on the time of the opponent. */
  readonly rest: () => void;
}
