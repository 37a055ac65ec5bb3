import { timeControlOf } from '../match/match-clock.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import type { Charset } from './charset.ts';
import { timeControlText } from './clock.ts';
import { OFFERS, roomEntryText } from './room-door-texts.ts';
import { positionTitle } from './status.ts';

/** What a room offers, a sentence each, for somebody who sits in it. */
export function termsTexts({ replica }: Pick<RoomStay, 'replica'>, charset: Charset): string[] {
  const { game, seat } = replica;
  const { variant, record } = game.match;
  return [
    OFFERS.game(positionTitle(variant, record.start.placement, charset)),
    ...(seat ? [OFFERS.side(seat)] : []),
    OFFERS.clock(timeControlText(timeControlOf(record))),
    game.opened.hasWatchers ? OFFERS.watched : OFFERS.unwatched,
  ];
}

/** Tells somebody who comes into a room where they are; a host, how the other comes back. */
export function entryText({ code, at, host, replica }: RoomStay): string {
  return roomEntryText({ key: { code, at }, host, seat: replica.seat });
}
