import { describe, expect, test } from 'vitest';
import { type Frame, renderScreen } from '../../helpers/frames.tsx';
import { Desk } from '../desk.ts';

const SIZE = { columns: 80, rows: 24 };

/** Codes of foreground and background colours, of faint text too. */
const COLOURS = /\x1b\[(?:2|3[0-7]|4[0-7]|9[0-7]|10[0-7]|[34]8;[\d;]*)m/;

/** The emphasis codes in front of a piece of text: 1 bold, 4 underline, 7 inverse. */
function emphasisOf({ raw }: Frame, text: string): string[] {
  const at = raw.indexOf(text);
  if (at < 0) throw new Error(`${text} is not in the frame`);
  const on = new Set<string>();
  const off: Record<string, string> = { 22: '1', 24: '4', 27: '7' };
  for (const [, code] of raw.slice(0, at).matchAll(/\x1b\[(\d+)m/g)) {
    if (['1', '4', '7'].includes(code)) on.add(code);
    else if (code in off) on.delete(off[code]);
  }
  return [...on].sort();
}

describe('without colour', () => {
  const desk = () => new Desk({ settings: { colour: 'off', labels: 'letters', charset: 'frame' } });
  const SFEN = '4k4/9/9/9/9/9/9/3R5/4K4 b - 1';

  test('every mark is there, and differs from the others', () => {
    const { services } = desk();
    const player = desk().play('shogi', { sfen: SFEN }).enter('R-5h');
    const afterCheck = renderScreen(player.screen, services, SIZE);
    expect(emphasisOf(afterCheck, 'vK')).toEqual(['1', '7']);
    expect(emphasisOf(afterCheck, ' R ')).toEqual(['1']);
    expect(emphasisOf(afterCheck, ' K ')).toEqual([]);

    const typing = desk().play('shogi', { sfen: SFEN }).press('R-5h');
    const frame = renderScreen(typing.screen, services, SIZE);
    expect(emphasisOf(frame, ' R ')).toEqual(['1', '4']);
    expect(emphasisOf(frame, '・')).toEqual(['4']);

    const cursor = desk().play('shogi', { sfen: SFEN }).press('up');
    expect(emphasisOf(renderScreen(cursor.screen, services, SIZE), '・')).toEqual(['7']);
  });

  test('the piece in hand on which the cursor stands is marked', () => {
    const sfen = '4k4/9/9/9/9/9/9/9/4K4 b RB 1';
    const player = desk()
      .play('shogi', { sfen })
      .press('up', 'down', 'down', 'down', 'down', 'down');
    const frame = renderScreen(player.screen, desk().services, SIZE);
    expect(frame.raw).toContain('in hand \x1b[7mR\x1b[27m B');
  });

  test('no colour code is sent', () => {
    const { services } = desk();
    const player = desk().play('shogi', { moves: 'P-7f P-3d Bx2b+' }).enter('zz');
    expect(renderScreen(player.screen, services, SIZE).raw).not.toMatch(COLOURS);
  });
});

test('with colour, promoted pieces are red and the sides differ', () => {
  const desk = new Desk({ settings: { colour: 'on', labels: 'letters', charset: 'frame' } });
  const player = desk.play('shogi', { moves: 'P-7f P-3d Bx2b+' });
  const { raw } = renderScreen(player.screen, desk.services, SIZE);
  expect(raw).toMatch(/\x1b\[31m(?:\x1b\[[\d;]*m)* ?\+B/);
  expect(raw).toMatch(/\x1b\[36m(?:\x1b\[[\d;]*m)*vK/);
  expect(raw).not.toMatch(/\x1b\[36m(?:\x1b\[[\d;]*m)* K/);
});
