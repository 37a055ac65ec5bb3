import { describe, expect, test } from 'vitest';
import { hasLegalMove, isInCheck, legalMoves } from '../../../source/rules/core/generate.ts';
import { dropKind, isDrop } from '../../../source/rules/core/move.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { ogi } from '../../../source/rules/variants/ogi/rules.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { firstItems } from '../../helpers/items.ts';
import { oraclePositions } from '../../helpers/oracle.ts';
import { legalUsi, moveOf, positionOf } from '../../helpers/play.ts';

/** The squares to which a lone piece on 4e of an empty board may go; `pieces` in SFEN. */
const REACH: readonly [variant: Variant, piece: string, targets: string][] = [
  [yari, 'K', '3d 3e 3f 4d 4f 5d 5e 5f'],
  [yari, 'R', '1e 2e 3e 4a 4b 4c 4d 5e 6e 7e'],
  [yari, '+R', '1e 2e 3e 4a 4b 4c 4d 4f 4g 4h 4i 5e 6e 7e'],
  [yari, 'B', '3d 4a 4b 4c 4d 5d'],
  [yari, '+B', '3d 3e 4d 4f 4g 4h 4i 5d 5e'],
  [yari, 'N', '3c 4a 4b 4c 4d 5c'],
  [yari, '+N', '3d 3e 4d 4f 4g 4h 4i 5d 5e'],
  [yari, 'P', '4d'],
  [yari, '+P', '3d 4d 4f 4g 4h 4i 5d'],
  [shogi, 'K', '3d 3e 3f 4d 4f 5d 5e 5f'],
  [shogi, 'R', '1e 2e 3e 4a 4b 4c 4d 4f 4g 4h 4i 5e 6e 7e 8e 9e'],
  [shogi, '+R', '1e 2e 3d 3e 3f 4a 4b 4c 4d 4f 4g 4h 4i 5d 5e 5f 6e 7e 8e 9e'],
  [shogi, 'B', '1b 1h 2c 2g 3d 3f 5d 5f 6c 6g 7b 7h 8a 8i'],
  [shogi, '+B', '1b 1h 2c 2g 3d 3e 3f 4d 4f 5d 5e 5f 6c 6g 7b 7h 8a 8i'],
  [shogi, 'G', '3d 3e 4d 4f 5d 5e'],
  [shogi, 'S', '3d 3f 4d 5d 5f'],
  [shogi, '+S', '3d 3e 4d 4f 5d 5e'],
  [shogi, 'N', '3c 5c'],
  [shogi, '+N', '3d 3e 4d 4f 5d 5e'],
  [shogi, 'L', '4a 4b 4c 4d'],
  [shogi, '+L', '3d 3e 4d 4f 5d 5e'],
  [shogi, 'P', '4d'],
  [shogi, '+P', '3d 3e 4d 4f 5d 5e'],
  [ogi, 'I', '1b 1h 2c 2d 2f 2g 3c 3d 3f 3g 5c 5d 5f 5g 6c 6d 6f 6g 7b 7h 8a'],
  [ogi, '+I', '1b 1h 2c 2d 2f 2g 3c 3d 3e 3f 3g 4d 4f 5c 5d 5e 5f 5g 6c 6d 6f 6g 7b 7h 8a'],
  [ogi, 'S', '3d 3f 4d 5d 5f'],
  [ogi, '+S', '3d 3e 4d 4f 5d 5e'],
];

describe('how a piece moves', () => {
  test.each(REACH)('$0.id $1', (variant, piece, targets) => {
    const files = variant.files;
    const empty = Array.from({ length: variant.ranks }, () => String(files));
    empty[0] = `${files - 1}k`;
    empty[4] = `${files - 4}${piece}3`;
    const moves = legalUsi(positionOf(variant, `${empty.join('/')} b - 1`));
    const reached = new Set(moves.map((usi) => usi.slice(2, 4)));
    expect([...reached].sort()).toEqual(targets.split(' '));
    for (const usi of moves) expect(usi.slice(0, 2)).toBe('4e');
  });
});

