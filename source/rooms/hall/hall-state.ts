import { EndedGames } from './ended-games.ts';
import { isGuest } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';
import { type HallEventOf, type HallGame, HallNow, type StandingHall } from './hall-now.ts';
import { HallPeople, type KeyCode, type Registered } from './hall-people.ts';
import { HallRatings } from './hall-ratings.ts';
import { nameLooks } from './member-name.ts';
import { type PairsOfDay, type PersonRating, weighGame } from './rated-games.ts';

/** A person who is registered. */
export interface Member extends Registered {
  /** Indexed by variant; missing before the first rated game. */
  readonly ratings: ReadonlyMap<string, PersonRating>;
}

/** Somebody with a rating. */
export interface Ranked {
  readonly member: Member;
  readonly rated: PersonRating;
}

/** The challenges that are gone and still known to have been there, at most. */
const GONE_CODES = 1000;

/** The rematches that are known as such, at most: all houses hear of one within seconds. */
const KNOWN_REMATCHES = 1000;

/** How many games or ratings stand on a page. */
export const PAGE = 50;

/** What is so in a hall beside what stands. */
export interface HallParts {
  readonly people: HallPeople;
  readonly ratings: HallRatings;
  /** Games of these people. */
  readonly ended: EndedGames;
  /**
   * The codes of the latest challenges that nobody accepted, the oldest first, each with the code of
   * the game that took its place; '' for one that was withdrawn.
   */
  readonly gone: Map<string, string>;
  /** The code of the rematch of each of the latest games that had one, the oldest first. */
  readonly rematches: Map<string, string>;
  readonly pairsOfDay: PairsOfDay;
}

/** What is so in the hall: the fold of its events. The ratings are reckoned with them. */
export class HallState extends HallNow {
  /** All of it that does not stand, to be kept. Is not to be changed elsewhere. */
  readonly parts: HallParts;

  constructor(standing?: StandingHall, parts: HallParts = emptyParts()) {
    super(standing);
    this.parts = parts;
  }

  /**
   * Does what the next event says.
   * @returns false, and does nothing, if the event cannot follow
   */
  apply(event: HallEvent): boolean {
    if (!this.canFollow(event)) return false;
    this.#do(event);
    this.hear(event);
    return true;
  }

  /** Whether an event is the next one, and says what is possible. */
  canFollow(event: HallEvent): boolean {
    return event.seq === this.seq + 1 && this.#isPossible(event);
  }

  member(id: string): Member | undefined {
    return this.#memberOf(this.parts.people.numberOf(id));
  }

  memberOfKey(key: string): Member | undefined {
    return this.member(this.parts.people.ofKey(key)?.id ?? '');
  }

  /** @param name whatever its case */
  memberOfName(name: string): Member | undefined {
    return this.member(this.parts.people.ofName(name)?.id ?? '');
  }

  /** Whether a name cannot be told from that of somebody. */
  hasLike(name: string): boolean {
    return this.parts.people.hasLike(name);
  }

  /** Whether somebody may have a name instead of theirs. */
  isFreeFor({ id, name: own }: Member, name: string): boolean {
    const ownLooks = nameLooks(own);
    const isOwn = nameLooks(name).every((look) => ownLooks.includes(look));
    return this.#isFreeName(name, id) && (isOwn || !this.hasLike(name));
  }

  /** All who have registered, the first one first; without keys those who were deleted. */
  *members(): Iterable<Registered> {
    for (let number = 0; number < this.parts.people.count; number++) {
      const registered = this.parts.people.at(number);
      if (registered) yield registered;
    }
  }

  /** The keys that were banned by themselves; those of the same persons are banned as well. */
  get bannedKeys(): readonly string[] {
    return this.parts.people.rest.bannedKeys;
  }

  /** Whether a key was banned, or the person whose key it is. */
  isBanned(key: string): boolean {
    return this.parts.people.isBanned(key);
  }

  /** The key code with a digest: SHA-256 in hex. Undefined for one that was used. */
  keyCode(digest: string): KeyCode | undefined {
    return this.parts.people.keyCode(digest);
  }

