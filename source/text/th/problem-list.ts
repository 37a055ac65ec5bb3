import type { ListedProblem, NextProblem } from '../en/problem-list.ts';

export const PROBLEM_LIST = {
  title: 'หมากกล',
  note: 'ทุกตาต้องรุก โจทย์แต่ละข้อมีเรตติ้ง และคุณก็มีเช่นกัน',
  greeting: 'komadai tsume GAME --plies N เลือกโจทย์อื่น ที่นี่ใช้ รายการ, จำนวนตา 3 และ ไปที่ 12',
} as const;

/** The number of the solved is as wide as that of all: `แก้ได้  4 จาก 60`. */
export function solvedCell(solved: number, all: number): string {
  return `แก้ได้ ${String(solved).padStart(String(all).length)} จาก ${all}`;
}

export function gameProblemsTitle(game: string): string {
  return `หมากกล${game}`;
}

export function ownRatingLine(rating: string): string {
  return `เรตติ้งของคุณ: ${rating}`;
}

export function nextProblemLine({ plies, rating, isRepeat }: NextProblem): string {
  const parts = [...(plies === undefined ? [] : [lengthCell(plies)]), `เรตติ้ง ${rating}`];
  return `${isRepeat ? 'ทำซ้ำ' : 'ข้อถัดไปของคุณ'}: ${parts.join(', ')}`;
}

export function lengthHeading(game: string | undefined, plies: number | undefined): string {
  const title = game === undefined ? PROBLEM_LIST.title : gameProblemsTitle(game);
  return plies === undefined ? title : `${title}, ${lengthCell(plies)}`;
}

export function lengthRow(plies: string, solved: string): string {
  return `${lengthCell(plies)}   ${solved}`;
}

export function lengthCell(plies: number | string): string {
  return `รุกจนใน ${plies}`;
}

export function listHeading(game: string, rating: string | undefined): string {
  const title = gameProblemsTitle(game);
  return rating === undefined ? title : `${title}; ${ownRatingLine(rating)}`;
}

export function listedLength(plies: number, solved: number, all: number): string {
  return `${lengthCell(plies)}: แก้ได้ ${solved} จาก ${all}`;
}

export function moreListedText(plies: number): string {
  return `รายการ ${plies} แสดงข้อที่รุกจนใน ${plies}, จำนวนตา ${plies} ทำต่อเฉพาะข้อเหล่านั้น, ไปที่ N ไปโจทย์ข้อ N`;
}

export function listedProblem({ number, plies, rating, isSolved }: ListedProblem): string {
  return [
    `โจทย์ ${number}`,
    ...(plies === undefined ? [] : [lengthCell(plies)]),
    ...(rating === undefined ? [] : [rating]),
    ...(isSolved ? ['แก้ได้แล้ว'] : []),
  ].join(', ');
}
