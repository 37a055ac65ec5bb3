import type { Challenge } from './hall-now.ts';
import type { HallState } from './hall-state.ts';

/** The terms of a challenge that two must agree on. */
type Terms = Pick<
  Challenge,
  'variant' | 'sfen' | 'timeControl' | 'side' | 'isRated' | 'hasWatchers'
>;

/** The challenges that stand from one person to another by name, the oldest first. */
export function challengesBetween(hall: HallState, by: string, to: string): readonly Challenge[] {
  return hall.challenges.filter((one) => {
    return one.by.id === by && one.to.kind === 'person' && one.to.person === to;
  });
}

/** Whether two who offer a game to each other, or to anyone, want the same: then it may begin. */
export function agrees(one: Terms, other: Terms): boolean {
  const sides = [one.side, other.side].sort().join();
  return isAlike(one, other) && (sides === 'lot,lot' || sides === 'black,white');
}

/** Whether two offers are the same, whoever makes them. */
export function isSameOffer(one: Terms, other: Terms): boolean {
  return isAlike(one, other) && one.side === other.side;
}

function isAlike(one: Terms, other: Terms): boolean {
  return (
    one.variant === other.variant &&
    one.sfen === other.sfen &&
    one.timeControl === other.timeControl &&
    one.isRated === other.isRated &&
    one.hasWatchers === other.hasWatchers
  );
}
