/** What each command is for, in one line of the list of commands, by its name; `''` is the menu. */
export const COMMAND_TEXTS = {
  '': 'the menu',
  play: 'start a new game',
  resume: 'resume an unfinished game, the latest one by default',
  host: 'open a room for a player at another terminal of this machine',
  join: 'enter a room by its code to play',
  watch: 'enter a room by its code to watch',
  serve: 'run a server that people reach with ssh',
  attach: "connect a login at the system's sshd with the running server",
  replay: 'step through a saved game',
  learn: 'learn a game in short lessons',
  tsume: 'solve mating problems',
  edit: 'set up a position to play, analyse or save it',
  games: 'list the saved games',
  stats: 'show your results by game, level, colour and month',
  mistakes: 'practise the positions in which you made mistakes',
  analyse: 'analyse games and keep the analysis in their files',
  index: 'index your games and other folders by position',
  search: 'find games by position, player, date, result, opening or length',
  check: 'check that files of games have no errors',
  show: 'print a position or a game as text, diagram, SFEN or SVG',
  settings: 'show or change the settings',
  rules: 'show the rules of a game, or how one of its pieces moves',
  variants: 'list all games, or check a file that describes games',
  moves: 'print the legal moves of positions as JSON',
  perft: 'count the sequences of legal moves up to a depth',
  usi: 'run as a USI engine in another program',
  help: 'show this help, or the help of a command',
  completion: 'print the script that completes these words in your shell',
};

/** What `convert` is for. */
export function convertText(formats: readonly string[]): string {
  return `convert games to another format: ${formats.join(', ')}`;
}

/** What stands above the parts of the help, and its last line. */
export const HELP_TEXTS = {
  options: 'Options',
  commonOptions: 'Options of every command',
  examples: 'Examples',
  usage: 'Usage',
  commands: 'Commands',
  menu: 'open the menu',
  plain: 'play without a screen',
  more: 'komadai COMMAND --help shows the help of a command.',
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
  return `there is no unfinished game; ${passedOver ?? 'komadai play starts one'}`;
}

/** Says that a game goes on. @param passedOver why a later one must rest */
export function resumedText(passedOver: string | undefined, wasCutOff: boolean): string {
  const resumed = wasCutOff ? 'Resumed where komadai was cut off.' : 'Resumed.';
  return passedOver === undefined ? resumed : `${resumed} Not the last: ${passedOver}.`;
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
