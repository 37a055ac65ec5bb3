import { visibleText } from '../../../clean/clean-text.ts';
import { StoreError } from '../../../records/store/store.ts';
import { readFoundGame } from '../../../study/index/found-game.ts';
import type { GameAtPly } from '../../../study/index/position-index.ts';
import type { QueryHit } from '../../../study/index/search-games.ts';
import { fileFaultText } from '../../../text/records.ts';
import { bothPlayText } from '../../../text/speech.ts';
import { listedGame } from '../../../text/study.ts';
import type { Wording } from '../../../text/tongue.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { ListScreen } from '../list/list.tsx';

/** Games that a search has found; Enter opens one where it was found. */
export function foundScreen(services: Services, games: readonly QueryHit[]): ListScreen {
  const list = new ListScreen({
    needsTwoClicks: true,
    items: games.map((game) => ({
      text: () => listedGame(services.texts, game),
      detail: () =>
        [bothPlayText(services.texts, game.names), visibleText(game.path)]
          .filter(Boolean)
          .join('  '),
      choose: (app: Navigator) => void open(game, app),
    })),
    view: () => ({
      title: services.texts.study.FOUND_TITLE,
      count: services.texts.study.gameCountText(games.length),
    }),
    translated: () => foundScreen(services, games),
  });
  const open = async (game: GameAtPly, app: Navigator) => {
    list.warn(await openFound(services, game, app));
    app.changed();
  };
  return list;
}

/** Opens a game of the index where it was found. @returns why that is not possible */
async function openFound(
  services: Services,
  game: GameAtPly,
  app: Navigator,
): Promise<Wording | undefined> {
  const { screen } = app;
  const { store } = services;
  try {
    const found = await readFoundGame(store, game);
    if (!found.ok) return (texts) => fileFaultText(texts, game.path, found.fault);
    if (app.screen === screen) app.open(app.routes.found(services, found.value));
    return undefined;
  } catch (error) {
    if (error instanceof StoreError) return ({ words }) => words.storeErrorText(error);
    throw error;
  }
}
