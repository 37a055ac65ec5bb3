import { describe, expect, test } from 'vitest';
import { type PsnOptions, parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import type { GameRecord } from '../../../source/records/tree/record.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { firstItems, onlyItem } from '../../helpers/items.ts';

/** The games of a text in our own form. */
function normalForms(text: string, options?: PsnOptions): string[] {
  return parsePsn(text, options).map(({ record, fault }) => {
    expect(fault).toBeUndefined();
    return formatPsn(record as GameRecord);
  });
}

/** What stands behind the tags of a single game. */
function movesOf(text: string): string {
  const game = onlyItem(normalForms(text));
  return game.slice(game.indexOf('\n\n') + 2).trimEnd();
}

function tagsOf(text: string): string[] {
  const game = itemAt(normalForms(text), 0);
  return game.slice(0, game.indexOf('\n\n')).split('\n');
}

const MOVES: readonly (readonly [name: string, input: string, moves: string])[] = [
  ['our own form', '1. P-7f P-3d 2. P-2f\n*', '1. P-7f P-3d 2. P-2f\n*'],
  ['no result', '1. P-7f', '1. P-7f\n*'],
  ['no numbers', 'P-7f P-3d 1-0', '1. P-7f P-3d\n1-0'],
  ['numbers without dots', '1 P-7f P-3d 2 P-2f', '1. P-7f P-3d 2. P-2f\n*'],
  ['numbers joined to moves', '1.P-7f P-3d 2.P-2f', '1. P-7f P-3d 2. P-2f\n*'],
  ['wrong numbers', '7. P-7f 3. P-3d 44. P-2f', '1. P-7f P-3d 2. P-2f\n*'],
  ['number and dots', '1. P-7f 1... P-3d', '1. P-7f P-3d\n*'],
  ['number, dot and dots', '1. P-7f 1. ... P-3d', '1. P-7f P-3d\n*'],
  ['number and four dots', '1. P-7f 1.... P-3d', '1. P-7f P-3d\n*'],
  ['number, dot and ellipsis', '1. P-7f 1.… P-3d 2.P-2f', '1. P-7f P-3d 2. P-2f\n*'],
  ['an ellipsis by itself', '1. P-7f ... P-3d', '1. P-7f P-3d\n*'],
  ['full-width number', '１．P-7f', '1. P-7f\n*'],
  ['short forms of moves', "P2f P3d P2e B3c P2d Px2d Rx2d P'2c", ''],
  ['USI', '7g7f 3c3d', '1. P-7f P-3d\n*'],
  ['CSA', '+7776FU -3334FU', '1. P-7f P-3d\n*'],
  ['Japanese', '▲７六歩(77) △３四歩(33) ▲２二角成(88) △同　銀(31)', ''],
  ['recapture', '1. P-7f P-3d 2. Bx2b+ Sx', '1. P-7f P-3d 2. Bx2b+ Sx2b\n*'],
  ['a missing suffix declines', '1. P-7f P-3d 2. Bx2b', '1. P-7f P-3d 2. Bx2b=\n*'],
  ['marks', '1. P-7f! P-3d?! 2. P-2f ?', '1. P-7f $1 P-3d $6 2. P-2f $2\n*'],
  ['NAG', '1. P-7f $14$3 P-3d', '1. P-7f $14 $3 P-3d\n*'],
  ['comment in braces', '1. P-7f {a} P-3d', '1. P-7f {a} 1... P-3d\n*'],
  ['comment in brackets', '1. P-7f [ a ] P-3d', '1. P-7f {a} 1... P-3d\n*'],
  ['comment of the rest of a line', '1. P-7f ; a\nP-3d # b', '1. P-7f {a} 1... P-3d {b}\n*'],
  ['comment over lines', '1. P-7f {a\n   b  c\n\nd}', '1. P-7f {a b  c d}\n*'],
  ['escapes', '1. P-7f {a \\} b \\\\ c \\d}', '1. P-7f {a \\} b \\\\ c \\\\d}\n*'],
  ['control characters', '1. P-7f {a\u0000b\u001b[2Jc\td}', '1. P-7f {a b [2Jc d}\n*'],
  ['an empty comment', '1. P-7f { } P-3d []', '1. P-7f {} 1... P-3d\n*'],
  ['a comment before the first move', '{a} 1. P-7f', '{a}\n1. P-7f\n*'],
  ['a tag that begins no line is a comment', '1. P-7f [Event "x"]', '1. P-7f {Event "x"}\n*'],
  ['a variation', '1. P-7f (1. P-2f P-8d) P-3d', '1. P-7f (1. P-2f P-8d) 1... P-3d\n*'],
  [
    'a variation within one',
    '1. P-7f P-3d (1... P-8d 2. P-2f (2. S-6h {b}) P-8e) 2. P-2f',
    '1. P-7f P-3d (1... P-8d 2. P-2f (2. S-6h {b}) 2... P-8e) 2. P-2f\n*',
  ],
  [
    'a variation of a variation’s first move stands beside it',
    '1. P-7f P-3d (1... P-8d (1... P-4d) 2. P-2f)',
    '1. P-7f P-3d (1... P-8d 2. P-2f) (1... P-4d)\n*',
  ],
  [
    'comments around variations',
    '1. P-7f {a} ({b} 1. P-2f {c}) {d} (1. S-4h) {e} P-3d {f}',
    '1. P-7f {a} ({b} 1. P-2f {c}) (1. S-4h) {d} {e} 1... P-3d {f}\n*',
  ],
  ['an empty variation', '1. P-7f ({a}) P-3d', '1. P-7f {a} 1... P-3d\n*'],
  ['a result within a variation', '1. P-7f (1. P-2f 1-0) P-3d', '1. P-7f (1. P-2f) 1... P-3d\n*'],
  ['resigns, White to move', '1. P-7f Resigns', '1. P-7f\n1-0'],
  ['resigns with a number, Black to move', '1. P-7f P-3d 2.Resigns', '1. P-7f P-3d\n0-1'],
  ['resigns and the result', '1. P-7f Resigns 1-0 {a}', '1. P-7f {a}\n1-0'],
  ['a drawn game', '1. P-7f 1/2-1/2', '1. P-7f\n1/2-1/2'],
  ['CR LF', '1. P-7f\r\nP-3d {a\r\nb}\r\n', '1. P-7f P-3d {a b}\n*'],
  ['byte order mark', '\ufeff1. P-7f', '1. P-7f\n*'],
];

const FILLED_IN = new Map([
  ['short forms of moves', '1. P-2f P-3d 2. P-2e B-3c 3. P-2d Px2d 4. Rx2d P*2c\n*'],
  ['Japanese', '1. P-7f P-3d 2. Bx2b+ Sx2b\n*'],
]);

describe('moves, input -> our own form', () => {
  test.each(MOVES)('%s', (name, input, moves) => {
    expect(movesOf(input)).toBe(FILLED_IN.get(name) ?? moves);
  });
});

const YARI_TWO_PIECE = '[SFEN "rnnkb2/7/ppppppp/7/7/7/PPPPPPP/7/RBBKNNR w - 1"]';

const TAGS: readonly (readonly [name: string, input: string, tags: readonly string[]])[] = [
  ['none: shogi', '1. P-7f', ['[Variant "shogi"]', '[Result "*"]']],
  [
    'order',
    '[White "w"]\n[X "1"]\n[Black "b"]\n[Variant "ogi"]\n[Event "e"]\n[A "2"]\n[Date "d"]',
    [
      ...['[Variant "ogi"]', '[Event "e"]', '[Date "d"]', '[Black "b"]', '[White "w"]'],
      ...['[Result "*"]', '[X "1"]', '[A "2"]'],
    ],
  ],
  ['name of the variant', '[Variant "Yari Shogi"]', ['[Variant "yari"]', '[Result "*"]']],
  [
    'a tag that stands twice',
    '[Black "a"]\n[Black "b"]',
    [...['[Variant "shogi"]', '[Black "a"]', '[Result "*"]', '[Black "b"]']],
  ],
  [
    'escapes',
    '[Black "a \\"b\\" \\\\ c"]',
    [...['[Variant "shogi"]', '[Black "a \\"b\\" \\\\ c"]', '[Result "*"]']],
  ],
  [
    'quotation marks without escapes',
    '[Black "a "b" c"]',
    [...['[Variant "shogi"]', '[Black "a \\"b\\" c"]', '[Result "*"]']],
  ],
  [
    'two on a line',
    '[Black "a"] [White "b"]',
    [...['[Variant "shogi"]', '[Black "a"]', '[White "b"]', '[Result "*"]']],
  ],
  [
    'control characters',
    '[Black "a\u001bb"]',
    [...['[Variant "shogi"]', '[Black "a b"]', '[Result "*"]']],
  ],
  [
    'Sente and Gote',
    '[Sente "a"]\n[Gote "b"]',
    [...['[Variant "shogi"]', '[Black "a"]', '[White "b"]', '[Result "*"]']],
  ],
  [
    'Black and Sente',
    '[Black "a"]\n[Sente "b"]',
    [...['[Variant "shogi"]', '[Black "b"]', '[Result "*"]']],
  ],
  [
    'the own start as SFEN',
    `[Variant "yari"]\n[SFEN "${yari.start}"]`,
    [...['[Variant "yari"]', '[Result "*"]']],
  ],
  [
    'FEN, whose position has a name',
    `[Variant "yari"]\n${YARI_TWO_PIECE.replace('SFEN', 'FEN')}`,
    [...['[Variant "yari"]', '[Handicap "two-piece"]', YARI_TWO_PIECE, '[Result "*"]']],
  ],
  [
    'handicap without SFEN',
    '[Variant "yari"]\n[Handicap "2 piece"]',
    [...['[Variant "yari"]', '[Handicap "two-piece"]', YARI_TWO_PIECE, '[Result "*"]']],
  ],
  ['even', '[Handicap "Even"]', ['[Variant "shogi"]', '[Handicap "Even"]', '[Result "*"]']],
  ['result of the tag', '[Result "0-1"]\n\n1. P-7f *', ['[Variant "shogi"]', '[Result "0-1"]']],
  [
    'result behind the moves',
    '[Result "*"]\n\n1. P-7f 0-1',
    ['[Variant "shogi"]', '[Result "0-1"]'],
  ],
  ['results that differ', '[Result "1-0"]\n\n1. P-7f 0-1', ['[Variant "shogi"]', '[Result "0-1"]']],
];

describe('tags, input -> our own form', () => {
  test.each(TAGS)('%s', (_, input, tags) => {
    expect(tagsOf(input)).toEqual(tags);
  });
});

const MATED = '[SFEN "4k4/9/4G4/9/9/9/9/9/4K4 b G 1"]';

const TERMINATIONS: readonly (readonly [read: string, written: string | undefined])[] = [
  ['checkmate', 'checkmate'],
  ['No Legal Moves', 'no legal moves'],
  ['entering king', 'entering king'],
  ['time forfeit', 'time'],
  ['rules infraction', 'illegal move'],
  ['abandoned', 'interrupted'],
  ['unterminated', undefined],
  ['normal', undefined],
  ['other: rain', 'other: rain'],
  ['death', 'other: death'],
];

describe('terminations', () => {
  test.each(TERMINATIONS)('%s', (read, written) => {
    const game = itemAt(parsePsn(`[Result "1-0"]\n[Termination "${read}"]\n\n1. P-7f 1-0`), 0);
    expect(game.record?.termination).toBe(written);
  });

  test('normal, where the last position is checkmate', () => {
    const game = itemAt(parsePsn(`${MATED}\n[Termination "normal"]\n\n1. G*5b 1-0`), 0);
    expect(game.record?.termination).toBe('checkmate');
  });

  test('resigns, without a tag', () => {
    expect(itemAt(parsePsn('1. P-7f Resigns'), 0).record?.termination).toBe('resignation');
  });
});

describe('the number of moves', () => {
  test('counts pairs from 1 where Black begins with another SFEN number', () => {
    const sfen = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 9';
    expect(movesOf(`[SFEN "${sfen}"]\n\nP-7f P-3d P-2f`)).toBe('1. P-7f P-3d 2. P-2f\n*');
  });

  test('leaves out Black’s half of the first pair where White begins', () => {
    const input = '[Handicap "lance"]\n\n1. ... P-3d {a} 2. P-7f (2. P-2f P-8d 3. P-7f) 2... P-8d';
    const moves = '1. ... P-3d {a} 2. P-7f (2. P-2f P-8d 3. P-7f) 2... P-8d\n*';
    expect(movesOf(input)).toBe(moves);
  });

  test('a first move of White that another could have been', () => {
    const input = '[Handicap "lance"]\n\n{a} P-3d ({b} 1. ... P-8d) P-7f';
    expect(movesOf(input)).toBe('{a}\n1. ... P-3d ({b} 1... P-8d) 2. P-7f\n*');
  });
});

describe('several games in one text', () => {
  const shogiGame = (moves: string) => `[Variant "shogi"]\n[Result "*"]\n\n${moves}\n*\n`;

  test('number 1 after a move begins a new game, whose heading stands above it', () => {
    const text = '# first\n1. P-7f P-3d {x}\n# second\n1. P-2f P-8d';
    const games = ['{first}\n1. P-7f P-3d {x}', '{second}\n1. P-2f P-8d'].map(shogiGame);
    expect(normalForms(text)).toEqual(games);
  });

  test('number 1 behind the first move or within a variation begins none', () => {
    const text = '1. P-7f {x} (1. P-2f) 1... P-3d (1... P-8d) 2. P-2f';
    expect(normalForms(text)).toHaveLength(1);
  });

  test('nor does it in a game with tags', () => {
    expect(normalForms('[Event "e"]\n1. P-7f 1. P-3d 1. P-2f')).toHaveLength(1);
  });

  test('a tag begins a new game', () => {
    const games = firstItems(normalForms('[Event "a"]\n1. P-7f\n[Event "b"]\n1. P-2f'), 2);
    expect(games.map((game) => itemAt(game.split('\n'), 1))).toEqual([
      '[Event "a"]',
      '[Event "b"]',
    ]);
  });

  test('a result ends the game, and Resigns too', () => {
    const games = normalForms('1. P-7f 1-0 P-2f Resigns\n1. S-4h');
    expect(games.map((game) => game.split('\n').at(-3))).toEqual(['1. P-7f', '1. P-2f', '1. S-4h']);
  });

  test('a fault in one leaves the others whole', () => {
    const games = parsePsn('1. P-7f Q-5e (1. P-2f) 2. P-1f\n1. P-2f P-8d\n');
    expect(games.map(({ fault }) => fault?.code)).toEqual(['move', undefined]);
    expect(formatPsn(itemAt(games, 0).record as GameRecord)).toBe(shogiGame('1. P-7f'));
    expect(formatPsn(itemAt(games, 1).record as GameRecord)).toBe(shogiGame('1. P-2f P-8d'));
  });

  test('the variant of the command line holds for games that do not name theirs', () => {
    const text = '1. P-7f\n[Variant "ogi"]\n\n1. P-7e';
    const variants = parsePsn(text, { variant: yari }).map(({ record }) => record?.variant.id);
    expect(variants).toEqual(['yari', 'ogi']);
  });

  test.each(VARIANTS.map((variant) => [variant.id]))('an empty game of %s', (id) => {
    const text = `[Variant "${id}"]\n[Result "*"]\n\n*\n`;
    expect(normalForms(text)).toEqual([text]);
  });

  test.each(['', '\n \n', '# nothing but a comment\n{and another}'])('none in %j', (text) => {
    expect(parsePsn(text)).toEqual([]);
  });
});
