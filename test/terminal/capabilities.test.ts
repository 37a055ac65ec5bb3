import { describe, expect, test } from 'vitest';
import {
  decideCharset,
  decideColours,
  decidePictures,
  type Environment,
  erasesInColour,
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

describe('the colours', () => {
  test.each<[string, Parameters<typeof decideColours>[0], number]>([
    ['by itself', { setting: 'auto', env: UTF8 }, 2],
    ['NO_COLOR', { setting: 'auto', env: { ...UTF8, NO_COLOR: '1' } }, 0],
    ['an empty NO_COLOR is not set', { setting: 'auto', env: { ...UTF8, NO_COLOR: '' } }, 2],
    ['a terminal without it', { setting: 'auto', env: { TERM: 'dumb' } }, 0],
    ['switched off', { setting: 'off', env: UTF8 }, 0],
    ['switched on against NO_COLOR', { setting: 'on', env: { ...UTF8, NO_COLOR: '1' } }, 2],
    ['switched on, of a terminal not known', { setting: 'on', env: {} }, 1],
    ['--no-color against the setting', { setting: 'on', env: UTF8, option: false }, 0],
    ['FORCE_COLOR=0', { setting: 'auto', env: { ...UTF8, FORCE_COLOR: '0' } }, 0],
    ['FORCE_COLOR=false', { setting: 'auto', env: { ...UTF8, FORCE_COLOR: 'false' } }, 0],
    ['FORCE_COLOR=1', { setting: 'auto', env: { ...UTF8, FORCE_COLOR: '1' } }, 1],
    ['FORCE_COLOR=2', { setting: 'auto', env: { TERM: 'xterm', FORCE_COLOR: '2' } }, 2],
    ['FORCE_COLOR=3', { setting: 'auto', env: { TERM: 'xterm', FORCE_COLOR: '3' } }, 3],
    ['FORCE_COLOR=9', { setting: 'auto', env: { TERM: 'xterm', FORCE_COLOR: '9' } }, 3],
    ['FORCE_COLOR=true', { setting: 'auto', env: { ...UTF8, FORCE_COLOR: 'true' } }, 2],
    ['an empty FORCE_COLOR', { setting: 'auto', env: { TERM: 'dumb', FORCE_COLOR: '' } }, 1],
    ['FORCE_COLOR and NO_COLOR', { setting: 'auto', env: { NO_COLOR: '1', FORCE_COLOR: '2' } }, 2],
    ['switched on against FORCE_COLOR=0', { setting: 'on', env: { ...UTF8, FORCE_COLOR: '0' } }, 2],
    ['switched off against FORCE_COLOR', { setting: 'off', env: { FORCE_COLOR: '3' } }, 0],
    [
      '--no-color against FORCE_COLOR',
      { setting: 'on', env: { FORCE_COLOR: '3' }, option: false },
      0,
    ],
    ['xterm by its name', { setting: 'auto', env: { TERM: 'xterm' }, name: 'XTerm(379)' }, 2],
    ['a terminal with sixels', { setting: 'auto', env: { TERM: 'xterm' }, name: '' }, 2],
    ['kitty by its name', { setting: 'auto', env: { TERM: 'xterm' }, name: 'kitty(0.41.1)' }, 3],
    ['a name under NO_COLOR', { setting: 'auto', env: { NO_COLOR: '1' }, name: 'foot(1.13)' }, 0],
    [
      'a name and FORCE_COLOR',
      { setting: 'auto', env: { FORCE_COLOR: '1' }, name: 'foot(1.13)' },
      1,
    ],
    ['a name beside 256 colours', { setting: 'auto', env: UTF8, name: 'WezTerm 20240203' }, 2],
    ['an option that is not given', { setting: 'auto', env: { NO_COLOR: '1' }, option: true }, 0],
  ])('%s', (_, options, level) => {
    expect(decideColours(options)).toBe(level);
  });

  test.each<[term: string, colorTerm: string | undefined, level: number]>([
    ['xterm', undefined, 1],
    ['xterm', '', 1],
    ['xterm', 'yes', 1],
    ['linux', undefined, 1],
    ['xterm-256color', undefined, 2],
    ['screen-256color', undefined, 2],
    ['tmux-256color', undefined, 2],
    ['rxvt-unicode-256color', undefined, 2],
    ['xterm-256', undefined, 2],
    ['xterm-256color', 'truecolor', 3],
    ['xterm', '24bit', 3],
    ['xterm-256color', 'not-truecolor', 2],
    ['xterm-kitty', undefined, 3],
    ['xterm-ghostty', undefined, 3],
    ['wezterm', undefined, 3],
    ['alacritty', undefined, 3],
    ['foot', undefined, 3],
    ['foot-extra', undefined, 3],
    ['contour', undefined, 3],
    ['xterm-direct', undefined, 3],
    ['konsole-direct', undefined, 3],
  ])('TERM=%s with COLORTERM=%s: level %i', (TERM, COLORTERM, level) => {
    expect(decideColours({ setting: 'auto', env: { TERM, COLORTERM } })).toBe(level);
  });
});

test.each<[term: string | undefined, erases: boolean]>([
  ['xterm-256color', true],
  ['tmux-256color', true],
  ['screen', false],
  ['screen.xterm-256color', false],
  ['screen-256color', false],
  [undefined, true],
])('TERM=%s erases in the background in force: %s', (TERM, erases) => {
  expect(erasesInColour({ TERM })).toBe(erases);
});

describe('pieces as pictures', () => {
  const SSH = { ...UTF8, SSH_CONNECTION: '192.0.2.1 50000 192.0.2.2 22', SSH_TTY: '/dev/pts/1' };

  test.each<[string, Parameters<typeof decidePictures>[0], boolean]>([
    ['by themselves', { setting: 'auto', env: UTF8 }, true],
    ['over SSH', { setting: 'auto', env: SSH }, false],
    ['over SSH, by its terminal', { setting: 'auto', env: { SSH_TTY: '/dev/pts/1' } }, false],
    ['over SSH, asked for', { setting: 'pictures', env: SSH }, true],
    ['switched off', { setting: 'characters', env: UTF8 }, false],
  ])('%s', (_, options, pictures) => {
    expect(decidePictures(options)).toBe(pictures);
  });
});
