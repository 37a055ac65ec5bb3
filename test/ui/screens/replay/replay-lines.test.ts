import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { LEARN_ROWS } from '../../../../source/activity/learn.ts';
import { LOBBY_ROWS } from '../../../../source/activity/lobby.ts';
import { PLAY_ROWS } from '../../../../source/activity/play.ts';
import { REPLAY_ROWS, WATCH_ROWS } from '../../../../source/activity/replay.ts';
import { ROOM_ROWS } from '../../../../source/activity/room.ts';
import { TSUME_ROWS } from '../../../../source/activity/tsume.ts';
import { parsePsn } from '../../../../source/records/formats/psn/psn-read.ts';
import { formatPsn } from '../../../../source/records/formats/psn/psn-write.ts';
import type { GameRecord } from '../../../../source/records/tree/record.ts';
import { itemAt } from '../../../../source/rules/core/item-at.ts';
import { formatSfen } from '../../../../source/rules/notation/sfen.ts';
import { replayOf } from '../../../../source/ui/screens/replay/replay.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { renderScreen } from '../../../helpers/frames.tsx';
import { gameFiles } from '../../../helpers/game-files.ts';
import { randomNumbers } from '../../../helpers/random.ts';
import { partOf, sharedTest, shareOf, test } from '../../../helpers/run-size.ts';
import { temporaryFolder } from '../../../helpers/temporary-folder.ts';
import { Desk, type GameOptions, type Player } from '../../desk.ts';

function open(desk: Desk, options: GameOptions = {}): Player {
  const match = desk.match('shogi', { moves: 'P-7f P-3d P-2f', ...options });
  return desk.sit(replayOf(desk.services, match.record));
}

function saved(desk: Desk): string[] {
  return gameFiles(join(desk.folder, 'games'));
}

const textIn = (player: Player) => player.on('replay').prompt.line.text;
const says = (player: Player) => player.on('replay').prompt.message?.text;

test('labels changes the setting', async () => {
  const desk = new Desk();
  const player = open(desk).enter('labels romaji');
  await desk.settled();
  expect(desk.services.settings.all.labels).toBe('romaji');
  expect(says(player)).toBe('The setting labels is now romaji, in every game.');
});

test('what was entered can be recalled while a text is typed', () => {
  const player = open(new Desk()).enter('2', 'flip').press('x');
  expect(textIn(player.press('up', 'up'))).toBe('2');
});

