import { RECORD_FORMATS } from '../records/formats/formats.ts';
import { COMMAND_TEXTS, convertText } from '../text/command-texts.ts';
import type { CommandEntry } from './command.ts';

/** The commands in the order of the help. The code of one is loaded when it is chosen. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'play',
    summary: () => COMMAND_TEXTS.play,
    load: async () => (await import('./play.ts')).play,
  },
  {
    name: 'resume',
    summary: () => COMMAND_TEXTS.resume,
    load: async () => (await import('./resume.ts')).resume,
  },
  {
    name: 'host',
    summary: () => COMMAND_TEXTS.host,
    load: async () => (await import('./host.ts')).host,
  },
  {
    name: 'join',
    summary: () => COMMAND_TEXTS.join,
    load: async () => (await import('./join.ts')).join,
  },
  {
    name: 'watch',
    summary: () => COMMAND_TEXTS.watch,
    load: async () => (await import('./watch.ts')).watch,
  },
  {
    name: 'serve',
    summary: () => COMMAND_TEXTS.serve,
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'attach',
    summary: () => COMMAND_TEXTS.attach,
    load: async () => (await import('./attach.ts')).attach,
  },
  {
    name: 'replay',
    summary: () => COMMAND_TEXTS.replay,
    load: async () => (await import('./replay.ts')).replay,
  },
  {
    name: 'learn',
    summary: () => COMMAND_TEXTS.learn,
    load: async () => (await import('./learn.ts')).learn,
  },
  {
    name: 'tsume',
    summary: () => COMMAND_TEXTS.tsume,
    load: async () => (await import('./tsume.ts')).tsume,
  },
  {
    name: 'games',
    summary: () => COMMAND_TEXTS.games,
    load: async () => (await import('./games.ts')).games,
  },
  {
    name: 'convert',
    summary: () => convertText(RECORD_FORMATS),
    load: async () => (await import('./convert.ts')).convert,
  },
  {
    name: 'check',
    summary: () => COMMAND_TEXTS.check,
    load: async () => (await import('./check.ts')).check,
  },
  {
    name: 'show',
    summary: () => COMMAND_TEXTS.show,
    load: async () => (await import('./show.ts')).show,
  },
  {
    name: 'settings',
    summary: () => COMMAND_TEXTS.settings,
    load: async () => (await import('./settings.ts')).settings,
  },
  {
    name: 'themes',
    summary: () => COMMAND_TEXTS.themes,
    load: async () => (await import('./themes.ts')).themes,
  },
  {
    name: 'rules',
    summary: () => COMMAND_TEXTS.rules,
    load: async () => (await import('./rules.ts')).rules,
  },
  {
    name: 'variants',
    summary: () => COMMAND_TEXTS.variants,
    load: async () => (await import('./variants.ts')).variantsCommand,
  },
  {
    name: 'moves',
    summary: () => COMMAND_TEXTS.moves,
    load: async () => (await import('./moves.ts')).moves,
  },
  {
    name: 'perft',
    summary: () => COMMAND_TEXTS.perft,
    load: async () => (await import('./perft.ts')).perftCommand,
  },
  {
    name: 'match',
    summary: () => COMMAND_TEXTS.match,
    load: async () => (await import('./match.ts')).match,
  },
  {
    name: 'usi',
    summary: () => COMMAND_TEXTS.usi,
    load: async () => (await import('./usi.ts')).usiCommand,
  },
  {
    name: 'help',
    summary: () => COMMAND_TEXTS.help,
    load: async () => (await import('./help-command.ts')).help,
  },
  {
    name: 'completion',
    summary: () => COMMAND_TEXTS.completion,
    load: async () => (await import('./completion.ts')).completion,
  },
];

/** Runs if no command is named and a screen can be drawn. Without a screen the help is shown. */
export const MENU: CommandEntry = {
  name: '',
  summary: () => COMMAND_TEXTS[''],
  load: async () => (await import('./menu.ts')).menu,
};
