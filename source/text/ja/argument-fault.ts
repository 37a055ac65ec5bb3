import type { ArgumentFault } from '../en/argument-fault.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { noPositionText } from './sfen-fault.ts';
import { unknownText } from './value-name.ts';

export function argumentFaultText(fault: ArgumentFault): string {
  switch (fault.code) {
    case 'unknown-command':
      return `${quoted(fault.found)}というコマンドはありません${orMeantText(fault.found, fault.known)}コマンドの一覧: komadai help`;
    case 'unknown-option':
      return `${quoted(fault.found)}というオプションはありません${orMeantText(fault.found, fault.known)}オプションの一覧: ${fault.help}`;
    case 'missing-value':
      return `${fault.option} には値が必要です: ${fault.option} ${fault.value}`;
    case 'superfluous-value':
      return `${fault.option} に値は付けられません`;
    case 'repeated-option':
      return `${fault.option} が2回指定されています`;
    case 'missing-operand': {
      const valid = fault.valid.length > 0 ? `（${fault.valid.join('、')}）` : '';
      const about = fault.about ? `: ${fault.about}` : '';
      return `${fault.operand}${valid} がありません${about}。使い方: ${fault.usage}`;
    }
    case 'superfluous-operand':
      return `${quoted(fault.found)}は余分です。使い方: ${fault.usage}`;
    case 'unknown-value': {
      const { what, found, valid } = fault;
      const known = valid.length > 0 ? `指定できるもの: ${valid.join('、')}` : '1つもありません';
      return `${unknownText(what, quoted(found))}${orMeantText(found, valid)}${known}`;
    }
    case 'conflict':
      return `${fault.options[0]} と ${fault.options[1]} は同時に指定できません`;
    case 'sfen':
      return noPositionText(fault.variant, fault.fault);
    default:
      return fault satisfies never;
  }
}
