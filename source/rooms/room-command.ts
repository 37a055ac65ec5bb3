import * as v from 'valibot';
import { countSchema, FIXED_WORDS, ROOM_OFFERS, shortText } from './room-event.ts';

const bodySchemas = [
  /** A move in USI. */
  v.object({ kind: v.literal('move'), move: shortText }),
  v.object({ kind: v.literal('resign') }),
  v.object({ kind: v.literal('offer'), what: v.picklist(ROOM_OFFERS) }),
  /** Answers all that the other side offers, or one kind of it. */
  v.object({
    kind: v.literal('answer'),
    accepts: v.boolean(),
    what: v.exactOptional(v.picklist(ROOM_OFFERS)),
  }),
  /** Ends the game, since the other side has been away for long. */
  v.object({ kind: v.literal('claim'), result: v.picklist(['win', 'draw']) }),
  v.object({ kind: v.literal('say'), text: v.string() }),
  v.object({ kind: v.literal('greet'), what: v.picklist(FIXED_WORDS) }),
] as const;

const bodySchema = v.variant('kind', bodySchemas);

const headSchema = v.object({
  /** Chosen by the sender, another one for each command: sent twice it takes effect once. */
  id: v.pipe(shortText, v.minLength(1)),
  /** The number of the last event that the sender has seen. */
  seen: countSchema,
});

export const roomCommandSchema = v.intersect([headSchema, bodySchema]);

/** What somebody in a room wants: plain data, as it goes over the wire. */
export type RoomCommand = v.InferOutput<typeof headSchema> & RoomCommandBody;

export type RoomCommandBody = v.InferOutput<typeof bodySchema>;
