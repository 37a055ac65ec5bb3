import { isGuest } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';

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
}

/** What is so in a hall now: the challenges that stand and the games that go on. */
export class HallNow {
  #seq: number;
  readonly #challenges: Map<string, Challenge>;
  /** The games that go on, by their codes. */
  readonly #games: Map<string, HallGame>;
  readonly #codeOfGame: Map<string, string>;
  /** What was asked for, until the next change of it. */
  #shownChallenges: readonly Challenge[] | undefined;
  #shownGames: readonly HallGame[] | undefined;

  constructor({ seq, challenges, games }: StandingHall = { seq: 0, challenges: [], games: [] }) {
    this.#seq = seq;
    this.#challenges = new Map(challenges.map((one) => [one.code, one]));
    this.#games = new Map(games.map((game) => [game.began.code, game]));
    this.#codeOfGame = new Map(games.map(({ began }) => [began.game, began.code]));
  }

  /** The number of the last event. */
  get seq(): number {
    return this.#seq;
  }

  /** All of it, as plain data. */
  get standing(): StandingHall {
    return { seq: this.#seq, challenges: this.challenges, games: [...this.#games.values()] };
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
        this.#challenges.set(event.code, event);
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
      default:
        // About people.
        return;
    }
  }

  #begin(event: HallEventOf<'began'>): void {
    const { code, game, black, white } = event;
    const terms = this.#challenges.get(code);
    if (!terms) return;
    this.#challenges.delete(code);
    this.#shownChallenges = undefined;
    const isRated = terms.isRated && !isGuest(black) && !isGuest(white);
    this.#games.set(code, { terms: { ...terms, isRated }, began: event, ended: undefined });
    this.#codeOfGame.set(game, code);
    this.#shownGames = undefined;
  }
}
