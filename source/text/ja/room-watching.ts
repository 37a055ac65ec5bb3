import type { Presence } from '../../rooms/room-port.ts';
import type { Closing, WatchedPlayer } from '../en/room-watching.ts';

export const CLOSED_TEXTS = {
  left: '部屋を開いた人が退出しました。戻るのを待っています。',
  'handed-over': '部屋を開いた人が別の端末に移りました。戻るのを待っています。',
  withdrawn: '部屋を開いた人が対局を取り下げました。',
} as const satisfies Readonly<Record<Closing, string>>;

export const WATCHED_TEXTS = {
  follow: 'Endで対局に追いつきます。',
  lost: '部屋との接続が切れました。復旧を待っています。',
  empty: '2人目の対局者がまだ来ていません。',
  adjourned: '対局は中断しています。',
} as const;

const PRESENCES = {
  here: '在席',
  away: '離席',
  gone: '退出',
} as const satisfies Readonly<Record<Presence, string>>;

export function watchedPlayersText(players: readonly WatchedPlayer[]): string {
  return `${players.map(({ name, presence }) => `${name}（${PRESENCES[presence]}）`).join('- ')}。`;
}

export function watchingCountText(watchers: number): string {
  return `観戦者${watchers}人`;
}
