import { printable } from '../../clean/clean-text.ts';
import type { ThemeFault } from '../../settings/theme-fault.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';

/** What is wrong with the file of a theme, in one line without a full stop: `FILE: …`. */
export function themeFaultText(file: string, fault: ThemeFault): string {
  return `${printable(file)}: ${reasonText(fault)}`;
}

function reasonText(fault: ThemeFault): string {
  switch (fault.code) {
    case 'bad-name':
      return `${quoted(fault.name)} is no name of a theme: up to 30 letters a to z, digits, - and _, with a letter or digit first`;
    case 'name-taken':
      return `${quoted(fault.name)} is a theme already; another name is needed`;
    case 'unreadable':
      return `cannot be read, or has more than ${fault.most} bytes`;
    case 'no-object':
      return 'is no JSON object, such as { "extends": "wood", "board": "#dcb468" }';
    case 'unknown-base':
      return `${quoted(fault.found)} cannot be extended; there are ${fault.known.join(', ')}`;
    case 'unknown-role':
      return `unknown role ${quoted(fault.role)}${orMeantText(fault.role, fault.known)}`;
    case 'no-colour':
      return `${fault.role} is a colour such as #dcb468, not ${quoted(fault.found)}`;
    case 'no-group':
      return `${fault.role} has roles of its own: ${fault.known.join(', ')}`;
  }
}
