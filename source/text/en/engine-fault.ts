import type { EngineListChange, EngineListFault } from '../../activity/engine-list.ts';
import type { EngineError } from '../../engine/engine.ts';
import type { Lack } from '../../engine/search/worker-messages.ts';
import type { OfferedOption } from '../../engine/usi/usi-protocol.ts';
import type { OptionFault } from '../../engine/usi/usi-set-options.ts';
import type { EngineFailed, EngineStarted } from '../../match/participants/participant.ts';
import type { UnseatedEngine } from '../../match/participants/players.ts';
import { becauseText, programText } from '../foreign-text.ts';
import { countText } from './count-text.ts';
import { capitalized, nameInText } from './phrases.ts';
import { quoted } from './quoted.ts';
import { setFaultText } from './settings-fault.ts';
import { sideName } from './side-name.ts';

/**
 * Why an engine cannot be relied on any more, in one line without a full stop.
 * @param engine its name, or the command that was to start it
 */
export function engineFaultText(
  engine: string,
  { failure, detail, code }: Pick<EngineError, 'failure' | 'detail' | 'code'>,
): string {
  const name = quoted(engine);
  switch (failure) {
    case 'not-started':
      return notStartedText(engine, detail, code);
    case 'not-listed':
      return `there is no program ${name}, and no engine of that name in your list: ${programText(detail)}`;
    case 'no-handshake':
      return `${name} does not answer ${quoted(detail)}; is it a USI engine?`;
    case 'no-variant':
      return detail === ''
        ? `the engine ${name} plays shogi only`
        : `the engine ${name} does not play this game; it offers ${quoted(detail)}`;
    case 'silent':
      return `the engine ${name} does not answer`;
    case 'ended':
      return `the engine ${name} has ended${becauseText(detail)}`;
    case 'illegal-move':
      return `the engine ${name} played ${quoted(detail)}, which is not legal`;
    case 'nonsense':
      return `the engine ${name} answered ${quoted(detail)}, which is not understood`;
    case 'flood':
      return `the engine ${name} prints without end`;
    default:
      return failure satisfies never;
  }
}

/** What happened to an engine in a game, and what can be done. */
export function engineFailedText({ color, name, error, hasLost = false }: EngineFailed): string {
  const fault = `${capitalized(engineFaultText(name, error))}.`;
  if (hasLost) return fault;
  if (error.failure === 'not-started') {
    return `${fault} The game is kept; ${sideName(color)} is yours now.`;
  }
  return `${fault} The game is kept: resume it to start the engine anew, or play ${sideName(color)} yourself.`;
}

/** Said when a program is to play and none is named. */
export const NO_COMMAND = 'Type the command that starts the engine, as in a shell.';

/** Said until an engine is there. */
export function engineStartsText(name: string): string {
  return `The engine ${quoted(name)} is starting ..`;
}

/** `White is Fairy-Stockfish 14.`, and the options that it was not told. */
export function engineStartedText({ color, name, optionFaults }: EngineStarted): string {
  return [`${sideName(color)} is ${programText(name)}.`, ...optionFaults.map(optionFaultText)].join(
    ' ',
  );
}

/** Says which file of the computer cannot be used for a game, and what that means. */
export function lackText(lack: Lack): string {
  const game = nameInText(lack.variant);
  const fault = fileFaultText(lack.fault);
  switch (lack.kind) {
    case 'no-net':
      return `The net for ${game} ${fault}. The computer plays without it, and weaker.`;
    case 'no-book':
      return `The book of openings for ${game} ${fault}. The computer plays without it.`;
    default:
      return lack satisfies never;
  }
}

function fileFaultText(fault: Lack['fault']): string {
  switch (fault.code) {
    case 'missing':
      return 'is missing';
    case 'unreadable':
      return `cannot be read (${fault.detail})`;
    case 'not-a-net':
    case 'not-a-book':
      return 'is a file of another kind';
    case 'damaged':
      return 'is damaged';
    case 'other-version':
      return `has format ${fault.version}, which this komadai does not know`;
    case 'other-variant':
      return `is one for ${quoted(fault.variantId)}`;
    case 'other-layout':
      return 'was made for other pieces';
    case 'other-rules':
      return 'was made for other rules';
    default:
      return fault satisfies never;
  }
}

/** Why an engine was not told an option. */
export function optionFaultText(fault: OptionFault): string {
  const name = quoted(fault.name);
  switch (fault.code) {
    case 'unknown-option':
      return `Option ${name}: it has none of that name.`;
    case 'bad-option-value':
      return `Option ${name} cannot be ${quoted(fault.value)}. Valid: ${programText(validText(fault.option))}.`;
    default:
      return fault satisfies never;
  }
}

/** The values that an option takes. */
function validText({ type, values, min, max }: OfferedOption): string {
  if (type === 'check') return 'true or false';
  if (type === 'combo') return values.join(', ');
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (min !== undefined) return `a number from ${min} on`;
  return max === undefined ? 'a number' : `a number up to ${max}`;
}

/**
 * Why a player named in the record was not started; of a program, how to start it.
 * @param game the name of the saved game
 */
export function unseatedText({ color, command }: UnseatedEngine, game: string): string {
  if (command === undefined) {
    return 'Two computers do not play each other on a server: you move for both sides.';
  }
  return `${sideName(color)} is the program "${programText(command)}", which was never started here, so it is not started now. If you trust it: komadai resume ${game} --start-engine`;
}

/** Why a program is not started, by the codes of the system. */
const START_ERRORS: Readonly<Record<string, (program: string) => string>> = {
  ENOENT: (program) => `there is no program ${program}`,
  ENOTDIR: (program) => `there is no program ${program}`,
  EACCES: (program) => `${program} is no program, or may not be started by you`,
  EPERM: (program) => `${program} may not be started by you`,
  ENOEXEC: (program) => `${program} is no program for this computer`,
  ELOOP: (program) => `${program} is a link that leads nowhere`,
  ENAMETOOLONG: (program) => `${program} is too long for the name of a program`,
  E2BIG: (program) => `the arguments of ${program} are too long`,
  ENOMEM: (program) => `there is no memory left for ${program}`,
  EAGAIN: (program) => `there are too many processes to start ${program}`,
  EMFILE: (program) => `there are too many open files to start ${program}`,
  ENFILE: (program) => `there are too many open files to start ${program}`,
  ETXTBSY: (program) => `${program} is being written just now`,
  ERR_INVALID_ARG_VALUE: (program) => `${program} cannot be the name of a program`,
};

/** @param code '' if the command, not the system, is at fault */
function notStartedText(engine: string, program: string, code: string): string {
  const name = quoted(engine);
  if (program === '') return `cannot start the engine ${name}`;
  if (code === '') return `the command ${quoted(program)} has a quote that is not closed`;
  const why =
    START_ERRORS[code]?.(quoted(program)) ?? `${quoted(program)} cannot be started (${code})`;
  // A name that the command has already is not told twice.
  return engine.includes(program) ? why : `cannot start the engine ${name}: ${why}`;
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
export function engineListFaultText(fault: EngineListFault): string {
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
      return setFaultText(fault.fault, true);
    default:
      return fault satisfies never;
  }
}
