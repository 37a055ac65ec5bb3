import {
  dropKind,
  isDrop,
  isPromotion,
  type Move,
  makeDrop,
  makeMove,
  moveFrom,
  moveTo,
  NO_MOVE,
} from '../../rules/core/move.ts';
import { oncePer } from '../../rules/core/once-per.ts';
import { EMPTY, handIndex, KIND_MASK } from '../../rules/core/piece-code.ts';
import { codeOn, Position } from '../../rules/core/position.ts';
import { rulesOf } from '../../rules/core/rules.ts';
import { fileOf, makeSquare, rankOf, type Square } from '../../rules/core/square.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { PositionPattern } from './position-pattern.ts';

/** What left and right are to the pieces of a game: by kind, the kind that moves the other way. */
const mirroredKinds = oncePer(({ pieces }: Variant): readonly number[] => {
  const facesOf = ({ front, back }: Variant['pieces'][number]) =>
    [front, back].map((face) => sortedBetza(face?.betza ?? '')).join(' ');
  return pieces.map((piece, own) => {
    const faces = facesOf(piece).replace(/[lr]/g, (side) => (side === 'l' ? 'r' : 'l'));
    const mirrored = faces.split(' ').map(sortedBetza).join(' ');
    if (mirrored === facesOf(piece)) return own;
    return pieces.findIndex((other) => facesOf(other) === mirrored);
  });
});

/** Moves of a piece so written that equal ones look alike. */
function sortedBetza(betza: string): string {
  const atoms = betza.match(/[a-z]*[A-Z]+\d*/g) ?? [];
  const sorted = atoms.map((atom) =>
    atom.replace(/^[a-z]+/, (letters) => [...letters].sort().join('')),
  );
  return sorted.sort().join('');
}

/** A position with left and right exchanged; undefined where the pieces of its game do not allow it. */
export function mirroredPosition(position: Position): Position | undefined {
  const { variant } = position;
  const kinds = mirroredKinds(variant);
  if (kinds.includes(-1)) return undefined;
  const own = position.snapshot();
  const { hands, turn } = own;
  const { squares, emptyBoard } = rulesOf(variant);
  const mirrored = { board: emptyBoard.slice(), hands: new Uint16Array(hands.length), turn };
  for (const square of squares) {
    const code: number = codeOn(own, square);
    if (code === EMPTY) continue;
    const to = mirroredSquare(variant, square);
    const plain: Uint8Array = mirrored.board;
    plain[to] = (code & ~KIND_MASK) | (kinds[code & KIND_MASK] ?? 0);
  }
  for (const side of [0, 1] as const) {
    for (const [kind, to] of kinds.entries()) {
      mirrored.hands[handIndex(side, to)] = hands[handIndex(side, kind)] ?? 0;
    }
  }
  return new Position(variant, mirrored);
}

/** A pattern with left and right exchanged; undefined as for `mirroredPosition`. */
export function mirroredPattern(pattern: PositionPattern): PositionPattern | undefined {
  const { variant, squares, hands } = pattern;
  const kinds = mirroredKinds(variant);
  if (kinds.includes(-1)) return undefined;
  const kindOf = (index: number) => kinds[index & KIND_MASK] ?? 0;
  return {
    ...pattern,
    squares: squares.map(([square, code]) => [
      mirroredSquare(variant, square),
      code === EMPTY ? EMPTY : (code & ~KIND_MASK) | kindOf(code),
    ]),
    hands: hands.map(([index, count]) => [(index & ~KIND_MASK) | kindOf(index), count]),
  };
}

/** The same move in the mirrored position. @param variant one with mirrored positions */
export function mirroredMove(variant: Variant, move: Move): Move {
  if (move === NO_MOVE) return move;
  const to = mirroredSquare(variant, moveTo(move));
  if (isDrop(move)) {
    const kind = dropKind(move);
    return makeDrop(mirroredKinds(variant)[kind] ?? kind, to);
  }
  return makeMove(mirroredSquare(variant, moveFrom(move)), to, isPromotion(move));
}

function mirroredSquare({ files }: Variant, square: Square): Square {
  return makeSquare(files + 1 - fileOf(square), rankOf(square));
}
