/** `1回目`, `4回目`. */
export function ordinal(number: number): string {
  return `${number}回目`;
}
