/** The words of a table of positions, and the mask that makes a place of a key. */
export interface TableSize {
  readonly words: number;
  readonly mask: number;
}

/**
 * The largest power of two of places that fits a size.
 * @param placeWords words of 32 bits that a place takes
 */
export function tableSize(sizeMb: number, placeWords: number): TableSize {
  const fitting = (sizeMb * 2 ** 20) / (placeWords * 4);
  const places = 2 ** Math.max(8, Math.floor(Math.log2(fitting)));
  return { words: places * placeWords, mask: places - 1 };
}
