/** `ก`, `กหรือข`, `ก, ข หรือค`; beside what is not Thai a space, as in `P-7f หรือ P-2f`. */
export function joinWords(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  const before = words.slice(0, -1).join(', ');
  const after = words.at(-1) ?? '';
  const isPair = words.length === 2 && /[\u0e00-\u0e7f]$/.test(before);
  return `${before}${isPair ? '' : ' '}${last}${/^[\u0e00-\u0e7f]/.test(after) ? '' : ' '}${after}`;
}
