export const SOLVE_SUMMARIES = {
  command: '길이에 상관없이 박보를 풀거나 외통이 없음을 증명',
  sfen: '파일 대신 풀 국면',
  seconds: '문제당 시간(초). 기본값 60',
  memory: '모든 표를 합친 메모리(MB). 기본값 256',
  json: '한 줄에 JSON 하나, 수는 USI',
} as const;

export function solvedMateText(
  name: string,
  plies: number,
  isShortest: boolean,
  moves: readonly string[],
): string {
  return `${name}: ${plies}수${isShortest ? '' : ' 이내'} 외통: ${moves.join(' ')}`;
}

export function noMateText(name: string): string {
  return `${name}: 외통 없음 (증명됨)`;
}

export function unsolvedText(name: string, nodes: number): string {
  return `${name}: 알 수 없음, ${nodes}수 검토`;
}

export function surplusText(name: string, found: number, piece: string, most: number): string {
  return `${name}: ${piece} 말이 ${found}개 있습니다. 이 게임에는 ${most}개까지 있습니다`;
}

export function emptyFileText(file: string): string {
  return `${file}: 문제가 없습니다`;
}

export function solvingText(done: number, all: number, seconds: number, nodes: number): string {
  return `${all}문제 중 ${done}문제 완료, ${seconds}초, ${nodes}수`;
}
