import { Throttles } from '../../pace/pace.ts';
import { failure, type Result } from '../../rules/core/result.ts';
import { Queues } from '../queue.ts';
import { parseCode, WRONG_CODES } from '../room-code.ts';
import type { HallAnswer, HallCommand, HallRefusal, Person } from './hall-command.ts';
import type { HallState } from './hall-state.ts';

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
  readonly #hall: HallState;
  readonly #queues = new Queues();
  readonly #commands: Throttles;
  readonly #ofKind: Readonly<Partial<Record<HallCommand['kind'], Throttles>>>;

  constructor(hall: HallState, nowMs: () => number) {
    this.#hall = hall;
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

  /** Counts a command. @returns how long somebody must wait with it; 0 if they need not */
  count(by: Person, from: string): number {
    const who = this.#whoOf(by, from);
    return this.#commands.take(who) ? 0 : this.#commands.waitMs(who);
  }

  /** Runs a command after the last of the same person, unless it is one too many of its kind. */
  limit(
    by: Person,
    command: HallCommand,
    from: string,
    run: () => Promise<Result<HallAnswer, HallRefusal>>,
  ): Promise<Result<HallAnswer, HallRefusal>> {
    const who = command.kind === 'register' ? from : this.#whoOf(by, from);
    return this.#queues.run(who, () => this.#limit(by, command, from, run));
  }

  async #limit(
    by: Person,
    command: HallCommand,
    from: string,
    run: () => Promise<Result<HallAnswer, HallRefusal>>,
  ): Promise<Result<HallAnswer, HallRefusal>> {
    const throttles = this.#ofKind[command.kind];
    const who = command.kind === 'register' ? from : this.#whoOf(by, from);
    const waitMs = throttles?.waitMs(who) ?? 0;
    if (waitMs > 0) return tooFast(waitMs);
    const result = await run();
    // Wrong codes count, right ones do not.
    const counts =
      'code' in command ? !result.ok && this.#isWrongCode(result.fault, command.code) : result.ok;
    if (counts) throttles?.take(who);
    return result;
  }

  /** Guests and keys without a name cost nothing: they count by where they come from. */
  #whoOf({ id }: Person, from: string): string {
    return this.#hall.member(id) ? id : from;
  }

  /** Whether somebody has said a code that there was not. */
  #isWrongCode({ code }: HallRefusal, said: string): boolean {
    if (code === 'wrong-key-code') return true;
    const typed = parseCode(said);
    return code === 'challenge-gone' && typed !== undefined && !this.#hall.wasThere(typed);
  }
}

/** The refusal of what comes too fast. */
export function tooFast(waitMs: number): Result<never, HallRefusal> {
  return failure({ code: 'too-fast', waitMs });
}
