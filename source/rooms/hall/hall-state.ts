import { isGuest, type Person } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';
import { HallNetworks } from './hall-networks.ts';
import { nameKey, nameLooks } from './member-name.ts';
import {
  isProvisional,
  mayBeRated,
  type PairsOfDay,
  type PersonRating,
  ratedAfterGame,
  weighGame,
} from './rated-games.ts';
import { Seeks } from './seeks.ts';
import { beganWithNames, challengeWithNames } from './with-name.ts';

type EventOf<Kind extends HallEvent['kind']> = Extract<HallEvent, { kind: Kind }>;

/** A challenge that stands. */
export type Challenge = EventOf<'challenged'>;

/** A game, and how it has ended. */
export interface HallGame {
  /** Those of its challenge, but not rated where a guest plays. */
  readonly terms: Challenge;
  readonly began: EventOf<'began'>;
  readonly ended: EventOf<'ended'> | undefined;
}

/** A person who is registered. */
export interface Member extends Person {
  /** Fingerprints, the first one first. */
  readonly keys: readonly string[];
  /** Indexed by variant; missing before the first rated game. */
  readonly ratings: ReadonlyMap<string, PersonRating>;
}

/** Somebody with a rating. */
interface Ranked {
  readonly member: Member;
  readonly rated: PersonRating;
}

/** A code that makes another key one of a person's. */
export interface KeyCode {
  readonly person: string;
  /** The time of day until which it works, in milliseconds since 1970. */
  readonly untilMs: number;
}

/** The challenges that are gone and still known to have been there, at most. */
const GONE_CODES = 1000;

/** The rematches that are known as such, at most: all houses hear of one within seconds. */
const KNOWN_REMATCHES = 1000;

/** What is so in the hall: the fold of its events. The ratings are reckoned with them. */
export class HallState {
  /** The number of the last event. */
  seq = 0;
  /** Those who wait for a game. */
  readonly seeks = new Seeks();
  readonly #members = new Map<string, Member>();
  readonly #memberOfKey = new Map<string, string>();
  readonly #memberOfName = new Map<string, string>();
  readonly #looks = new Set<string>();
  /** Indexed by the digest of the code; the digest of each person stands in `#digests`. */
  readonly #keyCodes = new Map<string, KeyCode>();
  readonly #digests = new Map<string, string>();
  readonly #bannedKeys = new Set<string>();
  readonly #bannedPersons = new Set<string>();
  readonly networks = new HallNetworks();
  readonly #challenges = new Map<string, Challenge>();
  /** The codes of the latest challenges that were withdrawn, the oldest first. */
  readonly #goneCodes = new Set<string>();
  /** The code of the rematch of each of the latest games that had one, the oldest first. */
  readonly #rematches = new Map<string, string>();
  readonly #games = new Map<string, HallGame>();
  /** The codes of the games that go on. */
  readonly #running = new Set<string>();
  readonly #codeOfGame = new Map<string, string>();
  readonly #codesOf = new Map<string, string[]>();
  readonly #ratedIn = new Map<string, Set<string>>();
  readonly #pairsOfDay: PairsOfDay = { day: 0, games: new Map() };
  /** What was asked for, until the next change of it. */
  #shownChallenges: readonly Challenge[] | undefined;
  #shownGames: readonly HallGame[] | undefined;
  readonly #shownGamesOf = new Map<string, readonly HallGame[]>();
  readonly #shownRankings = new Map<string, readonly Ranked[]>();

  /**
   * Does what the next event says.
   * @returns false, and does nothing, if the event cannot follow
   */
  apply(event: HallEvent): boolean {
    if (!this.canFollow(event)) return false;
    this.seq = event.seq;
    this.#do(event);
    return true;
  }

  /** Whether an event is the next one, and says what is possible. */
  canFollow(event: HallEvent): boolean {
    return event.seq === this.seq + 1 && this.#isPossible(event);
  }

  member(id: string): Member | undefined {
    return this.#members.get(id);
  }

  memberOfKey(key: string): Member | undefined {
    return this.#members.get(this.#memberOfKey.get(key) ?? '');
  }

  /** @param name whatever its case */
  memberOfName(name: string): Member | undefined {
    return this.#members.get(this.#memberOfName.get(nameKey(name)) ?? '');
  }

