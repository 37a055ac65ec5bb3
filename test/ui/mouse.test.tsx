import stringWidth from 'string-width';
import { describe, expect } from 'vitest';
import { formatSquare } from '../../source/rules/notation/square.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { AppView } from '../../source/ui/app/app-view.tsx';
import type { Screen } from '../../source/ui/app/screen.ts';
import { PROMPT_KEYS } from '../../source/ui/prompt/prompt-keys.ts';
import { FORM_KEYS } from '../../source/ui/screens/form/form.tsx';
import { gamesScreen } from '../../source/ui/screens/games/games-list.ts';
import { LIST_KEYS } from '../../source/ui/screens/list/list-keys.ts';
import { menuScreen } from '../../source/ui/screens/menu/menu.tsx';
import { newGameScreen } from '../../source/ui/screens/new-game/new-game.ts';
import { keysPage, PAGE_KEYS } from '../../source/ui/screens/page/page.tsx';
import { rulesScreen } from '../../source/ui/screens/page/pages.ts';
import { replayOf } from '../../source/ui/screens/replay/replay.ts';
import { REPLAY_KEYS } from '../../source/ui/screens/replay/replay-keys.ts';
import { settingsScreen } from '../../source/ui/screens/settings/settings.ts';
import { draw } from '../helpers/component.tsx';
import { atOnce } from '../helpers/manual-timers.ts';
import { sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { squarePlace } from '../helpers/square-place.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { Desk, type GameOptions } from './desk.ts';

/** Black can drop a knight and pawns, and promote a pawn on 3c. */
const HAND = 'lnsgkgsnl/1r5b1/pppppp1pp/6P2/6p2/2P6/PP1PPP1PP/1B5R1/LNSGKGSNL b NP 1';
/** The contexts of whole screens. */
const { play: PLAY_KEYS, tsume: TSUME_KEYS, learn: LEARN_KEYS } = PROMPT_KEYS;
const CLICKED = [PLAY_KEYS, TSUME_KEYS, LEARN_KEYS, LIST_KEYS, FORM_KEYS, REPLAY_KEYS, PAGE_KEYS];
const WINDOW = { columns: 80, rows: 24 };

/** Somebody with a mouse before a screen. */
function sit(desk: Desk, screen: Screen, size = WINDOW, schedule = atOnce) {
  const player = desk.sit(screen, size, schedule);
  const { services } = desk;
  const drawn = draw(<AppView app={player.app} services={services} />, { ...size, services });
  return {
    player,
    drawn,
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
    wheel(...steps: readonly ('up' | 'down')[]) {
      for (const step of steps) drawn.mouse(`wheel-${step}`, { row: 3, column: 5 });
    },
    get lastLine() {
      return drawn.lines.at(-1);
    },
  };
}

function play(options: GameOptions = {}, size = WINDOW) {
  const desk = new Desk();
  return sit(desk, desk.playScreen('shogi', options), size);
}

/** What is picked up: a square, or a kind in hand. */
function pickedBy({ player }: ReturnType<typeof play>): string | number | undefined {
  const { picked } = player.on('play').prompt.hand;
  return picked?.kind === 'square' ? formatSquare(picked.square) : picked?.piece;
}

describe('on a board', () => {
  sharedTest.each(
    shareOf(
      [
        [80, 24],
        [140, 48],
        [40, 16],
        [40, 20],
      ] as const,
      4,
    ),
  )('a click on a piece and one on a square make a move: %ix%i', (columns, rows) => {
    const game = play({}, { columns, rows });
    game.click('7g', '7f');
    expect(game.player.moves).toBe('P-7f');
    game.player.enter('flip');
    game.drawn.again({});
    game.click('3c', '3d');
    expect(game.player.moves).toBe('P-7f P-3d');
  });

  test('clicks that come before the next frame make moves as well', () => {
    const game = play();
    const { lines } = game.drawn;
    for (const square of ['7g', '7f', '3c', '3d', '8h', '2b']) {
      game.drawn.mouse('press', squarePlace(lines, square));
    }
    game.click('y + yes');
    expect(game.player.moves).toBe('P-7f P-3d Bx2b+');
  });

  test('another piece of one’s own is picked up instead, the same one is let go', () => {
    const game = play();
    game.click('7g');
    expect(pickedBy(game)).toBe('7g');
    game.click('2g');
    expect(pickedBy(game)).toBe('2g');
    game.click('2g');
    expect(pickedBy(game)).toBeUndefined();
    game.click('5e', '3c');
    expect(pickedBy(game)).toBeUndefined();
    expect(game.player.message).toMatch(/^This is not your piece/);
  });

  test('a square that cannot be reached says why, and nothing stays in the prompt', () => {
    const game = play();
    game.click('7g', '7e');
    expect(game.player.on('play').prompt.message?.tone).toBe('warning');
    expect([game.player.moves, game.player.text, pickedBy(game)]).toEqual(['', '', '7g']);
    game.click('7f');
    expect(game.player.moves).toBe('P-7f');
  });

  sharedTest.each(
    shareOf([
      ['beside the board', 80, 24],
      ['in a narrow panel', 40, 16],
      ['below the board', 40, 20],
    ] as const),
  )('pieces in hand are dropped: %s', (_, columns, rows) => {
    const game = play({ sfen: HAND }, { columns, rows });
    game.click('桂 歩');
    expect(pickedBy(game)).toBe(
      variantOf('shogi').pieces.findIndex(({ hodges }) => hodges === 'N'),
    );
    game.click('5e');
    expect(game.player.moves).toBe('N*5e');
  });

  test.each([
    ['in a row', 80, 24, '桂'],
    ['in two rows', 140, 48, '馬'],
  ])('pieces on a stand are dropped: %s', (_, columns, rows, kanji) => {
    const desk = new Desk({ env: { NO_COLOR: '', TERM: 'xterm-256color' } });
    // In a first game the legend names pieces, too.
    desk.play('shogi', { moves: 'P-7f' });
    const game = sit(desk, desk.playScreen('shogi', { sfen: HAND }), { columns, rows });
    const { lines } = game.drawn;
    // Not a line with the pieces on the board.
    const row = lines.findLastIndex((line) => line.includes(kanji) && !/[銀将]/.test(line));
    const before = lines[row]?.slice(0, lines[row]?.lastIndexOf(kanji)) ?? '';
    game.drawn.mouse('press', { row, column: stringWidth(before) });
    game.click('5e');
    expect(game.player.moves).toBe('N*5e');
  });

  test('a question is answered at its keys, and withdrawn by any other click', () => {
    const game = play({ sfen: HAND });
    game.click('3d', '3c');
    expect(game.player.message).toBe('P3d-3c: promote?');
    game.click('n = no');
    expect(game.player.moves).toBe('P-3c=');
    const other = play({ sfen: HAND });
    other.click('3d', '3c', '7f');
    expect([other.player.message, other.player.text]).toEqual([undefined, '']);
    expect(pickedBy(other)).toBe('7f');
    other.click('3d', '3c', 'Esc back');
    expect([other.player.message, other.player.moves]).toEqual([undefined, '']);
  });

  test('a text that is typed stays, with a question in between too', () => {
    const game = play({ sfen: HAND });
    game.press('note a b');
    game.click('7f', '7d', '7e');
    expect([game.player.moves, game.player.text]).toEqual(['P-7e', 'note a b']);
    game.press('ctrl-u', 'note c');
    game.click('2c', '2d', '3d', '3c', 'y + yes');
    expect([game.player.moves, game.player.text]).toEqual(['P-7e P-2d P-3c+', 'note c']);
  });

  test('a text that was refused goes with the next move', () => {
    const game = play();
    game.player.enter('zzz');
    game.click('7g', '7f');
    expect(game.player.text).toBe('');
  });

  test('nothing can be picked up after the end, nor in a turn of the computer', () => {
    const game = play();
    game.player.resign();
    game.drawn.again({});
    game.click('7g');
    expect(pickedBy(game)).toBeUndefined();
    const desk = new Desk();
    const waiting = sit(desk, desk.playScreen('shogi', { black: 'Computer, level 1' }));
    waiting.click('7g');
    expect(pickedBy(waiting)).toBeUndefined();
    expect(waiting.player.on('play').prompt.message?.tone).toBe('warning');
  });

  test('the wheel does nothing', () => {
    const game = play({ moves: 'P-7f' });
    const { lines } = game.drawn;
    game.wheel('up', 'down', 'down');
    expect(game.drawn.lines).toEqual(lines);
  });
});

describe('a click on a hint beside the prompt', () => {
  test('presses its key', () => {
    const game = play();
    game.click('Esc menu');
    expect(game.player.screen.kind).toBe('list');
    game.click('Esc back');
    expect(game.player.screen.kind).toBe('play');
    game.click('Arrows cursor');
    expect(game.player.on('play').prompt.hand.cursor).toBeDefined();
  });

  test('leaves a text that is typed alone', () => {
    const desk = new Desk();
    // The candidates never take the place of the hints.
    const game = sit(desk, desk.playScreen('shogi'), WINDOW, () => () => {});
    game.press('zz');
    game.click('Arrows cursor', '? help', 'Esc menu');
    expect([game.player.screen.kind, game.player.text]).toEqual(['play', 'zz']);
  });

  test('enters a word after the end', () => {
    const game = play({ moves: 'P-7f' });
    game.player.resign();
    game.drawn.again({});
    game.click('undo');
    expect(game.player.on('play').isOver).toBe(false);
  });
});

describe('on a list', () => {
  test('a click chooses a line and does what it is for', () => {
    const desk = new Desk();
    const menu = sit(desk, menuScreen(desk.services));
    menu.click('Settings');
    expect(menu.player.screen.kind).toBe('form');
    menu.click('Esc back', 'Rules', 'Shogi');
    expect(menu.player.on('page').in(ENGLISH).title).toBe('Rules of Shogi');
    menu.click('Esc back', 'Esc back', 'Quit');
    expect(menu.player.app.hasQuit).toBe(true);
  });

  test('the wheel goes from line to line', () => {
    const desk = new Desk();
    const menu = sit(desk, menuScreen(desk.services));
    menu.wheel('down', 'down', 'up');
    expect(menu.player.on('list').state.index).toBe(1);
  });

  test('a click elsewhere withdraws a question, the wheel does not', () => {
    const desk = new Desk();
    const game = desk.playScreen('shogi', { clock: '600' });
    const menu = sit(
      desk,
      menuScreen(desk.services, {
        match: game.activity.match,
        isOver: false,
        leaveQuestion: 'Leave?',
      }),
    );
    menu.click('Quit');
    menu.wheel('up');
    expect(menu.player.on('list').state.question).toBeDefined();
    menu.click('Settings');
    expect(menu.player.on('list').state.question).toBeUndefined();
    menu.click('Quit', 'y yes');
    expect(menu.player.app.hasQuit).toBe(true);
  });

  test('a saved game is chosen by one click and opened by the next', () => {
    const desk = new Desk();
    for (const black of ['Ann', 'Bob']) desk.match('shogi', { black, moves: 'P-7f' });
    const games = sit(desk, gamesScreen(desk.services));
    games.click('Ann');
    const chosen = () => games.player.on('list').state.index;
    expect(games.drawn.lines[games.drawn.placeOf('Ann').row]).toMatch(/^ > /);
    const index = chosen();
    games.click('d delete', 'n no', 'Ann');
    expect(games.player.screen.kind).toBe('replay');
    games.click('Esc back');
    expect(chosen()).toBe(index);
  });
});

describe('on a form', () => {
  test('a click on a field chooses it, one on its value changes it', () => {
    const desk = new Desk();
    void desk.services.settings.set('notation', 'hodges');
    const form = sit(desk, settingsScreen(desk.services));
    form.click('Move notation');
    expect(form.player.on('form').index).toBe(9);
    expect(desk.services.settings.all.notation).toBe('hodges');
    form.click('hodges');
    expect(desk.services.settings.all.notation).toBe('numbers');
    const { row, column } = form.drawn.placeOf('< numbers');
    form.drawn.mouse('press', { row, column });
    expect(desk.services.settings.all.notation).toBe('hodges');
    form.wheel('down', 'down', 'up');
    expect(form.player.on('form').index).toBe(10);
    form.click('Right change');
    expect(desk.services.settings.all.charset).toBe('box');
  });

  test('a text is chosen to be typed, an action done', () => {
    const desk = new Desk();
    const form = sit(desk, newGameScreen(desk.services));
    form.click('Guest');
    form.press('Ann');
    form.click('Start');
    expect(form.player.on('play').activity.match.record.tags).toContainEqual({
      name: 'Black',
      value: 'Ann',
    });
  });
});

test('the wheel scrolls a page by three lines', () => {
  const desk = new Desk();
  const page = sit(desk, rulesScreen(desk.services, variantOf('shogi')));
  const before = page.drawn.lines;
  page.wheel('down');
  expect(page.drawn.lines.slice(2, 10)).toEqual(before.slice(5, 13));
  page.wheel('up');
  expect(page.drawn.lines).toEqual(before);
});

describe('in a replay', () => {
  function replay() {
    const desk = new Desk();
    const { record } = desk.match('shogi', { moves: 'P-7f P-3d P-2f P-8d' });
    const shown = sit(desk, replayOf(desk.services, record, 1));
    return { ...shown, ply: () => shown.player.on('replay').activity.ply };
  }

  test('the wheel goes move by move, a click on a move goes there', () => {
    const { wheel, click, ply } = replay();
    wheel('down', 'down', 'up');
    expect(ply()).toBe(2);
    click('P-8d');
    expect(ply()).toBe(4);
    click('P-7f', 'Right next');
    expect(ply()).toBe(2);
  });

  test('they leave alone what is asked or typed', () => {
    const { wheel, click, press, player, ply } = replay();
    press('good');
    wheel('down');
    click('P-8d');
    expect([ply(), player.on('replay').typedText]).toEqual([1, 'good']);
    press('escape', 'play', 'enter');
    expect(player.on('replay').prompt.question).toBeDefined();
    wheel('down');
    expect(player.on('replay').prompt.question).toBeDefined();
    click('n no');
    expect(player.on('replay').prompt.question).toBeUndefined();
  });
});

test.each(CLICKED)('the page of keys says what the mouse does: $title', (table) => {
  const page = keysPage(table).visibleLines(ENGLISH, { columns: 82, rows: 200 }).join('\n');
  expect(page).toMatch(/^- (?:Click|Wheel): /m);
  expect(page).toContain('with Shift it selects text');
});

test('in a window that is too small a click does nothing', () => {
  const game = play({}, { columns: 30, rows: 10 });
  for (let row = 0; row < 10; row++) game.drawn.mouse('press', { row, column: 5 });
  expect(pickedBy(game)).toBeUndefined();
});
