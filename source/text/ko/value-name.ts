import type { OptionName, ValueName } from '../en/value-name.ts';
import { nameOfGame } from './names.ts';

const OPERAND_NAMES = {
  command: '명령',
  variant: '게임',
  game: '대국',
  shell: '셸',
  depth: '깊이',
  format: '형식',
  source: '국면',
  word: '낱말',
} as const;

const OWNED_NAMES = { handicap: '접장기', piece: '말' } as const;

export function valueNameText(what: ValueName): string {
  if (typeof what === 'object') return `${nameOfGame(what.variant)}의 ${OWNED_NAMES[what.of]}`;
  return isOption(what) ? `${what}의 값` : OPERAND_NAMES[what];
}

function isOption(what: ValueName): what is OptionName {
  return typeof what === 'string' && what.startsWith('--');
}
