import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { allSettings } from '../../../source/settings/settings.ts';
import type { ColourLevel } from '../../../source/terminal/capabilities.ts';
import type { Look } from '../../../source/text/charset.ts';
import {
  FLAT_PALETTES,
  type FlatPaletteName,
  MARKS,
  type Mark,
  TILE_PALETTES,
  type TilePaletteName,
} from '../../../source/ui/app/palettes.ts';
import { type SquareContent, type Theme, themeFor } from '../../../source/ui/app/theme.ts';
import { Desk } from '../desk.ts';

const FLAT = Object.keys(FLAT_PALETTES) as FlatPaletteName[];
const TILED = Object.keys(TILE_PALETTES) as TilePaletteName[];
const COLOURED = FLAT.filter((name) => name !== 'mono');
const LEVELS: readonly ColourLevel[] = [0, 1, 2, 3];

const PIECES: readonly SquareContent[] = (['own', 'opponent'] as const).flatMap((owner) => [
  { owner },
  { owner, promoted: true },
]);

const FREE: SquareContent = {};

/** The look of what stands on a square. */
function marked(theme: Theme, marks: readonly Mark[], content: SquareContent = {}): Look {
  return theme.square({ ...content, marks: new Set(marks) }).face;
}

/** Every style of a theme. */
function styles(theme: Theme): Look[] {
  const { square, inHand, ground, stand, hasTiles: _, ...others } = theme;
  const contents: readonly SquareContent[] = [{}, ...PIECES].flatMap((content) => [
    content,
    ...MARKS.map((mark) => ({ ...content, marks: new Set([mark]) })),
  ]);
  const squares = contents.flatMap((content) => [square(content), inHand(content)]);
  return [
    ...Object.values(others),
    ...[ground, stand].filter((look) => look !== undefined),
    ...squares.flatMap((looks) => Object.values(looks) as Look[]),
  ];
}

/** The numbers that a style sends before a text. */
function codes(style: Look): number[] {
  const [before = ''] = style('x').split('x');
  return Array.from(before.matchAll(/\d+/g), ([code]) => Number(code)).sort((a, b) => a - b);
}

/** Those of its colours: of the text, and of what is behind it. */
function colours(style: Look): { readonly text: number[]; readonly background: number[] } {
  return {
    text: codes(style).filter((code) => (code >= 30 && code < 40) || (code >= 90 && code < 98)),
    background: codes(style).filter((code) => (code >= 40 && code < 50) || code >= 100),
  };
}

function emphasis(style: Look): number[] {
  return codes(style).filter((code) => code < 30 && code !== 2);
}

test('the setting offers every theme, the automatic choice first', () => {
  const { values } = allSettings().find(({ name }) => name === 'theme') ?? {};
  expect(values).toEqual(['auto', ...TILED, ...FLAT]);
});

describe.each(FLAT)('%s', (name) => {
  const theme = themeFor(name, 1);

  test('its marks differ from each other, also without their colours', () => {
    const looks = MARKS.map((mark) => emphasis(marked(theme, [mark])).join());
    expect(new Set(looks).size).toBe(MARKS.length);
    expect(looks).not.toContain('');
  });

  test('uses the sixteen named colours only', () => {
    for (const style of styles(theme)) {
      for (const code of codes(style)) {
        expect(`${code}`).toMatch(/^(?:[12347]|[39][0-7]|4[0-7]|10[0-7])$/);
      }
    }
  });

  test('leaves the window, the frame and the stands in the style of the terminal', () => {
    expect(theme).toMatchObject({ hasTiles: false, ground: undefined, stand: undefined });
    expect(theme.frame('+--+')).toBe('+--+');
  });

  test('draws a line under what stands on a square, not under the whole of it', () => {
    for (const mark of MARKS) {
      const { face, ground, edge } = theme.square({ owner: 'own', marks: new Set([mark]) });
      expect(codes(ground)).toEqual(codes(face).filter((code) => code !== 4));
      expect(codes(edge)).toEqual(codes(ground));
    }
  });

  test('is the same where there are more colours, and mono where there are none', () => {
    expect(LEVELS.map((level) => themeFor(name, level))).toEqual(
      LEVELS.map((level) => (level === 0 ? themeFor('mono', 1) : theme)),
    );
  });
});

describe.each([...FLAT, ...TILED])('in %s', (name) => {
  const theme = themeFor(name, 2);

  test('a mark changes the look of every piece and of an empty square', () => {
    for (const content of [FREE, ...PIECES]) {
      const contents = [content, ...MARKS.map((mark) => ({ ...content, marks: new Set([mark]) }))];
      const all = contents.map((one) => {
        const { ground, face, edge, sign } = theme.square(one);
        return [ground, face, edge, sign].map((look) => look('x')).join();
      });
      expect(new Set(all).size, JSON.stringify(content)).toBe(all.length);
    }
  });

  test('the cursor can be seen on every other mark', () => {
    for (const mark of MARKS.filter((one) => one !== 'cursor')) {
      const [without, on] = [[mark], [mark, 'cursor'] as const].map((marks) => {
        const { ground, face } = theme.square({ owner: 'own', marks: new Set(marks) });
        return ground('x') + face('x');
      });
      expect(on, mark).not.toBe(without);
    }
  });
});

