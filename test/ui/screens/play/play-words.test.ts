import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { renderScreen } from '../../../helpers/frames.tsx';
import { gameFiles } from '../../../helpers/game-files.ts';
import { onlyItem } from '../../../helpers/items.ts';
import { pageOf } from '../../../helpers/page-of.ts';
import { sharedTest, shareOf, test } from '../../../helpers/run-size.ts';
import { Desk, type Player } from '../../desk.ts';

/** The text of the only saved game. */
function saved(desk: Desk): string {
  const folder = join(desk.folder, 'games');
  const name = onlyItem(gameFiles(folder));
  return readFileSync(join(folder, name), 'utf8');
}

/** The screen in a window that shows the result in the panel. */
function shown({ services }: Desk, { screen }: Player): string {
  return renderScreen(screen, services, { columns: 100, rows: 36 }).lines.join('\n');
}

function ending(player: Player): string | undefined {
  return player.on('play').activity.match.ending?.reason;
}

describe('words that end the game', () => {
  test('resign', () => {
    const desk = new Desk();
    const player = desk.play('shogi').enter('P-7f').resign();
    expect(shown(desk, player)).toContain('Black wins by resignation');
    expect(saved(desk)).toContain('1. P-7f\n1-0\n');
  });

  test('resign asks', () => {
    const player = new Desk().play('shogi').enter('P-7f', 'resign');
    expect([player.message, ending(player)]).toEqual(['Resign?', undefined]);
    expect(player.press('enter').message).toBe('Resign? Press y or n.');
    player.press('n');
    expect([player.message, player.text, ending(player)]).toEqual([undefined, '', undefined]);
    player.enter('resign', 'P-3d');
    expect(player.moves).toBe('P-7f P-3d');
    expect(ending(player.enter('resign').press('escape', 'y'))).toBeUndefined();
    expect(player.text).toBe('y');
  });

  test('Tab and Enter on an empty prompt never end the game', () => {
    const player = new Desk().play('shogi').press('tab', 'enter', 'shift-tab', 'enter');
    expect(player.moves.split(' ')).toHaveLength(2);
    expect(ending(player)).toBeUndefined();
  });

  test.each(['draw', 'DRAW', ' draw '])('%j is an offer that the other side accepts', (word) => {
    const desk = new Desk();
    const player = desk.play('shogi').enter(word);
    expect(player.message).toMatch(/^Black offers a draw/);
    expect(ending(player)).toBeUndefined();
    player.enter('accept');
    expect(shown(desk, player)).toContain('Draw by agreement');
  });

  test('a move declines', () => {
    const player = new Desk().play('shogi').enter('draw', 'P-7f', 'accept');
    expect(ending(player)).toBeUndefined();
    expect(player.message).toMatch(/there is no offer/);
    expect(player.text).toBe('accept');
  });

  test('a checkmate, and nothing more is played', () => {
    const sfen = '4k4/9/4P4/9/9/9/9/9/4K4 b G 1';
    const player = new Desk().play('shogi', { sfen }).enter('G*5b');
    expect(ending(player)).toBe('checkmate');
    player.enter('K-6a');
    expect(player.message).toBe(
      'K-6a: the game is over. "analyse", "rematch" and "replay" work; "help" lists more.',
    );
    expect(player.moves).toBe('G*5b');
  });

  test('an illegal move, where that loses', () => {
    const desk = new Desk({ settings: { illegal: 'lose' } });
    const player = desk.play('shogi').enter('P-7e');
    expect(ending(player)).toBe('illegal move');
    expect(shown(desk, player)).toContain('White wins: illegal');
    expect(saved(desk)).toMatch(/0-1\n$/);
  });
});

