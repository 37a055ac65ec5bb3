/** The whole numbers from 1 to `last`. */
export function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
