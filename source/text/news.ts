import { undone } from '../match/outcome.ts';
import type { MatchEvent } from '../match/participants/participant.ts';
import type { VisitNews } from '../rooms/hall/visit.ts';
import type { Ending } from '../rules/core/game.ts';
import { endingText } from './ending.ts';
import { engineFailedText } from './engine-fault.ts';
import { challengedText, challengeLine } from './lobby.ts';
import { cannotWriteText, LOBBY_TEXTS, withdrawnText } from './lobby-texts.ts';
import { newsSentence, VISIT_TEXTS } from './news-texts.ts';
import { changeText, impossibleText, offerText, playedText } from './outcome.ts';

/** Says in a sentence what a visitor of a server is told. @param face without a screen codes are typed */
export function newsText(news: VisitNews, face: 'screen' | 'lines'): string {
  switch (news.kind) {
    case 'challenged':
      return face === 'lines' ? challengeLine(news.challenge) : challengedText(news.challenge);
    case 'withdrawn':
      return withdrawnText(news.why, news.challenge);
    case 'trouble':
      return cannotWriteText(news.code);
    case 'back':
      return LOBBY_TEXTS.back;
    case 'draining':
      return LOBBY_TEXTS.draining;
    case 'keys-dropped':
    case 'idle':
      return VISIT_TEXTS[news.kind];
  }
}

/**
 * What others have done in a game, in sentences; undefined where that is not worth telling.
 * @param ending of the game, if it is over
 */
export function matchEventText(event: MatchEvent, ending: Ending | undefined): string | undefined {
  switch (event.kind) {
    case 'moved':
      return newsSentence(playedText(event.played), ...(ending ? [endingText(ending)] : []));
    case 'ended':
      return newsSentence(endingText(event.ending));
    case 'taken-back':
      return changeText(undone(event.moves));
    case 'offered':
      return offerText(event.offer);
    case 'declined':
      return impossibleText('declined');
    case 'failed':
      return engineFailedText(event);
    case 'started':
    case 'clock':
      return undefined;
  }
}
