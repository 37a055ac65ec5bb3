import { foldResults } from '../study/statistics/fold-results.ts';
import { readPlayedGames } from '../study/statistics/read-played-games.ts';
import { statisticsLines } from '../text/study.ts';
import { textCharset } from './charset.ts';
import { type Command, STATUS_DONE } from './command.ts';
import type { FlagTable } from './flags.ts';
import { writeLine } from './output.ts';
import { VARIANT_FLAG } from './record-flags.ts';
import { openWorkspace } from './workspace.ts';

const FLAGS = {
  variant: { ...VARIANT_FLAG, summary: (texts) => texts.commands.GAMES_OPTIONS.variant },
} as const satisfies FlagTable;

/** `komadai stats`: how the player's own games have ended, and what was solved, counted anew. */
export const stats: Command<typeof FLAGS> = {
  operands: [],
  flags: FLAGS,
  examples: ['komadai stats', 'komadai stats --variant yari'],
  async run(context) {
    const { variant } = context.flags;
    const { store, ownNames, problems, mistakes } = openWorkspace(context);
    const statistics = {
      results: foldResults(await readPlayedGames(store, ownNames(), variant)),
      problems: problems.tally(variant),
      mistakes: (await mistakes.open()).tally(variant),
    };
    for (const line of statisticsLines(context.texts, statistics, textCharset(context))) {
      await writeLine(context.stdout, line);
    }
    return STATUS_DONE;
  },
};
