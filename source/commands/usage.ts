import type { Command } from './command.ts';
import { type NamedFlag, namedFlags } from './flags.ts';

/** The usage line of a command: `komadai perft VARIANT DEPTH [--sfen SFEN] [--divide]`. */
export function usageLine(name: string, command: Command): string {
  return usageWords(name, command).join(' ');
}

/** The usage line word by word; a flag with its value is one. */
export function usageWords(name: string, command: Command): string[] {
  const operands = command.operands.map(({ name: operand, optional, repeats }) => {
    const text = repeats ? `${operand}...` : operand;
    return optional ? `[${text}]` : text;
  });
  const flags = namedFlags(command.flags).map((flag) => `[${flagText(flag)}]`);
  return [`komadai ${name}`.trim(), ...operands, ...flags];
}

/** A flag as help and usage lines show it: `-o, --output FILE`. */
export function flagText(flag: NamedFlag): string {
  const names = flag.shortFlag === undefined ? '' : `-${flag.shortFlag}, `;
  const value = flag.type === 'string' ? ` ${flag.value}` : '';
  return `${names}--${flag.name}${value}`;
}
