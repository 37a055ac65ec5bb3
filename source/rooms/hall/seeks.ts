import type { HallEvent } from './hall-event.ts';

/** Somebody who waits for a game. */
export type Seek = Extract<HallEvent, { kind: 'sought' }>;

/** What somebody seeks to play. */
export type SoughtGame = NonNullable<Seek['game']>;

/** The people of whom the last opponent is known, at most. */
const KNOWN_OPPONENTS = 1000;

/** Those who wait for a game, each once, and against whom people have played last. */
export class Seeks {
  readonly #seeks = new Map<string, Seek>();
  readonly #opponents = new Map<string, string>();

  /** All seeks, the oldest first. */
  get all(): readonly Seek[] {
    return [...this.#seeks.values()];
  }

  /** Each person whose last opponent is known, with that one; the game of longest ago first. */
  get opponents(): readonly (readonly [person: string, opponent: string])[] {
    return [...this.#opponents];
  }

  /** The seek of a person; undefined where they seek nothing. */
  of(person: string): Seek | undefined {
    return this.#seeks.get(person);
  }

  /** The opponent of a person in their last game; undefined where that is long ago. */
  lastOpponent(person: string): string | undefined {
    return this.#opponents.get(person);
  }

  add(seek: Seek): void {
    this.#seeks.delete(seek.by.id);
    this.#seeks.set(seek.by.id, seek);
  }

  end(person: string): void {
    this.#seeks.delete(person);
  }

  /** Gives somebody another name. */
  rename(id: string, name: string): void {
    const seek = this.#seeks.get(id);
    if (seek) this.#seeks.set(id, { ...seek, by: { id, name } });
  }

  /** Notes a game: neither of the two seeks any more. */
  begin(one: string, other: string): void {
    this.noteOpponent(one, other);
    this.noteOpponent(other, one);
  }

  /** Notes against whom somebody has played, who seeks no more. */
  noteOpponent(person: string, opponent: string): void {
    this.end(person);
    this.#opponents.delete(person);
    this.#opponents.set(person, opponent);
    const [oldest] = this.#opponents.keys();
    if (this.#opponents.size > KNOWN_OPPONENTS && oldest) this.#opponents.delete(oldest);
  }
}
