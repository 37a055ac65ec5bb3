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

/** Whether two who challenge each other want the same game: then it may begin. */
export function agrees(one: Terms, other: Terms): boolean {
  const isAlike =
    one.variant === other.variant &&
    one.sfen === other.sfen &&
    one.timeControl === other.timeControl &&
    one.isRated === other.isRated &&
    one.hasWatchers === other.hasWatchers;
  const sides = [one.side, other.side].sort().join();
  return isAlike && (sides === 'lot,lot' || sides === 'black,white');
}
