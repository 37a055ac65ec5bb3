import { playerName } from '../match/participants/side.ts';
import type { Replica } from '../rooms/replica.ts';
import { COLORS } from '../rules/core/color.ts';
import {
  CLOSED_TEXTS,
  type Closing,
  WATCHED_TEXTS,
  watchedPlayersText,
  watchingCountText,
} from './room-watching-texts.ts';

/** How a room stands, for a watcher. */
interface WatchedRoom {
  readonly replica: Replica;
  /** Why the room was closed last, if it was. */
  readonly closed: Closing | undefined;
  /** Whether the last move is shown. */
  readonly isLast: boolean;
}

/** The players, which of them are there, and how many watch; or what is waited for. */
export function watchedRoomText({ replica, closed, isLast }: WatchedRoom): string {
  const follows = isLast ? [] : [WATCHED_TEXTS.follow];
  return [...standingTexts(replica, closed), ...follows].join(' ');
}

function standingTexts(replica: Replica, closed: Closing | undefined): string[] {
  const { game, isOnline, watchers } = replica;
  if (game.match.ending) return [];
  if (!isOnline) return [closed ? CLOSED_TEXTS[closed] : WATCHED_TEXTS.lost];
  const watching = watchingCountText(watchers);
  if (!game.hasBegun) return [WATCHED_TEXTS.empty, watching];
  const players = COLORS.map((color) => ({
    name: playerName(game.match.record, color),
    presence: replica.presence(color),
  }));
  const adjourned = game.isAdjourned ? [WATCHED_TEXTS.adjourned] : [];
  return [watchedPlayersText(players), watching, ...adjourned];
}
