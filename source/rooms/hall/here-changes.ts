import * as v from 'valibot';
import { shortText } from '../room-event.ts';
import { type Here, hereSchema } from './here.ts';

/** What has changed of who is here. */
export const hereChangesSchema = v.object({
  /** Those who have come, or are elsewhere now. */
  here: v.array(hereSchema),
  /** The sessions that are gone. */
  gone: v.array(shortText),
});

export type HereChanges = v.InferOutput<typeof hereChangesSchema>;

/** The people of some sessions, by session. */
export type HereBySession = ReadonlyMap<string, Here>;

/** What makes the people who are here of those who were. */
export function changesOfHere(before: HereBySession, now: readonly Here[]): HereChanges {
  const there = new Set(now.map(({ session }) => session));
  return {
    here: now.filter((one) => !isSame(before.get(one.session), one)),
    gone: [...before.keys()].filter((session) => !there.has(session)),
  };
}

/** Whether changes change anything. */
export function hasChanges({ here, gone }: HereChanges): boolean {
  return here.length > 0 || gone.length > 0;
}

/** Those who are here after changes. Who was there before keeps the place. */
export function hereAfter(before: HereBySession, { here, gone }: HereChanges): HereBySession {
  const after = new Map(before);
  for (const session of gone) after.delete(session);
  for (const one of here) after.set(one.session, one);
  return after;
}

function isSame(one: Here | undefined, other: Here): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
