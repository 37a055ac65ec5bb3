import type { LoadedVariants } from '../settings/variant-files.ts';
import type { Texts } from '../text/texts.ts';
import { fail, type ReportContext } from './report.ts';

/** How many faults of a file of the folder are told at the start. */
const MOST_FAULTS = 5;

/**
 * Reports what is wrong with the files of games, each fault in one line on the standard error: all
 * faults of the file that was named, and some of each that was found.
 */
export function reportVariants(
  texts: Texts,
  context: ReportContext,
  { named, found }: LoadedVariants,
): void {
  for (const problem of [...(named ? [named] : []), ...found]) {
    const { path, file, faults } = problem;
    const tell = (text: string) => fail(context, text);
    if (file) tell(texts.commands.variantFileFaultText(file));
    const most = problem === named ? faults.length : MOST_FAULTS;
    for (const fault of faults.slice(0, most)) tell(texts.commands.variantFaultText(path, fault));
    const rest = faults.length - most;
    if (rest > 0) tell(texts.commands.moreFaultsText(path, rest));
  }
}
