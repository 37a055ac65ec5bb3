import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Face, PieceData, Variant } from '../../source/rules/core/variant.ts';
import { shogi } from '../../source/rules/variants/shogi/rules.ts';

/** A piece by its letter, with its moves and those of its promoted side in Betza notation. */
export type MadeUpPiece = readonly [letter: string, front: string, back?: string];

interface MadeUp {
  readonly id: string;
  readonly ranks: number;
  readonly zone: number;
  readonly promotion?: Variant['promotion'];
  /** How the king moves, where that is not as a king. */
  readonly king?: string;
  /** Apart from the king, the pawn and, in Fairy-Stockfish only, the gold. */
  readonly pieces: readonly MadeUpPiece[];
  /** The first rank of Black from the left, one file a letter. */
  readonly first: string;
  /** The second one; missing where it is empty. */
  readonly second?: string;
}

const [royal] = shogi.pieces;
const pawn: PieceData = itemAt(shogi.pieces, shogi.pieces.length - 1);

/** A game from a few pieces, of which White's stand as Black's, turned by half. */
export function madeUpVariant({ id, ranks, zone, promotion, pieces, ...rest }: MadeUp): Variant {
  const { first, second = `${rest.first.length}`, king = 'K' } = rest;
  const files = first.length;
  const empty = Array.from({ length: ranks - 6 }, () => files);
  const own = ['P'.repeat(files), second, first];
  const other = own.map((rank) => [...rank].reverse().join('').toLowerCase()).reverse();
  return {
    ...shogi,
    id,
    name: id,
    files,
    ranks,
    zone,
    promotion: promotion ?? 'optional',
    pawnDropMate: 'legal',
    start: `${[...other, ...empty, ...own].join('/')} b - 1`,
    pieces: [
      { ...royal, front: { ...royal.front, betza: king } },
      ...pieces.map(madeUpPiece),
      pawn,
    ],
    handicaps: [],
    sources: [],
  };
}

function madeUpPiece([sfen, front, back]: MadeUpPiece): PieceData {
  const face = (betza: string, label: string): Face => ({
    betza,
    kanji: label,
    kanji2: label,
    full: label,
    romaji: label,
    label,
    english: `${label} piece`,
  });
  return {
    sfen,
    hodges: sfen,
    front: face(front, sfen),
    ...(back !== undefined && { back: face(back, `+${sfen}`) }),
    points: 1,
  };
}

const games = (all: Readonly<Record<string, Omit<MadeUp, 'id'>>>): readonly Variant[] =>
  Object.entries(all).map(([id, game]) => madeUpVariant({ id, ...game }));

/** Games whose pieces are nothing but hard cases. Fairy-Stockfish plays them too. */
export const MADE_UP = games({
  limitedslides: {
    ranks: 9,
    zone: 3,
    pieces: [
      ['A', 'R3', 'R3F'],
      ['C', 'B2', 'B4fW'],
      ['E', 'fR2bF'],
      ['I', 'W2fB3', 'Q2'],
      ['J', 'lR4rB5vW', 'K2N'],
    ],
    first: 'ACJKIEA',
    second: '1E3C1',
  },
  longleaps: {
    ranks: 8,
    zone: 2,
    pieces: [
      ['A', 'DF', 'DRF'],
      ['C', 'AW', 'ABW'],
      ['E', 'RD'],
      ['I', 'BA', 'QDA'],
      ['J', 'fDbFsW', 'W2D'],
    ],
    first: 'ACEKIJA',
    second: '1J3C1',
  },
  birds: {
    ranks: 7,
    zone: 2,
    pieces: [
      ['A', 'FfW', 'fBbRWbB2'],
      ['C', 'FvW'],
      ['J', 'fRbrBblF'],
      ['Q', 'fRblBbrF'],
      ['T', 'fDbF', 'fAbD'],
    ],
    first: 'QTCKCTJ',
    second: '3A3',
  },
  knightriders: {
    ranks: 9,
    zone: 3,
    pieces: [
      ['A', 'NN', 'NNW'],
      ['C', 'fNNF', 'RNN'],
      ['E', 'N2W', 'BN3'],
      ['I', 'RN2', 'QN2'],
      ['J', 'BsN'],
    ],
    first: 'ACEKIJA',
    second: '1E3C1',
  },
  intersections: {
    ranks: 8,
    zone: 2,
    pieces: [
      ['A', 'frlRbF', 'brBflB'],
      ['C', 'fsNbW', 'vNsW'],
      ['E', 'rfNlbNfF', 'sNfF'],
      ['I', 'frFblFlRrDbA', 'flArbAW'],
      ['J', 'fhNrlR2', 'fNbNsD'],
    ],
    first: 'ACEKIJA',
    second: '1I3E1',
  },
  deadends: {
    ranks: 8,
    zone: 1,
    pieces: [
      ['A', 'fR'],
      ['C', 'ffN', 'WfF'],
      ['E', 'fAfD', 'K'],
      ['I', 'lRfF'],
      ['J', 'fB2', 'fR2bR2'],
    ],
    first: 'ACEKIJA',
    second: '1C3E1',
  },
});

/** More of them, which Fairy-Stockfish cannot play. */
export const HARDER = games({
  leapriders: {
    ranks: 9,
    zone: 3,
    pieces: [
      ['A', 'NN', 'NNW'],
      ['C', 'DDF', 'RDD'],
      ['E', 'AAW', 'BAA'],
      ['I', 'N2fW', 'QN2'],
      ['J', 'D2A2', 'ffNNWF'],
    ],
    first: 'ACEKIJA',
    second: '1E3C1',
  },
  ridersandslides: {
    ranks: 8,
    zone: 3,
    promotion: 'mandatory',
    pieces: [
      ['A', 'R', 'RDD'],
      ['C', 'B', 'BAA'],
      ['E', 'DDW', 'DDAAK'],
      ['I', 'AAF'],
      ['J', 'vNN', 'Q'],
    ],
    first: 'AICKEJA',
    second: '1C3A1',
  },
  wideking: {
    ranks: 8,
    zone: 2,
    king: 'KA',
    pieces: [
      ['A', 'R', 'RF'],
      ['C', 'BD'],
      ['E', 'fNsW', 'R2'],
    ],
    first: 'AECKCEA',
  },
  slidingking: {
    ranks: 9,
    zone: 2,
    king: 'R2F',
    pieces: [
      ['A', 'fR3F', 'R'],
      ['C', 'B', 'BD'],
      ['E', 'fNsW', 'N'],
    ],
    first: 'AECKCEA',
  },
});