describe('after the end', () => {
  const over = (desk = new Desk()) =>
    desk.play('shogi', { black: 'Ann', white: 'Bob', moves: 'P-7f' }).resign();

  test('rematch begins again with colours changed', () => {
    const player = over().enter('rematch');
    const { match } = player.on('play').activity;
    expect(match.moves).toEqual([]);
    expect(match.record.tags).toContainEqual({ name: 'Black', value: 'Bob' });
    expect(match.record.tags).toContainEqual({ name: 'White', value: 'Ann' });
    player.enter('P-2f');
    expect(player.moves).toBe('P-2f');
  });

  test('rematch of a handicap keeps the giver', () => {
    const player = new Desk().play('shogi', { handicap: 'rook', black: 'Ann', white: 'Bob' });
    const { match } = player.resign().enter('rematch').on('play').activity;
    expect(match.record.tags).toContainEqual({ name: 'White', value: 'Bob' });
    expect(match.game.turn).toBe('white');
  });

  test('a rematch is saved beside the first game', () => {
    const desk = new Desk();
    over(desk).enter('rematch', 'P-2f');
    expect(gameFiles(join(desk.folder, 'games'))).toHaveLength(2);
  });

  test('replay steps through the game, and back to it', () => {
    const player = over().enter('replay');
    expect(player.on('replay').activity.ply).toBe(1);
    player.press('escape');
    expect(ending(player)).toBe('resignation');
  });

  test('undo takes the resignation back', () => {
    const player = over().enter('undo');
    expect(ending(player)).toBeUndefined();
    expect(player.moves).toBe('P-7f');
  });

  test('menu has no Resume', () => {
    const items = over().enter('menu').on('list').state.items;
    expect(items.map(({ letter }) => letter)).not.toContain('r');
  });

  test('Tab offers only what works', () => {
    expect(over().press('re', 'tab').text).toBe('replay');
    expect(over().press('fl', 'tab').text).toBe('flip');
    expect(over().press('P-', 'tab').text).toBe('P-');
  });

  test.each([
    ['rematsh', 'rematsh: did you mean rematch?'],
    ['exit', 'exit: did you mean quit?'],
    ['P-3d', 'P-3d: the game is over. "analyse", "rematch" and "replay" work; "help" lists more.'],
    ['draw', 'draw: the game is over. "analyse", "rematch" and "replay" work; "help" lists more.'],
  ])('%s says what works', (line, message) => {
    const player = over().enter(line);
    expect([player.message, player.text]).toEqual([message, line]);
  });

  test('quit', () => {
    expect(over().enter('quit').app.hasQuit).toBe(true);
  });
});

describe('undo and redo', () => {
  test('go along one line', () => {
    const player = new Desk().play('shogi').enter('P-7f', 'P-3d', 'undo', 'undo');
    expect(player.moves).toBe('');
    expect(player.message).toBe('Taken back: 1. Black P-7f');
    expect(player.enter('redo').moves).toBe('P-7f');
    expect(player.enter('redo').moves).toBe('P-7f P-3d');
    player.enter('redo');
    expect([player.text, player.message]).toEqual(['redo', 'redo: no move was taken back.']);
  });

  test('a new move forgets what was taken back', () => {
    const player = new Desk().play('shogi').enter('P-7f', 'undo', 'P-2f', 'redo');
    expect(player.moves).toBe('P-2f');
    expect(player.message).toBe('redo: no move was taken back.');
  });

  test('what is taken back stays in the file, as a variation of what is played then', () => {
    const desk = new Desk();
    desk.play('shogi').enter('P-7f', 'P-3d', 'undo', 'P-8d');
    expect(saved(desk)).toContain('\n1. P-7f P-8d (1... P-3d)\n*\n');
  });
});

test.each([
  ['new', 'new: did you mean menu?'],
  ['back', 'back: did you mean undo?'],
  ['offer draw', 'offer draw: did you mean draw?'],
  ['time', 'time: the clocks stand beside the names, if the game has clocks.'],
  ['speech words', 'speech: this works only without a screen.'],
  ['sfen', /^lnsgkgsnl\/.* b - 1$/],
])('%s of other programs has an answer', (word, answer) => {
  const { message } = new Desk().play('shogi').enter(word);
  if (typeof answer === 'string') expect(message).toBe(answer);
  else expect(message).toMatch(answer);
});

