import { compileBetza } from './betza.ts';
import type { PieceData, Variant } from './variant.ts';

/**
 * A fingerprint of the rules of a game: 16 hexadecimal digits that differ where anything differs
 * that changes how the game is played, and for no other reason: not for names, labels, prose,
 * sources, handicaps, the order of the pieces, or another spelling of the same moves.
 */
export function rulesFingerprint(variant: Variant): string {
  const text = JSON.stringify(rulesText(variant));
  // Two hashes of 32 bits (FNV-1a), of which one goes through the text from its end.
  let forward = 0x811c9dc5;
  let backward = 0x050c5d1f;
  for (let at = 0; at < text.length; at++) {
    forward = Math.imul(forward ^ text.charCodeAt(at), 0x01000193);
    backward = Math.imul(backward ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return [forward, backward].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Every rule, each in one spelling. */
function rulesText(variant: Variant): unknown {
  const { files, ranks, start, pieces, repetition, impasseThreshold, declaration } = variant;
  const promotes = pieces.some(({ back }) => back !== undefined);
  const hasImpasse = impasseThreshold !== undefined || declaration !== undefined;
  return [
    [files, ranks, ...startText(start)],
    promotes || hasImpasse ? variant.zone : 0,
    promotes ? variant.promotion : '',
    variant.drops,
    variant.pawnDropMate,
    variant.pawnsPerFile ?? 0,
    variant.deadSquares,
    [repetition.times, repetition.result, repetition.perpetualCheckLoses],
    variant.noMoves,
    variant.goalRanks ?? 0,
    impasseThreshold ?? 0,
    declaration ? [declaration.pieces, declaration.points.black, declaration.points.white] : [],
    pieces
      .map((piece) => pieceText(piece, variant, hasImpasse))
      .sort((a, b) => (a[0] < b[0] ? -1 : 1)),
  ];
}

function pieceText(
  { sfen, role, front, back, reverts, captive, points }: PieceData,
  { files, ranks, pawnsPerFile, pawnDropMate }: Variant,
  hasImpasse: boolean,
): readonly [letter: string, ...rest: unknown[]] {
  const longest = Math.max(files, ranks) - 1;
  const moves = (betza: string) =>
    Array.from(compileBetza(betza).ranges, (range) => Math.min(range, longest)).join('');
  const hasPawnRules = pawnsPerFile !== undefined || pawnDropMate === 'illegal';
  return [
    sfen,
    role === 'pawn' && !hasPawnRules ? '' : (role ?? ''),
    moves(front.betza),
    back ? moves(back.betza) : '',
    reverts === true,
    captive ?? '',
    hasImpasse ? points : 0,
  ];
}

/** A start with a sign for each square and a letter for each piece in hand. */
function startText(sfen: string): string[] {
  const [board = '', turn = '', hands = ''] = sfen.split(' ');
  const inHand = hands.replace(/(\d+)(.)/g, (_, count, letter) => letter.repeat(Number(count)));
  return [
    board.replace(/\d/g, (digit) => '.'.repeat(Number(digit))),
    turn,
    [...inHand].sort().join(''),
  ];
}
