import { NEW_RATING, ratedAfter } from '../../match/ratings/glicko2.ts';
import { EndedGames } from './ended-games.ts';
import { isGuest } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';
import { type HallEventOf, type HallGame, HallNow, type StandingHall } from './hall-now.ts';
import { HallPeople, type KeyCode, type Registered } from './hall-people.ts';
import { HallRatings, type PersonRating } from './hall-ratings.ts';

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

/** A game of fewer moves was aborted: it counts for nobody. */
const RATED_PLIES = 2;

/** How many games or ratings stand on a page. */
export const PAGE = 50;

/** What is so in a hall beside what stands. */
export interface HallParts {
  readonly people: HallPeople;
  readonly ratings: HallRatings;
  /** Games of these people. */
  readonly ended: EndedGames;
  /** The codes of the latest challenges that were withdrawn, the oldest first. */
  readonly goneCodes: Set<string>;
}

/** What is so in the hall: the fold of its events. The ratings are reckoned with them. */
export class HallState extends HallNow {
  readonly #people: HallPeople;
  readonly #ratings: HallRatings;
  readonly #ended: EndedGames;
  readonly #goneCodes: Set<string>;

  constructor(standing?: StandingHall, parts: HallParts = emptyParts()) {
    super(standing);
    this.#people = parts.people;
    this.#ratings = parts.ratings;
    this.#ended = parts.ended;
    this.#goneCodes = parts.goneCodes;
  }

