import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parsePsn } from '../../../../source/records/formats/psn/psn-read.ts';
import { formatPsn } from '../../../../source/records/formats/psn/psn-write.ts';
import type { GameRecord } from '../../../../source/records/tree/record.ts';
import { itemAt } from '../../../../source/rules/core/item-at.ts';
import { formatSfen } from '../../../../source/rules/notation/sfen.ts';
import { ReplayScreen } from '../../../../source/ui/screens/replay/replay.tsx';
import { parseReplayCommand } from '../../../../source/ui/screens/replay/replay-words.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { renderScreen } from '../../../helpers/frames.tsx';
import { gameFiles } from '../../../helpers/game-files.ts';
import { temporaryFolder } from '../../../helpers/temporary-folder.ts';
import { Desk, type GameOptions, type Player } from '../../desk.ts';

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
  ['labels romaji', { kind: 'setting', name: 'labels', value: 'romaji' }],
  ['labels', { kind: 'setting', name: 'labels', value: '' }],
  ['labels big', { kind: 'setting', name: 'labels', value: 'big' }],
  ['theme slate', { kind: 'setting', name: 'theme', value: 'slate' }],
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
    expect(player.on('replay').state.flipped).toBe(true);
    expect(player.press(':').enter('quit').app.hasQuit).toBe(true);
  });

  test('labels changes the setting', async () => {
    const desk = new Desk();
    const player = open(desk).press(':').enter('labels romaji');
    await desk.settled();
    expect(desk.services.settings.all.labels).toBe('romaji');
    expect(player.on('replay').state.message?.text).toBe(
      'labels romaji, from now on in every game.',
    );
    player.press(':').enter('labels big');
    expect(player.on('replay').state.message?.text).toMatch(/^labels: say kanji, /);
    expect(player.on('replay').state.typed?.line.text).toBe('labels big');
  });

  test('what was entered can be recalled', () => {
    const player = open(new Desk()).press(':').enter('2').press(':').enter('flip').press(':');
    expect(player.press('up', 'up').on('replay').state.typed?.line.text).toBe('2');
    player.press('escape', ':');
    expect(player.on('replay').state.typed?.line.text).toBe('');
  });

  test('keys of the screen are letters in it', () => {
    const player = open(new Desk()).press(':', 'q', ' ', 'D', ']', 'g');
    expect(player.on('replay').state.typed?.line.text).toBe('q D]g');
    expect(player.press('escape').on('replay').state.typed).toBeUndefined();
    expect(player.on('replay').ply).toBe(0);
  });

  test('an empty line does nothing', () => {
    const desk = new Desk();
    for (const key of ['v', 'e', 'g', ':']) {
      const player = open(desk).press(key, ' ', 'enter');
      expect([player.on('replay').ply, player.on('replay').state.message]).toEqual([0, undefined]);
    }
  });
});

