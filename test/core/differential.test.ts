import { Position as TsshogiPosition } from 'tsshogi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalMoves } from '../../source/core/generate.ts';
import { isDrop, isPromotion } from '../../source/core/move.ts';
import type { Variant } from '../../source/core/variant.ts';
import { VARIANTS } from '../../source/core/variants/index.ts';
import { shogi } from '../../source/core/variants/shogi.ts';
import { formatSfen } from '../../source/notation/sfen.ts';
import { type Ffish, openFfish } from '../helpers/ffish.ts';
import { fixtureLines, type OraclePosition } from '../helpers/oracle.ts';
import { legalUsi, positionOf } from '../helpers/play.ts';
import { randomNumbers } from '../helpers/random.ts';
import { tsshogiMoves } from '../helpers/tsshogi-moves.ts';

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
      const game = randomGame(variant, SEED + number);
      const theirs = await ffish.legalMoves(
        variant,
        game.map((ply) => ply.sfen),
      );
      for (const [ply, { sfen, legal }] of game.entries()) {
        const moves = await withoutPawnDropMates(variant, sfen, theirs[ply], legal);
        expect(legal, sfen).toEqual(moves.sort());
      }
      positions += game.length;
    }
    expect(positions).toBeGreaterThan(GAMES * 10);
  });
});

test('every list of legal moves of shogi is that of tsshogi', { timeout: 120_000 }, () => {
  for (let number = 0; number < TSSHOGI_GAMES; number++) {
    for (const { sfen, legal } of randomGame(shogi, SEED + GAMES + number)) {
      const position = TsshogiPosition.newBySFEN(sfen);
      if (position === null) throw new Error(`tsshogi does not read ${sfen}`);
      const theirs = tsshogiMoves(position).map((move) => move.usi);
      expect(legal, sfen).toEqual(theirs.sort());
    }
  }
});

interface PlyOfGame {
  readonly sfen: string;
  /** Our legal moves in USI, sorted. */
  readonly legal: readonly string[];
}

/**
 * From the even start, a handicap or a fixture position. Board moves and promotions are played
 * more often than by their number, so that the games go somewhere.
 */
function randomGame(variant: Variant, seed: number): PlyOfGame[] {
  const random = randomNumbers(seed);
  const starts = [
    [variant.start],
    variant.handicaps.map((handicap) => handicap.sfen),
    fixtureLines<OraclePosition>(`positions-${variant.id}.jsonl`).map(({ sfen }) => sfen),
  ][Math.floor(random() * 3)];
  const position = positionOf(variant, starts[Math.floor(random() * starts.length)]);
  const plies: PlyOfGame[] = [];
  while (plies.length < PLIES) {
    const sfen = formatSfen(variant, { placement: position, moveNumber: plies.length + 1 });
    plies.push({ sfen, legal: legalUsi(position) });
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    const promotions = moves.filter(isPromotion);
    const boardMoves = moves.filter((move) => !isDrop(move));
    const choice = random();
    const list = [promotions, boardMoves, moves][choice < 0.3 ? 0 : choice < 0.7 ? 1 : 2];
    const from = list.length > 0 ? list : moves;
    position.play(from[Math.floor(random() * from.length)]);
  }
  return plies;
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
