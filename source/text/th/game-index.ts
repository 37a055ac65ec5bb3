import type { ForeignBookFault } from '../../study/books/foreign-book.ts';
import type { IndexFault } from '../../study/index/index-fault.ts';
import type { PatternFault } from '../../study/index/position-pattern.ts';
import { quoted } from './quoted.ts';
import { otherText, systemErrorText } from './store-fault.ts';

export const INDEX_OPTIONS = {
  remove: 'เอาโฟลเดอร์และตำราเปิดเกมเหล่านี้ออกจากดัชนี ไฟล์ยังอยู่',
  output: 'เขียนตาที่เดินในสองเกมขึ้นไปเป็นตำราเปิดเกม (.db) ด้วย',
  variant: 'ชนิดเกมของตำรานั้น ค่าเริ่มต้นคือ shogi',
};

export function indexProgressText(files: number, size: number, games: number): string {
  return `ไฟล์ ${files} จาก ${size}, เกมใหม่ ${games}`;
}

export function indexedText(games: number): string {
  return `เพิ่ม ${games} เกม`;
}

export function goneFilesText(files: number): string {
  return `หายไป ${files} ไฟล์`;
}

export function unreadFilesText(files: number): string {
  return `ไม่มีเกมที่อ่านได้ ${files} ไฟล์`;
}

export function indexSizeText(games: number): string {
  return `ดัชนีมี ${games} เกม โฟลเดอร์และตำราเปิดเกม:`;
}

export const INDEX_STOPPED = 'หยุดแล้ว ใช้คำสั่งเดิมเพื่อทำต่อ';

export function indexFaultText(fault: IndexFault): string {
  switch (fault.code) {
    case 'no-index':
      return 'ยังไม่มีดัชนีเกม สร้างได้ด้วย komadai index';
    case 'version':
      return 'ดัชนีเกมเป็นของ komadai รุ่นอื่น สร้างใหม่ได้ด้วย komadai index';
    case 'corrupt':
      return `ดัชนีเกมเสียหาย (${fault.file}) สร้างใหม่ได้ด้วย komadai index`;
    case 'in-use':
      return `ดัชนีเกมกำลังถูกเขียนโดย${otherText(fault.by)}`;
    case 'unreadable':
      return `ดัชนีเกม: ${systemErrorText(fault.cause)}`;
    default:
      return fault satisfies never;
  }
}

export function indexRemadeText({ code }: IndexFault): string {
  return code === 'version' ? 'ดัชนีเป็นของ komadai รุ่นอื่น จึงสร้างใหม่แล้ว' : 'ดัชนีเสียหาย จึงสร้างใหม่แล้ว';
}

export function notAPlaceText(path: string): string {
  return `${path}: ไม่ใช่ทั้งโฟลเดอร์และตำราเปิดเกม (.db)`;
}

export function notIndexedText(path: string): string {
  return `${path}: ดัชนีไม่มีโฟลเดอร์หรือตำรานี้`;
}

export function bookWrittenText(path: string, positions: number): string {
  return `${path}: ${positions} ตำแหน่งที่มีในสองเกมขึ้นไป`;
}

export function notDbText(path: string): string {
  return `${path}: ตำราเปิดเกมเขียนเป็น .db`;
}

export function bookFaultText(path: string, fault: ForeignBookFault): string {
  switch (fault.code) {
    case 'book-missing':
      return `${path}: ไม่มีไฟล์นี้`;
    case 'book-unreadable':
      return `${path}: ${systemErrorText(fault.cause)}`;
    case 'book-format':
      return notAPlaceText(path);
    case 'not-a-book':
      return `${path}: ไฟล์เสียหาย หรือไม่ใช่ตำราเปิดเกมรูปแบบ db`;
    case 'book-unsorted':
      return `${path}: ใหญ่เกินไปสำหรับตำราที่ไม่ได้เรียงลำดับ`;
    case 'book-too-large':
      return `${path}: ใหญ่กว่า ${fault.most} ไบต์`;
    default:
      return fault satisfies never;
  }
}

const BOOK_NEEDS = 'รูปแบบนี้เป็นข้อความ ขึ้นต้นด้วย #YANEURAOU-DB หรือบรรทัด "sfen .."';

export function wholeBookFaultText(path: string, fault: ForeignBookFault): string {
  const text = bookFaultText(path, fault);
  return fault.code === 'not-a-book' ? `${text}: ${BOOK_NEEDS}` : text;
}

export function knownBookFaultText(path: string, fault: ForeignBookFault): string {
  return `${wholeBookFaultText(path, fault)} ให้วางไฟล์ที่ถูกต้องแทน หรือเอาออกด้วย komadai index --remove ${path}`;
}

export const SEARCH_OPTIONS = {
  sfen: 'ตำแหน่งที่เคยอยู่ในเกม',
  pattern: '? คือช่องใดก็ได้ * คือที่เหลือของแถว หมากในมืออย่างน้อยเท่านั้น เป็นโชงิหรือตาม --variant',
  player: 'ส่วนหนึ่งของชื่อผู้เล่น',
  side: 'ฝ่ายของผู้เล่นนั้น',
  since: 'วันแรก: 2026, 2026.11 หรือ 2026.11.20',
  until: 'วันสุดท้าย',
  result: 'ผลของเกม',
  opening: 'การเปิดเกมของฝ่ายใดฝ่ายหนึ่งในโชงิ',
  castle: 'ค่ายของฝ่ายใดฝ่ายหนึ่งในโชงิ',
  least: 'จำนวนตาน้อยที่สุด',
  most: 'จำนวนตามากที่สุด',
  mirrored: 'รวมตำแหน่งหรือรูปแบบที่สลับซ้ายขวา',
  json: 'JSON หนึ่งรายการต่อบรรทัด',
};

export function searchProgressText(found: number): string {
  return `พบ ${found} เกม`;
}

export const FOUND_TITLE = 'เกมที่พบ';

export const NONE_FOUND = 'ไม่มีเกมแบบนั้นในดัชนี';

export function patternFaultText(fault: PatternFault): string {
  switch (fault.code) {
    case 'pattern-ranks': {
      const { found, expected } = fault;
      return `รูปแบบมี ${found} แถว ต้องมี ${expected}`;
    }
    case 'pattern-rank': {
      const { rank } = fault;
      return `แถวที่ ${rank} ของรูปแบบมีช่องไม่ครบหรือเกิน`;
    }
    case 'pattern-piece': {
      const { found } = fault;
      return `รูปแบบมี ${quoted(found)} ซึ่งไม่ใช่หมากของเกมนี้`;
    }
    case 'pattern-turn': {
      const { found } = fault;
      return `ฝ่ายที่เดินของรูปแบบคือ b, w หรือ ? ไม่ใช่ ${quoted(found)}`;
    }
    case 'pattern-hand': {
      const { found } = fault;
      return `อ่านหมากในมือของรูปแบบไม่ได้: ${quoted(found)}`;
    }
    default:
      return fault satisfies never;
  }
}
