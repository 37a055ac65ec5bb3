import { describe, expect, test } from 'vitest';
import type { PositionWord } from '../../source/activity/board-words.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { printed } from '../../source/text/teller.ts';
import { tellPosition } from '../../source/text/whereabouts.ts';
import { playGame } from '../helpers/play.ts';
import { variantOf } from '../helpers/variant-of.ts';

/** What a line is answered: the lines joined by ` | `, a fault after a question mark. */
function tell(id: string, line: string, sfen?: string): string {
  const [word, ...argument] = line.split(' ');
  const game = playGame(variantOf(id), '', sfen);
  const told = tellPosition(game, word as PositionWord, argument.join(' '), printed(ENGLISH));
  return told.ok ? told.value.join(' | ') : `? ${told.fault}`;
}

const HANDS = 'RB2G2S3NL10Prbgpn';

describe('where', () => {
  test.each<[name: string, id: string, line: string, answer: string, sfen?: string]>([
    [
      'the pieces of both sides',
      'shogi',
      'where S',
      "Silvers: 7i, 3i, none in hand | White's silvers: 7a, 3a, none in hand",
    ],
    [
      'the side to move first',
      'shogi',
      'where silver',
      "Silvers: 7a, 3a, none in hand | Black's silvers: 7i, 3i, none in hand",
      'lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2',
    ],
    ['a king, which is never in hand', 'shogi', 'where k', "King: 5i | White's king: 5a"],
    [
      'hands, and what is promoted',
      'shogi',
      'where B',
      "Bishop: none on the board, 1 in hand; horses: 5d, 4e | White's bishops: none",
      '4k4/9/9/4+B4/5+B3/9/9/9/4K4 b B 1',
    ],
    [
      'one and many',
      'shogi',
      'where P',
      "Pawns: 9g, 2 in hand; tokin: 1a | White's pawn: 9c, none in hand; tokins: 9h, 8i",
      '4k3+P/9/p8/9/9/9/P8/+p8/1+p2K4 b 2P 1',
    ],
    [
      'a promoted side alone',
      'shogi',
      'where dragon',
      "Dragon: 1a | White's dragons: none",
      '8+R/k8/9/9/9/9/9/9/4K4 b R 1',
    ],
    ['its letters', 'shogi', 'where +S', "Promoted silvers: none | White's promoted silvers: none"],
    [
      'Japanese',
      'shogi',
      'where 銀',
      "Silvers: 7i, 3i, none in hand | White's silvers: 7a, 3a, none in hand",
    ],
    [
      'yari',
      'yari',
      'where YB',
      "Yari bishops: 6i, 5i, none in hand | White's yari bishops: 3a, 2a, none in hand",
    ],
    ['the letter of SFEN', 'yari', 'where K', "General: 4i | White's general: 4a"],
    [
      'a name that two share',
      'yari',
      'where yari gold',
      "Promoted yari bishop: 6d | Promoted yari knights: none | White's promoted yari bishops: none | White's promoted yari knight: 2d",
      '3k3/7/7/1+B3+n1/7/7/7/7/3K3 b - 1',
    ],
    [
      'the princess',
      'ogi',
      'where I',
      "Princesses: none | White's princesses: 5a, 1 in hand; promoted princess: 8h",
      '3ik3/8/8/8/8/8/8/+i3K3 b i 1',
    ],
    [
      'no side but one',
      'shogi',
      'where K',
      "Kings: none | White's king: 5a",
      '4k4/9/9/9/9/9/9/9/9 b P 1',
    ],
    ['a square', 'shogi', 'where 7g', '7g: Black pawn.'],
    ['an empty square', 'shogi', 'where 5E', '5e: empty.'],
    ['a square as it is spoken', 'shogi', 'where two b', '2b: White bishop.'],
    ['a square in Japanese', 'shogi', 'where hachi hachi', '8h: Black bishop.'],
    [
      'no square',
      'yari',
      'where 9a',
      '? where: say a square or one of G YR +YR YB +YB YN +YN P +P.',
    ],
    [
      'no piece',
      'shogi',
      'where queen',
      '? where: say a square or one of K R +R B +B G S +S N +N L +L P +P.',
    ],
    ['nothing', 'yari', 'where', '? where: say a square or one of G YR +YR YB +YB YN +YN P +P.'],
    [
      'half a name',
      'ogi',
      'where sil',
      '? where: say a square or one of K R +R B +B I +I S +S N +N L +L P +P.',
    ],
  ])('%s', (_name, id, line, answer, sfen) => {
    expect(tell(id, line, sfen)).toBe(answer);
  });
});

