import type { Visit } from '../rooms/hall/visit.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { newsText } from '../text/news.ts';
import type { Texts } from '../text/texts.ts';
import { refuse } from './run-lines.ts';

const BELL = '\x07';

/**
 * Tells a visitor of a server what they are told there, in whichever mode they are. A challenge rings
 * the bell.
 * @returns what ends that
 */
export function tellVisitNews(
  texts: Texts,
  visit: Visit,
  { all }: SessionSettings,
  tell: (lines: readonly string[]) => void,
): () => void {
  return visit.onNews((news) => {
    const text = newsText(texts, news, 'lines');
    if (news.kind === 'trouble' || news.kind === 'draining') tell(refuse(text));
    else tell([news.kind === 'challenged' && all.bell === 'on' ? `${text}${BELL}` : text]);
  });
}
