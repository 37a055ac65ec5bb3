import * as v from 'valibot';
import { colorSchema, countSchema, shortText } from '../room-event.ts';
import { DOOR_FAULTS } from '../room-port.ts';

/** The version of what is said on the line. */
export const ROOM_VERSION = 1;

/** How long a greeting may take. */
export const GREETING_MS = 10_000;

const versionSchema = v.object({ version: countSchema });

/** The version of the other side, whatever else that says, where it is another one. */
export function otherVersion(value: unknown): number | undefined {
  const { success, output } = v.safeParse(versionSchema, value);
  return success && output.version !== ROOM_VERSION ? output.version : undefined;
}

/** The first word of a host. */
export const greetingSchema = v.object({
  komadai: v.literal('room'),
  version: v.literal(ROOM_VERSION),
  /** The name of the file by which the joiner proves their account. */
  nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});

export type Greeting = v.InferOutput<typeof greetingSchema>;

/** The first word of a joiner, after the file of the proof is there. */
export const helloSchema = v.object({
  version: v.literal(ROOM_VERSION),
  code: shortText,
  wants: v.picklist(['play', 'watch']),
  /** The side that the joiner had before. */
  side: v.exactOptional(colorSchema),
  /** The game that the joiner knows, and the number of the last event; 0 for none. */
  game: shortText,
  seen: countSchema,
});

export type Hello = v.InferOutput<typeof helloSchema>;

/** Why a host does not let somebody in. */
const noSchemas = [
  v.object({
    kind: v.literal('no'),
    code: v.picklist([...DOOR_FAULTS, 'wrong-code', 'no-proof']),
  }),
  v.object({
    kind: v.literal('no'),
    code: v.literal('too-many-tries'),
    /** When the next try is looked at. */
    waitMs: countSchema,
  }),
  v.object({
    kind: v.literal('no'),
    code: v.literal('other-version'),
    /** That of the host. */
    version: countSchema,
  }),
] as const;

export const noSchema = v.variant('code', noSchemas);

/** The answer of a host that does not let somebody in. */
export type No = v.InferOutput<typeof noSchema>;
