import { asked, goTo } from './answer.ts';
import type { AwayWord, GameActivity, GameTold } from './game.ts';
import type { WordRow } from './word-row.ts';

// The words that a game here and a game in a room share.

type Row = WordRow<GameActivity, GameTold>;

/** Gives the game up, after a question. */
export const RESIGN_ROW = {
  name: 'resign',
  effect: 'ends',
  isOffered: ({ isOver }) => !isOver,
  refusal: (game) => game.whyNot('resign'),
  run: (game) => {
    const yes = () => game.resign();
    if (game.isOver) return yes();
    return asked({ code: 'resigns' }, yes);
  },
} as const satisfies Row;

/** The words that lead away from the board. */
export const AWAY_ROWS = [
  { ...awayRow('replay'), isOffered: ({ isOver }: GameActivity) => isOver },
  awayRow('analyse'),
  awayRow('explore'),
  awayRow('settings'),
  awayRow('learn'),
  awayRow('menu'),
] as const satisfies readonly Row[];

/** The word that leads to the place of its name. */
function awayRow<Name extends AwayWord>(name: Name) {
  return {
    name,
    refusal: (game) => game.whyNotAway(name),
    run: () => {
      if (name === 'analyse' || name === 'explore') return goTo('replay', name);
      return goTo(name);
    },
  } satisfies Row;
}
