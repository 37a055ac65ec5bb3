import { RECORD_FORMATS } from '../records/formats/formats.ts';
import type { Texts } from '../text/texts.ts';
import type { CommandEntry } from './command.ts';

/** A command whose line in the list is the one of its name. */
function entry(
  name: keyof Texts['commands']['COMMAND_TEXTS'],
  load: CommandEntry['load'],
): CommandEntry {
  return { name, summary: (texts) => texts.commands.COMMAND_TEXTS[name], load };
}

/** The commands in the order of the help. The code of one is loaded when it is chosen. */
export const COMMANDS: readonly CommandEntry[] = [
  entry('play', async () => (await import('./play.ts')).play),
  entry('resume', async () => (await import('./resume.ts')).resume),
  entry('host', async () => (await import('./host.ts')).host),
  entry('join', async () => (await import('./play-room.ts')).join),
  entry('watch', async () => (await import('./play-room.ts')).watch),
  entry('serve', async () => (await import('./serve.ts')).serve),
  entry('attach', async () => (await import('./attach.ts')).attach),
  entry('replay', async () => (await import('./replay.ts')).replay),
  entry('learn', async () => (await import('./learn.ts')).learn),
  entry('tsume', async () => (await import('./tsume.ts')).tsume),
  entry('edit', async () => (await import('./edit.ts')).edit),
  {
    name: 'solve',
    summary: (texts) => texts.commands.SOLVE_SUMMARIES.command,
    load: async () => (await import('./solve.ts')).solveCommand,
  },
  entry('games', async () => (await import('./games.ts')).games),
  {
    name: 'convert',
    summary: (texts) => texts.commands.convertText(RECORD_FORMATS),
    load: async () => (await import('./convert.ts')).convert,
  },
  entry('stats', async () => (await import('./stats.ts')).stats),
  entry('analyse', async () => (await import('./analyse.ts')).analyse),
  entry('mistakes', async () => (await import('./mistakes.ts')).mistakes),
  entry('index', async () => (await import('./game-index.ts')).indexCommand),
  entry('search', async () => (await import('./search.ts')).search),
  entry('check', async () => (await import('./check.ts')).check),
  entry('show', async () => (await import('./show.ts')).show),
  entry('settings', async () => (await import('./settings.ts')).settings),
  entry('rules', async () => (await import('./rules.ts')).rules),
  entry('variants', async () => (await import('./variants.ts')).variantsCommand),
  entry('moves', async () => (await import('./moves.ts')).moves),
  entry('perft', async () => (await import('./perft.ts')).perftCommand),
  entry('usi', async () => (await import('./usi.ts')).usiCommand),
  entry('help', async () => (await import('./help-command.ts')).help),
  entry('completion', async () => (await import('./completion.ts')).completion),
];

/** Runs if no command is named and a screen can be drawn. Without a screen the help is shown. */
export const MENU = entry('', async () => (await import('./menu.ts')).menu);
