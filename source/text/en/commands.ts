import type { EngineListChange, EngineListFault } from '../../activity/engine-list.ts';
import { printable } from '../../clean/clean-text.ts';
import type { EngineError } from '../../engine/engine.ts';
import type { Lack } from '../../engine/search/worker-messages.ts';
import type { OfferedOption } from '../../engine/usi/usi-protocol.ts';
import type { OptionFault } from '../../engine/usi/usi-set-options.ts';
import { PAWNS_PER_FILE, REPETITION_TIMES } from '../../rules/core/variant.ts';
import type { FenSign, PromotionFault, RegionFault, ValueForm, VariantFault } from '../../rules/fairy/variant-fault.ts';
import type { AdminCommand, AdminFault, AdminHealth } from '../../server/admin-socket.ts';
import type { VariantFileFault } from '../../settings/variant-files.ts';
import type { BackUpFault, SqlFault } from '../../sql/open-sql.ts';
import { byCode, byKind } from '../by-code.ts';
import { shellWord } from '../door-lines.ts';
import { becauseText, errorCode, keyValueText, programText, repeatedText } from '../foreign-text.ts';
import { hallRefusalText } from './lobby.ts';
import { sfenFaultText } from './records.ts';
import { setFaultText } from './settings.ts';
import { countText, orMeantText, otherText, quoted, sideName, systemCodeText, systemErrorText } from './words.ts';

const hostPart = (address: string) => (address.includes(':') ? `[${address}]` : address);

const noServerText = (path: string) => `no server answers at ${path}. Is it running, and is this its account? --store names its folder.`;

const storeFaultText = byCode<SqlFault, [place: string]>({
  'bad-url': 'this is no address of a database: postgres://USER@HOST/DATABASE',
  'old-server': ({ found, needed }) => `the database is PostgreSQL ${found}; ${needed} or later is needed`,
  'new-schema': ({ found, known }) => `a later komadai has made the tables (version ${found}, this one knows ${known}): use that one`,
  'old-form': (_, place) =>
    `${place} holds the store of an earlier komadai, which this one does not read. Nothing was changed: give the server a new place.`,
  away: ({ detail }) => `the database cannot be used: ${systemCodeText(detail)}`,
  'nothing-kept': (_, place) => `no server has kept anything in ${place}. --store names the place of one.`,
  'in-use': ({ by }, place) =>
    `the store ${place}: this game is open in ${otherText(by)}. Where that server is gone for certain, delete ${by.lockFile}`,
  'cannot-open': ({ detail }, place) => `cannot open ${place}: ${systemCodeText(detail)}`,
});

/** The origin of a value that stands on none of the lines of its section. */
function originText({ from }: VariantFault): string {
  if (from === undefined) return '';
  return from === '' ? ' (what holds where no line says otherwise)' : ` (taken over from ${repeatedText(from)})`;
}

