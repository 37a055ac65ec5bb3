import { VARIANTS } from '../../core/variants/index.ts';
import { latin } from '../../text/charset.ts';
import { joinWords } from '../../text/join-words.ts';
import type { Services } from '../services.ts';
import { gamesScreen, openGame } from './games.ts';
import { type ListItem, ListScreen } from './list.ts';
import { newGameScreen } from './new-game.ts';
import { rulesListScreen } from './pages.ts';
import type { PlayScreen } from './play.ts';
import { settingsScreen } from './settings.ts';

/** The menu: only what works now. @param current the game that was left for the menu, if any */
export function menuScreen(services: Services, current?: PlayScreen): ListScreen {
  const games = joinWords(
    VARIANTS.map(({ name }) => latin(name, services.charset)),
    'and',
  );
  const items: ListItem[] = [];
  const entries = services.store.list();
  const isPlaying = current && current.match.ending === undefined;
  const unfinished = isPlaying ? undefined : entries.find(({ isUnfinished }) => isUnfinished);
  if (isPlaying) items.push({ text: 'Resume', choose: (app) => app.back() });
  if (unfinished) {
    items.push({
      text: 'Resume',
      choose: (app) => {
        screen.warning = openGame(services, unfinished.path, app);
      },
    });
  }
  items.push({ text: 'New game', choose: (app) => app.open(newGameScreen(services)) });
  if (entries.length > 0) {
    items.push({ text: 'Saved games', choose: (app) => app.open(gamesScreen(services)) });
  }
  items.push(
    { text: 'Settings', choose: (app) => app.open(settingsScreen(services)) },
    { text: 'Rules', choose: (app) => app.open(rulesListScreen(services)) },
    { text: 'Quit', choose: (app) => app.quit() },
  );
  const screen = new ListScreen({ title: `komadai: ${games}`, items });
  return screen;
}