  /** Whether a name cannot be told from that of somebody. */
  hasLike(name: string): boolean {
    return nameLooks(name).some((look) => this.#looks.has(look));
  }

  /** Whether somebody may have a name instead of theirs. */
  isFreeFor({ id, name: own }: Member, name: string): boolean {
    const ownLooks = nameLooks(own);
    const isOwn = nameLooks(name).every((look) => ownLooks.includes(look));
    return this.#isFreeName(name, id) && (isOwn || !this.hasLike(name));
  }

  /** All who have registered, the first one first; without keys those who were deleted. */
  get members(): Iterable<Member> {
    return this.#members.values();
  }

  /** The keys that were banned by themselves; those of the same persons are banned as well. */
  get bannedKeys(): Iterable<string> {
    return this.#bannedKeys;
  }

  /** Whether a key was banned, or the person whose key it is. */
  isBanned(key: string): boolean {
    const person = this.#memberOfKey.get(key);
    return this.#bannedKeys.has(key) || (person !== undefined && this.#bannedPersons.has(person));
  }

  /** The key code with a digest: SHA-256 in hex. Undefined for one that was used. */
  keyCode(digest: string): KeyCode | undefined {
    return this.#keyCodes.get(digest);
  }

  /** The challenges that stand, the oldest first. */
  get challenges(): readonly Challenge[] {
    this.#shownChallenges ??= [...this.#challenges.values()];
    return this.#shownChallenges;
  }

  challenge(code: string): Challenge | undefined {
    return this.#challenges.get(code);
  }

  /** Whether there is or was a game with a code, or a short time ago a challenge. */
  wasThere(code: string): boolean {
    return this.#games.has(code) || this.#goneCodes.has(code);
  }

  /** The games that go on, the latest first. */
  get games(): readonly HallGame[] {
    this.#shownGames ??= [...this.#running].flatMap((code) => this.game(code) ?? []).reverse();
    return this.#shownGames;
  }

  game(code: string): HallGame | undefined {
    return this.#games.get(code);
  }

  /** The rematch of a game; undefined where there was none lately. */
  rematchOf(code: string): HallGame | undefined {
    return this.game(this.#rematches.get(code) ?? '');
  }

  /** @param game its name in its log */
  gameOfName(game: string): HallGame | undefined {
    return this.#games.get(this.#codeOfGame.get(game) ?? '');
  }

  /** All games of a person, the latest first. */
  gamesOf(person: string): readonly HallGame[] {
    const shown = this.#shownGamesOf.get(person);
    if (shown) return shown;
    const codes = this.#codesOf.get(person) ?? [];
    const games = codes.flatMap((code) => this.game(code) ?? []).reverse();
    this.#shownGamesOf.set(person, games);
    return games;
  }

  /** Those with a rating in a variant that is not provisional, the strongest first. */
  ranking(variant: string): readonly Ranked[] {
    const shown = this.#shownRankings.get(variant);
    if (shown) return shown;
    const ranking = [...(this.#ratedIn.get(variant) ?? [])].flatMap((id) => {
      const member = this.member(id);
      const rated = member?.ratings.get(variant);
      return member && rated && !isProvisional(rated) ? [{ member, rated }] : [];
    });
    ranking.sort((one, other) => other.rated.rating.rating - one.rated.rating.rating);
    this.#shownRankings.set(variant, ranking);
    return ranking;
  }

  #isPossible(event: HallEvent): boolean {
    switch (event.kind) {
      case 'registered': {
        const { person, name } = event;
        const isKnown = this.#members.has(person) || this.#memberOfKey.has(person);
        return !isKnown && !this.#memberOfName.has(nameKey(name));
      }
      case 'key-code-made':
        return this.#members.has(event.person) && !this.#keyCodes.has(event.digest);
      case 'key-added': {
        const code = this.#keyCodes.get(this.#digests.get(event.person) ?? '');
        const isFree = !this.#memberOfKey.has(event.key) && !this.#members.has(event.key);
        return isFree && code !== undefined && event.at <= code.untilMs;
      }
      case 'key-removed': {
        const keys = this.#members.get(event.person)?.keys ?? [];
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
        const isThere = (this.#members.get(person)?.keys.length ?? 0) > 0;
        return isThere && this.#isFreeName(name, person);
      }
      case 'challenged': {
        const { code, by, to } = event;
        const isKnown = isGuest(by) || this.#members.has(by.id);
        const isPossible = to.kind !== 'person' || this.#members.has(to.person);
        return isKnown && isPossible && !this.#challenges.has(code) && !this.#games.has(code);
      }
      case 'sought':
        return isGuest(event.by) || this.#members.has(event.by.id);
      case 'unsought':
        return this.seeks.of(event.person) !== undefined;
      case 'withdrawn':
        return this.#challenges.has(event.code);
      case 'began': {
        const challenge = this.#termsOf(event);
        if (!challenge || this.#codeOfGame.has(event.game)) return false;
        const others = [event.black.id, event.white.id].filter((id) => id !== challenge.by.id);
        const [other] = others;
        if (others.length !== 1 || other === undefined) return false;
        return challenge.to.kind !== 'person' || challenge.to.person === other;
      }
      case 'ended': {
        const game = this.#games.get(event.code);
        return game !== undefined && game.ended === undefined;
      }
      default:
        return event satisfies never;
    }
  }

  #do(event: HallEvent): void {
    switch (event.kind) {
      case 'registered': {
        const { person: id, name } = event;
        this.#members.set(id, { id, name, keys: [id], ratings: new Map() });
        this.#memberOfKey.set(id, id);
        this.#memberOfName.set(nameKey(name), id);
        for (const look of nameLooks(name)) this.#looks.add(look);
        return;
      }
      case 'key-code-made': {
        const { person, digest, untilMs } = event;
        this.#forgetKeyCode(person);
        this.#keyCodes.set(digest, { person, untilMs });
        this.#digests.set(person, digest);
        return;
      }
      case 'key-added':
        this.#forgetKeyCode(event.person);
        this.#memberOfKey.set(event.key, event.person);
        this.#change(event.person, ({ keys }) => ({ keys: [...keys, event.key] }));
        return;
      case 'key-removed':
        this.#memberOfKey.delete(event.key);
        this.#change(event.person, ({ keys }) => ({ keys: keys.filter((k) => k !== event.key) }));
        return;
      case 'banned': {
        const person = this.#memberOfKey.get(event.key);
        this.#bannedKeys.add(event.key);
        if (person !== undefined) this.#bannedPersons.add(person);
        return;
      }
      case 'unbanned': {
        const member = this.memberOfKey(event.key);
        for (const key of [event.key, ...(member?.keys ?? [])]) this.#bannedKeys.delete(key);
        if (member) this.#bannedPersons.delete(member.id);
        return;
      }
      case 'network-banned':
        this.networks.ban(event.network);
        return;
      case 'network-unbanned':
        this.networks.unban(event.network);
        return;
      case 'network-held':
        this.networks.hold(event.network, event.untilMs, event.at);
        return;
      case 'renamed':
        this.#rename({ id: event.person, name: event.name });
        return;
      case 'deleted':
        this.#delete(event);
        return;
      case 'challenged':
        this.#challenges.set(event.code, { ...event, isRated: mayBeRated(event) });
        this.#shownChallenges = undefined;
        return;
      case 'sought':
        this.seeks.add(event);
        return;
      case 'unsought':
        this.seeks.end(event.person);
        return;
      case 'withdrawn':
        this.#challenges.delete(event.code);
        this.#shownChallenges = undefined;
        this.#noteGone(event.code);
        return;
      case 'began':
        this.#begin(event);
        return;
      case 'ended':
        this.#end(event);
        return;
      default:
        event satisfies never;
    }
  }

  /** What is played in a game that begins; undefined where that is not possible. */
  #termsOf(event: EventOf<'began'>): Challenge | undefined {
    const { code, terms, seq, at } = event;
    if (!terms) return this.#challenges.get(code);
    if (this.#challenges.has(code) || this.#games.has(code)) return undefined;
    return { ...terms, kind: 'challenged', code, seq, at };
  }

  #noteRematch(after: string, code: string): void {
    this.#rematches.set(after, code);
    const [oldest] = this.#rematches.keys();
    if (this.#rematches.size > KNOWN_REMATCHES && oldest) this.#rematches.delete(oldest);
  }

  #isFreeName(name: string, person: string): boolean {
    return (this.#memberOfName.get(nameKey(name)) ?? person) === person;
  }

  /** Gives somebody another name, wherever the old one stood. */
  #rename({ id, name }: Person): void {
    const old = this.#members.get(id)?.name ?? '';
    this.#memberOfName.delete(nameKey(old));
    for (const look of nameLooks(old)) this.#looks.delete(look);
    this.#memberOfName.set(nameKey(name), id);
    for (const look of nameLooks(name)) this.#looks.add(look);
    this.#change(id, () => ({ name }));
    const nameOf = (person: string) => (person === id ? name : undefined);
    for (const [code, one] of this.#challenges) {
      this.#challenges.set(code, challengeWithNames(one, nameOf));
    }
    for (const code of this.#codesOf.get(id) ?? []) {
      const game = this.#games.get(code);
      if (!game) continue;
      const { terms, began } = game;
      this.#games.set(code, {
        ...game,
        terms: challengeWithNames(terms, nameOf),
        began: beganWithNames(began, nameOf),
      });
    }
    this.seeks.rename(id, name);
    this.#shownChallenges = undefined;
    this.#shownGames = undefined;
    this.#shownGamesOf.clear();
  }

  /** Their first key names their games, and so nobody else's; the others are free again. */
  #delete({ person, name }: EventOf<'deleted'>): void {
    this.#rename({ id: person, name });
    const { keys = [], ratings = new Map() } = this.#members.get(person) ?? {};
    for (const key of keys) {
      this.#memberOfKey.delete(key);
      if (this.#bannedPersons.has(person)) this.#bannedKeys.add(key);
    }
    for (const variant of ratings.keys()) this.#ratedIn.get(variant)?.delete(person);
    this.#change(person, () => ({ keys: [], ratings: new Map() }));
    this.#forgetKeyCode(person);
    this.seeks.end(person);
    for (const [code, { by, to }] of this.#challenges) {
      if (by.id === person || (to.kind === 'person' && to.person === person)) {
        this.#challenges.delete(code);
      }
    }
  }

  #noteGone(code: string): void {
    this.#goneCodes.add(code);
    const [oldest] = this.#goneCodes;
    if (this.#goneCodes.size > GONE_CODES && oldest !== undefined) this.#goneCodes.delete(oldest);
  }

  #forgetKeyCode(person: string): void {
    this.#keyCodes.delete(this.#digests.get(person) ?? '');
    this.#digests.delete(person);
  }

  #change(id: string, change: (member: Member) => Partial<Member>): void {
    const member = this.#members.get(id);
    if (member) this.#members.set(id, { ...member, ...change(member) });
    if (member) for (const variant of member.ratings.keys()) this.#shownRankings.delete(variant);
  }

  #begin(event: EventOf<'began'>): void {
    const { code, game, black, white, after } = event;
    const terms = this.#termsOf(event);
    if (!terms) return;
    if (after !== undefined) this.#noteRematch(after, code);
    this.seeks.begin(black.id, white.id);
    this.#challenges.delete(code);
    this.#shownChallenges = undefined;
    const isRated = terms.isRated && this.#members.has(black.id) && this.#members.has(white.id);
    this.#games.set(code, { terms: { ...terms, isRated }, began: event, ended: undefined });
    this.#codeOfGame.set(game, code);
    this.#running.add(code);
    this.#shownGames = undefined;
    for (const { id } of [black, white]) {
      const codes = this.#codesOf.get(id);
      if (codes) codes.push(code);
      else this.#codesOf.set(id, [code]);
      this.#shownGamesOf.delete(id);
    }
  }

  #end(event: EventOf<'ended'>): void {
    const game = this.#games.get(event.code);
    if (!game) return;
    const { began, terms } = game;
    this.#games.set(event.code, { ...game, ended: event });
    this.#running.delete(event.code);
    this.#shownGames = undefined;
    for (const { id } of [began.black, began.white]) this.#shownGamesOf.delete(id);
    if (terms.isRated) this.#rate(game, event);
  }

  #rate({ terms: { variant }, began }: HallGame, event: EventOf<'ended'>): void {
    const [black, white] = [began.black.id, began.white.id];
    const weight = weighGame(this.#pairsOfDay, [black, white], event);
    if (weight === 0) return;
    const { winner } = event.ending;
    const blackScore = winner === undefined ? 0.5 : winner === 'black' ? 1 : 0;
    const [one, other] = [black, white].map((id) => {
      return { id, rated: this.#members.get(id)?.ratings.get(variant) };
    });
    if (!one || !other) return;
    this.#setRating(black, variant, ratedAfterGame(one, other, blackScore, weight));
    this.#setRating(white, variant, ratedAfterGame(other, one, 1 - blackScore, weight));
  }

  #setRating(id: string, variant: string, rated: PersonRating): void {
    const people = this.#ratedIn.get(variant) ?? new Set();
    this.#ratedIn.set(variant, people.add(id));
    this.#change(id, ({ ratings }) => ({ ratings: new Map(ratings).set(variant, rated) }));
    this.#shownRankings.delete(variant);
  }
}
