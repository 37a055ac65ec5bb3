import { describe, expect, vi } from 'vitest';
import { parsePsn } from '../../../source/records/formats/psn/psn-read.ts';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import { type GameRecord, mainLine } from '../../../source/records/tree/record.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { Position } from '../../../source/rules/core/position.ts';
import { formatHodges } from '../../../source/rules/notation/hodges.ts';
import { movesOfReading, readMove } from '../../../source/rules/notation/read-move.ts';
import { readRecordedMove } from '../../../source/rules/notation/read-recorded.ts';
import { parseSquare } from '../../../source/rules/notation/square.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { fileFaultText } from '../../../source/text/records.ts';
import { onlyItem } from '../../helpers/items.ts';
import { positionOf } from '../../helpers/play.ts';
import { longTest, sharedTest, shareOf, test } from '../../helpers/run-size.ts';

/** What stands behind the tags of each game, in our own form and without its last newline. */
function bodiesOf(text: string): string[] {
  return parsePsn(text).map(({ record, fault }) => {
    expect(fault && fileFaultText(ENGLISH, 'text', fault)).toBeUndefined();
    const written = formatPsn(record as GameRecord);
    return written.slice(written.indexOf('\n\n') + 2).trimEnd();
  });
}

const OPENING = '1.P7f P3d 2.Bx2b+ Sx2b';
const OPENED = '1. P-7f P-3d 2. Bx2b+ Sx2b';
/** After 1. P-9f P-9d 2. P-9e Px9e 3. Lx9e: both have a pawn in hand or may take one. */
const EDGE = '1.P9f P9d 2.P9e Px9e 3.Lx9e Lx9e';
const EDGED = '1. P-9f P-9d 2. P-9e Px9e 3. Lx9e Lx9e';

