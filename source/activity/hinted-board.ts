import type { MateFinder } from '../match/participants/engine-room.ts';
import type { Game } from '../rules/core/game.ts';
import { isDrop, type Move } from '../rules/core/move.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Answer } from './answer.ts';
import { MateSeeker, type MateTold } from './mate-word.ts';

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
