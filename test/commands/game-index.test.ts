import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openIndexWriter } from '../../source/study/index/index-writer.ts';
import { FileDesk, WHOLE_GAME } from './records.ts';

const BOOK = `#YANEURAOU-DB2016 1.00
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
7g7f 3c3d 35 12 120
`;

/** A saved game and one in a folder beside them. */
function indexDesk(): FileDesk {
  const desk = new FileDesk({ 'own.db': BOOK, 'games/evening.psn': WHOLE_GAME });
  mkdirSync(desk.path('others'));
  writeFileSync(
    desk.path('others/one.psn'),
    WHOLE_GAME.replace('P-7f', 'P-2f').split('1... ')[0] ?? '',
  );
  return desk;
}

test('folders are indexed beside the saved games, which are always in it', async () => {
  const desk = indexDesk();
  const first = await desk.run(['index']);
  expect([first.status, first.stdout]).toEqual([
    0,
    `Added: 1 game.\nThe index has 1 game. Its folders and books:\n  ${desk.path('games')}\n`,
  ]);
  const more = await desk.run(['index', 'HOME/others', 'HOME/own.db']);
  expect([more.status, more.stderr]).toEqual([0, '']);
  expect(more.stdout).toContain('The index has 2 games.');
  expect(more.stdout).toContain(`  ${desk.path('others')}\n  ${desk.path('own.db')}\n`);
  const twice = await desk.run(['index', 'HOME/games']);
  expect(twice.stdout.split(`  ${desk.path('games')}\n`)).toHaveLength(2);
  await desk.run(['index', '--remove', 'HOME/games']);
  const less = await desk.run(['index', '--remove', 'HOME/others', 'HOME/own.db']);
  expect(less.stdout).toBe(
    `Added: 0 games.\nGone: 1 file.\nThe index has 1 game. Its folders and books:\n  ${desk.path('games')}\n`,
  );
});

test('a folder that is named twice, or is that of the saved games, is listed once', async () => {
  const desk = indexDesk();
  const run = await desk.run(['index', 'HOME/games', 'HOME/games/']);
  expect([run.status, run.stdout]).toEqual([
    0,
    `Added: 1 game.\nThe index has 1 game. Its folders and books:\n  ${desk.path('games')}\n`,
  ]);
});

test('what cannot be indexed is said, and the rest is done', async () => {
  const desk = indexDesk();
  mkdirSync(desk.path('empty'));
  writeFileSync(desk.path('bad.db'), 'no book');
  const run = await desk.run(['index', 'HOME/nowhere', 'HOME/bad.db', 'HOME/empty', 'HOME/others']);
  expect(run.status).toBe(1);
  expect(run.stdout).toContain('The index has 2 games.');
  expect(run.stderr.replaceAll(`${desk.home}/`, '').split('\n')).toEqual([
    'komadai index: nowhere: neither a folder nor an opening book (.db)',
    'komadai index: bad.db: damaged, or no opening book of the format db: that is text, which begins with #YANEURAOU-DB or with a line "sfen .."',
    'komadai index: empty: there is no file of games in it',
    '',
  ]);
  const unknown = await desk.run(['index', '--remove', 'HOME/nowhere']);
  expect([unknown.status, unknown.stdout]).toEqual([1, '']);
});

test('a book that is damaged or gone is told whenever the books are listed', async () => {
  const desk = indexDesk();
  writeFileSync(desk.path('other.db'), BOOK);
  expect((await desk.run(['index', 'HOME/own.db', 'HOME/other.db'])).status).toBe(0);
  writeFileSync(desk.path('own.db'), 'hello');
  rmSync(desk.path('other.db'));
  const run = await desk.run(['index']);
  expect(run.status).toBe(1);
  expect(run.stdout).toContain(`  ${desk.path('own.db')}\n`);
  expect(run.stderr.replaceAll(`${desk.home}/`, '').split('\n')).toEqual([
    'komadai index: own.db: damaged, or no opening book of the format db: that is text, which begins with #YANEURAOU-DB or with a line "sfen ..". Put a good copy there, or forget it: komadai index --remove own.db',
    'komadai index: other.db: there is no such file. Put a good copy there, or forget it: komadai index --remove other.db',
    '',
  ]);
});

test('a damaged index is said and made anew; one that is being written is left alone', async () => {
  const desk = indexDesk();
  await desk.run(['index', 'HOME/others']);
  writeFileSync(desk.path('index/index.json'), '{');
  const run = await desk.run(['index']);
  expect(run.stdout).toContain('The index was damaged. It is made anew.\nAdded: 2 games.\n');
  const writer = openIndexWriter(desk.path('index'));
  const busy = await desk.run(['index']);
  expect([busy.status, busy.stdout]).toEqual([1, '']);
  expect(busy.stderr).toContain('the index of games is just being written by another komadai');
  if (writer.ok) writer.value.close();
});

describe('what was played, as an opening book', () => {
  /** Two games that part after two moves, of which one is analysed. */
  const GAMES = {
    'games/one.psn': WHOLE_GAME,
    'games/two.psn': WHOLE_GAME.replace('2. Bx2b+', '2. P-2f').replace('{good}', '{#評価値=42}'),
  };

  test('has the positions of two games or more, with how often each move was played', async () => {
    const desk = new FileDesk(GAMES);
    const run = await desk.run(['index', '--output', 'HOME/own.db']);
    expect([run.status, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toContain('own.db: 3 positions of two or more games are written.');
    expect(readFileSync(desk.path('own.db'), 'utf8')).toBe(`#YANEURAOU-DB2016 1.00
sfen lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3
2g2f none none none 1
8h2b+ none none none 1
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2
3c3d none -42 none 2
sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
7g7f none none none 2
`);
  });

  test('is no other format, and replaces nothing unasked', async () => {
    const desk = new FileDesk({ ...GAMES, 'own.db': BOOK });
    const other = await desk.run(['index', '--output', 'HOME/own.ybb']);
    expect(other.stderr).toContain('own.ybb: an opening book is written as .db, the format of');
    const taken = await desk.run(['index', '--output', 'HOME/own.db']);
    expect([taken.status, readFileSync(desk.path('own.db'), 'utf8')]).toEqual([1, BOOK]);
    const forced = await desk.run(['index', '--output', 'HOME/own.db', '--force']);
    expect(forced.status).toBe(0);
    expect((await desk.run(['index', 'HOME/own.db'])).status).toBe(0);
  });
});
