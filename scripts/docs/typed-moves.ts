/** A row of the table that tells how moves are typed. */
export interface TypedMove {
  /** What a player may type, the usual form first. */
  readonly typed: readonly string[];
  readonly meaning: string;
  /** A position of shogi in which it can be played. */
  readonly sfen: string;
  /** The same move in USI. */
  readonly usi: string;
  /** The square of the last move, where that matters. */
  readonly lastTo?: string;
}

const START = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

export const TYPED_MOVES: readonly TypedMove[] = [
  { typed: ['P-7f'], meaning: 'the pawn goes to 7f', sfen: START, usi: '7g7f' },
  {
    typed: ['Bx3c+'],
    meaning: 'the bishop captures on 3c and promotes; `=` in place of `+` declines',
    sfen: '4k4/9/6p2/9/9/3B5/9/9/4K4 b - 1',
    usi: '6f3c+',
  },
  {
    typed: ['P*5e'],
    meaning: 'drop a pawn from your hand on 5e',
    sfen: '4k4/9/9/9/9/9/9/9/4K4 b P 1',
    usi: 'P*5e',
  },
  {
    typed: ['G6i-5h'],
    meaning: 'the gold from 6i goes to 5h, where another gold could go too',
    sfen: START,
    usi: '6i5h',
  },
  {
    typed: ['+R-2a'],
    meaning: 'the promoted rook goes to 2a',
    sfen: '9/9/9/4k4/7+R1/9/9/9/4K4 b - 1',
    usi: '2e2a',
  },
  {
    typed: ['x'],
    meaning: 'take back on the square of the last move',
    sfen: '4k4/9/9/9/4p4/4P4/9/9/4K4 b - 1',
    usi: '5f5e',
    lastTo: '5e',
  },
  {
    typed: ['p7f', 'pawn 7f', '7g7f', '７六歩'],
    meaning: 'P-7f in other ways: lazy, in words, USI, Japanese',
    sfen: START,
    usi: '7g7f',
  },
];
