import type { ListedProblem, NextProblem } from '../en/problem-list.ts';

export const PROBLEM_LIST = {
  title: '詰将棋',
  note: '攻方は王手の連続で玉を詰まします。問題にも解く人にもレートがあります。',
  greeting:
    'ほかの問題は komadai tsume GAME --plies N で。ここでは「一覧」「手数 3」「移動 12」も使えます。',
} as const;

function solvedOfText(solved: number, all: number): string {
  return `${all}問中${solved}問正解`;
}

export function solvedCell(solved: number, all: number): string {
  return `${String(solved).padStart(String(all).length)}/${all}問正解`;
}

export function gameProblemsTitle(game: string): string {
  return `${game}の問題`;
}

export function ownRatingLine(rating: string): string {
  return `あなたのレート: ${rating}。`;
}

export function nextProblemLine({ plies, rating, isRepeat }: NextProblem): string {
  const parts = [...(plies === undefined ? [] : [lengthCell(plies)]), `レート${rating}`];
  return `${isRepeat ? 'もう一度' : '次の問題'}: ${parts.join('、')}`;
}

export function lengthHeading(game: string | undefined, plies: number | undefined): string {
  const title = game === undefined ? '問題' : gameProblemsTitle(game);
  return plies === undefined ? title : `${title}、${lengthCell(plies)}`;
}

export function lengthRow(plies: string, solved: string): string {
  return `${lengthCell(plies)}   ${solved}`;
}

export function lengthCell(plies: number | string): string {
  return `${plies}手詰`;
}

export function listHeading(game: string, rating: string | undefined): string {
  const title = `${gameProblemsTitle(game)}。`;
  return rating === undefined ? title : title + ownRatingLine(rating);
}

export function listedLength(plies: number, solved: number, all: number): string {
  return `${lengthCell(plies)}: ${solvedOfText(solved, all)}`;
}

export function moreListedText(plies: number): string {
  return `「一覧 ${plies}」で${plies}手詰の一覧、「手数 ${plies}」で${plies}手詰だけを出題、「移動 N」で問題Nへ。`;
}

export function listedProblem({ number, plies, rating, isSolved }: ListedProblem): string {
  return [
    `問題${number}`,
    ...(plies === undefined ? [] : [lengthCell(plies)]),
    ...(rating === undefined ? [] : [`レート${rating}`]),
    ...(isSolved ? ['正解済み'] : []),
  ].join('、');
}
