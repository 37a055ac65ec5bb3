import { StoreError } from '../../../records/store/store.ts';
import { foldResults } from '../../../study/statistics/fold-results.ts';
import { readPlayedGames } from '../../../study/statistics/read-played-games.ts';
import type { Wording } from '../../../text/sentence.ts';
import { statisticsLines } from '../../../text/statistics.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { PageScreen } from '../page/page.tsx';

/** Opens how the player's own games have ended, when they are counted. */
export function openStatistics(
  services: Services,
  app: Navigator,
  warn: (sentence: Wording) => void,
): void {
  const { store, ownName } = services;
  const { screen } = app;
  void readPlayedGames(store, [ownName])
    .then((games) => {
      if (app.hasQuit || app.screen !== screen) return;
      const results = foldResults(games);
      const read = (texts: Texts) => ({
        title: texts.screen.MENU_TEXTS.statistics,
        lines: () => statisticsLines(texts, results, services.charset),
      });
      app.open(new PageScreen(read));
    })
    .catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      warn(({ storeFault }) => storeFault.storeErrorText(error));
    })
    .finally(() => app.changed());
}
