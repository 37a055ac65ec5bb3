import { VARIANTS } from '../rules/variants/index.ts';
import { HELP_TEXTS } from '../text/command-texts.ts';
import type { Looks } from '../text/looks.ts';
import { programTitle } from '../text/menu.ts';
import { wrapLines } from '../text/page.ts';
import type { Command, CommandEntry } from './command.ts';
import { COMMON_FLAGS, type FlagTable, namedFlags } from './flags.ts';
import { flagText, usageWords } from './usage.ts';

const WIDTH = 80;

/** The usage line broken at words. Later lines begin under its second word. */
function usageText(name: string, command: Command): string {
  const [first = '', ...words] = usageWords(name, command);
  const broken: string[] = [];
  let line = first;
  for (const word of words) {
    if (line.length + 1 + word.length <= WIDTH) line += ` ${word}`;
    else {
      broken.push(line);
      line = `${' '.repeat(first.length)} ${word}`;
    }
  }
  return [...broken, line].join('\n');
}

/** The help of one command. */
export function commandHelp(entry: CommandEntry, command: Command, looks: Looks): string {
  const titled = titledBy(looks);
  return sections([
    `${usageText(entry.name, command)}\n\n  ${entry.summary()}`,
    titled(HELP_TEXTS.options, flagRows(command.flags)),
    titled(HELP_TEXTS.commonOptions, flagRows(COMMON_FLAGS)),
    ...(command.tables?.() ?? []).map((table) => titled(table.title, rows(table.rows))),
    titled(
      HELP_TEXTS.examples,
      command.examples.map((example) => `  ${example}`),
    ),
  ]);
}

/** The help of the program: its commands. */
export function programHelp(entries: readonly CommandEntry[], looks: Looks): string {
  const titled = titledBy(looks);
  return sections([
    looks.title(programTitle(VARIANTS, 'ascii')),
    titled(HELP_TEXTS.usage, [
      `  komadai                    ${HELP_TEXTS.menu}`,
      `  komadai --plain            ${HELP_TEXTS.plain}`,
      '  komadai COMMAND [OPTIONS]',
    ]),
    titled(HELP_TEXTS.commands, rows(entries.map(({ name, summary }) => [name, summary()]))),
    titled(HELP_TEXTS.commonOptions, flagRows(COMMON_FLAGS)),
    looks.quiet(HELP_TEXTS.more),
  ]);
}

function flagRows(flags: FlagTable): string[] {
  return rows(namedFlags(flags).map((flag) => [flagText(flag), flag.summary()]));
}

function rows(pairs: readonly (readonly [left: string, right: string])[]): string[] {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.flatMap(([left, right]) =>
    wrapLines(right, WIDTH - width - 4).map(
      (line, index) => `  ${(index === 0 ? left : '').padEnd(width)}  ${line}`,
    ),
  );
}

function titledBy({ title }: Looks) {
  return (heading: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : [title(`${heading}:`), ...lines].join('\n');
}

function sections(texts: readonly string[]): string {
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}
