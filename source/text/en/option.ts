/** What each option is for that several commands have. */
export const COMMON_OPTIONS = {
  ascii: 'draw with ASCII alone; pieces show letters, or romaji if chosen',
  noColor: 'use no colours',
  noMouse: 'leave the mouse to the terminal',
  home: 'keep settings and games in this folder',
  variants: 'add the games that this file describes',
  help: 'show the help',
  version: 'print the version',
  plain: 'work line by line, without a screen',
  clock: 'time in seconds: MAIN+BYOYOMI+INCREMENT, such as 600, 600+30, 600+0+5 or 10m+30s',
  sfen: 'begin from this position',
  handicap: 'begin with this handicap, such as two-piece; even is none',
  variant: 'read games that name no variant as this one; default: shogi',
  game: 'take game N of the file; default: 1',
  ply: 'go to the position after N moves',
  output: 'write to this file',
  force: 'replace a file that exists',
  store: 'keep games and players in this folder, or at postgres://..',
  at: 'look for the room in this folder; default: the temporary folder',
};

/** `--language`, with all its values. */
export function languageOption(languages: readonly string[]): string {
  return `language of the program: ${languages.join(', ')}`;
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
  return `colour theme: ${names.join(', ')}`;
}

/** `--from`, with all its values. */
export function fromOption(formats: readonly string[]): string {
  return `input format: ${formats.join(', ')}; default: found by content`;
}

/** `--to`, with all its values. @param own the one that is written by default */
export function toOption(formats: readonly string[], own: string): string {
  return `output format: ${formats.join(', ')}; default: by the name of the output, else ${own}`;
}

/** `--encoding`, with all its values, the default first. */
export function encodingOption(encodings: readonly string[]): string {
  return `output encoding: ${encodings.join(', ')}; default: ${encodings[0]}`;
}

/** Options of `play`. */
export const PLAY_OPTIONS = {
  black: 'who plays Black: a name, level:N, engine:NAME or engine:COMMAND',
  white: 'who plays White, in the same forms',
  furigoma: 'toss five pawns for the colours; the player of --black tosses',
  strict: 'an illegal move loses the game',
};

/** Options of `resume`. */
export const RESUME_OPTIONS = {
  take: 'take the game over from another running komadai',
  startEngine: 'start the engine that plays a side in the record',
};

/** Options of `host`. */
export const HOST_OPTIONS = {
  as: 'play this side: black, white or random; default: random',
  noWatch: 'let nobody watch',
  at: 'open the room in this folder; default: the temporary folder',
  resume: 'reopen a room: the latest, or the game or code in place of VARIANT',
};

/** Options of `serve` and `attach`. */
export const SERVE_OPTIONS = {
  port: 'listen on this port; 0 takes a free one; default: 2222',
  listen: 'listen on this address; default: all addresses',
  public:
    'the address that players type: HOST, HOST:PORT, or USER@HOST of sshd; default: the name of this machine',
  open: 'let any key register',
  keys: 'let the keys of this file register; it looks like authorized_keys',
  guests: 'let people in without a key; nothing of them is kept',
  workers: 'draw the screens in N processes of their own; default: none',
  metrics: 'serve metrics to Prometheus at PORT of loopback, or at HOST:PORT',
  admin:
    'order the running server: who, members [TEXT], close CODE, ban NAME|KEY|ADDRESS[/BITS], unban .., bans, rename OLD NEW, delete NAME, health, drain',
  page: 'show page N of members or bans',
  backup: 'write a backup, even while the server runs',
  restore: 'fill an empty store from a backup',
  asRoot: 'allow the server to run as root',
  attachKey: 'the fingerprint of the key that sshd accepted; default: a guest',
};

/** `--max` of `serve`. @param most the default */
export function maxOption(most: number): string {
  return `allow N sessions at once; default: ${most}`;
}

/** Options of `tsume`. */
export const TSUME_OPTIONS = {
  sfen: 'solve this position instead of a file',
  plies: 'choose problems with mates in N plies',
  problem: 'begin with problem N; default: one near your rating, in a file the first unsolved',
};

/** Options of `edit`. */
export const EDIT_OPTIONS = {
  variant: 'the game of the position; default: by the SFEN, else the one of the settings',
};

/** Options of `mistakes`. */
export const MISTAKES_OPTIONS = {
  side: 'your side in games of a file without your name',
};

/** Options of `games`. */
export const GAMES_OPTIONS = {
  json: 'print a JSON object a line',
  variant: 'take only games of this variant',
  unfinished: 'list only games that can be resumed',
  openings: 'show the openings and castles of both sides (shogi)',
  sort: 'date (latest first, the default), name, or moves (longest first)',
};

/** Options of `convert`. */
export const CONVERT_OPTIONS = {
  output: 'write to this file; default: -, the standard output',
  split: 'write each game to a file of its own: OUT-1, OUT-2, ..',
  keep: 'keep the moves before the first error of a game',
  strict: 'write nothing if a part cannot be read or written',
};

/** Options of `analyse`. */
export const ANALYSE_OPTIONS = {
  seconds: 'think N seconds about each position',
  engine:
    'analyse with this engine: own, a name in your list, or a command; default: as in the settings',
  output: 'write all games to this file; default: to the files they are from',
};

/** `--nodes` of `analyse`. */
export function analyseNodesOption(nodes: number): string {
  return `search N nodes in each position, for the same result everywhere; default: ${nodes}`;
}

/** Options of commands that show or count positions, and of `themes`. */
export const POSITION_OPTIONS = {
  shownSfen: 'show this position instead of a file',
  shownPly: 'show the position after N moves; default: the last one',
  movesSfen: 'take this position, or with - each line of the standard input; default: the start',
  perftSfen: 'count from this position',
  perftDivide: 'print the count after each move as well',
};

/** `--format` of `show`, with all its values. */
export function showFormatOption(formats: readonly string[]): string {
  return `output format: ${formats.join(', ')}; svg without --ply animates the game`;
}

/** What a value can be that is a number without an upper limit. */
export function wholeNumberFrom(least: number): string {
  return `a whole number, ${least} or more`;
}

/** What a value can be that is a number. */
export function wholeNumberBetween(least: number, most: number): string {
  return `a whole number from ${least} to ${most}`;
}

/** How the sides of computers are written. */
export function computerForms(lowest: number, highest: number): string[] {
  return [`level:${lowest} to level:${highest}`, 'engine:NAME', 'engine:COMMAND'];
}

/** What a side can be beside a computer. */
export const NAME_FORM = 'a name';

/** Stands for `--handicap` or a position with one, where an option does not go with it. */
export const A_HANDICAP = 'a handicap';
