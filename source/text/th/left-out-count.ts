import type { LeftOut } from '../../records/tree/read-game.ts';

const LEFT_OUT = { line: 'บรรทัด', field: 'ช่องข้อมูล' };

/** How much of a file was left out: `3 บรรทัด`. */
export function leftOutCount(what: LeftOut, count: number): string {
  return `${count} ${LEFT_OUT[what]}`;
}
