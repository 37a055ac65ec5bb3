import { expect } from 'vitest';
import { formatPsn } from '../../../../source/records/formats/psn/psn-write.ts';
import { itemAt } from '../../../../source/rules/core/item-at.ts';
import { formatSfen } from '../../../../source/rules/notation/sfen.ts';
import { startPosition } from '../../../../source/rules/notation/start.ts';
import { NAMED_KEYS } from '../../../../source/terminal/key-event.ts';
import { AppView } from '../../../../source/ui/app/app-view.tsx';
import type { Screen } from '../../../../source/ui/app/screen.ts';
import { editScreen } from '../../../../source/ui/screens/edit/edit.ts';
import { replayMatch } from '../../../../source/ui/screens/games/games.ts';
import { menuScreen } from '../../../../source/ui/screens/menu/menu.tsx';
import { draw } from '../../../helpers/component.tsx';
import { randomNumbers } from '../../../helpers/random.ts';
import { isLong, sharedTest, test } from '../../../helpers/run-size.ts';
import { squarePlace } from '../../../helpers/square-place.ts';
import { variantOf } from '../../../helpers/variant-of.ts';
import { Desk, type Player } from '../../desk.ts';

const SHOGI = variantOf('shogi');
const EMPTY = { ...startPosition(SHOGI).placement };

function sfenOn(player: Player): string {
  const { variant, placement } = player.on('edit').activity.setup;
  return formatSfen(variant, { placement, moveNumber: 1 });
}

/** Somebody with a mouse before a screen. */
function sit(desk: Desk, screen: Screen, size = { columns: 80, rows: 24 }) {
  const player = desk.sit(screen, size);
  const { services } = desk;
  const drawn = draw(<AppView app={player.app} services={services} />, { ...size, services });
  return {
    player,
    /** Clicks on squares such as `7g`, and on texts. */
    click(...targets: readonly string[]) {
      for (const target of targets) {
        const isSquare = /^[1-9][a-i]$/.test(target);
        drawn.mouse('press', isSquare ? squarePlace(drawn.lines, target) : drawn.placeOf(target));
      }
    },
    press(...keys: readonly string[]) {
      player.press(...keys);
      drawn.again({});
    },
  };
}

function editor() {
  const desk = new Desk();
  return { desk, screen: editScreen(desk.services, SHOGI, EMPTY) };
}

test('keys alone set a position up, from the menu on', () => {
  const desk = new Desk({ settings: { variant: 'shogi' } });
  const player = desk.sit(menuScreen(desk.services)).press('e', 'down', 'enter');
  expect(player.on('edit').activity.setup.variant.id).toBe('shogi');
  player.enter('clear');
  // The cursor begins in the middle: the list of an empty square, its first line is the own king.
  player.press('down', 'enter', 'enter');
  expect(sfenOn(player)).toBe('9/9/9/9/4K4/9/9/9/9 b - 1');
  // Typed at the cursor, picked up and put down.
  player.press('up');
  player.enter('s 5d white').enter('+R');
  expect(sfenOn(player)).toBe('9/9/9/4+r4/4K4/9/9/9/9 b - 1');
  player.press('enter', 'left', 'up', 'enter');
  expect(sfenOn(player)).toBe('9/9/3+r5/9/4K4/9/9/9/9 b - 1');
  player.enter('face', 'swap');
  expect(sfenOn(player)).toBe('9/9/3R5/9/4K4/9/9/9/9 b - 1');
  // Twice on a piece: the first line turns it over.
  player.press('enter', 'enter', 'enter');
  expect(sfenOn(player)).toBe('9/9/3+R5/9/4K4/9/9/9/9 b - 1');
  player.enter('hand').press('right', 'down', 'right', 'right', 'end', 'enter');
  expect(sfenOn(player)).toBe('9/9/3+R5/9/4K4/9/9/9/9 w 2R 1');
});

