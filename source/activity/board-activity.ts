import type { Match } from '../match/match.ts';
import type { PlayedMove } from '../match/outcome.ts';
import type { MateFinder } from '../match/participants/engine-room.ts';
import type { GameRecord } from '../records/tree/record.ts';
import type { Color } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import { isDrop, type Move } from '../rules/core/move.ts';
import type { Square } from '../rules/core/square.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Activity } from './activity.ts';
import type { Answer } from './answer.ts';
import { MateSeeker, type MateTold } from './mate-word.ts';

/** What a person does with a board, without a face. */
export interface BoardActivity<What> extends Activity<What> {
  /** The game on the board. */
  readonly game: Game;
  /** The match that is played. Default: none. */
  readonly match?: Match | undefined;
  /** The record of the game, with what others have written into it. Default: that of the match. */
  readonly record?: GameRecord | undefined;
  /** The moves on the board, ply by ply. */
  readonly moves: readonly PlayedMove[];
  /** The side at the bottom, unless the board is turned. */
  readonly home: Color;
  isTurned: boolean;
  /** Whether no more moves can be made. Default: no. */
  readonly isOver?: boolean;
  /** Whether no move is awaited: somebody else is to move, or none is asked for. Default: no. */
  readonly isWaiting?: boolean;
  /** The moves that a hint has told, until something is entered. */
  readonly hinted: readonly Move[];
  /** The squares that the task is about. Default: none. */
  readonly marked?: readonly TaskMark[];
  readonly beginEntry: () => void;
  /** Plays a legal move. */
  readonly play: (move: Move) => Answer<What>;
  /** Takes a square; missing where none is asked for. */
  readonly point?: ((square: Square) => Answer<What>) | undefined;
  /** Takes a piece of a hand; missing where it is picked up to be dropped. */
  readonly pointHand?: (kind: number, color: Color) => Answer<What>;
  /**
   * Is told where the cursor is, which stays there while something is typed or done. Default: it
   * goes, and nobody asks.
   * @param square undefined where it is on no square
   */
  readonly lookAt?: (square: Square | undefined, hasCursor: boolean) => void;
  /** Whether something was changed that is nowhere kept. Default: no. */
  readonly isUnsaved?: boolean;
  /** Takes back a move that was only tried. @returns whether there was one */
  readonly retract: () => boolean;
  /** The side whose pieces are moved here. Default: the side to move. */
  readonly person?: Color | undefined;
  /** Whether somebody plays here, whom sentences call `you`. Default: yes. */
  readonly hasPlayer?: boolean;
  /** Why no piece is picked up now. Default: it can be. */
  readonly whyNoPiece?: () => What | undefined;
  /** Plays a move of a pasted list. Missing where no list is played. */
  readonly enterListed?: (text: string) => Answer<What>;
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

/** A board on which a good move may be marked until something is entered. */
export abstract class HintedBoard<What> {
  readonly settings: SessionSettings;
  isTurned = false;
  hinted: readonly Move[] = [];
  readonly #mate: MateSeeker;
  /** What was hinted at last. */
  #hintedAt: unknown;

  constructor(settings: SessionSettings) {
    this.settings = settings;
    this.#mate = new MateSeeker(this);
  }

  abstract get game(): Game;

  /**
   * Whether a hint tells all: the second one at the same does, and the first where the move is a
   * drop.
   */
  protected tellsAll(at: unknown, move: Move | undefined): boolean {
    const isSecond = this.#hintedAt === at;
    this.#hintedAt = at;
    return isSecond || (move !== undefined && isDrop(move));
  }

  /** Looks for mates. Default: nothing does, as on a server. */
  get findMate(): MateFinder | undefined {
    return undefined;
  }

  readonly beginEntry = (): void => {
    this.hinted = [];
  };

  readonly retract: () => boolean = () => false;

  /** Looks for a mate in the position on the board, and marks its first move. */
  seekMate(argument: string): Answer<What | MateTold> {
    return this.#mate.seek(argument, (line) => {
      this.hinted = line.slice(0, 1);
      return undefined;
    });
  }

  /** Ends what looks for a mate. */
  readonly close: () => void = () => this.endMate();

  protected endMate(): void {
    this.#mate.stop();
  }
}
