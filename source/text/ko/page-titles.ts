import { spelled } from './spelled.ts';

export function titleOfRules(game: string): string {
  return `${game} 규칙`;
}

export const PAGE_TITLES = {
  help: '도움말',
  keys: '키',
  words: '명령어',
  moves: '수',
  task: '과제',
  tasks: '과제',
  replay: '복기',
  comment: '주석',
  whoPlays: '대국자',
  watching: '관전',
  rules: '규칙',
};

export function movesHelpTexts(pieces: readonly string[]): {
  readonly texts: readonly string[];
  readonly examples: readonly string[];
} {
  return {
    texts: [
      '수를 Hodges 표기로 입력하고 Enter를 누릅니다. 말, 표시(옮기기 -, 잡기 x, 놓기 *), 칸(세로줄과 가로줄)의 순서입니다.',
      `말: ${pieces.join(', ')}.`,
    ],
    examples: [
      'P-7f는 보를 옮기고, Bx3c는 각으로 잡고, P*5e는 보를 놓습니다',
      'G6i-5h는 그 칸에 갈 수 있는 말이 둘일 때 출발한 칸을 밝힙니다',
      'Rx2c+는 승격, Rx2c=는 불승격. +R-2a처럼 앞에 +를 붙이면 승격한 말입니다',
      'x만 입력하면 직전에 둔 칸에서 되잡습니다',
      '가로줄의 숫자(P-76), USI(7g7f), 일본식 표기와 말하듯이 적은 수(칠 육 보)도 알아듣습니다',
    ],
  };
}

/** `합법수 30수`: stands above the legal moves. */
export function legalMovesTitle(count: number): string {
  return `합법수 ${count}수`;
}

export function wordHelpText(word: string, short: string | undefined, help: string): string {
  return `${spelled(word)}${short ? `, ${short}` : ''}: ${help}`;
}

export function keyHelpText(key: string, help: string): string {
  return `${key}: ${help}`;
}

export function sayPieceText(letters: readonly string[]): string {
  return `보기: ${letters.join(' ')} 중 하나를 적어 주십시오.`;
}
