import { describe, expect, test } from 'vitest';
import { preferenceValues } from '../../../../source/settings/settings.ts';
import { CHARSETS } from '../../../../source/terminal/capabilities.ts';
import { parseLine } from '../../../../source/terminal/cells.ts';
import type { Look } from '../../../../source/text/looks.ts';
import { MARKS, type Mark } from '../../../../source/ui/app/palettes.ts';
import { type SquareContent, themeFor } from '../../../../source/ui/app/theme.ts';
import { settingsScreen } from '../../../../source/ui/screens/settings/settings.ts';
import { ThemesScreen } from '../../../../source/ui/screens/themes/themes.tsx';
import {
  ambiguousCharacters,
  frameHeight,
  frameWidth,
  renderScreen,
} from '../../../helpers/frames.tsx';
import { Desk, type DeskOptions, type Player } from '../../desk.ts';

const NAMES = preferenceValues('theme');

function open(options: DeskOptions = {}) {
  const env = { NO_COLOR: '', TERM: 'xterm-256color', ...options.env };
  const desk = new Desk({ ...options, env });
  const player = desk.sit(new ThemesScreen(desk.services));
  const show = (columns = 80, rows = 24) =>
    renderScreen(player.screen, desk.services, { columns, rows });
  return { desk, player, show };
}

/** The theme that is shown, by its name in the title. */
function shown({ player, show }: { player: Player; show: ReturnType<typeof open>['show'] }) {
  expect(player.screen.kind).toBe('themes');
  return /^ Theme (\w+) /.exec(show().lines[0] ?? '')?.[1];
}

test('the arrows go through all themes, from the present one, and round', () => {
  const page = open({ settings: { theme: 'slate' } });
  const names = NAMES.map(() => {
    const name = shown(page);
    page.player.press('right');
    return name;
  });
  const at = NAMES.indexOf('slate');
  expect(names).toEqual([...NAMES.slice(at), ...NAMES.slice(0, at)]);
  expect(shown(page)).toBe('slate');
  page.player.press('left');
  expect(shown(page)).toBe('wood');
});

test('Enter takes the theme as the setting, Esc leaves it as it is', async () => {
  const { desk, player, show } = open();
  expect(show().lines[0]).toMatch(/ 1 of 8, in use$/);
  player.press('right', 'right');
  expect(show().lines[0]).toMatch(/ 3 of 8$/);
  expect(desk.services.settings.all.theme).toBe('auto');
  player.press('enter');
  expect(show().lines[0]).toMatch(/ 3 of 8, in use$/);
  player.press('right', 'escape');
  await desk.settled();
  expect(new Desk({ folder: desk.folder }).services.settings.all.theme).toBe('slate');
  expect(player.app.hasQuit).toBe(true);
});

test('it opens from the settings, and leads back there', () => {
  const desk = new Desk();
  const player = desk.sit(settingsScreen(desk.services));
  const at = player.on('form').fields.findIndex(({ label }) => label === 'Show all themes');
  player.press(...Array<string>(at).fill('down'), 'enter');
  expect(player.screen.kind).toBe('themes');
  expect(player.press('escape').screen.kind).toBe('form');
});

test('the screen is drawn in the theme that it shows, its ground included', () => {
  const { player } = open();
  for (const name of NAMES) {
    expect(player.on('themes').theme).toBe(themeFor(name as 'auto', 2));
    player.press('right');
  }
});

test.each([
  ['xterm', 'slate', '16 colours here: shown as dark.'],
  ['xterm', 'paper', '16 colours here: shown as light.'],
  ['xterm', 'auto', 'Here that is dark.'],
  ['dumb', 'wood', 'No colours here: shown as mono.'],
  ['dumb', 'safe', 'No colours here: shown as mono.'],
] as const)('on %s, %s says: %s', (TERM, theme, text) => {
  const { show } = open({ env: { TERM }, settings: { theme } });
  for (const [columns, rows] of [
    [40, 16],
    [80, 24],
  ] as const) {
    expect(show(columns, rows).lines[1]).toContain(text);
  }
});

test.each(['wood', 'dark', 'mono'] as const)(
  '%s says nothing of that where it is shown',
  (theme) => {
    const { show } = open({ settings: { theme } });
    expect(show().lines[1]).not.toContain('shown as');
  },
);

/** The styles of squares with a mark that those without it do not have. */
function marked(name: 'auto', mark: Mark): Set<string> {
  const { square } = themeFor(name, 2);
  const stylesOf = (marks: ReadonlySet<Mark>) =>
    CONTENTS.flatMap((content) =>
      Object.values<Look>({ ...square({ ...content, marks }) }).flatMap(
        (look) => parseLine(look('x'), 1).styles,
      ),
    );
  const plain = stylesOf(new Set());
  return new Set(stylesOf(new Set([mark])).filter((style) => !plain.includes(style)));
}

const CONTENTS: readonly SquareContent[] = [
  {},
  ...(['own', 'opponent'] as const).flatMap((owner) => [{ owner }, { owner, promoted: true }]),
];

describe.each(CHARSETS)('in %s', (charset) => {
  test.each([
    [40, 16],
    [60, 20],
    [80, 24],
    [100, 36],
    [140, 48],
  ])('%ix%i has room for every theme, with its marks', (columns, rows) => {
    for (const theme of preferenceValues('theme')) {
      const settings = { charset, theme: theme as 'auto', variant: 'shogi' as const };
      const frame = open({ settings }).show(columns, rows);
      const picture = frame.lines.join('\n');
      expect(frameWidth(frame), picture).toBeLessThanOrEqual(columns);
      expect(frameHeight(frame), picture).toBeLessThan(rows);
      expect(frame.lines.at(-1), picture).toMatch(/^ Right next {2}Enter use it {2}Esc back/);
      const drawn = new Set(frame.raw.split('\n').flatMap((line) => parseLine(line, 200).styles));
      for (const mark of MARKS) {
        const own = marked(theme as 'auto', mark);
        expect(
          [...own].some((style) => drawn.has(style)),
          `${theme}: ${mark}\n${picture}`,
        ).toBe(true);
      }
      if (charset === 'ascii') expect(picture).toMatch(/^[\n -~]*$/);
      if (charset === 'frame') expect(ambiguousCharacters(picture)).toEqual([]);
    }
  });
});
