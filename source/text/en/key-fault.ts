import { printable } from '../../clean/clean-text.ts';
import type { KeyFault } from '../../settings/key-fault.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';

/** What is wrong with the file of the keys, in one line without a full stop: `FILE: …`. */
export function keyFaultText(file: string, fault: KeyFault): string {
  return `${printable(file)}: ${reasonText(fault)}`;
}

function reasonText(fault: KeyFault): string {
  switch (fault.code) {
    case 'unreadable':
      return `cannot be read, or has more than ${fault.most} bytes`;
    case 'no-object':
      return 'is no JSON object, such as { "filter": "f", "help": "Ctrl-G" }';
    case 'unknown-action':
      return `unknown action ${quoted(fault.action)}${orMeantText(fault.action, fault.known)}`;
    case 'unknown-key':
      return `${fault.action}: ${quoted(fault.found)} is no key, such as f, Ctrl-G, PgDn or Space`;
    case 'typed':
      return `${fault.action}: ${fault.key} is typed where moves are entered; a key such as Ctrl-G is needed`;
    case 'clash':
      return `${fault.action}: ${fault.key} has another meaning on the screen "${fault.screen}": ${fault.other}`;
  }
}
