import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { SfenFault } from '../../rules/notation/sfen.ts';
import { formatRank, formatSquare } from '../../rules/notation/square.ts';
import { josa } from './josa.ts';
import { royalName, wholePieceName } from './names.ts';
import { nameInText } from './phrases.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

export function sfenFaultText(variant: Variant, fault: SfenFault): string {
  const { files, ranks, pieces } = variant;
  const game = nameInText(variant);
  switch (fault.code) {
    case 'sfen-fields':
      return fault.found === 0
        ? `SFEN이 비어 있습니다; ${variant.start}처럼 판, 차례, 말받침, 수를 적습니다`
        : `SFEN은 서너 부분(판, 차례, 말받침, 수)인데 ${fault.found}개입니다`;
    case 'rank-count':
      return `${game}의 판은 가로줄이 ${ranks}개인데 ${fault.found}개입니다`;
    case 'rank-length':
      return `${formatRank(fault.rank)} 가로줄은 ${files}칸이어야 하는데 ${fault.found}칸입니다`;
    case 'unknown-letter':
      return `${game}에는 ${quoted(fault.letter)} 말이 없습니다; 쓰는 글자는 ${letters(variant)}`;
    case 'not-promotable': {
      const promotable = pieces.filter((piece) => piece.back).map((piece) => `+${piece.sfen}`);
      return `${josa(quoted(fault.letter), '은')} 승격하지 않습니다; 승격하는 말은 ${promotable.join(' ')}`;
    }
    case 'turn':
      return `차례는 b 또는 w인데 ${quoted(fault.found)}입니다`;
    case 'hand':
      return `${josa(quoted(fault.found), '은')} 말받침이 아닙니다; 2Pb처럼 적고, 없으면 -입니다`;
    case 'promoted-in-hand':
      return `승격한 말(${fault.letter})은 말받침에 있을 수 없습니다; 잡힌 말은 원래 면으로 돌아갑니다`;
    case 'royal-in-hand':
      return `${josa(`${royalName(variant)}(${fault.letter})`, '은')} 말받침에 있을 수 없습니다`;
    case 'move-number':
      return `수는 1에서 999999까지의 정수인데 ${quoted(fault.found)}입니다`;
    case 'no-royal':
      return `양쪽 모두 ${josa(royalName(variant), '이')} 없습니다; 적어도 한쪽에는 있어야 합니다`;
    case 'second-royal':
      return `${sideName(fault.color)}의 두 번째 ${josa(royalName(variant), '이')} ${formatSquare(fault.square)}에 있습니다; 한쪽에 하나까지입니다`;
    case 'dead-piece': {
      const name = wholePieceName(variant, { kind: fault.kind, promoted: false });
      return `${formatSquare(fault.square)}의 승격하지 않은 ${josa(name, '은')} 움직일 수 없습니다; 그 칸에서는 승격해 있어야 합니다`;
    }
    case 'many-pawns':
      return manyPawnsText(variant, fault);
    case 'left-in-check':
      return `방금 둔 ${sideName(fault.color)}가 장군을 받고 있습니다; ${sideName(fault.color)}의 차례여야 합니다`;
    default:
      return fault satisfies never;
  }
}

export function sfenOddityText(variant: Variant, fault: SfenFault): string {
  const [what = ''] = sfenFaultText(variant, fault).split(';');
  return what;
}

export function noPositionText(variant: Variant, fault: SfenFault): string {
  return `${nameInText(variant)}의 국면이 아닙니다: ${sfenFaultText(variant, fault)}`;
}

function manyPawnsText(
  variant: Variant,
  { color, file, kind, most }: Extract<PlacementFault, { code: 'many-pawns' }>,
): string {
  const name = wholePieceName(variant, { kind, promoted: false });
  return `${sideName(color)}의 승격하지 않은 ${josa(name, '이')} ${file}번 세로줄에 ${most + 1}개 있습니다; 한 줄에 ${most}개까지입니다`;
}

function letters(variant: Variant): string {
  return variant.pieces.map((piece) => piece.sfen).join(' ');
}
