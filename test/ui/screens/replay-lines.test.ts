import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatSfen } from '../../../source/notation/sfen.ts';
import { formatPsn } from '../../../source/records/psn-write.ts';
import { ReplayScreen } from '../../../source/ui/screens/replay.ts';
import { parseReplayCommand } from '../../../source/ui/screens/replay-line.ts';
import { eventually } from '../../helpers/eventually.ts';
import { gameFiles } from '../../helpers/game-files.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { Desk, type GameOptions, type Player } from '../desk.ts';

function open(desk: Desk, options: GameOptions = {}): Player {
  const match = desk.match('shogi', { moves: 'P-7f P-3d P-2f', ...options });
  return desk.sit(new ReplayScreen(desk.services, match.record));
}

function saved(desk: Desk): string[] {
  return gameFiles(join(desk.folder, 'games'));
}

test.each([
  ['12', { kind: 'go', ply: 12 }],
  [' 0 ', { kind: 'go', ply: 0 }],
  ['flip', { kind: 'flip' }],
  ['FLIP', { kind: 'flip' }],
  ['quit', { kind: 'quit' }],
  ['labels romaji', { kind: 'labels', style: 'romaji' }],
  ['labels', { kind: 'labels', style: undefined }],
  ['labels big', { kind: 'labels', style: undefined }],
  ['note a good move', { kind: 'note', text: 'a good move' }],
  ['note', { kind: 'note', text: '' }],
  ['export my game', { kind: 'export', name: 'my game' }],
  ['export', { kind: 'export', name: '' }],
  ['P-7f', { kind: 'move', text: 'P-7f' }],
  ['7g7f', { kind: 'move', text: '7g7f' }],
  ['flip it', { kind: 'move', text: 'flip it' }],
  ['-1', { kind: 'move', text: '-1' }],
])('%j at the prompt', (line, command) => {
  expect(parseReplayCommand(line)).toEqual(command);
});

describe('the prompt', () => {
  test('flip turns the board, quit leaves the program', () => {
    const player = open(new Desk()).press(':').enter('flip');
    expect(player.on('replay').flipped).toBe(true);
    expect(player.press(':').enter('quit').app.hasQuit).toBe(true);
  });

  test('labels changes the setting', async () => {
    const desk = new Desk();
    const player = open(desk).press(':').enter('labels romaji');
    await desk.settled();
    expect(desk.services.settings.all.labels).toBe('romaji');
    player.press(':').enter('labels big');
    expect(player.on('replay').message?.text).toMatch(/^labels: say kanji, /);
    expect(player.on('replay').typed?.line.text).toBe('labels big');
  });

  test('what was entered can be recalled', () => {
    const player = open(new Desk()).press(':').enter('2').press(':').enter('flip').press(':');
    expect(player.press('up', 'up').on('replay').typed?.line.text).toBe('2');
    player.press('escape', ':');
    expect(player.on('replay').typed?.line.text).toBe('');
  });

  test('keys of the screen are letters in it', () => {
    const player = open(new Desk()).press(':', 'q', ' ', 'D', ']', 'g');
    expect(player.on('replay').typed?.line.text).toBe('q D]g');
    expect(player.press('escape').on('replay').typed).toBeUndefined();
    expect(player.on('replay').ply).toBe(0);
  });

  test('an empty line does nothing', () => {
    const desk = new Desk();
    for (const key of ['v', 'e', 'g', ':']) {
      const player = open(desk).press(key, ' ', 'enter');
      expect([player.on('replay').ply, player.on('replay').message]).toEqual([0, undefined]);
    }
  });
});

