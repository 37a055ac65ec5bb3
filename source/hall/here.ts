import * as v from 'valibot';
import { colorSchema, shortText } from '../rooms/room-event.ts';

/** Somebody who is on the server with one session. */
export const hereSchema = v.object({
  /** Names the session; no two have the same. */
  session: shortText,
  person: v.object({ id: shortText, name: shortText }),
  /** The game that the session is in. Missing in the lobby. */
  game: v.exactOptional(shortText),
  /** The side in that game; missing for a watcher. */
  seat: v.exactOptional(colorSchema),
  /** When it came, in milliseconds of the house's time; missing where places do not count. */
  since: v.exactOptional(v.number()),
  /** The older session of the person that has to end for it. */
  instead: v.exactOptional(shortText),
});

export type Here = v.InferOutput<typeof hereSchema>;
