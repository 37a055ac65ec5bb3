import { isGuest } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';
import { HallNetworks } from './hall-networks.ts';
import { mayBeRated } from './rated-games.ts';
import { beganWithNames, challengeWithNames } from './with-name.ts';

export type HallEventOf<Kind extends HallEvent['kind']> = Extract<HallEvent, { kind: Kind }>;

/** A challenge that stands. */
export type Challenge = HallEventOf<'challenged'>;

/** A game, and how it has ended. */
export interface HallGame {
  /** Those of its challenge, but not rated where a guest plays. */
  readonly terms: Challenge;
  readonly began: HallEventOf<'began'>;
  readonly ended: HallEventOf<'ended'> | undefined;
}

/** What stands in a hall, as plain data. */
export interface StandingHall {
  readonly seq: number;
  /** The oldest first, as the games. */
  readonly challenges: readonly Challenge[];
  readonly games: readonly HallGame[];
  readonly bannedNetworks: readonly string[];
  readonly heldNetworks: readonly (readonly [network: string, untilMs: number])[];
}

const EMPTY_HALL: StandingHall = {
  seq: 0,
  challenges: [],
  games: [],
  bannedNetworks: [],
  heldNetworks: [],
};

/** What is so in a hall now: challenges, games that go on, networks that are kept out. */
export class HallNow {
  readonly networks = new HallNetworks();
  #seq: number;
  readonly #challenges: Map<string, Challenge>;
  /** The games that go on, by their codes. */
  readonly #games: Map<string, HallGame>;
  readonly #codeOfGame: Map<string, string>;
  /** What was asked for, until the next change of it. */
  #shownChallenges: readonly Challenge[] | undefined;
  #shownGames: readonly HallGame[] | undefined;

  constructor(standing: StandingHall = EMPTY_HALL) {
    const { seq, challenges, games } = standing;
    this.#seq = seq;
    this.#challenges = new Map(challenges.map((one) => [one.code, one]));
    this.#games = new Map(games.map((game) => [game.began.code, game]));
    this.#codeOfGame = new Map(games.map(({ began }) => [began.game, began.code]));
    for (const network of standing.bannedNetworks) this.networks.ban(network);
    for (const [network, untilMs] of standing.heldNetworks) this.networks.hold(network, untilMs, 0);
  }

  /** The number of the last event. */
  get seq(): number {
    return this.#seq;
  }

  /** All of it, as plain data. */
  get standing(): StandingHall {
    return {
      seq: this.#seq,
      challenges: this.challenges,
      games: [...this.#games.values()],
      bannedNetworks: this.networks.banned,
      heldNetworks: this.networks.held,
    };
  }

  /** The challenges that stand, the oldest first. */
  get challenges(): readonly Challenge[] {
    this.#shownChallenges ??= [...this.#challenges.values()];
    return this.#shownChallenges;
  }

  challenge(code: string): Challenge | undefined {
    return this.#challenges.get(code);
  }

  /** The games that go on, the latest first. */
  get games(): readonly HallGame[] {
    this.#shownGames ??= [...this.#games.values()].reverse();
    return this.#shownGames;
  }

  /** The game with a code that goes on. */
  running(code: string): HallGame | undefined {
    return this.#games.get(code);
  }

  /** The game that goes on. @param game its name in its log */
  runningOfName(game: string): HallGame | undefined {
    return this.#games.get(this.#codeOfGame.get(game) ?? '');
  }

  /** The games of a person that go on, the latest first. */
  runningOf(person: string): readonly HallGame[] {
    return this.games.filter(({ began }) => [began.black.id, began.white.id].includes(person));
  }

  /** Takes in the next event, which is possible. */
  hear(event: HallEvent): void {
    this.#seq = event.seq;
    switch (event.kind) {
      case 'challenged':
        this.#challenges.set(event.code, { ...event, isRated: mayBeRated(event) });
        this.#shownChallenges = undefined;
        return;
      case 'withdrawn':
        this.#challenges.delete(event.code);
        this.#shownChallenges = undefined;
        return;
      case 'began':
        this.#begin(event);
        return;
      case 'ended': {
        const game = this.#games.get(event.code);
        this.#games.delete(event.code);
        if (game) this.#codeOfGame.delete(game.began.game);
        this.#shownGames = undefined;
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
        this.#rename(event.person, event.name);
        return;
      case 'deleted':
        this.#rename(event.person, event.name);
        this.#endOffersOf(event.person);
        return;
      default:
        // About people.
        return;
    }
  }

  /** What is played in a game that begins; undefined where that is not possible. */
  protected termsOf(event: HallEventOf<'began'>): Challenge | undefined {
    const { code, terms, seq, at } = event;
    if (!terms) return this.#challenges.get(code);
    if (this.#challenges.has(code)) return undefined;
    return { ...terms, kind: 'challenged', code, seq, at };
  }

  /**
   * The codes of the challenges that stand no more when a game begins: what the two offer to anyone,
   * and what the one who accepts has offered to the other.
   */
  protected overtakenBy(event: HallEventOf<'began'>): readonly string[] {
    const players = [event.black.id, event.white.id];
    const challenger = this.termsOf(event)?.by.id;
    const overtaken = this.challenges.filter(({ code, by, to }) => {
      if (code === event.code || !players.includes(by.id)) return false;
      const isBack = by.id !== challenger && to.kind === 'person' && to.person === challenger;
      return to.kind === 'anyone' || isBack;
    });
    return overtaken.map(({ code }) => code);
  }

  #rename(id: string, name: string): void {
    const nameOf = (person: string) => (person === id ? name : undefined);
    for (const [code, one] of this.#challenges) {
      this.#challenges.set(code, challengeWithNames(one, nameOf));
    }
    for (const [code, { terms, began, ended }] of this.#games) {
      const named = {
        terms: challengeWithNames(terms, nameOf),
        began: beganWithNames(began, nameOf),
      };
      this.#games.set(code, { ...named, ended });
    }
    this.#shownChallenges = undefined;
    this.#shownGames = undefined;
  }

  #endOffersOf(person: string): void {
    for (const [code, { by, to }] of this.#challenges) {
      const isTheirs = by.id === person || (to.kind === 'person' && to.person === person);
      if (isTheirs) this.#challenges.delete(code);
    }
    this.#shownChallenges = undefined;
  }

  #begin(event: HallEventOf<'began'>): void {
    const { code, game, black, white } = event;
    const terms = this.termsOf(event);
    if (!terms) return;
    for (const gone of [code, ...this.overtakenBy(event)]) this.#challenges.delete(gone);
    this.#shownChallenges = undefined;
    const isRated = terms.isRated && !isGuest(black) && !isGuest(white);
    this.#games.set(code, { terms: { ...terms, isRated }, began: event, ended: undefined });
    this.#codeOfGame.set(game, code);
    this.#shownGames = undefined;
  }
}
