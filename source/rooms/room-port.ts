import * as v from 'valibot';
import type { Result } from '../rules/core/result.ts';
import { IDLE_STATES } from './idleness.ts';
import type { DoorFault, Visitor } from './room.ts';
import type { RoomCommand } from './room-command.ts';
import { colorSchema, countSchema, roomEventSchema, shortText } from './room-event.ts';

/** Why a room does not do what a command says. */
const REFUSALS = [
  /** Something has changed in the game since the sender looked. */
  'moved-on',
  'watching',
  'not-begun',
  'game-over',
  'adjourned',
  'not-your-turn',
  'illegal',
  'no-offer',
  'offered-already',
  'no-impasse',
  'nothing-to-undo',
  'no-more-take-backs',
  /** There is no other game before the end of this one. */
  'not-over',
  /** The other side is here, and it is not its turn, or its flag will fall. */
  'not-away',
  /** The other side has not been away, or has not been to move, for long enough: `waitMs` is left. */
  'wait',
  'nothing-said',
  'too-long',
  /** Strangers say nothing but `FIXED_WORDS`. */
  'fixed-words-only',
  /** More than a person types. */
  'too-fast',
  /** The log could not be written: `detail` is the system's code. */
  'not-saved',
] as const;

const refusalSchema = v.object({
  code: v.picklist(REFUSALS),
  waitMs: v.exactOptional(countSchema),
  detail: v.exactOptional(shortText),
});

/** `here`: a terminal at the seat; `gone`: away for so long that the other may claim the game. */
const presenceSchema = v.picklist(['here', 'away', 'gone']);

/** What a room sends to those who are in it. */
export const roomMessageSchema = v.variant('kind', [
  /** The first message. Events follow that the receiver has not seen. */
  v.object({
    kind: v.literal('welcome'),
    /** The name of the game; another one than before means that all events come anew. */
    game: shortText,
    /** The side of the receiver; missing for a watcher. */
    seat: v.exactOptional(colorSchema),
    /** The number of the last event. */
    seq: countSchema,
  }),
  v.object({ kind: v.literal('event'), event: roomEventSchema }),
  /** A command that takes no effect, and why. */
  v.object({ kind: v.literal('refused'), id: shortText, refusal: refusalSchema }),
  /** A command that was repeated had effect already: the event with this number. */
  v.object({ kind: v.literal('done'), id: shortText, seq: countSchema }),
  /** The people who are there; both sides in the order of `COLORS`. */
  v.object({
    kind: v.literal('presence'),
    sides: v.tuple([presenceSchema, presenceSchema]),
    watchers: countSchema,
    /** What becomes of the side to move, if it has not moved for long. */
    idle: v.exactOptional(v.picklist(IDLE_STATES)),
  }),
  /** How the clock stands, if the last event does not tell it. */
  v.object({ kind: v.literal('clock'), turnMs: countSchema, isRunning: v.boolean() }),
  /** The room closes: its host leaves, or the game goes to another terminal of the host. */
  v.object({ kind: v.literal('closed'), why: v.picklist(['left', 'handed-over', 'withdrawn']) }),
]);

export type RoomMessage = v.InferOutput<typeof roomMessageSchema>;

/** A line into a room. What it carries is plain data; whether it is a call or a socket, none tells. */
export interface RoomPort {
  readonly send: (command: RoomCommand) => void;
  readonly close: () => void;
}

/** As `DoorFault`, in words of the wire. */
export const DOOR_FAULTS = ['full', 'no-watchers', 'not-saved'] as const;

/** A visitor, and the game and the number of the last event that they know; 0 for none. */
export type WireVisitor = Visitor & { readonly game: string; readonly seen: number };

/** The door by which visitors come in. */
export interface RoomDoor {
  /** @param hear called with every message, the first one before `enter` resolves */
  readonly enter: (
    visitor: WireVisitor,
    hear: (message: RoomMessage) => void,
  ) => Promise<Result<RoomPort, DoorFault>>;
}
