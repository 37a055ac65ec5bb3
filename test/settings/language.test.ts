import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageOf, notationIn } from '../../source/settings/language.ts';
import { startLanguage } from '../../source/settings/start-language.ts';
import { hasLetters } from '../../source/terminal/capabilities.ts';

const LONG = 'ja'.repeat(5000);

describe('the language of an environment', () => {
  test.each<[env: Record<string, string>, language: string]>([
    [{ LANG: 'ja_JP.UTF-8' }, 'ja'],
    [{ LANG: 'ko_KR.UTF-8' }, 'ko'],
    [{ LANG: 'th_TH' }, 'th'],
    [{ LANG: 'TH' }, 'th'],
    [{ LANG: 'ja@calendar' }, 'ja'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'C' }, 'en'],
    [{ LANG: 'POSIX' }, 'en'],
    [{ LANG: 'xx_YY' }, 'en'],
    [{ LANG: '' }, 'en'],
    [{ LANG: LONG }, 'en'],
    [{ LANG: 'constructor' }, 'en'],
    [{}, 'en'],
    [{ LC_ALL: 'C', LANG: 'ja_JP.UTF-8' }, 'en'],
    [{ LANGUAGE: 'ko:en', LANG: 'en_US.UTF-8' }, 'ko'],
    [{ LANGUAGE: 'zh_TW:th_TH:ja', LANG: 'en_US.UTF-8' }, 'th'],
    [{ LANGUAGE: 'en:ja', LANG: 'ja_JP.UTF-8' }, 'en'],
    [{ LANGUAGE: 'ko', LANG: 'C.UTF-8' }, 'ko'],
    [{ LANGUAGE: 'zh', LANG: 'ja_JP.UTF-8' }, 'ja'],
    [{ LANGUAGE: '', LANG: 'ja_JP.UTF-8' }, 'ja'],
    [{ LANGUAGE: 'ko', LANG: 'C' }, 'en'],
    [{ LANGUAGE: 'ko', LC_ALL: 'POSIX', LANG: 'ja_JP.UTF-8' }, 'en'],
    [{ LANGUAGE: 'ko' }, 'en'],
    [{ LC_ALL: '', LC_MESSAGES: 'ko_KR', LANG: 'ja_JP.UTF-8' }, 'ko'],
  ])('%j is %s', (env, language) => {
    expect(languageOf(env)).toBe(language);
  });
});

test('moves are written as the players of a language write them, unless another form is set', () => {
  expect(['en', 'ja', 'ko', 'th'].map((language) => notationIn(language, 'auto'))).toEqual([
    'hodges',
    'japanese',
    'hodges',
    'hodges',
  ]);
  expect(notationIn('ja', 'numbers')).toBe('numbers');
});

describe('a start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'komadai-language-'));
  function begin(kept: string, given: { language?: string; charset?: string }, lang: string) {
    const configFile = join(folder, 'config.json');
    writeFileSync(configFile, kept);
    const env = { LANG: lang };
    return startLanguage({ ...given, configFile, env, hasLetters: hasLetters(env) });
  }

  test.each<
    [name: string, kept: string, given: { language?: string; charset?: string }, lang: string]
  >([
    ['ko', '{}', {}, 'ko_KR.UTF-8'],
    ['th', '{"language":"th"}', {}, 'ko_KR.UTF-8'],
    ['ja', '{"language":"th"}', { language: 'ja' }, 'ko_KR.UTF-8'],
    ['ko', '{"language":"auto"}', {}, 'ko_KR.UTF-8'],
    ['ko', '{"language":"klingon"}', {}, 'ko_KR.UTF-8'],
    ['ko', '{"language":7}', {}, 'ko_KR.UTF-8'],
    ['ko', 'not a file of settings', {}, 'ko_KR.UTF-8'],
    ['ko', '{}', { language: 'klingon' }, 'ko_KR.UTF-8'],
    // Without the letters of a language there is English.
    ['en', '{"language":"ja"}', {}, 'C'],
    ['en', '{"charset":"ascii"}', { language: 'ja' }, 'ja_JP.UTF-8'],
    ['en', '{}', { language: 'ja', charset: 'ascii' }, 'ja_JP.UTF-8'],
    ['ja', '{}', { language: 'ja', charset: 'box' }, 'C'],
  ])('is in %s with %j, %j and %s', (language, kept, given, lang) => {
    expect(begin(kept, given, lang)).toBe(language);
  });

  test('needs no settings', () => {
    const configFile = join(folder, 'none', 'config.json');
    const env = { LANG: 'ja_JP.UTF-8' };
    expect(startLanguage({ configFile, env, hasLetters: hasLetters(env) })).toBe('ja');
  });
});
