import type { Variant } from '../../rules/core/variant.ts';
import type { WrittenName } from '../en/names.ts';
import type { FullFile } from '../en/piece-page.ts';
import { lastRanks } from './phrases.ts';

export const IN_THE_GAME = 'ในเกม';

export function itMovesText(moves: string): string {
  return moves;
}

export function setNameText(names: readonly WrittenName[], narrow: readonly string[]): string {
  const label = narrow.length > 0 ? ` บนกระดานแคบ: ${narrow.join(' หรือ ')}` : '';
  return `ชื่อบนตัวหมาก: ${names.map(({ kanji, romaji }) => `${kanji} ${romaji}`.trim()).join(' หรือ ')}${label}`;
}

export const FACTS = {
  captive: (letters: string, name: string) => `เมื่อถูกกิน จะเข้าเป็นหมากในมือในฐานะ ${letters} (${name})`,
  royal: 'ฝ่ายที่ตัวนี้ถูกรุกจนเป็นฝ่ายแพ้',
  goal: (ranks: number) => `ฝ่ายที่พาตัวนี้ถึง${lastRanks(ranks)}ได้เป็นฝ่ายชนะ`,
  points: (points: number) => `นับเป็น ${points} แต้มในจิโชงิ`,
  stays: 'เลื่อนขั้นไม่ได้',
  noMoveTo: (ranks: number) => `เดินไป${lastRanks(ranks)}ไม่ได้`,
  promoted: (letters: string, name: string) => `เลื่อนขั้นเป็น +${letters} ${name}`,
  reverts: 'ตาที่เริ่มหรือจบในเขตเลื่อนขั้นจะพลิกตัวนี้ และพลิกกลับได้เช่นกัน',
  mustPromote: 'เลื่อนขั้นได้เมื่อใด ต้องเลื่อนเสมอ',
  mustPromoteOn: (ranks: number) => `ต้องเลื่อนขั้นที่${lastRanks(ranks)}`,
  noDeadMove: 'เดินไปช่องที่จะเดินต่อไม่ได้อีกเลยไม่ได้',
  notDropped: 'วางไม่ได้',
  neverInHand: 'ไม่มีทางเป็นหมากในมือ',
  noDropOn: (ranks: number) => `วางที่${lastRanks(ranks)}ไม่ได้`,
  noDropOnFile: (file: FullFile) => `วางใน${fullFileText(file)}ไม่ได้`,
  noDeadDrop: 'วางที่ช่องที่จะเดินต่อไม่ได้อีกเลยไม่ได้',
  anyDrop: 'วางที่ช่องว่างใดก็ได้',
  dropMate: {
    illegal: 'วางแล้วรุกได้ แต่วางแล้วรุกจนทันทีไม่ได้',
    legal: 'วางแล้วรุกจนได้',
  } satisfies Readonly<Record<Variant['pawnDropMate'], string>>,
} as const;

export function fullFileText({ pawn, pawnsPerFile, reverts }: FullFile): string {
  const state = reverts ? '' : 'ซึ่งยังไม่เลื่อนขั้น';
  const count = pawnsPerFile === 1 ? 'อยู่แล้ว' : `อยู่แล้ว ${pawnsPerFile} ตัว`;
  return `แถวตั้งที่มี${pawn}ฝ่ายเดียวกัน${state}${count}`;
}

export function diagramKeyText(
  step: string,
  slide: string,
  { leapsOn, isShort }: { readonly leapsOn: boolean; readonly isShort: boolean },
): string {
  const verb = leapsOn ? 'เดินหรือกระโดด' : 'เดิน';
  return [
    `${step} เดินไปช่องนั้นได้`,
    `${slide} ${verb}ต่อไปในแนวนี้จนกว่าจะมีตัวขวาง`,
    ...(isShort ? [`ตัวเลข ${verb}ได้ไม่เกินจำนวนนั้น`] : []),
  ].join(', ');
}
