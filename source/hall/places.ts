import type { RoomTime } from '../rooms/room-time.ts';
import { isGuest } from './hall-command.ts';
import type { Here } from './here.ts';

/** How many there may be in a house at once. */
export interface PlaceLimits {
  readonly sessions: number;
  /** The most sessions of one person, or of all from one network who have no name. */
  readonly sessionsOfOne: number;
  /** The most sessions of all from one network. Default: as many as there are places. */
  readonly sessionsOfNetwork?: number;
}

/** A session that wants to come in, as far as the server knows it. */
export interface Knock {
  /** Names the session. */
  readonly session: string;
  /** Missing for a guest. */
  readonly key?: string | undefined;
  /** The network from which they come. */
  readonly from: string;
  /** Whether they take the place of their oldest session, where they have enough of them. */
  readonly takesOldest: boolean;
}

/** The same, as the house knows it. */
interface Comer extends Knock {
  /** The person with a name to whom the key belongs; missing for others. */
  readonly person?: string | undefined;
  /** Whether they have finished a game here, or have had their name for longer than a day. */
  readonly isKnownLong: boolean;
}

/**
 * `full`: no place is free; `kept`: none but those for people who are known for long; `enough`: the
 * person has as many sessions as one may have; `network`: the network has as many.
 */
export type PlaceAnswer = 'taken' | 'full' | 'kept' | 'enough' | 'network';

/** The part of the places for people who are known for long: names cost nothing. */
const KEPT = 1 / 10;

interface Place {
  /** A person with a name, or the network of others. */
  who: string;
  readonly from: string;
  readonly since: number;
  /** The session at another house that has to end for it. */
  instead?: string | undefined;
  readonly onDisplaced: () => void;
}

interface HousePlacesOptions {
  readonly limits: PlaceLimits;
  readonly time: Pick<RoomTime, 'date'>;
  readonly elsewhere: () => readonly Here[];
}

/**
 * The places in a house, so that nobody fills it. Those who are at other houses of the store count
 * as far as they are known: people by name, within the moment that the news takes.
 */
export class HousePlaces {
  readonly #options: HousePlacesOptions;
  readonly #places = new Map<string, Place>();

  constructor(options: HousePlacesOptions) {
    this.#options = options;
  }

  /**
   * Gives somebody a place, if there is one for them.
   * @param onDisplaced called when a later session of theirs takes it
   */
  take(
    { session, person, from, takesOldest, isKnownLong }: Comer,
    onDisplaced: () => void,
  ): PlaceAnswer {
    const { sessions, sessionsOfNetwork = sessions } = this.#options.limits;
    const who = person ?? from;
    const oldest = this.#tooOld(who);
    if (oldest !== undefined && !takesOldest) return 'enough';
    const others = [...this.#places].filter(([other]) => other !== oldest);
    const neighbours = others.filter(([, place]) => place.from === from);
    if (neighbours.length >= sessionsOfNetwork) return 'network';
    const free = sessions - others.length;
    if (free <= 0) return 'full';
    if (!isKnownLong && free <= Math.floor(sessions * KEPT)) return 'kept';
    const place: Place = { who, from, since: this.#options.time.date().getTime(), onDisplaced };
    this.#places.set(session, place);
    if (oldest !== undefined) this.#replace(oldest, place);
    return 'taken';
  }

  free(session: string): void {
    this.#places.delete(session);
  }

  /**
   * Somebody is here, who may have got a name since they came: then they count by that.
   * @returns what the other houses are to know of it
   */
  note(here: Here): Here {
    const place = this.#places.get(here.session);
    if (!place) return here;
    const { id } = here.person;
    if (!isGuest(here.person) && place.who !== id) {
      const oldest = this.#tooOld(id);
      place.who = id;
      if (oldest !== undefined) this.#replace(oldest, place);
    }
    const { since, instead } = place;
    return { ...here, since, ...(instead !== undefined && { instead }) };
  }

  /** The other houses have told who is there: ends those whose places were taken there. */
  hearOthers(): void {
    for (const { instead } of this.#options.elsewhere()) {
      if (instead !== undefined) this.#displace(instead);
    }
  }

  /** The oldest session of somebody who has as many as one may have. */
  #tooOld(who: string): string | undefined {
    const displaced = new Set([...this.#places.values()].map(({ instead }) => instead));
    const own = [...this.#places].flatMap(([session, place]) =>
      place.who === who ? [{ session, since: place.since }] : [],
    );
    const others = this.#options.elsewhere().flatMap(({ person, session, since = 0 }) => {
      const counts = person.id === who && !displaced.has(session);
      return counts ? [{ session, since }] : [];
    });
    const all = [...others, ...own].sort((one, other) => one.since - other.since);
    return all.length >= this.#options.limits.sessionsOfOne ? all[0]?.session : undefined;
  }

  /** Ends a session for a place, or has the other house end it. */
  #replace(session: string, place: Place): void {
    if (this.#places.has(session)) this.#displace(session);
    else place.instead = session;
  }

  #displace(session: string): void {
    const place = this.#places.get(session);
    this.#places.delete(session);
    place?.onDisplaced();
  }
}
