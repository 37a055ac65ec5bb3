/** What each option is for that several commands have. */
export const COMMON_OPTIONS = {
  ascii: 'charset ascii, with letters unless romaji is chosen',
  noColor: 'no colours',
  noMouse: 'leave the mouse to the terminal',
  home: 'keep settings and games in this folder',
  variants: 'also the games that this file describes',
  help: 'this help',
  version: 'the version',
  plain: 'without a screen: one line in, one answer out',
  clock: 'MAIN+BYOYOMI+INCREMENT in seconds, as 600, 600+30, 600+0+5 or 10m+30s',
  sfen: 'the position to begin from',
  handicap: 'pieces that White gives, as two-piece; even for none',
  variant: 'of games that do not name theirs; shogi by default',
  game: 'the game of a file with several, from 1',
  ply: 'the position after N moves',
  output: 'the file to write',
  force: 'replace the file if there is one',
  store: 'where games and players are kept: a folder, or postgres://..',
  at: "where the room is, if not in the system's temporary folder",
};

/** `--language`, with all its values. */
export function languageOption(languages: readonly string[]): string {
  return `what you read: ${languages.join(', ')}`;
}

/** `--labels`, with all its values. */
export function labelsOption(styles: readonly string[]): string {
  return `labels of the pieces: ${styles.join(', ')}`;
}

/** `--charset`, with all its values. */
export function charsetOption(names: readonly string[]): string {
  return `characters of the board: ${names.join(', ')}`;
}

/** `--theme`, with all its values. */
export function themeOption(names: readonly string[]): string {
  return `colours: ${names.join(', ')}`;
}

/** `--from`, with all its values. */
export function fromOption(formats: readonly string[]): string {
  return `what is read: ${formats.join(', ')}; found by content by default`;
}

/** `--to`, with all its values. @param own the one that is written by default */
export function toOption(formats: readonly string[], own: string): string {
  return `what is written: ${formats.join(', ')}; by the name of the output, else ${own}`;
}

/** `--encoding`, with all its values, the default first. */
export function encodingOption(encodings: readonly string[]): string {
  return `of what is written: ${encodings.join(' or ')}, the first by default`;
}

/** Options of `play`. */
export const PLAY_OPTIONS = {
  black: 'who plays Black: a name, level:N, engine:NAME or engine:COMMAND',
  white: 'who plays White',
  furigoma: 'toss five pawns for the colours; the first named tosses',
  strict: 'an illegal move loses',
};

/** Options of `resume`. */
export const RESUME_OPTIONS = {
  take: 'take the game over from the komadai that has it open',
  startEngine: 'start the program that plays a side by the record',
};

/** Options of `host`. */
export const HOST_OPTIONS = {
  as: 'your side: black, white or random; random by default',
  noWatch: 'nobody may watch',
  at: "open the room here, not in the system's temporary folder",
  resume: 'go on in your latest room, or in that of the game or code named instead of VARIANT',
};

/** Options of `serve` and `attach`. */
export const SERVE_OPTIONS = {
  port: '2222 by default; 0 takes a free one',
  listen: 'the address; all of them by default',
  public:
    'as players reach it: HOST, HOST:PORT, or USER@HOST behind sshd; the name of this machine by default',
  open: 'any key may register',
  keys: 'the keys of this file may register; it looks like authorized_keys',
  guests: 'those without a key come in too, and are forgotten',
  workers: 'N processes draw the screens; by default this one does',
  metrics: 'serve metrics to Prometheus: PORT on loopback, or HOST:PORT',
  admin:
    'tell the server that runs: who, members [TEXT], close CODE, ban NAME|KEY|ADDRESS[/BITS], unban .., bans, rename OLD NEW, delete NAME, health, drain',
  page: 'the page of members or bans',
  backup: 'write all that is kept into a file, also while the server runs',
  restore: 'fill an empty store with such a file',
  asRoot: 'run as root, which is refused otherwise',
  attachKey: 'the fingerprint of the key that sshd has let in; without it one comes as a guest',
};

/** `--max` of `serve`. @param most the default */
export function maxOption(most: number): string {
  return `the most sessions at once; ${most} by default`;
}