describe('note and save', () => {
  test('note writes a comment on the move, leaves it in the prompt, and removes it', () => {
    const desk = new Desk();
    const player = desk.play('shogi').enter('P-7f', 'note Opens the diagonal, (good)');
    expect(player.message).toBe('Noted: Opens the diagonal, (good)');
    expect(saved(desk)).toContain('{Opens the diagonal, (good)}');
    player.enter('note');
    expect(player.text).toBe('note Opens the diagonal, (good)');
    player.press('ctrl-u').enter('note -');
    expect(player.message).toBe('The note is removed.');
    player.enter('note');
    expect(player.message).toBe('note: there is no comment here. "note TEXT" writes one.');
    expect(player.on('play').prompt.message?.tone).toBe('warning');
    player.press('ctrl-u');
    expect(saved(desk)).not.toContain('{');
  });

  test('save gives the file a name', () => {
    const desk = new Desk();
    const player = desk.play('shogi').enter('P-7f', 'save evening', 'P-3d');
    expect(gameFiles(join(desk.folder, 'games'))).toEqual(['evening.psn']);
    expect(saved(desk)).toContain('P-3d');
    expect(player.moves).toBe('P-7f P-3d');
  });

  test.each(['save', 'save a/b', 'save .hidden', 'save two words/..'])(
    '%s is refused and stays',
    (line) => {
      const player = new Desk().play('shogi').enter('P-7f', line);
      expect(player.text).toBe(line);
      expect(player.on('play').prompt.message?.tone).toBe('warning');
    },
  );
});

describe('looking around', () => {
  test('flip turns the board, and again turns it back', () => {
    const player = new Desk().play('shogi');
    expect(player.on('play').view.flipped).toBe(false);
    expect(player.enter('flip').on('play').view.flipped).toBe(true);
    expect(player.enter('flip').on('play').view.flipped).toBe(false);
  });

  test.each([
    ['never', [false, false, false]],
    ['white', [true, true, true]],
    ['turn', [false, true, false]],
  ] as const)('flip %s', (flip, expected) => {
    const player = new Desk({ settings: { flip } }).play('shogi');
    const seen = [player.on('play').view.flipped];
    for (const move of ['P-7f', 'P-3d']) seen.push(player.enter(move).on('play').view.flipped);
    expect(seen).toEqual(expected);
  });

  test('labels changes the setting and keeps it', async () => {
    const desk = new Desk();
    const player = desk.play('shogi').enter('labels romaji');
    expect(desk.services.settings.all.labels).toBe('romaji');
    expect([player.text, player.message]).toEqual([
      '',
      'The setting labels is now romaji, in every game.',
    ]);
    await desk.settled();
    expect(readFileSync(join(desk.folder, 'config.json'), 'utf8')).toContain('romaji');
  });

  test('a label that cannot be kept holds, and the text begun meanwhile stays', async () => {
    const desk = new Desk();
    mkdirSync(join(desk.folder, 'config.json'));
    const player = desk.play('shogi').enter('labels romaji').press('P-');
    await desk.settled();
    expect(player.message).toContain('config.json');
    expect(desk.services.settings.all.labels).toBe('romaji');
    expect(player.text).toBe('P-');
  });

  test('moves lists all legal moves', () => {
    const page = new Desk().play('ogi').enter('moves').on('page');
    expect(page.in(ENGLISH).title).toBe('25 legal moves');
    expect(page.visibleLines(ENGLISH, { columns: 80, rows: 24 }).join(' ')).toContain('P-1e');
  });

  test.each([
    ['yari', 'YR'],
    ['shogi', 'rook'],
    ['ogi', 'I'],
    ['shogi', '角'],
  ])('in %s show %s tells how it moves', (variant, piece) => {
    const page = new Desk().play(variant).enter(`show ${piece}`).on('page');
    expect(page.visibleLines(ENGLISH, { columns: 80, rows: 40 }).length).toBeGreaterThan(2);
  });

  test.each([
    ['rules', 'page'],
    ['settings', 'form'],
    ['replay', 'replay'],
    ['menu', 'list'],
  ] as const)('%s opens a screen, and Esc leads back to the game', (word, kind) => {
    const player = new Desk().play('shogi', { moves: 'P-7f' }).enter(word);
    player.on(kind);
    expect(player.press('escape', 'P-3d', 'enter').moves).toBe('P-7f P-3d');
  });

  test('rules shows those of the game', () => {
    expect(new Desk().play('yari').enter('rules').on('page').in(ENGLISH).title).toBe(
      'Rules of Yari shogi',
    );
  });

  test('quit leaves; the game is kept', () => {
    const desk = new Desk();
    expect(desk.play('shogi').enter('P-7f', 'quit').app.hasQuit).toBe(true);
    expect(saved(desk)).toContain('1. P-7f\n*\n');
  });

  test.each(['bord', 'hello', 'castle', 'e4'])('%s is told how moves are written', (line) => {
    expect(new Desk().play('shogi').enter(line).message).toBe(
      `${line}: not understood. Write piece and square, as in P-2f; "help" tells more.`,
    );
  });

  sharedTest.each(
    shareOf(
      [
        ['hin', 'hint'],
        ['resgin', 'resign'],
        ['helpp', 'help'],
        ['exit', 'quit'],
        ['q', 'quit'],
        [':q', 'quit'],
        ['bye', 'quit'],
        ['undo 2', 'undo'],
        ['set', 'settings'],
        ['m', undefined],
        ['res', 'resign'],
        ['no', 'note'],
      ],
      4,
    ),
  )('%s: did you mean %s', (line, word) => {
    const { message } = new Desk().play('shogi').enter(line);
    if (word) expect(message).toBe(`${line}: did you mean ${word}?`);
    else expect(message).toMatch(/not understood/);
  });

  test('a text that begins several moves is answered with them', () => {
    const player = new Desk().play('shogi', { sfen: '4k4/9/9/9/9/9/PPPPPPP2/9/4K4 b - 1' });
    expect(player.enter('P-').message).toBe('P-: seven moves, P-3f .. P-9f; Tab goes through them');
    expect(player.press('tab').text).toBe('P-3f');
    player.press('ctrl-u').enter('P-9');
    expect(player.message).toBe('P-9: did you mean P-9f?');
  });

  test.each(['pawn 7f', 'pawn seven f', 'nana roku fu', "'７六歩'", '(P-7f)'])(
    '%s is a move',
    (line) => {
      expect(new Desk().play('shogi').enter(line).moves).toBe('P-7f');
    },
  );
});

