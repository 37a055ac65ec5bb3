import type { Presence } from '../../rooms/room-port.ts';
import type { WatchedPlayer } from '../en/room-watching.ts';

export const CLOSED_TEXTS = {
  left: '방장이 나갔습니다. 방장을 기다립니다.',
  'handed-over': '방장이 다른 터미널로 옮겼습니다. 방장을 기다립니다.',
  withdrawn: '방장이 대국을 거두었습니다.',
} as const;

export const WATCHED_TEXTS = {
  follow: 'End를 누르면 대국을 따라갑니다.',
  lost: '방장과 연결이 끊겼습니다. 방장을 기다립니다.',
  empty: '상대가 아직 오지 않았습니다.',
  adjourned: '봉수(중단)된 대국입니다.',
} as const;

const PRESENCES = { here: '있음', away: '자리 비움', gone: '나감' } as const satisfies Readonly<
  Record<Presence, string>
>;

export function watchedPlayersText(players: readonly WatchedPlayer[]): string {
  return `${players.map(({ name, presence }) => `${name} (${PRESENCES[presence]})`).join(' - ')}.`;
}

export function watchingCountText(watchers: number): string {
  return `관전 ${watchers}명`;
}
