import { EVERYWHERE, type KeyHelp } from '../app/keymap.ts';
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
  ...[PAGE_KEYS, WAITING_KEYS],
];

/** The keys of the screens that only a server has, by name. */
export const SERVER_KEYS: Readonly<Record<'lobby' | 'me' | 'ratings', KeyHelp>> = {
  lobby: LOBBY_KEYS,
  me: ME_KEYS,
  ratings: RATINGS_KEYS,
};
