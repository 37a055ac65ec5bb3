import { undone } from '../match/outcome.ts';
import type { MatchEvent } from '../match/participants/participant.ts';
import type { VisitNews } from '../rooms/hall/visit.ts';
import type { Ending } from '../rules/core/game.ts';
import { engineFailedText } from './engine-told.ts';
import { challengedText, challengeLine } from './lobby.ts';
import type { Texts } from './texts.ts';

/** Says in a sentence what a visitor of a server is told. @param face without a screen codes are typed */
export function newsText(texts: Texts, news: VisitNews, face: 'screen' | 'lines'): string {
  switch (news.kind) {
    case 'challenged':
      return face === 'lines'
        ? challengeLine(texts, news.challenge)
        : challengedText(texts, news.challenge);
    case 'withdrawn':
      return texts.lobby.withdrawnText(news.why, news.challenge);
    case 'trouble':
      return texts.lobby.cannotWriteText(news.code);
    case 'back':
      return texts.lobby.LOBBY_TEXTS.back;
    case 'draining':
      return texts.lobby.LOBBY_TEXTS.draining;
    case 'keys-dropped':
    case 'idle':
      return texts.lobby.VISIT_TEXTS[news.kind];
  }
}

/**
 * What others have done in a game, in sentences; undefined where that is not worth telling.
 * @param ending of the game, if it is over
 */
export function matchEventText(
  texts: Texts,
  event: MatchEvent,
  ending: Ending | undefined,
): string | undefined {
  switch (event.kind) {
    case 'moved':
      return texts.words.asSentences(
        texts.game.playedText(event.played),
        ...(ending ? [texts.game.endingText(ending)] : []),
      );
    case 'ended':
      return texts.words.asSentences(texts.game.endingText(event.ending));
    case 'taken-back':
      return texts.game.changeText(undone(event.moves));
    case 'offered':
      return texts.game.offerText(event.offer);
    case 'declined':
      return texts.game.impossibleText('declined');
    case 'failed':
      return engineFailedText(texts, event);
    case 'started':
    case 'clock':
      return undefined;
  }
}