describe('hand', () => {
  test.each<[id: string, sfen: string | undefined, answer: string]>([
    ['shogi', undefined, 'Black in hand: nothing. White in hand: nothing.'],
    [
      'shogi',
      '4k4/9/9/9/9/9/9/9/4K4 w B2P 1',
      'Black in hand: bishop, 2 pawns. White in hand: nothing.',
    ],
    [
      'shogi',
      `4k4/9/9/9/9/9/9/9/4K4 b ${HANDS} 1`,
      'Black in hand: rook, bishop, 2 golds, 2 silvers, 3 knights, lance, 10 pawns. White in hand: rook, bishop, gold, knight, pawn.',
    ],
    [
      'ogi',
      '4k3/8/8/8/8/8/8/4K3 b 2I3L2i 1',
      'Black in hand: 2 princesses, 3 lances. White in hand: 2 princesses.',
    ],
    [
      'yari',
      '3k3/7/7/7/7/7/7/7/3K3 b R2B3NPrb 1',
      'Black in hand: yari rook, 2 yari bishops, 3 yari knights, pawn. White in hand: yari rook, yari bishop.',
    ],
  ])('%s %s', (id, sfen, answer) => {
    expect(tell(id, 'hand', sfen)).toBe(answer);
  });
});

describe('file and rank', () => {
  test.each<[id: string, line: string, answer: string]>([
    [
      'shogi',
      'file 5',
      'File 5: White king on 5a, White pawn on 5c, Black pawn on 5g, Black king on 5i',
    ],
    [
      'shogi',
      'file ２',
      'File 2: White knight on 2a, White bishop on 2b, White pawn on 2c, Black pawn on 2g, Black rook on 2h, Black knight on 2i',
    ],
    ['shogi', 'rank h', 'Rank h: Black bishop on 8h, Black rook on 2h'],
    ['shogi', 'rank B', 'Rank b: White rook on 8b, White bishop on 2b'],
    ['shogi', 'rank 8', 'Rank h: Black bishop on 8h, Black rook on 2h'],
    ['shogi', 'rank e', 'Rank e: empty'],
    [
      'ogi',
      'file 4',
      'File 4: White king on 4a, White pawn on 4c, Black pawn on 4f, Black king on 4h',
    ],
    ['ogi', 'rank b', 'Rank b: White rook on 7b, White bishop on 2b'],
    [
      'yari',
      'rank a',
      'Rank a: White yari rook on 7a, White yari knight on 6a, White yari knight on 5a, White general on 4a, White yari bishop on 3a, White yari bishop on 2a, White yari rook on 1a',
    ],
    [
      'yari',
      'file 7',
      'File 7: White yari rook on 7a, White pawn on 7c, Black pawn on 7g, Black yari rook on 7i',
    ],
    ['yari', 'file 8', '? file: say a file from 1 to 7, as in "file 5".'],
    ['shogi', 'file', '? file: say a file from 1 to 9, as in "file 5".'],
    ['shogi', 'file 0', '? file: say a file from 1 to 9, as in "file 5".'],
    ['shogi', 'file e', '? file: say a file from 1 to 9, as in "file 5".'],
    ['shogi', 'file 55', '? file: say a file from 1 to 9, as in "file 5".'],
    ['ogi', 'rank i', '? rank: say a rank from a to h, as in "rank e".'],
    ['yari', 'rank', '? rank: say a rank from a to i, as in "rank e".'],
    ['yari', 'rank 0', '? rank: say a rank from a to i, as in "rank e".'],
    ['yari', 'rank \x1b', '? rank: say a rank from a to i, as in "rank e".'],
  ])('%s: %j', (id, line, answer) => {
    expect(tell(id, line)).toBe(answer);
  });

  test('promoted pieces have their names', () => {
    const sfen = '4k4/9/9/4+p4/4+B+S3/9/9/9/4K4 b - 1';
    expect(tell('shogi', 'rank e', sfen)).toBe(
      'Rank e: Black horse on 5e, Black promoted silver on 4e',
    );
    expect(tell('shogi', 'file 5', sfen)).toBe(
      'File 5: White king on 5a, White tokin on 5d, Black horse on 5e, Black king on 5i',
    );
  });
});
