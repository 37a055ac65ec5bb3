import { JAPANESE_ARGUMENTS } from './spellings/ja.ts';
import { KOREAN_ARGUMENTS } from './spellings/ko.ts';
import { firstSpelling, type Spellings } from './spellings/spellings.ts';
import { THAI_ARGUMENTS } from './spellings/th.ts';

const SPELLINGS: Readonly<Record<string, Spellings>> = {
  ja: JAPANESE_ARGUMENTS,
  ko: KOREAN_ARGUMENTS,
  th: THAI_ARGUMENTS,
};

/** A part of what follows a word as it is offered in a language. */
export function argumentIn(language: string, part: string): string {
  return firstSpelling(SPELLINGS[language] ?? {}, part);
}

/** Whether a text is a spelling of an English part in another language. */
export function isArgumentSpelling(english: string, typed: string): boolean {
  const wanted = typed.normalize('NFKC').toLowerCase();
  return Object.values(SPELLINGS).some((spellings) =>
    (Object.hasOwn(spellings, english) ? (spellings[english] ?? []) : []).some(
      (one) => one.normalize('NFKC') === wanted,
    ),
  );
}
