import { describe, expect, test } from 'vitest';
import {
  decideCharset,
  decideColour,
  type Environment,
  needsPlainMode,
} from '../../source/terminal/capabilities.ts';

const UTF8: Environment = { LANG: 'de_DE.UTF-8', TERM: 'xterm-256color' };

describe('the charset', () => {
  test.each<[string, Parameters<typeof decideCharset>[0], string]>([
    ['a UTF-8 locale', { setting: 'auto', env: UTF8 }, 'box'],
    ['utf8 without a hyphen', { setting: 'auto', env: { LANG: 'C.utf8' } }, 'box'],
    ['no locale', { setting: 'auto', env: { TERM: 'xterm' } }, 'ascii'],
    ['another encoding', { setting: 'auto', env: { LANG: 'ja_JP.eucJP' } }, 'ascii'],
    ['LC_ALL before LANG', { setting: 'auto', env: { ...UTF8, LC_ALL: 'C' } }, 'ascii'],
    ['LC_CTYPE before LANG', { setting: 'auto', env: { ...UTF8, LC_CTYPE: 'POSIX' } }, 'ascii'],
    [
      'LC_ALL before LC_CTYPE',
      { setting: 'auto', env: { LC_ALL: 'C.UTF-8', LC_CTYPE: 'C' } },
      'box',
    ],
    ['an empty variable is not set', { setting: 'auto', env: { ...UTF8, LC_ALL: '' } }, 'box'],
    ['the Linux console', { setting: 'auto', env: { ...UTF8, TERM: 'linux' } }, 'ascii'],
    ['a VT100', { setting: 'auto', env: { ...UTF8, TERM: 'vt100' } }, 'ascii'],
    ['a VT100 of another kind', { setting: 'auto', env: { ...UTF8, TERM: 'vt100-nav' } }, 'ascii'],
    ['a setting against the locale', { setting: 'frame', env: { LANG: 'C' } }, 'frame'],
    ['a setting for letters', { setting: 'ascii', env: UTF8 }, 'ascii'],
    ['a setting on the Linux console', { setting: 'box', env: { TERM: 'linux' } }, 'box'],
  ])('%s', (_, options, charset) => {
    expect(decideCharset(options)).toBe(charset);
  });
});

describe('colour', () => {
  test.each<[string, Parameters<typeof decideColour>[0], boolean]>([
    ['by itself', { setting: 'auto', env: UTF8 }, true],
    ['NO_COLOR', { setting: 'auto', env: { ...UTF8, NO_COLOR: '1' } }, false],
    ['an empty NO_COLOR is not set', { setting: 'auto', env: { ...UTF8, NO_COLOR: '' } }, true],
    ['a terminal without it', { setting: 'auto', env: { TERM: 'dumb' } }, false],
    ['switched off', { setting: 'off', env: UTF8 }, false],
    ['switched on against NO_COLOR', { setting: 'on', env: { NO_COLOR: '1' } }, true],
    ['--no-color against the setting', { setting: 'on', env: UTF8, option: false }, false],
    [
      'an option that is not given',
      { setting: 'auto', env: { NO_COLOR: '1' }, option: true },
      false,
    ],
  ])('%s', (_, options, colour) => {
    expect(decideColour(options)).toBe(colour);
  });
});

describe('plain mode', () => {
  test.each([
    ['a terminal', true, true, 'xterm', false],
    ['input from a pipe', false, true, 'xterm', true],
    ['output to a pipe', true, false, 'xterm', true],
    ['a terminal without cursor control', true, true, 'dumb', true],
  ])('%s', (_, inputIsTty, outputIsTty, term, plain) => {
    expect(needsPlainMode({ inputIsTty, outputIsTty, env: { TERM: term } })).toBe(plain);
  });
});
