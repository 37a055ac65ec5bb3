import type { EngineListChange, EngineListFault } from '../../activity/engine-list.ts';
import { countText } from './count-text.ts';
import { engineFaultText, NO_COMMAND, optionFaultText } from './engine-fault.ts';
import { quoted } from './quoted.ts';
import { setFaultText } from './settings-fault.ts';

/** The form of an engine in the list, and the line that leads to a new one. */
export const ENGINE_FORM = {
  title: 'Engine',
  add: 'Add an engine ..',
  name: 'Name',
  command: 'Command',
  options: 'Options',
  keep: 'Ask it and keep it',
  remove: 'Remove it',
  about: 'The command as in a shell; options as Threads=2, USI_Hash=256',
};

/** Said until an engine has told who it is. */
export function askingEngineText(name: string): string {
  return `The engine ${quoted(name)} is being asked ..`;
}

/** What has become of the list of engines. */
export function engineListText(change: EngineListChange): string {
  const { name } = change;
  switch (change.code) {
    case 'listed': {
      const { asked } = change;
      return asked
        ? `${name} is ${quoted(asked.name)}, with ${countText(asked.offered.length, 'option')}.`
        : `The engine is called ${name} now.`;
    }
    case 'removed': {
      const { wasAnalyst } = change;
      return `${name} is no longer in the list.${wasAnalyst ? ' The computer analyses again.' : ''}`;
    }
    default:
      return change satisfies never;
  }
}

/** Why the list of engines stays as it is. */
export function engineListFaultText(fault: EngineListFault, isQuitting = false): string {
  switch (fault.code) {
    case 'shared':
      return 'Other programs are not started on a server.';
    case 'no-command':
      return NO_COMMAND;
    case 'bad-engine-name':
      return `An engine cannot be called ${quoted(fault.found)}. Valid: one word of letters, digits, - and _, up to 24 characters, not own.`;
    case 'taken-name':
      return `There is an engine ${fault.name} already.`;
    case 'unknown-engine':
      return fault.names.length === 0
        ? `There is no engine ${quoted(fault.found)}: the list is empty. komadai settings engine.NAME COMMAND puts one into it.`
        : `There is no engine ${quoted(fault.found)}. In the list: ${fault.names.join(', ')}.`;
    case 'bad-options':
      return `Options cannot be ${quoted(fault.found)}. Valid: NAME=VALUE, NAME=VALUE, ..`;
    case 'engine-failed':
      return `${fault.name} is not kept: ${engineFaultText(fault.command, fault.error)}`;
    case 'options-refused':
      return [...fault.faults.map(optionFaultText), 'Nothing is kept.'].join(' ');
    case 'not-kept':
      return setFaultText(fault.fault, isQuitting);
    default:
      return fault satisfies never;
  }
}