const reasonText = byCode<VariantFault>({
  'not-ini': ({ found }) => `${quoted(found)} is no line of a variants.ini: there are [NAME:BASE], KEY = VALUE, and # for comments`,
  'no-section': ({ key }) => `${quoted(key)} stands before the first section; one begins as [NAME:BASE]`,
  'bad-name': ({ name }) => `${quoted(name)} is no name of a game: up to 40 letters a to z, digits, - and _, with a letter or digit first`,
  'too-many-games': ({ most }) => `a file describes ${most} games at most; from here on it is not read`,
  'name-taken': (fault) => `${takenText(fault)}; another name is needed`,
  'unknown-base': ({ base, known }) =>
    `unknown game ${quoted(base)}${orMeantText(base, known)} A base stands earlier in the file, or is one of: ${known.join(', ')}`,
  'unknown-key': ({ key, known }) => `unknown key ${quoted(key)}${orMeantText(key, known)} komadai skips no key that may be a rule`,
  'unknown-own-key': ({ key, known }) =>
    `unknown key ${quoted(`komadai: ${key}`)}${orMeantText(key, known)} Keys of komadai: ${known.join(', ')}`,
  'repeated-key': ({ key, first }) => `${quoted(key)} is on line ${first} already`,
  'bad-value': ({ key, form, value }) => `${repeatedText(key)} is ${FORMS[form]}, not ${quoted(value)}`,
  'not-playable': (fault) => `komadai cannot play ${keyValueText(fault)}, only ${keyValueText({ ...fault, value: fault.playable })}`,
  'no-king': 'the game has no king; it needs a line as king = k',
  'no-start': 'the game has no start; it needs a line startFen = BOARD[HANDS] w 0 1',
  size: ({ key, value }) => `boards have 3 to 9 files and ranks: ${repeatedText(key)} cannot be ${quoted(value)}`,
  betza: (fault) => betzaText(fault),
  'letter-taken': ({ letter, key, by }) => `the letter ${quoted(letter)} of ${repeatedText(key)} is that of ${repeatedText(by)} already`,
  'unknown-piece': ({ key, letter }) => `${repeatedText(key)}: no piece has the letter ${quoted(letter)}`,
  promotion: ({ letter, to, why }) => `${repeatedText(letter)} cannot promote to ${repeatedText(to)}: ${PROMOTIONS[why]}`,
  region: (fault) => `${keyValueText(fault)}: ${REGIONS[fault.why]}`,
  'flag-piece': (fault) => `only the king can win by reaching a region, not ${keyValueText(fault)}`,
  'two-pawns': ({ doubled, pawn }) =>
    `one piece is the pawn of all rules for drops: dropNoDoubled is about ${repeatedText(doubled)}, and shogiPawnDropMateIllegal about ${repeatedText(pawn)}`,
  drops: 'komadai plays drops only together with captures that go to the hand: pieceDrops = true needs capturesToHand = true',
  'fen-sign': ({ sign, found }) => SIGNS[sign](quoted(found)),
  'fen-king': ({ side }) => `${sideName(side)} has no king at the start; each side has one`,
  start: ({ variant, fault }) => `no position to play from: ${sfenFaultText(fault, variant)}`,
  handicap: ({ name, why }) => `handicap ${quoted(name)}: ${HANDICAPS[why]}`,
  'too-many-pieces': ({ count }) => `a game has 16 kinds of piece at most, not ${count}`,
  'same-label': ({ label }) => `the label ${quoted(label)} is that of another piece, or of its other side`,
});

function takenText({ name, first, file }: Extract<VariantFault, { code: 'name-taken' }>): string {
  if (first !== undefined) return `line ${first} describes a game ${quoted(name)} already`;
  return file === undefined ? `komadai comes with a game ${quoted(name)}` : `${printable(file)} describes a game ${quoted(name)} already`;
}

const FORMS = {
  boolean: 'true or false',
  number: 'a whole number',
  times: `a whole number from ${REPETITION_TIMES.least} to ${REPETITION_TIMES.most}`,
  pawns: `a whole number from ${PAWNS_PER_FILE.least} to ${PAWNS_PER_FILE.most}`,
  result: 'win, loss or draw, for the side to move',
  letter: 'one letter, or - for no such piece',
  'letter-betza': 'a letter and Betza notation, as a:BN, or - for no such piece',
  letters: 'letters of pieces, as A B',
  promotions: 'pairs of letters, as p:g s:g',
  squares: 'a list of squares, ranks and files, as e4 *8 a*',
  text: 'a text',
  points: 'a number of points, or none',
  declaration: "three numbers, pieces in the zone, Black's points and White's, or none",
  handicap: 'a position with b to move',
  'piece-names':
    'an English name, a kanji, a name of one or two kanji, a romaji name and a label of up to 4 letters, with commas between; later ones may be missing',
  hodges: 'one or two capital letters that no other piece has',
} as const satisfies Readonly<Record<ValueForm, string>>;

const PROMOTIONS = {
  royal: 'the king does not promote, and nothing promotes to a king',
  again: 'that piece promotes as well, and komadai has no piece of three sides',
  gone: 'that piece has no letter',
  pawn: 'it would count as a pawn in the rules for drops',
} as const satisfies Readonly<Record<PromotionFault, string>>;

const REGIONS = {
  'not-far-ranks': 'komadai plays only whole ranks from the far edge on, as *7 *8 *9 for White and *1 *2 *3 for Black',
  'off-board': 'not all of it is on the board',
  unequal: 'the regions of White and Black are not of the same depth',
} as const satisfies Readonly<Record<RegionFault, string>>;

