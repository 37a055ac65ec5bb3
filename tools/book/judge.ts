import { Search } from '../../source/engine/search/search.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { loadGame } from '../load-game.ts';
import type { JudgedLine } from './judgements.ts';

// Judges positions that another process sends. The answer depends on what is asked alone.

/** A position to be judged. */
export interface JudgeRequest {
  readonly sfen: string;
  readonly nodes: number;
  /** How much worse than the best the moves of the answer may be, in hundredths of a pawn. */
  readonly tolerance: number;
}

const HASH_MB = 16;

/** What a mate is worth. */
const MATE = 10_000;

/** The moves within the tolerance. */
function judge(variant: Variant, { sfen, nodes, tolerance }: JudgeRequest): JudgedLine {
  search.clear();
  const start = readSfen(variant, sfen);
  search.run({ variant, start, moves: [] }, { nodes, tolerance });
  const moves = search.nearMoves().map(({ move, score }) => {
    const value = score.kind === 'value' ? score.centipawns : Math.sign(score.plies) * MATE;
    return [formatUsi(variant, move), value] as const;
  });
  return { sfen, moves };
}

const [id = ''] = process.argv.slice(2);
const variant = loadGame(id);
const search = new Search(HASH_MB);
process.on('message', (request: JudgeRequest) => process.send?.(judge(variant, request)));
