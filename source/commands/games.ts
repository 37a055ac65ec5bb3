import { setImmediate as afterEvents } from 'node:timers/promises';
import { success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { findVariant } from '../core/variants/index.ts';
import type { GameEntry } from '../records/game-entry.ts';
import { fileFaultText } from '../text/record-fault.ts';
import { type Command, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { writeLine } from './output.ts';
import { parseVariantOption, VARIANT_OPERAND } from './position-options.ts';
import { reportFault, reportText } from './report.ts';
import { openWorkspace } from './workspace.ts';

/**
 * `komadai games`: the saved games, the latest first, a line each: name, date, variant, black,
 * white, result, plies; or a JSON object. A file that cannot be read to its end is named on the
 * standard error, and makes the status that of a failure.
 */
export const games: Command = {
  operands: [],
  options: [
    { name: 'json', summary: 'a JSON object a line' },
    {
      name: 'variant',
      value: 'VARIANT',
      valid: VARIANT_OPERAND.valid,
      summary: 'only games of this variant',
    },
    { name: 'unfinished', summary: 'only games that can be resumed' },
  ],
  examples: ['komadai games', 'komadai games --unfinished | cut -f 1', 'komadai games --json'],
  async run(context) {
    const { options, stdout } = context;
    const wanted = options.get('variant');
    const variant = wanted === undefined ? success(undefined) : parseVariantOption(wanted);
    if (!variant.ok) return reportFault(context, context.name, variant.fault);
    const { store } = openWorkspace(context);
    let status = STATUS_DONE;
    for (const entry of store.list()) {
      if (!isWanted(entry, variant.value, options.has('unfinished'))) continue;
      const { fault, plies } = entry.summary;
      if (fault) status = reportText(context, fileFaultText(entry.name, fault), STATUS_FAILED);
      if (options.has('unfinished') && !entry.isUnfinished) continue;
      if (options.has('json')) await writeLine(stdout, JSON.stringify(gameObject(entry)));
      else if (!fault || plies > 0) await writeLine(stdout, gameLine(entry));
      // A reader that has gone is heard of between two lines.
      await afterEvents();
    }
    return status;
  },
};

/** Whether a game may be one of those asked for. Its moves are read only where its tags do not say. */
function isWanted(entry: GameEntry, variant: Variant | undefined, unfinished: boolean): boolean {
  const { head } = entry;
  if (unfinished && head.score !== '*') return false;
  if (!variant || head.variant === variant.id) return true;
  return !findVariant(head.variant) && ['', variant.id].includes(entry.summary.variant);
}

function gameLine({ name, summary }: GameEntry): string {
  const { date, variant, black, white, score, plies } = summary;
  const fields = [name, date, variant, black, white, score, String(plies)];
  return fields.map((field) => field.replace(/\p{Cc}+/gu, ' ')).join('\t');
}

function gameObject({ name, path, modifiedMs, summary }: GameEntry) {
  const {
    date,
    variant,
    black,
    white,
    score,
    termination = '',
    plies,
    unfinished,
    fault,
  } = summary;
  return {
    ...{ name, path, date, variant, black, white, result: score, termination, plies },
    modified: new Date(modifiedMs).toISOString(),
    unfinished,
    ...(fault && { fault: fileFaultText(name, fault) }),
  };
}