describe('saving', () => {
  test('every move is on the disk when it has been played', () => {
    const desk = new Desk();
    const player = desk.play('yari');
    player.enter('P-7f');
    expect(saved(desk)).toContain('1. P-7f\n*');
    player.enter('P-3d');
    expect(saved(desk)).toContain('1. P-7f P-3d\n*');
  });

  test('a game without moves leaves no file', () => {
    const desk = new Desk();
    desk.play('yari').enter('flip', 'zz').press('escape', 'escape');
    expect(existsSync(join(desk.folder, 'games'))).toBe(false);
  });
});

test('copy puts the position on the clipboard, and says so where there is none', () => {
  const desk = new Desk();
  const player = desk.play('shogi');
  const sfen = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
  expect(player.enter('copy').message).toBe(
    `copy: there is no clipboard here. The position is ${sfen}`,
  );
  const copied: string[] = [];
  player.app.copy = (text) => copied.push(text) > 0;
  expect(player.enter('copy').message).toBe(`Sent to the clipboard of the terminal: ${sfen}`);
  expect(copied).toEqual([sfen]);
});

test('what a word tells in several lines stands on a page', () => {
  const player = new Desk().play('shogi').enter('pieces');
  const lines = pageOf(player).join(' ');
  expect(lines).toContain('Black, 20 pieces: king 5i;');
  expect(lines).toContain('White, 20 pieces: king 5a;');
  expect(new Desk().play('shogi').enter('where 5i').message).toBe('5i: Black king.');
});

test('analyse opens the replay of a game that is over, and evaluates it', () => {
  const player = new Desk().play('shogi').enter('P-7f', 'analyse');
  expect(player.message).toBe('analyse: the game is not over.');
  player.press('ctrl-u').enter('resign').press('y').enter('analyse');
  expect(player.on('replay').activity.analyst.isAnalysing).toBe(true);
});
