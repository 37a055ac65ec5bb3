import { Position as TsshogiPosition } from 'tsshogi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ending } from '../../../source/rules/core/game.ts';
import { hasLegalMove, legalMoves } from '../../../source/rules/core/generate.ts';
import { hasReachedGoal } from '../../../source/rules/core/goal.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../../../source/rules/core/move.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { shogi } from '../../../source/rules/variants/shogi/rules.ts';
import { agreesWithFfish } from '../../helpers/check-moves.ts';
import { partOfDay } from '../../helpers/day-part.ts';
import { type Ffish, type FfishResult, openFfish } from '../../helpers/ffish.ts';
import { IN_FFISH } from '../../helpers/in-ffish.ts';
import { oraclePositions } from '../../helpers/oracle.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { randomGame } from '../../helpers/random-game.ts';
import { tsshogiMoves } from '../../helpers/tsshogi-moves.ts';

/** Other games are played by `KOMADAI_SEED=7 npm test`. */
const SEED = Number(process.env.KOMADAI_SEED ?? 20240517);
const GAMES = 40;
const POSITIONS = 10_000;
const TSSHOGI_GAMES = 40;
const PLIES = 200;
const RESULTS = 100;
const RESULT_PLIES = 300;
/** How often a position stands before Fairy-Stockfish ends the game, where our sources say less. */
const FFISH_TIMES: Readonly<Record<string, number>> = { tori: 4, dobutsu: 4 };
/** How often a move is taken back, where that is possible. */
const SHUFFLES = 0.6;

let ffish: Ffish;
beforeAll(async () => {
  console.info(`random games with seed ${SEED}`);
  ffish = await openFfish();
});
afterAll(() => ffish?.close());

describe.each(partOfDay(IN_FFISH, 5))('random games of $id', (variant) => {
  test('every list of legal moves is that of Fairy-Stockfish', { timeout: 300_000 }, async () => {
    const seeds = (from: number) => Array.from({ length: GAMES }, (_, at) => from + at);
    let positions = 0;
    for (let from = SEED; positions < POSITIONS; from += GAMES) {
      positions += await agreesWithFfish(ffish, variant, seeds(from), PLIES, startsOf);
    }
  });

  test('ends as Fairy-Stockfish ends it', { timeout: 300_000 }, async () => {
    for (let number = 0; number < RESULTS; number++) await endsAsInFfish(variant, SEED + number);
  });
});

test('every list of legal moves of shogi is that of tsshogi', { timeout: 120_000 }, () => {
  for (let number = 0; number < TSSHOGI_GAMES; number++) {
    const seed = SEED + GAMES + number;
    for (const { sfen, legal } of randomGame(shogi, startsOf(shogi, seed), seed, PLIES)) {
      const position = TsshogiPosition.newBySFEN(sfen);
      if (position === null) throw new Error(`tsshogi does not read ${sfen}`);
      const theirs = tsshogiMoves(position).map((move) => move.usi);
      expect(legal, sfen).toEqual(theirs.sort());
    }
  }
});

/** The start of a game: the even one, a handicap or a fixture position. */
function startsOf(variant: Variant, seed: number): readonly string[] {
  const lists = [
    [variant.start],
    variant.handicaps.map((handicap) => handicap.sfen),
    oraclePositions(variant).map(({ sfen }) => sfen),
  ].filter((starts) => starts.length > 0);
  return itemAt(lists, Math.floor(randomNumbers(-seed)() * lists.length));
}

/** Plays a random game to its end and asks how that is judged. */
async function endsAsInFfish(variant: Variant, seed: number): Promise<void> {
  const { repetition } = variant;
  const times = FFISH_TIMES[variant.id] ?? repetition.times;
  const likeFfish = { ...variant, repetition: { ...repetition, times } };
  const random = randomNumbers(seed);
  const game = openGame(likeFfish, startPosition(variant).placement);
  const moves: string[] = [];
  for (;;) {
    const status = game.status();
    const ours = status.kind === 'ended' ? resultOf(status.ending) : undefined;
    // If the king may be taken, Fairy-Stockfish waits for that: it has moves that we refuse.
    if (variant.goalRanks && !hasLegalMove(game.position) && !hasReachedGoal(game.position)) return;
    if (ours !== undefined || moves.length >= RESULT_PLIES) {
      const theirs = await ffish.result(variant, moves);
      expect(theirs, `${variant.id} seed ${seed}: ${moves.join(' ')}`).toBe(ours);
      return;
    }
    const legal = legalMoves(game.position);
    // Moves to and fro bring repetitions about.
    const returning = legal.filter((move) => isReturn(move, game.moves.at(-2)));
    const list = returning.length > 0 && random() < SHUFFLES ? returning : legal;
    const move = itemAt(list, Math.floor(random() * list.length));
    moves.push(formatUsi(variant, move));
    game.play(move);
  }
}

/** Whether a move takes the own move before back. */
function isReturn(move: Move, before: Move | undefined): boolean {
  if (before === undefined || isDrop(move) || isDrop(before)) return false;
  return moveFrom(move) === moveTo(before) && moveTo(move) === moveFrom(before);
}

function resultOf({ winner }: Ending): FfishResult {
  if (winner === undefined) return 'draw';
  return winner === 'black' ? 'b' : 'w';
}
