import { timeControlOf } from '../match/match-clock.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import type { Charset } from './charset.ts';
import { positionTitle } from './status.ts';
import type { Texts } from './texts.ts';

/** What a room offers, a sentence each, for somebody who sits in it. */
export function termsTexts(
  texts: Texts,
  { replica }: Pick<RoomStay, 'replica'>,
  charset: Charset,
): string[] {
  const { game, seat } = replica;
  const { variant, record } = game.match;
  return [
    texts.room.OFFERS.game(positionTitle(texts, variant, record.start.placement, charset)),
    ...(seat ? [texts.room.OFFERS.side(seat)] : []),
    texts.room.OFFERS.clock(texts.game.timeControlText(timeControlOf(record))),
    game.opened.hasWatchers ? texts.room.OFFERS.watched : texts.room.OFFERS.unwatched,
  ];
}

/** Tells somebody who comes into a room where they are; a host, how the other comes back. */
export function entryText(texts: Texts, { code, at, host, replica }: RoomStay): string {
  return texts.room.roomEntryText({ key: { code, at }, host, seat: replica.seat });
}
