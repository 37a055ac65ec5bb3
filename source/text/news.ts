import { undone } from '../match/outcome.ts';
import type { MatchEvent } from '../match/participants/participant.ts';
import type { VisitNews } from '../rooms/hall/visit.ts';
import type { Ending } from '../rules/core/game.ts';
import { byKind } from './by-code.ts';
import { engineFailedText } from './engine-told.ts';
import { challengedText, challengeLine } from './lobby.ts';
import type { Texts } from './texts.ts';

/** Says in a sentence what a visitor of a server is told. @param face without a screen codes are typed */
export function newsText(texts: Texts, news: VisitNews, face: 'screen' | 'lines'): string {
  const { cannotWriteText, withdrawnText, LOBBY_TEXTS, VISIT_TEXTS } = texts.lobby;
  return byKind<VisitNews>({
    ...LOBBY_TEXTS,
    ...VISIT_TEXTS,
    challenged: ({ challenge }) =>
      face === 'lines' ? challengeLine(texts, challenge) : challengedText(texts, challenge),
    withdrawn: ({ why, challenge }) => withdrawnText(why, challenge),
    trouble: ({ code }) => cannotWriteText(code),
  })(news);
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
  const { changeText, endingText, IMPOSSIBLE, offerText, playedText } = texts.game;
  const { asSentences } = texts.words;
  return byKind<MatchEvent, [], string | undefined>({
    moved: ({ played }) => asSentences(playedText(played), ...(ending ? [endingText(ending)] : [])),
    ended: ({ ending }) => asSentences(endingText(ending)),
    'taken-back': ({ moves }) => changeText(undone(moves)),
    offered: ({ offer }) => offerText(offer),
    declined: IMPOSSIBLE.declined,
    failed: (failed) => engineFailedText(texts, failed),
    started: undefined,
    clock: undefined,
  })(event);
}
