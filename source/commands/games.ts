import { setImmediate as afterEvents } from 'node:timers/promises';
import { withoutControls } from '../clean/clean-text.ts';
import type { GameEntry } from '../records/store/game-entry.ts';
import { findVariant } from '../rules/variants/index.ts';
import type { Looks } from '../text/looks.ts';
import { fileFaultText } from '../text/record-fault.ts';
import { type Command, STATUS_DONE, STATUS_FAILED } from './command.ts';
import type { FlagTable } from './flags.ts';
import { looksOn } from './looks.ts';
import { writeLine } from './output.ts';
import { VARIANT_FLAG } from './record-flags.ts';
import { reportText } from './report.ts';
import { openWorkspace } from './workspace.ts';

const FLAGS = {
  json: { type: 'boolean', summary: 'a JSON object a line' },
  variant: { ...VARIANT_FLAG, summary: 'only games of this variant' },
  unfinished: { type: 'boolean', summary: 'only games that can be resumed' },
} as const satisfies FlagTable;

/**
 * `komadai games`: the saved games, the latest first. Each is a line (name, date, variant, black,
 * white, result, plies) or a JSON object. A file that cannot be read to its end is reported, and
 * the status is that of a failure.
 */
export const games: Command<typeof FLAGS> = {
  operands: [],
  flags: FLAGS,
  examples: ['komadai games', 'komadai games --unfinished | cut -f 1', 'komadai games --json'],
  async run(context) {
    const { stdout } = context;
    const { json, variant, unfinished = false } = context.flags;
    const { store, settings } = openWorkspace(context);
    const looks = looksOn(stdout, context, settings.all);
    let status = STATUS_DONE;
    for (const entry of store.list()) {
      if (!isWanted(entry, variant, unfinished)) continue;
      const { fault, plies } = entry.summary;
      if (fault) status = reportText(context, fileFaultText(entry.name, fault), STATUS_FAILED);
      if (unfinished && !entry.isUnfinished) continue;
      if (json) await writeLine(stdout, JSON.stringify(gameObject(entry)));
      else if (!fault || plies > 0) await writeLine(stdout, gameLine(entry, looks));
      // Between two lines the program hears that its reader is gone.
      await afterEvents();
    }
    return status;
  },
};

/** Whether a game may be wanted. Its moves are read only if its tags do not tell. */
function isWanted(entry: GameEntry, variant: string | undefined, unfinished: boolean): boolean {
  const { head } = entry;
  if (unfinished && head.score !== '*') return false;
  if (!variant || head.variant === variant) return true;
  return !findVariant(head.variant) && ['', variant].includes(entry.summary.variant);
}

function gameLine({ name, summary }: GameEntry, looks: Looks): string {
  const { date, variant, black, white, score, plies } = summary;
  const [first = '', second = '', ...others] = [
    name,
    date,
    ...[variant, black, white, score, String(plies)],
  ].map(withoutControls);
  return [looks.title(first), looks.quiet(second), ...others].join('\t');
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
