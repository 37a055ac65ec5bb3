import { perft as countLines, perftDivide } from '../core/perft.ts';
import { Position } from '../core/position.ts';
import { failure, type Result, success } from '../core/result.ts';
import { formatUsi } from '../notation/usi.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import { type Command, STATUS_DONE } from './command.ts';
import { writeLine } from './output.ts';
import {
  parseSfenOption,
  parseVariantOption,
  SFEN_OPTION,
  VARIANT_OPERAND,
} from './position-options.ts';
import { reportFault } from './report.ts';

/** Deeper counts would take longer than any machine lasts. */
const MOST_DEPTH = 20;

/** `komadai perft`: how many lines of legal moves there are, the last line `nodes N`. */
export const perft: Command = {
  operands: [VARIANT_OPERAND, { name: 'DEPTH' }],
  options: [
    { ...SFEN_OPTION, summary: 'the position to count from' },
    { name: 'divide', summary: 'also the count behind each move' },
  ],
  examples: ['komadai perft shogi 4', 'komadai perft yari 3 --divide'],
  async run(context) {
    const [id, depthText] = context.operands;
    const variant = parseVariantOption(id);
    if (!variant.ok) return reportFault(context, context.name, variant.fault);
    const depth = parseDepth(depthText);
    if (!depth.ok) return reportFault(context, context.name, depth.fault);
    const start = parseSfenOption(variant.value, context.options.get('sfen'));
    if (!start.ok) return reportFault(context, context.name, start.fault);

    const position = new Position(variant.value, start.value.placement);
    let nodes: number;
    if (context.options.has('divide') && depth.value > 0) {
      const counts = perftDivide(position, depth.value);
      nodes = counts.reduce((sum, [, count]) => sum + count, 0);
      const lines = counts.map(([move, count]) => `${formatUsi(variant.value, move)} ${count}`);
      for (const line of lines.sort()) await writeLine(context.stdout, line);
    } else {
      nodes = countLines(position, depth.value);
    }
    await writeLine(context.stdout, `nodes ${nodes}`);
    return STATUS_DONE;
  },
};

function parseDepth(text: string): Result<number, ArgumentFault> {
  if (/^\d{1,2}$/.test(text) && Number(text) <= MOST_DEPTH) return success(Number(text));
  return failure({
    code: 'unknown-value',
    what: 'depth',
    found: text,
    valid: [`a whole number from 0 to ${MOST_DEPTH}`],
  });
}
