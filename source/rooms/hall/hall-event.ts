import * as v from 'valibot';
import { COLORS } from '../../rules/core/color.ts';
import { countSchema, endingSchema, eventHead, shortText } from '../room-event.ts';

/** The sides of a game that was not begun yet: by lot, or as its maker has chosen. */
export const CHOSEN_SIDES = ['lot', ...COLORS] as const;

/** Somebody on the server. Guests are known by nothing else. */
export const personSchema = v.object({
  /** The fingerprint of their first key, as `SHA256:…`; of a guest `guest:` and a random text. */
  id: shortText,
  name: shortText,
});

/** What is played. */
const termsEntries = {
  variant: shortText,
  /** The position that the game starts from. */
  sfen: shortText,
  /** `600+30+0`; '' for a game without a clock. */
  timeControl: shortText,
  isRated: v.boolean(),
  hasWatchers: v.boolean(),
};

/** Whom a challenge is for: all who are here, one person, or whoever has its code. */
const challengedSchema = v.variant('kind', [
  v.object({ kind: v.literal('anyone') }),
  v.object({ kind: v.literal('person'), person: shortText, name: shortText }),
  v.object({ kind: v.literal('invitation') }),
]);

/** What somebody offers, and to whom. */
const offerEntries = {
  by: personSchema,
  to: challengedSchema,
  side: v.picklist(CHOSEN_SIDES),
  ...termsEntries,
};

/** What has happened in the hall of a server. */
const bodySchemas = [
  /** A key has become a person. The person is named by the fingerprint of that first key. */
  v.object({ kind: v.literal('registered'), person: shortText, name: shortText }),
  /** A person may let another key in until a time. Of the code only the SHA-256 is kept, in hex. */
  v.object({
    kind: v.literal('key-code-made'),
    person: shortText,
    digest: shortText,
    untilMs: countSchema,
  }),
  v.object({ kind: v.literal('key-added'), person: shortText, key: shortText }),
  v.object({ kind: v.literal('key-removed'), person: shortText, key: shortText }),
  v.object({ kind: v.literal('banned'), key: shortText }),
  v.object({ kind: v.literal('unbanned'), key: shortText }),
  /** Nobody comes in from a network, as `192.0.2.0/24`. */
  v.object({ kind: v.literal('network-banned'), network: shortText }),
  v.object({ kind: v.literal('network-unbanned'), network: shortText }),
  /** Somebody who is banned was at a network: until a time nobody new registers from there. */
  v.object({ kind: v.literal('network-held'), network: shortText, untilMs: countSchema }),
  v.object({ kind: v.literal('renamed'), person: shortText, name: shortText }),
  /** A person has gone. Their games stay, under a number: `#1234`. */
  v.object({
    kind: v.literal('deleted'),
    person: shortText,
    name: shortText,
    /** Those that they had. */
    keys: v.array(shortText),
  }),
  v.object({
    kind: v.literal('challenged'),
    /** Six signs, as `newCode` gives them; no other challenge or game has them. Names the challenge. */
    code: shortText,
    ...offerEntries,
  }),
  v.object({
    kind: v.literal('withdrawn'),
    code: shortText,
    why: v.picklist(['taken-back', 'declined', 'away']),
  }),
  /**
   * A challenge was accepted, and the game has its code; or a game began without one. The two offer
   * nothing to anyone any more, nor does who accepted to who is accepted.
   */
  v.object({
    kind: v.literal('began'),
    code: shortText,
    /** What is played, where no challenge says it. */
    terms: v.exactOptional(v.object(offerEntries)),
    /** The code of the game of which it is the rematch. */
    after: v.exactOptional(shortText),
    /** The name of the game in its log. */
    game: shortText,
    black: personSchema,
    white: personSchema,
  }),
  /** The game is over, as the log of the game tells. */
  v.object({
    kind: v.literal('ended'),
    code: shortText,
    plies: countSchema,
    ending: endingSchema,
    /** It counts for nobody, since whoever runs the server has closed it. */
    isVoid: v.exactOptional(v.literal(true)),
  }),
] as const;

/** The kinds of events that there are. */
export const HALL_KINDS = bodySchemas.map(({ entries }) => entries.kind.literal);

const bodySchema = v.variant('kind', bodySchemas);

const headSchema = v.object(eventHead);

/** What an event of the hall tells, without its number and time. */
export type HallEventBody = v.InferOutput<typeof bodySchema>;

/** An event of the hall: plain data, as it lies in the log and goes between processes. */
export type HallEvent = v.InferOutput<typeof headSchema> & HallEventBody;

const schemaOfKind = new Map<unknown, v.GenericSchema>(
  bodySchemas.map(({ entries }) => [entries.kind.literal, v.object({ ...eventHead, ...entries })]),
);
const anySchema = v.intersect([headSchema, bodySchema]);

/** A schema of one kind is tried, and not one after the other: a hall has a million events. */
export const hallEventSchema = v.pipe(
  v.lazy((input): v.GenericSchema => {
    const isObject = typeof input === 'object' && input !== null && 'kind' in input;
    return (isObject && schemaOfKind.get(input.kind)) || anySchema;
  }),
  v.transform((event) => event as HallEvent),
);
