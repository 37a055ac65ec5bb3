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
  const { CLOSED_TEXTS, WATCHED_TEXTS, watchedPlayersText } = texts.room;
  const { game, isOnline } = replica;
  const standing = () => {
    if (game.match.ending) return [];
    if (!isOnline) return [closed ? CLOSED_TEXTS[closed] : WATCHED_TEXTS.lost];
    if (!game.hasBegun) return [WATCHED_TEXTS.empty];
    const players = COLORS.map((color) => ({
      name: playerShown(texts, playerName(game.match.record, color)),
      presence: replica.presence(color),
    }));
    return [watchedPlayersText(players), ...(game.isAdjourned ? [WATCHED_TEXTS.adjourned] : [])];
  };
  return texts.words.joinSentences([...standing(), ...(isLast ? [] : [WATCHED_TEXTS.follow])]);
}
