import type { Person } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';

type Challenged = Extract<HallEvent, { kind: 'challenged' }>;
type Began = Extract<HallEvent, { kind: 'began' }>;

/** The name of a person, by their id; undefined for who keeps the one that they have. */
export type NameOf = (id: string) => string | undefined;

/** Somebody with the name that they have now. */
function personWithName({ id, name }: Person, nameOf: NameOf): Person {
  return { id, name: nameOf(id) ?? name };
}

/** A challenge, or the terms of a game, with the names that people have now. */
export function challengeWithNames<Terms extends Pick<Challenged, 'by' | 'to'>>(
  terms: Terms,
  nameOf: NameOf,
): Terms {
  const { by, to } = terms;
  return {
    ...terms,
    by: personWithName(by, nameOf),
    to: to.kind === 'person' ? { ...to, name: nameOf(to.person) ?? to.name } : to,
  };
}

/** The begin of a game with the names that people have now. */
export function beganWithNames(began: Began, nameOf: NameOf): Began {
  const { black, white, terms } = began;
  return {
    ...began,
    black: personWithName(black, nameOf),
    white: personWithName(white, nameOf),
    ...(terms && { terms: challengeWithNames(terms, nameOf) }),
  };
}
