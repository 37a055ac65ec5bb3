import { printable } from '../../clean/clean-text.ts';
import type { KeyFault } from '../../settings/key-fault.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';

export function keyFaultText(file: string, fault: KeyFault): string {
  return `${printable(file)}: ${reasonText(fault)}`;
}

function reasonText(fault: KeyFault): string {
  switch (fault.code) {
    case 'unreadable':
      return `읽을 수 없거나 ${fault.most}바이트를 넘습니다`;
    case 'no-object':
      return 'JSON 객체가 아닙니다. 예: { "filter": "f", "help": "Ctrl-G" }';
    case 'unknown-action':
      return `${quoted(fault.action)} 동작은 없습니다${orMeantText(fault.action, fault.known)}`;
    case 'unknown-key':
      return `${fault.action}: ${quoted(fault.found)} 키는 없습니다. 예: f, Ctrl-G, PgDn, Space`;
    case 'typed':
      return `${fault.action}: ${fault.key} 키는 수를 입력할 때 쓰는 글자입니다. Ctrl-G 같은 키로 정해 주십시오`;
    case 'clash':
      return `${fault.action}: ${fault.key} 키는 "${fault.screen}" 화면에서 이미 쓰입니다: ${fault.other}`;
  }
}
