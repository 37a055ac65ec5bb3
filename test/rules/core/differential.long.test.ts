import { Position as TsshogiPosition } from 'tsshogi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { VARIANTS } from '../../../source/rules/variants/index.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { type Ffish, openFfish } from '../../helpers/ffish.ts';
import { oraclePositions } from '../../helpers/oracle.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { type PlyOfGame, randomGame } from '../../helpers/random-game.ts';
import { tsshogiMoves } from '../../helpers/tsshogi-moves.ts';

/** Other games are played by `KOMADAI_SEED=7 npm test`. */
const SEED = Number(process.env.KOMADAI_SEED ?? 20240517);
const GAMES = 120;
const TSSHOGI_GAMES = 40;
const PLIES = 200;

let ffish: Ffish;
beforeAll(async () => {
  console.info(`random games with seed ${SEED}`);
  ffish = await openFfish();
});
afterAll(() => ffish?.close());

describe.each(VARIANTS)('random games of $id', (variant) => {
  test('every list of legal moves is that of Fairy-Stockfish', { timeout: 120_000 }, async () => {
    let positions = 0;
    for (let number = 0; number < GAMES; number++) {
      const game = randomGameOf(variant, SEED + number);
      const theirs = await ffish.legalMoves(
        variant,
        game.map((ply) => ply.sfen),
      );
      for (const [ply, { sfen, legal }] of game.entries()) {
        const moves = await withoutPawnDropMates(variant, sfen, itemAt(theirs, ply), legal);
        expect(legal, sfen).toEqual(moves.sort());
      }
      positions += game.length;
    }
    expect(positions).toBeGreaterThan(GAMES * 10);
  });
});

test('every list of legal moves of shogi is that of tsshogi', { timeout: 120_000 }, () => {
  for (let number = 0; number < TSSHOGI_GAMES; number++) {
    for (const { sfen, legal } of randomGameOf(shogi, SEED + GAMES + number)) {
      const position = TsshogiPosition.newBySFEN(sfen);
      if (position === null) throw new Error(`tsshogi does not read ${sfen}`);
      const theirs = tsshogiMoves(position).map((move) => move.usi);
      expect(legal, sfen).toEqual(theirs.sort());
    }
  }
});

/** A random game from the even start, a handicap or a fixture position. */
function randomGameOf(variant: Variant, seed: number): PlyOfGame[] {
  const lists = [
    [variant.start],
    variant.handicaps.map((handicap) => handicap.sfen),
    oraclePositions(variant).map(({ sfen }) => sfen),
  ].filter((starts) => starts.length > 0);
  const starts = itemAt(lists, Math.floor(randomNumbers(-seed)() * lists.length));
  return randomGame(variant, starts, seed, PLIES);
}

/** Fairy-Stockfish counts pawn drops that mate as legal; where they are not, they are taken out. */
async function withoutPawnDropMates(
  variant: Variant,
  sfen: string,
  theirs: readonly string[],
  ours: readonly string[],
): Promise<string[]> {
  const kept: string[] = [];
  for (const move of theirs) {
    const inQuestion =
      variant.pawnDropMate === 'illegal' && move.startsWith('P*') && !ours.includes(move);
    if (!inQuestion || !(await ffish.leavesNoMove(variant, sfen, move))) kept.push(move);
  }
  return kept;
}
