import { type FileFault, MOST_BYTES, type ResumeFault } from '../records/store/game-file.ts';
import type { LockFault } from '../records/store/game-lock.ts';
import type { RecordRemark } from '../records/tree/read-game.ts';
import { Position } from '../rules/core/position.ts';
import { VARIANTS, variantFileOf } from '../rules/variants/index.ts';
import { refusalText } from './refusal.ts';
import type { Texts } from './texts.ts';

/** What is wrong with a file of games, in one line: `game.psn:12:5: ply 3: ..`. */
export function fileFaultText(texts: Texts, file: string, fault: FileFault): string {
  const { unreadFileText, placedText, readingFaultText } = texts.records;
  if (!('line' in fault)) return unreadFileText(fault, file, MOST_BYTES / 1024 / 1024);
  if (fault.code !== 'move') return placedText(file, fault, readingFaultText(fault, VARIANTS));
  const before = new Position(fault.variant, fault.before);
  return placedText(file, fault, refusalText(texts, before, fault.found, fault.reading));
}

/** What is odd about a game that was read nonetheless, in the same form. */
export function remarkText(texts: Texts, file: string, remark: RecordRemark): string {
  const from = remark.code === 'other-rules' ? variantFileOf(remark.variant) : undefined;
  return texts.records.placedText(file, remark, texts.records.remarkReasonText(remark, from));
}

/** Why a saved game cannot be played on. */
export function resumeFaultText(
  texts: Texts,
  file: string,
  fault: ResumeFault | FileFault | LockFault,
): string {
  switch (fault.code) {
    case 'open-elsewhere':
    case 'finished':
    case 'in-room':
    case 'several-games':
    case 'foreign-format':
    case 'odd-start':
      return texts.records.notResumedText(fault, file);
    case 'other-rules':
      return texts.records.replayOnlyText(file, fault.variant, variantFileOf(fault.variant));
    case 'damaged':
      return texts.records.damagedText(fileFaultText(texts, file, fault.fault));
    default:
      return fileFaultText(texts, file, fault);
  }
}
