import { timeControlOf } from '../match/match-clock.ts';
import type { Replica } from '../rooms/replica.ts';
import type { Charset } from './charset.ts';
import { positionTitle } from './status.ts';
import type { Texts } from './texts.ts';

/** What a room offers, a sentence each, for somebody who sits in it. */
export function termsTexts(texts: Texts, { game, seat }: Replica, charset: Charset): string[] {
  const { OFFERS } = texts.room;
  const { variant, record } = game.match;
  return [
    texts.words.asSentences(positionTitle(texts, variant, record.start.placement, charset)),
    ...(seat ? [texts.lobby.offeredSideText({ side: seat })] : []),
    OFFERS.clock(texts.game.timeControlText(timeControlOf(record))),
    game.opened.hasWatchers ? OFFERS.watched : OFFERS.unwatched,
  ];
}
