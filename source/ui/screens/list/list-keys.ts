import {
  BACK_ROW,
  type BoundKeys,
  type KeyRow,
  type KeyTable,
  type KeyWords,
  toldIn,
} from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import { HELP_WORDS, keysPage } from '../page/page.tsx';
import type { ListState } from './list-state.ts';

const told = toldIn('LIST_KEY_TEXTS');

/** A list by which one goes, or what has one. */
export interface HasList {
  readonly screen: {
    readonly state: Pick<ListState, 'items'>;
    readonly keys: readonly BoundKeys[];
    /** Goes some lines. */
    readonly move: (by: number) => void;
    /** Does what the chosen line is for. */
    readonly choose: (app: Navigator) => void;
    readonly startFilter: () => void;
    readonly back: (app: Navigator, key: string) => void;
  };
}

/** A row that goes some lines. */
function lineRow(keys: readonly string[], told: KeyWords['told'], by: number): KeyRow<HasList> {
  return { keys, told, run: ({ screen }) => screen.move(by) };
}

/** The keys that go through the lines of a list. */
const LINE_ROWS: readonly KeyRow<HasList>[] = [
  lineRow(['up', 'ctrl-p', 'k'], told('up'), -1),
  lineRow(['down', 'ctrl-n', 'j'], told('down'), 1),
  lineRow(['home'], told('first'), Number.NEGATIVE_INFINITY),
  lineRow(['end'], told('last'), Number.POSITIVE_INFINITY),
  lineRow(['page-up'], told('tenUp'), -10),
  lineRow(['page-down'], told('tenDown'), 10),
];

/** Chooses the line. */
export const CHOOSE_ROW: KeyRow<HasList> = {
  keys: ['enter'],
  told: told('choose'),
  run: ({ screen }, app) => screen.choose(app),
  refusal: ({ screen }) => (screen.state.items.length > 0 ? undefined : 'noLines'),
};

/** Begins to type the words that narrow a list down. */
export const FILTER_ROW: KeyRow<HasList> = {
  keys: ['/'],
  told: told('filter'),
  rank: 1,
  run: ({ screen }) => screen.startFilter(),
};

const ROWS_OF_ALL: readonly KeyRow<HasList>[] = [
  ...LINE_ROWS,
  CHOOSE_ROW,
  { ...BACK_ROW, run: ({ screen }, app, key) => screen.back(app, key) },
  { ...HELP_WORDS, run: ({ screen }, app) => app.open(keysPage(...screen.keys)) },
];

/** Rows of a list with those of every list, as far as their keys are free. */
export function withListRows<On extends HasList>(own: readonly KeyRow<On>[]): KeyRow<On>[] {
  const taken = own.flatMap(({ keys }) => keys);
  const free = ROWS_OF_ALL.map((row) => {
    return { ...row, keys: row.keys.filter((key) => !taken.includes(key)) };
  });
  return [...own, ...free.filter(({ keys }) => keys.length > 0)];
}

/** The keys of every list. */
export const LIST_KEYS: KeyTable<HasList> = {
  told: (texts) => texts.settings.SCREEN_KEYS.list,
  rows: ROWS_OF_ALL,
};
