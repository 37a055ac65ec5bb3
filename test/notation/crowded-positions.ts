import { legalMoves } from '../../source/rules/core/generate.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { Position } from '../../source/rules/core/position.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { parseSfen } from '../../source/rules/notation/sfen.ts';
import { randomNumbers } from '../helpers/random.ts';

/**
 * A position with both kings and many pieces of a few kinds, close together; undefined where it is
 * none, because the side that has moved is in check or a piece could never move.
 * @param letters of SFEN, from which the pieces are drawn
 */
function crowded(
  variant: Variant,
  letters: readonly string[],
  random: () => number,
): Position | undefined {
  const { files, ranks } = variant;
  const cells = Array.from({ length: ranks }, () => Array<string>(files).fill('1'));
  const put = (piece: string, fromEdge: number) => {
    const rank = fromEdge + Math.floor(random() * (ranks - 2 * fromEdge));
    itemAt(cells, rank)[fromEdge + Math.floor(random() * (files - 2 * fromEdge))] = piece;
  };
  const isBlack = random() < 0.5;
  for (const letter of letters) {
    const isMovers = random() < 0.8;
    put(isMovers === isBlack ? letter : letter.toLowerCase(), 1);
  }
  const royal = variant.pieces.find(({ role }) => role === 'royal')?.sfen ?? '';
  put(royal, 0);
  put(royal.toLowerCase(), 0);
  const board = cells.map((row) => row.join('').replace(/1+/g, (empty) => `${empty.length}`));
  const parsed = parseSfen(variant, `${board.join('/')} ${isBlack ? 'b' : 'w'} - 1`);
  if (!parsed.ok) return undefined;
  const position = new Position(variant, parsed.value.placement);
  return legalMoves(position).length > 0 ? position : undefined;
}

/** Letters of pieces that meet often, of some games: of two or three faces, some of each. */
const CROWDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  shogi: [
    ['G', 'G', 'G', 'G', 'S', 'S', 'S', 'S'],
    ['+P', '+P', '+P', '+P', '+P', '+P', '+P', '+P', '+N', '+N', '+N'],
    ['+S', '+S', '+S', '+S', '+L', '+L', '+L', '+L', 'N', 'N', 'N', 'N'],
    ['+R', '+R', '+B', '+B', 'P', 'L'],
    ['R', 'R', 'B', 'B', 'G', 'G', 'G'],
  ],
  yari: [
    ['B', 'B', 'B', 'B', 'N', 'N', 'N', 'N'],
    ['+B', '+B', '+B', '+B', '+N', '+N', '+N', '+N'],
    ['+P', '+P', '+P', '+P', '+P', '+P', '+P', 'R', 'R', 'R', 'R'],
    ['N', 'N', 'N', 'N', '+R', '+R', '+R', '+R'],
  ],
  ogi: [
    ['I', 'I', 'S', 'S', 'S', 'S'],
    ['+I', '+I', '+S', '+S', '+S', '+S', 'I'],
    ['+R', '+R', '+B', '+B', '+P', '+P', '+P', '+P'],
  ],
};

/** Positions in which many like pieces go to the same squares. */
export function* crowdedPositions(variant: Variant, perCrowd: number): Generator<Position> {
  for (const [index, letters] of (CROWDS[variant.id] ?? []).entries()) {
    const random = randomNumbers(20261121 + index);
    for (let found = 0; found < perCrowd; ) {
      const position = crowded(variant, letters, random);
      if (position === undefined) continue;
      found++;
      yield position;
    }
  }
}
