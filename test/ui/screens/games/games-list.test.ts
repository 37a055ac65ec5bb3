import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GameStore } from '../../../../source/records/store/store.ts';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { App } from '../../../../source/ui/app/app.ts';
import { Services } from '../../../../source/ui/app/services.ts';
import type { GameRow } from '../../../../source/ui/screens/games/game-row.ts';
import { gamesScreen } from '../../../../source/ui/screens/games/games-list.ts';
import type { ListScreen } from '../../../../source/ui/screens/list/list.tsx';
import { menuScreen } from '../../../../source/ui/screens/menu/menu.tsx';
import { ROUTES } from '../../../../source/ui/screens/routes.ts';
import { renderScreen } from '../../../helpers/frames.tsx';
import { gameFiles } from '../../../helpers/game-files.ts';
import { manualTimers } from '../../../helpers/manual-timers.ts';
import { Desk, type Player } from '../../desk.ts';

const WINDOW = { columns: 80, rows: 24 };

/** A game file of two moves. */
function game(black: string, white: string, result = '1-0', variant = 'shogi'): string {
  const tags = { Variant: variant, Date: '2026.11.20', Black: black, White: white, Result: result };
  const head = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`);
  return `${head.join('')}\n1. P-7f P-3d\n${result}\n`;
}

const GAMES = {
  'evening.psn': game('Ann', 'Bob'),
  'morning.psn': game('Bob', 'Cid', '*'),
  'spears.psn': game('Ann', 'Cid', '0-1', 'yari'),
};

/** A desk with games, the first of them played last. */
function deskWith(files: Readonly<Record<string, string | Buffer>> = GAMES): Desk {
  const desk = new Desk();
  const folder = join(desk.folder, 'games');
  mkdirSync(folder, { recursive: true });
  for (const [index, [name, text]] of Object.entries(files).entries()) {
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), 2_000_000 - index, 2_000_000 - index);
  }
  return desk;
}

function open(desk: Desk): { player: Player; screen: ListScreen<GameRow> } {
  const screen = gamesScreen(desk.services);
  return { player: desk.sit(screen), screen };
}

/** The names of the games shown. */
function names({ state: { items } }: ListScreen<GameRow>): string {
  return items.map(({ entry }) => entry.name).join(' ');
}

describe('the filter', () => {
  test.each([
    ['ann', 'evening spears'],
    ['ANN BOB', 'evening'],
    ['bob ann', 'evening'],
    ['cid', 'morning spears'],
    ['ann - bob', 'evening'],
    ['an', 'evening spears'],
    ['an ', ''],
    ['ann ', 'evening spears'],
    ['an bob', ''],
    ['ann bo', 'evening'],
    ['yari', 'spears'],
    ['sho', 'evening morning'],
    ['gi', ''],
    ['white wins', 'spears'],
    ['unfinished', 'morning'],
    ['2026.11', 'evening morning spears'],
    ['2026-11-20', 'evening morning spears'],
    ['6.11', ''],
    ['ening', ''],
    ['ann dora', ''],
    ['   ', 'evening morning spears'],
  ])('%j shows %j', (typed, found) => {
    const { player, screen } = open(deskWith());
    player.press('/', typed);
    expect(names(screen)).toBe(found);
  });

  test.each([
    ['ogi', 'queens'],
    ['Ōgi', 'queens'],
    ['ōgi', 'queens'],
    ['OGI', 'queens'],
    ['o\u0304gi', 'queens'],
    ['oyama', 'queens'],
    ['ōyama', 'queens'],
    ['shogi', 'generals'],
    ['resignation', 'generals'],
    ['太郎', 'queens'],
    ['田太', 'queens'],
    ['太田', ''],
  ])('%j finds %j of a game of Ogi and one of shogi', (typed, found) => {
    const generals = game('Ann', 'Bob').replace('\n\n', '\n[Termination "resignation"]\n\n');
    const { player, screen } = open(
      deskWith({ 'queens.psn': game('山田太郎', 'Ōyama', '*', 'ogi'), 'generals.psn': generals }),
    );
    player.press('/', typed);
    expect(names(screen)).toBe(found);
  });

  test('follows every key, and says how many games it shows', () => {
    const { player, screen } = open(deskWith());
    const counts = [screen.viewProps.count];
    for (const key of ['/', 'a', 'n', 'n', ' ', 'c', 'x', 'backspace', 'ctrl-u']) {
      player.press(key);
      counts.push(screen.viewProps.count);
    }
    expect(counts).toEqual([
      ...['3 games', '3 games', '2 of 3', '2 of 3', '2 of 3', '2 of 3', '1 of 3', '0 of 3'],
      ...['1 of 3', '3 games'],
    ]);
  });

  test('Enter keeps what is found: the keys of the list work on it', () => {
    const { player, screen } = open(deskWith());
    player.press('/', 'cid', 'enter', 'down');
    expect([names(screen), screen.state.index, screen.viewProps.filter?.isTyping]).toEqual([
      'morning spears',
      1,
      false,
    ]);
    player.press('/', 'q', 'backspace', 'enter', 'enter');
    expect(player.on('replay').activity.record.variant.id).toBe('shogi');
    player.press('escape').press('/', ' sp', 'enter', 'enter');
    expect(player.on('replay').activity.record.variant.id).toBe('yari');
  });

  test('Esc shows all games again, with the one that was found still chosen', () => {
    for (const keys of [['escape'], ['enter', 'escape']]) {
      const { player, screen } = open(deskWith());
      player.press('/', 'spears', ...keys);
      expect([names(screen), screen.state.index]).toEqual(['evening morning spears', 2]);
      expect(player.press('escape').app.hasQuit).toBe(true);
    }
  });

  test('the arrows go through the games while it is typed; a paste is typed', () => {
    const { player, screen } = open(deskWith());
    player.press('/').paste('ann\n').press('down');
    expect([screen.viewProps.filter?.text, names(screen), screen.state.index]).toEqual([
      'ann',
      'evening spears',
      1,
    ]);
  });

  test('stands above the list with its cursor, and says where nothing is found', () => {
    const desk = deskWith();
    const { player, screen } = open(desk);
    player.press('/', 'ann');
    const typed = renderScreen(screen, desk.services, WINDOW);
    expect(typed.lines.slice(0, 3)).toEqual([
      ` Saved games${' '.repeat(61)}2 of 3`,
      ' / ann',
      expect.stringMatching(/^ {3}date +players +game +result +moves +file$/),
    ]);
    expect(typed.lines[3]).toMatch(
      /^ > 2026\.11\.20 +Ann - Bob +shogi {2}Black wins +2 {2}evening$/,
    );

    expect(typed.cursor).toEqual({ row: 1, column: 6 });
    expect(typed.lines.at(-1)).toBe(' Enter keep  Esc show all');
    player.press('x', 'enter');
    const kept = renderScreen(screen, desk.services, WINDOW);
    expect(kept.lines.slice(1, 3)).toEqual([' / annx', ' No game has these words.']);
    expect(kept.cursor).toBeUndefined();
  });
});

describe('deleting', () => {
  test('asks first, by name and players, and y deletes', () => {
    const desk = deskWith();
    const { player, screen } = open(desk);
    player.press('down', 'd');
    expect(screen.state.question?.text).toBe(
      'Delete morning: Bob - Cid, 2 moves? It cannot be brought back.',
    );
    const { lines } = renderScreen(screen, desk.services, WINDOW);
    expect(lines.slice(-2)).toEqual([` ${screen.state.question?.text}`, ' y yes  n no']);
    player.press('y');
    expect([names(screen), screen.state.index, screen.state.warning?.(ENGLISH)]).toEqual([
      'evening spears',
      1,
      undefined,
    ]);
    expect(gameFiles(desk.services.store.folder)).toEqual(['evening.psn', 'spears.psn']);
  });

  test('Enter says what is waited for, and y still deletes', () => {
    const desk = deskWith();
    const { player, screen } = open(desk);
    player.press('d', 'enter', 'enter');
    expect(screen.state.question?.text).toMatch(/cannot be brought back\. Press y or n\.$/);
    expect(names(screen)).toBe('evening morning spears');
    player.press('Y');
    expect(names(screen)).not.toBe('evening morning spears');
  });

  test.each(['n', 'escape', 'd', 'q'])('%s does not', (key) => {
    const desk = deskWith();
    const { player, screen } = open(desk);
    player.press('d', key);
    expect([screen.state.question, names(screen)]).toEqual([undefined, 'evening morning spears']);
    expect(gameFiles(desk.services.store.folder)).toHaveLength(3);
    expect(player.app.hasQuit).toBe(false);
  });

  test('all of them leaves a list that says how to get games', () => {
    const desk = deskWith();
    const { player, screen } = open(desk);
    player.press('end', ...'dydydy');
    expect([names(screen), screen.viewProps.count]).toEqual(['', '']);
    const text = renderScreen(screen, desk.services, WINDOW).lines.join('\n');
    expect(text).toContain('There are no saved games. Every game is saved as it is played');
    player.press('d', 'r', 'enter', '/', 'x', 'enter');
    expect(names(screen)).toBe('');
  });

  test('tells that more games go with a file', () => {
    const { player, screen } = open(deskWith({ 'two.psn': `${GAMES['evening.psn']}\n`.repeat(3) }));
    player.press('d');
    expect(screen.state.question?.text).toContain('2 moves and the 2 other games of the file?');
  });

  test.each<[name: string, content: string | Buffer]>([
    ['damaged', GAMES['evening.psn'].replace('P-3d', 'P-3x')],
    ['half-written', GAMES['evening.psn'].slice(0, 40)],
    ['empty', ''],
    ['binary', Buffer.from([0xff, 0xd8, 0xff, 0])],
    ['foreign', '手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n'],
  ])('a file that is %s is refused with the reason', (_, content) => {
    const desk = deskWith({ 'odd.psn': content });
    const { player, screen } = open(desk);
    player.press('d');
    expect(screen.state.question).toBeUndefined();
    expect(screen.state.warning?.(ENGLISH)).toMatch(
      /^Not deleted: a game that cannot be read stays\. odd/,
    );
    player.press('y');
    const path = join(desk.folder, 'games', 'odd.psn');
    expect(readFileSync(path)).toEqual(Buffer.from(content));
  });

  test('the game on the board is refused, and one that another has open', () => {
    const desk = deskWith({});
    const board = desk.play('yari').enter('P-7f', 'save mine');
    const { player, screen } = open(desk);
    player.press('d');
    expect([screen.state.warning?.(ENGLISH), screen.state.question]).toEqual([
      ...['Not deleted. mine is the game on the board.', undefined],
    ]);
    expect(board.moves).toBe('P-7f');
    const other = open(new Desk({ folder: desk.folder }));
    other.player.press('d', 'y');
    expect(other.screen.state.warning?.(ENGLISH)).toBe(
      `Not deleted. mine: this game is open in another komadai (process ${process.pid})`,
    );
    expect(existsSync(join(desk.folder, 'games', 'mine.psn'))).toBe(true);
  });
});

describe('what a line has no room for', () => {
  const LONG = 'a-game-of-the-club-evening-in-november';
  const FINISHED = game('Computer, level 3', 'Bartholomew the Elder').replace(
    '\n\n',
    '\n[Termination "resignation"]\n\n',
  );

  test.each([
    [
      80,
      `${LONG}, Computer, level 3 - Bartholomew the Elder, Black wins by resignation, 2 moves, 2026.11.20`,
    ],
    [
      140,
      `${LONG}, Computer, level 3 - Bartholomew the Elder, shogi, Black wins by resignation, 2 moves, 2026.11.20`,
    ],
  ])('in %i columns stands below the list', (columns, detail) => {
    const desk = deskWith({ [`${LONG}.psn`]: FINISHED });
    const { screen } = open(desk);
    const { lines } = renderScreen(screen, desk.services, { columns, rows: 24 });
    const below = lines.slice(lines.findIndex((line) => line.startsWith(' > ')) + 1, -1);
    // The board is at the right.
    const sentences = below
      .map((line) => line.slice(0, columns > 80 ? 67 : 80).trim())
      .filter((line) => line);
    expect(sentences.join(' ').replace(/ \/ .*/, '')).toBe(detail);
  });

  test('of a game beside its board the number of moves does', () => {
    const desk = deskWith();
    const { screen } = open(desk);
    const { lines } = renderScreen(screen, desk.services, { columns: 120, rows: 24 });
    const beside = lines.map((line) => line.slice(0, 65).trimEnd());
    expect(beside.slice(3, 8)).toEqual([
      expect.stringMatching(/^ > 2026.*Ann - Bob.*Black wins {2}evening$/),
      expect.stringMatching(/^ {3}2026.*Bob - Cid.*unfinished {2}morning$/),
      expect.stringMatching(/^ {3}2026.*Ann - Cid.*White wins {2}spears$/),
      ' 2 moves',
      expect.stringContaining('Enter choose'),
    ]);
  });
});

describe('files that are no whole games', () => {
  test.each<[name: string, content: string | Buffer, row: RegExp]>([
    ['damaged', GAMES['evening.psn'].replace('P-3d', 'P-3x'), /Ann - Bob .*damaged +1 {2}odd$/],
    ['binary', Buffer.from([0xff, 0xd8, 0xff, 0]), /^odd:1:1: .*no text in UTF-8/],
    ['empty', '', /^odd: there is no game in it$/],
    ['of another game', game('A', 'B', '*', 'chess'), /^odd:1:1: .*unknown variant "chess"/],
    ['several games', `${GAMES['evening.psn']}\n`.repeat(2), /Ann - Bob .*Black wins .*odd$/],
  ])('%s: is in the list', (_, content, row) => {
    const desk = deskWith({ 'odd.psn': content, 'good.psn': GAMES['evening.psn'] });
    const { screen } = open(desk);
    expect(screen.state.items.map(({ text }) => text(76))).toEqual([
      expect.stringMatching(row),
      expect.stringMatching(/good$/),
    ]);
  });

  test('the reason stands below the list', () => {
    const desk = deskWith({ 'odd.psn': GAMES['evening.psn'].replace('P-3d', 'P-3x') });
    const { screen } = open(desk);
    const { lines } = renderScreen(screen, desk.services, WINDOW);
    expect(lines.slice(2).join('\n')).toMatch(/\n odd:7:9: ply 2: P-3x/);
  });
});

/** Counts how many files are read to their end. */
class CountingStore extends GameStore {
  loads = 0;

  override load(...args: Parameters<GameStore['load']>) {
    this.loads++;
    return super.load(...args);
  }
}

describe('many games', () => {
  const COUNT = 1000;

  function openMany() {
    const files = Array.from({ length: COUNT }, (_, index) => {
      return [`game-${index}.psn`, game(`Player ${index}`, 'Bob')] as const;
    });
    const { services, folder } = deskWith(Object.fromEntries(files));
    const store = new CountingStore({ folder: join(folder, 'games'), now: () => new Date(0) });
    const { schedule, advance } = manualTimers();
    const { settings, table, engines, problems, random } = services;
    const env = { LANG: 'C.UTF-8', NO_COLOR: '1' };
    const counting = new Services({
      texts: ENGLISH,
      settings,
      table,
      engines,
      problems,
      random,
      store,
      env,
    });
    const app = new App(
      menuScreen(services),
      {
        texts: ENGLISH,
        size: WINDOW,
        repaint() {},
        suspend() {},
        schedule,
      },
      ROUTES,
    );
    const screen = gamesScreen(counting);
    app.open(screen);
    /** As the view asks for them. */
    const shown = () => screen.state.items.slice(0, 30).map(({ text }) => text(76));
    const press = (...keys: string[]) => {
      for (const text of keys) app.press({ kind: 'text', text });
    };
    return { app, store, screen, shown, press, advance };
  }

  test('a few are read at once, then those that are shown, and no others', () => {
    const { store, shown, advance } = openMany();
    expect(store.loads).toBe(0);
    const first = shown();
    expect(store.loads).toBe(20);
    expect(first[19]).toMatch(/Player 19 - Bob +shogi +Black wins +2 {2}game-19$/);
    expect(first[20]).toMatch(/Player 20 - Bob +shogi +Black wins +game-20$/);
    for (let turn = 0; turn < 30; turn++) {
      advance(0);
      shown();
    }
    expect(store.loads).toBe(30);
    expect(shown()[29]).toMatch(/ 2 {2}game-29$/);
  });

  test('the filter reads heads bit by bit, and says so until it has read all', () => {
    const { app, store, screen, press, advance } = openMany();
    press('/', '9', '9', '9');
    expect([screen.viewProps.count, screen.state.items.length]).toEqual([
      '0 of 1,000  searching..',
      0,
    ]);
    advance(0);
    expect(screen.viewProps.count).toBe('1 of 1,000');
    expect([names(screen), store.loads]).toEqual(['game-999', 0]);
    app.press({ kind: 'key', name: 'escape' });
    expect(screen.viewProps.count).toBe('1,000 games');
  });

  test('a key between two bits is answered at once', () => {
    const files = Object.fromEntries(
      Array.from({ length: 250 }, (_, index) => [`${index}.psn`, game('Ann', `${index}`)]),
    );
    const desk = deskWith(files);
    const callbacks: (() => void)[] = [];
    const screen = gamesScreen(desk.services);
    const app = new App(
      screen,
      {
        texts: ENGLISH,
        size: WINDOW,
        repaint() {},
        suspend() {},
        schedule: (callback) => {
          callbacks.push(callback);
          return () => {};
        },
      },
      ROUTES,
    );
    const counts: string[] = [];
    for (const text of '/ann') app.press({ kind: 'text', text });
    for (let next = callbacks.shift(); next; next = callbacks.shift()) {
      next();
      counts.push(screen.viewProps.count);
      app.press({ kind: 'key', name: 'down' });
    }
    expect(counts).toEqual(['100 of 250  searching..', '200 of 250  searching..', '250 of 250']);
    expect(screen.state.index).toBe(3);
  });
});

test('below the chosen game stands what its sides have played', () => {
  const moves = '1. P-7f P-3d 2. P-6f P-8d 3. R-6h *';
  const { screen } = open(deskWith({ 'rook.psn': `[Variant "shogi"]\n\n${moves}\n` }));
  expect(screen.chosen?.detail(78)).toContain('Black: Shiken-bisha');
});
