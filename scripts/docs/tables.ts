import { BOARD_ROWS } from '../../source/activity/board-words.ts';
import { EDIT_ROWS } from '../../source/activity/edit.ts';
import { EXPLORER_ROWS } from '../../source/activity/explorer.ts';
import { LEARN_ROWS } from '../../source/activity/learn.ts';
import { LOBBY_ROWS } from '../../source/activity/lobby.ts';
import { MISTAKES_ROWS } from '../../source/activity/mistakes.ts';
import { PLAY_ROWS } from '../../source/activity/play.ts';
import { REPLAY_ROWS } from '../../source/activity/replay.ts';
import { ROOM_ROWS } from '../../source/activity/room.ts';
import { TSUME_ROWS } from '../../source/activity/tsume.ts';
import type { BoundWord } from '../../source/activity/word-row.ts';
import type { HelpedActivity } from '../../source/activity/words/en.ts';
import type { CommandEntry } from '../../source/commands/command.ts';
import { COMMON_FLAGS, type NamedFlag, namedFlags } from '../../source/commands/flags.ts';
import { COMMANDS } from '../../source/commands/table.ts';
import { LEVELS, levelOf } from '../../source/engine/levels.ts';
import { formatOf, RECORD_FORMATS } from '../../source/records/formats/formats.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { LIMITS, type Limit } from '../../source/server/limits.ts';
import { allSettings, validValues } from '../../source/settings/settings.ts';
import { game } from '../../source/text/en/game.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { settings } from '../../source/text/en/settings.ts';
import { guestWordRows } from '../../source/text/lobby.ts';
import { wordHelp } from '../../source/text/typed.ts';
import { type KeyHelp, labelOf } from '../../source/ui/app/keymap.ts';
import { HOME_KEYS, SERVER_KEYS } from '../../source/ui/screens/key-tables.ts';
import { GAME_NOTES, LIMIT_NOTES, NPM_SCRIPTS } from './notes.ts';
import { TYPED_MOVES } from './typed-moves.ts';

const { levelText } = game;
const { settingText, validValuesText, THEME_TEXTS } = settings;

/**
 * The tables of the pages as Markdown, by name. `keys` has the keys of all screens at home, a
 * heading each; `keys lobby` those of one screen of a server.
 * @param npmScripts the names of the scripts of package.json
 */
export function docTables(npmScripts: readonly string[]): ReadonlyMap<string, string> {
  return new Map([
    ['commands', commandTable(COMMANDS)],
    ['flags', table(['option', ''], namedFlags(COMMON_FLAGS).map(flagRow))],
    ['formats', formatTable()],
    ['games', gameTable()],
    [
      'keys',
      HOME_KEYS.map((keys) => `### ${keys.told(ENGLISH).title}\n\n${keyTable(keys)}`).join('\n\n'),
    ],
    ...Object.entries(SERVER_KEYS).map(([name, keys]): [string, string] => {
      return [`keys ${name}`, keyTable(keys)];
    }),
    ['levels', levelTable()],
    ['limits', limitTable()],
    ['moves', moveTable()],
    ['pieces', pieceTable()],
    ['scripts', scriptTable(npmScripts)],
    ['settings', settingTable()],
    ['themes', table(['theme', ''], codeRows(THEME_TEXTS))],
    ['words', wordTable('play', PLAY_ROWS)],
    ['words edit', wordTable('edit', EDIT_ROWS)],
    ['words explorer', wordTable('explorer', EXPLORER_ROWS)],
    ['words learn', wordTable('learn', LEARN_ROWS)],
    ['words lobby', wordTable('lobby', LOBBY_ROWS)],
    ['words mistakes', wordTable('mistakes', MISTAKES_ROWS)],
    // A course says of them what most boards say.
    ['words plain', wordTable('learn', BOARD_ROWS.filter(isForLines))],
    ['words replay', wordTable('replay', REPLAY_ROWS)],
    ['words room', wordTable('room', ROOM_ROWS)],
    ['words ssh', guestTable()],
    ['words tsume', wordTable('tsume', TSUME_ROWS)],
  ]);
}

/** Whether a screen shows what the word tells, or has no such word. */
function isForLines(row: (typeof BOARD_ROWS)[number]): boolean {
  return ('isSeen' in row && row.isSeen) || 'face' in row;
}

