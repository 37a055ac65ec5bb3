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
      return `読めないか、${fault.most} バイトを超えています`;
    case 'no-object':
      return 'JSONのオブジェクトではありません。例: { "filter": "f", "help": "Ctrl-G" }';
    case 'unknown-action':
      return `${quoted(fault.action)} という操作はありません${orMeantText(fault.action, fault.known)}`;
    case 'unknown-key':
      return `${fault.action}: ${quoted(fault.found)} というキーはありません。例: f、Ctrl-G、PgDn、Space`;
    case 'typed':
      return `${fault.action}: ${fault.key} は指し手の入力に使います。Ctrl-G のようなキーにしてください`;
    case 'clash':
      return `${fault.action}: ${fault.key} は「${fault.screen}」の画面で別の意味があります: ${fault.other}`;
  }
}
