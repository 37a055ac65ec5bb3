import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { documents, MAN_PAGE } from '../scripts/docs/documents.ts';
import { docTables } from '../scripts/docs/tables.ts';
import { TYPED_MOVES } from '../scripts/docs/typed-moves.ts';
import { spelledIn } from '../source/activity/word-spellings.ts';
import type { Command } from '../source/commands/command.ts';
import { COMMON_FLAGS, namedFlags } from '../source/commands/flags.ts';
import { COMMANDS, MENU } from '../source/commands/table.ts';
import { Position } from '../source/rules/core/position.ts';
import { readMove } from '../source/rules/notation/read-move.ts';
import { parseSfen } from '../source/rules/notation/sfen.ts';
import { parseSquare } from '../source/rules/notation/square.ts';
import { formatUsi } from '../source/rules/notation/usi.ts';
import { shogi } from '../source/rules/variants/shogi/rules.ts';
import { LANGUAGE_CODES } from '../source/settings/language.ts';
import { runCommand } from './helpers/command.ts';
import { PROJECT } from './helpers/komadai.ts';

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');

const DOCS = readdirSync(join(PROJECT, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const TABLED = ['README.md', ...DOCS];
const TRANSLATED = LANGUAGE_CODES.filter((code) => code !== 'en').map(
  (code) => `README.${code}.md`,
);
const PAGES = [
  ...TABLED,
  ...TRANSLATED,
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'test/bench/README.md',
];

const PACKAGE = JSON.parse(read('package.json'));
const TABLES = docTables(Object.keys(PACKAGE.scripts));

describe('what npm run docs writes', () => {
  test('is up to date', async () => {
    const pages = new Map(TABLED.map((path) => [path, read(path)]));
    for (const [path, text] of await documents(pages, PACKAGE)) {
      expect(read(path), `${path}: npm run docs`).toBe(text);
    }
  });

  test('leaves no table out', () => {
    const pages = TABLED.map(read).join('\n');
    const missing = Array.from(TABLES).filter(([, text]) => !pages.includes(text));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  test('has the manual page in the package', () => {
    expect(PACKAGE.man).toBe(MAN_PAGE);
    expect(PACKAGE.files).toContain(dirname(MAN_PAGE));
  });
});

test.each(TYPED_MOVES)('a move is typed as $typed', ({ typed, sfen, usi, lastTo }) => {
  const start = parseSfen(shogi, sfen);
  if (!start.ok) throw new Error(start.fault.code);
  const position = new Position(shogi, start.value.placement);
  const square = lastTo === undefined ? undefined : parseSquare(shogi, lastTo);
  for (const text of typed) {
    const reading = readMove(position, text, square);
    expect(reading.kind === 'move' && formatUsi(shogi, reading.move), text).toBe(usi);
  }
});

describe('the README', () => {
  const text = read('README.md');

  test('has at most 1,500 words and 150 lines', () => {
    expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1500);
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(150);
  });

  test('has a picture and the commands on the first screen', () => {
    const screen = text.split('\n').slice(0, 24).join('\n');
    expect(screen).toContain('](pictures/');
    expect(screen).toContain('npm ci && npm start');
    expect(screen).toContain('npm ci && npm test');
    expect(screen).toContain('npm install --global .');
  });
});

describe.each(TRANSLATED)('%s', (path) => {
  const text = read(path);

  test('is one page, with a picture and the commands', () => {
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(80);
    expect(text).toContain('](pictures/');
    expect(text).toContain('npm ci && npm start');
    expect(text).toContain('npm ci && npm test');
    expect(text).toContain('npm install --global .');
  });

  test('is linked with the others', () => {
    const pages = ['README.md', ...TRANSLATED].filter((other) => other !== path);
    for (const other of pages) {
      expect(text).toContain(`](${other})`);
      expect(read(other)).toContain(`](${path})`);
    }
  });

  test('tells words of the prompt with the English word, as the program understands them', () => {
    const code = /README\.(\w+)/.exec(path)?.[1] ?? '';
    const rows = Array.from(text.matchAll(/^\| (\S+).* \| `(\w+)(?: \w+)?` \| [^`|]+ \|$/gm));
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const [, own, word = ''] of rows) expect(spelledIn(code, word)).toBe(own);
  });
});

describe('the pictures', () => {
  test('the menu has its drawn name, in a window of 80 by 24', () => {
    const menu = read('pictures/menu.svg');
    expect(menu).toMatch(/^<svg [^>]*width="828" height="508"/);
    expect(menu).toContain('駒');
  });

  test('the course is drawn in wood', () => {
    const ground = /#d7af5f/;
    expect(read('pictures/play-large.svg')).toMatch(ground);
    expect(read('pictures/learn.svg')).toMatch(ground);
  });
});

test('docs/README.md lists all pages', () => {
  const index = read('docs/README.md');
  const others = DOCS.filter((path) => path !== 'docs/README.md');
  for (const path of others) expect(index).toContain(`](${path.replace('docs/', '')})`);
});

describe.each(PAGES)('%s', (path) => {
  test('links to what is there', () => {
    const targets = Array.from(prose(read(path)).matchAll(/\]\(([^)\s]+)\)/g), ([, to = '']) => to);
    const inside = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(inside.filter((target) => !leadsSomewhere(path, target))).toEqual([]);
  });
});

describe.each([...TABLED, ...TRANSLATED, 'CONTRIBUTING.md', 'SECURITY.md'])(
  'the commands of %s',
  (path) => {
    test('are real', async () => {
      const page = read(path);
      const ownGames = Array.from(page.matchAll(/^\[(\w+)\]$/gm), ([, name = '']) => name);
      const entries = [...COMMANDS, MENU].map((entry) => ({
        ...entry,
        load: async () => withoutDoing(await entry.load(), ownGames),
      }));
      for (const line of commandLines(page)) {
        const argv = words(line);
        // The bare name of a command stands for all that can follow it.
        if (argv.length === 1 && COMMANDS.some(({ name }) => name === argv[0])) continue;
        const { status, stderr } = await runCommand(argv, {
          commands: entries.slice(0, -1),
          menu: entries.at(-1) ?? MENU,
          env: { LANG: 'C.UTF-8', KOMADAI_HOME: join(PROJECT, 'node_modules/.cache/none') },
        });
        expect(status, `komadai ${line}\n${stderr}`).toBe(0);
      }
    });
  },
);

test.each([...TABLED, ...TRANSLATED])('the options of %s are real', async (path) => {
  const commands = await Promise.all(COMMANDS.map(({ load }) => load()));
  const tables = [COMMON_FLAGS, ...commands.map(({ flags }) => flags)];
  const known = tables.flatMap(namedFlags).map(({ name }) => `--${name}`);
  const named = Array.from(read(path).matchAll(/`(--[a-z-]+)/g), ([, option = '']) => option);
  expect(named.filter((option) => !known.includes(option))).toEqual([]);
});

/** A command that only looks at its operands; what is in capitals stands for something else. */
function withoutDoing(command: Command, ownGames: readonly string[]): Command {
  return {
    ...command,
    operands: command.operands.map(({ what: _, ...operand }) => operand),
    run: async ({ operands }) => {
      const isWrong = operands.some((word, index) => {
        const { choices } = command.operands[index] ?? {};
        // Engines of the settings have names of their own.
        const isOwn = /^[A-Z]+$|^engine\./.test(word);
        return choices && !isOwn && ![...choices(), ...ownGames].includes(word);
      });
      return isWrong ? 2 : 0;
    },
  };
}

/** The text without code, in which brackets are no links. */
function prose(page: string): string {
  return page.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]+`/g, '');
}

function leadsSomewhere(page: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? page : normalize(join(dirname(page), file));
  if (!existsSync(join(PROJECT, path))) return false;
  return anchor === undefined || anchorsOf(read(path)).includes(anchor);
}

/** The anchors of the headings of a page, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  const counts = new Map<string, number>();
  const text = page.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

/** What follows `komadai` in the code of a page, without the remarks beside it. */
function commandLines(page: string): string[] {
  const blocks = Array.from(page.matchAll(/^```.*\n([\s\S]*?)^```$/gm), ([, code = '']) => code);
  const spans = Array.from(
    page.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g),
    ([, code = '']) => code,
  );
  const lines = [...blocks.flatMap((code) => code.split('\n')), ...spans];
  return lines.flatMap((line) => {
    const [, command] = /(?:^|\| |[("]|bin\/)komadai ([^)|]+)/.exec(line) ?? [];
    return command === undefined ? [] : [command.split(/ {2,}| [<>#] |\\"/)[0] ?? ''];
  });
}

/** A command line as a shell takes it apart, without variables. */
function words(line: string): string[] {
  return Array.from(line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g), ([, double, single, bare]) => {
    return double ?? single ?? bare ?? '';
  });
}
