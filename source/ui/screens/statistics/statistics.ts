import { StoreError } from '../../../records/store/store.ts';
import { foldResults } from '../../../study/statistics/fold-results.ts';
import { readPlayedGames } from '../../../study/statistics/read-played-games.ts';
import { statisticsLines } from '../../../text/study.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Wording } from '../../../text/tongue.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { PageScreen } from '../page/page.tsx';

/** Opens how the player's own games have ended, and what was solved, when that is counted. */
export function openStatistics(
  services: Services,
  app: Navigator,
  warn: (sentence: Wording) => void,
): void {
  const { store, ownNames, problems, mistakes } = services;
  const { screen } = app;
  void Promise.all([readPlayedGames(store, ownNames), mistakes?.open()])
    .then(([games, heap]) => {
      if (app.hasQuit || app.screen !== screen) return;
      const statistics = {
        results: foldResults(games),
        problems: problems.tally(),
        mistakes: heap?.tally(),
      };
      const read = (texts: Texts) => ({
        title: texts.settings.MENU_TEXTS.statistics,
        lines: () => statisticsLines(texts, statistics, services.charset),
      });
      app.open(new PageScreen(read));
    })
    .catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      warn(({ words }) => words.storeErrorText(error));
    })
    .finally(() => app.changed());
}
