import type { Activity } from './activity.ts';
import { type Answer, asked, goTo } from './answer.ts';

/*
 * Words that several activities have. A row asks the activity what its word means there, and why it
 * does nothing now.
 */

/** A word of which the activity says itself why it does nothing now. */
export function askedRow<Name extends string>(name: Name) {
  return {
    name,
    refusal: <What>(activity: Pick<Activity<What>, 'words' | 'whyNot'>) => activity.whyNot?.(name),
  } as const;
}

/** The word for what an activity does by a method of that name. */
function ownRow<Name extends 'undo' | 'redo' | 'hint' | 'explore'>(name: Name) {
  return {
    ...askedRow(name),
    run: <What>(activity: Readonly<Record<Name, () => Answer<What>>>) => activity[name](),
  } as const;
}

/** Takes back what was done last. */
export const UNDO_ROW = { ...ownRow('undo'), effect: 'changes' } as const;

/** Does again what was taken back. */
export const REDO_ROW = { ...ownRow('redo'), effect: 'changes' } as const;

/** Says and marks a good move. */
export const HINT_ROW = ownRow('hint');

/** Asks whoever shows a game what others played. */
export const EXPLORE_ROW = ownRow('explore');

/** Go through what stands in a row: problems, tasks. */
export const SERIES_ROWS = [
  { ...askedRow('next'), effect: 'changes', run: goOn },
  { name: 'skip', effect: 'changes', run: goOn },
  { name: 'previous', effect: 'changes', run: goBack },
  { name: 'back', effect: 'changes', run: goBack },
  {
    name: 'go',
    effect: 'changes',
    argument: 'number',
    run: <What>(series: { readonly goTo: (argument: string) => Answer<What> }, argument: string) =>
      series.goTo(argument),
  },
] as const;

/** Leaves; at once, unless the activity asks first. */
export const QUIT_ROW = {
  name: 'quit',
  effect: 'ends',
  run: <What>({ leaving }: Pick<Activity<What>, 'words' | 'leaving'>): Answer<What> => {
    const yes = () => goTo('quit');
    return leaving === undefined ? yes() : asked(leaving, yes);
  },
} as const;

function goOn<What>(series: { readonly goOn: () => Answer<What> }): Answer<What> {
  return series.goOn();
}

function goBack<What>(series: { readonly goBack: () => Answer<What> }): Answer<What> {
  return series.goBack();
}