const SIGNS = {
  wall: (found) => `komadai has no walls (${found})`,
  'promoted-pawn': (found) => `${found} marks a promoted chess pawn, which komadai does not have`,
  turn: (found) => `the wrong side moves first (${found}): at the start w, in a handicap b`,
  castling: (found) => `komadai cannot castle (${found}): the field is -, or castling = false`,
  checks: (found) => `komadai does not count checks (${found})`,
  field: (found) => `${found} is no part of a position; one is BOARD[HANDS] w - - 0 1`,
} as const satisfies Readonly<Record<FenSign, (found: string) => string>>;

const HANDICAPS = {
  start: 'it is the start of an even game; White gives at least one piece',
  name: 'no name of a handicap: letters a to z, digits and -, and not even',
  extra: 'it is not the start without some pieces',
} as const;

function betzaText({ key, letter, betza, fault }: Extract<VariantFault, { code: 'betza' }>): string {
  return `komadai cannot play ${repeatedText(key)} (${repeatedText(letter)}), whose moves are ${quoted(betza)}: ${betzaFaultText(fault)}`;
}

/** Why a text is no Betza notation that komadai plays, in one line without a full stop. */
const betzaFaultText = byCode<Extract<VariantFault, { code: 'betza' }>['fault']>({
  'unknown-letter': ({ letter, column }) => `the letter ${quoted(letter)} at ${column} is none of W F N D A K R B Q, f b l r v s h`,
  'no-atom': ({ column }) => `a letter of a move is missing at ${column}`,
  direction: ({ prefix, atom, column }) => `${quoted(prefix + atom)} at ${column} is no direction that programs agree on`,
  range: ({ column }) => `the range at ${column} is no digit, or the piece slides without one`,
  'shorter-range': ({ column }) => `the range at ${column} is shorter than that of an earlier part`,
  'leap-rider': ({ column }) => `at ${column} it repeats a leap, which Fairy-Stockfish cannot play with D and A`,
});

function engineFaultText(engine: string, { failure, detail, code }: Pick<EngineError, 'failure' | 'detail' | 'code'>) {
  return failure === 'not-started' ? notStartedText(engine, detail, code) : ENGINE_FAULTS[failure](quoted(engine), detail);
}

/** Why an engine that has been started does not play. */
const ENGINE_FAULTS = {
  'not-listed': (name, detail) => `there is no program ${name}, and no engine of that name in your list: ${programText(detail)}`,
  'no-handshake': (name, detail) => `${name} does not answer ${quoted(detail)}; is it a USI engine?`,
  'no-variant': (name, detail) =>
    detail === '' ? `the engine ${name} plays shogi only` : `the engine ${name} does not play this game; it offers ${quoted(detail)}`,
  silent: (name) => `the engine ${name} does not answer`,
  ended: (name, detail) => `the engine ${name} has ended${becauseText(detail)}`,
  'illegal-move': (name, detail) => `the engine ${name} played ${quoted(detail)}, which is not legal`,
  nonsense: (name, detail) => `the engine ${name} answered ${quoted(detail)}, which is not understood`,
  flood: (name) => `the engine ${name} prints without end`,
} as const satisfies Readonly<Record<Exclude<EngineError['failure'], 'not-started'>, (name: string, detail: string) => string>>;

const NO_COMMAND = 'Type the command that starts the engine, as in a shell.';

const fileFaultText = byCode<Lack['fault']>({
  missing: 'is missing',
  unreadable: ({ detail }) => `cannot be read (${detail})`,
  'not-a-net': 'is a file of another kind',
  'not-a-book': 'is a file of another kind',
  damaged: 'is damaged',
  'other-version': ({ version }) => `has format ${version}, which this komadai does not know`,
  'other-variant': ({ variantId }) => `is one for ${quoted(variantId)}`,
  'other-layout': 'was made for other pieces',
  'other-rules': 'was made for other rules',
});

const optionFaultText = byCode<OptionFault>({
  'unknown-option': ({ name }) => `Option ${quoted(name)}: it has none of that name.`,
  'bad-option-value': ({ name, value, option }) =>
    `Option ${quoted(name)} cannot be ${quoted(value)}. Valid: ${programText(validText(option))}.`,
});

/** The values that an option takes. */
function validText({ type, values, min, max }: OfferedOption): string {
  if (type === 'check') return 'true or false';
  if (type === 'combo') return values.join(', ');
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (min !== undefined) return `a number from ${min} on`;
  return max === undefined ? 'a number' : `a number up to ${max}`;
}

