import { describe, expect } from 'vitest';
import type { PositionWord } from '../../source/activity/board-words.ts';
import { COLORS } from '../../source/rules/core/color.ts';
import type { Square } from '../../source/rules/core/square.ts';
import { formatSquare } from '../../source/rules/notation/square.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { tellerFor } from '../../source/text/speech.ts';
import { printed } from '../../source/text/teller.ts';
import { allPiecesTexts, tellPosition } from '../../source/text/whereabouts.ts';
import { playGame } from '../helpers/play.ts';
import { seedsOf, sharedTest, test, VARIANTS_OF_RUN } from '../helpers/run-size.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { forEachRandomPosition } from '../notation/random-positions.ts';

interface Asked {
  readonly game: string;
  readonly line: string;
  readonly answer: readonly string[];
  readonly sfen?: string;
  /** In USI. Default: none. */
  readonly moves?: string;
  readonly isSpoken?: boolean;
}

/** The lines of an answer; a refusal after a question mark. */
function tell({ game, line, sfen, moves = '', isSpoken = false }: Asked): string[] {
  const [word, ...argument] = line.split(' ');
  const played = playGame(variantOf(game), moves, sfen);
  const teller = isSpoken ? tellerFor(ENGLISH, 'words') : printed(ENGLISH);
  const told = tellPosition(played, word as PositionWord, argument.join(' '), teller);
  return told.ok ? told.value : [`? ${told.fault}`];
}

