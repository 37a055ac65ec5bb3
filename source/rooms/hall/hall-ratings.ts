import type { Rating } from '../../match/ratings/glicko2.ts';
import { roomFor } from './growing.ts';

/** A rating of a person in one variant. */
export interface PersonRating {
  readonly rating: Rating;
  readonly games: number;
}

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

  /** The ratings of a person, indexed by variant. */
  of(person: number): ReadonlyMap<string, PersonRating> {
    const ratings = new Map<string, PersonRating>();
    for (const [variant, table] of this.#tables) {
      const rated = table.get(person);
      if (rated) ratings.set(variant, rated);
    }
    return ratings;
  }

  /** How many have a rating in a variant. */
  count(variant: string): number {
    return this.#tables.get(variant)?.count ?? 0;
  }

  /** Those with a rating in a variant, the strongest first. @param from how many are left out */
  ranking(variant: string, from: number, count: number): readonly number[] {
    return this.#tables.get(variant)?.ranking(from, count) ?? [];
  }

  /** How many stand before a person in the ranking; undefined without a rating. */
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
  /** `WIDTH` for each slot: rating, deviation, volatility. */
  #numbers = new Float64Array(16 * WIDTH);
  /** The slots, the strongest first; undefined until somebody has asked. */
  #order: Uint32Array | undefined;

  get count(): number {
    return this.#count;
  }

  get(person: number): PersonRating | undefined {
    const slot = this.#slotOf.get(person);
    return slot === undefined ? undefined : this.#at(slot);
  }

  set(person: number, { rating, games }: PersonRating): void {
    const known = this.#slotOf.get(person);
    const slot = known ?? this.#count;
    if (known === undefined) this.#addSlot(person);
    else this.#takeOut(slot);
    this.#games[slot] = games;
    this.#numbers.set([rating.rating, rating.deviation, rating.volatility], slot * WIDTH);
    this.#putIn(slot);
  }

  ranking(from: number, count: number): readonly number[] {
    const slots = this.#ordered().subarray(from, Math.min(this.#count, from + count));
    return Array.from(slots, (slot) => this.#people[slot] ?? 0);
  }

  place(person: number): number | undefined {
    const slot = this.#slotOf.get(person);
    if (slot === undefined) return undefined;
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
    return { rating, games: this.#games[slot] ?? 0 };
  }

  #addSlot(person: number): void {
    const slot = this.#count++;
    this.#slotOf.set(person, slot);
    this.#people = roomFor(this.#people, slot);
    this.#games = roomFor(this.#games, slot);
    this.#numbers = roomFor(this.#numbers, (slot + 1) * WIDTH - 1);
    this.#people[slot] = person;
    if (this.#order) this.#order = roomFor(this.#order, slot);
  }

  #ordered(): Uint32Array {
    this.#order ??= Uint32Array.from({ length: this.#count }, (_, slot) => slot).sort((a, b) =>
      this.#compare(a, b),
    );
    return this.#order;
  }

  /** Of two equal ones the first that had a rating comes first. */
  #compare(a: number, b: number): number {
    const numbers = this.#numbers;
    return (numbers[b * WIDTH] ?? 0) - (numbers[a * WIDTH] ?? 0) || a - b;
  }

  /** The place of a slot among the first ones of the order, or the one that it would have. */
  #find(slot: number, count = this.#count): number {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.#order?.[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Takes a slot out of the order; the place at its end is free then. */
  #takeOut(slot: number): void {
    if (!this.#order) return;
    const place = this.#find(slot);
    this.#order.copyWithin(place, place + 1, this.#count);
  }

  /** Puts a slot into the order, at whose end one place is free. */
  #putIn(slot: number): void {
    if (!this.#order) return;
    const place = this.#find(slot, this.#count - 1);
    this.#order.copyWithin(place + 1, place, this.#count - 1);
    this.#order[place] = slot;
  }
}
