import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { formatHodges } from '../../../source/rules/notation/hodges.ts';
import { startPosition } from '../../../source/rules/notation/start.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import type { Charset } from '../../../source/text/charset.ts';
import type { Screen } from '../../../source/ui/app/screen.ts';
import { gamesScreen } from '../../../source/ui/screens/games/games-list.ts';
import { menuScreen } from '../../../source/ui/screens/menu/menu.tsx';
import { newGameScreen } from '../../../source/ui/screens/new-game/new-game.ts';
import {
  helpPage,
  movesPage,
  pieceScreen,
  roomHelpPage,
  rulesListScreen,
  rulesScreen,
} from '../../../source/ui/screens/page/pages.ts';
import { replayOf } from '../../../source/ui/screens/replay/replay.ts';
import { settingsScreen } from '../../../source/ui/screens/settings/settings.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import {
  ambiguousCharacters,
  frameHeight,
  frameWidth,
  renderScreen,
} from '../../helpers/frames.tsx';
import { variantOf } from '../../helpers/variant-of.ts';
import { Desk } from '../desk.ts';

const MACRONS = /[\u0100\u0101\u0112\u0113\u012a\u012b\u014c\u014d\u016a\u016b]/g;

const REFUSED = ['P-7d', 'zz', 'G*5e', 'P*5e', 'K-1a', 'show Q', 'accept', 'redo', 'labels x'];

/** Every screen of the program, by name. */
function everyScreen(desk: Desk): [string, Screen][] {
  const { services } = desk;
  const screens: [string, Screen][] = [];
  for (const variant of partOfDay(VARIANTS, 10)) {
    const { id } = variant;
    const start = new Position(variant, startPosition(variant).placement);
    const first = formatHodges(start, itemAt(legalMoves(start), 0));
    const player = desk.play(id, { moves: first });
    screens.push([`${id} play`, player.screen]);
    for (const line of REFUSED) {
      screens.push([`${id} ${line}`, desk.play(id).enter(line).screen]);
    }
    screens.push([`${id} candidates`, desk.play(id).press('P').screen]);
    screens.push([`${id} draw`, desk.play(id).enter('draw').screen]);
    screens.push([`${id} end`, desk.play(id, { moves: first }).resign().screen]);
    screens.push([`${id} undo`, desk.play(id, { moves: first }).enter('undo').screen]);
    screens.push([`${id} rules`, rulesScreen(services, variant)]);
    for (const [kind, { hodges }] of variant.pieces.entries()) {
      screens.push([`${id} ${hodges}`, pieceScreen(services, variant, kind)]);
    }
    for (const { name } of variant.handicaps) {
      screens.push([`${id} ${name}`, desk.playScreen(id, { handicap: name })]);
    }
    const { match } = player.on('play').activity;
    screens.push([`${id} moves`, movesPage(services, match.game)]);
    screens.push([`${id} replay`, replayOf(services, match.record, 1)]);
    const replay = replayOf(services, match.record, 1);
    screens.push([`${id} replay with analysis`, desk.sit(replay).enter('a').screen]);
    screens.push([`${id} replay from the start`, replayOf(services, match.record)]);
  }
  const check = desk.play('shogi', { sfen: '4k4/9/9/9/9/9/9/3R5/4K4 b - 1' }).enter('R-5h', 'K-5b');
  screens.push(['check', check.screen]);
  const choice = desk.play('shogi').enter('P-7f', 'P-3d', 'Bx2b');
  screens.push(['promotion', choice.screen]);
  const tossed = desk.sit(newGameScreen(services));
  tossed.press('down', 'down', 'down', 'down', 'right');
  screens.push(['new game with furigoma', tossed.screen]);
  const begun = desk.sit(newGameScreen(services));
  begun.press('down', 'down', 'down', 'down', 'right', 'down', 'enter');
  screens.push(['furigoma', begun.screen]);
  screens.push(['menu', menuScreen(services)]);
  screens.push(['new game', newGameScreen(services)]);
  screens.push(['settings', settingsScreen(services)]);
  const games = desk.sit(gamesScreen(services)).press('end', 'r');
  screens.push(['saved games', games.screen]);
  screens.push(['rules', rulesListScreen(services)]);
  screens.push(['help', helpPage(variantOf('shogi'))]);
  screens.push(['help in a room', roomHelpPage(variantOf('shogi'), true)]);
  return screens;
}

describe.each<[Charset, { columns: number; rows: number }]>([
  ['frame', { columns: 80, rows: 24 }],
  ['frame', { columns: 40, rows: 16 }],
  ['frame', { columns: 40, rows: 20 }],
  ['frame', { columns: 60, rows: 20 }],
  ['frame', { columns: 100, rows: 36 }],
  ['ascii', { columns: 80, rows: 24 }],
  ['ascii', { columns: 40, rows: 16 }],
  ['ascii', { columns: 40, rows: 20 }],
  ['ascii', { columns: 60, rows: 20 }],
  ['ascii', { columns: 100, rows: 36 }],
])('charset %s in %o', (charset, size) => {
  test('no screen has a character whose width is in doubt', () => {
    const desk = new Desk({ settings: { charset } });
    for (const [name, screen] of everyScreen(desk)) {
      // A page is looked at whole.
      const window = screen.kind === 'page' ? { ...size, rows: 500 } : size;
      const text = renderScreen(screen, desk.services, window).lines.join('\n');
      expect(ambiguousCharacters(text), name).toEqual([]);
      expect(text.match(MACRONS), name).toBeNull();
      if (charset === 'ascii') expect(text.match(/[^\n -~]/gu), name).toBeNull();
    }
  });
});

test.each([
  { columns: 80, rows: 24 },
  { columns: 60, rows: 20 },
  { columns: 100, rows: 36 },
  { columns: 120, rows: 40 },
  { columns: 200, rows: 60 },
  { columns: 40, rows: 20 },
  { columns: 40, rows: 16 },
  { columns: 40, rows: 10 },
  { columns: 30, rows: 8 },
])('no screen is larger than the window in %o', (size) => {
  const desk = new Desk();
  for (const [name, screen] of everyScreen(desk)) {
    const frame = renderScreen(screen, desk.services, size);
    expect(frameWidth(frame), `${name}\n${frame.lines.join('\n')}`).toBeLessThanOrEqual(
      size.columns,
    );
    expect(frameHeight(frame), `${name}\n${frame.lines.join('\n')}`).toBeLessThanOrEqual(
      size.rows - 1,
    );
  }
});

test('macrons stand where the charset has them', () => {
  const desk = new Desk({ settings: { charset: 'box' } });
  const { lines } = renderScreen(desk.playScreen('ogi'), desk.services, { columns: 80, rows: 24 });
  expect(lines[0]).toMatch(/^ Ōgi, even game/);
});
