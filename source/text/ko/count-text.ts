/** `3수`, `2국`. @param counter the word that counts */
export function countText(count: number, counter: string): string {
  return `${count}${counter}`;
}