describe.each(TILED)('%s', (name) => {
  test('paints the window, the board, the stands and tiles on them', () => {
    const { hasTiles, ground, stand, frame } = themeFor(name, 2);
    expect(hasTiles).toBe(true);
    for (const look of [ground, stand, frame]) expect(look?.('x')).toMatch(/\x1b\[48;5;\d+m/);
  });

  test('sends numbers where there are 256 colours, and their red, green and blue where all', () => {
    const sent = (level: ColourLevel) =>
      styles(themeFor(name, level)).map((style) => itemAt(style('x').split('x'), 0));
    for (const codes of sent(2)) expect(codes).toMatch(/^(?:\x1b\[(?:1|[34]8;5;\d+)m)+$/);
    for (const codes of sent(3)) expect(codes).toMatch(/^(?:\x1b\[(?:1|[34]8;2;[\d;]+)m)+$/);
  });

  test('gives way to a flat theme where there are sixteen', () => {
    const theme = themeFor(name, 1);
    expect(theme).toBe(themeFor(TILE_PALETTES[name].fallback, 1));
    expect(themeFor(name, 0)).toBe(themeFor('mono', 1));
  });
});

test('the automatic choice is wood where it can be shown, else dark, else mono', () => {
  expect(LEVELS.map((level) => themeFor('auto', level))).toEqual([
    themeFor('mono', 1),
    themeFor('dark', 1),
    themeFor('wood', 2),
    themeFor('wood', 3),
  ]);
});

test('on a light terminal it is paper, else light, and no other theme changes', () => {
  expect(LEVELS.map((level) => themeFor('auto', level, 'light'))).toEqual([
    themeFor('mono', 1),
    themeFor('light', 1),
    themeFor('paper', 2),
    themeFor('paper', 3),
  ]);
  expect(themeFor('auto', 2, 'dark')).toBe(themeFor('wood', 2));
  expect(themeFor('slate', 2, 'light')).toBe(themeFor('slate', 2));
});

describe.each(COLOURED)('%s', (name) => {
  const theme = themeFor(name, 1);

  test('tells the sides apart, and promoted pieces from others', () => {
    const promoted = theme.square({ owner: 'own', promoted: true }).face;
    const looks = [theme.own, theme.opponent, promoted];
    expect(new Set(looks.map((style) => style('x'))).size).toBe(3);
    expect(colours(promoted).text).toEqual([{ dark: 91, light: 31, safe: 33 }[name]]);
  });

  test.each(MARKS)(
    '%s gives text and background, so that it can be read on every piece',
    (mark) => {
      for (const content of [{}, ...PIECES]) {
        const { text, background } = colours(marked(theme, [mark], content));
        expect([text, background]).toEqual([[expect.any(Number)], [expect.any(Number)]]);
        expect(background[0]).not.toBe((text[0] as number) + 10);
      }
    },
  );
});

test('mono has no colours', () => {
  for (const style of styles(themeFor('mono', 1))) {
    expect(colours(style)).toEqual({ text: [], background: [] });
  }
});

test('a bar that hangs is drawn inverse in the colour of the opponent', () => {
  const { opponent, opponentHanging } = themeFor('dark', 1);
  expect(codes(opponentHanging)).toEqual([7, ...codes(opponent)]);
});

test('safe has neither red nor green, and does not rely on the colour of promoted pieces', () => {
  const theme = themeFor('safe', 1);
  for (const style of styles(theme)) {
    const { text, background } = colours(style);
    for (const code of [...text, ...background]) expect([1, 2, 5]).not.toContain(code % 10);
  }
  expect(emphasis(theme.square({ owner: 'own', promoted: true }).face)).not.toEqual([]);
});

test.each([
  [{ theme: 'light' }, {}, 'light', 1],
  [{ theme: 'light', colour: 'off' }, {}, 'mono', 1],
  [{ theme: 'light' }, { NO_COLOR: '1' }, 'mono', 1],
  [{ theme: 'safe', colour: 'on' }, { NO_COLOR: '1' }, 'safe', 1],
  [{ theme: 'mono', colour: 'on' }, {}, 'mono', 1],
  [{}, {}, 'dark', 1],
  [{}, { TERM: 'xterm-256color' }, 'wood', 2],
  [{}, { COLORTERM: 'truecolor' }, 'wood', 3],
  [{ theme: 'paper' }, {}, 'light', 1],
  [{ theme: 'slate' }, { TERM: 'xterm-256color' }, 'slate', 2],
] as const)('the settings %j under %j give %s with level %i', (settings, env, expected, level) => {
  const { services } = new Desk({ settings, env: { NO_COLOR: '', ...env } });
  expect(services.theme).toBe(themeFor(expected, level));
});
