import {
  ACTIVE_DAYS,
  dayStartMs,
  gameWeight,
  isApart,
  isRanked,
  listScore,
  ratingAfterGame,
  ratingDay,
  ratingOn,
} from '../../source/hall/rating-rule.ts';
import { NEW_RATING, type Rating } from '../../source/match/ratings/glicko2.ts';
import { randomNumbers } from './random.ts';

/** Somebody who wins as often as Elo says of their strength. */
export interface Player {
  readonly name: string;
  readonly strength: number;
  readonly network: string;
  rating: Rating;
  games: number;
  readonly people: Set<Player>;
  readonly networks: Set<string>;
  /** The last day with a game that counted. */
  day: number;
}

/** People who play rated games day by day, by the rule of ratings alone. */
export class RatedTown {
  readonly random: () => number;
  readonly players: Player[] = [];
  day = ratingDay(Date.UTC(2026, 0, 1));
  #ofPairs = new Map<string, number>();
  #ofNetworks = new Map<string, number>();

  constructor(seed: number) {
    this.random = randomNumbers(seed);
  }

  /** @param network a network of their own where it is left out */
  add(strength: number, network?: string): Player {
    const name = `P${this.players.length}`;
    const player: Player = {
      ...{ name, strength, network: network ?? name, rating: NEW_RATING, games: 0 },
      ...{ people: new Set(), networks: new Set(), day: this.day },
    };
    this.players.push(player);
    return player;
  }

  nextDay(): void {
    this.day++;
    this.#ofPairs = new Map();
    this.#ofNetworks = new Map();
  }

  playFairly(one: Player, other: Player): void {
    const expected = 1 / (1 + 10 ** ((other.strength - one.strength) / 400));
    this.play(one, other, this.random() < expected ? 1 : 0);
  }

  /** @param score of the first one */
  play(one: Player, other: Player, score: number): void {
    const pair = [one.name, other.name].sort().join(' ');
    const ofNetwork = one.network === other.network ? one.network : undefined;
    const weight = gameWeight(
      this.#ofPairs.get(pair) ?? 0,
      ofNetwork === undefined ? undefined : (this.#ofNetworks.get(ofNetwork) ?? 0),
    );
    if (weight === 0) return;
    this.#ofPairs.set(pair, (this.#ofPairs.get(pair) ?? 0) + 1);
    if (ofNetwork !== undefined) {
      this.#ofNetworks.set(ofNetwork, (this.#ofNetworks.get(ofNetwork) ?? 0) + 1);
    }
    const [mine, theirs] = [this.ratingOf(one), this.ratingOf(other)];
    this.#note(one, other, ratingAfterGame(mine, theirs, score, weight));
    this.#note(other, one, ratingAfterGame(theirs, mine, 1 - score, weight));
  }

  /** The rating of somebody as it is on this day. */
  ratingOf({ rating, day }: Player): Rating {
    return ratingOn(rating, dayStartMs(day), dayStartMs(this.day));
  }

  /** Those in the list, the first one first. */
  get list(): readonly Player[] {
    const active = this.players.filter((one) => one.games > 0 && this.day - one.day <= ACTIVE_DAYS);
    const listed = this.players.filter((player) => {
      const others = active.filter((one) => one !== player);
      const apart = others.filter((one) => isApart(originOf(player), originOf(one)));
      const around = {
        people: others.length,
        networks: new Set(apart.map(({ network }) => network)).size,
      };
      const { games, people, networks } = player;
      const company = { people: people.size, networks: networks.size };
      return isRanked({ rating: this.ratingOf(player), games, ...company }, around);
    });
    const score = (player: Player) => listScore(this.ratingOf(player));
    return listed.sort((one, other) => score(other) - score(one));
  }

  #note(player: Player, other: Player, rating: Rating): void {
    player.rating = rating;
    player.games++;
    player.people.add(other);
    if (isApart(originOf(player), originOf(other))) player.networks.add(other.network);
    player.day = this.day;
  }
}

function originOf({ network }: Player) {
  return { home: network, network };
}
