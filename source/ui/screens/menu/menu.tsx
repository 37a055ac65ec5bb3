import type { ReactNode } from 'react';
import type { Match } from '../../../match/match.ts';
import { playerName } from '../../../match/participants/side.ts';
import type { GameEntry } from '../../../records/store/game-entry.ts';
import { findVariant, VARIANTS } from '../../../rules/variants/index.ts';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { programTitle, type ResumableGame, resumeText, tipText } from '../../../text/menu.ts';
import { actionOf, type KEYMAP, type KeyContext, keyOf } from '../../app/keymap.ts';
import type { LeftGame, Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { gamesScreen, openSavedGame } from '../games/games.ts';
import { learnScreen } from '../learn/learn.tsx';
import { ListScreen } from '../list/list.tsx';
import type { ListItem } from '../list/list-state.ts';
import { hallEars } from '../lobby/hall-ears.ts';
import { twoPlayersScreen } from '../new-game/new-game.ts';
import { playComputerScreen } from '../new-game/play-computer.ts';
import { rulesListScreen } from '../page/pages.ts';
import { playSomeoneScreen } from '../rooms/room-doors.ts';
import { settingsScreen } from '../settings/settings.ts';
import { problemsScreen } from '../tsume/problems.ts';
import { MenuView } from './menu-view.tsx';

/** How many games are looked at before the menu is shown, and then between two keys. */
const AT_A_TIME = 200;

/**
 * The menu: only what works now.
 * @param current the game that was left for the menu, if any
 * @param warning what is said until the next key
 */
export function menuScreen(services: Services, current?: LeftGame, warning?: string): ListScreen {
  const menu = new MenuScreen(services, current);
  menu.warn(warning);
  return menu;
}

class MenuScreen extends ListScreen {
  readonly #services: Services;
  /** Games that were not looked at yet. */
  #unknown: readonly GameEntry[];
  #cancel = () => {};
  readonly #detail: () => string;

  constructor(services: Services, current: LeftGame | undefined) {
    const { charset, store } = services;
    const entries = store.list();
    const tip = tipText(entries.length);
    const quit: MenuItem = { letter: 'q', text: 'Quit', choose: (app) => this.#quit(app, current) };
    const items = [...itemsOf(services, entries.length > 0), quit];
    super({
      title: programTitle(VARIANTS, charset),
      items: items.map((item) => ({ ...item, detail: () => `\n${tip}` })),
    });
    this.#detail = () => `\n${tip}`;
    this.#services = services;
    const isPlaying = current && !current.isOver;
    this.#unknown = isPlaying ? [] : entries;
    if (isPlaying) this.#addResume(gameOf(current.match), (app) => app.back());
    else this.#findUnfinished();
  }

  override render(): ReactNode {
    return <MenuView {...this.viewProps} />;
  }

  protected override get keyContexts(): readonly KeyContext[] {
    return ['menu', 'list'];
  }

  override press(event: KeyEvent, app: Navigator): void {
    const key = keyOf(event);
    const isLetter = actionOf('menu', key) === 'letter' && !this.state.question;
    const index = this.state.items.findIndex(({ letter }) => letter === key);
    if (isLetter && index >= 0) this.click(index, app);
    else super.press(event, app);
  }

  shown(app: Navigator): void {
    if (this.#unknown.length === 0) return;
    this.#cancel = app.schedule(() => {
      this.#findUnfinished();
      this.shown(app);
    }, 0);
  }

  hidden(): void {
    this.#cancel();
  }

  /** Looks at some of the games, the latest first, for one that can be resumed. */
  #findUnfinished(): void {
    const found = this.#unknown.slice(0, AT_A_TIME).find(({ isUnfinished }) => isUnfinished);
    this.#unknown = found ? [] : this.#unknown.slice(AT_A_TIME);
    if (!found) return;
    const { summary } = found;
    this.#addResume({ ...summary, variant: findVariant(summary.variant) }, (app) => {
      this.warn(openSavedGame(this.#services, found.path, app));
    });
  }

  /** Leaves the program; asks before where the clock of a game runs. */
  #quit(app: Navigator, current: LeftGame | undefined): void {
    const text = current?.leaveQuestion;
    if (text === undefined) app.quit();
    else this.ask({ text, yes: () => app.quit() });
  }

  /** The chosen line stays chosen, unless it was the first. */
  #addResume(game: ResumableGame, choose: ListItem['choose']): void {
    const { items, index } = this.state;
    const { ownName, charset } = this.#services;
    const text = resumeText(game, ownName, charset);
    const resume = { letter: 'r', text, choose, detail: this.#detail };
    const chosen = index > 0 ? items[index] : resume;
    this.dispatch({ kind: 'show', items: [resume, ...items], chosen });
  }
}

function gameOf({ variant, record, moves }: Match): ResumableGame {
  const [black, white] = [playerName(record, 'black'), playerName(record, 'white')];
  return { variant, black, white, plies: moves.length };
}

/** Goes back to the lobby, or opens it where it is not open. */
function openLobby(services: Services, app: Navigator): void {
  const { lobby } = hallEars(services);
  if (lobby && app.screens.includes(lobby)) app.backTo(lobby);
  else app.open(app.routes.lobby(services));
}

/** A line with a letter of its own, all of which the keymap lists. */
type MenuItem = ListItem & { readonly letter: (typeof KEYMAP)['menu'][0]['keys'][number] };

function itemsOf(services: Services, hasGames: boolean): MenuItem[] {
  const item = (
    letter: MenuItem['letter'],
    text: string,
    open: (services: Services) => Screen,
  ): MenuItem => ({ letter, text, choose: (app) => app.open(open(services)) });
  const { rooms, visit } = services;
  const lobby: MenuItem = {
    letter: 'o',
    text: 'Play someone',
    choose: (app) => openLobby(services, app),
  };
  const someone = rooms ? [item('o', 'Play someone', (one) => playSomeoneScreen(one, rooms))] : [];
  return [
    item('c', 'Play the computer', playComputerScreen),
    ...(visit ? [lobby] : someone),
    item('t', 'Two players', twoPlayersScreen),
    item('l', 'Learn', learnScreen),
    item('p', 'Problems', (one) => problemsScreen(one)),
    ...(hasGames ? [item('g', 'Saved games', gamesScreen)] : []),
    item('u', 'Rules', rulesListScreen),
    item('s', 'Settings', settingsScreen),
  ];
}
