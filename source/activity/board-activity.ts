import type { Match } from '../match/match.ts';
import type { PlayedMove } from '../match/outcome.ts';
import type { Color } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import type { Move } from '../rules/core/move.ts';
import type { Square } from '../rules/core/square.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { ActivityNews, Answer } from './answer.ts';
import type { BoundWord } from './word-row.ts';

/** What a person does with a board, without a face. */
export interface BoardActivity<What> {
  readonly settings: SessionSettings;
  /** What it is about; another one when something else has come on the board. */
  readonly subject: unknown;
  /** The game on the board. */
  readonly game: Game;
  /** The match that is played. Default: none. */
  readonly match?: Match | undefined;
  /** The moves on the board, ply by ply. */
  readonly moves: readonly PlayedMove[];
  /** The side at the bottom, unless the board is turned. */
  readonly home: Color;
  isTurned: boolean;
  /** Whether no more moves can be made. */
  readonly isOver: boolean;
  /** Whether no move is awaited: somebody else is to move, or none is asked for. */
  readonly isWaiting: boolean;
  /** The moves that a hint has told, until something is entered. */
  readonly hinted: readonly Move[];
  /** The squares that the task is about. Default: none. */
  readonly marked?: readonly TaskMark[];
  readonly words: readonly BoundWord<What>[];
  /** Why a word does nothing now that other activities have too. Default: it always works. */
  readonly whyNot?: (word: string) => What | undefined;
  /** Called before something is entered. */
  readonly beginEntry: () => void;
  /** Does what a line says that is none of the words. */
  readonly enterMove: (line: string) => Answer<What>;
  /** Plays a legal move. */
  readonly play: (move: Move) => Answer<What>;
  /** Takes a square; missing where none is asked for. */
  readonly point?: ((square: Square) => Answer<What>) | undefined;
  /** The word that an empty line means now, with its argument; undefined for none. */
  readonly nextWord: string | undefined;
  /** Whether something was changed that is nowhere kept. Default: no. */
  readonly isUnsaved?: boolean;
  /** Takes back a move that was only tried. @returns whether there was one */
  readonly retract: () => boolean;
  /** Finds out what is to be known of the game on the board. Rejects with nothing. Default: nothing is. */
  readonly ready?: () => Promise<Answer<What>>;
  /** The side whose pieces are moved here. Default: the side to move. */
  readonly person?: Color | undefined;
  /** Why no piece is picked up now. Default: it can be. */
  readonly whyNoPiece?: () => What | undefined;
  /** Plays a move of a pasted list. Missing where no list is played. */
  readonly enterListed?: (text: string) => Answer<What>;
  /** Tells what comes without having been asked for. @returns what ends it */
  readonly follow?: (hear: (news: ActivityNews<What>) => void) => () => void;
  /** Waits for what follows at once upon an answer: the moves of engines. */
  readonly settled?: (() => Promise<void>) | undefined;
  /** Waits for the end of what goes on without anybody here. */
  readonly playOut?: () => Promise<void>;
  /** The players see the board: what was at rest goes on. */
  readonly begin?: () => void;
  /** Nobody sees the board now. */
  readonly rest?: () => void;
  /** Answers the word that leaves. Default: it is left at once. */
  readonly quit?: () => Answer<What>;
  /** Leaves the board for good. */
  readonly close?: () => void;
}

/** A square that a task names: where something is to come, or what is to be captured. */
export interface TaskMark {
  readonly square: Square;
  readonly mark: 'target' | 'capture';
}

/** The side at the bottom of the board. */
export function bottomOf({
  home,
  isTurned,
}: Pick<BoardActivity<unknown>, 'home' | 'isTurned'>): Color {
  return (home === 'white') === isTurned ? 'black' : 'white';
}
