import type { EngineError } from '../engine/engine.ts';
import type { OptionFault } from '../engine/usi-set-options.ts';
import type { EngineFailed, EngineStarted, UnseatedEngine } from '../match/seat.ts';
import { quoted } from './quoted.ts';
import { sideName } from './side-name.ts';

/**
 * Why an engine can no longer be relied on, in one line without a full stop.
 * @param engine its name, or the command that was to start it
 */
export function engineFaultText(
  engine: string,
  { failure, detail }: Pick<EngineError, 'failure' | 'detail'>,
): string {
  const name = quoted(engine);
  switch (failure) {
    case 'not-started':
      return `cannot start the engine ${name}${because(detail)}`;
    case 'no-handshake':
      return `${name} does not answer ${quoted(detail)}; is it a USI engine?`;
    case 'no-variant':
      return detail === ''
        ? `the engine ${name} plays shogi only`
        : `the engine ${name} does not play this game; it offers ${quoted(detail)}`;
    case 'silent':
      return `the engine ${name} does not answer`;
    case 'ended':
      return `the engine ${name} has ended${because(detail)}`;
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

/** What has become of an engine in a game, and what can be done. */
export function engineFailedText({ color, name, error, hasLost = false }: EngineFailed): string {
  const fault = `${capital(engineFaultText(name, error))}.`;
  if (hasLost) return fault;
  return `${fault} The game is kept: resume it to start the engine anew, or play ${sideName(color)} yourself.`;
}

/** Said where a program is to play, and none is named. */
export const NO_COMMAND = 'Type the command that starts the engine, as in a shell.';

/** Said until an engine is there. */
export function engineStartsText(name: string): string {
  return `The engine ${quoted(name)} is starting ..`;
}

/** `White is Fairy-Stockfish 14.`, and which options it was not told of. */
export function engineStartedText({ color, name, optionFaults }: EngineStarted): string {
  return [`${sideName(color)} is ${shown(name)}.`, ...optionFaults.map(optionFaultText)].join(' ');
}

/** Why an engine was not told of an option. */
export function optionFaultText(fault: OptionFault): string {
  const name = quoted(fault.name);
  switch (fault.code) {
    case 'unknown-option':
      return `engine-options: it has no option ${name}.`;
    case 'bad-option-value':
      return `engine-options: ${name} cannot be ${quoted(fault.value)}. Valid: ${shown(fault.valid)}.`;
    default:
      return fault satisfies never;
  }
}

/**
 * Why a program that the record names was not started, and how it may be.
 * @param game the name of the saved game
 */
export function unseatedText({ color, command }: UnseatedEngine, game: string): string {
  return `${sideName(color)} is the program "${shown(command)}", which was never started here, so it is not started now. If you trust it: komadai resume ${game} --start-engine`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function because(detail: string): string {
  return detail === '' ? '' : `: ${shown(detail)}`;
}

/** Longer than what is quoted otherwise: the last word of a program may explain it. */
function shown(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '?').slice(0, 200);
}
