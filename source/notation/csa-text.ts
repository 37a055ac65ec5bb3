import type { Attempt, NamedPiece } from '../core/attempt.ts';
import { failure, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import type { MoveContext, ParsedMoveText } from './move-text.ts';
import { squareAt } from './square.ts';

/** By variant and letter of SFEN: the names of both faces in CSA, where the format has the game. */
const CSA_NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  shogi: {
    K: ['ou'],
    R: ['hi', 'ry'],
    B: ['ka', 'um'],
    G: ['ki'],
    S: ['gi', 'ng'],
    N: ['ke', 'nk'],
    L: ['ky', 'ny'],
    P: ['fu', 'to'],
  },
};

/** A move of CSA, `+7776FU`, the sign being optional. @param text folded */
export function parseCsaText({ position }: MoveContext, text: string): ParsedMoveText {
  const { variant, turn } = position;
  const parts = /^([+-]?)(\d\d)(\d\d)([a-z]{2})$/.exec(text);
  if (!parts) return undefined;
  const [, sign, origin, target, name] = parts;
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

/** CSA names the piece as it is after the move. */
function pieceOfCsa(variant: Variant, name: string): NamedPiece | undefined {
  const names = CSA_NAMES[variant.id] ?? {};
  for (const [kind, { sfen }] of variant.pieces.entries()) {
    const face = names[sfen]?.indexOf(name) ?? -1;
    if (face >= 0) return { kind, promoted: face === 1 };
  }
  return undefined;
}
