import type { OptionName, ValueName } from '../en/value-name.ts';
import { nameOfGame } from './names.ts';

const OPERAND_NAMES = {
  command: 'คำสั่ง',
  variant: 'ชนิดเกม',
  game: 'เกม',
  shell: 'เชลล์',
  depth: 'ความลึก',
  format: 'รูปแบบ',
  source: 'แหล่ง',
  word: 'คำ',
} as const satisfies Readonly<Record<Exclude<ValueName, OptionName | object>, string>>;

const PARTS = { handicap: 'แต้มต่อ', piece: 'ตัวหมาก' } as const;

export function valueNameText(what: ValueName): string {
  if (typeof what === 'object') return `${PARTS[what.of]}ของ${nameOfGame(what.variant)}`;
  return isOption(what) ? `ค่าของ ${what}` : OPERAND_NAMES[what];
}

function isOption(what: ValueName): what is OptionName {
  return typeof what === 'string' && what.startsWith('--');
}
