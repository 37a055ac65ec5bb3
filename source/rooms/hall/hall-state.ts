import type { Rating } from '../../match/ratings/glicko2.ts';
import type { Person } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';

type EventOf<Kind extends HallEvent['kind']> = Extract<HallEvent, { kind: Kind }>;

/** A challenge that stands. */
export type Challenge = EventOf<'challenged'>;

/** A game, and how it has ended. */
export interface HallGame {
  readonly terms: Challenge;
  readonly began: EventOf<'began'>;
  readonly ended: EventOf<'ended'> | undefined;
}

/** A rating of a person in one variant. */
export interface PersonRating {
  readonly rating: Rating;
  readonly games: number;
}

/** A person who is registered. */
export interface Member extends Person {
  /** Fingerprints, the first one first. */
  readonly keys: readonly string[];
  /** By variant; missing before the first rated game. */
  readonly ratings: ReadonlyMap<string, PersonRating>;
}

/** What is so in the hall: the fold of its events. The ratings are reckoned with them. */
export class HallState {
  /** The number of the last event. */
  seq = 0;

  /**
   * Does what the next event says.
   * @returns false, and does nothing, if the event cannot follow
   */
  apply(event: HallEvent): boolean {
    throw new RangeError(`not yet: ${event.kind}`);
  }

  member(id: string): Member | undefined {
    throw new RangeError(`not yet: ${id}`);
  }

  memberOfKey(key: string): Member | undefined {
    throw new RangeError(`not yet: ${key}`);
  }

  /** @param name whatever its case */
  memberOfName(name: string): Member | undefined {
    throw new RangeError(`not yet: ${name}`);
  }

  isBanned(key: string): boolean {
    throw new RangeError(`not yet: ${key}`);
  }

  /** The challenges that stand, the oldest first. */
  get challenges(): readonly Challenge[] {
    throw new RangeError('not yet');
  }

  challenge(code: string): Challenge | undefined {
    throw new RangeError(`not yet: ${code}`);
  }

  /** The games that go on, the latest first. */
  get games(): readonly HallGame[] {
    throw new RangeError('not yet');
  }

  game(code: string): HallGame | undefined {
    throw new RangeError(`not yet: ${code}`);
  }

  /** All games of a person, the latest first. */
  gamesOf(person: string): readonly HallGame[] {
    throw new RangeError(`not yet: ${person}`);
  }

  /** Those with a rating in a variant, the strongest first. */
  ranking(variant: string): readonly { readonly member: Member; readonly rated: PersonRating }[] {
    throw new RangeError(`not yet: ${variant}`);
  }
}
