import { playerName } from '../match/participants/side.ts';
import type { Replica } from '../rooms/replica.ts';
import { COLORS } from '../rules/core/color.ts';
import type { Closing } from './en/room.ts';
import { playerShown } from './player-shown.ts';
import type { Texts } from './texts.ts';

/** How a room stands, for a watcher. */
interface WatchedRoom {
  readonly replica: Replica;
  /** Why the room was closed last, if it was. */
  readonly closed: Closing | undefined;
  /** Whether the last move is shown. */
  readonly isLast: boolean;
}

/** The players, and which of them are there; or what is waited for. */
export function watchedRoomText(texts: Texts, { replica, closed, isLast }: WatchedRoom): string {
  const follows = isLast ? [] : [texts.room.WATCHED_TEXTS.follow];
  return texts.words.joinSentences([...standingTexts(texts, replica, closed), ...follows]);
}

function standingTexts(texts: Texts, replica: Replica, closed: Closing | undefined): string[] {
  const { game, isOnline } = replica;
  if (game.match.ending) return [];
  if (!isOnline) return [closed ? texts.room.CLOSED_TEXTS[closed] : texts.room.WATCHED_TEXTS.lost];
  if (!game.hasBegun) return [texts.room.WATCHED_TEXTS.empty];
  const players = COLORS.map((color) => ({
    name: playerShown(texts, playerName(game.match.record, color)),
    presence: replica.presence(color),
  }));
  const adjourned = game.isAdjourned ? [texts.room.WATCHED_TEXTS.adjourned] : [];
  return [texts.room.watchedPlayersText(players), ...adjourned];
}