  /** Whether there is or was a game with a code, or a short time ago a challenge. */
  wasThere(code: string): boolean {
    return this.#hasGame(code) || this.parts.gone.has(code);
  }

  /** A game, whether it is over or not. */
  game(code: string): HallGame | undefined {
    return this.running(code) ?? this.parts.ended.ofCode(code);
  }

  /** The same. @param game its name in its log */
  gameOfName(game: string): HallGame | undefined {
    return this.runningOfName(game) ?? this.parts.ended.ofName(game);
  }

  /** The game that took the place of the challenge with a code; undefined where none did. */
  gameInsteadOf(code: string): HallGame | undefined {
    return this.game(this.parts.gone.get(code) ?? '');
  }

  /** The game that followed a game with a code as its rematch; undefined where that is long ago. */
  rematchOf(code: string): HallGame | undefined {
    return this.game(this.parts.rematches.get(code) ?? '');
  }

  /**
   * Games of a person: those that go on and then those that are over, the latest first.
   * @param from how many are left out
   */
  gamesOf(person: string, from = 0, count = PAGE): readonly HallGame[] {
    const running = this.runningOf(person);
    const number = this.parts.people.numberOf(person);
    const shown = running.slice(from, from + count);
    if (number === undefined) return shown;
    const [left, most] = [Math.max(0, from - running.length), count - shown.length];
    return [...shown, ...this.parts.ended.of(number, left, most)];
  }

  /** Those with a sure rating in a variant, the strongest first. @param from how many are left out */
  ranking(variant: string, from = 0, count = PAGE): readonly Ranked[] {
    return this.parts.ratings.ranking(variant, from, count).flatMap((number) => {
      const member = this.#memberOf(number);
      const rated = this.parts.ratings.get(variant, number);
      return member && rated ? [{ member, rated }] : [];
    });
  }

  /** How many are in the ranking of a variant. */
  rankedCount(variant: string): number {
    return this.parts.ratings.count(variant);
  }

  /** How many stand before a person in a ranking; undefined for who is not in it. */
  place(variant: string, person: string): number | undefined {
    const number = this.parts.people.numberOf(person);
    return number === undefined ? undefined : this.parts.ratings.place(variant, number);
  }

