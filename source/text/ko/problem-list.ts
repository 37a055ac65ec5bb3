import type { ListedProblem, NextProblem } from '../en/problem-list.ts';

export const PROBLEM_LIST = {
  title: '박보(쓰메쇼기)',
  note: '모든 수가 장군이어야 합니다. 문제마다 레이팅이 있고, 나에게도 있습니다.',
  greeting: 'komadai tsume GAME --plies N으로 고릅니다. 여기서는 "목록", "수수 3", "이동 12".',
} as const;

function solvedOfText(solved: number, all: number): string {
  return `${all}문제 중 ${solved}문제 해결`;
}

export function solvedCell(solved: number, all: number): string {
  return `${String(solved).padStart(String(all).length)}/${all} 해결`;
}

export function gameProblemsTitle(game: string): string {
  return `${game} 박보`;
}

export function ownRatingLine(rating: string): string {
  return `내 레이팅: ${rating}.`;
}

export function nextProblemLine({ plies, rating, isRepeat }: NextProblem): string {
  const parts = [...(plies === undefined ? [] : [lengthCell(plies)]), `레이팅 ${rating}`];
  return `${isRepeat ? '다시 한번' : '다음 문제'}: ${parts.join(', ')}`;
}

export function lengthHeading(game: string | undefined, plies: number | undefined): string {
  const title = game === undefined ? '문제' : gameProblemsTitle(game);
  return plies === undefined ? title : `${title}, ${lengthCell(plies)}`;
}

export function lengthRow(plies: string, solved: string): string {
  return `${lengthCell(plies)}   ${solved}`;
}

export function lengthCell(plies: number | string): string {
  return `${plies}수 외통`;
}

export function listHeading(game: string, rating: string | undefined): string {
  const title = `${gameProblemsTitle(game)}.`;
  return rating === undefined ? title : `${title} ${ownRatingLine(rating)}`;
}

export function listedLength(plies: number, solved: number, all: number): string {
  return `${lengthCell(plies)}: ${solvedOfText(solved, all)}`;
}

export function moreListedText(plies: number): string {
  return `"목록 ${plies}": ${lengthCell(plies)} 문제의 목록. "수수 ${plies}": 그 문제만 풀기. "이동 N": N번 문제로.`;
}

export function listedProblem({ number, plies, rating, isSolved }: ListedProblem): string {
  return [
    `${number}번 문제`,
    ...(plies === undefined ? [] : [lengthCell(plies)]),
    ...(rating === undefined ? [] : [rating]),
    ...(isSolved ? ['해결'] : []),
  ].join(', ');
}
