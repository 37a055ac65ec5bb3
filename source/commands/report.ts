import { type ArgumentFault, argumentFaultText } from '../text/argument-fault.ts';
import { type CommandContext, STATUS_USAGE, type Surroundings } from './command.ts';

/**
 * Says on one line of the standard error what is wrong with the arguments.
 * @param name the command, '' for the program itself
 * @returns the exit status
 */
export function reportFault(
  { stderr }: Pick<Surroundings, 'stderr'>,
  name: string,
  fault: ArgumentFault,
): number {
  stderr.write(`${prefix(name)}: ${argumentFaultText(fault)}\n`);
  return STATUS_USAGE;
}

/** Says a sentence on one line of the standard error, and returns the status for it. */
export function reportText(
  { stderr, name }: Pick<CommandContext, 'stderr' | 'name'>,
  text: string,
  status: number,
): number {
  stderr.write(`${prefix(name)}: ${text.replace(/\s*\n\s*/g, ' ')}\n`);
  return status;
}

/** Says on one line what the system could not do. */
export function reportFailure(
  { stderr }: Pick<Surroundings, 'stderr'>,
  name: string,
  error: unknown,
): void {
  stderr.write(`${prefix(name)}: ${errorText(error).replace(/\s*\n\s*/g, ' ')}\n`);
}

/** The message of an error and of what caused it. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${errorText(error.cause)}`;
}

function prefix(name: string): string {
  return name === '' ? 'komadai' : `komadai ${name}`;
}
