/** `3 ตา`. @param noun the word that counts */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}`;
}
