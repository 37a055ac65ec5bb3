import { EVERYWHERE, type KeyHelp, type KeyWords } from '../app/keymap.ts';
import { PROMPT_KEYS } from '../prompt/prompt-keys.ts';
import { EXPLORER_KEYS } from './explorer/explorer.ts';
import { FORM_KEYS } from './form/form.tsx';
import { GAMES_KEYS } from './games/games-list.ts';
import { LIST_KEYS } from './list/list-keys.ts';
import { LOBBY_KEYS } from './lobby/lobby.tsx';
import { ME_KEYS } from './lobby/me.ts';
import { RATINGS_KEYS } from './lobby/ratings.ts';
import { MENU_KEYS } from './menu/menu.tsx';
import { PAGE_KEYS } from './page/page.tsx';
import { REPLAY_KEYS } from './replay/replay-keys.ts';
import { WAITING_KEYS } from './rooms/code-screen.tsx';
import { THEMES_KEYS } from './themes/themes.tsx';

const { play, tsume, mistakes, learn, edit } = PROMPT_KEYS;

/** The keys of every screen at home, in the order of the pages. */
export const HOME_KEYS: readonly KeyHelp[] = [
  ...[
    EVERYWHERE,
    play,
    tsume,
    mistakes,
    learn,
    edit,
    LIST_KEYS,
    MENU_KEYS,
    GAMES_KEYS,
    FORM_KEYS,
    REPLAY_KEYS,
    EXPLORER_KEYS,
  ],
  ...[PAGE_KEYS, WAITING_KEYS, THEMES_KEYS],
];

/** The keys of the screens that only a server has, by name. */
export const SERVER_KEYS: Readonly<Record<'lobby' | 'me' | 'ratings', KeyHelp>> = {
  lobby: LOBBY_KEYS,
  me: ME_KEYS,
  ratings: RATINGS_KEYS,
};

/** Screens where letters are typed. */
const TYPED: readonly KeyHelp[] = [play, tsume, mistakes, learn, edit, REPLAY_KEYS];

/** The keys of a screen that stand beside each other. */
export interface ScreenKeys extends KeyHelp {
  /** Whether letters and digits are typed there. */
  readonly isTyped: boolean;
}

/** Each screen with all of its keys. Guests, who see those of a server, have no file of keys. */
const SCREEN_TABLES: readonly ScreenKeys[] = HOME_KEYS.filter((table) => table !== EVERYWHERE).map(
  (table) => {
    const isList = table === MENU_KEYS || table === GAMES_KEYS;
    const shared = isList ? [...LIST_KEYS.rows, ...EVERYWHERE.rows] : EVERYWHERE.rows;
    return { ...table, rows: [...table.rows, ...shared], isTyped: TYPED.includes(table) };
  },
);

/** An action whose key can be changed. */
export interface KeyAction {
  readonly name: string;
  /** Its rows, of one screen or several. */
  readonly rows: readonly [KeyWords, ...KeyWords[]];
  readonly screens: readonly ScreenKeys[];
}

/** The actions whose keys can be changed, in the order of the screens. */
export function keyActions(): readonly KeyAction[] {
  const names = SCREEN_TABLES.flatMap(({ rows }) => rows.flatMap(({ action = [] }) => action));
  return [...new Set(names)].map((name) => {
    const screens = SCREEN_TABLES.filter(({ rows }) => rows.some(({ action }) => action === name));
    const [first, ...others] = screens.flatMap(({ rows }) =>
      rows.filter(({ action }) => action === name),
    );
    if (!first) throw new RangeError(`no row of ${name}`);
    return { name, rows: [first, ...others], screens };
  });
}
