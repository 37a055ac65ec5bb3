import { josa } from './josa.ts';

export function seekingMateText(seconds: number): string {
  return `외통을 찾는 중입니다 (최대 ${seconds}초, "외통 그만"으로 중지) ..`;
}

export function mateFoundText(plies: number, isShortest: boolean, line: string): string {
  const bound = isShortest ? '' : ' 이내';
  return `${plies}수${bound} 외통: ${line}`;
}

export function mateUnknownText(seconds: number): string {
  return `${seconds}초 안에 외통인지 아닌지 증명하지 못했습니다. ${josa(`"외통 ${seconds * 6}"`, '은')} 더 오래 찾습니다.`;
}

export const MATE_ANSWERS = {
  'no-mate': '장군을 이어 외통이 되는 수는 없습니다 (증명됨).',
  'no-mate-here': '외통에는 상대 왕이 있어야 하고, 말 수가 그 쇼기의 말보다 많으면 안 됩니다.',
  'no-mate-over': '여기서는 둘 수가 없습니다. 먼저 되돌아가십시오.',
  'mate-by-server':
    '서버 방문자는 외통을 찾을 수 없습니다. 대국을 내보낸 뒤 자기 컴퓨터에서 복기하십시오.',
  'mate-seconds':
    '"외통 30"은 30초 동안 찾습니다. 최대 3600초입니다. "외통 그만"은 탐색을 끝냅니다.',
  'mate-off': '외통 탐색을 끝냈습니다.',
  'mate-not-sought': '외통을 찾고 있지 않습니다.',
  'mate-is-solution':
    '그것을 찾는 것이 이 문제입니다. 외통은 풀고 난 뒤나 정답 뒤에 쓸 수 있습니다.',
} as const;

export const MATE_TITLE = '외통';