/** What a running server has not done, by what it says. */
const ADMIN_REFUSALS: Readonly<Record<string, string>> = {
  'no-game': 'no game of this code goes on: komadai serve --admin who lists those who play',
  'no-such-name': 'nobody has this name: komadai serve --admin members TEXT finds names',
};

/** Why a program is not started, by the codes of the system. */
const START_ERRORS: Readonly<Record<string, (program: string) => string>> = {
  ENOENT: (program) => `there is no program ${program}`,
  ENOTDIR: (program) => `there is no program ${program}`,
  EACCES: (program) => `${program} is no program, or may not be started by you`,
  EPERM: (program) => `${program} may not be started by you`,
  ENOEXEC: (program) => `${program} is no program for this computer`,
  ELOOP: (program) => `${program} is a link that leads nowhere`,
  ENAMETOOLONG: (program) => `${program} is too long for the name of a program`,
  E2BIG: (program) => `the arguments of ${program} are too long`,
  ENOMEM: (program) => `there is no memory left for ${program}`,
  EAGAIN: (program) => `there are too many processes to start ${program}`,
  EMFILE: (program) => `there are too many open files to start ${program}`,
  ENFILE: (program) => `there are too many open files to start ${program}`,
  ETXTBSY: (program) => `${program} is being written just now`,
  ERR_INVALID_ARG_VALUE: (program) => `${program} cannot be the name of a program`,
};

/** @param code '' if the command, not the system, is at fault */
function notStartedText(engine: string, program: string, code: string): string {
  const name = quoted(engine);
  if (program === '') return `cannot start the engine ${name}`;
  if (code === '') return `the command ${quoted(program)} has a quote that is not closed`;
  const why = START_ERRORS[code]?.(quoted(program)) ?? `${quoted(program)} cannot be started (${code})`;
  // A name that the command has already is not told twice.
  return engine.includes(program) ? why : `cannot start the engine ${name}: ${why}`;
}

