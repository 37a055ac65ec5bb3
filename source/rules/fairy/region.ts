import type { RegionFault } from './variant-fault.ts';

/** What a region of squares is: `*7 *8 *9`, `a9 b9 c*`. */
type ReadRegion =
  | {
      readonly kind: 'squares';
      readonly squares: ReadonlySet<number>;
      /** Whether none of them is outside the board. */
      readonly isOnBoard: boolean;
    }
  /** The text cannot be read. */
  | { readonly kind: 'unreadable' };

/**
 * Reads a region. Squares are counted file by file within a rank, from the left of rank 1, and
 * those outside the board are left out.
 */
export function readRegion(text: string, files: number, ranks: number): ReadRegion {
  const squares = new Set<number>();
  let isOnBoard = true;
  const add = (file: number, rank: number) => {
    if (file < files && rank >= 1 && rank <= ranks) squares.add((rank - 1) * files + file);
    else isOnBoard = false;
  };
  const signs = text.trim() === '-' ? [] : text.split(/\s+/).filter(Boolean);
  for (const sign of signs) {
    const [, fileText = '', rankText = ''] = /^([a-z]|\*)(\d{1,2}|\*)$/i.exec(sign) ?? [];
    if (fileText === '' || (fileText === '*' && rankText === '*')) return { kind: 'unreadable' };
    const allFiles = Array.from({ length: files }, (_, file) => file);
    const allRanks = Array.from({ length: ranks }, (_, at) => at + 1);
    const chosen = fileText === '*' ? allFiles : [fileText.toLowerCase().charCodeAt(0) - 97];
    for (const file of chosen) {
      for (const rank of rankText === '*' ? allRanks : [Number(rankText)]) add(file, rank);
    }
  }
  return { kind: 'squares', squares, isOnBoard };
}

/**
 * How many ranks at the far edge of a side a region is made up of.
 * @param side `white` is the side of Fairy-Stockfish that moves first, up the board
 */
export function farRanks(
  squares: ReadonlySet<number>,
  files: number,
  ranks: number,
  side: 'white' | 'black',
): number | RegionFault {
  const depth = squares.size / files;
  if (!Number.isInteger(depth)) return 'not-far-ranks';
  const from = side === 'white' ? (ranks - depth) * files : 0;
  for (let at = from; at < from + squares.size; at++) {
    if (!squares.has(at)) return 'not-far-ranks';
  }
  return depth;
}
