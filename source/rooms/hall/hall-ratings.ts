import type { Color } from '../../rules/core/color.ts';
import { roomFor } from './growing.ts';
import {
  isProvisional,
  type PersonRating,
  ratedAfterGame,
  SURE_GAMES,
  SURE_PEOPLE,
} from './rated-games.ts';

/** The ratings of all people of a hall, each named by a number. */
export class HallRatings {
  readonly #tables = new Map<string, RatingTable>();

  /** The variants in which somebody has a rating. */
  get variants(): readonly string[] {
    return [...this.#tables.keys()];
  }

  get(variant: string, person: number): PersonRating | undefined {
    return this.#tables.get(variant)?.get(person);
  }

  set(variant: string, person: number, rated: PersonRating): void {
    let table = this.#tables.get(variant);
    if (!table) {
      table = new RatingTable();
      this.#tables.set(variant, table);
    }
    table.set(person, rated);
  }

  /**
   * Notes how a game between two people has ended that counts.
   * @param winner undefined for neither
   * @param weight as `weighGame` tells
   */
  note(
    variant: string,
    [black, white]: readonly [number, number],
    winner: Color | undefined,
    weight: number,
  ): void {
    const blackScore = winner === undefined ? 0.5 : winner === 'black' ? 1 : 0;
    const one = { number: black, rated: this.get(variant, black) };
    const other = { number: white, rated: this.get(variant, white) };
    this.set(variant, black, ratedAfterGame(one, other, blackScore, weight));
    this.set(variant, white, ratedAfterGame(other, one, 1 - blackScore, weight));
  }

  /** The ratings of a person, indexed by variant. */
  of(person: number): ReadonlyMap<string, PersonRating> {
    const ratings = new Map<string, PersonRating>();
    for (const [variant, table] of this.#tables) {
      const rated = table.get(person);
      if (rated) ratings.set(variant, rated);
    }
    return ratings;
  }

  /** Takes all ratings of a person out. */
  remove(person: number): void {
    for (const [variant, table] of this.#tables) {
      if (!table.get(person)) continue;
      const others = new RatingTable();
      for (const [one, rated] of table.all()) if (one !== person) others.set(one, rated);
      this.#tables.set(variant, others);
    }
  }

  /** How many are in the ranking of a variant. */
  count(variant: string): number {
    return this.#tables.get(variant)?.rankedCount ?? 0;
  }

  /** Those with a sure rating in a variant, the strongest first. @param from how many are left out */
  ranking(variant: string, from: number, count: number): readonly number[] {
    return this.#tables.get(variant)?.ranking(from, count) ?? [];
  }

  /** How many stand before a person in the ranking; undefined without a sure rating. */
  place(variant: string, person: number): number | undefined {
    return this.#tables.get(variant)?.place(person);
  }

  /** Everybody with a rating in a variant, in the order of their first rated games. */
  rated(variant: string): Iterable<readonly [person: number, rated: PersonRating]> {
    return this.#tables.get(variant)?.all() ?? [];
  }
}

/** The numbers of a rating. */
const WIDTH = 3;

/** The ratings in one variant, in slots in the order in which they came. */
class RatingTable {
  #count = 0;
  readonly #slotOf = new Map<number, number>();
  #people = new Uint32Array(16);
  #games = new Uint32Array(16);
  /** `SURE_PEOPLE` for each slot: one more than the number of a person; 0 for none. */
  #met = new Uint32Array(16 * SURE_PEOPLE);
  /** `WIDTH` for each slot: rating, deviation, volatility. */
  #numbers = new Float64Array(16 * WIDTH);
  /** The slots of sure ratings, the strongest first; undefined until somebody has asked. */
  #order: Uint32Array | undefined;
  /** How many ratings are sure. */
  rankedCount = 0;

  get(person: number): PersonRating | undefined {
    const slot = this.#slotOf.get(person);
    return slot === undefined ? undefined : this.#at(slot);
  }