describe('export', () => {
  test.each([
    ['e', ['e', 'evening.psn', 'enter', 'y']],
    ['the prompt', [':', 'export evening', 'enter']],
  ])('by %s writes the game', (_, keys) => {
    const desk = new Desk();
    const player = open(desk).press(...keys);
    const path = join(desk.folder, 'games', 'evening.psn');
    expect(player.on('replay').state.message).toEqual({
      text: `Written to ${path}.`,
      tone: 'plain',
    });
    expect(readFileSync(path, 'utf8')).toBe(formatPsn(player.on('replay').record));
  });

  test('to a path', () => {
    const path = join(temporaryFolder(), 'evening.psn');
    const player = open(new Desk()).press('e').enter(path).press('y');
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
    itemAt(player.on('replay').record.root.children, 0).nags.push(1);
    player.press('e').enter(typed).press('y');
    await eventually(() => expect(player.on('replay').state.message?.text).toMatch(said));
    const name = itemAt(typed.split(' '), 0);
    const bytes = readFileSync(join(desk.folder, 'games', name));
    expect(new TextDecoder(encoding, { fatal: true }).decode(bytes)).toContain(content);
  });

  test('a format that cannot hold the game is refused, and nothing is written', async () => {
    const desk = new Desk();
    const record = desk.match('yari', { moves: 'P-7f' }).record;
    const player = desk
      .sit(new ReplayScreen(desk.services, record))
      .press('e')
      .enter('a.csa')
      .press('y');
    await eventually(() =>
      expect(player.on('replay').state.message).toEqual({
        text: 'export: CSA holds shogi alone, and this is yari; psn and usi hold all games',
        tone: 'warning',
      }),
    );
    expect(saved(desk).filter((name) => name.endsWith('.csa'))).toEqual([]);
  });

  test('by e offers a whole name, which is typed over, and asks', () => {
    const desk = new Desk();
    const player = open(desk).press('e');
    const typed = player.on('replay').state.typed?.line;
    expect([typed?.text, typed?.isSelected]).toEqual(['20261120-193000-shogi-2.psn', true]);
    player.press('enter');
    expect(player.on('replay').state.question?.text).toBe(
      'Write 20261120-193000-shogi-2.psn among the saved games?',
    );
    player.press('n');
    expect(saved(desk)).toHaveLength(1);
    player.press('e', 'enter', 'y');
    expect(saved(desk)).toContain('20261120-193000-shogi-2.psn');
  });

  test.each(['next', 'menu', 'hint', 'export', 'replay', 'moves', 'resign', 'previous'])(
    'the word %s writes nothing',
    (word) => {
      const desk = new Desk();
      const player = open(desk).enter(word);
      const text = formatPsn(player.on('replay').record);
      expect(saved(desk)).toHaveLength(1);
      expect(text).not.toContain('{');
    },
  );

  test('a name without a known end is refused', () => {
    const desk = new Desk();
    const player = open(desk).press('e').enter('xt');
    expect(player.on('replay').state.message?.text).toBe(
      'export: the name must end with .psn, .kif, .ki2, .csa, .jkf, or .usi',
    );
    expect(player.on('replay').state.typed?.line.text).toBe('xt');
  });

  test('PSN in Shift_JIS is refused', async () => {
    const player = open(new Desk()).press('e').enter('evening.psn shift_jis').press('y');
    await eventually(() =>
      expect(player.on('replay').state.message?.text).toBe('export: PSN is always utf-8'),
    );
  });

  test('refuses a file that exists, and lets the name be changed', () => {
    const desk = new Desk();
    const player = open(desk).press('e').enter('evening.psn').press('y');
    const path = join(desk.folder, 'games', 'evening.psn');
    writeFileSync(path, 'old');
    player.press('e').enter('evening.psn');
    expect(player.on('replay').state.message).toEqual({
      text: 'export: there is a file "evening" already. Choose another name.',
      tone: 'warning',
    });
    expect(readFileSync(path, 'utf8')).toBe('old');
    player.press('left', 'left', 'left', 'left').enter('-2').press('y');
    expect(saved(desk).slice(-2)).toEqual(['evening-2.psn', 'evening.psn']);
  });

  test.each([
    ['.psn', /^export: the name of a game does not begin with a dot$/],
    [
      'no/such/folder/x.psn',
      /^export: cannot write .*x\.psn: the folder .*no\/such\/folder does not exist$/,
    ],
  ])('%s is refused', (name, sentence) => {
    const player = open(new Desk()).press('e').enter(name);
    if (player.on('replay').state.question) player.press('y');
    expect(player.on('replay').state.message?.text).toMatch(sentence);
    expect(player.on('replay').state.typed?.line.text).toBe(name);
  });
});

