import type { ReactNode } from 'react';
import type { GameEntry } from '../../../records/store/game-entry.ts';
import { VARIANTS } from '../../../rules/variants/index.ts';
import { latin } from '../../../text/charset.ts';
import { joinWords } from '../../../text/join-words.ts';
import type { LeftGame, Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { gamesScreen, openSavedGame } from '../games/games.ts';
import { ListScreen } from '../list/list.tsx';
import type { ListItem } from '../list/list-state.ts';
import { newGameScreen } from '../new-game/new-game.ts';
import { rulesListScreen } from '../page/pages.ts';
import { settingsScreen } from '../settings/settings.ts';
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

  constructor(services: Services, current: LeftGame | undefined) {
    const games = joinWords(
      VARIANTS.map(({ name }) => latin(name, services.charset)),
      'and',
    );
    const entries = services.store.list();
    const quit: ListItem = { text: 'Quit', choose: (app) => this.#quit(app, current) };
    super({ title: `komadai: ${games}`, items: [...itemsOf(services, entries.length > 0), quit] });
    this.#services = services;
    const isPlaying = current && !current.isOver;
    this.#unknown = isPlaying ? [] : entries;
    if (isPlaying) this.#addResume((app) => app.back());
    else this.#findUnfinished();
  }

  override render(): ReactNode {
    return <MenuView {...this.viewProps} />;
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
    this.#addResume((app) => {
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
  #addResume(choose: ListItem['choose']): void {
    const { items, index } = this.state;
    const resume = { text: 'Resume', choose };
    const chosen = index > 0 ? items[index] : resume;
    this.dispatch({ kind: 'show', items: [resume, ...items], chosen });
  }
}

function itemsOf(services: Services, hasGames: boolean): ListItem[] {
  const games = {
    text: 'Saved games',
    choose: (app: Navigator) => app.open(gamesScreen(services)),
  };
  return [
    { text: 'New game', choose: (app) => app.open(newGameScreen(services)) },
    ...(hasGames ? [games] : []),
    { text: 'Settings', choose: (app) => app.open(settingsScreen(services)) },
    { text: 'Rules', choose: (app) => app.open(rulesListScreen(services)) },
  ];
}
