import { appendFileSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { renamePlayer } from '../../../source/match/participants/side.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { allSettings } from '../../../source/settings/settings.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { loadTexts } from '../../../source/text/load-texts.ts';
import { settingValueText } from '../../../source/text/settings.ts';
import { App } from '../../../source/ui/app/app.ts';
import { gamesScreen } from '../../../source/ui/screens/games/games-list.ts';
import { menuScreen } from '../../../source/ui/screens/menu/menu.tsx';
import { newGameScreen } from '../../../source/ui/screens/new-game/new-game.ts';
import { rulesListScreen } from '../../../source/ui/screens/page/pages.ts';
import { ROUTES } from '../../../source/ui/screens/routes.ts';
import { settingsScreen } from '../../../source/ui/screens/settings/settings.ts';
import { enterLine } from '../../helpers/enter-line.ts';
import { eventually } from '../../helpers/eventually.ts';
import { FakeRooms } from '../../helpers/fake-rooms.ts';
import { renderScreen } from '../../helpers/frames.tsx';
import { manualTimers } from '../../helpers/manual-timers.ts';
import { ownMistakes } from '../../helpers/own-mistakes.ts';
import { longTest, sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { stubEngineRoom } from '../../helpers/stub-engine-room.ts';
import { Desk, type Player } from '../desk.ts';

const LAST = itemAt(VARIANTS, VARIANTS.length - 1);
const OGI = VARIANTS.findIndex(({ id }) => id === 'ogi');

function items(player: Player): string[] {
  return player
    .on('list')
    .state.items.map(({ text }) => (typeof text === 'string' ? text : text(76)));
}

function frameOf({ screen }: Player, { services }: Desk): string {
  return renderScreen(screen, services, { columns: 80, rows: 24 }).lines.join('\n');
}

/** The fields of a form as `label: value`. */
function fields(player: Player): string[] {
  return player.on('form').fields.map((field) => {
    if (field.kind === 'choice') return `${field.label}: ${field.value}`;
    return field.kind === 'text' ? `${field.label}: ${field.line.text}` : field.label;
  });
}

function tags(player: Player): Record<string, string> {
  const { tags } = player.on('play').activity.match.record;
  return Object.fromEntries(tags.map(({ name, value }) => [name, value]));
}

describe('menu', () => {
  test('of a new player has nothing to resume and no games, and offers the course', () => {
    const desk = new Desk();
    const player = desk.sit(menuScreen(desk.services));
    expect(items(player)).toEqual([
      'Play the computer',
      'Two players',
      'Learn',
      'Problems',
      'Position',
      'Rules',
      'Settings',
      'Quit',
    ]);
    expect(frameOf(player, desk)).toContain('New here? Learn shows the pieces');
  });

  test('gives a tip to whoever has played, another one after each game', () => {
    const desk = new Desk();
    const tip = () => /Tip: .*/.exec(frameOf(desk.sit(menuScreen(desk.services)), desk))?.[0];
    desk.play('yari', { moves: 'P-7f' });
    const first = tip();
    expect(first).toMatch(/Tip: /);
    expect(tip()).toBe(first);
    desk.play('yari', { moves: 'P-7f' });
    expect(tip()).not.toBe(first);
  });

  test('resumes the latest unfinished game, first, and says which', () => {
    const desk = new Desk({ ownName: 'Aki' });
    desk.play('yari', { moves: 'P-7f P-3d', black: 'Computer, level 3', white: 'Aki' });
    desk.play('shogi', { moves: 'P-2f' }).resign();
    const player = desk.sit(menuScreen(desk.services));
    expect(items(player)).toEqual([
      'Resume Yari shogi against level 3, 2 moves',
      'Play the computer',
      'Two players',
      'Learn',
      'Problems',
      'Your mistakes',
      'Saved games',
      'Statistics',
      'Position',
      'Rules',
      'Settings',
      'Quit',
    ]);
    player.press('enter');
    expect(player.on('play').activity.match.variant.id).toBe('yari');
    expect(player.moves).toBe('P-7f P-3d');
  });

  test('has the drawn name above all of its lines in 24 rows', () => {
    const desk = new Desk({ rooms: new FakeRooms() });
    desk.play('shogi', { moves: 'P-2f' });
    const player = desk.sit(menuScreen(desk.services));
    expect(items(player)).toHaveLength(13);
    expect(frameOf(player, desk)).toContain('█ ▄▀ ▄▀▀▄');
  });

  test.each([
    ['Guest', 'Guest', 'Resume Shogi, 1 move'],
    ['Aki', 'Ben', 'Resume Shogi against Ben, 1 move'],
    ['Ben', 'Chika', 'Resume Shogi Ben - Chika, 1 move'],
  ])('a game of %s and %s is: %s', (black, white, text) => {
    const desk = new Desk({ ownName: 'Aki' });
    desk.play('shogi', { moves: 'P-2f', black, white });
    expect(items(desk.sit(menuScreen(desk.services)))[0]).toBe(text);
  });

  test('a letter chooses its line, and the list wraps', () => {
    const desk = new Desk();
    desk.play('yari', { moves: 'P-7f' });
    const menu = menuScreen(desk.services);
    const letters = menu.state.items.map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(letters.length);
    const player = desk.sit(menu);
    expect(player.press('u').on('list').title).toBe('Rules');
    player.press('escape');
    expect(menu.state.items[menu.state.index]?.text).toBe('Rules');
    player.press('home', 'up');
    expect(menu.state.index).toBe(menu.state.items.length - 1);
    player.press('down');
    expect(menu.state.index).toBe(0);
    expect(player.press('q').app.hasQuit).toBe(true);
  });

  test('says how many mistakes are due, and opens them', async () => {
    const desk = new Desk();
    ownMistakes({ folder: desk.folder });
    desk.play('yari', { moves: 'P-7f' });
    const player = desk.sit(menuScreen(desk.services));
    await eventually(() => expect(items(player)).toContain('Your mistakes: 2 today'));
    player.press('m');
    await eventually(() => expect(player.screen.kind).toBe('mistakes'));
    player.press('escape');
    expect(items(player)).toContain('Your mistakes: 2 today');
  });

  test('tells of a damaged file of mistakes when they are opened', async () => {
    const desk = new Desk();
    const { path } = ownMistakes({ folder: desk.folder });
    appendFileSync(path, 'rubbish\n');
    desk.play('yari', { moves: 'P-7f' });
    const player = desk.sit(menuScreen(desk.services)).press('m');
    await eventually(() => expect(player.screen.kind).toBe('mistakes'));
    expect(player.on('mistakes').prompt.message?.text).toContain('1 line of it cannot be read');
  });

  test('without mistakes says where they come from', async () => {
    const desk = new Desk();
    desk.play('yari', { moves: 'P-7f' });
    const player = desk.sit(menuScreen(desk.services)).press('m');
    await eventually(() => expect(player.screen.kind).toBe('page'));
    const text = player.on('page').visibleLines(ENGLISH, { columns: 80, rows: 24 }).join(' ');
    expect(text).toContain('You have no mistakes to practise yet.');
    expect(text).toContain('komadai analyse FILE');
  });

  test('opens the statistics', async () => {
    const desk = new Desk({ ownName: 'Aki' });
    desk.play('shogi', { moves: 'P-2f', black: 'Aki', white: 'Computer, level 3' }).resign();
    const player = desk.sit(menuScreen(desk.services)).press('a');
    await eventually(() => expect(player.screen.kind).toBe('page'));
    const lines = player.on('page').visibleLines(ENGLISH, { columns: 80, rows: 24 });
    expect([player.on('page').in(ENGLISH).title, lines[1]?.trim().replace(/ +/g, ' ')]).toEqual([
      'Statistics',
      'Shogi 1 0 1 0 0 %',
    ]);
  });

  test('has no Resume when all games are finished', () => {
    const desk = new Desk();
    desk.play('shogi').enter('P-7f').resign();
    expect(items(desk.sit(menuScreen(desk.services)))[0]).toBe('Play the computer');
  });

  test('an unfinished game behind many finished ones is found when the menu is shown', () => {
    const desk = new Desk();
    const games = join(desk.folder, 'games');
    mkdirSync(games);
    for (let index = 0; index < 450; index++) {
      const path = join(games, `game-${index}.psn`);
      const result = index === 420 ? '*' : '1-0';
      writeFileSync(path, `[Variant "yari"]\n[Result "${result}"]\n\n1. P-7f\n${result}\n`);
      utimesSync(path, 2_000_000 - index, 2_000_000 - index);
    }
    const { schedule, advance } = manualTimers();
    const menu = menuScreen(desk.services);
    const app = new App(
      menu,
      {
        texts: ENGLISH,
        size: { columns: 80, rows: 24 },
        repaint() {},
        suspend() {},
        schedule,
      },
      ROUTES,
    );
    app.press({ kind: 'key', name: 'down' });
    const texts = () =>
      menu.state.items.map(({ text }) => (typeof text === 'string' ? text : text(76)));
    expect([texts()[0], texts()[menu.state.index]]).toEqual(['Play the computer', 'Two players']);
    advance(0);
    expect([texts()[0], texts()[menu.state.index]]).toEqual([
      'Resume Yari shogi, 1 move',
      'Two players',
    ]);
    app.press({ kind: 'key', name: 'home' });
    app.press({ kind: 'key', name: 'enter' });
    expect(app.screen.kind).toBe('play');
  });

  test('opened from a game resumes that one, as it was left', () => {
    const player = new Desk().play('ogi').enter('flip', 'menu').press('enter');
    expect(player.on('play').view.flipped).toBe(true);
  });

  test.each([
    ['Play the computer', 'form'],
    ['Two players', 'form'],
    ['Learn', 'list'],
    ['Problems', 'list'],
    ['Saved games', 'list'],
    ['Settings', 'form'],
    ['Rules', 'list'],
  ] as const)('%s opens a screen, and Esc leads back', (item, kind) => {
    const desk = new Desk();
    desk.play('shogi', { moves: 'P-7f' });
    const menu = menuScreen(desk.services);
    const player = desk.sit(menu);
    const index = items(player).indexOf(item);
    player.press(...Array.from({ length: index }, () => 'down'), 'enter');
    expect(player.on(kind)).not.toBe(menu);
    expect(player.press('escape').screen).toBe(menu);
  });

  test.each(['Quit', 'Esc', 'Ctrl-C', 'Ctrl-D'])('%s leaves', (way) => {
    const desk = new Desk();
    const player = desk.sit(menuScreen(desk.services));
    if (way === 'Quit') player.press('end', 'enter');
    else player.press(way === 'Esc' ? 'escape' : way.toLowerCase());
    expect(player.app.hasQuit).toBe(true);
  });
});

describe('play the computer', () => {
  const open = (desk: Desk) => desk.sit(menuScreen(desk.services)).press('c');

  test('begins with the lowest level and Black, and Enter starts', () => {
    const desk = new Desk({ ownName: 'Aki' });
    const player = open(desk);
    expect(fields(player)).toEqual([
      'Game: Yari shogi',
      'Level: 1 first games',
      'You play: Black (first)',
      'Start',
      'More: handicap, clock, engines',
    ]);
    player.press('enter');
    expect(tags(player)).toMatchObject({ Black: 'Aki', White: 'Computer, level 1' });
    expect(player.on('play').activity.match.variant.id).toBe('yari');
  });

  test('three keys from the menu to the board, six to the first move', () => {
    const desk = new Desk();
    const player = desk.sit(menuScreen(desk.services));
    player.press('enter', 'enter', 'down', 'enter', 'up', 'enter');
    expect(player.moves).toBe('P-4f');
  });

  test('level, side and game are chosen, the game for the next time too', () => {
    const desk = new Desk({ ownName: 'Aki' });
    const player = open(desk);
    player.press('up', 'right', 'up', 'right', 'right', 'up', 'right');
    expect(fields(player).slice(0, 3)).toEqual([
      'Game: Shogi',
      'Level: 3 sees what hangs',
      'You play: White',
    ]);
    player.press('down', 'down', 'down', 'enter');
    expect(tags(player)).toMatchObject({ Black: 'Computer, level 3', White: 'Aki' });
    expect(player.on('play').view.flipped).toBe(true);
    expect(desk.services.settings.all.variant).toBe('shogi');
  });

  test('begins with the level of the last game against the computer', () => {
    const desk = new Desk();
    desk.play('ogi', { moves: 'P-2e', white: 'Computer, level 3' });
    desk.play('ogi', { moves: 'P-2e' });
    expect(fields(open(desk))).toContain('Level: 3 sees what hangs');
  });

  test('by furigoma the pawns decide, and are told', () => {
    const desk = new Desk({ ownName: 'Aki', random: () => 0 });
    const player = open(desk).press('up', 'left', 'down', 'enter');
    expect(tags(player)).toMatchObject({ Black: 'Computer, level 1', White: 'Aki' });
    expect(player.on('play').prompt.news).toMatch(/Aki/);
  });

  test('more choices lead to the form of all games with these', () => {
    const player = open(new Desk({ ownName: 'Aki' })).press('up', 'up', 'right', 'down', 'down');
    player.press('down', 'enter');
    expect(fields(player)).toContain('White: computer, level 2');
    expect(fields(player)).toContain('  name: Aki');
  });
});

describe('two players', () => {
  test('have the names of the last game, if persons played it', () => {
    const desk = new Desk({ ownName: 'Aki' });
    desk.play('ogi', { moves: 'P-2e', black: 'Ben', white: 'Computer, level 4' });
    const player = desk.sit(menuScreen(desk.services)).press('t');
    expect(player.on('form').title).toBe('Two players');
    expect(fields(player)).toEqual(
      expect.arrayContaining(['Black: a person', '  name: Ben', 'White: a person', '  name: Aki']),
    );
  });
});

describe('new game', () => {
  const open = (desk: Desk) => desk.sit(newGameScreen(desk.services));

  test('begins with the defaults', () => {
    expect(fields(open(new Desk()))).toEqual([
      'Game: Yari shogi',
      'Handicap: even',
      'Black: a person',
      '  name: Guest',
      'White: a person',
      '  name: Guest',
      'Colours: as entered',
      'Clock: none',
      'Start',
    ]);
  });

  test('goes through variants and handicaps, around both ends', () => {
    const player = open(new Desk()).press('right');
    expect(fields(player)[0]).toBe('Game: Shogi');
    player.press('left', 'left');
    expect(fields(player)[0]).toBe(`Game: ${LAST.name}`);
    player.press(...Array.from({ length: VARIANTS.length - 1 - OGI }, () => 'left'));
    expect(fields(player)[0]).toBe('Game: Ōgi');
    player.press('down', 'right');
    expect(fields(player)[1]).toBe('Handicap: lance');
    player.press('left', 'left');
    expect(fields(player)[1]).toBe('Handicap: eight-piece');
  });

  test('a handicap has a giver and no furigoma', () => {
    expect(fields(open(new Desk()).press('down', 'right'))).toEqual([
      'Game: Yari shogi',
      'Handicap: left-yari-bishop',
      'Black: a person',
      '  name: Guest',
      'White (gives): a person',
      '  name: Guest',
      'Clock: none',
      'Start',
    ]);
  });

  test('a game without handicaps has no choice of one, and begins without a warning', async () => {
    const desk = new Desk({ settings: { variant: 'tori' } });
    const player = open(desk);
    expect(fields(player)).toEqual([
      'Game: Tori shogi',
      'Black: a person',
      '  name: Guest',
      'White: a person',
      '  name: Guest',
      'Colours: as entered',
      'Clock: none',
      'Start',
    ]);
    player.press(...Array.from({ length: 7 }, () => 'down'), 'enter');
    await Promise.resolve();
    expect(tags(player)).not.toHaveProperty('Handicap');
    expect(player.text).not.toContain('handicap');
  });

  test('another variant begins with its own handicap', () => {
    const player = open(new Desk({ settings: { 'handicap.shogi': 'rook' } }));
    expect(fields(player.press('down', 'right', 'up', 'right'))[1]).toBe('Handicap: rook');
  });

  test('names are typed, letters that are keys elsewhere too', () => {
    const player = open(new Desk()).press(
      ...['down', 'down', 'down', 'ctrl-u', 'jk q'],
      ...['down', 'down', 'ctrl-u', 'Bob'],
    );
    expect([3, 5].map((index) => fields(player)[index])).toEqual(['  name: jk q', '  name: Bob']);
    player.press('down', 'down', 'down', 'enter');
    expect(tags(player)).toMatchObject({ Black: 'jk q', White: 'Bob' });
  });

  test('Enter in a name goes to the next line', () => {
    const player = open(new Desk()).press('down', 'down', 'down', 'enter');
    expect(player.on('form').index).toBe(4);
  });

  test('what is typed first replaces a name; an editing key edits it', () => {
    const player = open(new Desk({ ownName: 'yamada' })).press('down', 'down', 'down', 'A', 'b');
    expect(fields(player)[3]).toBe('  name: Ab');
    player.press('down', 'up').paste('C\nd');
    expect(fields(player)[3]).toBe('  name: C d');
    player.press('down', 'up', 'backspace', 'x');
    expect(fields(player)[3]).toBe('  name: C x');
  });

  test('the player has the own name, wherever a computer does not sit', () => {
    const player = open(new Desk({ ownName: 'yamada' }));
    const names = () => fields(player).filter((field) => /name|computer/.test(field));
    expect(names()).toEqual(['  name: yamada', '  name: Guest']);
    player.press('down', 'down', 'right');
    expect(names()).toEqual(['Black: computer, level 1', '  name: yamada']);
    player.press('left');
    expect(names()).toEqual(['  name: yamada', '  name: Guest']);
    player.press('down', 'Anne', 'down', 'left', 'right');
    expect(names()).toEqual(['  name: Anne', '  name: yamada']);
  });

  test.each(['computer', 'level 3', 'level:3', '5'])('%j is no name', (name) => {
    const player = open(new Desk()).press('down', 'down', 'down', name);
    player.press(...Array.from({ length: 5 }, () => 'down'), 'enter');
    expect(player.on('form').warning?.(ENGLISH)).toBe(
      `"${name}" is no name. Left and Right one line above choose the computer, its level, or an engine.`,
    );
  });

  test('an empty name is Guest, and spaces around it go', () => {
    const player = open(new Desk()).press(
      'down',
      'down',
      'down',
      'ctrl-u',
      '  ',
      'down',
      'down',
      ' ',
    );
    player.press('down', 'down', 'down', 'enter');
    expect(tags(player)).toMatchObject({ Black: 'Guest', White: 'Guest' });
  });

  test('a pasted name is one line', () => {
    const player = open(new Desk()).press('down', 'down', 'down', 'ctrl-u').paste('Ann\nof\tEdo');
    expect(fields(player)[3]).toBe('  name: Ann of Edo');
  });

  test('Start begins the game; what was chosen is offered the next time', async () => {
    const desk = new Desk();
    const player = open(desk).press('right', 'down', 'right', 'right', 'down', 'down');
    player.press('ctrl-u', 'Ann', 'down', 'down', 'down', 'down', 'enter');
    const { match } = player.on('play').activity;
    expect([match.variant.id, match.game.turn]).toEqual(['shogi', 'white']);
    expect(tags(player).Handicap).toBe('bishop');
    player.enter('P-3d');
    await desk.settled();
    const config = JSON.parse(readFileSync(join(desk.folder, 'config.json'), 'utf8'));
    expect(config).toEqual({ variant: 'shogi', 'handicap.shogi': 'bishop' });
    expect(fields(open(new Desk({ folder: desk.folder }))).slice(0, 6)).toEqual([
      'Game: Shogi',
      'Handicap: bishop',
      'Black: a person',
      '  name: Ann',
      'White (gives): a person',
      '  name: Guest',
    ]);
  });

  test.each([
    ['white', () => 0, 'Furigoma: と と と と と. Ann tossed and plays White.', 'Bob', 'Ann'],
    ['black', () => 0.9, 'Furigoma: 歩 歩 歩 歩 歩. Ann tossed and plays Black.', 'Ann', 'Bob'],
  ])('furigoma that makes the tosser %s', (_color, random, message, black, white) => {
    const player = open(new Desk({ random })).press('down', 'down', 'down', 'ctrl-u', 'Ann');
    player.press('down', 'down', 'ctrl-u', 'Bob', 'down', 'right', 'down', 'down', 'enter');
    expect(player.on('play').prompt.news).toBe(message);
    expect(tags(player)).toMatchObject({ Black: black, White: white });
  });

  test('furigoma shows what fell', () => {
    let toss = 0;
    const random = () => itemAt([0.1, 0.9, 0.1, 0.9, 0.6], toss++);
    const player = open(new Desk({ random, settings: { charset: 'ascii' } }));
    player.press(...Array.from({ length: 6 }, () => 'down'), 'right', 'down', 'down', 'enter');
    expect(player.on('play').prompt.news).toBe(
      'Furigoma: +P P +P P P. Guest tossed and plays Black.',
    );
  });

  test('a side can be the computer, which has no name to type', async () => {
    const engines = stubEngineRoom(['P-4d']);
    const desk = new Desk({ engines });
    const player = open(desk).press(...Array.from({ length: 4 }, () => 'down'), 'right', 'right');
    expect(fields(player).slice(2, 6)).toEqual([
      'Black: a person',
      '  name: Guest',
      'White: computer, level 2',
      'Colours: as entered',
    ]);
    player.press('down', 'down', 'down', 'enter');
    expect(tags(player)).toMatchObject({ Black: 'Guest', White: 'Computer, level 2' });
    player.enter('P-4f');
    await eventually(() => expect(player.moves).toBe('P-4f P-4d'));
    expect(fields(open(new Desk({ folder: desk.folder })))).toContain('White: computer, level 2');
  });

  test('on a server one side at most is a computer', () => {
    const engines = { ...stubEngineRoom(), isShared: true };
    const desk = new Desk({ engines });
    const last = { black: 'Computer, level 4', white: 'Computer, level 4' };
    const board = desk.play('shogi', last);
    expect(board.message).toContain('Two computers do not play each other on a server');
    expect(engines.opened).toEqual([]);
    expect(board.enter('P-7f').enter('P-3d').moves).toBe('P-7f P-3d');
    const player = open(desk);
    expect(fields(player)).toEqual(
      expect.arrayContaining(['Black: computer, level 4', 'White: a person']),
    );
    player.press('down', 'down', 'down', 'right');
    expect(fields(player)).toContain('White: a person');
    player.press('up');
    for (let turn = 0; !fields(player).includes('Black: a person'); turn++) {
      expect(turn).toBeLessThan(12);
      player.press('right');
    }
    player.press('down', 'down', 'right');
    expect(fields(player)).toContain('White: computer, level 1');
  });

  test('a side can be another program, which is remembered', async () => {
    const desk = new Desk({ engines: stubEngineRoom(['P-4d']) });
    const player = open(desk).press(...Array.from({ length: 4 }, () => 'down'), 'left');
    expect(fields(player).slice(4, 6)).toEqual(['White: an engine', '  command: ']);
    player.press('down', 'down', 'down', 'down', 'enter');
    expect(player.on('form').warning?.(ENGLISH)).toMatch(/^Type the command/);
    player.press('up', 'up', 'up', 'x --y', 'down', 'down', 'down', 'enter');
    expect(tags(player)).toMatchObject({ White: 'x --y', WhiteEngine: 'x --y' });
    player.enter('P-4f');
    await eventually(() => expect(player.moves).toBe('P-4f P-4d'));
    await desk.settled();
    const next = open(new Desk({ folder: desk.folder }));
    expect(fields(next).slice(4, 6)).toEqual(['White: an engine', '  command: x --y']);
  });

  test.each([
    ['WhiteLevel', '4', 'Bob', 'White: computer, level 4'],
    ['WhiteType', 'human', 'Computer, level 4', 'White: a person'],
    ['Event', 'x', 'Computer, level 4', 'White: computer, level 4'],
  ])(
    'who played last is told by the tag %s "%s" before the name %s',
    (name, value, white, field) => {
      const desk = new Desk();
      const { match } = desk.play('shogi').on('play').activity;
      renamePlayer(match.record, 'white', white);
      match.record.tags.push({ name, value });
      enterLine(match, 'P-7f');
      expect(fields(open(new Desk({ folder: desk.folder })))).toContain(field);
    },
  );

  test('an engine of the list is chosen by its name, and needs no command', async () => {
    const engines = stubEngineRoom(['P-4d']);
    const desk = new Desk({ engines });
    await desk.services.settings.putEngine(undefined, { name: 'mine', command: 'x --y' });
    const player = open(desk);
    const form = player.on('form');
    form.goTo(fields(player).findIndex((field) => field.startsWith('White: ')));
    for (let step = 0; step < 20 && !fields(player).includes('White: mine'); step++) {
      player.press('right');
    }
    const at = fields(player).indexOf('White: mine');
    expect(fields(player)[at + 1]).not.toContain('command');
    const { match } = player.press('end', 'enter').on('play').activity;
    expect(match.record.tags).toContainEqual({ name: 'WhiteEngine', value: 'mine' });
    expect(desk.services.settings.engines).toEqual([{ name: 'mine', command: 'x --y' }]);
  });

  test('a program that only a record names is not offered', () => {
    const desk = new Desk();
    const { match } = desk.play('shogi').on('play').activity;
    match.record.tags.push({ name: 'WhiteEngine', value: 'rm -r' });
    enterLine(match, 'P-7f');
    expect(fields(open(new Desk({ folder: desk.folder })))).toContain('White: a person');
  });

  test('shows the position that will be played from', () => {
    const player = open(new Desk()).press('down', 'left');
    const preview = player.on('form').preview;
    expect(preview?.placement.turn).toBe('white');
  });

  test('Esc leaves without a game', () => {
    const desk = new Desk();
    const player = desk.sit(menuScreen(desk.services)).press('enter', 'escape');
    expect(player.on('list').title).toMatch(/^komadai/);
  });
});

describe('settings', () => {
  const open = (desk: Desk) => desk.sit(settingsScreen(desk.services));

  test('who analyses is one of the list, and how an engine comes into it is said', async () => {
    const desk = new Desk();
    await desk.services.settings.putEngine(undefined, { name: 'mine', command: 'x --y' });
    const player = open(desk).press('end', 'right');
    expect(fields(player).at(-1)).toBe('analyst: mine');
    const { lines } = renderScreen(player.screen, desk.services, { columns: 100, rows: 24 });
    expect(lines.join(' ')).toContain('komadai settings engine.NAME COMMAND');
  });

  test('on a server no engine is chosen', () => {
    const desk = new Desk({ engines: { ...stubEngineRoom(), isShared: true } });
    const shown = fields(open(desk)).join('\n');
    expect(shown).not.toContain('analyst');
  });

  test('a theme is shown at once, with every mark and what it is for', () => {
    const desk = new Desk({ env: { NO_COLOR: '', TERM: 'xterm' } });
    const player = open(desk);
    const shown = () => renderScreen(player.screen, desk.services, { columns: 100, rows: 40 });
    expect(shown().lines.join('\n')).not.toContain('┃');
    const at = player.on('form').fields.findIndex(({ label }) => label === 'theme');
    player.press(...Array<string>(at).fill('down'), 'right');
    expect(desk.services.settings.all.theme).toBe('wood');
    const text = shown().lines.join('\n');
    expect(text).toContain(
      'kaya and boxwood, from 256 colours on.  16 colours here: shown as dark.',
    );
    expect(text).toContain('┃');
    player.press('up', 'right');
    expect(shown().lines.join('\n')).not.toContain('┃');
  });

  test('a sentence about a setting names its values as they are shown', async () => {
    const player = open(new Desk({ texts: await loadTexts('ko'), settings: { language: 'ko' } }));
    const about = player.on('form').fields.map((field) => 'about' in field && field.about);
    expect(about).toContain('가능하면 말을 그림으로. 자동: SSH에서 끔');
  });

  test('are all there that have a choice, with their values', () => {
    const desk = new Desk();
    const player = open(desk);
    const expected = allSettings().filter(
      ({ name, values }) => values.length > 1 || name === 'analyst',
    );
    expect([...fields(player)].sort()).toEqual(
      expected
        .map(
          ({ name, values }) =>
            `${name}: ${settingValueText(desk.services, name, itemAt(values, 0))}`,
        )
        .sort(),
    );
  });

  sharedTest.each(
    shareOf([
      [120, /^ Piece labels {6}labels {10}< kanji > /m],
      [80, /^ Piece labels {6}labels {10}< kanji > /m],
      [60, /^ Piece labels {6}< kanji > {2}.*/m],
      [40, /^ Piece labels {6}< kanji >$/m],
    ]),
  )('stand in groups, with names in words: %i columns', (columns, row) => {
    const desk = new Desk();
    const screen = settingsScreen(desk.services);
    const { lines } = renderScreen(screen, desk.services, { columns, rows: 60 });
    expect(lines.join('\n')).toMatch(row);
    const groups = lines.flatMap(
      (line) => /^ (Game|Board|Sound and speech|Engines)(?: {9}|$)/.exec(line)?.[1] ?? [],
    );
    expect([...new Set(groups)]).toEqual(['Game', 'Board', 'Sound and speech', 'Engines']);
  });

  longTest('the chosen one is in sight in every window', () => {
    for (const rows of [16, 20, 24, 40]) {
      const desk = new Desk();
      const screen = settingsScreen(desk.services);
      const player = desk.sit(screen);
      for (const field of screen.fields) {
        const { lines } = renderScreen(screen, desk.services, { columns: 80, rows });
        expect(`${lines.join(' \n')} `).toContain(` ${field.label} `);
        expect(lines.length).toBeLessThan(rows);
        player.press('down');
      }
    }
  });

  test('a change holds at once and is stored', async () => {
    const desk = new Desk();
    const player = open(desk);
    const at = fields(player).indexOf('labels: kanji');
    player.press(...Array.from({ length: at }, () => 'down'), 'right', 'right');
    expect(desk.services.settings.all.labels).toBe('romaji');
    expect(fields(player)[at]).toBe('labels: romaji');
    await desk.settled();
    expect(new Desk({ folder: desk.folder }).services.settings.all.labels).toBe('romaji');
  });

  sharedTest.each(
    shareOf(
      allSettings()
        .filter(({ values }) => values.length > 1)
        .map((one) => [one.name, one] as const),
      4,
    ),
  )('%s goes through all its values and around', async (name, { values }) => {
    const desk = new Desk();
    const player = open(desk);
    const at = fields(player).findIndex((field) => field.startsWith(`${name}: `));
    player.press(...Array.from({ length: at }, () => 'down'));
    const seen = values.map(() => {
      player.press('enter');
      return itemAt(fields(player), at).replace(`${name}: `, '');
    });
    const shown = values.map((value) => settingValueText(desk.services, name, value));
    expect(seen).toEqual([...shown.slice(1), shown[0]]);
    await desk.settled();
  });

  test.each([
    ['ja', 'illegal: 指せない'],
    ['ko', 'illegal: 둘 수 없음'],
    ['th', 'illegal: เดินไม่ได้'],
  ] as const)('a value is told in the language of the reader: %s', async (language, field) => {
    const desk = new Desk();
    const texts = await loadTexts(language);
    vi.spyOn(desk.services, 'texts', 'get').mockReturnValue(texts);
    expect(fields(open(desk))).toContain(field);
  });

  test('one that cannot be kept holds, with a warning', async () => {
    const desk = new Desk();
    mkdirSync(join(desk.folder, 'config.json'));
    const player = open(desk).press('right');
    await desk.settled();
    expect(desk.services.settings.all.variant).toBe('shogi');
    expect(player.on('form').warning?.(ENGLISH)).toContain('config.json');
  });

  test('from a game the board changes at once', () => {
    const player = new Desk().play('shogi').enter('settings');
    const at = fields(player).indexOf('flip: never');
    player.press(...Array.from({ length: at }, () => 'down'), 'left', 'escape');
    expect(player.on('play').view.flipped).toBe(true);
  });
});

describe('saved games', () => {
  function withGames(): Desk {
    const desk = new Desk();
    desk.play('shogi', { black: 'Ann', white: 'Bob', moves: 'P-7f P-3d' }).resign();
    // Two files of the same moment would stand in the order of their names.
    for (const { path } of desk.services.store.list()) utimesSync(path, 1, 1);
    desk.play('yari', { black: 'Cid', white: 'Dora', moves: 'P-7f' });
    return desk;
  }
  const open = (desk: Desk) => desk.sit(gamesScreen(desk.services));

  test('are listed with date, variant, players, result and moves, the latest first', () => {
    expect(items(open(withGames()))).toEqual([
      '2026.11.20  Cid - Dora              yari   unfinished  20261120-193000-yari',
      '2026.11.20  Ann - Bob               shogi  White wins  20261120-193000-shogi',
    ]);
  });

  test('long names leave room for the rest', () => {
    const desk = new Desk();
    desk.play('yari', { black: 'Ann', white: 'Bartholomew '.repeat(9).trim(), moves: 'P-7f' });
    expect(items(open(desk))).toEqual([
      '2026.11.20  Ann - Bartholo..  yari   unfinished      1  20261120-193000-yari',
    ]);
  });

  test('Enter steps through one', () => {
    const player = open(withGames()).press('down', 'enter');
    expect(player.on('replay').view.moves.map(({ text }) => text)).toEqual(['P-7f', 'P-3d']);
    expect(player.on('replay').activity.ply).toBe(0);
    expect(player.press('escape').on('list').title).toBe('Saved games');
  });

  test('r resumes an unfinished one', () => {
    const player = open(withGames()).press('r');
    expect(player.moves).toBe('P-7f');
    expect(player.enter('P-3d').moves).toBe('P-7f P-3d');
  });

  test('r on a finished one says why not', () => {
    const player = open(withGames()).press('down', 'r');
    expect(player.on('list').state.warning?.(ENGLISH)).toMatch(/the game is over \(0-1\)/);
    expect(player.press('up').on('list').state.warning?.(ENGLISH)).toBeUndefined();
  });

  test('a file that cannot be read is listed, and says why', () => {
    const desk = withGames();
    writeFileSync(join(desk.folder, 'games', 'broken.psn'), '[Variant "chess"]\n\n1. e4 *\n');
    const player = open(desk);
    const at = items(player).findIndex((text) => text.startsWith('broken'));
    expect(items(player)[at]).toMatch(/^broken:1:1: ply 0: unknown variant "chess"/);
    player.press(...Array.from({ length: at }, () => 'down'), 'enter');
    expect(player.on('list').state.warning?.(ENGLISH)).toMatch(/broken.*chess/);
  });

  test('without games the list is empty and nothing breaks', () => {
    const desk = new Desk();
    const player = open(desk).press('down', 'enter', 'r', 'page-down', 'end', 'up');
    expect(items(player)).toEqual([]);
  });
});

test('rules can be read of every variant', () => {
  const desk = new Desk();
  const player = desk.sit(rulesListScreen(desk.services));
  expect(items(player)).toEqual(VARIANTS.map(({ name }) => name));
  expect(player.press('end', 'enter').on('page').in(ENGLISH).title).toBe(`Rules of ${LAST.name}`);
});
