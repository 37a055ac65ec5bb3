import { RECORD_FORMATS } from '../records/formats/formats.ts';
import { SOLVE_SUMMARIES } from '../text/solve-texts.ts';
import type { CommandEntry } from './command.ts';

/** The commands in the order of the help. The code of one is loaded when it is chosen. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'play',
    summary: 'a new game',
    load: async () => (await import('./play.ts')).play,
  },
  {
    name: 'resume',
    summary: 'go on with the latest unfinished game, or with that of a file',
    load: async () => (await import('./resume.ts')).resume,
  },
  {
    name: 'host',
    summary: 'play somebody at another terminal of this machine',
    load: async () => (await import('./host.ts')).host,
  },
  {
    name: 'join',
    summary: 'play in the room of somebody else, by its code',
    load: async () => (await import('./join.ts')).join,
  },
  {
    name: 'watch',
    summary: 'look on in a room, by its code',
    load: async () => (await import('./watch.ts')).watch,
  },
  {
    name: 'serve',
    summary: 'a server for everybody with an ssh client',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'attach',
    summary: 'the way from the sshd of the system to the server',
    load: async () => (await import('./attach.ts')).attach,
  },
  {
    name: 'replay',
    summary: 'step through a saved game',
    load: async () => (await import('./replay.ts')).replay,
  },
  {
    name: 'learn',
    summary: 'a course of a game, from the first square to a game won',
    load: async () => (await import('./learn.ts')).learn,
  },
  {
    name: 'tsume',
    summary: 'solve mating problems against the best defence',
    load: async () => (await import('./tsume.ts')).tsume,
  },
  {
    name: 'solve',
    summary: SOLVE_SUMMARIES.command,
    load: async () => (await import('./solve.ts')).solveCommand,
  },
  {
    name: 'games',
    summary: 'list the saved games',
    load: async () => (await import('./games.ts')).games,
  },
  {
    name: 'convert',
    summary: `write games in another format: ${RECORD_FORMATS.join(', ')}`,
    load: async () => (await import('./convert.ts')).convert,
  },
  {
    name: 'check',
    summary: 'play through games and say what is wrong with them',
    load: async () => (await import('./check.ts')).check,
  },
  {
    name: 'show',
    summary: 'a position or a game as text, diagram, SFEN or SVG',
    load: async () => (await import('./show.ts')).show,
  },
  {
    name: 'settings',
    summary: 'show or change the settings',
    load: async () => (await import('./settings.ts')).settings,
  },
  {
    name: 'themes',
    summary: 'look at the colour themes, and choose one',
    load: async () => (await import('./themes.ts')).themes,
  },
  {
    name: 'rules',
    summary: 'the rules of a variant, or how one of its pieces moves',
    load: async () => (await import('./rules.ts')).rules,
  },
  {
    name: 'variants',
    summary: 'list all games, or check a file that describes games',
    load: async () => (await import('./variants.ts')).variantsCommand,
  },
  {
    name: 'moves',
    summary: 'the legal moves of positions, as JSON',
    load: async () => (await import('./moves.ts')).moves,
  },
  {
    name: 'perft',
    summary: 'counts the lines of legal moves up to a depth',
    load: async () => (await import('./perft.ts')).perftCommand,
  },
  {
    name: 'match',
    summary: 'play engine against engine, and say which is stronger',
    load: async () => (await import('./match.ts')).match,
  },
  {
    name: 'usi',
    summary: 'play as an engine in other programs, by the Universal Shogi Interface',
    load: async () => (await import('./usi.ts')).usiCommand,
  },
  {
    name: 'help',
    summary: 'this help, or that of a command',
    load: async () => (await import('./help-command.ts')).help,
  },
  {
    name: 'completion',
    summary: 'a script that lets your shell complete these words',
    load: async () => (await import('./completion.ts')).completion,
  },
];

/** Runs if no command is named and a screen can be drawn. Without a screen the help is shown. */
export const MENU: CommandEntry = {
  name: '',
  summary: 'the menu',
  load: async () => (await import('./menu.ts')).menu,
};
