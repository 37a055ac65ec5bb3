import { describe, expect } from 'vitest';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { settingsScreen } from '../../../source/ui/screens/settings/settings.ts';
import { type Frame, renderScreen } from '../../helpers/frames.tsx';
import { sharedTest, test, VARIANTS_OF_RUN } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';
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
  for (const [, code = ''] of raw.slice(0, at).matchAll(/\x1b\[(\d+)m/g)) {
    if (['1', '4', '7'].includes(code)) on.add(code);
    else on.delete(off[code] ?? '');
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

    const cursor = desk().play('shogi', { sfen: SFEN }).press('up', 'up');
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

test('without colour, the cursor on a king in check can be seen', () => {
  const desk = new Desk({ settings: { colour: 'off', labels: 'letters', charset: 'frame' } });
  const sfen = '4k4/9/9/9/4r4/9/9/9/4K4 b - 1';
  const player = desk.play('shogi', { sfen });
  expect(emphasisOf(renderScreen(player.screen, desk.services, SIZE), ' K ')).toEqual(['1', '7']);
  player.press('up', 'down', 'down', 'down', 'down');
  expect(emphasisOf(renderScreen(player.screen, desk.services, SIZE), ' K ')).toEqual(['7']);
});

test('with colour, promoted pieces are red and the sides differ', () => {
  const desk = new Desk({ settings: { colour: 'on', labels: 'letters', charset: 'frame' } });
  const player = desk.play('shogi', { moves: 'P-7f P-3d Bx2b+ P-8d' });
  const { raw } = renderScreen(player.screen, desk.services, SIZE);
  expect(raw).toMatch(/\x1b\[91m(?:\x1b\[[\d;]*m)* ?\+B/);
  expect(raw).toMatch(/\x1b\[36m(?:\x1b\[[\d;]*m)*vK/);
  expect(raw).not.toMatch(/\x1b\[36m(?:\x1b\[[\d;]*m)* K/);
});

describe('squares of two rows', () => {
  const LARGE = { columns: 100, rows: 36 };

  test('are marked in both of them', () => {
    const desk = new Desk({ settings: { colour: 'off', charset: 'frame' } });
    const player = desk.play('shogi', { moves: 'P-7f' });
    const { raw } = renderScreen(player.screen, desk.services, LARGE);
    expect(raw).toContain('|\x1b[1m| 歩 |\x1b[22m|');
    expect(raw).toContain('|\x1b[1m| 兵 |\x1b[22m|');
    expect(raw.match(/\|\x1b\[1m\| {4}\|\x1b\[22m\|/g)).toHaveLength(2);
  });
});

describe('the preview of the settings', () => {
  const SIZES = [
    { columns: 60, rows: 20 },
    SIZE,
    { columns: 120, rows: 40 },
    { columns: 200, rows: 60 },
  ];

  sharedTest.each(
    VARIANTS_OF_RUN.flatMap(({ id }) =>
      (['never', 'white'] as const).flatMap((flip) => SIZES.map((size) => ({ id, flip, size }))),
    ),
  )('is one plain position of $id, flip $flip, in $size', ({ id, flip, size }) => {
    const settings = {
      variant: id,
      labels: 'letters',
      charset: 'frame',
      colour: 'on',
      flip,
    } as const;
    const desk = new Desk({ settings });
    const screen = settingsScreen(desk.services);
    const variant = variantOf(id);
    const { placement } = startPosition(variant);
    expect(screen.preview).toEqual({ variant, placement, isCut: true });
    const { lines } = renderScreen(screen, desk.services, size);
    expect(lines.join('\n')).not.toMatch(/\| *v?\+[A-Z]/);
  });

  test('follows the theme', () => {
    const frames = (['dark', 'light', 'safe', 'mono'] as const).map((theme) => {
      const desk = new Desk({ settings: { theme, colour: 'on' } });
      return renderScreen(settingsScreen(desk.services), desk.services, SIZE).raw;
    });
    expect(new Set(frames).size).toBe(4);
    expect(frames[3]).not.toMatch(COLOURS);
  });
});
