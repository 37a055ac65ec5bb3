/** `3번째`. */
export function ordinal(number: number): string {
  return `${number}번째`;
}