const HABITS: readonly (readonly [name: string, input: string, body: string])[] = [
  ['minutes', '1.P7f P3d(2)', '1. P-7f P-3d {[%emt 0:02:00]}\n*'],
  ['minutes that look like a square', '1.P7f P3d(22)', '1. P-7f P-3d {[%emt 0:22:00]}\n*'],
  ['hours in minutes', '1.P7f(340)', '1. P-7f {[%emt 5:40:00]}\n*'],
  ['no minutes', '1.P7f(0)', '1. P-7f {[%emt 0:00:00]}\n*'],
  ['minutes behind a space', '1.P7f (2) P3d', '1. P-7f {[%emt 0:02:00]} 1... P-3d\n*'],
  ['minutes between spaces', '1.P7f( 2 ) P3d', '1. P-7f {[%emt 0:02:00]} 1... P-3d\n*'],
  [
    'minutes with their unit',
    '1.P7f(2m) P3d (3 min.)',
    '1. P-7f {[%emt 0:02:00]} 1... P-3d {[%emt 0:03:00]}\n*',
  ],
  ['minutes and seconds', '1.P7f(0:02)', '1. P-7f {[%emt 0:00:02]}\n*'],
  ['hours, minutes and seconds', '1.P7f(1:02:03)', '1. P-7f {[%emt 1:02:03]}\n*'],
  ['minutes and seconds with their signs', '1.P7f(2\'30")', '1. P-7f {[%emt 0:02:30]}\n*'],
  ['seconds', '1.P7f(30 sec)', '1. P-7f {[%emt 0:00:30]}\n*'],
  ['minutes before a mark', '1.P7f(5)!? P3d', '1. P-7f $5 {[%emt 0:05:00]} 1... P-3d\n*'],
  ['minutes behind a mark', '1.P7f!?(5) P3d', '1. P-7f $5 {[%emt 0:05:00]} 1... P-3d\n*'],
  ['minutes behind a comment', '1.P7f {a} (5)', '1. P-7f {[%emt 0:05:00]} {a}\n*'],
  ['minutes twice', '1.P7f(5)(7)', '1. P-7f {[%emt 0:05:00]} {7}\n*'],
  ['a year is no time', '1.P7f (1990)', '1. P-7f {1990}\n*'],
  ['a time before the first move', '(12)\n1.P7f', '{12}\n1. P-7f\n*'],
  [
    'a number joined to minutes',
    '1.P7f(9)P3d(1)2.P2f',
    '1. P-7f {[%emt 0:09:00]} 1... P-3d {[%emt 0:01:00]} 2. P-2f\n*',
  ],
  ['a square of KIF stays one', '1.７六歩(77) ３四歩(33)', '1. P-7f P-3d\n*'],

  ['a reference', `${EDGE}(A) 4.P'9b`, `${EDGED} {A} 4. P*9b\n*`],
  ['a remark', '1.P7f P3d (adjourned) 2.P2f', '1. P-7f P-3d {adjourned} 2. P-2f\n*'],
  [
    'a remark over two lines',
    '1.P7f (black\n   must not) P3d',
    '1. P-7f {black must not} 1... P-3d\n*',
  ],
  [
    'a remark with a move in it',
    '1.P7f P3d (6. ... S7b is also possible)',
    '1. P-7f P-3d {6. ... S7b is also possible}\n*',
  ],
  [
    'a remark that begins like a variation',
    '1.P7f P3d (1... P8d was better)',
    '1. P-7f P-3d {1... P8d was better}\n*',
  ],
  [
    'parentheses in a remark',
    '1.P7f (not (as one\n might think) P2f) P3d',
    '1. P-7f {not (as one might think) P2f} 1... P-3d\n*',
  ],
  [
    'a semicolon and brackets in a remark',
    '1.P7f (see [1]; or #2) P3d',
    '1. P-7f {see [1]; or #2} 1... P-3d\n*',
  ],
  ['a remark above the moves', '(from a magazine) 1.P7f', '{from a magazine}\n1. P-7f\n*'],
  [
    'a variation',
    '1.P7f P3d (1... P8d 2.P2f) 2.P6f',
    '1. P-7f P-3d (1... P-8d 2. P-2f) 2. P-6f\n*',
  ],
  [
    'a variation of Black',
    '1.P7f P3d 2.P2f (2.P6f!) P4d',
    '1. P-7f P-3d 2. P-2f (2. P-6f $1) 2... P-4d\n*',
  ],
  [
    'a variation behind minutes',
    '1.P7f(1) (1.P2f(3)) P3d',
    '1. P-7f {[%emt 0:01:00]} (1. P-2f {[%emt 0:03:00]}) 1... P-3d\n*',
  ],
  [
    'a variation that ends the game',
    '1.P7f P3d (1... P8d Resigns) 2.P2f',
    '1. P-7f P-3d (1... P-8d) 2. P-2f\n*',
  ],
  [
    'a variation with a remark in it',
    '1.P7f P3d (1... P8d (dull) 2.P2f)',
    '1. P-7f P-3d (1... P-8d {dull} 2. P-2f)\n*',
  ],
  [
    'a variation in a remark',
    '1.P7f P3d (1... P8d (1... P4d) as ever)',
    '1. P-7f P-3d {1... P8d (1... P4d) as ever}\n*',
  ],
  ['no number: no variation', '1.P7f P3d (P8d) 2.P2f', '1. P-7f P-3d {P8d} 2. P-2f\n*'],
  [
    'an illegal move: no variation',
    '1.P7f P3d (1... P8d 2.P8c) 2.P2f',
    '1. P-7f P-3d {1... P8d 2.P8c} 2. P-2f\n*',
  ],
  [
    'the number of another move: no variation',
    '1.P5f P5d (2.P4d) 2.P2f',
    '1. P-5f P-5d {2.P4d} 2. P-2f\n*',
  ],
  ['a number and nothing else', '1.P7f P3d (1...) 2.P2f', '1. P-7f P-3d {1...} 2. P-2f\n*'],
  [
    'a variation where plies are counted',
    '1.P7f\n2.P3d\n(2.P8d)\n3.P2f',
    '1. P-7f P-3d (1... P-8d) 2. P-2f\n*',
  ],
  [
    'a variation where numbers are wrong',
    '7.P7f P3d (7... P8d) 8.P2f',
    '1. P-7f P-3d (1... P-8d) 2. P-2f\n*',
  ],
  [
    'a variation of what is no variation',
    '1.P7f P3d (1... P8d 2.P9a (2.P2f)) 2.P2f',
    '1. P-7f P-3d {1... P8d 2.P9a (2.P2f)} 2. P-2f\n*',
  ],

  ['Resigns with minutes', '1.P7f Resigns(9)', '1. P-7f {time before the end: 0:09:00}\n1-0'],
  [
    'Resigns with minutes behind a space',
    '1.P7f(3) P3d 2.Resigns (2).',
    '1. P-7f {[%emt 0:03:00]} 1... P-3d {time before the end: 0:02:00}\n0-1',
  ],
  [
    'Resigns with minutes and the result',
    '1.P7f P3d 46. Resigns(7) 0-1',
    '1. P-7f P-3d {time before the end: 0:07:00}\n0-1',
  ],
  [
    'Resigns with a reference',
    '1.P7f Resigns(F)\n(F) Black is two pawns up.',
    '1. P-7f {F} {(F) Black is two pawns up.}\n1-0',
  ],
  ['a result with a reference', '1.P7f P3d 0-1(G)', '1. P-7f P-3d {G}\n0-1'],
  ['a result with spaces', '1.P7f P3d 1 - 0', '1. P-7f P-3d\n1-0'],
  ['a result and a full stop', '1.P7f P3d 1-0.', '1. P-7f P-3d\n1-0'],
  ['Jishogi', '1.P7f P3d Jishogi.', '1. P-7f P-3d\n1/2-1/2'],
  ['Sennichite', '1.P7f P3d Sennichite', '1. P-7f P-3d\n1/2-1/2'],
  ['--Black Won--', '1.P7f\n--Black Won--', '1. P-7f\n1-0'],
  ['White won', '1.P7f P3d White won.', '1. P-7f P-3d\n0-1'],
  ['Sente resigns', '1.P7f Sente resigns', '1. P-7f\n0-1'],
  ['Adjourned', '1.P7f P3d Adjourned', '1. P-7f P-3d {Adjourned}\n*'],
  [
    'Adjourned, and the game goes on',
    '1.P7f P3d\nAdjourned.\n2.P2f Resigns',
    '1. P-7f P-3d {Adjourned.} 2. P-2f\n1-0',
  ],
  ['two ends: the first counts', '1.P7f Resigns 0-1', '1. P-7f {0-1}\n1-0'],
  ['a variation behind the end', '1.P7f Resigns (1.P2f)', '1. P-7f (1. P-2f)\n1-0'],
  ['the time behind the end', '1.P7f Resigns. Time: 3:20', '1. P-7f {Time} {3:20}\n1-0'],
  ['an end above the moves is none', 'Draw\n1.P7f P3d', '{Draw}\n1. P-7f P-3d\n*'],

  ['a pawn dropped without a mark', `${EDGE} 4.P9b`, `${EDGED} 4. P*9b\n*`],
  ['a bishop dropped without a mark', `${OPENING} 3.B5e`, `${OPENED} 3. B*5e\n*`],
  ['the captured bishop', '1.P7f P3d 2.xB+', '1. P-7f P-3d 2. Bx2b+\n*'],
  ['the captured bishop and its file', '1.P7f P3d 2.xB2+', '1. P-7f P-3d 2. Bx2b+\n*'],
  [
    'the captured bishop and the piece that takes it',
    '1.P7f P3d 2.BxB=',
    '1. P-7f P-3d 2. Bx2b=\n*',
  ],
  ['the captured horse', '1.P7f P3d 2.Bx2b+ Sx+B', `${OPENED}\n*`],
  ['the captured horse by the letter of a bishop', '1.P7f P3d 2.Bx2b+ SxB', `${OPENED}\n*`],
  ['the piece that recaptures', '1.P7f P3d 2.Bx2b+ xS', `${OPENED}\n*`],
  [
    'pawn takes pawn, where a pawn can take another',
    '1.P7f P8d 2.P2f P8e 3.P2e G3b 4.G7h P8f 5.xP xR',
    '1. P-7f P-8d 2. P-2f P-8e 3. P-2e G-3b 4. G-7h P-8f 5. Px8f Rx8f\n*',
  ],
  [
    'the gold of a file that recaptures',
    '1.P7f P3d 2.G4h G3b 3.Bx2b+ xG3',
    '1. P-7f P-3d 2. G-4h G-3b 3. Bx2b+ Gx2b\n*',
  ],
  ['the silver of a rank that recaptures', '1.P7f P3d 2.Bx2b+ xSa', `${OPENED}\n*`],

  ['dots with spaces', '1.P7f 1. . . P3d 2.P2f', '1. P-7f P-3d 2. P-2f\n*'],
  ['dots joined to the move', '1.P7f 1. ...P3d 2.P2f ...P4d', '1. P-7f P-3d 2. P-2f P-4d\n*'],
  ['a number and a parenthesis', '1) P7f P3d\n2) P2f', '1. P-7f P-3d 2. P-2f\n*'],
  ['numbers of plies, a move a line', '1.P7g-7f\n2.P3c-3d\n3.P2g-2f', '1. P-7f P-3d 2. P-2f\n*'],
  [
    'columns',
    '  1.P7f P3d        2.P2f P4d\n  3.S4h S4b        4.P5f R5b',
    '1. P-7f P-3d 2. P-2f P-4d 3. S-4h S-4b 4. P-5f R-5b\n*',
  ],
  ['a form feed and empty lines', '1.P7f\n\f\n\nP3d', '1. P-7f P-3d\n*'],
  ['commas', '1.P7f, P3d, 2.P2f.', '1. P-7f P-3d 2. P-2f\n*'],
  ['marks of doubt', '1.P7f!?/?! P3d', '1. P-7f $5 $6 P-3d\n*'],
  ['= for the hyphen', '1.S7i=6h', '1. S-6h\n*'],
  ['a quoted mail', '> 1.P7f P3d\n> 2.P2f', '1. P-7f P-3d 2. P-2f\n*'],

  [
    'the head of a mail',
    'From: A. Player\nSubject: Re: P-7f again\n\n1.P7f',
    '{From: A. Player} {Subject: Re: P-7f again}\n1. P-7f\n*',
  ],
  [
    'the names of the players',
    'Sente: A. Player  Gote: B. Other\n1.P7f',
    '{Sente: A. Player  Gote: B. Other}\n1. P-7f\n*',
  ],
  [
    'a line between the moves',
    '1.P7f P3d\nHere they had lunch.\n2.P2f',
    '1. P-7f P-3d {Here they had lunch.} 2. P-2f\n*',
  ],
  [
    'a line with moves in it between the moves',
    '1.P7f P3d\nInstead of this move 1... P8d is usual.\n2.P2f',
    '1. P-7f P-3d {Instead of this move 1... P8d is usual.} 2. P-2f\n*',
  ],
  [
    'notes behind the end',
    "1.P7f Resigns\n(A) A fine game.\n12. ... G'4b. 13.P2d",
    "1. P-7f {(A) A fine game.} {12. ... G'4b} {13.P2d}\n1-0",
  ],
  [
    'a comment that begins like a tag',
    '1.P7f\n[The "semeai" starts.]\n1... P3d\n[A "b"\n  c] 2.P2f',
    '1. P-7f {The "semeai" starts.} 1... P-3d {A "b" c} 2. P-2f\n*',
  ],
  [
    'a comment with a space, above the moves',
    '[ The "semeai" starts.]\n[ Event "a" ]\n1.P7f',
    '{The "semeai" starts.} {Event "a"}\n1. P-7f\n*',
  ],
  [
    'such a comment in parentheses',
    '1.P7f P3d (see\n[The "semeai" starts.]\nnow) 2.P2f',
    '1. P-7f P-3d {see [The "semeai" starts.] now} 2. P-2f\n*',
  ],
  ['a drawn line', '1.P7f\n----------\nP3d\n+---+\n| wL|\n', '1. P-7f P-3d {| wL|}\n*'],
];