describe('export', () => {
  test.each(['export evening', 'e evening.psn'])(
    '%s writes the game, and says where',
    async (line) => {
      const desk = new Desk();
      const player = open(desk).enter(line);
      const path = join(desk.folder, 'games', 'evening.psn');
      await eventually(() => expect(says(player)).toBe(`Written to ${path}.`));
      expect(readFileSync(path, 'utf8')).toBe(formatPsn(player.on('replay').activity.record));
    },
  );

  test('to a path', async () => {
    const path = join(temporaryFolder(), 'evening.psn');
    const player = open(new Desk()).enter(`export ${path}`);
    await eventually(() => expect(says(player)).toBe(`Written to ${path}.`));
    expect(readFileSync(path, 'utf8')).toBe(formatPsn(player.on('replay').activity.record));
  });

  sharedTest.each([
    [
      'evening.kif',
      /^Written to .*evening\.kif\. KIF cannot hold 1 mark\.$/,
      'utf-8',
      '７六歩(77)',
    ],
    ['evening.ki2 shift_jis', /evening\.ki2\. KI2 cannot hold 1 mark\.$/, 'shift_jis', '▲７六歩'],
    [
      'evening.usi',
      /USI cannot hold 1 mark and 3 tags\.$/,
      'utf-8',
      'position startpos moves 7g7f',
    ],
  ])('%s is written in its format', async (typed, said, encoding, content) => {
    const desk = new Desk();
    const player = open(desk);
    itemAt(player.on('replay').activity.record.root.children, 0).nags.push(1);
    player.enter(`export ${typed}`);
    await eventually(() => expect(says(player)).toMatch(said));
    const name = itemAt(typed.split(' '), 0);
    const bytes = readFileSync(join(desk.folder, 'games', name));
    expect(new TextDecoder(encoding, { fatal: true }).decode(bytes)).toContain(content);
  });

  test('a format that cannot hold the game is refused, and nothing is written', async () => {
    const desk = new Desk();
    const record = desk.match('yari', { moves: 'P-7f' }).record;
    const player = desk.sit(replayOf(desk.services, record)).enter('export a.csa');
    await eventually(() =>
      expect(player.on('replay').prompt.message).toEqual({
        text: 'export: CSA holds shogi alone, and this is yari; psn and usi hold all games',
        tone: 'warning',
      }),
    );
    expect(saved(desk).filter((name) => name.endsWith('.csa'))).toEqual([]);
  });

  test('alone says where the game would be, and writes after another Enter', async () => {
    const desk = new Desk();
    const player = open(desk).enter('export');
    expect([textIn(player), says(player)]).toEqual([
      'export 20261120-193000-shogi-2.psn',
      `"export 20261120-193000-shogi-2.psn" writes the game into ${join(desk.folder, 'games')}.`,
    ]);
    expect(saved(desk)).toHaveLength(1);
    player.press('enter');
    await eventually(() => expect(saved(desk)).toContain('20261120-193000-shogi-2.psn'));
  });

  test('PSN in Shift_JIS is refused', async () => {
    const player = open(new Desk()).enter('export evening.psn shift_jis');
    await eventually(() => expect(says(player)).toBe('export: PSN is always utf-8'));
  });

  test('asks before it replaces a file', async () => {
    const desk = new Desk();
    const player = open(desk);
    const path = join(desk.folder, 'games', 'evening.psn');
    writeFileSync(path, 'old');
    player.enter('export evening');
    const { question } = player.on('replay').prompt;
    expect(question?.text).toBe('There is a file evening already. Replace it?');
    player.press('n');
    expect(readFileSync(path, 'utf8')).toBe('old');
    player.enter('export evening').press('y');
    await eventually(() => expect(says(player)).toBe(`Written to ${path}.`));
    expect(readFileSync(path, 'utf8')).toBe(formatPsn(player.on('replay').activity.record));
  });

  test('does not replace a game that is open', async () => {
    const desk = new Desk();
    const player = open(desk);
    const [name = ''] = saved(desk);
    const path = join(desk.folder, 'games', name);
    const before = readFileSync(path, 'utf8');
    player.enter(`export ${name}`).press('y');
    await eventually(() => expect(says(player)).toMatch(/^export: cannot write /));
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test.each([
    ['.psn', /^export: the name of a game does not begin with a dot$/],
    [
      'no/such/folder/x.psn',
      /^export: cannot write .*x\.psn: the folder .*no\/such\/folder does not exist$/,
    ],
  ])('%s is refused', async (name, sentence) => {
    const player = open(new Desk()).enter(`export ${name}`);
    await eventually(() => expect(says(player)).toMatch(sentence));
  });
});

describe('nothing typed writes without saying so', () => {
  /** What is on the disk, and what the record holds. */
  const kept = (desk: Desk, player: Player) => [
    saved(desk).map((name) => readFileSync(join(desk.folder, 'games', name), 'utf8')),
    formatPsn(player.on('replay').activity.record),
  ];
  const all = [...PLAY_ROWS, ...ROOM_ROWS, ...LEARN_ROWS, ...LOBBY_ROWS, ...TSUME_ROWS];
  const words = new Set([...all, ...REPLAY_ROWS, ...WATCH_ROWS].map(({ name }) => name));
  const random = randomNumbers(3);
  const letter = () => String.fromCharCode(97 + Math.floor(random() * 26));
  const typed = Array.from({ length: partOf(200) }, () =>
    Array.from({ length: 1 + Math.floor(random() * 8) }, letter).join(''),
  );

  sharedTest.each([...shareOf([...words]), ...typed])('%s', async (word) => {
    const desk = new Desk();
    const player = open(desk).press('right');
    const before = kept(desk, player);
    player.press(word, 'enter');
    await desk.settled();
    if (player.screen.kind !== 'replay') return;
    expect(kept(desk, player)).toEqual(before);
    player.press('x', 'enter');
    expect(kept(desk, player)).toEqual(before);
  });

  test.each([
    ['note good', 'Comment on 1. Black P-7f: good'],
    ['P-9d', 'A new variation: 2. White P-9d.'],
    ['variation 9c9d', 'A new variation: 2. White P-9d.'],
  ])('%s says: %s', (line, sentence) => {
    const player = new Desk().play('shogi', { moves: 'P-7f P-3d' });
    player.enter('replay', 'back', line);
    expect(says(player)).toBe(sentence);
  });
});

describe('play', () => {
  test('says why no game goes on from two pawns on a file', () => {
    const desk = new Desk();
    const { record } = itemAt(parsePsn('[SFEN "4k4/9/4P4/9/4P4/9/9/9/4K4 b - 1"] *'), 0);
    const player = desk.sit(replayOf(desk.services, record as GameRecord)).enter('play');
    expect(player.on('replay').prompt.message?.text).toBe(
      'No game can go on from here: Black has 2 unpromoted pawns on file 5; at most 1 may stand there.',
    );
  });

  test('begins a new game from the position shown', () => {
    const desk = new Desk();
    const player = open(desk).press('right', 'right').enter('play');
    expect(player.on('replay').prompt.question?.text).toBe('Begin a new game from ply 2?');
    player.press('y');
    const { activity, prompt } = player.on('play');
    const { match } = activity;
    expect(prompt.news).toBe('A new game from ply 2.');
    expect(formatSfen(match.variant, match.record.start)).toBe(
      'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1',
    );
    expect(match.moves).toEqual([]);
    player.enter('P-6f', 'P-4d');
    const entry = itemAt(desk.services.store.list(), 0);
    const text = readFileSync(entry.path, 'utf8');
    expect(text).toContain('[Black "Guest"]\n[White "Guest"]\n[SFEN "lnsgkgsnl');
    expect(text).toContain('\n1. P-6f P-4d\n');
    player.press('escape');
    const { text: resume } = itemAt(player.on('list').state.items, 0);
    expect(typeof resume === 'string' ? resume : resume(76)).toBe('Resume Shogi, 2 moves');
  });

  test('from the start of a handicap is that handicap', () => {
    const player = open(new Desk(), { handicap: 'bishop', moves: 'P-3d' }).enter('play').press('y');
    const { record } = player.on('play').activity.match;
    expect(record.tags).toContainEqual({ name: 'Handicap', value: 'bishop' });
  });

  test('of a position in a variation', () => {
    const player = open(new Desk()).enter('P-5f', 'play').press('y');
    expect(
      formatSfen(
        player.on('play').activity.match.variant,
        player.on('play').activity.match.record.start,
      ),
    ).toBe('lnsgkgsnl/1r5b1/ppppppppp/9/9/4P4/PPPP1PPPP/1B5R1/LNSGKGSNL w - 1');
  });

  test('the game that was replayed stays as it is', () => {
    const desk = new Desk();
    const player = open(desk).enter('play').press('y').enter('P-5f');
    expect(saved(desk)).toHaveLength(2);
    expect(player.moves).toBe('P-5f');
    const first = itemAt(desk.services.store.list(), 1);
    expect(first.summary.plies).toBe(3);
  });

  test('begins nothing without a yes', () => {
    const desk = new Desk();
    const player = open(desk).press('right').enter('play').press('n');
    expect([player.on('replay').activity.ply, player.on('replay').prompt.question]).toEqual([
      1,
      undefined,
    ]);
    expect(saved(desk)).toHaveLength(1);
  });

  test('a position without a move is refused', () => {
    const sfen = '4k4/9/4P4/9/9/9/9/9/4K4 b G 1';
    const player = open(new Desk(), { sfen, moves: 'G*5b' }).press('end').enter('play');
    expect(player.on('replay').prompt.message?.text).toBe('There is no legal move here.');
  });
});

describe('Tab', () => {
  test('completes a move, then goes through those that fit', () => {
    const player = open(new Desk()).press('p7', 'tab');
    expect(textIn(player)).toBe('P-7f');
    player.press('ctrl-u', 'S4', 'tab', 'tab');
    expect(textIn(player)).toBe('S-4h');
    player.press('ctrl-u', 'G5', 'tab', 'tab', 'tab');
    expect(textIn(player)).toBe('G4i-5h');
    expect(textIn(player.press('shift-tab'))).toBe('G6i-5h');
  });

  test.each([
    ['fl', 'flip'],
    ['an', 'analyse'],
    ['labels r', 'labels romaji'],
    ['expo', 'export'],
    ['S3', 'S-3h'],
  ])('completes %j to %j', (text, completed) => {
    expect(textIn(open(new Desk()).press(text, 'tab'))).toBe(completed);
  });

  test('the moves that fit stand beside the prompt, and their squares are marked', () => {
    const desk = new Desk();
    const player = open(desk).press('S4');
    const screen = player.on('replay');
    const { lines } = renderScreen(screen, desk.services, { columns: 80, rows: 24 });
    expect(lines.at(-1)).toMatch(/^ Replay> S4 +S-4h$/);
    expect(screen.view.marks.size).toBe(2);
    player.press('escape');
    expect(screen.view.marks.size).toBe(0);
  });
});
