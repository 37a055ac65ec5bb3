import type { Person } from './hall-command.ts';
import type { HallEvent } from './hall-event.ts';

type Challenged = Extract<HallEvent, { kind: 'challenged' }>;
type Began = Extract<HallEvent, { kind: 'began' }>;

/** A challenge with the name that somebody has now. */
export function challengeWithName(challenge: Challenged, { id, name }: Person): Challenged {
  const { by, to } = challenge;
  return {
    ...challenge,
    by: by.id === id ? { id, name } : by,
    to: to.kind === 'person' && to.person === id ? { ...to, name } : to,
  };
}

/** A game with the name that somebody has now. */
export function gameWithName<Game extends { readonly terms: Challenged; readonly began: Began }>(
  game: Game,
  person: Person,
): Game {
  const { terms, began } = game;
  const named = (one: Person) => (one.id === person.id ? person : one);
  return {
    ...game,
    terms: challengeWithName(terms, person),
    began: { ...began, black: named(began.black), white: named(began.white) },
  };
}
