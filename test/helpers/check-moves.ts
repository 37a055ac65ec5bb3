import { expect } from 'vitest';
import { approachesOf } from '../../source/engine/mate/approaches.ts';
import {
  generateChecks,
  generateQuietChecks,
  givesCheck,
} from '../../source/engine/mate/checks.ts';
import { isPlayable } from '../../source/engine/search/playable.ts';
import { attackersOf, attacksFrom, isAttacked, reachOf } from '../../source/rules/core/attacks.ts';
import { exposesKing } from '../../source/rules/core/exposes-king.ts';
import { isInCheck, legalMoves } from '../../source/rules/core/generate.ts';
import { hasReachedGoal } from '../../source/rules/core/goal.ts';
import { whyIllegal } from '../../source/rules/core/illegal.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import {
  isDrop,
  isPromotion,
  MOVES_SPAN,
  type Move,
  type MoveArray,
  makeDrop,
  moveTo,
} from '../../source/rules/core/move.ts';
import { boardMovesTo, isLegalDrop } from '../../source/rules/core/moves-to.ts';
import { BLACK_BIT, EMPTY, type Side } from '../../source/rules/core/piece-code.ts';
import { checkPlacement } from '../../source/rules/core/placement.ts';
import { codeOn, type Position, pieceOn, samePosition } from '../../source/rules/core/position.ts';
import { rulesOf } from '../../source/rules/core/rules.ts';
import {
  generateCaptures,
  generateEvasions,
  generateQuiets,
} from '../../source/rules/core/search-moves.ts';
import { fileOf, NO_SQUARE, rankOf } from '../../source/rules/core/square.ts';
import { pieceData, type Variant } from '../../source/rules/core/variant.ts';
import type { Ffish } from './ffish.ts';
import { ascending } from './many-positions.ts';
import { moveOf, positionOf } from './play.ts';
import { randomGame } from './random-game.ts';
import { slowLegalUsi } from './slow-moves.ts';

/** A list is the wanted one: `toEqual` alone would take most of the time of these tests. */
function expectSame<Item extends Move | string>(
  list: readonly Item[],
  wanted: readonly Item[],
  sfen: string,
): void {
  if (list.join() !== wanted.join()) expect(list, sfen).toEqual(wanted);
}

/**
 * Plays random games, a seed each, and compares every list of moves with Fairy-Stockfish's.
 * @returns how many positions were compared
 */
export async function agreesWithFfish(
  ffish: Ffish,
  variant: Variant,
  seeds: readonly number[],
  plies: number,
  startsOf: (variant: Variant, seed: number) => readonly string[] = ({ start }) => [start],
): Promise<number> {
  let positions = 0;
  for (const seed of seeds) {
    const game = randomGame(variant, startsOf(variant, seed), seed, plies);
    positions += game.length;
    const theirs = await ffish.legalMoves(
      variant,
      game.map(({ sfen }) => sfen),
    );
    for (const [ply, { sfen, legal }] of game.entries()) {
      const moves = await legalByOurRules(ffish, variant, sfen, itemAt(theirs, ply), legal);
      expectSame(legal, moves.sort(), sfen);
    }
  }
  return positions;
}

/**
 * Takes out of the moves of Fairy-Stockfish those that our rules forbid: pawn drops that mate, which
 * it counts as legal everywhere, and in dobutsu the moves that let the lion be taken.
 */
async function legalByOurRules(
  ffish: Ffish,
  variant: Variant,
  sfen: string,
  theirs: readonly string[],
  ours: readonly string[],
): Promise<string[]> {
  const { pawn } = rulesOf(variant);
  const kept: string[] = [];
  for (const move of theirs) {
    if (!ours.includes(move)) {
      if (variant.goalRanks && losesKing(positionOf(variant, sfen), move)) continue;
      const isPawnDrop = pawn >= 0 && move.startsWith(`${pieceData(variant, pawn).sfen}*`);
      const isInQuestion = isPawnDrop && variant.pawnDropMate === 'illegal';
      if (isInQuestion && (await ffish.leavesNoMove(variant, sfen, move))) continue;
    }
    kept.push(move);
  }
  return kept;
}

/** Whether a move leaves the own royal piece to be taken. */
function losesKing(position: Position, usi: string): boolean {
  const { side } = position;
  position.play(moveOf(position.variant, usi));
  return isAttacked(position, position.kings[side], (side ^ 1) as Side);
}

/** The same with the lists that are found in the plainest way. */
export function agreesWithSlowMoves(
  variant: Variant,
  seeds: readonly number[],
  plies: number,
): void {
  for (const seed of seeds) {
    for (const { sfen, legal } of randomGame(variant, [variant.start], seed, plies)) {
      expectSame(legal, slowLegalUsi(positionOf(variant, sfen)), sfen);
    }
  }
}