  #memberOf(number: number | undefined): Member | undefined {
    if (number === undefined) return undefined;
    const registered = this.parts.people.at(number);
    return registered && { ...registered, ratings: this.parts.ratings.of(number) };
  }

  #hasGame(code: string): boolean {
    return this.running(code) !== undefined || this.parts.ended.has(code);
  }

  #isPossible(event: HallEvent): boolean {
    switch (event.kind) {
      case 'registered': {
        const { person, name } = event;
        const isKnown =
          this.parts.people.has(person) || this.parts.people.ofKey(person) !== undefined;
        return !isKnown && !this.parts.people.ofName(name);
      }
      case 'key-code-made':
        return this.parts.people.has(event.person) && !this.keyCode(event.digest);
      case 'key-added': {
        const code = this.parts.people.keyCodeOf(event.person);
        const isFree = !this.parts.people.ofKey(event.key) && !this.parts.people.has(event.key);
        return isFree && code !== undefined && event.at <= code.untilMs;
      }
      case 'key-removed': {
        const keys = this.parts.people.ofId(event.person)?.keys ?? [];
        return keys.length > 1 && keys.includes(event.key);
      }
      case 'banned':
        return !this.isBanned(event.key);
      case 'unbanned':
        return this.isBanned(event.key);
      case 'network-banned':
        return !this.networks.banned.includes(event.network);
      case 'network-unbanned':
        return this.networks.banned.includes(event.network);
      case 'network-held':
        return true;
      case 'renamed':
      case 'deleted': {
        const { person, name } = event;
        const isThere = (this.parts.people.ofId(person)?.keys.length ?? 0) > 0;
        return isThere && this.#isFreeName(name, person);
      }
      case 'challenged': {
        const { code, by, to } = event;
        const isKnown = isGuest(by) || this.parts.people.has(by.id);
        const isPossible = to.kind !== 'person' || this.parts.people.has(to.person);
        return isKnown && isPossible && !this.challenge(code) && !this.#hasGame(code);
      }
      case 'withdrawn':
        return this.challenge(event.code) !== undefined;
      case 'began': {
        const challenge = this.termsOf(event);
        if (!challenge || this.#hasGame(event.code) || this.gameOfName(event.game)) return false;
        const others = [event.black.id, event.white.id].filter((id) => id !== challenge.by.id);
        const [other] = others;
        if (others.length !== 1 || other === undefined) return false;
        return challenge.to.kind !== 'person' || challenge.to.person === other;
      }
      case 'ended':
        return this.running(event.code) !== undefined;
      default:
        return event satisfies never;
    }
  }

  /** Does what an event says of people and of what is over. */
  #do(event: HallEvent): void {
    switch (event.kind) {
      case 'registered':
        this.parts.people.register(event.person, event.name);
        return;
      case 'key-code-made':
        this.parts.people.makeKeyCode(event.person, event.digest, event.untilMs);
        return;
      case 'key-added':
        this.parts.people.addKey(event.person, event.key);
        return;
      case 'key-removed':
        this.parts.people.removeKey(event.person, event.key);
        return;
      case 'banned':
        this.parts.people.ban(event.key);
        return;
      case 'unbanned':
        this.parts.people.unban(event.key);
        return;
      case 'renamed':
        this.parts.people.rename(event.person, event.name);
        return;
      case 'deleted':
        this.parts.ratings.remove(this.parts.people.numberOf(event.person) ?? -1);
        this.parts.people.rename(event.person, event.name);
        this.parts.people.remove(event.person);
        return;
      case 'withdrawn':
        this.#noteGone(event.code, '');
        return;
      case 'began': {
        const { after, code } = event;
        for (const one of this.overtakenBy(event)) this.#noteGone(one, code);
        if (after === undefined) return;
        noteLatest(this.parts.rematches, KNOWN_REMATCHES, () =>
          this.parts.rematches.set(after, code),
        );
        return;
      }
      case 'ended':
        this.#end(event);
        return;
      case 'challenged':
      case 'network-banned':
      case 'network-unbanned':
      case 'network-held':
        return;
      default:
        event satisfies never;
    }
  }

  #noteGone(code: string, game: string): void {
    noteLatest(this.parts.gone, GONE_CODES, () => this.parts.gone.set(code, game));
  }

  #isFreeName(name: string, person: string): boolean {
    return (this.parts.people.ofName(name)?.id ?? person) === person;
  }

  #end(event: HallEventOf<'ended'>): void {
    const game = this.running(event.code);
    if (!game) return;
    const { people, ratings, ended, pairsOfDay } = this.parts;
    const { terms, began } = game;
    ended.add(game, event);
    const black = people.numberOf(began.black.id);
    const white = people.numberOf(began.white.id);
    if (!terms.isRated || event.isVoid || black === undefined || white === undefined) return;
    const weight = weighGame(pairsOfDay, [black, white], event);
    if (weight > 0) ratings.note(terms.variant, [black, white], event.ending.winner, weight);
  }
}

/** Notes something, and forgets the oldest if there are more than `most`. */
function noteLatest(
  latest: Pick<Map<string, unknown>, 'size' | 'keys' | 'delete'>,
  most: number,
  note: () => void,
): void {
  note();
  const [oldest] = latest.keys();
  if (latest.size > most && oldest !== undefined) latest.delete(oldest);
}

/** The parts of a hall in which nothing has happened. */
export function emptyParts(): HallParts {
  const people = new HallPeople();
  return {
    people,
    ratings: new HallRatings(),
    ended: new EndedGames(people),
    gone: new Map(),
    rematches: new Map(),
    pairsOfDay: { day: 0, games: new Map() },
  };
}