interface MoveRow {
  readonly rule: string;
  readonly variant: Variant;
  readonly sfen: string;
  /** Moves in USI, or their beginnings: with `from`, all legal moves that begin so. */
  readonly legal?: string;
  readonly illegal?: string;
  /** The legal moves that begin with this are exactly the `legal` ones. */
  readonly from?: string;
}

const MOVE_ROWS: readonly MoveRow[] = [
  {
    rule: 'nifu: no pawn on a file with an own unpromoted pawn',
    variant: shogi,
    sfen: '4k4/9/9/9/9/9/4P4/9/4K4 b P 1',
    legal: 'P*4e P*6e P*4b',
    illegal: 'P*5b P*5e P*5f P*5h',
  },
  {
    rule: 'nifu: a promoted pawn does not count',
    variant: shogi,
    sfen: '4k4/9/9/9/9/9/4+P4/9/4K4 b P 1',
    legal: 'P*5c P*5e P*5h',
  },
  {
    rule: "nifu: the enemy's pawn does not count",
    variant: shogi,
    sfen: '4k4/9/4p4/9/9/9/9/9/4K4 b P 1',
    legal: 'P*5d P*5e',
  },
  {
    rule: 'nifu: another piece may be dropped on the file',
    variant: shogi,
    sfen: '4k4/9/9/9/9/9/4P4/9/4K4 b L 1',
    legal: 'L*5e L*5h',
  },
  {
    rule: 'nifu for White',
    variant: shogi,
    sfen: '4k4/9/4p4/9/9/9/9/9/4K4 w p 1',
    legal: 'P*4e',
    illegal: 'P*5b P*5e P*5h',
  },
  {
    rule: 'nifu in yari',
    variant: yari,
    sfen: '3k3/7/7/7/7/7/3P3/7/3K3 b P 1',
    legal: 'P*3e P*5e',
    illegal: 'P*4e P*4h',
  },
  {
    rule: 'nifu in ogi',
    variant: ogi,
    sfen: '4k3/8/8/8/8/4P3/8/4K3 b P 1',
    legal: 'P*3e P*5e',
    illegal: 'P*4e P*4g',
  },
  {
    rule: 'nifu: a pawn that left the file by promoting frees it',
    variant: shogi,
    sfen: '8k/9/9/3+P5/9/9/9/9/4K4 b P 1',
    legal: 'P*5e P*6e',
  },
  {
    rule: 'a drop only on an empty square, of a piece in hand',
    variant: shogi,
    sfen: '4k4/9/9/9/9/9/9/3p5/4K4 b S 1',
    legal: 'S*5h S*1a',
    illegal: 'S*5a S*5i S*6h G*5h P*5h',
  },
  {
    rule: 'dead squares of drops in shogi',
    variant: shogi,
    sfen: '4k4/9/9/9/9/9/9/9/4K4 b RBGSNLP 1',
    legal: 'P*1b L*1b N*1c S*1a G*1a B*1a R*1a',
    illegal: 'P*1a L*1a N*1a N*1b',
  },
  {
    rule: 'dead squares of drops for White',
    variant: shogi,
    sfen: '4k4/9/9/9/9/9/9/9/4K4 w rbgsnlp 1',
    legal: 'P*1h L*1h N*1g N*1a S*1i G*1i B*1i R*1i',
    illegal: 'P*1i L*1i N*1i N*1h',
  },
  {
    rule: 'dead squares of drops in yari: the farthest rank only, the rook anywhere',
    variant: yari,
    sfen: '6k/7/7/7/7/7/7/7/K6 b RBNP 1',
    legal: 'R*7a B*7b N*7b P*7b',
    illegal: 'B*7a N*7a P*7a',
  },
  {
    rule: 'dead squares of drops in ogi',
    variant: ogi,
    sfen: '4k3/8/8/8/8/8/8/4K3 b IRBSNLP 1',
    legal: 'P*1b L*1b N*1c S*1a B*1a R*1a I*1a',
    illegal: 'P*1a L*1a N*1a N*1b',
  },
  {
    rule: 'a drop in the zone does not promote',
    variant: ogi,
    sfen: '4k3/8/8/8/8/8/8/4K3 b S 1',
    legal: 'S*1b',
    illegal: 'S*1b+',
  },
  {
    rule: 'promotion is optional on entering the zone',
    variant: shogi,
    sfen: '8k/9/9/4S4/9/9/9/9/K8 b - 1',
    from: '5d',
    legal: '5d4c 5d4c+ 5d4e 5d5c 5d5c+ 5d6c 5d6c+ 5d6e',
  },
  {
    rule: 'promotion is optional on moving within and on leaving the zone',
    variant: shogi,
    sfen: '8k/9/4S4/9/9/9/9/9/K8 b - 1',
    from: '5c',
    legal: '5c4b 5c4b+ 5c4d 5c4d+ 5c5b 5c5b+ 5c6b 5c6b+ 5c6d 5c6d+',
  },
  {
    rule: "White's zone is the three lowest ranks",
    variant: shogi,
    sfen: '8k/9/9/9/9/4s4/9/9/K8 w - 1',
    from: '5f',
    legal: '5f4e 5f4g 5f4g+ 5f5g 5f5g+ 5f6e 5f6g 5f6g+',
  },
  {
    rule: "in ogi White's zone begins at rank f",
    variant: ogi,
    sfen: '7k/8/8/8/4s3/8/8/K7 w - 1',
    from: '4e',
    legal: '4e3d 4e3f+ 4e4f+ 4e5d 4e5f+',
  },
  {
    rule: 'kings, golds and promoted pieces do not promote',
    variant: shogi,
    sfen: '8k/9/1K2G2+P1/9/9/9/9/9/9 b - 1',
    legal: '5c5b 2c2d 8c8b',
    illegal: '5c5b+ 2c2d+ 8c8b+',
  },
  {
    rule: 'a pawn must promote on the last rank',
    variant: shogi,
    sfen: '8k/4P4/9/9/9/9/9/9/K8 b - 1',
    from: '5b',
    legal: '5b5a+',
  },
  {
    rule: 'a lance must promote on the last rank only',
    variant: shogi,
    sfen: '8k/9/4L4/9/9/9/9/9/K8 b - 1',
    from: '5c',
    legal: '5c5a+ 5c5b 5c5b+',
  },
  {
    rule: 'a knight must promote on the last rank',
    variant: shogi,
    sfen: '8k/9/4N4/9/9/9/9/9/K8 b - 1',
    from: '5c',
    legal: '5c4a+ 5c6a+',
  },
  {
    rule: 'a knight must promote on the last rank but one',
    variant: shogi,
    sfen: '8k/9/9/4N4/9/9/9/9/K8 b - 1',
    from: '5d',
    legal: '5d4b+ 5d6b+',
  },
  {
    rule: 'a knight need not promote on the third rank',
    variant: shogi,
    sfen: '8k/9/9/9/4N4/9/9/9/K8 b - 1',
    from: '5e',
    legal: '5e4c 5e4c+ 5e6c 5e6c+',
  },
  {
    rule: "White's pawn must promote on rank i",
    variant: shogi,
    sfen: '8k/9/9/9/9/9/9/4p4/K8 w - 1',
    from: '5h',
    legal: '5h5i+',
  },
  {
    rule: 'a yari knight must promote on the last rank',
    variant: yari,
    sfen: '6k/1N5/7/7/7/7/7/7/6K b - 1',
    from: '6b',
    legal: '6b6a+',
  },
  {
    rule: 'a yari knight need not promote on the rank before',
    variant: yari,
    sfen: '6k/7/7/1N5/7/7/7/7/6K b - 1',
    from: '6d',
    legal: '6d5b 6d5b+ 6d6a+ 6d6b 6d6b+ 6d6c 6d6c+ 6d7b 6d7b+',
  },
  {
    rule: 'a yari bishop must promote on the last rank',
    variant: yari,
    sfen: '6k/1B5/7/7/7/7/7/7/6K b - 1',
    from: '6b',
    legal: '6b5a+ 6b6a+ 6b7a+',
  },
  {
    rule: 'a yari pawn must promote on the last rank',
    variant: yari,
    sfen: '6k/1P5/7/7/7/7/7/7/6K b - 1',
    from: '6b',
    legal: '6b6a+',
  },
  {
    rule: 'a yari rook need not promote on the last rank',
    variant: yari,
    sfen: '7/1R5/6k/7/7/7/7/7/6K b - 1',
    legal: '6b6a 6b6a+',
  },
  {
    rule: 'ogi: promotion is mandatory within and on leaving the zone',
    variant: ogi,
    sfen: '7k/8/2S5/8/8/8/8/K7 b - 1',
    from: '6c',
    legal: '6c5b+ 6c5d+ 6c6b+ 6c7b+ 6c7d+',
  },
  {
    rule: 'ogi: promotion is mandatory on entering the zone, not before it',
    variant: ogi,
    sfen: '7k/8/8/2S5/8/8/8/K7 b - 1',
    from: '6d',
    legal: '6d5c+ 6d5e 6d6c+ 6d7c+ 6d7e',
  },
  {
    rule: 'a pinned piece moves only along the pin',
    variant: shogi,
    sfen: '4r3k/9/9/9/9/4R4/9/9/4K4 b - 1',
    from: '5f',
    legal: '5f5a 5f5a+ 5f5b 5f5b+ 5f5c 5f5c+ 5f5d 5f5e 5f5g 5f5h',
  },
  {
    rule: 'a piece pinned sideways on the line cannot leave it',
    variant: shogi,
    sfen: '4r3k/9/9/9/9/4S4/9/9/4K4 b - 1',
    from: '5f',
    legal: '5f5e',
  },
  {
    rule: 'check is answered by capture, block or flight, also by a drop between',
    variant: shogi,
    sfen: '4r3k/9/9/9/9/9/G8/9/4K4 b S 1',
    legal: 'S*5h S*5b 5i4i 5i4h 5i6h',
    illegal: 'S*4e 9g9f 5i5h 9g8g',
  },
  {
    rule: 'the king does not flee along the line of the check',
    variant: shogi,
    sfen: '4r3k/9/9/9/4K4/9/9/9/9 b - 1',
    from: '5e',
    legal: '5e4d 5e4e 5e4f 5e6d 5e6e 5e6f',
  },
  {
    rule: 'a double check is answered by the king only',
    variant: shogi,
    sfen: '4r3k/9/9/9/9/9/3n5/9/R3K4 b G 1',
    legal: '5i4i 5i4h 5i6h 5i6i',
    illegal: 'G*5h 9i9h G*6h',
    from: '',
  },
  {
    rule: "a knight's check cannot be blocked",
    variant: shogi,
    sfen: '8k/9/9/9/9/9/5n3/9/4K4 b G 1',
    legal: '5i4h 5i4i 5i5h 5i6h 5i6i',
    illegal: 'G*4h G*5h',
    from: '',
  },
  {
    rule: 'the king does not capture a defended piece',
    variant: shogi,
    sfen: '8k/9/9/9/9/9/4g4/4p4/4K4 b - 1',
    from: '5i',
    legal: '5i4i 5i6i',
  },
  {
    rule: 'pawn-drop mate is illegal in shogi',
    variant: shogi,
    sfen: '8k/9/8G/9/9/9/9/9/K6R1 b P 1',
    legal: 'P*1d P*2b',
    illegal: 'P*1b',
  },
  {
    rule: 'another piece may be dropped for mate in shogi',
    variant: shogi,
    sfen: '8k/9/8G/9/9/9/9/9/K6R1 b LP 1',
    legal: 'L*1b',
    illegal: 'P*1b',
  },
  {
    rule: 'a pawn on the board may mate in shogi',
    variant: shogi,
    sfen: '8k/9/7GP/9/9/9/9/9/K6R1 b - 1',
    legal: '1c1b',
  },
  {
    rule: 'a pawn drop that only checks is legal: the king has a flight',
    variant: shogi,
    sfen: '8k/9/8G/9/9/9/9/9/K8 b P 1',
    legal: 'P*1b',
  },
  {
    rule: 'a pawn drop that only checks is legal: a piece can take the pawn',
    variant: shogi,
    sfen: '8k/r8/8G/9/9/9/9/9/1K5R1 b P 1',
    legal: 'P*1b',
  },
  {
    rule: 'pawn-drop mate is illegal where the piece that could take the pawn is pinned',
    variant: shogi,
    sfen: '6Rgk/9/8G/9/9/9/9/9/K6R1 b P 1',
    illegal: 'P*1b',
  },
  {
    rule: "White's pawn-drop mate is illegal",
    variant: shogi,
    sfen: '1r6k/9/9/9/9/9/g8/9/K8 w p 1',
    legal: 'P*9f',
    illegal: 'P*9h',
  },
  {
    rule: 'pawn-drop mate is legal in yari',
    variant: yari,
    sfen: '6k/7/6+P/7/7/7/7/7/K4R1 b P 1',
    legal: 'P*1b',
  },
  {
    rule: 'pawn-drop mate is legal in ogi',
    variant: ogi,
    sfen: '7k/8/7+S/8/8/8/8/K5R1 b P 1',
    legal: 'P*1b',
  },
  {
    rule: 'a side without a royal piece is never in check and may do anything',
    variant: shogi,
    sfen: '4k4/9/4r4/9/4S4/9/9/9/9 b G 1',
    legal: '5e4d 5e6f G*5b G*9i',
  },
];

