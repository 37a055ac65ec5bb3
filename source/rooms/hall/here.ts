import * as v from 'valibot';
import { colorSchema, shortText } from '../room-event.ts';
import { personSchema } from './hall-event.ts';

/** Somebody who is on the server with one session. */
export const hereSchema = v.object({
  /** Names the session; no two have the same. */
  session: shortText,
  person: personSchema,
  /** The game that the session is in. Missing in the lobby. */
  game: v.exactOptional(shortText),
  /** The side in that game; missing for a watcher. */
  seat: v.exactOptional(colorSchema),
});

export type Here = v.InferOutput<typeof hereSchema>;
