import type { Variant } from '../../rules/core/variant.ts';
import type { SfenFault } from '../../rules/notation/sfen.ts';
import { orMeantText } from './nearest.ts';
import { quoted } from './quoted.ts';
import { noPositionText } from './sfen-fault.ts';
import { unknownText, type ValueName } from './value-name.ts';

/** What is wrong with the arguments of a command line. */
export type ArgumentFault =
  | { readonly code: 'unknown-command'; readonly found: string; readonly known: readonly string[] }
  | {
      readonly code: 'unknown-option';
      readonly found: string;
      readonly known: readonly string[];
      /** The command line that lists them. */
      readonly help: string;
    }
  | { readonly code: 'missing-value'; readonly option: string; readonly value: string }
  | { readonly code: 'superfluous-value'; readonly option: string }
  | { readonly code: 'repeated-option'; readonly option: string }
  | {
      readonly code: 'missing-operand';
      readonly operand: string;
      /** What it can be. Default: nothing is said of it. */
      readonly about?: string | undefined;
      readonly valid: readonly string[];
      readonly usage: string;
    }
  | { readonly code: 'superfluous-operand'; readonly found: string; readonly usage: string }
  | {
      readonly code: 'unknown-value';
      readonly what: ValueName;
      readonly found: string;
      readonly valid: readonly string[];
    }
  | { readonly code: 'conflict'; readonly options: readonly [string, string] }
  | { readonly code: 'sfen'; readonly variant: Variant; readonly fault: SfenFault };

/** One line that names the fault and what would be right. */
export function argumentFaultText(fault: ArgumentFault): string {
  switch (fault.code) {
    case 'unknown-command':
      return `unknown command ${quoted(fault.found)}${orMeantText(fault.found, fault.known)} komadai help lists the commands`;
    case 'unknown-option':
      return `unknown option ${quoted(fault.found)}${orMeantText(fault.found, fault.known)} ${fault.help} lists the options`;
    case 'missing-value':
      return `${fault.option} needs a value: ${fault.option} ${fault.value}`;
    case 'superfluous-value':
      return `${fault.option} is given alone or not at all`;
    case 'repeated-option':
      return `${fault.option} is given twice`;
    case 'missing-operand': {
      const valid = fault.valid.length > 0 ? ` (${fault.valid.join(', ')})` : '';
      const about = fault.about ? `: ${fault.about}` : '';
      return `${fault.operand}${valid} is missing${about}. Usage: ${fault.usage}`;
    }
    case 'superfluous-operand':
      return `${quoted(fault.found)} is one word too many. Usage: ${fault.usage}`;
    case 'unknown-value': {
      const { what, found, valid } = fault;
      const known = valid.length > 0 ? `Valid: ${valid.join(', ')}` : 'There are none';
      return `${unknownText(what, quoted(found))}${orMeantText(found, valid)} ${known}`;
    }
    case 'conflict':
      return `${fault.options[0]} and ${fault.options[1]} cannot be given together`;
    case 'sfen':
      return noPositionText(fault.variant, fault.fault);
    default:
      return fault satisfies never;
  }
}
