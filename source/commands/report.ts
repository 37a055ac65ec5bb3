import { type ArgumentFault, argumentFaultText } from '../text/argument-fault.ts';
import { type CommandContext, STATUS_USAGE, type Surroundings } from './command.ts';
import { type LookContext, looksOn } from './looks.ts';

/** What a report needs. */
export type ReportContext = LookContext & Pick<Surroundings, 'stderr'>;

/**
 * Reports a fault of the arguments, in one line on the standard error.
 * @param name the command, '' for the program itself
 * @returns the exit status
 */
export function reportFault(context: ReportContext, name: string, fault: ArgumentFault): number {
  report(context, name, argumentFaultText(fault));
  return STATUS_USAGE;
}

/** Reports a sentence, in one line on the standard error. @returns the given status */
export function reportText(
  context: ReportContext & Pick<CommandContext, 'name'>,
  text: string,
  status: number,
): number {
  report(context, context.name, text);
  return status;
}

/** Reports what the system could not do, in one line on the standard error. */
export function reportFailure(context: ReportContext, name: string, error: unknown): void {
  report(context, name, errorText(error));
}

/** The message of an error and of what caused it. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${errorText(error.cause)}`;
}

/** Writes a sentence in one line on the standard error, after the name of the command. */
export function report(context: ReportContext, name: string, text: string): void {
  const { warning } = looksOn(context.stderr, context);
  const prefix = name === '' ? 'komadai:' : `komadai ${name}:`;
  context.stderr.write(`${warning(prefix)} ${text.replace(/\s*\n\s*/g, ' ')}\n`);
}
