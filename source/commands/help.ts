import { VARIANTS } from '../rules/variants/index.ts';
import type { Looks } from '../text/charset.ts';
import { padded, widestOf, wrapLines } from '../text/page.ts';
import { programTitle } from '../text/settings.ts';
import type { Texts } from '../text/texts.ts';
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

/** The help of one command: what is its own. */
export function commandHelp(
  texts: Texts,
  entry: CommandEntry,
  command: Command,
  looks: Looks,
): string {
  const titled = titledBy(looks);
  return sections([
    `${usageText(entry.name, command)}\n\n  ${entry.summary(texts)}`,
    titled(texts.commands.HELP_TEXTS.options, flagRows(texts, command.flags)),
    titled(
      texts.commands.HELP_TEXTS.examples,
      command.examples.map((example) => `  ${example}`),
    ),
    looks.quiet(texts.commands.HELP_TEXTS.moreOptions),
  ]);
}

/** The help of the options that every command has. */
export function optionsHelp(texts: Texts, looks: Looks): string {
  const { commonOptions } = texts.commands.HELP_TEXTS;
  return sections([titledBy(looks)(commonOptions, flagRows(texts, COMMON_FLAGS))]);
}

/** The help of the program: its commands. */
export function programHelp(texts: Texts, entries: readonly CommandEntry[], looks: Looks): string {
  const titled = titledBy(looks);
  return sections([
    looks.title(programTitle(texts, VARIANTS, 'ascii')),
    titled(texts.commands.HELP_TEXTS.usage, [
      `  komadai                    ${texts.commands.HELP_TEXTS.menu}`,
      `  komadai --plain            ${texts.commands.HELP_TEXTS.plain}`,
      '  komadai COMMAND [OPTIONS]',
    ]),
    titled(
      texts.commands.HELP_TEXTS.commands,
      rows(entries.map(({ name, summary }) => [name, summary(texts)])),
    ),
    looks.quiet(`${texts.commands.HELP_TEXTS.more}\n${texts.commands.HELP_TEXTS.moreOptions}`),
  ]);
}

function flagRows(texts: Texts, flags: FlagTable): string[] {
  return rows(namedFlags(flags).map((flag) => [flagText(flag), flag.summary(texts)]));
}

function rows(pairs: readonly (readonly [left: string, right: string])[]): string[] {
  const width = widestOf(...pairs.map(([left]) => left));
  return pairs.flatMap(([left, right]) =>
    wrapLines(right, WIDTH - width - 4).map(
      (line, index) => `  ${padded(index === 0 ? left : '', width)}  ${line}`,
    ),
  );
}

function titledBy({ title }: Looks) {
  return (heading: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : [title(`${heading}:`), ...lines].join('\n');
}

function sections(sentences: readonly string[]): string {
  return `${sentences.filter((text) => text !== '').join('\n\n')}\n`;
}
