/** The words of a table of positions, and the mask that turns a key into a place. */
interface TableSize {
  readonly words: number;
  readonly mask: number;
}

/**
 * The size of a table with the largest power of two of places that fits.
 * @param placeWords words of 32 bits in a place
 */
export function tableSize(sizeMb: number, placeWords: number): TableSize {
  const fitting = (sizeMb * 2 ** 20) / (placeWords * 4);
  const places = 2 ** Math.max(8, Math.floor(Math.log2(fitting)));
  return { words: places * placeWords, mask: places - 1 };
}
