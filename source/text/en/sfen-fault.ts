import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { SfenFault } from '../../rules/notation/sfen.ts';
import { formatRank, formatSquare } from '../../rules/notation/square.ts';
import { countText } from './count-text.ts';
import { royalName, wholePieceName } from './names.ts';
import { nameInText } from './phrases.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/** Why a text is no position of the variant, in one line without a full stop. */
export function sfenFaultText(variant: Variant, fault: SfenFault): string {
  const { files, ranks, pieces } = variant;
  const game = nameInText(variant);
  switch (fault.code) {
    case 'sfen-fields':
      return fault.found === 0
        ? `the SFEN is empty; it has board, turn, hands and a move number, as in ${variant.start}`
        : `an SFEN has 3 or 4 parts (board, turn, hands, move number), not ${fault.found}`;
    case 'rank-count':
      return `the board of ${game} has ${ranks} ranks, not ${fault.found}`;
    case 'rank-length':
      return `rank ${formatRank(fault.rank)} has ${fault.found} squares instead of ${files}`;
    case 'unknown-letter':
      return `${game} has no piece ${quoted(fault.letter)}; its letters are ${letters(variant)}`;
    case 'not-promotable': {
      const promotable = pieces.filter((piece) => piece.back).map((piece) => `+${piece.sfen}`);
      return `${quoted(fault.letter)} does not promote; these do: ${promotable.join(' ')}`;
    }
    case 'turn':
      return `the side to move is b or w, not ${quoted(fault.found)}`;
    case 'hand':
      return `${quoted(fault.found)} is no hand; one reads like 2Pb, or - for none`;
    case 'promoted-in-hand':
      return `a promoted piece (${fault.letter}) cannot be in hand; captured pieces turn back`;
    case 'royal-in-hand':
      return `the ${royalName(variant)} (${fault.letter}) cannot be in hand`;
    case 'move-number':
      return `the move number is a whole number from 1 to 999999, not ${quoted(fault.found)}`;
    case 'no-royal':
      return `neither side has a ${royalName(variant)}; one side at least needs one`;
    case 'second-royal':
      return `${sideName(fault.color)} has a second ${royalName(variant)} on ${formatSquare(fault.square)}; a side has one at most`;
    case 'dead-piece': {
      const name = wholePieceName(variant, { kind: fault.kind, promoted: false });
      return `the unpromoted ${name} on ${formatSquare(fault.square)} could never move; there it must be promoted`;
    }
    case 'many-pawns':
      return manyPawnsText(variant, fault);
    case 'left-in-check':
      return `${sideName(fault.color)} has just moved and stands in check; it would have to be ${sideName(fault.color)}'s turn`;
    default:
      return fault satisfies never;
  }
}

/** The same without what would be right. */
export function sfenOddityText(variant: Variant, fault: SfenFault): string {
  const [what = ''] = sfenFaultText(variant, fault).split(';');
  return what;
}

/** The same with the name of the game: `not a position of shogi: ..`. */
export function noPositionText(variant: Variant, fault: SfenFault): string {
  return `not a position of ${variant.id}: ${sfenFaultText(variant, fault)}`;
}

function manyPawnsText(
  variant: Variant,
  { color, file, kind, most }: Extract<PlacementFault, { code: 'many-pawns' }>,
): string {
  const name = wholePieceName(variant, { kind, promoted: false });
  const found = countText(most + 1, `unpromoted ${name}`);
  return `${sideName(color)} has ${found} on file ${file}; at most ${most} may stand there`;
}

function letters(variant: Variant): string {
  return variant.pieces.map((piece) => piece.sfen).join(' ');
}
