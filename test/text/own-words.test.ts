import { describe, expect } from 'vitest';
import { messageSamples, shownTexts } from '../../scripts/languages/messages.ts';
import { inEnglish, spelledIn, WORD_SPELLINGS } from '../../source/activity/word-spellings.ts';
import { courseOf } from '../../source/match/lessons/course.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { ja as JAPANESE } from '../../source/text/ja/index.ts';
import { ko as KOREAN } from '../../source/text/ko/index.ts';
import { typingText } from '../../source/text/learn.ts';
import { pageLines } from '../../source/text/page.ts';
import { findFaces, offeredPieces } from '../../source/text/pieces.ts';
import { rulesPage } from '../../source/text/rules.ts';
import { tellerFor } from '../../source/text/speech.ts';
import { th as THAI } from '../../source/text/th/index.ts';
import { PROJECT } from '../helpers/komadai.ts';
import { isLong, sharedTest, test } from '../helpers/run-size.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { PlainDesk } from '../plain/desk.ts';

const TEXTS = { ja: JAPANESE, ko: KOREAN, th: THAI };
type Code = keyof typeof TEXTS;
const isWord = (word: string) => Object.hasOwn(WORD_SPELLINGS.ja ?? {}, word);
const CODES = Object.keys(TEXTS) as Code[];

/** What lines answer. */
async function answers(language: Code, ...lines: string[]): Promise<string[]> {
  const { mode } = new PlainDesk('shogi', { texts: TEXTS[language] });
  await mode.heading();
  let last: string[] = [];
  for (const line of lines) last = await mode.answer(line);
  return last;
}

describe('a word that is refused is told as it is spelled', () => {
  test.each<[Code, string[], RegExp]>([
    ['ja', ['投了', '投了'], /^\? 投了: 対局は終わって/],
    ['ja', ['resign', 'resign'], /^\? 投了: 対局は終わって/],
    ['ja', ['投了', '持将棋'], /^\? 持将棋: /],
    ['ja', ['投了', 'P-7f'], /^\? P-7f: /],
    ['ko', ['기권', '기권'], /^\? 기권: /],
    ['th', ['ยอมแพ้', 'ยอมแพ้'], /^\? ยอมแพ้: /],
  ])('%s %s', async (language, lines, expected) => {
    expect((await answers(language, ...lines))[0]).toMatch(expected);
  });
});

describe('what should follow a word', () => {
  test.each<[Code, string, RegExp]>([
    ['ja', '段 五', /^五段: 駒なし$/],
    ['ja', '段 e', /^五段: /],
    ['ja', '段 ご', /^五段: /],
    ['ja', '段', /一から九まで.*「段 五」/],
    ['ja', '筋 五', /^5筋: /],
    ['ja', '攻め駒', /１一から９九まで.*「攻め駒 ５五」/],
    ['ja', '表示', /王 飛車 竜 角 馬 金/],
    ['ko', '가로줄 오', /^e 가로줄: /],
    ['ko', '말 선', /왕 비차/],
    ['th', 'แถวนอน ห้า', /^แถวนอน e: /],
    ['ja', '段 十', /^\? 段: /],
    ['ja', '段 0', /^\? 段: /],
  ])('%s %s', async (language, line, expected) => {
    expect((await answers(language, line)).join('\n')).toMatch(expected);
  });
});

test.each(CODES)('the way out of copy names words that are typed, in %s', (language) => {
  const { WAY_OUT } = TEXTS[language].records;
  for (const word of ['replay', 'export']) expect(WAY_OUT).toContain(spelledIn(language, word));
  expect(WAY_OUT).not.toContain('棋譜再生');
});

describe('sentences of a word', () => {
  const samples = isLong ? messageSamples(PROJECT) : undefined;
  const english = shownTexts(ENGLISH, samples);

  sharedTest.each(CODES)('begin with its spelling in %s, as they do in English', (language) => {
    const own = new Map(
      shownTexts(TEXTS[language], samples).map(({ message, path, text }) => [message + path, text]),
    );
    const wrong = english.flatMap(({ message, path, text }) => {
      const [, word = ''] = /^([a-z ]+): /.exec(text) ?? [];
      if (!isWord(word)) return [];
      const told = own.get(message + path) ?? '';
      return told.startsWith(`${spelledIn(language, word)}: `) ? [] : [`${message}: ${told}`];
    });
    expect(wrong).toEqual([]);
  });

  sharedTest.each(CODES)('that say what to say say it in %s', (language) => {
    const own = new Map(
      shownTexts(TEXTS[language], samples).map(({ message, path, text }) => [message + path, text]),
    );
    const wrong = english.flatMap(({ message, path, text }) => {
      const words = Array.from(
        text.matchAll(/\b(?:[Ss]ay|as in|[Tt]ype) ([a-z]+)\b/g),
        ([, one = '']) => one,
      );
      const told = own.get(message + path) ?? '';
      return words
        .filter((word) => isWord(word))
        .filter((word) => !told.includes(spelledIn(language, word)))
        .map((word) => `${message}${path} ${word}: ${told}`);
    });
    expect(wrong).toEqual([]);
  });

  sharedTest('in Japanese quote no other spelling of a word', () => {
    const quoted = shownTexts(JAPANESE, samples).flatMap(({ message, text }) =>
      Array.from(text.matchAll(/「([^」]*)」/g), ([, line = '']) => ({ message, line })),
    );
    const other = quoted.filter(({ line }) => {
      const [first = ''] = line.split(' ');
      const word = inEnglish(first);
      return isWord(word) && spelledIn('ja', word) !== first;
    });
    expect(quoted.length).toBeGreaterThan(10);
    expect(other).toEqual([]);
  });
});

test.each(CODES)('every piece that is offered is understood in %s', (language) => {
  const texts = TEXTS[language];
  const lost = VARIANTS.flatMap((variant) =>
    offeredPieces(texts, variant)
      .filter((name) => findFaces(texts, variant, name).length === 0)
      .map((name) => `${variant.id} ${name}`),
  );
  expect(lost).toEqual([]);
});

describe('a handicap names its pieces', () => {
  const lines = (language: Code, notation: 'auto' | 'hodges' = 'auto') =>
    pageLines(
      rulesPage(tellerFor(TEXTS[language], 'hodges', notation), variantOf('shogi'), 'frame'),
      Number.POSITIVE_INFINITY,
    ).join('\n');

  test('in the notation of the player', () => {
    expect(lines('ja')).toContain('香落ち: １一香を除く');
    expect(lines('ja', 'hodges')).toContain('香落ち: 1a香を除く');
    expect(lines('ko')).toContain('8b 비차');
    expect(lines('th')).toContain('เรือ 8b');
  });
});

test.each([
  ['ja', 'auto', /６六飛/],
  ['ja', 'hodges', /R-6f/],
  ['ko', 'numbers', /R-66/],
  ['th', 'auto', /R-6f/],
] as const)('the example of a course in %s, notation %s', (language, notation, expected) => {
  const { lessons } = courseOf(variantOf('shogi'));
  const task = lessons.find(({ id }) => id === 'shogi/pieces/R-1')?.task();
  expect(task && typingText(task, tellerFor(TEXTS[language], 'hodges', notation))).toMatch(
    expected,
  );
});
