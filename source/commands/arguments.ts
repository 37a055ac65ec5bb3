import meow, { type AnyFlags } from 'meow';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { ArgumentFault } from '../text/en/settings.ts';
import type { OptionName } from '../text/en/words.ts';
import {
  COMMON_FLAGS,
  type Flag,
  type FlagTable,
  type FlagValues,
  type NamedFlag,
  namedFlags,
  PLAIN_FLAG,
} from './flags.ts';

/** A command line whose command is known. */
interface FoundCommand {
  /** Missing if the command line names none. */
  readonly command?: string;
  /** All words but the command. */
  readonly words: readonly string[];
}

/** The arguments of a command. */
interface Arguments<Table extends FlagTable> {
  readonly operands: readonly string[];
  readonly flags: FlagValues<Table>;
}

/** The flags that may stand before a command, or without one. */
const FLAGS_BEFORE = { plain: PLAIN_FLAG, ...COMMON_FLAGS } as const satisfies FlagTable;

/** Finds the command of a command line. Flags of its own stand after it. */
export function findCommand(
  argv: readonly string[],
  names: readonly string[],
): Result<FoundCommand, ArgumentFault> {
  const flags = namedFlags(FLAGS_BEFORE);
  const words = joinDashes(argv, flags);
  const read = callMeow({ argv: words, flags: FLAGS_BEFORE, commands: [...names] });
  if (!read.ok) {
    return failure(parseFault(read.fault, words, flags, 'komadai help options', names));
  }
  const { command, input } = read.value;
  if (command === undefined) return success({ words });
  // meow stops at the command, and `input` is all that follows it.
  return success({ command, words: words.toSpliced(words.length - input.length - 1, 1) });
}

/**
 * Reads the words of a command: operands and flags in any order, after `--` only operands.
 * @param help the command line that lists the flags
 */
export function readArguments<Table extends FlagTable>(
  argv: readonly string[],
  flags: Table,
  help: string,
): Result<Arguments<Table>, ArgumentFault> {
  const named = namedFlags(flags);
  const words = withChoices(joinDashes(argv, named), named);
  const read = callMeow({ argv: words, flags });
  if (!read.ok) return failure(parseFault(read.fault, words, named, help));
  const values: Readonly<Record<string, unknown>> = read.value.flags;
  for (const flag of named) {
    const fault = valueFault(values[flag.key], words, flag);
    if (fault) return failure(fault);
  }
  return success({
    operands: read.value.input,
    // The loop above has checked each value, and meow those with choices.
    flags: values as FlagValues<Table>,
  });
}

/** Finds what meow lets pass: a missing value, and a switch with a value. */
function valueFault(
  value: unknown,
  words: readonly string[],
  flag: NamedFlag,
): ArgumentFault | undefined {
  const option: OptionName = `--${flag.name}`;
  if (value === undefined) return undefined;
  if (flag.type === 'boolean') {
    // `--strict=yes` and `--no-strict` are the same to meow: false.
    const isSwitched = value === true || flag.default;
    return isSwitched ? undefined : { code: 'superfluous-value', option };
  }
  if (typeof value === 'string' && !(value === '' && isBare(words, flag))) return undefined;
  return { code: 'missing-value', option, value: flag.value };
}

/** Whether a flag has no value. An empty one, as in `--white=`, is a value. */
function isBare(words: readonly string[], { name, shortFlag }: NamedFlag): boolean {
  return words.some(
    (word, at) => [`--${name}`, `-${shortFlag}`].includes(word) && words[at + 1] !== '',
  );
}

/** Joins `--output -` to `--output=-`: meow reads the former as a flag without a value. */
function joinDashes(argv: readonly string[], flags: readonly NamedFlag[]): string[] {
  const isJoined = (word: string | undefined, next: string | undefined) =>
    next === '-' && flags.some(({ type, name }) => type === 'string' && word === `--${name}`);
  return argv.flatMap((word, at) => {
    if (isJoined(argv[at - 1], word)) return [];
    return isJoined(word, argv[at + 1]) ? [`${word}=-`] : [word];
  });
}

/** The words with the choice that is meant in the place of another spelling. */
function withChoices(words: readonly string[], flags: readonly NamedFlag[]): string[] {
  const meant = (name: string | undefined, value: string): string => {
    const flag = flags.find((one) => name === `--${one.name}`);
    return (flag?.type === 'string' ? flag.choiceOf?.(value) : undefined) ?? value;
  };
  return words.map((word, at) => {
    const [, name, value] = /^(--[^=]+)=(.*)$/s.exec(word) ?? [];
    if (name === undefined || value === undefined) return meant(words[at - 1], word);
    return `${name}=${meant(name, value)}`;
  });
}

/** Calls meow. The fault is its message. */
function callMeow(options: {
  readonly argv: readonly string[];
  readonly flags: FlagTable;
  readonly commands?: string[];
}) {
  // meow prints some faults and ends the process. Here they are results, and the process goes on.
  const { exit } = process;
  const { error, log } = console;
  const told: string[] = [];
  Object.assign(console, { error: (text: string) => told.push(text), log: () => {} });
  process.exit = () => {
    throw new Error(told.join('\n'));
  };
  try {
    const result = meow({
      importMeta: import.meta,
      // Keeps meow from looking for it on the disk.
      pkg: { name: 'komadai' },
      // These two print on the console and end the process as well.
      autoHelp: false,
      autoVersion: false,
      allowUnknownFlags: false,
      booleanDefault: undefined,
      ...options,
      flags: Object.fromEntries(
        Object.entries(options.flags).map(([key, flag]) => [key, meowFlag(flag)]),
      ) as AnyFlags,
    });
    return success(result);
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    return failure(cause.message);
  } finally {
    process.exit = exit;
    Object.assign(console, { error, log });
  }
}

/** A flag with its choices as a list. */
function meowFlag(flag: Flag): object {
  return 'choices' in flag && flag.choices ? { ...flag, choices: flag.choices() } : flag;
}

/** Turns a message of meow into a fault, whose sentence names what would be right. */
function parseFault(
  message: string,
  words: readonly string[],
  flags: readonly NamedFlag[],
  help: string,
  known: readonly string[] = [],
): ArgumentFault {
  const [, command] = /^Unknown command: (.*)\nAvailable commands: /s.exec(message) ?? [];
  if (command !== undefined) return { code: 'unknown-command', found: command, known };
  const [, unknown] = /^Unknown flags?\n([^\n=]*)/.exec(message) ?? [];
  if (unknown !== undefined) {
    const options = flags.map(({ name }) => `--${name}`);
    return { code: 'unknown-option', found: unknown, known: options, help };
  }
  const [, named = ''] = /--([\w-]+)/.exec(message) ?? [];
  const flag = flags.find(({ key, name }) => [key, name].includes(named));
  if (flag?.type !== 'string') throw new RangeError(`meow: ${message}`);
  const option: OptionName = `--${flag.name}`;
  const [, found] = /^Unknown value for flag `[^`]*`: `(.*?)`\. Value must be/s.exec(message) ?? [];
  if (found === undefined) return { code: 'repeated-option', option };
  if (found === '' && isBare(words, flag)) {
    return { code: 'missing-value', option, value: flag.value };
  }
  return { code: 'unknown-value', what: option, found, valid: flag.choices?.() ?? [] };
}
