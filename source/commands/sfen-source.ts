import { variantOfSfen } from '../records/formats/fitting-variant.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { Variant } from '../rules/core/variant.ts';
import { parseSfen, type SfenPosition } from '../rules/notation/sfen.ts';
import type { CommandContext } from './command.ts';
import type { FlagTable } from './flags.ts';
import { SFEN_FLAG } from './position-flags.ts';
import { READ_FLAGS, readOptions } from './record-flags.ts';
import { FILE_OPERAND } from './record-source.ts';
import { reportFault } from './report.ts';

/** The position of `--sfen`, instead of a file. */
interface SfenSource {
  /** From `--variant`, else the one that the text fits best. */
  readonly variant: Variant;
  readonly start: SfenPosition;
  /** As it was typed. */
  readonly text: string;
}

/** The flags of a command that takes a position instead of a file. */
const SOURCE_FLAGS = { sfen: SFEN_FLAG, ...READ_FLAGS } as const satisfies FlagTable;

/**
 * Reads `--sfen`, where there is no file. Reports what is wrong; the fault is then the exit status.
 * @param pawns as in `parseSfen`
 */
export function readSfenSource(
  context: CommandContext<typeof SOURCE_FLAGS>,
  pawns: 'ruled' | 'any' = 'ruled',
): Result<SfenSource, number> {
  const { flags } = context;
  const { sfen: text = '' } = flags;
  const { variant = variantOfSfen(text) } = readOptions(flags);
  const start = parseSfen(variant, text, pawns);
  if (start.ok) return success({ variant, start: start.value, text });
  const fault = { code: 'sfen', variant, fault: start.fault } as const;
  return failure(reportFault(context, fault));
}

/** The file, which is required without `--sfen`. Reports that it is missing. */
export function fileOrFault(context: CommandContext): Result<string, number> {
  const { texts, name, operands } = context;
  const [file] = operands;
  if (file !== undefined) return success(file);
  const usage = texts.commands.eitherUsage(`komadai ${name} FILE`, `komadai ${name} --sfen SFEN`);
  const { name: operand, about } = FILE_OPERAND;
  const fault = {
    code: 'missing-operand',
    operand,
    about: about(texts),
    valid: [],
    usage,
  } as const;
  return failure(reportFault(context, fault));
}