const room = new Int32Array(MOVES_SPAN) as MoveArray;
const written = (generate: (moves: MoveArray) => number): Move[] => [
  ...room.subarray(0, generate(room)),
];

/** Reasons are asked for in one position of this many: there are thousands of moves to refuse. */
const REASONS_EVERY = 15;

/**
 * In the positions of random games, whatever else knows the moves says the same as the list of the
 * legal ones: stages, checks, moves to a square, attackers, reasons.
 */
export function partsAgree(variant: Variant, seeds: readonly number[], plies: number): void {
  for (const seed of seeds) {
    for (const [ply, { sfen }] of randomGame(variant, [variant.start], seed, plies).entries()) {
      const position = positionOf(variant, sfen);
      expect(checkPlacement(variant, position), sfen).toBeUndefined();
      const before = position.snapshot();
      const legal = ascending(legalMoves(position));
      const safe = (generate: (moves: MoveArray) => number) =>
        ascending(written(generate).filter((move) => !exposesKing(position, move)));
      const isQuiet = (move: Move) =>
        isDrop(move) || (!isPromotion(move) && position.board[moveTo(move)] === EMPTY);
      const checks = legal.filter((move) => {
        position.play(move);
        const check = isInCheck(position);
        position.undo();
        return check;
      });
      expectSame(movesSquareBySquare(position), legal, sfen);
      // Stages are for a search, which looks at the goal before it asks for them.
      if (hasReachedGoal(position)) continue;
      expectSame(
        legal.filter((move) => givesCheck(position, move)),
        checks,
        sfen,
      );
      const approaches = approachesOf(variant);
      expectSame(
        ascending(written((moves) => generateChecks(position, approaches, moves, 0))),
        checks,
        sfen,
      );
      if (isInCheck(position)) {
        expectSame(
          safe((moves) => generateEvasions(position, moves, 0)),
          legal,
          sfen,
        );
      } else {
        const captures = safe((moves) => generateCaptures(position, moves, 0, true));
        expectSame(
          captures,
          legal.filter((move) => !isQuiet(move)),
          sfen,
        );
        const declining = new Set(captures.filter(isPromotion).map((move) => move & 0xffff));
        expectSame(
          safe((moves) => generateCaptures(position, moves, 0, false)),
          captures.filter((move) => isPromotion(move) || !declining.has(move)),
          sfen,
        );
        const quiets = safe((moves) => generateQuiets(position, moves, 0));
        expectSame(quiets, legal.filter(isQuiet), sfen);
        expect(
          quiets.every((move) => isPlayable(position, move)),
          sfen,
        ).toBe(true);
        expectSame(
          safe((moves) => generateQuietChecks(position, approaches, moves, 0)),
          checks.filter(isQuiet),
          sfen,
        );
      }
      if (ply % REASONS_EVERY === 0) expectReasons(position, legal, sfen);
      expect(samePosition(position, before), sfen).toBe(true);
    }
  }
}

function movesSquareBySquare(position: Position): Move[] {
  const { side, rules } = position;
  const own = [...rules.squares].filter(
    (square) => (codeOn(position, square) & (BLACK_BIT << side)) !== 0,
  );
  const codes = [...new Set(own.map((square) => codeOn(position, square)))];
  return ascending(
    [...rules.squares].flatMap((to) => [
      ...codes.flatMap((code) => boardMovesTo(position, code, to)),
      ...[...rules.variant.pieces.keys()]
        .filter((kind) => isLegalDrop(position, kind, to))
        .map((kind) => makeDrop(kind, to)),
    ]),
  );
}

/** The pieces that reach a square, and whether an illegal move fails because it does not reach. */
function expectReasons(position: Position, legal: readonly Move[], sfen: string): void {
  const { rules, side, turn } = position;
  const known = new Set(legal.map((move) => move & 0xffff));
  const wrong: string[] = [];
  for (const to of rules.squares) {
    const attackers = attackersOf(position, to, side);
    if (new Set(attackers).size < attackers.length) wrong.push(`attackers of ${to}`);
    for (const from of rules.squares) {
      const piece = pieceOn(position, from);
      if (piece?.color !== turn) continue;
      const attacks = attacksFrom(position, codeOn(position, from), from, to, NO_SQUARE);
      if (attackers.includes(from) !== attacks) wrong.push(`attack of ${from} on ${to}`);
      const reaches = reachOf(position, from, to).kind === 'reaches';
      if (reaches !== attacks) wrong.push(`reach of ${from} to ${to}`);
      if (known.has(from | (to << 8))) continue;
      const origin = { file: fileOf(from), rank: rankOf(from) };
      const fault = whyIllegal(position, { drop: false, piece, from: origin, to, capture: false });
      const isFar = fault?.code === 'blocked' || fault?.code === 'unreachable';
      if (fault === undefined || isFar === attacks) wrong.push(`reason of ${from} to ${to}`);
    }
  }
  expect(wrong, sfen).toEqual([]);
}
