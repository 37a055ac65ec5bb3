import { EVERYWHERE, type KeyHelp } from '../../source/ui/app/keymap.ts';
import { PROMPT_KEYS } from '../../source/ui/prompt/prompt-keys.ts';
import { FORM_KEYS } from '../../source/ui/screens/form/form.tsx';
import { GAMES_KEYS } from '../../source/ui/screens/games/games-list.ts';
import { LIST_KEYS } from '../../source/ui/screens/list/list.tsx';
import { LOBBY_KEYS } from '../../source/ui/screens/lobby/lobby.tsx';
import { ME_KEYS } from '../../source/ui/screens/lobby/me.ts';
import { RATINGS_KEYS } from '../../source/ui/screens/lobby/ratings.ts';
import { MENU_KEYS } from '../../source/ui/screens/menu/menu.tsx';
import { PAGE_KEYS } from '../../source/ui/screens/page/page.tsx';
import { REPLAY_KEYS } from '../../source/ui/screens/replay/replay-keys.ts';
import { WAITING_KEYS } from '../../source/ui/screens/rooms/code-screen.tsx';
import { THEMES_KEYS } from '../../source/ui/screens/themes/themes.tsx';

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
  ],
  ...[PAGE_KEYS, WAITING_KEYS, THEMES_KEYS],
];

/** The keys of the screens that only a server has, by name. */
export const SERVER_KEYS: Readonly<Record<'lobby' | 'me' | 'ratings', KeyHelp>> = {
  lobby: LOBBY_KEYS,
  me: ME_KEYS,
  ratings: RATINGS_KEYS,
};
