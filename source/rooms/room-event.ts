import * as v from 'valibot';
import { COLORS } from '../rules/core/color.ts';
import { END_REASONS } from '../rules/core/game.ts';

/** What one side of a room asks the other to agree to. */
const ROOM_OFFERS = ['draw', 'impasse', 'take-back', 'adjournment', 'rematch'] as const;

/** What one may say everywhere, also to strangers. */
export const FIXED_WORDS = ['greet', 'thanks', 'well played'] as const;

/** The longest text that somebody may say, in characters. */
export const LONGEST_SAYING = 200;

export const colorSchema = v.picklist(COLORS);
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A name, a position, a move: nothing longer is needed. */
export const shortText = v.pipe(v.string(), v.maxLength(400));

const pointsSchema = v.object({ black: countSchema, white: countSchema });

/** How a game has ended. */
export const endingSchema = v.object({
  reason: v.picklist(END_REASONS),
  winner: v.exactOptional(colorSchema),
  points: v.exactOptional(pointsSchema),
});

/** What has happened in a room. */
const bodySchemas = [
  /** The room was opened. The first event of each game, and only that. */
  v.object({
    kind: v.literal('opened'),
    /** What lets others in; '' where nobody is asked for it. */
    code: shortText,
    /** The folder of the socket, so that it is the same again; '' for that of the system. */
    folder: shortText,
    variant: shortText,
    /** The fingerprint of the rules of a game that a file describes. */
    rules: v.exactOptional(shortText),
    /** The position that the game starts from. */
    sfen: shortText,
    /** `600+30+0`; '' for a game without a clock. */
    timeControl: shortText,
    hasWatchers: v.boolean(),
    /** Whether nothing but `FIXED_WORDS` may be said. Default: anything. */
    hasFixedWords: v.exactOptional(v.boolean()),
  }),
  /** Somebody has taken a free seat. The game begins with the second. */
  v.object({ kind: v.literal('seated'), color: colorSchema, account: shortText, name: shortText }),
  /** A move in USI. It may end the game by the rules. */
  v.object({ kind: v.literal('moved'), move: shortText }),
  v.object({ kind: v.literal('offered'), what: v.picklist(ROOM_OFFERS) }),
  /** The offer of the other side was declined. */
  v.object({ kind: v.literal('declined'), what: v.picklist(ROOM_OFFERS) }),
  /** An offer no longer stands: one of the two has left. */
  v.object({ kind: v.literal('lapsed'), what: v.picklist(ROOM_OFFERS) }),
  /** Both agreed to another game, which is a game of its own. */
  v.object({ kind: v.literal('rematched') }),
  /** The side agreed to the request of the other to take moves back. */
  v.object({ kind: v.literal('taken-back'), plies: countSchema }),
  /** The game has ended otherwise than by a move. */
  v.object({ kind: v.literal('ended'), ending: endingSchema }),
  /** Both agreed to go on another time. */
  v.object({ kind: v.literal('adjourned') }),
  /** Both are back. */
  v.object({ kind: v.literal('continued') }),
  v.object({ kind: v.literal('said'), text: v.pipe(v.string(), v.maxLength(LONGEST_SAYING)) }),
  v.object({ kind: v.literal('greeted'), what: v.picklist(FIXED_WORDS) }),
  /** The clock, which stood while nobody could have moved, runs on from now. */
  v.object({ kind: v.literal('resumed') }),
] as const;

const headSchema = v.object({
  /** From 1 on, without a gap. */
  seq: v.pipe(countSchema, v.minValue(1)),
  /** The time of day, in milliseconds since 1970. */
  at: countSchema,
  /** The side that has done it; missing for what the room does by itself. */
  by: v.exactOptional(colorSchema),
  /** The command that it follows from. */
  id: v.exactOptional(shortText),
  /** Time used in the turn when it happened, in milliseconds; missing without a clock. */
  turnMs: v.exactOptional(countSchema),
});

const bodySchema = v.variant('kind', bodySchemas);

export const roomEventSchema = v.intersect([headSchema, bodySchema]);

/** An event of a room: plain data, as it lies in the log and goes over the wire. */
export type RoomEvent = v.InferOutput<typeof headSchema> & RoomEventBody;

/** What an event tells, without its number and time. */
export type RoomEventBody = v.InferOutput<typeof bodySchema>;

export type RoomOffer = (typeof ROOM_OFFERS)[number];

export type FixedWord = (typeof FIXED_WORDS)[number];