describe('habits of magazines and mails, text -> our own form', () => {
  sharedTest.each(shareOf(HABITS, 2))('%s', (_, text, body) => {
    const first = onlyItem(bodiesOf(text));
    expect(first.replace(/\n(?=.*\n)/g, ' ')).toBe(body.replace(/\n(?=.*\n)/g, ' '));
  });
});

/** Both sides have a gold, Black on the board and in hand; the gold on 5h is pinned. */
const PINNED = '4r3k/9/9/9/9/9/9/4G4/4K4 b G 1';
const TWO_SILVERS = '4k4/9/9/3s1s3/3P1P3/9/9/9/4K4 b - 1';
const LIKE_SILVERS = '4k4/9/9/3s5/3P1s3/5P3/9/9/4K4 b - 1';

const REFUSED: readonly (readonly [name: string, text: string, place: string])[] = [
  ['an illegal move', '1.P7f(1) P3d (adjourned) 2.P7d P8d', '1:28 ply 3 move'],
  ['an illegal move behind prose', '1.P7f\nHere they ate.\n1... P9e', '3:6 ply 2 move'],
  ['a word behind a move', '1.P7f P3d very 2.P2f', '1:11 ply 3 move'],
  ['two golds for a move without a mark', '1.G5h', '1:3 ply 1 move'],
  ['a drop of a piece that is not in hand', '1.B5e', '1:3 ply 1 move'],
  ['a drop with the hyphen of a move', `${EDGE} 4.P-9b`, '1:36 ply 7 move'],
  ['a drop where a pinned piece goes', `[SFEN "${PINNED}"]\n1.G4g`, '2:3 ply 1 move'],
  ['two silvers that can be captured', `[SFEN "${TWO_SILVERS}"]\n1.xS`, '2:3 ply 1 move'],
  ['no silver that can be captured', '1.P7f xS', '1:7 ply 2 move'],
  ['a recapture or another capture', '1.P7f P3d 2.Bx2b+ x+B', '1:19 ply 4 move'],
  [
    'prose in the place of moves',
    '1.P7f P3d\nThen 2.P2f P4d was played at once.\n3.P2e',
    '2:1 ply 3 move',
  ],
  ['parentheses without an end', '1.P7f P3d (and so on\n2.P2f', '1:11 ply 2 unclosed-variation'],
];

