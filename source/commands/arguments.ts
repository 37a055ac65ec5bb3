import meow from 'meow';
import { failure, type Result, success } from '../core/result.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import type { OptionData } from './command.ts';

/** A command line taken apart. */
export interface Arguments {
  readonly operands: readonly string[];
  /** By name without dashes; the value of a switch is ''. */
  readonly options: ReadonlyMap<string, string>;
}

/**
 * Reads words and options in any order; behind `--` everything is a word. What is not in the list
 * of options is a fault, as is a value that is missing or one that nobody asked for.
 */
export function parseArguments(
  argv: readonly string[],
  known: readonly OptionData[],
): Result<Arguments, ArgumentFault> {
  const checked = checkArguments(argv, known);
  if (!checked.ok) return checked;
  const { input, flags } = meow({
    importMeta: import.meta,
    // Given here, so that meow does not look for it on the disk.
    pkg: { name: 'komadai' },
    argv: checked.value,
    autoHelp: false,
    autoVersion: false,
    booleanDefault: undefined,
    flags: Object.fromEntries(
      known.map(({ name, value }) => [
        flagKey(name),
        value === undefined ? { type: 'boolean' as const } : { type: 'string' as const },
      ]),
    ),
  });
  const options = new Map<string, string>();
  for (const { name, value } of known) {
    const flag: unknown = flags[flagKey(name)];
    if (value !== undefined && typeof flag === 'string') options.set(name, flag);
    if (value === undefined && flag === !isNegative(name)) options.set(name, '');
  }
  return success({ operands: input, options });
}

/** The first word that is not an option or the value of one: the command. */
export function findCommandWord(
  argv: readonly string[],
  known: readonly OptionData[],
): number | undefined {
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at];
    if (word === '--') return at + 1 < argv.length ? at + 1 : undefined;
    if (!isOption(word)) return at;
    const option = known.find(({ name }) => `--${name}` === word);
    if (option?.value !== undefined) at++;
  }
  return undefined;
}

/** Refuses what meow would let pass, and joins option and value so that it can read but one way. */
function checkArguments(
  argv: readonly string[],
  known: readonly OptionData[],
): Result<string[], ArgumentFault> {
  const checked: string[] = [];
  const valid = known.map(({ name }) => `--${name}`);
  const seen = new Set<string>();
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at];
    if (word === '--') return success([...checked, ...argv.slice(at)]);
    if (!isOption(word)) {
      checked.push(word);
      continue;
    }
    const [, given, joined] = /^([^=]*)(?:=(.*))?$/s.exec(word) as RegExpExecArray;
    const option = known.find(({ name, letter }) => [`--${name}`, `-${letter}`].includes(given));
    if (option === undefined) return failure({ code: 'unknown-option', found: given, valid });
    const name = `--${option.name}`;
    if (option.value === undefined) {
      if (joined !== undefined) return failure({ code: 'superfluous-value', option: name });
      // With its value, or meow would take a word `true` behind it for that.
      if (!seen.has(name)) checked.push(`--${flagKey(option.name)}=${!isNegative(option.name)}`);
      seen.add(name);
      continue;
    }
    if (seen.has(name)) return failure({ code: 'repeated-option', option: name });
    seen.add(name);
    const value = joined ?? argv[++at];
    if (value === undefined || (joined === undefined && isOption(value))) {
      return failure({ code: 'missing-value', option: name, value: option.value });
    }
    // In quotes, since meow takes off one pair of them.
    checked.push(`${name}="${value}"`);
  }
  return success(checked);
}

/** A lone `-` stands for the standard input. */
function isOption(word: string): boolean {
  return word.startsWith('-') && word !== '-';
}

/** `--no-color` is the switch `color` turned off, also to meow. */
function isNegative(name: string): boolean {
  return name.startsWith('no-');
}

function flagKey(name: string): string {
  const key = isNegative(name) ? name.slice('no-'.length) : name;
  return key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
