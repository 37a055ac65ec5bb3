/** A position that is measured in. */
export interface Measured {
  readonly sfen: string;
  /** Its known leaf counts of depth 1 and on. */
  readonly nodes: readonly number[];
}

export const MEASURED = {
  shogiStart: {
    sfen: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1',
    nodes: [30, 900, 25470, 719731, 19861490],
  },
  /** 207 legal moves, most of them drops. */
  manyMoves: {
    sfen: 'l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1',
    nodes: [207, 28684, 4809015],
  },
  yariStart: {
    sfen: 'rnnkbbr/7/ppppppp/7/7/7/PPPPPPP/7/RBBKNNR b - 1',
    nodes: [20, 400, 7960, 158404, 3174917],
  },
  ogiStart: {
    sfen: 'lnsiksnl/1r4b1/pppppppp/8/8/PPPPPPPP/1B4R1/LNSIKSNL b - 1',
    nodes: [25, 625, 14825, 356853, 8490025],
  },
} as const satisfies Record<string, Measured>;
