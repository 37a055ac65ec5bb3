import stringWidth from 'string-width';
import { describe, expect } from 'vitest';
import { foreignLetter, strayLatin } from '../../scripts/languages/letters.ts';
import {
  messageSamples,
  messagesOf,
  type ShownText,
  shownTexts,
  translatedMessages,
} from '../../scripts/languages/messages.ts';
import { SAMPLE_TEXT } from '../../scripts/languages/sample-of-type.ts';
import { LANGUAGE_CODES } from '../../source/settings/language.ts';
import { en as TEXTS } from '../../source/text/en/index.ts';
import { loadTexts } from '../../source/text/load-texts.ts';
import { PROJECT } from '../helpers/komadai.ts';
import { isLong, sharedTest, test } from '../helpers/run-size.ts';

/** To look up the types of all functions takes seconds: they are called in the long run. */
const samples = isLong ? messageSamples(PROJECT) : undefined;
const inEnglish = shownTexts(TEXTS, samples);
const english = new Map(inEnglish.map((shown) => [placeOf(shown), shown.text]));

/** Columns of the longest word of a key line. */
const KEY_COLUMNS = 10;
/** Columns by which a title may be wider than in English. */
const MORE_COLUMNS = 4;
/** A sign whose width terminals do not agree on. */
const AMBIGUOUS = /[…—–“”‘’①-⑳※→←↑↓±×÷·•°]/;
/** Below it a number of English may be a word of a sentence. */
const LEAST_DATA = 41;

describe.each(LANGUAGE_CODES)('the texts in %s', async (language) => {
  const texts = await loadTexts(language);
  const shown = shownTexts(texts, samples);

  test('are as many as in English', () => {
    const places = new Set(messagesOf(texts).map(({ message }) => message));
    expect(translatedMessages(TEXTS).filter((message) => !places.has(message))).toEqual([]);
  });

  sharedTest('are whole sentences', () => {
    const broken = shown.filter((one) => {
      if (/undefined|\[object|NaN|null\b/.test(one.text)) return true;
      return one.text === '' && /\p{L}/u.test(english.get(placeOf(one)) ?? '');
    });
    expect(broken.map(asLine)).toEqual([]);
  });

  sharedTest('have the data that they have in English', () => {
    const lacking = shown.filter((one) => {
      const other = english.get(placeOf(one));
      return other?.includes(SAMPLE_TEXT) && !one.text.includes(SAMPLE_TEXT);
    });
    expect(lacking.map(asLine)).toEqual([]);
  });

  sharedTest('have the numbers that they have in English', () => {
    const lacking = shown.filter((one) => {
      const numbers = english.get(placeOf(one))?.match(/\d+/g) ?? [];
      return numbers.some((number) => Number(number) >= LEAST_DATA && !one.text.includes(number));
    });
    expect(lacking.map(asLine)).toEqual([]);
  });

  sharedTest.runIf(language !== 'en')('have no words of another language', () => {
    const stray = shown.filter(
      ({ message, text }) =>
        strayLatin(message, text).length > 0 ||
        foreignLetter(language, message, text) !== undefined,
    );
    expect(stray.map(asLine)).toEqual([]);
  });

  sharedTest('have no sign of ambiguous width', () => {
    const signs = shown.filter(({ text }) => AMBIGUOUS.test(text));
    expect(signs.map(asLine)).toEqual([]);
  });

  sharedTest.runIf(language === 'th')(
    'have a gap for a semicolon, and quotes about what is typed',
    () => {
      const wrong = shown.filter(
        ({ text }) => /;/.test(text) || /พิมพ์ (?!เช่น|หรือ)\p{sc=Thai}/u.test(text),
      );
      expect(wrong.map(asLine)).toEqual([]);
    },
  );

  sharedTest('have short words for key lines, and short titles', () => {
    const wide = shown.filter((one) => {
      const columns = stringWidth(one.text);
      if (one.path.endsWith('.short')) return columns > KEY_COLUMNS;
      if (!/title$/i.test(one.path)) return false;
      return columns > Math.max(stringWidth(english.get(placeOf(one)) ?? '') + MORE_COLUMNS, 10);
    });
    expect(wide.map(asLine)).toEqual([]);
  });
});

function placeOf({ message, path }: ShownText): string {
  return message + path;
}

function asLine({ message, path, text }: ShownText): string {
  return `${message}${path}: ${text}`;
}
