import { endOfPosition } from '../rules/core/game.ts';
import { isInCheck, legalMoves } from '../rules/core/generate.ts';
import { Position } from '../rules/core/position.ts';
import type { Variant } from '../rules/core/variant.ts';
import { formatSfen, parseSfen, type SfenPosition } from '../rules/notation/sfen.ts';
import { formatUsi } from '../rules/notation/usi.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import { type Command, type CommandContext, STATUS_DONE, STATUS_FAILED } from './command.ts';
import type { FlagTable } from './flags.ts';
import { readLines, writeLine } from './output.ts';
import { parseSfenFlag, SFEN_FLAG, VARIANT_OPERAND } from './position-flags.ts';
import { reportFault } from './report.ts';

const FROM_INPUT = '-';

const FLAGS = {
  sfen: {
    ...SFEN_FLAG,
    summary: (texts) => texts.commands.POSITION_OPTIONS.movesSfen,
  },
} as const satisfies FlagTable;

/** `komadai moves`: the legal moves of positions, one JSON object a line. */
export const moves: Command<typeof FLAGS> = {
  operands: [
    VARIANT_OPERAND,
    { name: FROM_INPUT, optional: true, what: 'source', choices: () => [FROM_INPUT] },
  ],
  flags: FLAGS,
  examples: [
    'komadai moves yari',
    "komadai moves ogi --sfen '7k/8/2S5/8/8/8/8/K7 b - 1'",
    'komadai moves shogi - < positions.txt',
  ],
  async run(context) {
    const [id = '', source] = context.operands;
    const variant = findVariant(id) ?? VARIANTS[0];
    const { sfen } = context.flags;
    if (source !== undefined && sfen !== undefined && sfen !== FROM_INPUT) {
      return reportFault(context, { code: 'conflict', options: ['-', '--sfen'] });
    }
    if (source === FROM_INPUT || sfen === FROM_INPUT) return answerInput(variant, context);
    const position = parseSfenFlag(variant, sfen);
    if (!position.ok) return reportFault(context, position.fault);
    await writeLine(context.stdout, answer(variant, position.value));
    return STATUS_DONE;
  },
};

/** Answers each SFEN of the standard input as it comes. A bad line does not stop the others. */
async function answerInput(variant: Variant, context: CommandContext): Promise<number> {
  let status = STATUS_DONE;
  let number = 0;
  for await (const line of readLines(context.stdin)) {
    number++;
    const position = parseSfen(variant, line);
    if (position.ok) {
      await writeLine(context.stdout, answer(variant, position.value));
    } else {
      const reason = context.texts.records.sfenFaultText(position.fault, variant);
      await writeLine(
        context.stderr,
        `komadai ${context.name}: ${context.texts.commands.inputLineText(number, reason)}`,
      );
      status = STATUS_FAILED;
    }
  }
  return status;
}

function answer(variant: Variant, start: SfenPosition): string {
  const position = new Position(variant, start.placement);
  const check = isInCheck(position);
  const legal = legalMoves(position)
    .map((move) => formatUsi(variant, move))
    .sort();
  const status = endOfPosition(position)?.reason ?? 'playing';
  return JSON.stringify({ sfen: formatSfen(variant, start), check, status, legal });
}
