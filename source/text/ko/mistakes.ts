import type { MistakeKind } from '../../study/mistakes/find-mistakes.ts';

export const MISTAKES_TASK =
  '분석한 자기 대국에서 승률을 10분의 1 이상 잃은 수의 국면입니다. ' +
  '더 나은 수를 찾으십시오. 최선의 수와 그에 가까운 수가 정답입니다. 외통을 놓친 국면에서는 외통 수만 정답입니다. ' +
  '아는 문제는 며칠, 몇 주 뒤에, 모르는 문제는 몇 분 안에 다시 나옵니다.';

export const MISTAKES_NAMES = { own: '나', other: '상대' } as const;

export const MISTAKES_TITLE = '내 악수';

export function mistakesItemText(count: number | undefined): string {
  return count === undefined ? MISTAKES_TITLE : `${MISTAKES_TITLE}: 오늘 ${count}문제`;
}

/** `미니쇼기, evening-game 23수째. 오늘 5문제 남음` */
export function mistakeHeading(game: string, ply: number, name: string, left: number): string {
  return `${game}, ${name} ${ply}수째. 오늘 ${left}문제 남음`;
}

export function problemAgainHeading(game: string, left: number): string {
  return `${game}, 박보. 오늘 ${left}문제 남음`;
}

export const WHICH_MATES = '외통 수는 무엇입니까?';

export function mistakeQuestion(kind: MistakeKind, move: string, lostPercent: number): string {
  return kind === 'missed-mate'
    ? `실전 ${move}: 외통을 놓쳤습니다. 외통 수는 무엇입니까?`
    : `실전 ${move}: 승률이 ${lostPercent}% 떨어졌습니다. 더 나은 수는 무엇입니까?`;
}

export const MISTAKE_TRIES = {
  best: (line: string) => `정답, 최선의 수입니다: ${line}`,
  right: (line: string) => `정답입니다. 그 수도 좋습니다. 최선: ${line}`,
  same: (reply: string) => `실전에서 둔 수입니다${reply && `. 이어지는 수: ${reply}`}.`,
  wrong: (move: string, reply: string) => `오답 ${move}${reply && `. 이어지는 수: ${reply}`}.`,
} as const;

export const MISTAKE_HINTS = {
  piece: (piece: string, square: string) => `힌트: ${square}의 ${piece}`,
  move: (move: string) => `힌트: ${move}`,
} as const;

export function mistakeSolutionText(line: string): string {
  return `해답: ${line}`;
}

export function comesBackText(inTime: string): string {
  return `${inTime} 다시 나옵니다.`;
}

export function inTimeText(count: number, unit: 'minute' | 'hour' | 'day'): string {
  return `${count}${{ minute: '분', hour: '시간', day: '일' }[unit]} 뒤`;
}

export function mistakeNotKept(why: string): string {
  return `결과를 저장하지 못했습니다: ${why}.`;
}

export function allDoneText(answered: number, right: number, next: string | undefined): string {
  const done = `지금은 여기까지입니다. ${answered}문제에 답했고 ${right}문제는 한 번에 맞혔습니다.`;
  return next === undefined ? done : `${done} 다음 문제는 ${next}입니다.`;
}

export const MISTAKES_ANSWERS = {
  thinking: '답을 판정하는 중입니다 ..',
  solved: '이 문제는 끝났습니다. 다음 이나 무르기 를 입력하십시오.',
  'no-undo': '무를 수가 없습니다.',
  undone: '물렀습니다.',
  looking: '찾는 중입니다 ..',
  'no-game': '이 문제의 대국이 없거나 바뀌었습니다.',
  'is-problem': '박보 문제이므로 대국이 없습니다.',
  removes: '이 문제를 앞으로 내지 않게 하시겠습니까?',
  removed: '이 문제는 다시 나오지 않습니다.',
} as const;

export const MISTAKES_LABELS = { solved: '정답', thinking: '판정 중' } as const;

export const NO_MISTAKES_KEPT = '모아 둔 악수가 아직 없습니다.';

export function noneDueText(next: string | undefined): string {
  return next === undefined
    ? '지금 나올 문제가 없습니다.'
    : `지금 나올 문제가 없습니다. 다음 문제는 ${next}입니다.`;
}

export function newOnesWaitText(count: number): string {
  return `새 문제 ${count}개가 기다립니다. 하루에 5개씩 나옵니다.`;
}

export const NEW_MISTAKES =
  '자기 대국을 분석하면 새 문제가 생깁니다: komadai analyse FILE, 또는 복기 중의 "분석". ' +
  '자기 이름의 대국이 대상입니다: komadai settings name NAME';

export function mistakesKeptText(count: number): string {
  return `새 악수 ${count}개를 모았습니다. komadai mistakes로 풀 수 있습니다.`;
}

export function newMistakesNotKept(why: string): string {
  return `새 악수를 저장하지 못했습니다: ${why}.`;
}

export function noOwnSideText(file: string): string {
  return `${file}: 자기 이름인 쪽이 없습니다. --side black이나 --side white로 알려 주십시오`;
}

export function notAnalysedText(file: string): string {
  return `${file}: 분석되지 않은 대국입니다. komadai analyse로 분석합니다`;
}

export function linesLeftOutText(file: string, count: number): string {
  return `${file}: ${count}줄을 읽을 수 없습니다. 내용은 바꾸지 않습니다`;
}

export const PROBLEM_AGAIN = {
  kept: '이 문제를 다시 냅니다. komadai mistakes로 풀 수 있습니다.',
  known: '이미 모아 둔 문제입니다.',
  notKept: (why: string) => `다시 낼 문제를 저장하지 못했습니다: ${why}.`,
} as const;
