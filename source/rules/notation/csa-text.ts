import type { Attempt, NamedPiece } from '../core/attempt.ts';
import { oncePer } from '../core/once-per.ts';
import { failure, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { namesOf } from '../variants/index.ts';
import type { MoveContext, ParsedMoveText } from './move-text.ts';
import { squareAt } from './square.ts';

/** A move of CSA, `+7776FU`, the sign being optional. @param text folded */
export function parseCsaText({ position }: MoveContext, text: string): ParsedMoveText {
  const { variant, turn } = position;
  const parts = /^([+-]?)(\d\d)(\d\d)([a-z]{2})$/.exec(text);
  if (!parts) return undefined;
  const [, sign, origin = '', target = '', name = ''] = parts;
  const piece = pieceOfCsa(variant, name);
  if (piece === undefined) return undefined;
  if (sign && (sign === '+' ? 'black' : 'white') !== turn) {
    return failure({ code: 'wrong-side', turn });
  }
  const to = squareAt(variant, Number(target[0]), Number(target[1]));
  if (to === undefined) return failure({ code: 'not-a-square', square: target });
  if (origin === '00') return success({ attempts: [{ drop: true, piece, to }] });
  const [file, rank] = [Number(origin[0]), Number(origin[1])];
  if (squareAt(variant, file, rank) === undefined) {
    return failure({ code: 'not-a-square', square: origin });
  }
  const from = { file, rank };
  const plain: Attempt = { drop: false, piece, from, to, capture: false, promotion: 'decline' };
  if (!piece.promoted) return success({ attempts: [plain] });
  const front = { kind: piece.kind, promoted: false };
  return success({ attempts: [plain, { ...plain, piece: front, promotion: 'promote' }] });
}

/** The piece of a lower-case name. CSA names the piece as it is after the move. */
export function pieceOfCsa(variant: Variant, name: string): NamedPiece | undefined {
  return piecesOf(variant).get(name);
}

const piecesOf = oncePer((variant: Variant): ReadonlyMap<string, NamedPiece> => {
  const { csa = {} } = namesOf(variant);
  return new Map(
    variant.pieces.flatMap(({ sfen }, kind) =>
      (csa[sfen] ?? []).map((name, face) => [name, { kind, promoted: face === 1 }]),
    ),
  );
});