describe('export', () => {
  test.each([
    ['e', ['e', 'evening', 'enter']],
    ['the prompt', [':', 'export evening', 'enter']],
  ])('by %s writes the game', (_, keys) => {
    const desk = new Desk();
    const player = open(desk).press(...keys);
    const path = join(desk.folder, 'games', 'evening.psn');
    expect(player.on('replay').message).toEqual({ text: `Written to ${path}.`, tone: 'plain' });
    expect(readFileSync(path, 'utf8')).toBe(formatPsn(player.on('replay').record));
  });

  test('to a path', () => {
    const path = join(temporaryFolder(), 'evening.psn');
    const player = open(new Desk()).press('e').enter(path);
    expect(readFileSync(path, 'utf8')).toBe(formatPsn(player.on('replay').record));
  });

  test.each([
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
    player.on('replay').record.root.children[0].nags.push(1);
    player.press('e').enter(typed);
    await eventually(() => expect(player.on('replay').message?.text).toMatch(said));
    const [name] = typed.split(' ');
    const bytes = readFileSync(join(desk.folder, 'games', name));
    expect(new TextDecoder(encoding, { fatal: true }).decode(bytes)).toContain(content);
  });

  test('a format that cannot hold the game is refused, and nothing is written', async () => {
    const desk = new Desk();
    const record = desk.match('yari', { moves: 'P-7f' }).record;
    const player = desk.sit(new ReplayScreen(desk.services, record)).press('e').enter('a.csa');
    await eventually(() =>
      expect(player.on('replay').message).toEqual({
        text: 'export: CSA holds shogi alone, and this is yari; psn and usi hold all games',
        tone: 'warning',
      }),
    );
    expect(saved(desk).filter((name) => name.endsWith('.csa'))).toEqual([]);
  });

  test('PSN in Shift_JIS is refused', async () => {
    const player = open(new Desk()).press('e').enter('evening shift_jis');
    await eventually(() =>
      expect(player.on('replay').message?.text).toBe('export: PSN is always utf-8'),
    );
  });

  test('refuses a file that exists, and lets the name be changed', () => {
    const desk = new Desk();
    const player = open(desk).press('e').enter('evening');
    const path = join(desk.folder, 'games', 'evening.psn');
    writeFileSync(path, 'old');
    player.press('e').enter('evening');
    expect(player.on('replay').message).toEqual({
      text: 'export: there is a file "evening" already. Choose another name.',
      tone: 'warning',
    });
    expect(readFileSync(path, 'utf8')).toBe('old');
    player.enter('-2');
    expect(saved(desk).slice(-2)).toEqual(['evening-2.psn', 'evening.psn']);
  });

  test.each([
    ['.psn', /^export: the name of a game does not begin with a dot$/],
    ['no/such/folder/x', /^export: cannot write .*x\.psn: it does not exist$/],
  ])('%s is refused', (name, sentence) => {
    const player = open(new Desk()).press('e').enter(name);
    expect(player.on('replay').message?.text).toMatch(sentence);
    expect(player.on('replay').typed?.line.text).toBe(name);
  });
});

describe('Enter', () => {
  test('begins a new game from the position shown', () => {
    const desk = new Desk();
    const player = open(desk).press('right', 'right', 'enter');
    const { match, message } = player.on('play');
    expect(message?.text).toBe('A new game from ply 2.');
    expect(formatSfen(match.variant, match.record.start)).toBe(
      'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 1',
    );
    expect(match.moves).toEqual([]);
    player.enter('P-6f', 'P-4d');
    const [entry] = desk.services.store.list();
    const text = readFileSync(entry.path, 'utf8');
    expect(text).toContain('[Black "Guest"]\n[White "Guest"]\n[SFEN "lnsgkgsnl');
    expect(text).toContain('\n1. P-6f P-4d\n');
    player.press('escape');
    expect(player.on('list').items[0].text).toBe('Resume');
  });

  test('from the start of a handicap is that handicap', () => {
    const player = open(new Desk(), { handicap: 'bishop', moves: 'P-3d' }).press('enter');
    const { record } = player.on('play').match;
    expect(record.tags).toContainEqual({ name: 'Handicap', value: 'bishop' });
  });

  test('of a position in a variation', () => {
    const player = open(new Desk()).press('v').enter('P-5f').press('enter');
    expect(formatSfen(player.on('play').match.variant, player.on('play').match.record.start)).toBe(
      'lnsgkgsnl/1r5b1/ppppppppp/9/9/4P4/PPPP1PPPP/1B5R1/LNSGKGSNL w - 1',
    );
  });

  test('the game that was replayed stays as it is', () => {
    const desk = new Desk();
    const player = open(desk).press('enter').enter('P-5f');
    expect(saved(desk)).toHaveLength(2);
    expect(player.moves).toBe('P-5f');
    const [, first] = desk.services.store.list();
    expect(first.summary.plies).toBe(3);
  });

  test('a position without a move is refused', () => {
    const sfen = '4k4/9/4P4/9/9/9/9/9/4K4 b G 1';
    const player = open(new Desk(), { sfen, moves: 'G*5b' }).press('end', 'enter');
    expect(player.on('replay').message?.text).toBe('There is no legal move here.');
  });
});
