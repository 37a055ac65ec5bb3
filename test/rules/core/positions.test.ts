import { describe, expect } from 'vitest';
import { hasLegalMove, isInCheck, legalMoves } from '../../../source/rules/core/generate.ts';
import type { Position } from '../../../source/rules/core/position.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { parseUsi } from '../../../source/rules/notation/usi.ts';
import {
  HAS_ORACLE,
  ORACLE_VARIANTS,
  type OraclePosition,
  oracleLines,
  oraclePositions,
} from '../../helpers/oracle.ts';
import { legalUsi, positionOf } from '../../helpers/play.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';

describe.each(ORACLE_VARIANTS)('positions of $id', (variant) => {
  sharedTest.each(shareOf(oraclePositions(variant), 4))('$sfen', (row) => {
    expect(judge(variant, row)).toEqual(row);
  });

  // The whole oracle is not part of the project; a bare clone tests the sample above.
  test.skipIf(!HAS_ORACLE)(
    'the whole oracle, which lies beside the project only where it is developed',
    () => {
      const rows = oracleLines<OraclePosition & { variant: string }>(
        `positions-${variant.id}.jsonl`,
      );
      expect(rows.length).toBeGreaterThan(400);
      for (const { variant: _, ...row } of rows) expect(judge(variant, row)).toEqual(row);
    },
  );
});

/** What the core says of a position, in the form of the oracle. */
function judge(variant: Variant, row: OraclePosition): OraclePosition {
  const position = positionOf(variant, row.sfen);
  const legal = legalUsi(position);
  const check = isInCheck(position);
  const stuck = !hasLegalMove(position);
  expect(stuck).toBe(legal.length === 0);
  return {
    sfen: row.sfen,
    legal,
    check,
    mate: check && stuck,
    stalemate: !check && stuck,
    ...(row.pawnDropMates && { pawnDropMates: pawnDropMates(position, row.pawnDropMates) }),
  };
}

/** The listed pawn drops that mate, and those among the legal moves. */
function pawnDropMates(position: Position, listed: readonly string[]): string[] {
  const { variant } = position;
  const legal = legalUsi(position);
  const drops = new Set([...listed, ...legal.filter((usi) => usi.startsWith('P*'))]);
  return [...drops].sort().filter((usi) => {
    expect(listed.includes(usi) && variant.pawnDropMate === 'illegal').toBe(!legal.includes(usi));
    const move = parseUsi(variant, usi);
    if (move === undefined) throw new Error(`not a move: ${usi}`);
    position.play(move);
    const mates = isInCheck(position) && legalMoves(position).length === 0;
    position.undo();
    return mates;
  });
}
