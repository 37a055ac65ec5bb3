import type { ForeignBookFault } from '../../study/books/foreign-book.ts';
import type { IndexFault } from '../../study/index/index-fault.ts';
import { otherText, systemErrorText } from './store-fault.ts';

/** Options of `index`. */
export const INDEX_OPTIONS = {
  remove: 'เอาโฟลเดอร์และตำราเปิดเกมเหล่านี้ออกจากดัชนี ไฟล์ยังอยู่',
};

/** How far the indexing is. */
export function indexProgressText(files: number, size: number, games: number): string {
  return `ไฟล์ ${files} จาก ${size}, เกมใหม่ ${games}`;
}

/** How many games have come into the index. */
export function indexedText(games: number): string {
  return `เพิ่ม ${games} เกม`;
}

/** Files that are no longer there. */
export function goneFilesText(files: number): string {
  return `หายไป ${files} ไฟล์`;
}

/** Files whose names promise games that they do not have. */
export function unreadFilesText(files: number): string {
  return `ไม่มีเกมที่อ่านได้ ${files} ไฟล์`;
}

/** Stands above the folders of the index. */
export function indexSizeText(games: number): string {
  return `ดัชนีมี ${games} เกม โฟลเดอร์และตำราเปิดเกม:`;
}

/** Says that the indexing was stopped. */
export const INDEX_STOPPED = 'หยุดแล้ว ใช้คำสั่งเดิมเพื่อทำต่อ';

/** Why the index cannot be used. */
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

/** Why an index was made anew. */
export function indexRemadeText({ code }: IndexFault): string {
  return code === 'version' ? 'ดัชนีเป็นของ komadai รุ่นอื่น จึงสร้างใหม่แล้ว' : 'ดัชนีเสียหาย จึงสร้างใหม่แล้ว';
}

/** Why a path cannot be indexed. */
export function notAPlaceText(path: string): string {
  return `${path}: ไม่ใช่ทั้งโฟลเดอร์และตำราเปิดเกม (.db, .ybb, .sbk, .bin)`;
}

/** Said of what should be removed. */
export function notIndexedText(path: string): string {
  return `${path}: ดัชนีไม่มีโฟลเดอร์หรือตำรานี้`;
}

/** Why an opening book cannot be used. */
export function bookFaultText(path: string, fault: ForeignBookFault): string {
  switch (fault.code) {
    case 'book-missing':
      return `${path}: ไม่มีไฟล์นี้`;
    case 'book-format':
      return notAPlaceText(path);
    case 'not-a-book':
      return `${path}: ไม่ใช่ตำราเปิดเกมรูปแบบ ${fault.format}`;
    case 'book-unsorted':
      return `${path}: ใหญ่เกินไปสำหรับตำราที่ไม่ได้เรียงลำดับ`;
    case 'book-too-large':
      return `${path}: ใหญ่กว่า ${fault.most} ไบต์`;
    default:
      return fault satisfies never;
  }
}
