import { failure, type Result, success } from '../rules/core/result.ts';
import type { ArgumentFault } from '../text/en/settings.ts';
import type { OptionName } from '../text/en/words.ts';
import type { Texts } from '../text/texts.ts';
import {
  type Command,
  type CommandEntry,
  choiceFault,
  hasScreen,
  type OutputStream,
  type Overrides,
  STATUS_DONE,
  type Surroundings,
  whyNoScreen,
} from './command.ts';
import { COMMON_FLAGS, type FlagTable, type FlagValues, namedFlags } from './flags.ts';
import type { LookContext } from './looks.ts';
import { COMMANDS, MENU } from './table.ts';
import { usageLine } from './usage.ts';
import { VERSION } from './version.ts';

type ArgumentReader = Pick<typeof import('./arguments.ts'), 'findCommand' | 'readArguments'>;

/**
 * Runs a command line and returns its exit status.
 * @param argv the words after the program's name
 */
export async function runCommandLine(
  argv: readonly string[],
  surroundings: Surroundings,
  commands: readonly CommandEntry[] = COMMANDS,
  menu: CommandEntry = MENU,
): Promise<number> {
  const { texts, stdout, stderr } = surroundings;
  const reader = await readerOf(argv);
  const found = reader.findCommand(
    argv,
    commands.map(({ name }) => name),
  );
  // The flags of a command line with a fault are not known; this one is recognized by its word.
  const noColour = { colour: 'off' } as const;
  const early = { ...surroundings, overrides: argv.includes('--no-color') ? noColour : {} };
  if (!found.ok) return fail(early, '', found.fault);
  const entry = commands.find(({ name }) => name === found.value.command) ?? menu;
  const { name } = entry;
  const command = await entry.load();
  const usage = usageLine(name, command);
  const helpLine = entry === menu ? 'komadai help options' : `komadai ${name} --help`;
  const flagTable = { ...command.flags, ...COMMON_FLAGS };
  const read = reader.readArguments(found.value.words, flagTable, helpLine);
  if (!read.ok) return fail(early, name, read.fault);
  const { flags } = read.value;
  const operands = read.value.operands.map(
    (typed, at) => command.operands[at]?.choiceOf?.(typed) ?? typed,
  );
  const home = flags.home ?? surroundings.env.KOMADAI_HOME;
  const told = { ...early, ...(home && { home }) };
  const help = async () => {
    const { commandHelp, programHelp } = await import('./help.ts');
    const { looksOn } = await import('./looks.ts');
    const looks = looksOn(stdout, told);
    return entry === menu
      ? programHelp(texts, commands, looks)
      : commandHelp(texts, entry, command, looks);
  };
  if (flags.version) return print(stdout, `${VERSION}\n`);
  if (flags.help) return print(stdout, await help());
  const fault = operandFault(texts, operands, command, usage);
  if (fault) return fail(told, name, fault);
  const overrides = overridesOf(flags);
  if (!overrides.ok) return fail(told, name, overrides.fault);
  const parsed = parseFlags(texts, flagTable, flags);
  if (!parsed.ok) return fail(told, name, parsed.fault);
  const conflict = conflictOf(command, operands, parsed.value);
  if (conflict) return fail(told, name, conflict);
  if (!parsed.value.plain && !hasScreen(surroundings)) {
    const why = whyNoScreen(surroundings);
    if (entry === menu) return print(stdout, `${await help()}\n${texts.settings.NO_SCREEN[why]}\n`);
    if ('plain' in command.flags && why === 'ssh')
      stderr.write(`komadai: ${texts.settings.SSH_HINT}\n`);
  }
  try {
    return await command.run({
      ...told,
      name,
      commands,
      operands,
      flags: parsed.value,
      overrides: overrides.value,
    });
  } catch (error) {
    const { reportFailure } = await import('./report.ts');
    return reportFailure({ ...told, name }, error);
  }
}

/** What reads the arguments. Where there are none, as for the menu, meow is not loaded for them. */
async function readerOf(argv: readonly string[]): Promise<ArgumentReader> {
  if (argv.length > 0) return import('./arguments.ts');
  return {
    findCommand: () => success({ words: [] }),
    readArguments: () => success({ operands: [], flags: {} }),
  };
}

async function fail(
  context: LookContext & Pick<Surroundings, 'texts' | 'stderr'>,
  name: string,
  fault: ArgumentFault,
): Promise<number> {
  const { reportFault } = await import('./report.ts');
  return reportFault({ ...context, name }, fault);
}

function print(stdout: OutputStream, text: string): number {
  stdout.write(text);
  return STATUS_DONE;
}

/** Whether there are too few operands, too many, or one that is no choice. */
function operandFault(
  texts: Texts,
  operands: readonly string[],
  command: Command,
  usage: string,
): ArgumentFault | undefined {
  const missing = command.operands[operands.length];
  if (missing !== undefined && !missing.optional) {
    const { name: operand, about, choices } = missing;
    return {
      code: 'missing-operand',
      operand,
      about: about?.(texts),
      valid: choices?.() ?? [],
      usage,
    };
  }
  const superfluous = operands[command.operands.length];
  if (superfluous !== undefined && !command.operands.at(-1)?.repeats) {
    return { code: 'superfluous-operand', found: superfluous, usage };
  }
  const faults = command.operands.map((operand, at) => choiceFault(operand, operands[at] ?? ''));
  return faults.find((fault, at) => fault && operands[at] !== undefined);
}

/** Reads the values of flags that are more than their text. */
function parseFlags(
  texts: Texts,
  table: FlagTable,
  flags: FlagValues<FlagTable>,
): Result<FlagValues<FlagTable>, ArgumentFault> {
  const values: Record<string, unknown> = { ...flags };
  for (const flag of namedFlags(table)) {
    const text = flags[flag.key];
    if (flag.type !== 'string' || !flag.parse || typeof text !== 'string') continue;
    const read = flag.parse(text, `--${flag.name}`, texts);
    if (!read.ok) return read;
    values[flag.key] = read.value;
  }
  return success(values);
}

/** Two of the arguments that exclude each other; undefined if there are none. */
function conflictOf(
  { flags: table, excludes = [] }: Command,
  operands: readonly string[],
  flags: FlagValues<FlagTable>,
): ArgumentFault | undefined {
  const given = namedFlags(table).filter(({ key, ...flag }) =>
    flag.type === 'boolean' ? flags[key] === !flag.default : flags[key] !== undefined,
  );
  const optionOf = (key: string): OptionName | 'FILE' | undefined => {
    if (key === 'FILE') return operands.length > 0 ? key : undefined;
    const flag = given.find((one) => one.key === key);
    return flag && `--${flag.name}`;
  };
  for (const [one, other] of excludes) {
    const [first, second] = [optionOf(one), optionOf(other)];
    if (first && second) return { code: 'conflict', options: [first, second] };
  }
  return undefined;
}

/** The settings among the flags. */
function overridesOf({
  language,
  labels,
  charset,
  ascii,
  color,
  mouse,
  theme,
}: FlagValues<typeof COMMON_FLAGS>): Result<Overrides, ArgumentFault> {
  if (ascii && charset !== undefined && charset !== 'ascii') {
    return failure({ code: 'conflict', options: ['--ascii', `--charset ${charset}`] });
  }
  const chosenCharset = ascii ? 'ascii' : charset;
  return success({
    ...(language && { language }),
    ...(labels && { labels }),
    ...(chosenCharset && { charset: chosenCharset }),
    ...(color === false && { colour: 'off' }),
    ...(theme && { theme }),
    ...(mouse === false && { mouse: 'off' }),
  });
}