export const commands = {
  // Option
  COMMON_OPTIONS: {
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
  },
  languageOption: (languages: readonly string[]) => `language of the program: ${languages.join(', ')}`,
  labelsOption: (styles: readonly string[]) => `labels of the pieces: ${styles.join(', ')}`,
  charsetOption: (names: readonly string[]) => `characters of the board: ${names.join(', ')}`,
  themeOption: (names: readonly string[]) => `colour theme: ${names.join(', ')}`,
  fromOption: (formats: readonly string[]) => `input format: ${formats.join(', ')}; default: found by content`,
  // own: the one that is written by default
  toOption: (formats: readonly string[], own: string) =>
    `output format: ${formats.join(', ')}; default: by the name of the output, else ${own}`,
  encodingOption: (encodings: readonly string[]) => `output encoding: ${encodings.join(', ')}; default: ${encodings[0]}`,
  PLAY_OPTIONS: {
    black: 'who plays Black: a name, level:N, engine:NAME or engine:COMMAND',
    white: 'who plays White, in the same forms',
    furigoma: 'toss five pawns for the colours; the player of --black tosses',
    strict: 'an illegal move loses the game',
  },
  RESUME_OPTIONS: {
    take: 'take the game over from another running komadai',
    startEngine: 'start the engine that plays a side in the record',
  },
  HOST_OPTIONS: {
    as: 'play this side: black, white or random; default: random',
    noWatch: 'let nobody watch',
    at: 'open the room in this folder; default: the temporary folder',
    resume: 'reopen a room: the latest, or the game or code in place of VARIANT',
  },
  SOLVE_SUMMARIES: {
    command: 'find mates of any length, or prove that there is none',
    sfen: 'solve this position instead of files',
    seconds: 'think N seconds about each problem; default: 60',
    memory: 'use this many megabytes for all tables; default: 256',
    json: 'print a JSON object a line, with moves in USI',
  } as const,
  INDEX_OPTIONS: {
    remove: 'remove these folders and books from the index; their files stay',
    output: 'write an opening book (.db) of the positions of two or more games',
    variant: 'the game of that book; default: shogi',
  },
  SEARCH_OPTIONS: {
    sfen: 'find this position',
    pattern: 'find positions like this one: ? is any square, * the rest of a rank, a hand may hold more; default: of shogi',
    player: "find this part of a player's name",
    side: 'the side of that player',
    since: 'from this day on: 2026, 2026.11 or 2026.11.20',
    until: 'up to this day',
    result: 'black (won), white (won), draw or unfinished',
    opening: 'find this opening of either side (shogi)',
    castle: 'find this castle of either side (shogi)',
    least: 'with N moves or more',
    most: 'with N moves or fewer',
    mirrored: 'find the position or pattern with left and right exchanged, too',
    json: 'print a JSON object a line',
  },
  SERVE_OPTIONS: {
    port: 'listen on this port; 0 takes a free one; default: 2222',
    listen: 'listen on this address; default: all addresses',
    public: 'the address that players type: HOST, HOST:PORT, or USER@HOST of sshd; default: the name of this machine',
    open: 'let any key register',
    keys: 'let the keys of this file register; it looks like authorized_keys',
    guests: 'let people in without a key; nothing of them is kept',
    admin:
      'order the running server: who, members [TEXT], close CODE, ban NAME|KEY|ADDRESS[/BITS], unban .., bans, rename OLD NEW, delete NAME, circles, health, drain',
    page: 'show page N of members or bans',
    backup: 'write a backup, even while the server runs',
    asRoot: 'allow the server to run as root',
    attachKey: 'the fingerprint of the key that sshd accepted; default: a guest',
  },
  // most: the default
  maxOption: (most: number) => `allow N sessions at once; default: ${most}`,
  TSUME_OPTIONS: {
    sfen: 'solve this position instead of a file',
    plies: 'choose problems with mates in N plies',
    problem: 'begin with problem N; default: one near your rating, in a file the first unsolved',
  },
  EDIT_OPTIONS: { variant: 'the game of the position; default: by the SFEN, else the one of the settings' },
  MISTAKES_OPTIONS: { side: 'your side in games of a file without your name' },
  GAMES_OPTIONS: {
    json: 'print a JSON object a line',
    variant: 'take only games of this variant',
    unfinished: 'list only games that can be resumed',
    openings: 'show the openings and castles of both sides (shogi)',
    sort: 'date (latest first, the default), name, or moves (longest first)',
  },
  CONVERT_OPTIONS: {
    output: 'write to this file; default: -, the standard output',
    split: 'write each game to a file of its own: OUT-1, OUT-2, ..',
    keep: 'keep the moves before the first error of a game',
    strict: 'write nothing if a part cannot be read or written',
  },
  ANALYSE_OPTIONS: {
    seconds: 'think N seconds about each position',
    engine: 'analyse with this engine: own, a name in your list, or a command; default: as in the settings',
    output: 'write all games to this file; default: to the files they are from',
  },
  analyseNodesOption: (nodes: number) => `search N nodes in each position, for the same result everywhere; default: ${nodes}`,
  POSITION_OPTIONS: {
    shownSfen: 'show this position instead of a file',
    shownPly: 'show the position after N moves; default: the last one',
    movesSfen: 'take this position, or with - each line of the standard input; default: the start',
    perftSfen: 'count from this position',
    perftDivide: 'print the count after each move as well',
  },
  showFormatOption: (formats: readonly string[]) => `output format: ${formats.join(', ')}; svg without --ply animates the game`,
  wholeNumberFrom: (least: number) => `a whole number, ${least} or more`,
  wholeNumberBetween: (least: number, most: number) => `a whole number from ${least} to ${most}`,
  computerForms: (lowest: number, highest: number): string[] => [`level:${lowest} to level:${highest}`, 'engine:NAME', 'engine:COMMAND'],
  NAME_FORM: 'a name',
  A_HANDICAP: 'a handicap',

  // Command
  COMMAND_TEXTS: {
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
  },
  convertText: (formats: readonly string[]) => `convert games to another format: ${formats.join(', ')}`,
  HELP_TEXTS: {
    options: 'Options',
    commonOptions: 'Options of every command',
    examples: 'Examples',
    usage: 'Usage',
    commands: 'Commands',
    menu: 'open the menu',
    plain: 'play without a screen',
    more: 'komadai COMMAND --help shows the help of a command.',
    moreOptions: 'komadai help options lists the options of every command.',
  },
  FILE_FORMS: 'the name of a saved game, a file of games, or - for the standard input',
  eitherUsage: (one: string, other: string) => `${one}, or ${other}`,
  inputLineText: (number: number, fault: string) => `line ${number}: ${fault}`,
  noGameDescribedText: (file: string) => `${file}: no game is described there`,

  // Serve
  SERVE_TEXTS: {
    root: 'a server for strangers should not run as root. Use an account of its own, or allow root with --as-root.',
    nobody: 'nobody could log in. Give --open (any key may register), --keys FILE (these keys may) or --guests.',
  } as const,
  listeningText: (address: string, port: number, fingerprint: string) => `Listening on ${hostPart(address)}:${port}, key ${fingerprint}`,
  badNumberText: (option: string, found: string, least: number, most: number) =>
    `${option} is a whole number from ${least} to ${most}, not ${quoted(found)}`,
  badPublicText: (found: string) =>
    `--public is what players type after ssh: example.org, example.org:22 or play@example.org, not ${quoted(found)}`,
  badKeysText: (path: string, code: string) => `cannot read the keys in ${path}: ${systemCodeText(code)}`,
  KEY_OF_DATABASE: 'of the database',
  hostKeyFaultText: (path: string, fault: 'no-host-key' | 'readable-by-others'): string =>
    fault === 'no-host-key'
      ? `${path} is no ed25519 key. Move it away, and a new one is made.`
      : `others can read the host key ${path}: chmod 600 ${shellWord(path)}`,
  // What was given may hold a password.
  storeFaultText: (place: { readonly kind: string; readonly folder: string }, fault: SqlFault) =>
    storeFaultText(fault, place.kind === 'folder' ? place.folder : 'the database'),
  cannotListenText({ address = 'all addresses', port }: { readonly address?: string; readonly port: number }, code: string): string {
    const remedy = code === 'EADDRINUSE' ? ' --port 0 takes a free one.' : '';
    return `cannot listen on ${address}, port ${port}: ${systemCodeText(code)}.${remedy}`;
  },
  noServerText,
  noFingerprintText: (found: string) => `--key is the fingerprint of a key, as %f of sshd_config gives it: SHA256:.., not ${quoted(found)}`,
  attachFaultText(path: string, error: unknown): string {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return noServerText(path);
    if (code !== '') return `cannot reach the server at ${path}: ${systemCodeText(code)}`;
    return 'the server was lost. What was played is kept: come again.';
  },

  // Admin
  ADMIN_FAULT_TEXTS: {
    'no-command':
      'a server knows who, members [TEXT], close CODE, ban WHOM, unban WHOM, bans, rename OLD NEW, delete NAME, circles, health and drain',
    'needs-code': 'close needs the code of a game: --admin close K7M2QX',
    'needs-whom': 'whom? A name, a fingerprint or a network: --admin ban Mallory, --admin ban SHA256:.., --admin ban 192.0.2.0/24',
    'bad-network':
      'this is no fingerprint of a key, and no network from /8 (IPv4) or /16 (IPv6) on: SHA256:.., 192.0.2.7, 192.0.2.0/24, 2001:db8::/48',
    'needs-names': 'rename needs the old name and the new one: --admin rename Ann Anna',
    'needs-name': 'delete needs a name: --admin delete Ann',
    'bad-page': '--page is a whole number from 1 on',
  } as const satisfies Readonly<Record<AdminFault, string>>,
  adminRefusalText(code: string): string {
    if (code === 'bad-name' || code === 'name-taken') return hallRefusalText({ code });
    return ADMIN_REFUSALS[code] ?? `the server has not done it: ${systemCodeText(code)}`;
  },
  // text: what it has said to it
  adminDoneText: byKind<AdminCommand, [text: string | undefined]>({
    close: ({ code }) => `The game ${quoted(code)} is over and counts for nobody.`,
    ban: ({ whom }, text) => `${text || whom} is not let in any more.`,
    unban: ({ whom }, text) => `${text || whom} is let in again.`,
    rename: ({ old, name }) => `${quoted(old)} is called ${quoted(name)} from now on.`,
    delete: ({ name }, text = '') => `${quoted(name)} is deleted. The games stay, as those of ${text}.`,
    drain: 'The server ends: nobody comes in any more, and all games are kept.',
    // These are answered with lists, or where they were asked for.
    ...{ who: '', members: '', bans: '', circles: '', health: '', backup: '' },
  }),
  ADMIN_LISTS: {
    guests: { empty: 'Nobody is here.', columns: ['name', 'game', 'key'] },
    members: { empty: 'Nobody has such a name.', columns: ['name', 'last seen (UTC)', 'ratings', 'keys'] },
    bans: { empty: 'Nobody is banned.', columns: ['banned', 'name'] },
    circles: {
      empty: 'Nobody has most of their points from a few people who hardly play others.',
      columns: ['name', 'game', 'points from them', 'people'],
    },
  } as const,
  GUEST_KEY: 'guest',
  IS_HERE: 'here',
  bannedName: (name: string) => `${name} (banned)`,
  adminPageText: (page: number, pages: number) => `Page ${page} of ${pages}.${page < pages ? ` The next one: --page ${page + 1}` : ''}`,
  healthRows({ isReady, isDraining, trouble, ...health }: AdminHealth): [name: string, value: string][] {
    return [
      ['ready', isReady ? 'yes' : isDraining ? 'no: the server ends' : 'no'],
      ['store', trouble === undefined ? 'well' : `cannot write: ${systemCodeText(trouble)}`],
      ['lag', `${Math.round(health.lagMs)} ms`],
      ['append', `${Math.ceil(health.appendMs)} ms`],
      ['memory', `${Math.round(health.memoryBytes / 2 ** 20)} MB`],
      ['connections', `${health.connections}`],
      ['sessions', `${health.sessions}`],
      ['games', `${health.games}, ${health.rooms} open here`],
      ['handshakes', `${health.handshakes}`],
      ['logins', `${health.logins}`],
      ['refused', `${health.refused}`],
      ['commands', `${health.commands}`],
      ['moves', `${health.moves}`],
    ];
  },

  // Backup
  backedUpText: (path: string) => `${quoted(path)} holds all that the server keeps. Keep it where nobody else reads it.`,
  backUpFaultText: byCode<BackUpFault, [path: string]>({
    'not-embedded': 'pg_dump makes a backup of this store, and pg_restore puts it back',
    exists: (_, path) => `${path} is there already: name a new file`,
    'cannot-write': ({ detail }, path) => `cannot write ${path}: ${systemCodeText(detail)}`,
  }),

  // Variant fault
  // file: its path, as messages show it
  variantFaultText(file: string, fault: VariantFault): string {
    const section = fault.section === '' ? '' : `[${repeatedText(fault.section)}] `;
    return `${printable(file)}:${fault.line}: ${section}${reasonText(fault)}${originText(fault)}`;
  },
  variantFileFaultText(fault: VariantFileFault): string {
    const path = printable(fault.path);
    if (fault.code === 'not-such-a-file') {
      return `${path}: no file of games; one has up to ${fault.most / 1024} kB`;
    }
    return `cannot read ${path}: ${systemErrorText(fault.cause)}`;
  },
  moreFaultsText(path: string, count: number): string {
    const shown = printable(path);
    return `${shown}: ${countText(count, 'more fault')}; komadai variants check ${shellWord(shown)} tells all`;
  },

  // Engine fault
  // engine: its name, or the command that was to start it
  engineFaultText,
  NO_COMMAND,
  // Of a file of the computer, behind its name
  fileFaultText,
  optionFaultText,
  engineListText: byCode<EngineListChange>({
    listed: ({ name, asked }) =>
      asked ? `${name} is ${quoted(asked.name)}, with ${countText(asked.offered.length, 'option')}.` : `The engine is called ${name} now.`,
    removed: ({ name, wasAnalyst }) => `${name} is no longer in the list.${wasAnalyst ? ' The computer analyses again.' : ''}`,
  }),
  engineListFaultText: byCode<EngineListFault>({
    shared: 'Other programs are not started on a server.',
    'no-command': NO_COMMAND,
    'bad-engine-name': ({ found }) =>
      `An engine cannot be called ${quoted(found)}. Valid: one word of letters, digits, - and _, up to 24 characters, not own.`,
    'taken-name': ({ name }) => `There is an engine ${name} already.`,
    'unknown-engine': ({ names, found }) =>
      names.length === 0
        ? `There is no engine ${quoted(found)}: the list is empty. komadai settings engine.NAME COMMAND puts one into it.`
        : `There is no engine ${quoted(found)}. In the list: ${names.join(', ')}.`,
    'bad-options': ({ found }) => `Options cannot be ${quoted(found)}. Valid: NAME=VALUE, NAME=VALUE, ..`,
    'engine-failed': ({ name, command, error }) => `${name} is not kept: ${engineFaultText(command, error)}`,
    'options-refused': ({ faults }) => [...faults.map(optionFaultText), 'Nothing is kept.'].join(' '),
    'not-kept': ({ fault }) => setFaultText(fault, true),
  }),
};
