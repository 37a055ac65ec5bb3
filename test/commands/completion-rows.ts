import type { Offers } from '../../source/commands/complete.ts';
import { COMMON_FLAGS, namedFlags } from '../../source/commands/flags.ts';
import { COMMANDS } from '../../source/commands/table.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Saved games by name, each with its result. */
export const GAMES = { lost: '*', 'evening game': '*', over: '1-0', "at: it's": '1-0' } as const;

export const LEVELS = Array.from({ length: 10 }, (_, index) => `level:${index + 1}`);

/** A command line and the words that fit its last one, sorted. */
export interface Row {
  readonly name: string;
  /** The words after the program's name. */
  readonly line: string;
  readonly offers: readonly string[];
  /** What the shell is told to offer as well. Default: nothing. */
  readonly kind?: Exclude<Offers['kind'], 'words'>;
}

const NAMES = Object.keys(GAMES);

const row = (name: string, line: string, offers: readonly string[], kind?: Row['kind']): Row => ({
  name,
  line,
  offers: [...offers].sort(),
  ...(kind && { kind }),
});

const options = (name: string, line: string, own: readonly string[]) => {
  const common = namedFlags(COMMON_FLAGS).map((flag) => flag.name);
  return row(
    name,
    line,
    [...own, ...common].map((flag) => `--${flag}`),
  );
};

export const ROWS: readonly Row[] = [
  row(
    'commands',
    ' ',
    COMMANDS.map(({ name }) => name),
  ),
  row('commands that begin so', ' re', ['resume', 'replay']),
  row('not the command behind completion itself', ' complet', ['completion']),
  row('a command behind options', ' --ascii --labels kanji mo', ['moves']),
  row('nothing behind an unknown command', ' paly ', []),
  options('options behind an unknown command', ' paly --', []),
  row(
    'a variant',
    ' play ',
    VARIANTS.map(({ id }) => id),
  ),
  row('a variant behind options', ' play --labels kanji --ascii y', ['yari']),
  row('a variant behind a joined option', ' play --labels=kanji y', ['yari']),
  row('nothing behind the variant', ' play yari ', []),
  options('options', ' play --', [
    ...['black', 'clock', 'furigoma', 'handicap', 'plain', 'sfen', 'strict', 'white'],
  ]),
  options('options without a command', ' --', []),
  options('options of a command without own ones', ' settings --', []),
  row('the variant of a room', ' host o', ['ogi']),
  row('the side of a host', ' host --as ', ['black', 'white', 'random']),
  row('options of a guest', ' join K7M2QX --p', ['--plain']),
  row('one option', ' perft shogi 3 --d', ['--divide']),
  row('nothing for a switch with a value', ' perft shogi 3 --divide=', []),
  row('a handicap', ' play shogi --handicap ei', ['eight-piece']),
  row('labels', ' --labels ', ['kanji', 'kanji2', 'romaji', 'letters']),
  row('a charset', ' rules yari --charset a', ['auto', 'ascii']),
  row('handicaps of the variant alone', ' play ogi --handicap t', ['two-piece']),
  row('handicaps of yari', ' play yari --handicap l', ['left-yari-bishop', 'left-yari-rook']),
  row('handicaps of shogi', ' play shogi --handicap l', ['lance']),
  row('handicaps of all, where the variant comes later', ' play --handicap l', [
    ...['lance', 'left-yari-bishop', 'left-yari-rook'],
  ]),
  row('handicaps of all behind a word that is no variant', ' play constructor --handicap la', [
    'lance',
  ]),
  row('the computer for a side', ' play --white l', LEVELS),
  row('a level that is begun', ' play --white level:1', ['level:1', 'level:10']),
  row('a program for a side', ' play yari --black e', ['engine:']),
  row('a program behind a word with a colon', ' play --white level:3 --black e', ['engine:']),
  row('nothing for a name', ' play --black A', []),
  row('a setting', ' settings handicap.y', ['handicap.yari']),
  row('the value of a setting', ' settings illegal ', ['refuse', 'lose']),
  row('a handicap as the value of a setting', ' settings handicap.yari left-', [
    ...['left-yari-bishop', 'left-yari-rook'],
  ]),
  row('nothing for an unknown setting', ' settings nothing ', []),
  row('a piece of the variant', ' rules yari +', ['+P', '+YB', '+YN', '+YR']),
  row('the standard input', ' moves ogi ', ['-']),
  row('no options behind --', ' play -- --', []),
  row('words behind --', ' play -- o', ['ogi']),
  row('a command for the help', ' help lea', ['learn']),
  row('the word for the options of every command', ' help op', ['options']),
  row('a shell', ' completion ', SHELLS),
  row('games and files', ' replay ', NAMES, 'file'),
  row('games and files that begin so', ' replay lo', ['lost'], 'file'),
  row('games and files again and again', ' check lost over lo', ['lost'], 'file'),
  row('only games that can be resumed', ' resume ', ['evening game', 'lost'], 'names'),
  row('no files where a game fits', ' resume lo', ['lost'], 'names'),
  row('files where no game fits', ' resume loo', [], 'file'),
  row('folders', ' replay --home ', [], 'directory'),
];
