import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OwnEngine } from '../../source/engine/search/own-engine.ts';
import { MOVE_LIMIT } from '../../source/match/participants/opponents.ts';
import { mainLine } from '../../source/records/tree/record.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { openGame, startPosition } from '../../source/rules/notation/start.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { playEngineGame } from '../bench/engine/engine-game.ts';
import { partOfDay } from '../helpers/day-part.ts';
import { type Ffish, openFfish } from '../helpers/ffish.ts';
import { IN_FFISH } from '../helpers/in-ffish.ts';
import { positionOf } from '../helpers/play.ts';
import { slowLegalUsi } from '../helpers/slow-moves.ts';

/** Nodes for a move, so that the games are quick. */
const NODES = 300;
const PAIRS = [
  [1, 2],
  [3, 1],
  [4, 5],
] as const;

let ffish: Ffish;
beforeAll(async () => {
  ffish = await openFfish();
});
afterAll(() => ffish?.close());

describe.each(partOfDay(VARIANTS, 10))('games of $id between levels', (variant) => {
  test.each(PAIRS)('%i against %i', { timeout: 120_000 }, async (black, white) => {
    const { sfens, moves, termination, status } = await playLevels(variant, black, white);
    const theirs = await legalMovesOf(variant, sfens);
    for (const [ply, move] of moves.entries()) expect(theirs[ply], sfens[ply]).toContain(move);
    // Fairy-Stockfish counts a pawn drop that mates as legal.
    const last = moves.at(-1) ?? '';
    const isMate = status.kind === 'ended' && status.ending.reason === 'checkmate';
    expect(isMate && variant.pawnDropMate === 'illegal' && last.startsWith('P*')).toBe(false);
    expect(itemAt(theirs, moves.length).length === 0).toBe(hasNoMove(termination));
    if (termination === 'move limit') expect(moves).toHaveLength(MOVE_LIMIT);
    else if (termination === 'impasse') expect(status).toHaveProperty('impasse');
    else expect(status).toMatchObject({ kind: 'ended', ending: { reason: termination } });
  });
});

/** The moves of another generator; Fairy-Stockfish lacks whale shogi and lets kings be taken. */
async function legalMovesOf(variant: Variant, sfens: readonly string[]): Promise<string[][]> {
  if (IN_FFISH.includes(variant) && variant.goalRanks === undefined) {
    return ffish.legalMoves(variant, sfens);
  }
  return sfens.map((sfen) => slowLegalUsi(positionOf(variant, sfen)));
}

function hasNoMove(termination: string | undefined): boolean {
  return ['checkmate', 'no legal moves', 'try'].includes(termination ?? '');
}

/** A whole game: each position with the move that was made there, and how it ended. */
async function playLevels(variant: Variant, black: number, white: number) {
  const engines = {
    black: new OwnEngine({ level: black, hashMb: 1, seed: 1, declares: true }),
    white: new OwnEngine({ level: white, hashMb: 1, seed: 2, declares: true }),
  };
  const limits = { black: { nodes: NODES }, white: { nodes: NODES } };
  const start = startPosition(variant);
  try {
    const { record, failure } = await playEngineGame({ variant, start, engines, limits });
    expect(failure).toBeUndefined();
    const game = openGame(variant, start.placement);
    const sfenNow = () => formatSfen(variant, { placement: game.position, moveNumber: 1 });
    const sfens = [sfenNow()];
    const moves: string[] = [];
    for (const { move } of mainLine(record)) {
      moves.push(formatUsi(variant, move));
      game.play(move);
      sfens.push(sfenNow());
    }
    return { sfens, moves, termination: record.termination, status: game.status() };
  } finally {
    engines.black.close();
    engines.white.close();
  }
}