describe('what is not clear is refused, at its ply', () => {
  test.each(REFUSED)('%s', (_, text, place) => {
    const { fault } = itemAt(parsePsn(text), 0);
    expect(fault && `${fault.line}:${fault.column} ply ${fault.ply} ${fault.code}`).toBe(place);
  });

  test('an illegal move in any of many places stops the reading there', () => {
    const pairs = ['P7f(1) P3d', 'P2f P4d(2)', 'S4h (equal) S4b', 'P5f (A) R5b', 'K6h(3) K6b'];
    for (let wrong = 0; wrong < 10; wrong++) {
      const halves = pairs.flatMap((pair) => pair.split(/ (?=[PSRK]\d)/));
      halves[wrong] = 'R1a(9)';
      const text = halves
        .map((half, index) => (index % 2 ? half : `${index / 2 + 1}.${half}`))
        .join(' ');
      const { record, fault } = onlyItem(parsePsn(text));
      expect([fault?.code, fault?.ply], text).toEqual(['move', wrong + 1]);
      expect(mainLine(record as GameRecord)).toHaveLength(wrong);
    }
  });
});

describe('a capture that names the piece', () => {
  test.each([
    ['where one file has such a piece', TWO_SILVERS, 'xS6', 'move'],
    ['where one rank has such a piece', LIKE_SILVERS, 'xSe', 'move'],
    ['with the whole square', TWO_SILVERS, 'PxS4d', 'move'],
    ['where two can be captured', TWO_SILVERS, 'xS', 'ambiguous'],
    ['where none stands on the file', TWO_SILVERS, 'xS5', 'not-understood'],
    ['with a piece that cannot capture it', TWO_SILVERS, 'KxS', 'not-understood'],
  ])('%s', (_, sfen, text, kind) => {
    expect(readRecordedMove(positionOf(shogi, sfen), text).kind).toBe(kind);
  });

  /** A silver of White's came to 5f; another stands on 7f; Black's silvers may take either. */
  const RETAKE = '4k4/9/9/9/9/2s1s4/1S1S1S3/9/4K4 b - 1';

  test.each([
    ['the one of a file retakes', 'xS4', ['S4gx5f']],
    ['two can retake', 'xS', ['S6gx5f', 'S4gx5f']],
    ['none of the file retakes, and one can be captured', 'xS7', ['S6gx7f', 'S8gx7f']],
    ['the piece that takes is named too', 'S8xS', ['S8gx7f']],
  ])('of the square of the last move: %s', (_, text, expected) => {
    const position = positionOf(shogi, RETAKE);
    const read = movesOfReading(readRecordedMove(position, text, parseSquare(shogi, '5f')));
    expect(read.map((move) => formatHodges(position, move)).sort()).toEqual([...expected].sort());
  });
});