  /** All of it that does not stand, to be kept. Is not to be changed. */
  get parts(): HallParts {
    const [people, ratings, ended] = [this.#people, this.#ratings, this.#ended];
    return { people, ratings, ended, goneCodes: this.#goneCodes };
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
    return this.#memberOf(this.#people.numberOf(id));
  }

  memberOfKey(key: string): Member | undefined {
    return this.member(this.#people.ofKey(key)?.id ?? '');
  }

  /** @param name whatever its case */
  memberOfName(name: string): Member | undefined {
    return this.member(this.#people.ofName(name)?.id ?? '');
  }

  /** Whether a name cannot be told from that of somebody. */
  hasLike(name: string): boolean {
    return this.#people.hasLike(name);
  }

  /** Whether a key was banned, or the person whose key it is. */
  isBanned(key: string): boolean {
    return this.#people.isBanned(key);
  }

  /** The key code with a digest: SHA-256 in hex. Undefined for one that was used. */
  keyCode(digest: string): KeyCode | undefined {
    return this.#people.keyCode(digest);
  }

  /** Whether there is or was a game with a code, or a short time ago a challenge. */
  wasThere(code: string): boolean {
    return this.#hasGame(code) || this.#goneCodes.has(code);
  }

  /** A game, whether it is over or not. */
  game(code: string): HallGame | undefined {
    return this.running(code) ?? this.#ended.ofCode(code);
  }

  /** The same. @param game its name in its log */
  gameOfName(game: string): HallGame | undefined {
    return this.runningOfName(game) ?? this.#ended.ofName(game);
  }

  /**
   * Games of a person: those that go on and then those that are over, the latest first.
   * @param from how many are left out
   */
  gamesOf(person: string, from = 0, count = PAGE): readonly HallGame[] {
    const running = this.runningOf(person);
    const number = this.#people.numberOf(person);
    const shown = running.slice(from, from + count);
    if (number === undefined) return shown;
    const [left, most] = [Math.max(0, from - running.length), count - shown.length];
    return [...shown, ...this.#ended.of(number, left, most)];
  }

  /** Those with a rating in a variant, the strongest first. @param from how many are left out */
  ranking(variant: string, from = 0, count = PAGE): readonly Ranked[] {
    return this.#ratings.ranking(variant, from, count).flatMap((number) => {
      const member = this.#memberOf(number);
      const rated = this.#ratings.get(variant, number);
      return member && rated ? [{ member, rated }] : [];
    });
  }

  /** How many have a rating in a variant. */
  rankedCount(variant: string): number {
    return this.#ratings.count(variant);
  }

  /** How many stand before a person in a ranking; undefined for who is not in it. */
  place(variant: string, person: string): number | undefined {
    const number = this.#people.numberOf(person);
    return number === undefined ? undefined : this.#ratings.place(variant, number);
  }

  #memberOf(number: number | undefined): Member | undefined {
    if (number === undefined) return undefined;
    const registered = this.#people.at(number);
    return registered && { ...registered, ratings: this.#ratings.of(number) };
  }

  #hasGame(code: string): boolean {
    return this.running(code) !== undefined || this.#ended.has(code);
  }

  #isPossible(event: HallEvent): boolean {
    switch (event.kind) {
      case 'registered': {
        const { person, name } = event;
        const isKnown = this.#people.has(person) || this.#people.ofKey(person) !== undefined;
        return !isKnown && !this.#people.ofName(name);
      }
      case 'key-code-made':
        return this.#people.has(event.person) && !this.keyCode(event.digest);
      case 'key-added': {
        const code = this.#people.keyCodeOf(event.person);
        const isFree = !this.#people.ofKey(event.key) && !this.#people.has(event.key);
        return isFree && code !== undefined && event.at <= code.untilMs;
      }
      case 'key-removed': {
        const keys = this.#people.ofId(event.person)?.keys ?? [];
        return keys.length > 1 && keys.includes(event.key);
      }
      case 'banned':
        return !this.isBanned(event.key);
      case 'unbanned':
        return this.isBanned(event.key);
      case 'challenged': {
        const { code, by, to } = event;
        const isKnown = isGuest(by) || this.#people.has(by.id);
        const isPossible = to.kind !== 'person' || this.#people.has(to.person);
        return isKnown && isPossible && !this.challenge(code) && !this.#hasGame(code);
      }
      case 'withdrawn':
        return this.challenge(event.code) !== undefined;
      case 'began': {
        const challenge = this.challenge(event.code);
        if (!challenge || this.gameOfName(event.game)) return false;
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
        this.#people.register(event.person, event.name);
        return;
      case 'key-code-made':
        this.#people.makeKeyCode(event.person, event.digest, event.untilMs);
        return;
      case 'key-added':
        this.#people.addKey(event.person, event.key);
        return;
      case 'key-removed':
        this.#people.removeKey(event.person, event.key);
        return;
      case 'banned':
        this.#people.ban(event.key);
        return;
      case 'unbanned':
        this.#people.unban(event.key);
        return;
      case 'withdrawn':
        this.#noteGone(event.code);
        return;
      case 'ended':
        this.#end(event);
        return;
      case 'challenged':
      case 'began':
        return;
      default:
        event satisfies never;
    }
  }

  #noteGone(code: string): void {
    this.#goneCodes.add(code);
    const [oldest] = this.#goneCodes;
    if (this.#goneCodes.size > GONE_CODES && oldest !== undefined) this.#goneCodes.delete(oldest);
  }

  #end(event: HallEventOf<'ended'>): void {
    const game = this.running(event.code);
    if (!game) return;
    this.#ended.add(game, event);
    if (game.terms.isRated && event.plies >= RATED_PLIES) this.#rate(game, event);
  }

  #rate({ terms: { variant }, began }: HallGame, { ending }: HallEventOf<'ended'>): void {
    const blackScore = ending.winner === undefined ? 0.5 : ending.winner === 'black' ? 1 : 0;
    const black = this.#people.numberOf(began.black.id);
    const white = this.#people.numberOf(began.white.id);
    if (black === undefined || white === undefined) return;
    const before = [black, white].map((number) => this.#ratings.get(variant, number));
    const [blackBefore = NEW_RATING, whiteBefore = NEW_RATING] = before.map((one) => one?.rating);
    const results = [
      [black, blackBefore, { opponent: whiteBefore, score: blackScore }],
      [white, whiteBefore, { opponent: blackBefore, score: 1 - blackScore }],
    ] as const;
    for (const [index, [number, own, result]] of results.entries()) {
      const games = (before[index]?.games ?? 0) + 1;
      this.#ratings.set(variant, number, { rating: ratedAfter(own, [result]), games });
    }
  }
}

/** The parts of a hall in which nothing has happened. */
export function emptyParts(): HallParts {
  const people = new HallPeople();
  return {
    people,
    ratings: new HallRatings(),
    ended: new EndedGames(people),
    goneCodes: new Set(),
  };
}
