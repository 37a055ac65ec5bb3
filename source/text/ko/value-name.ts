import type { OptionName, ValueName } from '../en/value-name.ts';
import { nameOfGame } from './names.ts';

const OPERAND_NAMES = {
  variant: '게임',
  game: '대국',
  shell: '셸',
  depth: '깊이',
  format: '형식',
  source: '국면',
  word: '낱말',
} as const;

const OWNED_NAMES = { handicap: '접장기', piece: '말' } as const;

export function unknownText(what: ValueName, found: string): string {
  if (typeof what === 'object') {
    return `알 수 없는 ${nameOfGame(what.variant)}의 ${OWNED_NAMES[what.of]} ${found}`;
  }
  return isOption(what)
    ? `${what}에 쓸 수 없는 값 ${found}`
    : `알 수 없는 ${OPERAND_NAMES[what]} ${found}`;
}

function isOption(what: ValueName): what is OptionName {
  return typeof what === 'string' && what.startsWith('--');
}
