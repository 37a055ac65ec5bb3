import { RECORD_FORMATS } from '../records/formats/formats.ts';
import type { CommandEntry } from './command.ts';

/** The commands in the order of the help. The code of one is loaded when it is chosen. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'play',
    summary: (texts) => texts.command.COMMAND_TEXTS.play,
    load: async () => (await import('./play.ts')).play,
  },
  {
    name: 'resume',
    summary: (texts) => texts.command.COMMAND_TEXTS.resume,
    load: async () => (await import('./resume.ts')).resume,
  },
  {
    name: 'host',
    summary: (texts) => texts.command.COMMAND_TEXTS.host,
    load: async () => (await import('./host.ts')).host,
  },
  {
    name: 'join',
    summary: (texts) => texts.command.COMMAND_TEXTS.join,
    load: async () => (await import('./join.ts')).join,
  },
  {
    name: 'watch',
    summary: (texts) => texts.command.COMMAND_TEXTS.watch,
    load: async () => (await import('./watch.ts')).watch,
  },
  {
    name: 'serve',
    summary: (texts) => texts.command.COMMAND_TEXTS.serve,
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'attach',
    summary: (texts) => texts.command.COMMAND_TEXTS.attach,
    load: async () => (await import('./attach.ts')).attach,
  },
  {
    name: 'replay',
    summary: (texts) => texts.command.COMMAND_TEXTS.replay,
    load: async () => (await import('./replay.ts')).replay,
  },
  {
    name: 'learn',
    summary: (texts) => texts.command.COMMAND_TEXTS.learn,
    load: async () => (await import('./learn.ts')).learn,
  },
  {
    name: 'tsume',
    summary: (texts) => texts.command.COMMAND_TEXTS.tsume,
    load: async () => (await import('./tsume.ts')).tsume,
  },
  {
    name: 'edit',
    summary: (texts) => texts.command.COMMAND_TEXTS.edit,
    load: async () => (await import('./edit.ts')).edit,
  },
  {
    name: 'solve',
    summary: (texts) => texts.solve.SOLVE_SUMMARIES.command,
    load: async () => (await import('./solve.ts')).solveCommand,
  },
  {
    name: 'games',
    summary: (texts) => texts.command.COMMAND_TEXTS.games,
    load: async () => (await import('./games.ts')).games,
  },
  {
    name: 'convert',
    summary: (texts) => texts.command.convertText(RECORD_FORMATS),
    load: async () => (await import('./convert.ts')).convert,
  },
  {
    name: 'stats',
    summary: (texts) => texts.command.COMMAND_TEXTS.stats,
    load: async () => (await import('./stats.ts')).stats,
  },
  {
    name: 'analyse',
    summary: (texts) => texts.command.COMMAND_TEXTS.analyse,
    load: async () => (await import('./analyse.ts')).analyse,
  },
  {
    name: 'mistakes',
    summary: (texts) => texts.command.COMMAND_TEXTS.mistakes,
    load: async () => (await import('./mistakes.ts')).mistakes,
  },
  {
    name: 'index',
    summary: (texts) => texts.command.COMMAND_TEXTS.index,
    load: async () => (await import('./game-index.ts')).indexCommand,
  },
  {
    name: 'search',
    summary: (texts) => texts.command.COMMAND_TEXTS.search,
    load: async () => (await import('./search.ts')).search,
  },
  {
    name: 'check',
    summary: (texts) => texts.command.COMMAND_TEXTS.check,
    load: async () => (await import('./check.ts')).check,
  },
  {
    name: 'show',
    summary: (texts) => texts.command.COMMAND_TEXTS.show,
    load: async () => (await import('./show.ts')).show,
  },
  {
    name: 'settings',
    summary: (texts) => texts.command.COMMAND_TEXTS.settings,
    load: async () => (await import('./settings.ts')).settings,
  },
  {
    name: 'themes',
    summary: (texts) => texts.command.COMMAND_TEXTS.themes,
    load: async () => (await import('./themes.ts')).themes,
  },
  {
    name: 'keys',
    summary: (texts) => texts.command.COMMAND_TEXTS.keys,
    load: async () => (await import('./keys.ts')).keys,
  },
  {
    name: 'rules',
    summary: (texts) => texts.command.COMMAND_TEXTS.rules,
    load: async () => (await import('./rules.ts')).rules,
  },
  {
    name: 'variants',
    summary: (texts) => texts.command.COMMAND_TEXTS.variants,
    load: async () => (await import('./variants.ts')).variantsCommand,
  },
  {
    name: 'moves',
    summary: (texts) => texts.command.COMMAND_TEXTS.moves,
    load: async () => (await import('./moves.ts')).moves,
  },
  {
    name: 'perft',
    summary: (texts) => texts.command.COMMAND_TEXTS.perft,
    load: async () => (await import('./perft.ts')).perftCommand,
  },
  {
    name: 'match',
    summary: (texts) => texts.command.COMMAND_TEXTS.match,
    load: async () => (await import('./match.ts')).match,
  },
  {
    name: 'usi',
    summary: (texts) => texts.command.COMMAND_TEXTS.usi,
    load: async () => (await import('./usi.ts')).usiCommand,
  },
  {
    name: 'help',
    summary: (texts) => texts.command.COMMAND_TEXTS.help,
    load: async () => (await import('./help-command.ts')).help,
  },
  {
    name: 'completion',
    summary: (texts) => texts.command.COMMAND_TEXTS.completion,
    load: async () => (await import('./completion.ts')).completion,
  },
];

/** Runs if no command is named and a screen can be drawn. Without a screen the help is shown. */
export const MENU: CommandEntry = {
  name: '',
  summary: (texts) => texts.command.COMMAND_TEXTS[''],
  load: async () => (await import('./menu.ts')).menu,
};
