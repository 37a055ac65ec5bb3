import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { countSchema } from '../room-event.ts';
import { HALL_KINDS, type HallEvent, hallEventSchema } from './hall-event.ts';
import type { Challenge, HallGame } from './hall-now.ts';
import type { HallPeople } from './hall-people.ts';
import type { HallRatings } from './hall-ratings.ts';
import { emptyParts, type HallParts, HallState } from './hall-state.ts';
import { SURE_PEOPLE } from './rated-games.ts';
import type { Seek } from './seeks.ts';

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

/** Goes up whenever the same events lead to another hall than before. */
const VERSION = 1;

/** The characters that go together, at most: no statement of a database is to be long. */
const CHUNK_LENGTH = 250_000;

const headSchema = v.object({
  version: v.literal(VERSION),
  /** The kinds of events that the program knows. */
  kinds: v.array(v.string()),
  seq: countSchema,
  /** The digest of the last event. */
  last: v.string(),
});

const number = v.number();

/** What stands on the lines of each section. */
const SECTIONS = {
  /** A member, and all keys of whom has not just the first. */
  members: v.union([
    v.strictTuple([v.string(), v.string()]),
    v.strictTuple([v.string(), v.string(), v.array(v.string())]),
  ]),
  keyCodes: v.strictTuple([v.string(), v.string(), countSchema]),
  bannedKeys: v.string(),
  bannedPersons: v.string(),
  goneCodes: v.string(),
  rematches: v.strictTuple([v.string(), v.string()]),
  /** The day, two numbers as `3 17`, games. */
  pairsOfDay: v.strictTuple([countSchema, v.string(), countSchema]),
  /** The variant, the number of a member, the rating, games, the numbers of opponents. */
  ratings: v.strictTuple([
    v.string(),
    countSchema,
    number,
    number,
    number,
    countSchema,
    v.pipe(v.array(countSchema), v.maxLength(SURE_PEOPLE)),
  ]),
  challenges: hallEventSchema,
  games: v.strictTuple([hallEventSchema, hallEventSchema]),
  seeks: hallEventSchema,
  opponents: v.strictTuple([v.string(), v.string()]),
  bannedNetworks: v.string(),
  heldNetworks: v.strictTuple([v.string(), countSchema]),
} as const;

type Section = keyof typeof SECTIONS;

type Line<Name extends Section> = v.InferOutput<(typeof SECTIONS)[Name]>;

/** The last section, whose lines `EndedGames` knows. */
const ENDED = 'ended';

/** The beginning of a line that begins a section. */
const SECTION = '{"section":';

/** The beginning of the last line, which has the digest of all lines before it. */
const SEAL = '{"sha256":';

/** What tells an event from any other one. */
export function eventDigest(event: HallEvent): string {
  // It may have come otherwise than out of a log.
  return sha256(JSON.stringify(v.parse(hallEventSchema, event)));
}

/**
 * What is to be kept of a hall, piece by piece; the hall may change after that.
 * @param last the last event
 * @param pause called now and then; the hall must not change meanwhile
 */
export async function takeSnapshot(
  hall: HallState,
  last: HallEvent,
  pause: () => Promise<void>,
): Promise<Iterable<string>> {
  const chunks: string[] = [];
  let lines: string[] = [];
  let length = 0;
  for (const line of linesOf(hall, last)) {
    lines.push(line);
    length += line.length + 1;
    if (length < CHUNK_LENGTH) continue;
    chunks.push(`${lines.join('\n')}\n`);
    [lines, length] = [[], 0];
    await pause();
  }
  chunks.push(`${lines.join('\n')}\n`);
  return sealed(chunks, hall.parts.ended.pieces);
}

