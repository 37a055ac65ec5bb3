import { playerName } from '../match/participants/side.ts';
import type { Replica } from '../rooms/replica.ts';
import type { RoomMessage } from '../rooms/room-port.ts';
import { COLORS } from '../rules/core/color.ts';

/** Why a room was closed, as it is told. */
type Closing = Extract<RoomMessage, { kind: 'closed' }>['why'];

const CLOSED = {
  left: 'The host has left: waiting for the host.',
  'handed-over': 'The host goes on at another terminal: waiting for the host.',
  withdrawn: 'The host has taken the game back.',
} as const satisfies Readonly<Record<Closing, string>>;

const LOST = 'The line to the host is lost: waiting for the host.';

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
  const follows = isLast ? [] : ['End follows the game.'];
  return [...standingTexts(replica, closed), ...follows].join(' ');
}

function standingTexts(replica: Replica, closed: Closing | undefined): string[] {
  const { game, isOnline, watchers } = replica;
  if (game.match.ending) return [];
  if (!isOnline) return [closed ? CLOSED[closed] : LOST];
  const watching = `${watchers} watching.`;
  if (!game.hasBegun) return ['The second player has not come yet.', watching];
  const players = COLORS.map((color) => {
    return `${playerName(game.match.record, color)} (${replica.presence(color)})`;
  });
  const adjourned = game.isAdjourned ? ['The game is adjourned.'] : [];
  return [`${players.join(' - ')}.`, watching, ...adjourned];
}
