import { describe, expect, test } from 'vitest';
import { readVariants } from '../../source/rules/fairy/read-variants.ts';
import type { VariantFaultReason } from '../../source/rules/fairy/variant-fault.ts';
import { commands } from '../../source/text/en/commands.ts';
import { variantOf } from '../helpers/variant-of.ts';

const { moreFaultsText, variantFaultText, variantFileFaultText } = commands;

const minishogi = variantOf('minishogi');

describe('a fault in words', () => {
  test.each<[reason: VariantFaultReason, text: string]>([
    [
      { code: 'not-ini', found: 'hi' },
      '"hi" is no line of a variants.ini: there are [NAME:BASE], KEY = VALUE, and # for comments',
    ],
    [
      { code: 'no-section', key: 'a' },
      '"a" stands before the first section; one begins as [NAME:BASE]',
    ],
    [
      { code: 'bad-name', name: 'a b' },
      '"a b" is no name of a game: up to 40 letters a to z, digits, - and _, with a letter or digit first',
    ],
    [
      { code: 'too-many-games', most: 500 },
      'a file describes 500 games at most; from here on it is not read',
    ],
    [{ code: 'name-taken', name: 'a' }, 'komadai comes with a game "a"; another name is needed'],
    [
      { code: 'name-taken', name: 'a', first: 3 },
      'line 3 describes a game "a" already; another name is needed',
    ],
    [
      { code: 'name-taken', name: 'a', file: '/b.ini' },
      '/b.ini describes a game "a" already; another name is needed',
    ],
    [
      { code: 'unknown-base', base: 'shogo', known: ['shogi', 'tori'] },
      'unknown game "shogo", did you mean shogi? A base stands earlier in the file, or is one of: shogi, tori',
    ],
    [
      { code: 'unknown-key', key: 'maxFlie', known: ['maxFile'] },
      'unknown key "maxFlie", did you mean maxFile? komadai skips no key that may be a rule',
    ],
    [
      { code: 'unknown-key', key: 'zzz', known: ['maxFile'] },
      'unknown key "zzz". komadai skips no key that may be a rule',
    ],
    [
      { code: 'unknown-own-key', key: 'nmae', known: ['name'] },
      'unknown key "komadai: nmae", did you mean name? Keys of komadai: name',
    ],
    [{ code: 'repeated-key', key: 'a', first: 2 }, '"a" is on line 2 already'],
    [{ code: 'bad-value', key: 'a', value: 'x', form: 'boolean' }, 'a is true or false, not "x"'],
    [
      { code: 'not-playable', key: 'a', value: 'x', playable: 'y' },
      'komadai cannot play a = x, only a = y',
    ],
    [{ code: 'no-king' }, 'the game has no king; it needs a line as king = k'],
    [{ code: 'no-start' }, 'the game has no start; it needs a line startFen = BOARD[HANDS] w 0 1'],
    [
      { code: 'size', key: 'maxFile', value: '12' },
      'boards have 3 to 9 files and ranks: maxFile cannot be "12"',
    ],
    [
      {
        code: 'betza',
        key: 'pawn',
        letter: 'p',
        betza: 'mW',
        fault: { code: 'unknown-letter', column: 1, letter: 'm' },
      },
      'komadai cannot play pawn (p), whose moves are "mW": the letter "m" at 1 is none of W F N D A K R B Q, f b l r v s h',
    ],
    [
      { code: 'betza', key: 'pawn', letter: 'p', betza: '', fault: { code: 'no-atom', column: 1 } },
      'komadai cannot play pawn (p), whose moves are "": a letter of a move is missing at 1',
    ],
    [
      {
        code: 'betza',
        key: 'customPiece1',
        letter: 'a',
        betza: 'WDD',
        fault: { code: 'leap-rider', column: 2 },
      },
      'komadai cannot play customPiece1 (a), whose moves are "WDD": at 2 it repeats a leap, which Fairy-Stockfish cannot play with D and A',
    ],
    [
      { code: 'letter-taken', key: 'rook', letter: 'b', by: 'bishop' },
      'the letter "b" of rook is that of bishop already',
    ],
    [
      { code: 'unknown-piece', key: 'flagPiece', letter: 'x' },
      'flagPiece: no piece has the letter "x"',
    ],
    [
      { code: 'promotion', letter: 'k', to: 'g', why: 'royal' },
      'k cannot promote to g: the king does not promote, and nothing promotes to a king',
    ],
    [
      { code: 'region', key: 'flagRegionWhite', value: 'd4', why: 'not-far-ranks' },
      'flagRegionWhite = d4: komadai plays only whole ranks from the far edge on, as *7 *8 *9 for White and *1 *2 *3 for Black',
    ],
    [
      { code: 'region', key: 'promotionRank', value: '9', why: 'off-board' },
      'promotionRank = 9: not all of it is on the board',
    ],
    [
      { code: 'bad-value', key: 'nFoldRule', value: '100', form: 'times' },
      'nFoldRule is a whole number from 2 to 99, not "100"',
    ],
    [
      { code: 'flag-piece', key: 'flagPiece', value: 'p' },
      'only the king can win by reaching a region, not flagPiece = p',
    ],
    [
      { code: 'two-pawns', doubled: 's', pawn: 'p' },
      'one piece is the pawn of all rules for drops: dropNoDoubled is about s, and shogiPawnDropMateIllegal about p',
    ],
    [
      { code: 'drops', captures: false },
      'komadai plays drops only together with captures that go to the hand: pieceDrops = true needs capturesToHand = true',
    ],
    [{ code: 'fen-sign', sign: 'wall', found: '*' }, 'komadai has no walls ("*")'],
    [{ code: 'fen-king', side: 'white' }, 'White has no king at the start; each side has one'],
    [
      { code: 'start', variant: minishogi, fault: { code: 'rank-count', found: 4 } },
      'no position to play from: the board of minishogi has 5 ranks, not 4',
    ],
    [
      { code: 'handicap', name: 'rook', why: 'extra' },
      'handicap "rook": it is not the start without some pieces',
    ],
    [{ code: 'too-many-pieces', count: 17 }, 'a game has 16 kinds of piece at most, not 17'],
    [
      { code: 'same-label', label: '金' },
      'the label "金" is that of another piece, or of its other side',
    ],
  ])('%j', (reason, text) => {
    const place = { line: 7, section: 'mine' };
    expect(variantFaultText('my.ini', { ...reason, ...place })).toBe(`my.ini:7: [mine] ${text}`);
  });

  test.each([
    ['', 'f:1: the game'],
    ['x', 'f:1: [x] the game'],
  ])('in section %j', (section, text) => {
    const fault = { code: 'no-king', line: 1, section } as const;
    expect(variantFaultText('f', fault).startsWith(text)).toBe(true);
  });

  test.each([
    ['', ' (what holds where no line says otherwise)'],
    ['tori', ' (taken over from tori)'],
  ])('that comes from %j', (from, end) => {
    const fault = { code: 'no-king', line: 1, section: 'x', from } as const;
    expect(variantFaultText('f', fault).endsWith(end)).toBe(true);
  });

  test('is one line without controls, however long and strange the file', () => {
    const strange = `[a\u001b[31m:${'x'.repeat(500)}\u0007]\n\u202eabc\n[x:shogi]\n${'k'.repeat(900)} = \u0000`;
    for (const fault of readVariants(strange).faults) {
      const text = variantFaultText('f\n\u001b', fault);
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(text.length).toBeLessThan(1500);
    }
  });
});

test('files that cannot be read, and what is left out', () => {
  expect(variantFileFaultText({ code: 'not-such-a-file', path: 'x', most: 1024 * 1024 })).toBe(
    'x: no file of games; one has up to 1024 kB',
  );
  const cause = Object.assign(new Error('no such\nfile'), { code: 'ENOENT' });
  expect(variantFileFaultText({ code: 'unreadable', path: 'x', cause })).toBe(
    'cannot read x: it does not exist',
  );
  expect(moreFaultsText('a b.ini', 2)).toBe(
    "a b.ini: 2 more faults; komadai variants check 'a b.ini' tells all",
  );
});