  set(person: number, rated: PersonRating): void {
    const { rating, games, people } = rated;
    const known = this.#slotOf.get(person);
    const slot = known ?? this.#count;
    if (known === undefined) this.#addSlot(person);
    else if (this.#isRanked(slot)) this.#takeOut(slot);
    this.#games[slot] = games;
    for (const [index, one] of people.entries()) this.#met[slot * SURE_PEOPLE + index] = one + 1;
    this.#numbers.set([rating.rating, rating.deviation, rating.volatility], slot * WIDTH);
    if (!isProvisional(rated)) this.#putIn(slot);
  }

  ranking(from: number, count: number): readonly number[] {
    const slots = this.#ordered().subarray(from, Math.min(this.rankedCount, from + count));
    return Array.from(slots, (slot) => this.#people[slot] ?? 0);
  }

  place(person: number): number | undefined {
    const slot = this.#slotOf.get(person);
    if (slot === undefined || !this.#isRanked(slot)) return undefined;
    this.#ordered();
    return this.#find(slot);
  }

  *all(): Iterable<readonly [number, PersonRating]> {
    for (let slot = 0; slot < this.#count; slot++) {
      yield [this.#people[slot] ?? 0, this.#at(slot)] as const;
    }
  }

  #at(slot: number): PersonRating {
    const number = (index: number) => this.#numbers[slot * WIDTH + index] ?? 0;
    const rating = { rating: number(0), deviation: number(1), volatility: number(2) };
    const people: number[] = [];
    for (let at = slot * SURE_PEOPLE; at < (slot + 1) * SURE_PEOPLE; at++) {
      const one = this.#met[at] ?? 0;
      if (one === 0) break;
      people.push(one - 1);
    }
    return { rating, games: this.#games[slot] ?? 0, people };
  }

  #addSlot(person: number): void {
    const slot = this.#count++;
    this.#slotOf.set(person, slot);
    this.#people = roomFor(this.#people, slot);
    this.#games = roomFor(this.#games, slot);
    this.#met = roomFor(this.#met, (slot + 1) * SURE_PEOPLE - 1);
    this.#numbers = roomFor(this.#numbers, (slot + 1) * WIDTH - 1);
    this.#people[slot] = person;
    if (this.#order) this.#order = roomFor(this.#order, slot);
  }

  #isRanked(slot: number): boolean {
    const lastMet = this.#met[(slot + 1) * SURE_PEOPLE - 1] ?? 0;
    return (this.#games[slot] ?? 0) >= SURE_GAMES && lastMet !== 0;
  }

  #ordered(): Uint32Array {
    if (!this.#order) {
      const slots = Array.from({ length: this.#count }, (_, slot) => slot);
      const ranked = slots
        .filter((slot) => this.#isRanked(slot))
        .sort((a, b) => this.#compare(a, b));
      this.#order = new Uint32Array(this.#people.length);
      this.#order.set(ranked);
    }
    return this.#order;
  }

  /** The one of two equals that was rated first comes first. */
  #compare(a: number, b: number): number {
    const numbers = this.#numbers;
    return (numbers[b * WIDTH] ?? 0) - (numbers[a * WIDTH] ?? 0) || a - b;
  }

  /** The place of a slot in the order, or the one that it would have. */
  #find(slot: number): number {
    let [low, high] = [0, this.rankedCount];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.#order?.[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #takeOut(slot: number): void {
    const place = this.#order && this.#find(slot);
    if (place !== undefined) this.#order?.copyWithin(place, place + 1, this.rankedCount);
    this.rankedCount--;
  }

  #putIn(slot: number): void {
    const place = this.#order && this.#find(slot);
    if (this.#order && place !== undefined) {
      this.#order.copyWithin(place + 1, place, this.rankedCount);
      this.#order[place] = slot;
    }
    this.rankedCount++;
  }
}
