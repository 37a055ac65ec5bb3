import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { parseSfen, type SfenPosition } from '../notation/sfen.ts';
import { variantOfSfen } from '../records/usi-record.ts';
import type { CommandContext } from './command.ts';
import { parseReadOptions } from './record-options.ts';
import { reportFault } from './report.ts';

/** The position of `--sfen`, instead of a file. */
export interface SfenSource {
  /** By `--variant`, else by the size of the board. */
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** As it was typed. */
  readonly text: string;
}

/**
 * Reads `--sfen`, beside which no file may be named. What is wrong is said on the standard error;
 * the fault is then the exit status.
 * @param pawns as in `parseSfen`
 */
export function readSfenSource(
  context: CommandContext,
  pawns: 'one' | 'any' = 'one',
): Result<SfenSource, number> {
  const { options, operands } = context;
  if (operands.length > 0) {
    const conflict = { code: 'conflict', options: ['FILE', '--sfen'] } as const;
    return failure(reportFault(context, context.name, conflict));
  }
  const reading = parseReadOptions(options);
  if (!reading.ok) return failure(reportFault(context, context.name, reading.fault));
  const text = options.get('sfen') ?? '';
  const variant = reading.value.variant ?? variantOfSfen(text);
  const start = parseSfen(variant, text, pawns);
  if (start.ok) return success({ variant, start: start.value, text });
  const fault = { code: 'sfen', variant, fault: start.fault } as const;
  return failure(reportFault(context, context.name, fault));
}

/** The file that must be named where there is no `--sfen`; that it is not is said likewise. */
export function fileOrFault(context: CommandContext): Result<string, number> {
  const { name, operands } = context;
  const [file] = operands;
  if (file !== undefined) return success(file);
  const usage = `komadai ${name} FILE, or komadai ${name} --sfen SFEN`;
  const fault = { code: 'missing-operand', operand: 'FILE', valid: [], usage } as const;
  return failure(reportFault(context, name, fault));
}
