import type { OptionName, ValueName } from '../en/value-name.ts';
import { nameOfGame } from './names.ts';

const OPERAND_NAMES = {
  variant: 'ชนิดเกม',
  game: 'เกม',
  shell: 'เชลล์',
  depth: 'ความลึก',
  format: 'รูปแบบ',
  source: 'แหล่ง',
  word: 'คำ',
} as const satisfies Readonly<Record<Exclude<ValueName, OptionName | object>, string>>;

const PARTS = { handicap: 'แต้มต่อ', piece: 'ตัวหมาก' } as const;

export function unknownText(what: ValueName, found: string): string {
  if (typeof what === 'object') {
    return `ไม่รู้จัก${PARTS[what.of]}ของ${nameOfGame(what.variant)} ${found}`;
  }
  return isOption(what) ? `${what} ใช้ค่า ${found} ไม่ได้` : `ไม่รู้จัก${OPERAND_NAMES[what]} ${found}`;
}

function isOption(what: ValueName): what is OptionName {
  return typeof what === 'string' && what.startsWith('--');
}