describe('Enter', () => {
  test('says why no game goes on from two pawns on a file', () => {
    const desk = new Desk();
    const { record } = itemAt(parsePsn('[SFEN "4k4/9/4P4/9/4P4/9/9/9/4K4 b - 1"] *'), 0);
    const player = desk.sit(new ReplayScreen(desk.services, record as GameRecord)).press('enter');
    expect(player.on('replay').state.message?.text).toBe(
      'No game can go on from here: Black has 2 unpromoted pawns on file 5; at most 1 may stand there.',
    );
  });

  test('begins a new game from the position shown', () => {
    const desk = new Desk();
    const player = open(desk).press('right', 'right', 'enter');
    expect(player.on('replay').state.question?.text).toBe('Begin a new game from ply 2?');
    player.press('y');
    const { activity, news } = player.on('play');
    const { match } = activity;
    expect(news).toBe('A new game from ply 2.');
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
    expect(itemAt(player.on('list').state.items, 0).text).toBe('Resume Shogi, 2 moves');
  });

  test('from the start of a handicap is that handicap', () => {
    const player = open(new Desk(), { handicap: 'bishop', moves: 'P-3d' }).press('enter', 'y');
    const { record } = player.on('play').activity.match;
    expect(record.tags).toContainEqual({ name: 'Handicap', value: 'bishop' });
  });

  test('of a position in a variation', () => {
    const player = open(new Desk()).press('v').enter('P-5f').press('enter', 'y');
    expect(
      formatSfen(
        player.on('play').activity.match.variant,
        player.on('play').activity.match.record.start,
      ),
    ).toBe('lnsgkgsnl/1r5b1/ppppppppp/9/9/4P4/PPPP1PPPP/1B5R1/LNSGKGSNL w - 1');
  });

  test('the game that was replayed stays as it is', () => {
    const desk = new Desk();
    const player = open(desk).press('enter', 'y').enter('P-5f');
    expect(saved(desk)).toHaveLength(2);
    expect(player.moves).toBe('P-5f');
    const first = itemAt(desk.services.store.list(), 1);
    expect(first.summary.plies).toBe(3);
  });

  test('begins nothing without a yes', () => {
    const desk = new Desk();
    const player = open(desk).press('right', 'enter', 'n');
    expect([player.on('replay').ply, player.on('replay').state.question]).toEqual([1, undefined]);
    expect(saved(desk)).toHaveLength(1);
  });

  test('a position without a move is refused', () => {
    const sfen = '4k4/9/4P4/9/9/9/9/9/4K4 b G 1';
    const player = open(new Desk(), { sfen, moves: 'G*5b' }).press('end', 'enter');
    expect(player.on('replay').state.message?.text).toBe('There is no legal move here.');
  });
});

describe('Tab', () => {
  const typed = (player: Player) => player.on('replay').state.typed;

  test('completes a move of a variation, then goes through those that fit', () => {
    const player = open(new Desk()).press('v', 'p7', 'tab');
    expect(typed(player)?.line.text).toBe('P-7f');
    player.press('ctrl-u', 'S4', 'tab', 'tab');
    expect(typed(player)?.line.text).toBe('S-4h');
    player.press('ctrl-u', 'G5', 'tab', 'tab', 'tab');
    expect(typed(player)?.line.text).toBe('G4i-5h');
    expect(typed(player.press('shift-tab'))?.line.text).toBe('G6i-5h');
  });

  test.each([
    ['fl', 'flip'],
    ['an', 'analyse'],
    ['labels r', 'labels romaji'],
    ['ex', 'export '],
    ['S3', 'S-3h'],
  ])('completes %j at the prompt to %j', (text, completed) => {
    const player = open(new Desk()).press(':', text, 'tab');
    expect(typed(player)?.line.text).toBe(completed);
  });

  test.each(['n', 'e', 'g'])('does nothing in the line of %s', (key) => {
    const player = open(new Desk()).press(key, '1', 'tab');
    expect(typed(player)?.line.text).toBe('1');
  });

  test('the moves that fit stand beside the line, and their squares are marked', () => {
    const desk = new Desk();
    const player = open(desk).press('v', 'S4');
    const screen = player.on('replay');
    const { lines } = renderScreen(screen, desk.services, { columns: 80, rows: 24 });
    expect(lines.at(-1)).toMatch(/^ variation: S4 +S-4h$/);
    expect(screen.marks.size).toBe(2);
    player.press('escape');
    expect(screen.marks.size).toBe(0);
  });
});
