/** `ที่ 1`, `ที่ 2`; after a counter, as in `ครั้งที่ 2`. */
export function ordinal(number: number): string {
  return `ที่ ${number}`;
}
