/**
 * A test whether a text of `searchText` has all words of another. The last word is still being typed,
 * so the beginning of a word is enough.
 */
export function byWords(text: string): (known: string) => boolean {
  const wanted = text.split(/\s+/).map(searchText);
  // After a space the last one is empty, and the one before it is whole.
  wanted.push((wanted.pop() ?? '').trimEnd());
  return (known) => wanted.every((word) => known.includes(word));
}

/**
 * The words of a text, a space before and after each, in lower case, without the accents and
 * macrons of Latin. Each kanji and kana is a word of its own.
 */
export function searchText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');
  const apart = plain.replace(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]/gu, ' $& ');
  const words = apart.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu);
  return words ? ` ${words.join(' ')} ` : '';
}
