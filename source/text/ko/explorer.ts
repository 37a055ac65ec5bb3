import type { ExplorerWord } from '../../activity/explorer.ts';
import type { GamesTally } from '../../study/index/move-sum.ts';

export const EXPLORER_WORD_HELP = {
  list: '모두 다시 보여 줍니다. 번호만 입력하면 그 수를 두거나 그 대국을 엽니다',
  next: '기보를 한 수 앞으로',
  back: '기보를 한 수 뒤로',
  more: '이 국면이 나온 다른 대국',
  mirrored: '좌우를 바꾼 국면도 셉니다. 다시 입력하면 세지 않음',
  help: '이 도움말',
  quit: '복기로 돌아갑니다. 다른 명령어나 수도 복기로 돌아갑니다',
} as const satisfies Readonly<Record<ExplorerWord, string>>;

export const EXPLORER_TITLE = '다른 대국의 수';

export const EXPLORER_COLUMNS = {
  move: '수',
  games: '대국',
  black: '선승',
  drawn: '무',
  white: '후승',
  value: '평가',
  book: '정석',
  last: '마지막 대국',
};

export function tallyText({ games, black, white, draws }: GamesTally): string {
  return `${games}국: 선수 승 ${black}, 후수 승 ${white}, 무승부 ${draws}`;
}

export function positionMetText(move: string | undefined, tally: GamesTally): string {
  const place = move === undefined ? '시작 국면' : `${move} 뒤`;
  return tally.games === 0 ? `${place}: 나온 대국 없음` : `${place}: ${tallyText(tally)}`;
}

export const IN_NO_GAME = '나온 대국 없음';

export function averageText(value: string): string {
  return `평가치 ${value}`;
}

export function lastPlayedText(game: string): string {
  return `마지막 ${game}`;
}

export function bookedText(book: string, value: string, depth: string, count: string): string {
  const told = [value && `평가치 ${value}`, depth && `깊이 ${depth}`, count && `${count}회`];
  const text = told.filter(Boolean).join(', ');
  return text ? `${book}: ${text}` : `${book}: 있음`;
}

export function moveOfText(ply: number, plies: number): string {
  return `${plies}수 중 ${ply}수`;
}

export function noNumberText(count: number): string {
  return count === 0 ? '고를 줄이 없습니다.' : `번호는 1부터 ${count}까지입니다.`;
}

export const EXPLORER_ANSWERS = {
  empty: '저장한 대국은 저절로 찾아봅니다. 다른 대국은 komadai index FOLDER 로 더합니다.',
  'no-more': '이 국면이 나온 대국이 더 없습니다.',
  mirrored: '좌우를 바꾼 국면도 셉니다.',
  more: '더보기 를 입력하면 다른 대국을 보여 줍니다.',
  back: '복기로 돌아왔습니다.',
} as const;
