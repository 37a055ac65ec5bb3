import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { SfenFault } from '../../rules/notation/sfen.ts';
import { formatRank, formatSquare } from '../../rules/notation/square.ts';
import { nameOfPiece, royalName } from './names.ts';
import { nameInText } from './phrases.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/** Stands between what is wrong and what would be right. */
const AND_RIGHT = '。';

export function sfenFaultText(variant: Variant, fault: SfenFault): string {
  const { files, ranks, pieces } = variant;
  const game = nameInText(variant);
  switch (fault.code) {
    case 'sfen-fields':
      return fault.found === 0
        ? `SFEN が空です${AND_RIGHT}盤面、手番、持駒、手数を ${variant.start} のように書きます`
        : `SFEN は3つか4つの部分（盤面、手番、持駒、手数）からなりますが、${fault.found}個あります`;
    case 'rank-count':
      return `${game}の盤は${ranks}段ですが、${fault.found}段あります`;
    case 'rank-length':
      return `${formatRank(fault.rank)}段が${fault.found}マスです（正しくは${files}マス）`;
    case 'unknown-letter':
      return `${game}に${quoted(fault.letter)}という駒はありません${AND_RIGHT}使える文字: ${letters(variant)}`;
    case 'not-promotable': {
      const promotable = pieces.filter((piece) => piece.back).map((piece) => `+${piece.sfen}`);
      return `${quoted(fault.letter)}は成れません${AND_RIGHT}成れるもの: ${promotable.join(' ')}`;
    }
    case 'turn':
      return `手番は b か w です（${quoted(fault.found)}とあります）`;
    case 'hand':
      return `${quoted(fault.found)}は持駒ではありません${AND_RIGHT}2Pb のように書き、なければ - です`;
    case 'promoted-in-hand':
      return `成駒（${fault.letter}）は持駒にできません${AND_RIGHT}取られた駒は元に戻ります`;
    case 'royal-in-hand':
      return `${royalName(variant)}（${fault.letter}）は持駒にできません`;
    case 'move-number':
      return `手数は1から999999までの整数です（${quoted(fault.found)}とあります）`;
    case 'no-royal':
      return `どちらの側にも${royalName(variant)}がありません${AND_RIGHT}少なくとも一方に必要です`;
    case 'second-royal':
      return `${sideName(fault.color)}の2枚目の${royalName(variant)}が${formatSquare(fault.square)}にあります${AND_RIGHT}1枚までです`;
    case 'dead-piece': {
      const name = nameOfPiece(variant, { kind: fault.kind, promoted: false });
      return `${formatSquare(fault.square)}の${name}は行きどころのない駒です${AND_RIGHT}ここでは成っている必要があります`;
    }
    case 'many-pawns':
      return manyPawnsText(variant, fault);
    case 'left-in-check':
      return `指したばかりの${sideName(fault.color)}に王手がかかっています${AND_RIGHT}${sideName(fault.color)}の手番でなければなりません`;
    default:
      return fault satisfies never;
  }
}

export function sfenOddityText(variant: Variant, fault: SfenFault): string {
  const [what = ''] = sfenFaultText(variant, fault).split(AND_RIGHT);
  return what;
}

export function noPositionText(variant: Variant, fault: SfenFault): string {
  return `${nameInText(variant)}の局面ではありません: ${sfenFaultText(variant, fault)}`;
}

function manyPawnsText(
  variant: Variant,
  { color, file, kind, most }: Extract<PlacementFault, { code: 'many-pawns' }>,
): string {
  const name = nameOfPiece(variant, { kind, promoted: false });
  return `${file}筋に${sideName(color)}の${name}が${most + 1}枚あります${AND_RIGHT}${most}枚までです`;
}

function letters(variant: Variant): string {
  return variant.pieces.map((piece) => piece.sfen).join(' ');
}
