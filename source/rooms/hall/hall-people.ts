import type { Person } from './hall-command.ts';
import { nameKey, nameLooks } from './member-name.ts';

/** A code that makes another key one of a person's. */
export interface KeyCode {
  readonly person: string;
  /** The time of day until which it works, in milliseconds since 1970. */
  readonly untilMs: number;
}

/** Somebody who is registered, and their keys, the first one first. */
export interface Registered extends Person {
  readonly keys: readonly string[];
}

/** What is known of the people of a hall beside who they are, as plain data. */
export interface PeopleRest {
  /** The digest of each code, never the code. */
  readonly keyCodes: readonly (readonly [digest: string, person: string, untilMs: number])[];
  readonly bannedKeys: readonly string[];
  readonly bannedPersons: readonly string[];
}

/** The people and keys that a hall knows, and who is banned. Numbers of people never change. */
export class HallPeople {
  readonly #members: Person[] = [];
  /** The keys of those who have not just the first. */
  readonly #keys = new Map<number, readonly string[]>();
  readonly #numbers = new Map<string, number>();
  readonly #numberOfKey = new Map<string, number>();
  readonly #numberOfName = new Map<string, number>();
  readonly #looks = new Set<string>();
  /** Indexed by the digest of the code; the digest of each person stands in `#digests`. */
  readonly #keyCodes = new Map<string, KeyCode>();
  readonly #digests = new Map<string, string>();
  readonly #bannedKeys = new Set<string>();
  readonly #bannedPersons = new Set<string>();

  get count(): number {
    return this.#members.length;
  }

  /** @param number in the order in which they were registered, from 0 */
  at(number: number): Registered | undefined {
    const member = this.#members[number];
    return member && { ...member, keys: this.#keys.get(number) ?? [member.id] };
  }

  /** The number of a person; undefined for who is not registered. */
  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  has(id: string): boolean {
    return this.#numbers.has(id);
  }

  ofId(id: string): Registered | undefined {
    return this.at(this.#numbers.get(id) ?? -1);
  }

  ofKey(key: string): Registered | undefined {
    return this.at(this.#numberOfKey.get(key) ?? -1);
  }

  /** @param name whatever its case */
  ofName(name: string): Registered | undefined {
    return this.at(this.#numberOfName.get(nameKey(name)) ?? -1);
  }

  /** Whether a name cannot be told from that of somebody. */
  hasLike(name: string): boolean {
    return nameLooks(name).some((look) => this.#looks.has(look));
  }

  /** Whether a key was banned, or the person whose key it is. */
  isBanned(key: string): boolean {
    const person = this.ofKey(key)?.id;
    return this.#bannedKeys.has(key) || (person !== undefined && this.#bannedPersons.has(person));
  }

  keyCode(digest: string): KeyCode | undefined {
    return this.#keyCodes.get(digest);
  }

  /** The key code of a person that was not used yet. */
  keyCodeOf(person: string): KeyCode | undefined {
    return this.#keyCodes.get(this.#digests.get(person) ?? '');
  }

  /** @param keys Default: that of their id alone */
  register(id: string, name: string, keys: readonly string[] = [id]): void {
    const number = this.#members.length;
    this.#members.push({ id, name });
    this.#numbers.set(id, number);
    this.#setKeys(number, keys);
    this.#numberOfName.set(nameKey(name), number);
    for (const look of nameLooks(name)) this.#looks.add(look);
  }

  makeKeyCode(person: string, digest: string, untilMs: number): void {
    this.#forgetKeyCode(person);
    this.#keyCodes.set(digest, { person, untilMs });
    this.#digests.set(person, digest);
  }

  addKey(person: string, key: string): void {
    this.#forgetKeyCode(person);
    const number = this.#numbers.get(person) ?? -1;
    this.#setKeys(number, [...(this.at(number)?.keys ?? []), key]);
  }

  removeKey(person: string, key: string): void {
    this.#numberOfKey.delete(key);
    const number = this.#numbers.get(person) ?? -1;
    const keys = this.at(number)?.keys ?? [];
    this.#setKeys(
      number,
      keys.filter((one) => one !== key),
    );
  }

  ban(key: string): void {
    const person = this.ofKey(key)?.id;
    this.#bannedKeys.add(key);
    if (person !== undefined) this.#bannedPersons.add(person);
  }

  unban(key: string): void {
    const member = this.ofKey(key);
    for (const one of [key, ...(member?.keys ?? [])]) this.#bannedKeys.delete(one);
    if (member) this.#bannedPersons.delete(member.id);
  }

  /** Gives a person another name; the old one is free. */
  rename(id: string, name: string): void {
    const number = this.#numbers.get(id) ?? -1;
    const old = this.#members[number]?.name ?? '';
    this.#numberOfName.delete(nameKey(old));
    for (const look of nameLooks(old)) this.#looks.delete(look);
    this.#members[number] = { id, name };
    this.#numberOfName.set(nameKey(name), number);
    for (const look of nameLooks(name)) this.#looks.add(look);
  }

  /** Takes all keys of a person. The first one names their games, and so nobody else's. */
  remove(id: string): void {
    const number = this.#numbers.get(id) ?? -1;
    for (const key of this.at(number)?.keys ?? []) {
      this.#numberOfKey.delete(key);
      if (this.#bannedPersons.has(id)) this.#bannedKeys.add(key);
    }
    this.#setKeys(number, []);
    this.#forgetKeyCode(id);
  }

  /** All but the members, as plain data. */
  get rest(): PeopleRest {
    return {
      keyCodes: [...this.#keyCodes].map(([digest, { person, untilMs }]) => {
        return [digest, person, untilMs] as const;
      }),
      bannedKeys: [...this.#bannedKeys],
      bannedPersons: [...this.#bannedPersons],
    };
  }

  /** Takes in what `rest` was; the members are there. */
  takeRest({ keyCodes, bannedKeys, bannedPersons }: PeopleRest): void {
    for (const [digest, person, untilMs] of keyCodes) this.makeKeyCode(person, digest, untilMs);
    for (const key of bannedKeys) this.#bannedKeys.add(key);
    for (const person of bannedPersons) this.#bannedPersons.add(person);
  }

  #forgetKeyCode(person: string): void {
    this.#keyCodes.delete(this.#digests.get(person) ?? '');
    this.#digests.delete(person);
  }

  #setKeys(number: number, keys: readonly string[]): void {
    const isFirstAlone = keys.length === 1 && keys[0] === this.#members[number]?.id;
    if (isFirstAlone) this.#keys.delete(number);
    else this.#keys.set(number, keys);
    for (const key of keys) this.#numberOfKey.set(key, number);
  }
}
