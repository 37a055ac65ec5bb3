import * as v from 'valibot';
import { countSchema } from '../room-event.ts';
import { hallEventSchema } from './hall-event.ts';
import { SURE_PEOPLE } from './rated-games.ts';

/** Goes up whenever the same events lead to another hall than before. */
export const SNAPSHOT_VERSION = 2;

/** The first line. */
export const headSchema = v.object({
  version: v.literal(SNAPSHOT_VERSION),
  /** The kinds of events that the program knows. */
  kinds: v.array(v.string()),
  seq: countSchema,
  /** The digest of the last event. */
  last: v.string(),
});

const number = v.number();

/** What stands on the lines of each section. */
export const SECTIONS = {
  /** A member, and all keys of whom has not just the first. */
  members: v.union([
    v.strictTuple([v.string(), v.string()]),
    v.strictTuple([v.string(), v.string(), v.array(v.string())]),
  ]),
  keyCodes: v.strictTuple([v.string(), v.string(), countSchema]),
  bannedKeys: v.string(),
  bannedPersons: v.string(),
  gone: v.strictTuple([v.string(), v.string()]),
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
  bannedNetworks: v.string(),
  heldNetworks: v.strictTuple([v.string(), countSchema]),
} as const;

/** The name of a section. */
export type SnapshotSection = keyof typeof SECTIONS;

/** A line of a section. */
export type SnapshotLine<Name extends SnapshotSection> = v.InferOutput<(typeof SECTIONS)[Name]>;

/** The last section, whose lines `EndedGames` knows. */
export const ENDED = 'ended';

/** The beginning of a line that begins a section. */
export const SECTION = '{"section":';

/** The beginning of the last line, which has the digest of all lines before it. */
export const SEAL = '{"sha256":';
