import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { Position } from '../../../source/rules/core/position.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { openForeignBook } from '../../../source/study/books/db-book.ts';

/** Writes a sorted book of so many bytes in which the start position stands in the middle. */
function writeLargeBook(path: string, bytes: number): void {
  const file = openSync(path, 'w');
  writeSync(file, '#YANEURAOU-DB2016 1.00\n');
  const hands = 'b 2R2B4G4S4N4L9P9p 1\n7g7f 3c3d 50 32 100\n2g2f 8c8d 48 31 90\n';
  const fill = (letter: string) => {
    let number = 0;
    for (let written = 0; written < bytes / 2; ) {
      const lines: string[] = [];
      for (let line = 0; line < 10_000; line++) {
        const board = `${letter}${String(number++).padStart(9, '0')}/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP`;
        lines.push(`sfen ${board}/1B5R1/LNSGKGSNL ${hands}`);
      }
      written += writeSync(file, lines.join(''));
    }
  };
  fill('k');
  writeSync(file, `sfen ${shogi.start}\n7g7f 3c3d 50 32 100\n`);
  fill('m');
  closeSync(file);
}

/** Opens a large book and looks the start position up. Times are in milliseconds. */
export function measureLargeBook(path: string, bytes: number) {
  writeLargeBook(path, bytes);
  const position = new Position(shogi, startPosition(shogi).placement);
  const began = performance.now();
  const book = openForeignBook(path, shogi);
  const opened = performance.now() - began;
  if (!book.ok) throw new Error(book.fault.code);
  const at = performance.now();
  const found = book.value.lookUp(position);
  const lookedUp = performance.now() - at;
  if (found?.moves.length !== 1) throw new Error('nothing found');
  book.value.close();
  return { opened, lookedUp, size: statSync(path).size };
}
