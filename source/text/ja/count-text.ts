/** `3手`, `2枚`. @param counter the counter of what is counted */
export function countText(count: number, counter: string): string {
  return `${count}${counter}`;
}
