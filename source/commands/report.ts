import type { ArgumentFault } from '../text/en/argument-fault.ts';
import type { Texts } from '../text/texts.ts';
import { STATUS_FAILED, STATUS_USAGE, type Surroundings } from './command.ts';
import { type LookContext, looksOn } from './looks.ts';

/** What a report needs. The name is that of the command, none for the program itself. */
export type ReportContext = LookContext &
  Pick<Surroundings, 'stderr'> & { readonly name?: string | undefined };

/** Reports a fault of the arguments, as `reportText` does. @returns the exit status */
export function reportFault(texts: Texts, context: ReportContext, fault: ArgumentFault): number {
  return reportText(context, texts.argumentFault.argumentFaultText(fault), STATUS_USAGE);
}

/** Reports what the system could not do, as `reportText` does. @returns the exit status */
export function reportFailure(context: ReportContext, error: unknown): number {
  return reportText(context, errorText(error), STATUS_FAILED);
}

/** The message of an error and of what caused it. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${errorText(error.cause)}`;
}

/** Reports a sentence, in one line on the standard error. @returns the given status */
export function reportText(context: ReportContext, text: string, status: number): number {
  const { warning } = looksOn(context.stderr, context);
  const prefix = `komadai ${context.name ?? ''}`.trim();
  context.stderr.write(`${warning(`${prefix}:`)} ${text.replace(/\s*\n\s*/g, ' ')}\n`);
  return status;
}
