import type { ArgumentFault } from '../en/argument-fault.ts';
import { josa } from './josa.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { noPositionText } from './sfen-fault.ts';
import { unknownText } from './value-name.ts';

export function argumentFaultText(fault: ArgumentFault): string {
  switch (fault.code) {
    case 'unknown-command':
      return `알 수 없는 명령 ${quoted(fault.found)}${orMeantText(fault.found, fault.known)} 명령 목록: komadai help`;
    case 'unknown-option':
      return `알 수 없는 옵션 ${quoted(fault.found)}${orMeantText(fault.found, fault.known)} 옵션 목록: ${fault.help}`;
    case 'missing-value':
      return `${fault.option}에는 값이 필요합니다: ${fault.option} ${fault.value}`;
    case 'superfluous-value':
      return `${fault.option}에는 값을 적지 않습니다`;
    case 'repeated-option':
      return `${josa(fault.option, '이')} 두 번 적혀 있습니다`;
    case 'missing-operand': {
      const valid = fault.valid.length > 0 ? ` (${fault.valid.join(', ')})` : '';
      const about = fault.about ? `: ${fault.about}` : '';
      return `${josa(`${fault.operand}${valid}`, '이')} 빠졌습니다${about}. 사용법: ${fault.usage}`;
    }
    case 'superfluous-operand':
      return `${josa(quoted(fault.found), '은')} 필요 없습니다. 사용법: ${fault.usage}`;
    case 'unknown-value': {
      const { what, found, valid } = fault;
      const known =
        valid.length > 0 ? `쓸 수 있는 값: ${valid.join(', ')}` : '쓸 수 있는 값이 없습니다';
      return `${unknownText(what, quoted(found))}${orMeantText(found, valid)} ${known}`;
    }
    case 'conflict':
      return `${josa(fault.options[0], '과')} ${josa(fault.options[1], '은')} 함께 쓸 수 없습니다`;
    case 'sfen':
      return noPositionText(fault.variant, fault.fault);
    default:
      return fault satisfies never;
  }
}
