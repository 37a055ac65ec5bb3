import { StoreError } from '../../../records/store/store.ts';
import { foldResults } from '../../../study/statistics/fold-results.ts';
import { readPlayedGames } from '../../../study/statistics/read-played-games.ts';
import { statisticsLines } from '../../../text/statistics.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { PageScreen } from '../page/page.tsx';

/** Opens how the player's own games have ended, when they are counted. */
export function openStatistics(
  services: Services,
  app: Navigator,
  warn: (text: string) => void,
): void {
  const { texts, charset, store, ownName } = services;
  const { screen } = app;
  void readPlayedGames(store, [ownName])
    .then((games) => {
      if (app.hasQuit || app.screen !== screen) return;
      const lines = statisticsLines(texts, foldResults(games), charset);
      app.open(new PageScreen(texts.screen.MENU_TEXTS.statistics, () => lines));
    })
    .catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      warn(texts.storeFault.storeErrorText(error));
    })
    .finally(() => app.changed());
}
