import type { RecordResult } from '../../records/tree/termination.ts';
import { END_NAMES } from './end-names.ts';

export function summaryText(moves: number, { score, termination }: RecordResult): string {
  const how = termination && terminationText(termination);
  const result = score === '*' ? ['미완', how] : [how ? `${score} ${how}` : score];
  return [`${moves}수`, ...result.filter((text) => text !== undefined)].join(', ');
}

export function terminationText(termination: string): string {
  const names: Readonly<Record<string, string>> = END_NAMES;
  return names[termination] ?? termination.replace(/^other: /, '');
}

export function gamesOfFileText(file: string, count: number): string {
  return `${file}에는 ${count}국이 있습니다`;
}

export function plyCountText(file: string, plies: number): string {
  return `${file}의 대국은 ${plies}수까지 있습니다`;
}

export function gameOfText(number: number, count: number, file: string): string {
  return `${file}의 ${count}국 중 ${number}번째. --game N으로 다른 대국을 봅니다.`;
}
