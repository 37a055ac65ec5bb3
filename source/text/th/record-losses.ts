import type { RecordFormat } from '../../records/formats/formats.ts';
import type { Loss } from '../../records/formats/losses.ts';
import type { WriteFault } from '../../records/formats/write-records.ts';
import type { LeftOut } from '../../records/tree/read-game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { LeftGames } from '../en/record-losses.ts';
import { formatName } from '../format-name.ts';
import { joinWords } from './join-words.ts';
import { leftOutCount } from './left-out-count.ts';
import { nameInText } from './phrases.ts';

const LOSSES = {
  variations: (count) => `แนวแปร ${count} แนว`,
  comments: (count) => `หมายเหตุ ${count} รายการ`,
  marks: (count) => `เครื่องหมาย ${count} ตัว`,
  times: (count) => `เวลา ${count} รายการ`,
  tags: (count) => `แท็ก ${count} รายการ`,
  ending: (count) => `วิธีจบเกม ${count} รายการ`,
  characters: (count) => `อักขระ ${count} ตัว`,
} as const satisfies Record<Loss['what'], (count: number) => string>;

export function lossesText(format: RecordFormat, losses: readonly Loss[]): string {
  const parts = losses.map(({ what, count }) => LOSSES[what](count));
  return `${formatName(format)} เก็บ${joinWords(parts, 'และ')}ไม่ได้`;
}

export function notUnderstoodText(file: string, counts: ReadonlyMap<LeftOut, number>): string {
  const parts = Array.from(counts, ([what, count]) => leftOutCount(what, count));
  return `${file}: ไม่เข้าใจและข้าม ${joinWords(parts, 'และ')}`;
}

export function leftGamesText({ left, cut, all }: LeftGames, keeps: boolean): string {
  const sentences = [
    ...(left > 0 ? [`ข้าม ${left} จาก ${all} เกม`] : []),
    ...(cut > 0 ? [`เขียนถึงข้อผิดพลาด ${cut} จาก ${all} เกม`] : []),
  ];
  const help = keeps ? '' : '; --keep เขียนส่วนก่อนข้อผิดพลาด';
  return joinWords(sentences, 'และ') + help;
}

export function writeFaultText(fault: WriteFault): string {
  const name = formatName(fault.format);
  switch (fault.code) {
    case 'variant':
      return `${heldText(fault)} แต่นี่คือ${nameInText(fault.variant)}; ${joinWords(fault.whole, 'และ')} เก็บได้ทุกเกม`;
    case 'one-game':
      return `ไฟล์ ${name} เก็บได้เกมเดียว แต่มี ${fault.found} เกม: เลือกเกมด้วย --game`;
    case 'encoding':
      return `${name} เป็น ${joinWords(fault.valid, 'หรือ')} เสมอ`;
    default:
      return fault satisfies never;
  }
}

export function heldText(fault: {
  readonly format: string;
  readonly held: readonly Variant[];
}): string {
  const names = fault.held.map(({ id }) => id);
  return `${formatName(fault.format)} เก็บได้เฉพาะ ${joinWords(names, 'และ')}`;
}
