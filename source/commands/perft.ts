import { perft, perftDivide } from '../rules/core/perft.ts';
import { Position } from '../rules/core/position.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { formatUsi } from '../rules/notation/usi.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import type { ArgumentFault } from '../text/en/settings.ts';
import type { Texts } from '../text/texts.ts';
import { type Command, STATUS_DONE } from './command.ts';
import { type FlagTable, switchFlag } from './flags.ts';
import { writeLine } from './output.ts';
import { parseSfenFlag, SFEN_FLAG, VARIANT_OPERAND } from './position-flags.ts';
import { reportFault } from './report.ts';

/** A deeper count takes longer than any machine lasts. */
const MOST_DEPTH = 20;

const FLAGS = {
  sfen: { ...SFEN_FLAG, summary: (texts) => texts.commands.POSITION_OPTIONS.perftSfen },
  divide: switchFlag((texts) => texts.commands.POSITION_OPTIONS.perftDivide),
} as const satisfies FlagTable;

/** `komadai perft`: how many lines of legal moves there are, the last line `nodes N`. */
export const perftCommand: Command<typeof FLAGS> = {
  operands: [VARIANT_OPERAND, { name: 'DEPTH' }],
  flags: FLAGS,
  examples: ['komadai perft shogi 4', 'komadai perft yari 3 --divide'],
  async run(context) {
    const [id = '', depthText = ''] = context.operands;
    const variant = findVariant(id) ?? VARIANTS[0];
    const depth = parseDepth(context.texts, depthText);
    if (!depth.ok) return reportFault(context, depth.fault);
    const start = parseSfenFlag(variant, context.flags.sfen);
    if (!start.ok) return reportFault(context, start.fault);

    const position = new Position(variant, start.value.placement);
    let nodes: number;
    if (context.flags.divide && depth.value > 0) {
      const counts = perftDivide(position, depth.value);
      nodes = counts.reduce((sum, [, count]) => sum + count, 0);
      const lines = counts.map(([move, count]) => `${formatUsi(variant, move)} ${count}`);
      for (const line of lines.sort()) await writeLine(context.stdout, line);
    } else {
      nodes = perft(position, depth.value);
    }
    await writeLine(context.stdout, `nodes ${nodes}`);
    return STATUS_DONE;
  },
};

function parseDepth(texts: Texts, text: string): Result<number, ArgumentFault> {
  if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_DEPTH) return success(Number(text));
  return failure({
    code: 'unknown-value',
    what: 'depth',
    found: text,
    valid: [texts.commands.wholeNumberBetween(0, MOST_DEPTH)],
  });
}