/** Options of `tsume`. */
export const TSUME_OPTIONS = {
  sfen: 'the problem, instead of a file',
  plies: 'only the problems of N plies',
  problem: 'the problem to begin with; by default one that suits you, in a file the first unsolved',
};

/** Options of `edit`. */
export const EDIT_OPTIONS = {
  variant: 'the game of an SFEN, or the one to begin with; that of the settings by default',
};

/** Options of `mistakes`. */
export const MISTAKES_OPTIONS = {
  side: 'your side in the games of a file, where no side has your name',
};

/** Options of `games`. */
export const GAMES_OPTIONS = {
  json: 'a JSON object a line',
  variant: 'only games of this variant',
  unfinished: 'only games that can be resumed',
  openings: 'what both sides have played, in shogi',
  sort: 'date, the latest first, as without it; name; moves, the longest first',
};

/** Options of `convert`. */
export const CONVERT_OPTIONS = {
  output: 'the file to write; - is the standard output, as without it',
  split: 'a file for each game: OUT-1, OUT-2, ..',
  keep: 'write of a faulty game what came before its fault',
  strict: 'write nothing unless all of it can be read and written',
};

/** Options of `analyse`. */
export const ANALYSE_OPTIONS = {
  seconds: 'seconds for each position',
  engine:
    'the engine that thinks: own, a name in your list, or a command; by default as the settings say',
  output: 'all games into this file; by default the analysis is kept where the game was read',
};

/** `--nodes` of `analyse`. */
export function analyseNodesOption(nodes: number): string {
  return `nodes for each position; the result is the same everywhere; ${nodes} by default`;
}

/** Options of commands that show or count positions, and of `themes`. */
export const POSITION_OPTIONS = {
  shownSfen: 'the position to show, instead of a file',
  shownPly: 'the position after N moves, the last by default',
  movesSfen: 'the position, the start of an even game by default; - reads the standard input',
  perftSfen: 'the position to count from',
  perftDivide: 'also the count after each move',
  themesPlain: 'the names and what each is for, without a screen',
};

/** `--format` of `show`, with all its values. */
export function showFormatOption(formats: readonly string[]): string {
  return `${formats.join(', ')}; the svg of a game without --ply is animated`;
}

/** Options of `match`. */
export const MATCH_OPTIONS = {
  variant: 'which game; that of the settings by default',
  b: 'against whom; colours are swapped after each game',
  movetime: 'milliseconds for each move',
  nodes: 'nodes for each move',
};

/** `--a` of `match`, with the forms of a computer. */
export function computerOption(forms: readonly string[]): string {
  return `who plays: ${forms.join(' or ')}; a level in one thread`;
}

/** `--games` of `match`. */
export function gameCountOption(count: number): string {
  return `how many games; ${count} by default`;
}

/** `--openings` of `match`. */
export function openingsOption(plies: number): string {
  return `K random plies, the same for two games; random:${plies} by default`;
}

/** `--seed` of `match`. */
export function seedOption(seed: number): string {
  return `chooses openings and moves about as good; ${seed} by default`;
}

/** `--output` of `match`. @param format the name of the format that is written */
export function matchOutputOption(format: string): string {
  return `where the games go, as ${format}; a new file among the saved games by default`;
}

/** What a value can be that is a number without an upper limit. */
export function wholeNumberFrom(least: number): string {
  return `a whole number from ${least} on`;
}

/** What a value can be that is a number. */
export function wholeNumberBetween(least: number, most: number): string {
  return `a whole number from ${least} to ${most}`;
}

/** What the openings of a match can be. */
export function openingForms(most: number): string {
  return `random:0 to random:${most}`;
}

/** How the sides of computers are written. */
export function computerForms(lowest: number, highest: number): string[] {
  return [`level:${lowest} to level:${highest}`, 'engine:NAME', 'engine:COMMAND'];
}

/** What a side can be beside a computer. */
export const NAME_FORM = 'a name';

/** Stands for `--handicap` or a position with one, where an option does not go with it. */
export const A_HANDICAP = 'a handicap';
