import * as v from 'valibot';
import { countSchema, shortText } from '../room-event.ts';
import { CHOSEN_SIDES } from './hall-event.ts';

/** Somebody on the server. */
export const personSchema = v.object({
  /** The fingerprint of their first key, as `SHA256:…`; of a guest `guest:` and a random text. */
  id: shortText,
  name: shortText,
});

export type Person = v.InferOutput<typeof personSchema>;

/** Whether somebody has no key, and is forgotten when they leave. */
export function isGuest({ id }: Person): boolean {
  return id.startsWith('guest:');
}

const challengeSchema = v.object({
  kind: v.literal('challenge'),
  to: v.variant('kind', [
    v.object({ kind: v.literal('anyone') }),
    /** A name of a person, whatever its case. */
    v.object({ kind: v.literal('name'), name: shortText }),
    v.object({ kind: v.literal('invitation') }),
  ]),
  variant: shortText,
  sfen: shortText,
  timeControl: shortText,
  side: v.picklist(CHOSEN_SIDES),
  /** Whether it may be rated; the hall knows when it cannot be. */
  isRated: v.boolean(),
  hasWatchers: v.boolean(),
});

/** What somebody asks of the hall. */
export const hallCommandSchema = v.variant('kind', [
  /** Makes a person of the sender's key. */
  v.object({ kind: v.literal('register'), key: shortText, name: shortText }),
  /** Lets the sender's key into the person who has made a code. */
  v.object({ kind: v.literal('use-key-code'), key: shortText, code: shortText }),
  /** Makes a code for another key; the answer has it. */
  v.object({ kind: v.literal('make-key-code') }),
  v.object({ kind: v.literal('remove-key'), key: shortText }),
  challengeSchema,
  v.object({ kind: v.literal('withdraw'), code: shortText }),
  v.object({ kind: v.literal('decline'), code: shortText }),
  /** Takes a challenge, also by invitation: the game begins. */
  v.object({ kind: v.literal('accept'), code: shortText }),
]);

export type HallCommand = v.InferOutput<typeof hallCommandSchema>;

/** What a challenge offers. */
export type ChallengeTerms = Omit<v.InferOutput<typeof challengeSchema>, 'kind'>;

/** Why the hall does not do what a command says. */
export const HALL_REFUSALS = [
  /** A name has 1 to 16 columns of letters, digits, `-`, kana or kanji of one script. */
  'bad-name',
  'name-taken',
  /** The key belongs to somebody already. */
  'key-taken',
  /** The one-time code is wrong, was used, or is too old. */
  'wrong-key-code',
  'too-many-keys',
  /** It is the only key, or that of nobody. */
  'last-key',
  'no-such-key',
  /** Guests have no keys and no rating. */
  'guest',
  'no-such-name',
  /** One cannot challenge or accept oneself. */
  'yourself',
  'too-many-challenges',
  /** It was taken back, declined or accepted by somebody else. */
  'challenge-gone',
  /** It is for somebody else. */
  'not-for-you',
  /** Too many wrong codes, or too many commands: `waitMs` is left. */
  'too-fast',
  /** What is to be played is no position, variant or time control. */
  'bad-terms',
  'too-many-games',
  /** The log could not be written: `detail` is the system's code. */
  'not-saved',
] as const;

export type HallRefusalCode = (typeof HALL_REFUSALS)[number];

export const hallRefusalSchema = v.object({
  code: v.picklist(HALL_REFUSALS),
  waitMs: v.exactOptional(countSchema),
  detail: v.exactOptional(shortText),
});

export type HallRefusal = v.InferOutput<typeof hallRefusalSchema>;

/** What the hall has done. */
export const hallAnswerSchema = v.object({
  /** The person that the sender is from now on. */
  person: v.exactOptional(personSchema),
  /** The code of the challenge or game, or the one-time code for another key. */
  code: v.exactOptional(shortText),
  /** The name of the game that has begun. */
  game: v.exactOptional(shortText),
});

export type HallAnswer = v.InferOutput<typeof hallAnswerSchema>;