test.each([
  [80, 24],
  [40, 16],
  [140, 48],
])('the mouse alone does, too: %ix%i', (columns, rows) => {
  const { desk, screen } = editor();
  const { player, click } = sit(desk, screen, { columns, rows });
  click('5e', 'Black gold');
  click('5e', '5d');
  expect(player.on('edit').activity.setup.pieceOn(7 as never)).toBeUndefined();
  expect(sfenOn(player)).toContain('/4G4/9/');
  click('5d', '5d', 'into White');
  expect(sfenOn(player)).toBe('lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b g 1');
  click('7g', '7g', 'take it away');
  expect(sfenOn(player)).toContain('PP1PPPPPP');
});

test('a piece of either hand is put on the board by the mouse', () => {
  const { desk, screen } = editor();
  screen.activity.clear();
  screen.activity.changes.hand('black N 1');
  screen.activity.changes.hand('white B 1');
  const { player, click } = sit(desk, screen);
  click('桂', '5e');
  expect(sfenOn(player)).toContain('/4N4/');
  click('角', '5f');
  expect(sfenOn(player)).toContain('/4N4/4b4/');
});

test('what is wrong and what is missing stands beside the board, and below it', () => {
  const { desk, screen } = editor();
  const player = desk.sit(screen);
  player.enter('K 5e', 'remove 7g');
  const lines = draw(<AppView app={player.app} services={desk.services} />, {
    columns: 80,
    rows: 24,
    services: desk.services,
  }).lines.join('\n');
  expect(lines).toContain('Black has a second king');
  expect(lines).toContain('Missing from a set: pawn.');
});

/** A replay with a note that is not saved, and the editor above it. */
function overReplay() {
  const desk = new Desk();
  const replay = replayMatch(desk.services, desk.match('shogi', { moves: 'P-7f P-3d' }));
  const player = desk.sit(replay).enter('2', 'note a good move');
  const psn = () => formatPsn(replay.activity.record);
  return { player, replay, psn, before: psn() };
}

test('the game behind is there again, as it was', () => {
  const { player, replay, psn, before } = overReplay();
  player.enter('flip', 'edit');
  expect(player.on('edit').view.flipped).toBe(true);
  player.enter('clear', 'K 5e', 'quit');
  expect(player.on('edit').prompt.question?.text).toMatch(/^The position is not kept/);
  player.press('y');
  expect(player.screen).toBe(replay);
  expect([psn(), replay.activity.ply]).toEqual([before, 2]);
});

test('a game from the position leads back to it', () => {
  const { player, psn, before } = overReplay();
  player.enter('edit', 'swap 7f').enter('swap 7f', 'play');
  expect(player.on('play').activity.game.turn).toBe('black');
  player.press('escape');
  player.enter('replay');
  expect(player.on('replay').activity.record.start.placement.turn).toBe('black');
  player.press('escape', 'escape').press('y');
  expect([player.screen.kind, psn()]).toEqual(['replay', before]);
});

test('where a game goes on behind it no other begins', () => {
  const desk = new Desk();
  const player = desk.sit(editScreen(desk.services, SHOGI, EMPTY, true)).enter('play');
  expect(player.on('edit').prompt.message?.text).toMatch(/^No game begins from here/);
});

/** Keys that edit, typed and named. */
const KEYS = [
  ...NAMED_KEYS.filter((key) => !key.startsWith('ctrl-')),
  ...['up', 'down', 'left', 'right', 'enter', 'enter', 'escape', 'tab'],
  ...'SPKG+123abcde ',
];
const WORDS = ['put', 'face', 'swap', 'remove', 'hand', 'turn', 'rest', 'clear', 'start', 'undo'];

sharedTest('random keys never lose the game behind', () => {
  const random = randomNumbers(11);
  const { player, replay, psn, before } = overReplay();
  for (let pressed = 0; pressed < (isLong ? 10_000 : 300); pressed++) {
    if (player.screen === replay) player.enter('edit');
    if (random() < 0.1) {
      if (player.screen.kind === 'edit') player.press('escape');
      if (player.screen.kind === 'edit') player.enter(itemAt(WORDS, Math.floor(random() * 10)));
    } else player.press(itemAt(KEYS, Math.floor(random() * KEYS.length)));
    expect(player.app.screens).toContain(replay);
    expect(player.app.hasQuit).toBe(false);
  }
  expect(psn()).toBe(before);
});
