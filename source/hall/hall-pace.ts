import { Throttles } from '../pace/pace.ts';
import { Queues } from '../rooms/queue.ts';
import { parseCode, WRONG_CODES } from '../rooms/room-code.ts';
import { failure, type Result } from '../rules/core/result.ts';
import type { HallCommand, HallRefusal, HallResult } from './hall-command.ts';

/** The most commands of a person. */
const COMMANDS = { perSecond: 20, atOnce: 20 };

/** The most challenges and key codes that a person makes. */
const DEEDS = { perSecond: 6 / 60, atOnce: 20 };

/** The most names that are registered from one address. */
const REGISTRATIONS = { perSecond: 30 / 3600, atOnce: 30 };

/** The networks at which a banned key is noted. */
const HELD_NETWORKS = { perSecond: 10 / 86_400, atOnce: 10 };

/** How often people may command something of a hall. */
export class HallPace {
  readonly #wasThere: (code: string) => Promise<boolean>;
  readonly #queues = new Queues();
  readonly #commands: Throttles;
  readonly #ofKind: Readonly<Partial<Record<HallCommand['kind'], Throttles>>>;

  /** @param wasThere tells whether a challenge or a game has or had a code */
  constructor(wasThere: (code: string) => Promise<boolean>, nowMs: () => number) {
    this.#wasThere = wasThere;
    this.#commands = new Throttles(COMMANDS, nowMs);
    const tries = new Throttles(WRONG_CODES, nowMs);
    const deeds = new Throttles(DEEDS, nowMs);
    this.#ofKind = {
      accept: tries,
      'look-up': tries,
      'use-key-code': tries,
      challenge: deeds,
      quick: deeds,
      'make-key-code': deeds,
      'hold-network': new Throttles(HELD_NETWORKS, nowMs),
      register: new Throttles(REGISTRATIONS, nowMs),
    };
  }

  /**
   * Counts a command.
   * @param who a person, or a network
   * @returns how long they must wait with it; 0 if they need not
   */
  count(who: string): number {
    return this.#commands.take(who) ? 0 : this.#commands.waitMs(who);
  }

  /** Runs a command after the last of the same person, unless it is one too many of its kind. */
  limit(who: string, command: HallCommand, run: () => Promise<HallResult>): Promise<HallResult> {
    return this.#queues.run(who, () => this.#limit(who, command, run));
  }

  async #limit(
    who: string,
    command: HallCommand,
    run: () => Promise<HallResult>,
  ): Promise<HallResult> {
    const throttles = this.#ofKind[command.kind];
    const waitMs = throttles?.waitMs(who) ?? 0;
    if (waitMs > 0) return tooFast(waitMs);
    const result = await run();
    // Wrong codes count, right ones do not.
    const counts =
      'code' in command
        ? !result.ok && (await this.#isWrongCode(result.fault, command.code))
        : result.ok;
    if (counts) throttles?.take(who);
    return result;
  }

  /** Whether somebody has said a code that there was not. */
  async #isWrongCode({ code }: HallRefusal, said: string): Promise<boolean> {
    if (code === 'wrong-key-code') return true;
    const typed = parseCode(said);
    if (code !== 'challenge-gone' || typed === undefined) return false;
    return !(await this.#wasThere(typed));
  }
}

/** The refusal of what comes too fast. */
export function tooFast(waitMs: number): Result<never, HallRefusal> {
  return failure({ code: 'too-fast', waitMs });
}
