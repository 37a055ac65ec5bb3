import { COLORS, type Color } from '../core/color.ts';
import { EngineError } from '../engine/engine.ts';
import type { OptionFault } from '../engine/usi-set-options.ts';
import type { Match } from './match.ts';
import { renamePlayer } from './match-table.ts';
import type { EngineFailed, EngineStarted, Seat } from './seat.ts';

/** Which sides of a match engines play: some arrive later, and one that fails leaves. */
export class Seats {
  /**
   * What comes of each program that is being started; undefined where that was told otherwise, or
   * no longer matters.
   */
  readonly arrivals: readonly Promise<EngineStarted | EngineFailed | undefined>[];
  readonly #match: Match;
  readonly #taken: Partial<Record<Color, Seat>>;
  readonly #onLeave: () => void;
  readonly #starting = new Set<Color>();

  /** @param onLeave called when an engine has left its seat */
  constructor(match: Match, taken: Partial<Record<Color, Seat>>, onLeave: () => void) {
    this.#match = match;
    this.#taken = { ...taken };
    this.#onLeave = onLeave;
    this.arrivals = COLORS.flatMap((color) => {
      const opened = taken[color]?.opened;
      return opened ? [this.#arrive(color, opened)] : [];
    });
  }

  /** The seat of an engine; undefined where a person plays. */
  of(color: Color): Seat | undefined {
    return this.#taken[color];
  }

  /** The seats that engines have. */
  get taken(): readonly Seat[] {
    return Object.values(this.#taken);
  }

  /** The sides whose programs are being started. */
  get starting(): readonly Color[] {
    return COLORS.filter((color) => this.#starting.has(color));
  }

  /** The side of the person who plays against an engine; undefined where none or both do. */
  get person(): Color | undefined {
    const { black, white } = this.#taken;
    if (black && !white) return 'white';
    return white && !black ? 'black' : undefined;
  }

  get hasNoPerson(): boolean {
    return this.#taken.black !== undefined && this.#taken.white !== undefined;
  }

  /**
   * Gives the seat of an engine that failed free; an illegal move in its turn loses the game.
   * @returns undefined where that was done before
   */
  leave(color: Color, error: EngineError): EngineFailed | undefined {
    const match = this.#match;
    const seat = this.#taken[color];
    if (seat === undefined) return undefined;
    seat.engine.close();
    delete this.#taken[color];
    this.#starting.delete(color);
    this.#onLeave();
    const failed = { kind: 'failed', color, name: seat.engine.name, error } as const;
    if (error.failure !== 'illegal-move' || match.ending || match.game.turn !== color) {
      return failed;
    }
    match.loseByIllegalMove(error.detail, 'not legal');
    return { ...failed, hasLost: true };
  }

  /** Ends the engines. */
  close(): void {
    this.#starting.clear();
    for (const { engine } of this.taken) engine.close();
  }

  /** Waits until a program has started; the game then knows it by its own name. */
  async #arrive(
    color: Color,
    opened: Promise<readonly OptionFault[]>,
  ): Promise<EngineStarted | EngineFailed | undefined> {
    this.#starting.add(color);
    try {
      const optionFaults = await opened;
      const name = this.#taken[color]?.engine.name;
      if (!this.#starting.delete(color) || name === undefined) return undefined;
      renamePlayer(this.#match.record, color, name);
      return { kind: 'started', color, name, optionFaults };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return this.#starting.has(color) ? this.leave(color, error) : undefined;
    }
  }
}