describe('legal moves', () => {
  test.each(MOVE_ROWS)('$rule', ({ variant, sfen, legal = '', illegal = '', from }) => {
    const moves = legalUsi(positionOf(variant, sfen));
    const expected = legal.split(' ').filter(Boolean);
    if (from === undefined) expect(moves).toEqual(expect.arrayContaining(expected));
    else expect(moves.filter((usi) => usi.startsWith(from))).toEqual(expected.sort());
    expect(illegal.split(' ').filter((usi) => moves.includes(usi))).toEqual([]);
  });
});

describe('pawn drops that mate', () => {
  test.each([
    [yari, '6k/7/6+P/7/7/7/7/7/K4R1 b P 1'],
    [ogi, '7k/8/7+S/8/8/8/8/K5R1 b P 1'],
  ])('end the game in $0.id', (variant, sfen) => {
    const position = positionOf(variant, sfen);
    position.play(moveOf(variant, 'P*1b'));
    expect([isInCheck(position), hasLegalMove(position)]).toEqual([true, false]);
  });
});

describe('how many moves', () => {
  test.each([
    [207, 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1'],
    [593, 'R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1'],
  ])('%i in shogi', (count, sfen) => {
    const moves = legalUsi(positionOf(shogi, sfen));
    expect(new Set(moves).size).toBe(moves.length);
    expect(moves).toHaveLength(count);
  });

  test('drops of each piece on an almost empty yari board', () => {
    const drops = legalMoves(positionOf(yari, '6k/7/7/7/7/7/7/7/K6 b RBNP 1')).filter(isDrop);
    const counts = yari.pieces.map((_, kind) => drops.filter((m) => dropKind(m) === kind).length);
    expect(counts).toEqual([0, 61, 55, 55, 55]);
  });
});

describe.each(VARIANTS)('the two sides of $id', (variant) => {
  test('a position turned by 180 degrees has the same moves, turned', () => {
    for (const { sfen, legal } of oraclePositions(variant)) {
      const turned = positionOf(variant, turnSfen(sfen));
      expect(legalUsi(turned)).toEqual(legal.map((usi) => turnUsi(variant, usi)).sort());
    }
  });
});

function turnSfen(sfen: string): string {
  const [board, turn, hands] = firstItems(sfen.split(' '), 3);
  const tokens = board.match(/\+?./g)?.reverse().join('') ?? '';
  return `${swapCase(tokens)} ${turn === 'b' ? 'w' : 'b'} ${swapCase(hands)} 1`;
}

function swapCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}

function turnUsi(variant: Variant, usi: string): string {
  return usi.replace(/(\d)([a-i])/g, (_, file, rank) => {
    const turned = String.fromCharCode(97 + variant.ranks - 1 - (rank.charCodeAt(0) - 97));
    return `${variant.files + 1 - Number(file)}${turned}`;
  });
}
