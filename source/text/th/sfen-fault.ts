import type { PlacementFault } from '../../rules/core/placement.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { SfenFault } from '../../rules/notation/sfen.ts';
import { formatRank, formatSquare } from '../../rules/notation/square.ts';
import { royalName, wholePieceName } from './names.ts';
import { nameInText } from './phrases.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/** Why a text is no position of the variant, in one line. What would be right follows a semicolon. */
export function sfenFaultText(variant: Variant, fault: SfenFault): string {
  const { files, ranks, pieces } = variant;
  const game = nameInText(variant);
  switch (fault.code) {
    case 'sfen-fields':
      return fault.found === 0
        ? `SFEN ว่างเปล่า; ต้องมีกระดาน ฝ่ายที่เดิน หมากในมือ และเลขตา เช่น ${variant.start}`
        : `SFEN มี 3 หรือ 4 ส่วน (กระดาน ฝ่ายที่เดิน หมากในมือ เลขตา) ไม่ใช่ ${fault.found}`;
    case 'rank-count':
      return `กระดาน${game}มี ${ranks} แถวนอน ไม่ใช่ ${fault.found}`;
    case 'rank-length':
      return `แถวนอน ${formatRank(fault.rank)} มี ${fault.found} ช่อง แทนที่จะเป็น ${files}`;
    case 'unknown-letter':
      return `${game}ไม่มีหมาก ${quoted(fault.letter)}; อักษรที่ใช้คือ ${letters(variant)}`;
    case 'not-promotable': {
      const promotable = pieces.filter((piece) => piece.back).map((piece) => `+${piece.sfen}`);
      return `${quoted(fault.letter)} เลื่อนขั้นไม่ได้; ที่เลื่อนได้คือ ${promotable.join(' ')}`;
    }
    case 'turn':
      return `ฝ่ายที่เดินคือ b หรือ w ไม่ใช่ ${quoted(fault.found)}`;
    case 'hand':
      return `${quoted(fault.found)} ไม่ใช่หมากในมือ; เขียนเช่น 2Pb หรือ - ถ้าไม่มี`;
    case 'promoted-in-hand':
      return `หมากเลื่อนขั้น (${fault.letter}) อยู่ในมือไม่ได้; หมากที่ถูกกินจะพลิกกลับ`;
    case 'royal-in-hand':
      return `${royalName(variant)} (${fault.letter}) อยู่ในมือไม่ได้`;
    case 'move-number':
      return `เลขตาเป็นจำนวนเต็มตั้งแต่ 1 ถึง 999999 ไม่ใช่ ${quoted(fault.found)}`;
    case 'no-royal':
      return `ไม่มี${royalName(variant)}ทั้งสองฝ่าย; ต้องมีอย่างน้อยฝ่ายหนึ่ง`;
    case 'second-royal':
      return `${sideName(fault.color)}มี${royalName(variant)}ตัวที่สองที่ ${formatSquare(fault.square)}; มีได้ฝ่ายละหนึ่งตัว`;
    case 'dead-piece': {
      const name = wholePieceName(variant, { kind: fault.kind, promoted: false });
      return `${name}ที่ยังไม่เลื่อนขั้นที่ ${formatSquare(fault.square)} เดินไม่ได้เลย; ตรงนั้นต้องเลื่อนขั้นแล้ว`;
    }
    case 'many-pawns':
      return manyPawnsText(variant, fault);
    case 'left-in-check':
      return `${sideName(fault.color)}เพิ่งเดินแต่ยังถูกรุกอยู่; ต้องเป็นตา${sideName(fault.color)}เดิน`;
    default:
      return fault satisfies never;
  }
}

export function sfenOddityText(variant: Variant, fault: SfenFault): string {
  const [what = ''] = sfenFaultText(variant, fault).split(';');
  return what;
}

export function noPositionText(variant: Variant, fault: SfenFault): string {
  return `ไม่ใช่ตำแหน่งของ${nameInText(variant)}: ${sfenFaultText(variant, fault)}`;
}

function manyPawnsText(
  variant: Variant,
  { color, file, kind, most }: Extract<PlacementFault, { code: 'many-pawns' }>,
): string {
  const name = wholePieceName(variant, { kind, promoted: false });
  return `${sideName(color)}มี${name}ที่ยังไม่เลื่อนขั้น ${most + 1} ตัวในแถวตั้ง ${file}; มีได้ไม่เกิน ${most}`;
}

function letters(variant: Variant): string {
  return variant.pieces.map((piece) => piece.sfen).join(' ');
}
