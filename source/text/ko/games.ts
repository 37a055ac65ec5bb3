import type { GameEntry, GameSummary } from '../../records/store/game-entry.ts';

export function playersText({ black, white }: Pick<GameSummary, 'black' | 'white'>): string {
  return `${black} - ${white}`;
}

export function levelName(level: number): string {
  return `레벨 ${level}`;
}

/** `38수`. */
export function movesText(plies: number): string {
  return `${plies}수`;
}

/** `10,000국`; if a filter finds some of them, `12/10,000`. */
export function gameCountText(all: number, found?: number): string {
  if (found !== undefined) return `${thousands(found)}/${thousands(all)}`;
  return `${thousands(all)}국`;
}

export function noGamesText(folder: string | undefined): string {
  const none =
    '저장된 대국이 없습니다. 대국은 두는 대로 저장됩니다. 메뉴의 새 대국으로 시작하십시오.';
  return folder === undefined ? none : `${none} PSN 파일은 ${folder}에 넣으면 됩니다.`;
}

export const GAMES_ANSWERS = {
  noneFound: '이 말이 들어간 대국이 없습니다.',
  searching: '찾는 중..',
  damaged: '손상',
} as const;

export function deleteGameQuestion({ name, summary }: GameEntry): string {
  const { games, plies } = summary;
  const what = games === 1 ? '' : ` 및 파일의 다른 대국 ${games - 1}국`;
  return `${name} (${playersText(summary)}, ${movesText(plies)})${what}: 지우시겠습니까? 되살릴 수 없습니다.`;
}

export function notDeletedText(elsewhere: string): string {
  return `지우지 않았습니다. ${elsewhere}`;
}

export function unreadNotDeletedText(fault: string): string {
  return `지우지 않았습니다. 읽을 수 있는 대국만 지웁니다. ${fault}`;
}

export function onBoardText(name: string): string {
  return `지우지 않았습니다. 지금 판에 있는 대국입니다: ${name}.`;
}

function thousands(count: number): string {
  return count.toLocaleString('ko-KR');
}

export function detailsText(details: readonly string[]): string {
  return details.join(', ');
}
