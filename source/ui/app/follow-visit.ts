import { newsText } from '../../text/news.ts';
import type { App } from './app.ts';
import type { Services } from './services.ts';

/**
 * Tells the player what their server tells them, whichever screen is on top. A challenge rings the
 * bell.
 * @returns what ends that
 */
export function followVisit(app: App, { texts, visit, settings }: Services): () => void {
  if (!visit) return () => {};
  return visit.onNews((news) => {
    if (app.hasQuit) return;
    const isAboutTrouble = news.kind === 'trouble' || news.kind === 'back';
    app.tell(newsText(texts, news, 'screen'), isAboutTrouble ? 'trouble' : undefined);
    if (news.kind === 'challenged' && settings.all.bell === 'on') app.bell();
  });
}
