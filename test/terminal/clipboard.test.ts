import { describe, expect, test } from 'vitest';
import { clipboardSequence } from '../../source/terminal/clipboard.ts';

const SEQUENCE = '\x1b]52;c;5q2p\x07';

describe('a text for the clipboard', () => {
  test.each([
    ['in a terminal', { TERM: 'xterm-256color' }, SEQUENCE],
    ['in one without a name', {}, SEQUENCE],
    [
      'within tmux, for it and for the terminal around it',
      { TERM: 'tmux-256color', TMUX: '/tmp/tmux-0/default,1,0' },
      `${SEQUENCE}\x1bPtmux;\x1b${SEQUENCE}\x1b\\`,
    ],
    [
      'within screen, which passes it on',
      { TERM: 'screen', STY: '1.pts' },
      `\x1bP${SEQUENCE}\x1b\\`,
    ],
    [
      'within tmux within screen, where tmux passes it on',
      { TERM: 'tmux', TMUX: '/tmp/t', STY: '1.pts' },
      `${SEQUENCE}\x1bPtmux;\x1b${SEQUENCE}\x1b\\`,
    ],
    ['where nothing understands it', { TERM: 'dumb' }, undefined],
  ])('%s', (_, env, sequence) => {
    expect(clipboardSequence('歩', env)).toBe(sequence);
  });

  test('goes through screen in pieces that its buffer takes', () => {
    const sequence = clipboardSequence('a'.repeat(3000), { STY: '1.pts' }) ?? '';
    const pieces = sequence.split('\x1b\\').slice(0, -1);
    expect(pieces.length).toBeGreaterThan(10);
    for (const piece of pieces) expect(piece).toMatch(/^\x1bP.{1,200}$/s);
    const whole = pieces.map((piece) => piece.slice(2)).join('');
    expect(whole).toBe(clipboardSequence('a'.repeat(3000), {}));
  });

  test('is sent up to the bound that terminals have', () => {
    expect(clipboardSequence('a'.repeat(75_000), {})).toHaveLength(100_000 + SEQUENCE.length - 4);
    expect(clipboardSequence('a'.repeat(75_001), {})).toBeUndefined();
  });
});