/** A table of Markdown. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `|${cells.map((cell) => ` ${cell.replaceAll('|', '\\|')}`.trimEnd()).join(' |')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

function codeRows(texts: Readonly<Record<string, string>>): string[][] {
  return Object.entries(texts).map(([name, text]) => [code(name), text]);
}

function wordTable(
  activity: HelpedActivity,
  words: readonly Pick<BoundWord<unknown>, 'name' | 'short' | 'isUnlisted'>[],
): string {
  // A word that each face does in its own way has two rows.
  const rows = new Map(words.map(({ name, short, isUnlisted }) => [name, { short, isUnlisted }]));
  return table(
    ['word', ''],
    [...rows].flatMap(([name, { short, isUnlisted }]) => {
      const text = wordHelp(ENGLISH, activity, name);
      const word = short === undefined ? code(name) : `${code(name)}, ${code(short)}`;
      return text === undefined || isUnlisted ? [] : [[word, text]];
    }),
  );
}

function keyTable({ rows, told }: KeyHelp): string {
  return table(
    ['key', ''],
    [
      ...rows.map((row) => [code(labelOf(ENGLISH, row)), row.told(ENGLISH).help]),
      ...(told(ENGLISH).mouse ?? []).map((text) => {
        const [gesture = '', help = ''] = text.split(/: (.*)/s);
        return [gesture, help];
      }),
    ],
  );
}

function commandTable(commands: readonly CommandEntry[]): string {
  return table(
    ['command', ''],
    commands.map(({ name, summary }) => [code(`komadai ${name}`), summary(ENGLISH)]),
  );
}

function flagRow(flag: NamedFlag): string[] {
  const short = flag.shortFlag === undefined ? '' : `${code(`-${flag.shortFlag}`)}, `;
  return [
    short + code(`--${flag.name}${flag.type === 'string' ? ` ${flag.value}` : ''}`),
    flag.summary(ENGLISH),
  ];
}

function settingTable(): string {
  // A setting that can only be one thing, such as the handicap of a game without any, is not told.
  const choices = allSettings().filter(({ values, free }) => values.length > 1 || free);
  return table(
    ['name', 'values, default first', ''],
    choices.map((setting) => [
      code(setting.name),
      validValuesText(validValues(setting)),
      settingText(setting.name),
    ]),
  );
}

function levelTable(): string {
  const thousands = (count: number) => count.toLocaleString('en-US');
  return table(
    ['level', 'what to expect', 'positions it looks at', 'moves ahead', 'opens from a book'],
    LEVELS.map(({ level }) => levelOf(level)).map(({ level, nodes, depth, bookPlies }) => [
      code(`level:${level}`),
      levelText(level).replace(/^\d+ /, ''),
      nodes === undefined ? 'as many as its time allows' : thousands(nodes),
      depth === undefined ? 'no limit' : `${depth}`,
      bookPlies === undefined ? 'as long as it lasts' : `first ${bookPlies} plies`,
    ]),
  );
}

/** The limits of a server; a rate stands with what may come at once after a rest. */
function limitTable(): string {
  const limits: Readonly<Partial<Record<string, Limit>>> = LIMITS;
  return table(
    ['limit', 'at once after a rest', ''],
    Object.entries(LIMIT_NOTES).map(([name, note]) => [
      limitText(limits[name]),
      limitText(limits[`${name}AtOnce`]),
      note,
    ]),
  );
}

/** `5 min`, `20 a second`, `64 characters`, `20`; `''` for none. */
function limitText(limit: Limit | undefined): string {
  if (!limit) return '';
  const { value, unit } = limit;
  const shown = (number: number, name: string) => `${number.toLocaleString('en-US')} ${name}`;
  switch (unit) {
    case 'at once':
      return value.toLocaleString('en-US');
    case 'ms':
      return value % 60_000 === 0 ? shown(value / 60_000, 'min') : shown(value / 1000, 's');
    case 'bytes':
      return value % 1024 === 0 ? shown(value / 1024, 'kB') : shown(value, unit);
    default:
      return shown(value, unit);
  }
}

function formatTable(): string {
  return table(
    ['format', 'file names', 'games', 'variations', 'times', 'written in'],
    RECORD_FORMATS.map((id) => {
      const { ends, holds } = formatOf(id);
      return [
        code(id),
        ends.map(code).join(', '),
        holds.variants?.map(({ name }) => name).join(', ') ?? 'all',
        holds.variations ? 'yes' : 'no',
        holds.times,
        holds.encodings.join(', '),
      ];
    }),
  );
}

function gameTable(): string {
  return table(
    ['game', 'board', 'what it is', 'type'],
    VARIANTS.map(({ id, name, files, ranks }) => [
      name,
      `${files}×${ranks}`,
      GAME_NOTES[id] ?? '',
      code(id),
    ]),
  );
}

function pieceTable(): string {
  return table(
    ['game', 'pieces', 'promoted'],
    VARIANTS.map(({ name, pieces }) => [
      name,
      pieces.map(({ hodges, front }) => `${code(hodges)} ${front.english}`).join(', '),
      pieces
        .flatMap(({ hodges, back }) => (back ? [`${code(`+${hodges}`)} ${back.english}`] : []))
        .join(', '),
    ]),
  );
}

function moveTable(): string {
  return table(
    ['you type', 'it means'],
    TYPED_MOVES.map(({ typed, meaning }) => [typed.map(code).join(', '), meaning]),
  );
}

function guestTable(): string {
  return table(
    ['line', ''],
    guestWordRows(ENGLISH).map(({ line, summary }) => [code(line), summary]),
  );
}

/** Throws where a script has no text, or a text no script. */
function scriptTable(npmScripts: readonly string[]): string {
  const unknown = Object.keys(NPM_SCRIPTS).filter((name) => !npmScripts.includes(name));
  if (unknown.length > 0) throw new RangeError(`package.json has no script ${unknown.join(', ')}`);
  return table(
    ['script', 'what it does'],
    npmScripts.map((name) => {
      const text = NPM_SCRIPTS[name];
      if (text === undefined) throw new RangeError(`notes.ts does not tell of ${name}`);
      return [code(name === 'test' || name === 'start' ? `npm ${name}` : `npm run ${name}`), text];
    }),
  );
}