const ROWS: readonly (readonly [name: string, asked: Asked])[] = [
  [
    'pieces: all of both sides, the side to move first',
    {
      game: 'shogi',
      line: 'pieces',
      sfen: '4k4/9/9/4+p4/4+B+S3/9/9/9/P3K3P w B2Pr 1',
      answer: [
        'White, 3 pieces: king 5a; tokin 5d; in hand rook.',
        'Black, 8 pieces: king 5i; horse 5e; promoted silver 4e; pawns 9i, 1i; in hand bishop, 2 pawns.',
      ],
    },
  ],
  [
    'pieces: those of a side, in words',
    {
      game: 'yari',
      line: 'pieces white',
      isSpoken: true,
      answer: [
        'White, 14 pieces: general four a; yari rooks seven a, one a; yari bishops three a, two a; yari knights six a, five a; pawns seven c, six c, five c, four c, three c, two c, one c; in hand nothing.',
      ],
    },
  ],
  [
    'pieces: those of a kind',
    {
      game: 'ogi',
      line: 'pieces princess',
      answer: ['Princess: 5h, none in hand', "White's princess: 5a, none in hand"],
    },
  ],
  [
    'pieces: no name of a piece',
    {
      game: 'tori',
      line: 'pieces rook',
      answer: [
        '? pieces: say black, white or one of PH FA +FA CR PT LQ RQ SW +SW. "pieces" alone tells all.',
      ],
    },
  ],
  [
    'attackers: of a piece of the other side',
    {
      game: 'shogi',
      line: 'attackers 5e',
      sfen: '4k4/9/9/9/4s4/4P4/9/7B1/3K3R1 b - 1',
      answer: ['5e: White silver. 2 Black attackers: pawn on 5f, bishop on 2h.'],
    },
  ],
  [
    'attackers: of an own piece',
    {
      game: 'shogi',
      line: 'attackers 55',
      sfen: '4k4/9/5n3/4s4/4P4/9/9/4R4/4K4 b - 1',
      answer: ['5e: Black pawn. 2 White attackers: knight on 4c, silver on 5d.'],
    },
  ],
  [
    'attackers: no square of the board',
    {
      game: 'shogi',
      line: 'attackers 5j',
      sfen: '9/9/4k4/4g4/3S5/4L4/4R4/9/K8 b - 1',
      answer: ['? attackers: say a square from 1a to 9i, as in "attackers 5e".'],
    },
  ],
  [
    'attackers: a pinned gold beside the line of its pin',
    {
      game: 'shogi',
      line: 'attackers 6e',
      sfen: '9/9/4k4/4g4/3S5/4L4/9/9/K8 b - 1',
      answer: ['6e: Black silver. 1 White attacker: pinned gold on 5d.'],
    },
  ],
  [
    'attackers: a gold that takes what pins it',
    {
      game: 'shogi',
      line: 'attackers 5５',
      sfen: '9/9/4k4/4g4/4L4/9/9/9/K8 b - 1',
      answer: ['5e: Black lance. 1 White attacker: gold on 5d.'],
    },
  ],
  [
    'attackers: a king for which the piece is guarded',
    {
      game: 'shogi',
      line: 'attackers five d',
      sfen: '9/9/4k4/4P4/4L4/9/9/9/K8 w - 1',
      isSpoken: true,
      answer: ['Five d: Black pawn. 1 White attacker: king on five c, but only into check.'],
    },
  ],
  [
    'attackers: of an empty square, none through another piece',
    {
      game: 'shogi',
      line: 'attackers 5b',
      sfen: '4k4/9/4p4/9/4r4/9/9/9/K8 b - 1',
      answer: ['5b: empty. 1 White attacker: king on 5a.'],
    },
  ],
  [
    'defenders: none',
    { game: 'ogi', line: 'defenders 5d', answer: ['5d: empty. No Black defenders.'] },
  ],
  [
    'defenders: of a piece',
    {
      game: 'yari',
      line: 'defenders 7g',
      answer: ['7g: Black pawn. 1 Black defender: yari rook on 7i.'],
    },
  ],
  [
    'defenders: of a piece of the other side',
    {
      game: 'tori',
      line: 'defenders 3c',
      answer: ['3c: White swallow. 1 White defender: falcon on 4b.'],
    },
  ],
  [
    'defenders: nothing named',
    {
      game: 'ogi',
      line: 'defenders',
      answer: ['? defenders: say a square from 1a to 8h, as in "defenders 4d".'],
    },
  ],
  [
    'rays: clockwise from the top',
    {
      game: 'shogi',
      line: 'rays 5e',
      answer: [
        '5e: empty.',
        'Up: White pawn on 5c, 2 away; White king on 5a, 4 away.',
        'Up right: White pawn on 3c, 2 away; White bishop on 2b, 3 away; White lance on 1a, 4 away.',
        'Right: empty, 4 squares to the edge.',
        'Down right: Black pawn on 3g, 2 away; Black rook on 2h, 3 away; Black lance on 1i, 4 away.',
        'Down: Black pawn on 5g, 2 away; Black king on 5i, 4 away.',
        'Down left: Black pawn on 7g, 2 away; Black bishop on 8h, 3 away; Black lance on 9i, 4 away.',
        'Left: empty, 4 squares to the edge.',
        'Up left: White pawn on 7c, 2 away; White rook on 8b, 3 away; White lance on 9a, 4 away.',
      ],
    },
  ],
  [
    'rays: from a corner, in words',
    {
      game: 'tori',
      line: 'rays seven g',
      isSpoken: true,
      answer: [
        'Seven g: Black left quail.',
        'Up: Black swallow on seven e, 2 away; White swallow on seven c, 4 away; White right quail on seven a, 6 away.',
        'Up right: Black swallow on five e, 2 away; White swallow on three c, 4 away; White left quail on one a, 6 away.',
        'Right: Black pheasant on six g, 1 away; Black crane on five g, 2 away; Black phoenix on four g, 3 away; Black crane on three g, 4 away; Black pheasant on two g, 5 away; Black right quail on one g, 6 away.',
        'Down right: the edge.',
        'Down: the edge.',
        'Down left: the edge.',
        'Left: the edge.',
        'Up left: the edge.',
      ],
    },
  ],
  [
    'rays: one square to the edge',
    {
      game: 'yari',
      line: 'rays 6h',
      sfen: '3k3/7/7/7/7/7/7/7/3K3 b - 1',
      answer: [
        '6h: empty.',
        'Up: empty, 7 squares to the edge.',
        'Up right: empty, 5 squares to the edge.',
        'Right: empty, 5 squares to the edge.',
        'Down right: empty, 1 square to the edge.',
        'Down: empty, 1 square to the edge.',
        'Down left: empty, 1 square to the edge.',
        'Left: empty, 1 square to the edge.',
        'Up left: empty, 1 square to the edge.',
      ],
    },
  ],
  [
    'threats: none',
    {
      game: 'ogi',
      line: 'threats',
      answer: ['Black can take nothing.', 'White threatens nothing.'],
    },
  ],
  [
    'threats: undefended pieces first, by several takers',
    {
      game: 'shogi',
      line: 'threats',
      moves: '7g7f 3c3d 8h2b+',
      answer: [
        'White can take undefended horse on 2b with silver on 3a or rook on 8b.',
        'Black threatens undefended knight on 2a with horse on 2b; undefended lance on 1a with horse on 2b; undefended pawn on 2c with horse on 2b; defended silver on 3a with horse on 2b; defended pawn on 1c with horse on 2b.',
      ],
    },
  ],
  [
    'threats: a mate',
    {
      game: 'shogi',
      line: 'threats',
      sfen: '4k4/9/4P4/9/9/9/9/9/K8 w G 1',
      answer: [
        'White can take nothing.',
        'Black threatens nothing.',
        'Black threatens mate: G*5b.',
      ],
    },
  ],
  [
    'threats: in check, where what ends it can be taken',
    {
      game: 'yari',
      line: 'threats',
      sfen: '3k3/3P3/7/7/7/7/7/7/3K3 w - 1',
      answer: [
        'Check! Your general on 4a is attacked by the pawn on 4b.',
        'White can take undefended pawn on 4b with general on 4a.',
        'Black threatens nothing.',
      ],
    },
  ],
  [
    'changes: none yet',
    { game: 'tori', line: 'changes', answer: ['? changes: no move has been played.'] },
  ],
  [
    'changes: a move',
    { game: 'ogi', line: 'changes', moves: '6f6e', answer: ['Black: pawn from 6f to 6e.'] },
  ],
  [
    'changes: a capture with promotion',
    {
      game: 'shogi',
      line: 'changes',
      moves: '7g7f 3c3d 8h2b+',
      answer: [
        'Black: bishop from 8h to 2b, takes bishop, becomes horse.',
        'Black in hand: bishop. White in hand: nothing.',
      ],
    },
  ],
  [
    'changes: a drop with check, in words',
    {
      game: 'shogi',
      line: 'changes',
      sfen: '4k4/9/4P4/9/9/9/9/9/K8 b GP 1',
      moves: 'G*5b',
      isSpoken: true,
      answer: [
        'Black: gold dropped on five b.',
        'Check! Your king on five a is attacked by the gold on five b.',
        'Black in hand: pawn. White in hand: nothing.',
      ],
    },
  ],
  [
    'sfen: the position and the number of the next move',
    {
      game: 'tori',
      line: 'sfen',
      moves: '4e4d',
      answer: ['rpckcpl/3f3/sssssss/2sSS2/SSS1SSS/3F3/LPCKCPR w - 2'],
    },
  ],
];