longTest('at the prompt a drop needs its mark and a capture its square', () => {
  const position = positionOf(shogi, '4k4/9/9/3s5/3P5/9/9/9/4K4 b G 1');
  expect(readRecordedMove(position, 'G5e').kind).toBe('move');
  expect(readMove(position, 'G5e')).toMatchObject({ kind: 'illegal', drop: expect.any(Number) });
  expect(readRecordedMove(position, 'xS').kind).toBe('move');
  expect(readMove(position, 'xS')).toMatchObject({ kind: 'not-understood' });
});

describe('the games of a text', () => {
  longTest.each([
    ['Resigns with minutes', '1.P7f Resigns(9)\n1.P2f Resigns (2)\n', 2],
    ['one behind another without an end', '1.P7f P3d\n# next\n1.P2f P8d', 2],
    ['notes in between', '1.P7f 1-0\n(A) Well played.\n7. ... K2a 8.P2b\nNext:\n1.P2f', 2],
    ['a word behind the end, and no numbers', '1.P7f 1-0 thanks\nP2f Resigns', 2],
    ['a list of points', '1.P7f P3d [ There are: 1) P8d 2) P4d ] 2.P2f Jishogi (3)', 1],
    ['numbers of one behind a comment', '1.P7f (1. P2f) 1... P3d (2) Sennichite', 1],
    ['a mail without a game', 'Dear A.,\n\nmany thanks for 1990 (a good year).\n- B.\n', 0],
  ])('%s', (_, text, count) => {
    expect(parsePsn(text)).toHaveLength(count);
  });

  longTest('a mail head above tags', () => {
    const { record } = onlyItem(parsePsn('From: A.\n\n[Black "A"]\n\n1.P7f\n'));
    expect(record?.tags[0]).toEqual({ name: 'Black', value: 'A' });
  });
});

