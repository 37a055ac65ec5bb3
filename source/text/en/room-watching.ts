import type { Presence, RoomMessage } from '../../rooms/room-port.ts';

/** Why a room was closed, as it is told. */
export type Closing = Extract<RoomMessage, { kind: 'closed' }>['why'];

/** Says why a room is closed, to a watcher. */
export const CLOSED_TEXTS = {
  left: 'The host has left: waiting for the host.',
  'handed-over': 'The host goes on at another terminal: waiting for the host.',
  withdrawn: 'The host has taken the game back.',
} as const satisfies Readonly<Record<Closing, string>>;

/** Says how a room stands, to a watcher. */
export const WATCHED_TEXTS = {
  follow: 'End follows the game.',
  lost: 'The line to the host is lost: waiting for the host.',
  empty: 'The second player has not come yet.',
  adjourned: 'The game is adjourned.',
} as const;

/** A player, and whether they are there. */
export interface WatchedPlayer {
  readonly name: string;
  readonly presence: Presence;
}

/** `Ann (here) - Bob (away).` */
export function watchedPlayersText(players: readonly WatchedPlayer[]): string {
  return `${players.map(({ name, presence }) => `${name} (${presence})`).join(' - ')}.`;
}

/** How many watch, beside the title of the game. */
export function watchingCountText(watchers: number): string {
  return `${watchers} watching`;
}