describe('words that ask about a board', () => {
  test.each(ROWS)('%s', (_, asked) => {
    expect(tell(asked)).toEqual(asked.answer);
  });

  test('are answered in plain characters', () => {
    for (const [, asked] of ROWS) {
      for (const line of tell(asked)) expect(line).toMatch(/^[ -~]+$/);
    }
  });
});

sharedTest('every piece on the board and in hand is told once', () => {
  for (const variant of VARIANTS_OF_RUN) {
    for (const seed of seedsOf(8)) {
      forEachRandomPosition(variant, seed, (position) => {
        if (position.depth % 5 !== 0) return;
        for (const [side, color] of COLORS.entries()) {
          const [text = ''] = allPiecesTexts(position, color, printed(ENGLISH));
          const told = text.match(/\b\d[a-i]\b/g) ?? [];
          const standing = [...position.pieces.slice(side << 7, (side << 7) + 128)]
            .filter((square) => square !== 0)
            .map((square) => formatSquare(square as Square));
          expect([...told].sort()).toEqual(standing.sort());
          const held = text.slice(text.indexOf('in hand ') + 8, -1);
          const counts =
            held === 'nothing'
              ? []
              : held.split(', ').map((name) => Number.parseInt(name, 10) || 1);
          const inHand = counts.reduce((sum, count) => sum + count, 0);
          expect(inHand).toBe(
            variant.pieces.reduce((sum, _, kind) => sum + position.inHand(color, kind), 0),
          );
          expect(text).toContain(`${told.length + inHand} piece`);
        }
      });
    }
  }
});
