import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../../source/settings/settings.ts';
import { rowText, type TextStyle } from '../../source/ui/row.ts';
import { MARKS, type Mark, type Theme, type ThemeName, themeFor } from '../../source/ui/theme.ts';
import { Desk } from './desk.ts';

const NAMES = ['dark', 'light', 'safe', 'mono'] as const satisfies readonly ThemeName[];
const COLOURED = ['dark', 'light', 'safe'] as const satisfies readonly ThemeName[];

/** Every style of a theme. */
function styles({ marks, ...others }: Theme): TextStyle[] {
  return [...Object.values(others), ...Object.values(marks)];
}

/** A style as the codes that it sends. */
function codes(style: TextStyle): string {
  return rowText([{ text: 'x', style }]);
}

function withoutColour({ color, backgroundColor, dimColor, ...emphasis }: TextStyle): TextStyle {
  return emphasis;
}

test('the setting offers every theme, dark first', () => {
  expect(SETTINGS.find(({ name }) => name === 'theme')?.values).toEqual(NAMES);
});

describe.each(NAMES)('%s', (name) => {
  const theme = themeFor(name, true);

  test('its marks differ from each other, also without their colours', () => {
    const emphasis = MARKS.map((mark) => codes(withoutColour(theme.marks[mark])));
    expect(new Set(emphasis).size).toBe(MARKS.length);
    expect(emphasis).not.toContain('x');
  });

  test('a mark changes the look of every piece and of an empty square', () => {
    const { own, opponent, promoted } = theme;
    const bases = [{}, own, opponent, { ...own, ...promoted }, { ...opponent, ...promoted }];
    for (const base of bases) {
      const looks = [base, ...MARKS.map((mark) => ({ ...base, ...theme.marks[mark] }))].map(codes);
      expect(new Set(looks).size, JSON.stringify(base)).toBe(looks.length);
    }
  });

  test('the cursor can be seen on every other mark', () => {
    for (const mark of MARKS.filter((one): one is Exclude<Mark, 'cursor'> => one !== 'cursor')) {
      const marked = theme.marks[mark];
      const both = codes({ ...marked, ...theme.marks.cursor });
      expect(both, mark).not.toBe(codes(marked));
    }
  });

  test('uses the sixteen named colours only', () => {
    for (const style of styles(theme)) {
      for (const [, code] of codes(style).matchAll(/\x1b\[([\d;]*)m/g)) {
        expect(code).toMatch(/^(?:[1247]|2[247]|[39][0-7]|4[0-7]|10[0-7]|[34]9)$/);
      }
    }
  });

  test('the frame is in the style of the terminal, which costs no bytes', () => {
    expect(theme.frame).toEqual({});
  });

  test('is mono where there are no colours', () => {
    expect(themeFor(name, false)).toEqual(themeFor('mono', true));
  });
});

describe.each(COLOURED)('%s', (name) => {
  const { own, opponent, promoted, marks } = themeFor(name, true);

  test('tells the sides apart, and promoted pieces from others', () => {
    const looks = [own, opponent, { ...own, ...promoted }].map(codes);
    expect(new Set(looks).size).toBe(3);
    expect(promoted.color).toBe(name === 'safe' ? 'yellow' : 'red');
  });

  test.each(MARKS)(
    '%s gives text and background, so that it can be read on every piece',
    (mark) => {
      const { color, backgroundColor } = marks[mark];
      expect(color).toBeDefined();
      expect(backgroundColor).toBeDefined();
      expect(color).not.toBe(backgroundColor);
    },
  );
});

test('mono has no colours', () => {
  for (const style of styles(themeFor('mono', true))) expect(withoutColour(style)).toEqual(style);
});

test('safe has neither red nor green, and does not rely on the colour of promoted pieces', () => {
  const theme = themeFor('safe', true);
  for (const { color, backgroundColor } of styles(theme)) {
    expect(`${color} ${backgroundColor}`).not.toMatch(/red|green|magenta/);
  }
  expect(withoutColour(theme.promoted)).not.toEqual({});
});

test.each([
  [{ theme: 'light' }, {}, 'light'],
  [{ theme: 'light', colour: 'off' }, {}, 'mono'],
  [{ theme: 'light' }, { NO_COLOR: '1' }, 'mono'],
  [{ theme: 'safe', colour: 'on' }, { NO_COLOR: '1' }, 'safe'],
  [{ theme: 'mono', colour: 'on' }, {}, 'mono'],
] as const)('the settings %j under %j give %s', (settings, env, expected) => {
  const { services } = new Desk({ settings, env: { NO_COLOR: '', ...env } });
  expect(services.theme).toBe(themeFor(expected, true));
});
