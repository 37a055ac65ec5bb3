/** What each command is for, in one line of the list of commands, by its name; `''` is the menu. */
export const COMMAND_TEXTS = {
  '': 'the menu',
  play: 'a new game',
  resume: 'go on with the latest unfinished game, or with that of a file',
  host: 'play somebody at another terminal of this machine',
  join: 'play in the room of somebody else, by its code',
  watch: 'look on in a room, by its code',
  serve: 'a server for everybody with an ssh client',
  attach: 'the way from the sshd of the system to the server',
  replay: 'step through a saved game',
  learn: 'a course of a game, from the first square to a game won',
  tsume: 'solve mating problems against the best defence',
  edit: 'set up a position: to play it, to analyse it, to save it as a problem',
  games: 'list the saved games',
  stats: 'how your games have ended, by game, level, colour and month',
  mistakes: 'the mistakes of your own analysed games, again until you know better',
  analyse: 'let the computer judge the moves of games, and keep that in their files',
  index: 'the positions of your games and of folders of others, to look up and search',
  search: 'find games by position, pattern, player, date, result, opening and length',
  check: 'play through games and say what is wrong with them',
  show: 'a position or a game as text, diagram, SFEN or SVG',
  settings: 'show or change the settings',
  themes: 'look at the colour themes, and choose one',
  keys: 'the keys that can be changed, and what they do',
  rules: 'the rules of a variant, or how one of its pieces moves',
  variants: 'list all games, or check a file that describes games',
  moves: 'the legal moves of positions, as JSON',
  perft: 'counts the lines of legal moves up to a depth',
  match: 'play engine against engine, and say which is stronger',
  usi: 'play as an engine in other programs, by the Universal Shogi Interface',
  help: 'this help, or that of a command',
  completion: 'a script that lets your shell complete these words',
};

/** What `convert` is for. */
export function convertText(formats: readonly string[]): string {
  return `write games in another format: ${formats.join(', ')}`;
}

/** What stands above the parts of the help, and its last line. */
export const HELP_TEXTS = {
  options: 'Options',
  commonOptions: 'Options of every command',
  examples: 'Examples',
  usage: 'Usage',
  commands: 'Commands',
  menu: 'the menu',
  plain: 'a game without a screen',
  more: 'komadai COMMAND --help tells more about a command.',
  moreOptions: 'komadai help options lists the options of every command.',
};

/** What a file of games may be, where its name is missing. */
export const FILE_FORMS = 'the name of a saved game, a file of games, or - for the standard input';

/** Two usage lines of which one is right. */
export function eitherUsage(one: string, other: string): string {
  return `${one}, or ${other}`;
}

/** Why `convert --split` does not write to the standard output. */
export const SPLIT_NEEDS_OUTPUT =
  '--split writes several files: name the first part of their names with --output FILE';

/** Adds to a fault that nothing was written. */
export function nothingWrittenText(fault: string): string {
  return `${fault}. Nothing is written.`;
}

/** What a game of a file is, where it has no fault. */
export function checkedGameText(file: string, number: number, summary: string): string {
  return `${file}: game ${number}: ${summary}`;
}

/** What is wrong with a line of the input. */
export function inputLineText(number: number, fault: string): string {
  return `line ${number}: ${fault}`;
}

/** Says that no game can be gone on with. @param passedOver why a later one must rest */
export function noUnfinishedText(passedOver: string | undefined): string {
  return passedOver === undefined
    ? 'there is no unfinished game'
    : `there is no unfinished game; ${passedOver}`;
}

/** Says that a game goes on. @param passedOver why a later one must rest */
export function resumedText(passedOver: string | undefined): string {
  return passedOver === undefined ? 'Resumed.' : `Resumed. Not the last: ${passedOver}.`;
}

/** Says that a file has no mating problem. */
export function noProblemText(file: string): string {
  return `${file}: there is no problem in it`;
}

/** Says that a file describes no game. */
export function noGameDescribedText(file: string): string {
  return `${file}: no game is described there`;
}

/** Says that the program itself is at fault; the cause follows. @param path where the game is saved */
export function brokenText(path: string | undefined): string {
  const game = path === undefined ? '' : ` The game is saved in ${path}; komadai resume goes on.`;
  return `an error in the program ended it.${game} The error`;
}
