import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { HALL_KINDS } from './hall-event.ts';
import type { Challenge, HallGame } from './hall-now.ts';
import { emptyParts, type HallParts, HallState } from './hall-state.ts';
import { ENDED, headSchema, SEAL, SECTION, SECTIONS, type SnapshotLine } from './snapshot-form.ts';

/** Why a snapshot is of no use. */
export type SnapshotFault =
  /** Another version of the program has written it. */
  | 'other-version'
  /** It was cut off, or is not as it was written. */
  | 'damaged'
  /** The log is not the one that it was made of. */
  | 'other-log';

/** A hall as it was kept. */
export interface KeptHall {
  readonly hall: HallState;
  /** The digest of the last event. */
  readonly last: string;
}

/**
 * Reads what was kept of a hall; undefined for nothing. Rejects with what `chunks` does.
 * @param chunks cut anywhere
 */
export async function readSnapshot(
  chunks: AsyncIterable<string>,
): Promise<Result<KeptHall | undefined, SnapshotFault>> {
  const reader = new SnapshotReader();
  const hash = createHash('sha256');
  let [rest, seal] = ['', ''];
  for await (const chunk of chunks) {
    rest += chunk;
    const end = rest.lastIndexOf('\n') + 1;
    if (end === 0) continue;
    const lastLine = rest.lastIndexOf('\n', end - 2) + 1;
    const isEnd = rest.startsWith(SEAL, lastLine);
    const lines = rest.slice(0, isEnd ? lastLine : end);
    seal = rest.slice(lines.length);
    rest = isEnd ? '' : seal;
    hash.update(lines);
    const fault = reader.take(lines);
    if (fault) return failure(fault);
  }
  if (reader.isEmpty && rest === '') return success(undefined);
  const kept = seal === `${SEAL}"${hash.digest('hex')}"}\n` ? reader.end() : undefined;
  return kept ? success(kept) : failure('damaged');
}

/** Makes a hall of the lines of a snapshot. */
class SnapshotReader {
  readonly #parts: HallParts = emptyParts();
  readonly #keyCodes: SnapshotLine<'keyCodes'>[] = [];
  readonly #bannedKeys: string[] = [];
  readonly #bannedPersons: string[] = [];
  readonly #challenges: Challenge[] = [];
  readonly #games: HallGame[] = [];
  readonly #bannedNetworks: string[] = [];
  readonly #heldNetworks: SnapshotLine<'heldNetworks'>[] = [];
  #head: v.InferOutput<typeof headSchema> | undefined;
  #section: string | undefined;

  /** Takes some lines. @returns why they are of no use */
  take(lines: string): SnapshotFault | undefined {
    try {
      for (const line of lines.split('\n')) {
        if (line === '') continue;
        if (line.startsWith(SECTION)) this.#section = JSON.parse(line).section;
        else if (this.#section === ENDED) this.#parts.ended.take(line);
        else if (this.#section === undefined) {
          this.#head = v.parse(headSchema, JSON.parse(line));
          if (this.#head.kinds.join() !== HALL_KINDS.join()) return 'other-version';
        } else if (!this.#takeOf(this.#section, JSON.parse(line))) return 'damaged';
      }
      return undefined;
    } catch {
      return this.#head ? 'damaged' : 'other-version';
    }
  }

  /** Whether there was no line. */
  get isEmpty(): boolean {
    return this.#head === undefined;
  }

  /** The hall; undefined where the last section is missing. */
  end(): KeptHall | undefined {
    if (!this.#head || this.#section !== ENDED) return undefined;
    const { seq, last } = this.#head;
    const parts = this.#parts;
    parts.people.takeRest({
      keyCodes: this.#keyCodes,
      bannedKeys: this.#bannedKeys,
      bannedPersons: this.#bannedPersons,
    });
    const standing = {
      seq,
      challenges: this.#challenges,
      games: this.#games,
      bannedNetworks: this.#bannedNetworks,
      heldNetworks: this.#heldNetworks,
    };
    return { hall: new HallState(standing, parts), last };
  }

  /** @returns whether the line belongs there */
  #takeOf(section: string, json: unknown): boolean {
    const { people, ratings, gone, rematches, pairsOfDay } = this.#parts;
    switch (section) {
      case 'members': {
        const [id, name, keys] = v.parse(SECTIONS.members, json);
        people.register(id, name, keys);
        return true;
      }
      case 'keyCodes':
        this.#keyCodes.push(v.parse(SECTIONS.keyCodes, json));
        return true;
      case 'bannedKeys':
        this.#bannedKeys.push(v.parse(SECTIONS.bannedKeys, json));
        return true;
      case 'bannedPersons':
        this.#bannedPersons.push(v.parse(SECTIONS.bannedPersons, json));
        return true;
      case 'gone':
        gone.set(...v.parse(SECTIONS.gone, json));
        return true;
      case 'rematches':
        rematches.set(...v.parse(SECTIONS.rematches, json));
        return true;
      case 'pairsOfDay': {
        const [day, pair, count] = v.parse(SECTIONS.pairsOfDay, json);
        pairsOfDay.day = day;
        pairsOfDay.games.set(pair, count);
        return true;
      }
      case 'ratings': {
        const row = v.parse(SECTIONS.ratings, json);
        const [variant, person, rating, deviation, volatility, games, met] = row;
        const rated = { rating: { rating, deviation, volatility }, games, people: met };
        ratings.set(variant, person, rated);
        return people.at(person) !== undefined;
      }
      case 'challenges': {
        const event = v.parse(SECTIONS.challenges, json);
        if (event.kind === 'challenged') this.#challenges.push(event);
        return event.kind === 'challenged';
      }
      case 'games': {
        const [terms, began] = v.parse(SECTIONS.games, json);
        if (terms.kind !== 'challenged' || began.kind !== 'began') return false;
        this.#games.push({ terms, began, ended: undefined });
        return true;
      }
      case 'bannedNetworks':
        this.#bannedNetworks.push(v.parse(SECTIONS.bannedNetworks, json));
        return true;
      case 'heldNetworks':
        this.#heldNetworks.push(v.parse(SECTIONS.heldNetworks, json));
        return true;
      default:
        return false;
    }
  }
}
