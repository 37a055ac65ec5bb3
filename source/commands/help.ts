import { wrapLines } from '../text/page.ts';
import type { Command, CommandEntry, OptionData } from './command.ts';
import { COMMON_OPTIONS } from './common-options.ts';

const WIDTH = 80;

/** The usage line of a command: `komadai perft VARIANT DEPTH [--sfen SFEN] [--divide]`. */
export function usageLine(name: string, command: Command): string {
  return usageWords(name, command).join(' ');
}

function usageWords(name: string, command: Command): string[] {
  const operands = command.operands.map(({ name: operand, optional, repeats }) => {
    const text = repeats ? `${operand}...` : operand;
    return optional ? `[${text}]` : text;
  });
  const options = command.options.map((option) => `[${optionText(option)}]`);
  return [`komadai ${name}`.trim(), ...operands, ...options];
}

/** The usage line, broken between its words; the lines after the first stand under the second word. */
function usageText(name: string, command: Command): string {
  const [first, ...words] = usageWords(name, command);
  const lines = [first];
  for (const word of words) {
    const line = lines[lines.length - 1];
    if (line.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(`${' '.repeat(first.length)} ${word}`);
  }
  return lines.join('\n');
}

/** The help of one command, made from its data. */
export function commandHelp(entry: CommandEntry, command: Command): string {
  return sections([
    `${usageText(entry.name, command)}\n\n  ${entry.summary}`,
    titled('Options', optionRows(command.options)),
    titled('Options of every command', optionRows(COMMON_OPTIONS)),
    titled(
      'Examples',
      command.examples.map((example) => `  ${example}`),
    ),
  ]);
}

/** The help of the program: its commands. */
export function programHelp(entries: readonly CommandEntry[]): string {
  return sections([
    'komadai: Yari shogi, shogi and Ogi in the terminal',
    titled('Usage', ['  komadai                    the menu', '  komadai COMMAND [OPTIONS]']),
    titled('Commands', rows(entries.map(({ name, summary }) => [name, summary]))),
    titled('Options of every command', optionRows(COMMON_OPTIONS)),
    'komadai COMMAND --help tells more about a command.',
  ]);
}

function optionRows(options: readonly OptionData[]): string[] {
  return rows(options.map((option) => [optionText(option), option.summary]));
}

function optionText({ name, letter, value }: OptionData): string {
  const names = letter === undefined ? `--${name}` : `-${letter}, --${name}`;
  return value === undefined ? names : `${names} ${value}`;
}

function rows(pairs: readonly (readonly [left: string, right: string])[]): string[] {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.flatMap(([left, right]) =>
    wrapLines(right, WIDTH - width - 4).map(
      (line, index) => `  ${(index === 0 ? left : '').padEnd(width)}  ${line}`,
    ),
  );
}

function titled(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines].join('\n');
}

function sections(texts: readonly string[]): string {
  return `${texts.filter((text) => text !== '').join('\n\n')}\n`;
}
