import { isGuest } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';
import { type HallFound, type HallQuestion, membersOf } from './hall-lookup.ts';
import type { HallNow } from './hall-now.ts';
import type { Member } from './hall-state.ts';

/** How many people are remembered: more than are here at once. */
const MOST = 5000;

/** People of a hall in another process, as far as they were asked for. */
export class KnownPeople {
  readonly #look: (question: HallQuestion) => Promise<HallFound>;
  readonly #onKnown: () => void;
  /** Undefined for who is not registered. The one that was asked for first comes first. */
  readonly #people = new Map<string, Member | undefined>();
  /** Those who are looked up at the end of the turn. */
  readonly #wanted = new Set<string>();
  #looking: Promise<void> | undefined;

  /** @param onKnown called when somebody who was asked for has become known */
  constructor(look: (question: HallQuestion) => Promise<HallFound>, onKnown: () => void) {
    this.#look = look;
    this.#onKnown = onKnown;
  }

  known(person: string): Member | undefined {
    if (this.#isMissing(person)) void this.#ask([person]).then(this.#onKnown, () => {});
    return this.#people.get(person);
  }

  async meet(persons: readonly string[]): Promise<void> {
    const missing = persons.filter((id) => this.#isMissing(id));
    if (missing.length > 0) await this.#ask(missing);
  }

  /** Hears what happens, for the ratings and names that it changes. @param hall before it */
  hear(event: HallEvent, hall: HallNow): void {
    const changed = [];
    if ('person' in event) changed.push(event.person);
    const game = event.kind === 'ended' ? hall.running(event.code) : undefined;
    if (game) changed.push(game.began.black.id, game.began.white.id);
    const known = changed.filter((id) => this.#people.has(id));
    // Until the answer comes they are as they were.
    if (known.length > 0) void this.#ask(known).then(this.#onKnown, () => {});
  }

  #isMissing(person: string): boolean {
    return !isGuest({ id: person, name: '' }) && !this.#people.has(person);
  }

  #ask(persons: readonly string[]): Promise<void> {
    for (const id of persons) this.#wanted.add(id);
    this.#looking ??= this.#lookUp();
    return this.#looking;
  }

  async #lookUp(): Promise<void> {
    // Whoever is asked for in the same turn is looked up together.
    await undefined;
    const ids = [...this.#wanted];
    this.#wanted.clear();
    this.#looking = undefined;
    const members = membersOf(await this.#look({ kind: 'members', ids }));
    const found = new Map(members.map((member) => [member.id, member]));
    for (const id of ids) {
      this.#people.delete(id);
      this.#people.set(id, found.get(id));
    }
    for (const id of this.#people.keys()) {
      if (this.#people.size <= MOST) break;
      this.#people.delete(id);
    }
  }
}
