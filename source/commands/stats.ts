import { setImmediate as afterEvents } from 'node:timers/promises';
import { foldResults } from '../study/statistics/fold-results.ts';
import { type PlayedGame, playedGame } from '../study/statistics/played-game.ts';
import { statisticsLines } from '../text/statistics.ts';
import { textCharset } from './charset.ts';
import { type Command, STATUS_DONE } from './command.ts';
import type { FlagTable } from './flags.ts';
import { writeLine } from './output.ts';
import { VARIANT_FLAG } from './record-flags.ts';
import { openWorkspace } from './workspace.ts';

const FLAGS = {
  variant: { ...VARIANT_FLAG, summary: (texts) => texts.option.GAMES_OPTIONS.variant },
} as const satisfies FlagTable;

/** `komadai stats`: how the player's own games have ended, counted anew from the saved games. */
export const stats: Command<typeof FLAGS> = {
  operands: [],
  flags: FLAGS,
  examples: ['komadai stats', 'komadai stats --variant yari'],
  async run(context) {
    const { store, ownName } = openWorkspace(context);
    const { variant } = context.flags;
    const played: { readonly game: PlayedGame; readonly order: string }[] = [];
    for (const entry of store.list()) {
      if (entry.head.score === '*') continue;
      const file = store.load(entry.path);
      if (!file.ok) continue;
      for (const { record } of file.value.games) {
        const game = record && playedGame(record, [ownName()]);
        if (!game || (variant !== undefined && game.variant !== variant)) continue;
        played.push({ game, order: `${game.date.replace(/\D/g, '.')} ${entry.name}` });
      }
      // Between two files the program hears Ctrl-C.
      await afterEvents();
    }
    played.sort((one, other) => (one.order < other.order ? -1 : 1));
    const results = foldResults(played.map(({ game }) => game));
    for (const line of statisticsLines(context.texts, results, textCharset(context))) {
      await writeLine(context.stdout, line);
    }
    return STATUS_DONE;
  },
};