describe('the time it takes grows with the text', () => {
  const line = '1... P8d 2.P2f P8e ';
  const texts: readonly (readonly [name: string, text: (size: number) => string])[] = [
    [
      'nested, all variations',
      (n) => `1.P7f ${'(1.P2f P8d '.repeat(n / 10)}${') '.repeat(n / 10)}`,
    ],
    ['nested, none a variation', (n) => `1.P7f P3d ${'(1... P8d '.repeat(n)}${'x) '.repeat(n)}`],
    ['nested and not closed', (n) => `1.P7f P3d ${'('.repeat(n)}`],
    ['one behind another', (n) => `1.P7f P3d ${`(${line}x) `.repeat(n)}`],
    ['one behind another, played', (n) => `1.P7f P3d ${`(${line}) `.repeat(n)}`],
    [
      'a long one that fails at its end',
      (n) => `1.P7f P3d (1... P8d ${'2.K5h K5b K5i K5a '.repeat(n)}x)`,
    ],
    ['closing ones in comments to line ends', (n) => `1.P7f ${'(1.P2f ; )\n'.repeat(n)}`],
    ['dots and spaces', (n) => `1.P7f ${'. '.repeat(n)}${' '.repeat(n)}`],
    ['signs around no word', (n) => `1.P7f ${'-'.repeat(n)} ${'* '.repeat(n)}`],
    ['one line of prose', (n) => `${'black lost  on a day '.repeat(n)}\n1.P7f`],
    ['prose in lines', (n) => 'Dear A. (see [1] below\n'.repeat(n)],
    ['numbers without moves', (n) => '12. . . (3) '.repeat(n)],
  ];

  /** Regular expressions that were tried and moves that were played on a board. */
  function stepsFor(text: string): number {
    const exec = vi.spyOn(RegExp.prototype, 'exec');
    const play = vi.spyOn(Position.prototype, 'play');
    try {
      parsePsn(text);
      return exec.mock.calls.length + play.mock.calls.length;
    } finally {
      exec.mockRestore();
      play.mockRestore();
    }
  }

  sharedTest.each(shareOf(texts, 5))('%s', (_, text) => {
    stepsFor(text(50));
    expect(stepsFor(text(800))).toBeLessThan(2.2 * stepsFor(text(400)) + 50);
  });
});
