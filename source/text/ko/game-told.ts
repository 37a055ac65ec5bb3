import { josa } from './josa.ts';
import { spelled } from './spelled.ts';

export function notOverText(word: string): string {
  return `${spelled(word)}: 대국이 끝나지 않았습니다.`;
}

export function takesBackText(handover: string): string {
  return `${handover} 이어받기를 입력하면 되찾습니다.`;
}

export const NOT_TAKEN = '이어받기: 다른 komadai가 가진 대국이 아닙니다.';

export const ANALYSE_QUESTION = '이 대국을 분석하시겠습니까?';

export const IS_ANALYSED = '대국을 분석합니다. 그동안 다른 일을 할 수 있습니다.';
export const IS_NOT_ANALYSED = '분석하지 않습니다.';
export const GAME_ANALYSED = '대국을 분석했습니다.';

export function analysisNotKept(why: string): string {
  return `대국 분석을 저장하지 못했습니다: ${why}.`;
}

export function levelAdviceText(from: number, to: number): string {
  return to > from
    ? `레벨 ${from}에 3연승입니다. 레벨 ${to}에 도전해 보십시오. 시작하려면 "재대국 ${to}".`
    : `레벨 ${from}에 3연패입니다. 레벨 ${josa(`${to}`, '과')} 두어 보십시오. 시작하려면 "재대국 ${to}".`;
}

export const REMATCH_FAULTS = {
  'no-level': '재대국: 레벨 1부터 10까지 입력하십시오. 입력하지 않으면 같은 상대입니다.',
  'no-computer': '재대국: 이 대국의 상대는 레벨이 있는 컴퓨터가 아닙니다.',
} as const;
