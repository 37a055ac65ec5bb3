import type { OptionName, ValueName } from '../en/value-name.ts';
import { nameOfGame } from './names.ts';

const OPERAND_NAMES = {
  variant: 'ゲーム',
  game: '対局',
  shell: 'シェル',
  depth: '深さ',
  format: '形式',
  source: '入力',
  word: '言葉',
};

const PARTS = { handicap: '手合割', piece: '駒' };

export function unknownText(what: ValueName, found: string): string {
  if (typeof what === 'object')
    return `${nameOfGame(what.variant)}の${PARTS[what.of]}に${found}はありません`;
  return isOption(what)
    ? `${what} に${found}は指定できません`
    : `${OPERAND_NAMES[what]}に${found}はありません`;
}

function isOption(what: ValueName): what is OptionName {
  return typeof what === 'string' && what.startsWith('--');
}
