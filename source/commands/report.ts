import type { OptionFault } from '../engine/usi/usi-set-options.ts';
import { StoreError } from '../records/store/store.ts';
import type { ArgumentFault } from '../text/en/settings.ts';
import { STATUS_DONE, STATUS_FAILED, STATUS_USAGE, type Surroundings } from './command.ts';
import { type LookContext, looksOn } from './looks.ts';

/** What a report needs. The name is that of the command, none for the program itself. */
export type ReportContext = LookContext &
  Pick<Surroundings, 'stderr'> & { readonly name?: string | undefined };

/** Reports a fault of the arguments, as `reportText` does. @returns the exit status */
export function reportFault(
  context: ReportContext & Pick<Surroundings, 'texts'>,
  fault: ArgumentFault,
): number {
  return reject(context, context.texts.settings.argumentFaultText(fault));
}

/** Reports the options that an engine does not have, or has otherwise. */
export function tellOptionFaults(
  { texts, stderr }: Pick<Surroundings, 'texts' | 'stderr'>,
  {
    name,
    optionFaults = [],
  }: { readonly name: string; readonly optionFaults?: readonly OptionFault[] },
): void {
  for (const fault of optionFaults) {
    stderr.write(`komadai: ${name}: ${texts.commands.optionFaultText(fault)}\n`);
  }
}

/** Reports that something cannot be done. @returns `STATUS_FAILED` */
export function fail(context: ReportContext, text: string): number {
  return reportText(context, text, STATUS_FAILED);
}

/** Reports words of the call that cannot be understood. @returns `STATUS_USAGE` */
export function reject(context: ReportContext, text: string): number {
  return reportText(context, text, STATUS_USAGE);
}

/** Reports what is to be known of something that was done. @returns the exit status */
export function mention(context: ReportContext, text: string): number {
  return reportText(context, text, STATUS_DONE);
}

/** Reports what the system could not do, as `reportText` does. @returns the exit status */
export function reportFailure(
  context: ReportContext & Partial<Pick<Surroundings, 'texts'>>,
  error: unknown,
): number {
  const { words } = context.texts ?? {};
  const isOfStore = words && error instanceof StoreError;
  return fail(context, isOfStore ? words.storeErrorText(error) : errorText(error));
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
