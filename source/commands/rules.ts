import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { VARIANTS } from '../core/variants/index.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import { pageLines } from '../text/page.ts';
import { findPieces, pieceLetters } from '../text/piece-names.ts';
import { piecePage } from '../text/piece-page.ts';
import { rulesPage } from '../text/rules-page.ts';
import { textCharset } from './charset.ts';
import { type Command, STATUS_DONE } from './command.ts';
import { writeLine } from './output.ts';
import { parseVariantOption, VARIANT_OPERAND } from './position-options.ts';
import { reportFault } from './report.ts';

/** Longer lines are hard to read, whatever the terminal is wide. */
const WIDEST = 80;

/** `komadai rules`: the rules of a variant in words, or one of its pieces. */
export const rules: Command = {
  operands: [
    VARIANT_OPERAND,
    {
      name: 'PIECE',
      optional: true,
      validAfter: Object.fromEntries(
        VARIANTS.map((variant) => [variant.id, pieceLetters(variant)]),
      ),
    },
  ],
  options: [],
  examples: ['komadai rules yari', 'komadai rules yari YB', "komadai rules shogi 'gold general'"],
  async run(context) {
    const [id, pieceText] = context.operands;
    const variant = parseVariantOption(id);
    if (!variant.ok) return reportFault(context, context.name, variant.fault);
    const charset = textCharset(context);
    let sections = rulesPage(variant.value, charset);
    if (pieceText !== undefined) {
      const kinds = parsePieceOption(variant.value, pieceText);
      if (!kinds.ok) return reportFault(context, context.name, kinds.fault);
      sections = kinds.value.flatMap((kind) => piecePage(variant.value, kind, charset));
    }
    const width = Math.min(context.stdout.columns || WIDEST, WIDEST);
    for (const line of pageLines(sections, width)) await writeLine(context.stdout, line);
    return STATUS_DONE;
  },
};

/** The pieces that a text names, as indices in `variant.pieces`. */
function parsePieceOption(variant: Variant, text: string): Result<number[], ArgumentFault> {
  const kinds = findPieces(variant, text);
  if (kinds.length > 0) return success(kinds);
  return failure({
    code: 'unknown-value',
    what: `piece of ${variant.id}`,
    found: text,
    valid: pieceLetters(variant),
  });
}
