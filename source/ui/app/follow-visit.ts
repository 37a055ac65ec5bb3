import { newsText } from '../../text/lobby.ts';
import type { Texts } from '../../text/texts.ts';
import type { App } from './app.ts';
import { callPlayer } from './call-player.ts';
import type { Services } from './services.ts';

/**
 * Tells the player what their server tells them, whichever screen is on top. A challenge rings the
 * bell.
 * @returns what ends that
 */
export function followVisit(app: App, services: Services): () => void {
  const { visit } = services;
  if (!visit) return () => {};
  return visit.onNews((news) => {
    if (app.hasQuit) return;
    const isAboutTrouble = news.kind === 'trouble' || news.kind === 'back';
    const said = (texts: Texts) => newsText(texts, news, 'screen');
    app.tell(said, isAboutTrouble ? 'trouble' : undefined);
    if (news.kind === 'challenged') callPlayer(app, services, said(services.texts));
  });
}
