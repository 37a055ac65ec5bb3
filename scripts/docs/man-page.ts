import { PLAY_ROWS } from '../../source/activity/play.ts';
import {
  type Command,
  STATUS_DONE,
  STATUS_FAILED,
  STATUS_USAGE,
} from '../../source/commands/command.ts';
import { COMMON_FLAGS, type NamedFlag, namedFlags } from '../../source/commands/flags.ts';
import { COMMANDS } from '../../source/commands/table.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { resolveFolders } from '../../source/settings/folders.ts';
import { plainLatin } from '../../source/text/charset.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { wordHelp } from '../../source/text/typed.ts';

const { joinWords } = ENGLISH.words;

/** A term and what it means. `value` is a part of the term that stands for something else. */
interface Item {
  readonly term: string;
  readonly value?: string;
  readonly text: string;
}

const ENVIRONMENT: readonly Item[] = [
  { term: 'KOMADAI_HOME', text: 'The folder for settings and games. --home beats it.' },
  { term: 'XDG_CONFIG_HOME', text: 'The folder in which the folder of the settings lies.' },
  { term: 'XDG_DATA_HOME', text: 'The folder in which the folder of the games lies.' },
  { term: 'NO_COLOR', text: 'Turns colours off, if it is not empty.' },
  {
    term: 'FORCE_COLOR',
    text: '0 or false turns colours off; 1, 2 and 3 say how many there are (16, 256, all of them). It beats NO_COLOR, and colours what goes to a file or a pipe.',
  },
  { term: 'TERM, COLORTERM', text: 'Tell how many colours the terminal has.' },
  { term: 'LC_ALL, LC_CTYPE, LANG', text: 'Tell whether the terminal shows UTF-8.' },
  {
    term: 'LANGUAGE',
    text: 'A list such as ko:en: the first language that the program speaks is chosen, unless the locale is C.',
  },
  { term: 'PAGER', text: 'Shows long rules on a terminal.' },
  { term: 'USER, LOGNAME', text: 'What you are called, where the setting name is empty.' },
  { term: 'PGPASSWORD', text: 'The password for komadai serve --store postgres://...' },
];

/** The manual page komadai(1) in the macros of man. @param version of package.json */
export async function manPage(version: string): Promise<string> {
  const games = joinWords(
    VARIANTS.map(({ name }) => plainLatin(name)),
    'and',
  );
  const { configFile, gamesFolder, variantsFolder } = resolveFolders({
    env: {},
    platform: 'linux',
    userHome: '~',
  });
  const lines = [
    '.\\" npm run docs writes this page from the data of the program.',
    `.TH KOMADAI 1 "" "komadai ${version}" "Games"`,
    '.nh',
    '.ad l',
    '.SH NAME',
    'komadai \\- shogi and other games of its family in the terminal',
    '.SH SYNOPSIS',
    '.B komadai',
    '.br',
    '.B komadai',
    '.I COMMAND',
    '.RI [ OPTIONS ]',
    '.SH DESCRIPTION',
    ...paragraphs(
      `komadai plays ${games}: alone against the computer, with somebody at the same machine, or over SSH. Without a command it shows its menu.`,
      'You type moves such as P-2f, go over the board with the arrow keys, or click. Every move is saved before the next prompt.',
      'Without a terminal, or with --plain, it takes one line and gives one answer: for screen readers and scripts.',
    ),
    '.SH COMMANDS',
    ...(
      await Promise.all(
        COMMANDS.map(async ({ name, summary, load }) => {
          return commandLines(name, summary(ENGLISH), await load());
        }),
      )
    ).flat(),
    '.SH OPTIONS',
    ...paragraphs('Every command takes these.'),
    ...namedFlags(COMMON_FLAGS).map(flagItem).flatMap(itemLines),
    '.SH WORDS',
    ...paragraphs(
      'These words can be typed in a game in place of a move. help lists those of other screens.',
    ),
    ...PLAY_ROWS.map(({ name }) => ({
      term: name,
      text: wordHelp(ENGLISH, 'play', name) ?? '',
    })).flatMap(itemLines),
    '.SH FILES',
    ...[
      { term: configFile, text: 'The settings.' },
      { term: `${gamesFolder}/*.psn`, text: 'The games, each a text with tags and moves.' },
      { term: `${variantsFolder}/*.ini`, text: 'Descriptions of other games.' },
    ].flatMap(itemLines),
    ...paragraphs('macOS and Windows have their own usual folders.'),
    '.SH ENVIRONMENT',
    ...ENVIRONMENT.flatMap(itemLines),
    '.SH EXIT STATUS',
    ...[
      { term: `${STATUS_DONE}`, text: 'Success.' },
      {
        term: `${STATUS_FAILED}`,
        text: 'What was asked for could not be done: a file, a game or a room is not there, a file is faulty, or the system refuses.',
      },
      {
        term: `${STATUS_USAGE}`,
        text: 'The words of the call cannot be understood: an unknown option, a bad number, a text that is no code.',
      },
    ].flatMap(itemLines),
    '.SH SEE ALSO',
    '.BR ssh (1),',
    '.BR ssh-keygen (1),',
    '.BR sshd_config (5)',
    ...paragraphs(
      'The folder docs of the package has a page for players, for records, for settings and for those who run a server.',
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function commandLines(name: string, summary: string, command: Command): string[] {
  const operands = command.operands.map(({ name: operand, optional, repeats }) => {
    const text = `\\fI${escaped(operand)}\\fR${repeats ? '...' : ''}`;
    return optional ? `[${text}]` : text;
  });
  const flags = namedFlags(command.flags).map(flagItem);
  return [
    '.TP',
    `\\fB${escaped(name)}\\fR ${operands.join(' ')}`.trimEnd(),
    textLine(sentence(summary)),
    ...(flags.length === 0 ? [] : ['.RS', '.PD 0', ...flags.flatMap(itemLines), '.PD', '.RE']),
  ];
}

function flagItem(flag: NamedFlag): Item {
  const short = flag.shortFlag === undefined ? '' : `-${flag.shortFlag}, `;
  return {
    term: `${short}--${flag.name}`,
    ...(flag.type === 'string' && { value: flag.value }),
    text: sentence(flag.summary(ENGLISH)),
  };
}

function itemLines({ term, value, text }: Item): string[] {
  const given = value === undefined ? '' : ` \\fI${escaped(value)}\\fR`;
  return ['.TP', `\\fB${escaped(term)}\\fR${given}`, textLine(text)];
}

function paragraphs(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => ['.PP', textLine(text)]);
}

/** A summary as a sentence. */
function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.…]$/.test(first) ? first : `${first}.`;
}

/** A text that begins a line. */
function textLine(text: string): string {
  return escaped(text).replace(/^(?=[.'])/, '\\&');
}

/** A text in which roff sees nothing of its own. */
function escaped(text: string): string {
  const named: Readonly<Record<string, string>> = {
    '\\': '\\e',
    '-': '\\-',
    "'": '\\(aq',
    '^': '\\(ha',
    '~': '\\(ti',
    '`': '\\(ga',
  };
  return plainLatin(text).replace(/[\\\-'^~`]|[^\n -~]/g, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return named[character] ?? `\\[u${point.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
}
