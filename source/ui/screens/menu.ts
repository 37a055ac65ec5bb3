import { VARIANTS } from '../../core/variants/index.ts';
import type { GameEntry } from '../../records/game-entry.ts';
import { latin } from '../../text/charset.ts';
import { joinWords } from '../../text/join-words.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { gamesScreen, openGame } from './games.ts';
import { type ListItem, ListScreen } from './list.ts';
import { newGameScreen } from './new-game.ts';
import { rulesListScreen } from './pages.ts';
import type { PlayScreen } from './play.ts';
import { settingsScreen } from './settings.ts';

/** Games that are looked at before the menu is shown, and then between two keys. */
const AT_A_TIME = 200;

/** The menu: only what works now. @param current the game that was left for the menu, if any */
export function menuScreen(services: Services, current?: PlayScreen): ListScreen {
  return new MenuScreen(services, current);
}

class MenuScreen extends ListScreen {
  readonly #services: Services;
  /** Games among which there may be one to resume. */
  #unknown: readonly GameEntry[];
  #cancel = () => {};

  constructor(services: Services, current: PlayScreen | undefined) {
    const games = joinWords(
      VARIANTS.map(({ name }) => latin(name, services.charset)),
      'and',
    );
    const entries = services.store.list();
    super({ title: `komadai: ${games}`, items: itemsOf(services, entries.length > 0) });
    this.#services = services;
    const isPlaying = current && current.match.ending === undefined;
    this.#unknown = isPlaying ? [] : entries;
    if (isPlaying) this.#addResume((app) => app.back());
    else this.#findUnfinished();
  }

  shown(app: App): void {
    if (this.#unknown.length === 0) return;
    this.#cancel = app.schedule(() => {
      this.#findUnfinished();
      this.shown(app);
    }, 0);
  }

  hidden(): void {
    this.#cancel();
  }

  /** Looks at some of the games, the latest first, for one that can be played on. */
  #findUnfinished(): void {
    const found = this.#unknown.slice(0, AT_A_TIME).find(({ isUnfinished }) => isUnfinished);
    this.#unknown = found ? [] : this.#unknown.slice(AT_A_TIME);
    if (!found) return;
    this.#addResume((app) => {
      this.warning = openGame(this.#services, found.path, app);
    });
  }

  /** The chosen line stays the same, but for the first. */
  #addResume(choose: ListItem['choose']): void {
    this.items = [{ text: 'Resume', choose }, ...this.items];
    if (this.index > 0) this.index++;
  }
}

function itemsOf(services: Services, hasGames: boolean): ListItem[] {
  const games = { text: 'Saved games', choose: (app: App) => app.open(gamesScreen(services)) };
  return [
    { text: 'New game', choose: (app) => app.open(newGameScreen(services)) },
    ...(hasGames ? [games] : []),
    { text: 'Settings', choose: (app) => app.open(settingsScreen(services)) },
    { text: 'Rules', choose: (app) => app.open(rulesListScreen(services)) },
    { text: 'Quit', choose: (app) => app.quit() },
  ];
}
