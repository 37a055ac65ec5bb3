import { describe, expect, test } from 'vitest';
import { TEXTS as THAI } from '../../source/text/th/index.ts';
import type { Screen } from '../../source/ui/app/screen.ts';
import { renderScreen } from '../helpers/frames.tsx';
import { shareOf } from '../helpers/run-size.ts';
import { Desk } from './desk.ts';
import { MORE_SCREENS, SCREENS } from './every-screen.ts';

const SIZE = { columns: 120, rows: 60 };
const SETTINGS = { language: 'th' } as const;

/** What they say of another program comes once, and goes with the language. */
const SAID_ONCE = new Set(['in a room', 'a game of another process', 'waiting', 'themes']);

describe('a screen below which a language is chosen is in that language', () => {
  const screens = [...SCREENS, ...MORE_SCREENS].filter(([name]) => !SAID_ONCE.has(name));

  test.each(shareOf(screens, 4))('%s', async (_name, make) => {
    const own = new Desk({ texts: THAI, settings: SETTINGS });
    const { lines } = renderScreen(make(own), own.services, SIZE);
    const desk = new Desk({ settings: SETTINGS });
    const screen: Screen = make(desk);
    await desk.services.followLanguage();
    const translated = screen.translated?.() ?? screen;
    expect(renderScreen(translated, desk.services, SIZE).lines).toEqual(lines);
  });
});

describe('what is said at a board is told anew', () => {
  test.each([
    ['P-5e', 'a refused move'],
    ['frobnicate', 'no word'],
    ['where 7g', 'an answer'],
    ['redo', 'a refused word'],
  ])('%s', async (line) => {
    const own = new Desk({ texts: THAI, settings: SETTINGS });
    const { lines } = renderScreen(own.play('shogi').enter(line).screen, own.services, SIZE);
    const desk = new Desk({ settings: SETTINGS });
    const screen: Screen = desk.play('shogi').enter(line).screen;
    const before = renderScreen(screen, desk.services, SIZE).lines;
    await desk.services.followLanguage();
    const translated = screen.translated?.() ?? screen;
    expect(renderScreen(translated, desk.services, SIZE).lines).toEqual(lines);
    expect(before).not.toEqual(lines);
  });

  test('a question', async () => {
    const desk = new Desk({ settings: SETTINGS });
    const screen = desk.play('shogi').enter('P-7f').enter('P-3d').enter('B-2b').screen;
    await desk.services.followLanguage();
    (screen as Screen).translated?.();
    const { lines } = renderScreen(screen, desk.services, SIZE);
    expect(lines.join('\n')).toContain(THAI.question.promoteMoveQuestion('B-2b'));
  });
});