/** All lines but those of the games that are over. */
function* linesOf(hall: HallState, last: HallEvent): Iterable<string> {
  const { seq, challenges, games, seeks, opponents, ...networks } = hall.standing;
  const { people, ratings, goneCodes, rematches, pairsOfDay } = hall.parts;
  const { keyCodes, bannedKeys, bannedPersons } = people.rest;
  yield JSON.stringify({ version: VERSION, kinds: HALL_KINDS, seq, last: eventDigest(last) });
  yield* section('members', membersOf(people));
  yield* section('keyCodes', keyCodes);
  yield* section('bannedKeys', bannedKeys);
  yield* section('bannedPersons', bannedPersons);
  yield* section('goneCodes', goneCodes);
  yield* section('rematches', rematches);
  const { day, games: ofPairs } = pairsOfDay;
  const pairs = [...ofPairs].map(([pair, count]) => [day, pair, count]);
  yield* section('pairsOfDay', pairs);
  yield* section('ratings', ratingsOf(ratings));
  yield* section('challenges', challenges);
  yield* section(
    'games',
    games.map(({ terms, began }) => [terms, began]),
  );
  yield* section('seeks', seeks);
  yield* section('opponents', opponents);
  yield* section('bannedNetworks', networks.bannedNetworks);
  yield* section('heldNetworks', networks.heldNetworks);
  yield* section(ENDED, []);
}

function* section(name: Section | typeof ENDED, lines: Iterable<unknown>): Iterable<string> {
  yield `${SECTION}${JSON.stringify(name)}}`;
  for (const line of lines) yield JSON.stringify(line);
}

function* membersOf(people: HallPeople): Iterable<Line<'members'>> {
  for (let number = 0; number < people.count; number++) {
    const { id = '', name = '', keys = [] } = people.at(number) ?? {};
    yield keys.length === 1 && keys[0] === id ? [id, name] : [id, name, [...keys]];
  }
}

function* ratingsOf(ratings: HallRatings): Iterable<Line<'ratings'>> {
  for (const variant of ratings.variants) {
    for (const [person, { rating, games, people }] of ratings.rated(variant)) {
      const { rating: points, deviation, volatility } = rating;
      yield [variant, person, points, deviation, volatility, games, [...people]];
    }
  }
}

function* sealed(chunks: readonly string[], pieces: readonly Buffer[]): Iterable<string> {
  const hash = createHash('sha256');
  for (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  for (const piece of pieces) {
    hash.update(piece);
    yield piece.toString();
  }
  yield `${SEAL}"${hash.digest('hex')}"}\n`;
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
  readonly #keyCodes: Line<'keyCodes'>[] = [];
  readonly #bannedKeys: string[] = [];
  readonly #bannedPersons: string[] = [];
  readonly #challenges: Challenge[] = [];
  readonly #games: HallGame[] = [];
  readonly #seeks: Seek[] = [];
  readonly #opponents: Line<'opponents'>[] = [];
  readonly #bannedNetworks: string[] = [];
  readonly #heldNetworks: Line<'heldNetworks'>[] = [];
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
      ...{ keyCodes: this.#keyCodes, bannedKeys: this.#bannedKeys },
      bannedPersons: this.#bannedPersons,
    });
    const standing = {
      ...{ seq, challenges: this.#challenges, games: this.#games },
      ...{ seeks: this.#seeks, opponents: this.#opponents },
      ...{ bannedNetworks: this.#bannedNetworks, heldNetworks: this.#heldNetworks },
    };
    return { hall: new HallState(standing, parts), last };
  }

  /** @returns whether the line belongs there */
  #takeOf(section: string, json: unknown): boolean {
    const { people, ratings, goneCodes, rematches, pairsOfDay } = this.#parts;
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
      case 'goneCodes':
        goneCodes.add(v.parse(SECTIONS.goneCodes, json));
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
      case 'seeks': {
        const event = v.parse(SECTIONS.seeks, json);
        if (event.kind === 'sought') this.#seeks.push(event);
        return event.kind === 'sought';
      }
      case 'opponents':
        this.#opponents.push(v.parse(SECTIONS.opponents, json));
        return true;
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

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
