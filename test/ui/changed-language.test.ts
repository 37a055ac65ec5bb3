import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { th as THAI } from '../../source/text/th/index.ts';
import type { Screen } from '../../source/ui/app/screen.ts';
import { gamesScreen } from '../../source/ui/screens/games/games-list.ts';
import { menuScreen } from '../../source/ui/screens/menu/menu.tsx';
import { newGameScreen } from '../../source/ui/screens/new-game/new-game.ts';
import { enterLine } from '../helpers/enter-line.ts';
import { renderScreen } from '../helpers/frames.tsx';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { Desk, type Player } from './desk.ts';
import { MORE_SCREENS, SCREENS } from './every-screen.ts';

const SIZE = { columns: 120, rows: 60 };
const SETTINGS = { language: 'th' } as const;
const GAME = { moves: 'P-7f P-3d' };

/** Begins a game of a player whose name is that of a computer. */
const NO_NAME = ['down', 'down', 'down', 'computer', 'end', 'enter'];

/** The saved games: one of a file. */
function savedGames(desk: Desk): Screen {
  const folder = join(desk.folder, 'games');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'mine.psn'), '[Variant "shogi"]\n\n1. P-7f *\n');
  return gamesScreen(desk.services);
}

/** The saved games: the one on the board. */
function playedGames(desk: Desk): Screen {
  desk.match('shogi', GAME);
  return gamesScreen(desk.services);
}

/** It shows a room that is entered a second time here. */
const SAID_ONCE = new Set(['waiting']);

describe('a screen below which a language is chosen is in that language', () => {
  const screens = [...SCREENS, ...MORE_SCREENS].filter(([name]) => !SAID_ONCE.has(name));

  sharedTest.each(shareOf(screens, 4))('%s', async (_name, make) => {
    const own = new Desk({ texts: THAI, settings: SETTINGS });
    const { lines } = renderScreen(make(own), own.services, SIZE);
    const desk = new Desk({ settings: SETTINGS });
    const screen: Screen = make(desk);
    await desk.services.followLanguage();
    const translated = screen.translated?.() ?? screen;
    expect(renderScreen(translated, desk.services, SIZE).lines).toEqual(lines);
  });
});

describe('what a list or a form says is told anew', () => {
  const at = (desk: Desk, screen: Screen) => desk.sit(screen);

  test.each<[said: string, say: (desk: Desk) => Player]>([
    ['why a key does nothing', (desk) => at(desk, menuScreen(desk.services)).press('r')],
    ['what is wrong in a form', (desk) => at(desk, newGameScreen(desk.services)).press(...NO_NAME)],
    ['why a game stays', (desk) => at(desk, playedGames(desk)).press('d')],
    ['whether a game goes', (desk) => at(desk, savedGames(desk)).press('d')],
  ])('%s', async (_, say) => {
    const own = new Desk({ texts: THAI, settings: SETTINGS });
    const { lines } = renderScreen(say(own).screen, own.services, SIZE);
    const desk = new Desk({ settings: SETTINGS });
    const { screen }: { screen: Screen } = say(desk);
    await desk.services.followLanguage();
    const translated = screen.translated?.() ?? screen;
    expect(renderScreen(translated, desk.services, SIZE).lines).toEqual(lines);
  });
});

describe('what is said at a board is told anew', () => {
  sharedTest.each(
    shareOf([
      ['P-5e', 'a refused move'],
      ['frobnicate', 'no word'],
      ['where 7g', 'an answer'],
      ['redo', 'a refused word'],
    ]),
  )('%s', async (line) => {
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

  test.each(['threats', 'pieces'])('on the page of %s', async (word) => {
    const own = new Desk({ texts: THAI, settings: SETTINGS });
    const desk = new Desk({ settings: SETTINGS });
    const screens = [own, desk].map((at) => at.play('shogi', GAME).enter(word).on('page'));
    await desk.services.followLanguage();
    const [thai, translated] = screens.map((screen) =>
      renderScreen(screen, desk.services, SIZE).lines.join('\n'),
    );
    expect(translated).toBe(thai);
  });

  test('but not of a board that is another by then', async () => {
    const desk = new Desk({ settings: SETTINGS });
    const player = desk.play('shogi', GAME);
    const { match } = player.on('play').activity;
    const page = player.enter('threats').on('page');
    const { lines } = page.in(desk.services.texts);
    enterLine(match, 'P-2f');
    await desk.services.followLanguage();
    expect(page.in(desk.services.texts).lines(80)).toEqual(lines(80));
  });

  test('news of others', async () => {
    const desk = new Desk({ settings: SETTINGS });
    const { app } = desk.play('shogi');
    app.tell(({ records }) => records.PASTE_TOO_LONG);
    expect(app.news).toBe(ENGLISH.records.PASTE_TOO_LONG);
    await desk.services.followLanguage();
    expect(app.news).toBe(THAI.records.PASTE_TOO_LONG);
  });

  test('a question', async () => {
    const desk = new Desk({ settings: SETTINGS });
    const screen = desk.play('shogi').enter('P-7f').enter('P-3d').enter('B-2b').screen;
    await desk.services.followLanguage();
    (screen as Screen).translated?.();
    const { lines } = renderScreen(screen, desk.services, SIZE);
    expect(lines.join('\n')).toContain(THAI.settings.promoteMoveQuestion('B-2b'));
  });
});
