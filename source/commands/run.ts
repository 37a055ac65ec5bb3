import { failure, type Result, success } from '../core/result.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import { findCommandWord, parseArguments } from './arguments.ts';
import {
  type Command,
  type CommandContext,
  type CommandEntry,
  hasScreen,
  type OutputStream,
  STATUS_DONE,
  STATUS_FAILED,
  type Surroundings,
} from './command.ts';
import { COMMON_OPTIONS, parseOverrides } from './common-options.ts';
import { commandHelp, programHelp, usageLine } from './help.ts';
import { reportFailure, reportFault } from './report.ts';
import { COMMANDS, MENU } from './table.ts';
import { VERSION } from './version.ts';

/**
 * Runs a command line and returns its exit status.
 * @param argv the words behind the program's name
 */
export async function runCommandLine(
  argv: readonly string[],
  surroundings: Surroundings,
  commands: readonly CommandEntry[] = COMMANDS,
  menu: CommandEntry | undefined = MENU,
): Promise<number> {
  const { stdout } = surroundings;
  const at = findCommandWord(argv, COMMON_OPTIONS);
  if (at === undefined) {
    const parsed = parseArguments(argv, COMMON_OPTIONS);
    if (!parsed.ok) return reportFault(surroundings, '', parsed.fault);
    const { options } = parsed.value;
    if (options.has('version')) return print(stdout, `${VERSION}\n`);
    if (options.has('help')) return print(stdout, programHelp(commands));
    const overrides = parseOverrides(options);
    if (!overrides.ok) return reportFault(surroundings, '', overrides.fault);
    if (!menu || !hasScreen(surroundings)) return print(stdout, programHelp(commands));
  }
  const entry = at === undefined ? menu : commands.find(({ name }) => name === argv[at]);
  if (entry === undefined) {
    const valid = commands.map(({ name }) => name);
    const found = argv[at ?? 0];
    return reportFault(surroundings, '', { code: 'unknown-value', what: 'command', found, valid });
  }
  const command = await entry.load();
  const parsed = parseArguments(
    argv.filter((_, index) => index !== at),
    [...command.options, ...COMMON_OPTIONS],
  );
  if (!parsed.ok) return reportFault(surroundings, entry.name, parsed.fault);
  const { options, operands } = parsed.value;
  if (options.has('help')) return print(stdout, commandHelp(entry, command));
  if (options.has('version')) return print(stdout, `${VERSION}\n`);
  const context = createContext(entry.name, command, operands, options, surroundings);
  if (!context.ok) return reportFault(surroundings, entry.name, context.fault);
  try {
    return await command.run(context.value);
  } catch (error) {
    reportFailure(surroundings, entry.name, error);
    return STATUS_FAILED;
  }
}

function print(stdout: OutputStream, text: string): number {
  stdout.write(text);
  return STATUS_DONE;
}

function createContext(
  name: string,
  command: Command,
  operands: readonly string[],
  options: ReadonlyMap<string, string>,
  surroundings: Surroundings,
): Result<CommandContext, ArgumentFault> {
  const usage = usageLine(name, command);
  const missing = command.operands[operands.length];
  if (missing !== undefined && !missing.optional) {
    const { name: operand, valid = [] } = missing;
    return failure({ code: 'missing-operand', operand, valid, usage });
  }
  const superfluous = operands[command.operands.length];
  if (superfluous !== undefined && !command.operands.at(-1)?.repeats) {
    return failure({ code: 'superfluous-operand', found: superfluous, usage });
  }
  const overrides = parseOverrides(options);
  if (!overrides.ok) return overrides;
  if (options.get('home') === '') {
    return failure({ code: 'missing-value', option: '--home', value: 'DIR' });
  }
  const home = options.get('home') ?? surroundings.env.KOMADAI_HOME;
  return success({
    ...surroundings,
    name,
    operands,
    options: new Map([...options].filter(([option]) => isOwn(command, option))),
    overrides: overrides.value,
    ...(home && { home }),
  });
}

function isOwn(command: Command, option: string): boolean {
  return command.options.some(({ name }) => name === option);
}
