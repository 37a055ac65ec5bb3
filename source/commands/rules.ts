import { failure, type Result, success } from '../rules/core/result.ts';
import type { Variant } from '../rules/core/variant.ts';
import { findVariant, VARIANTS } from '../rules/variants/index.ts';
import { notationIn } from '../settings/language.ts';
import type { ArgumentFault } from '../text/en/settings.ts';
import { pageLines } from '../text/page.ts';
import { piecePage } from '../text/piece-page.ts';
import { findPieces, offeredPieces } from '../text/pieces.ts';
import { rulesPage } from '../text/rules.ts';
import { printedIn } from '../text/teller.ts';
import type { Texts } from '../text/texts.ts';
import { textCharset } from './charset.ts';
import type { Command } from './command.ts';
import { showText } from './pager.ts';
import { VARIANT_OPERAND } from './position-flags.ts';
import { reportFault } from './report.ts';

/** `komadai rules`: the rules of a variant in words, or one of its pieces. */
export const rules: Command = {
  operands: [
    VARIANT_OPERAND,
    {
      name: 'PIECE',
      optional: true,
      offersAfter: (texts) =>
        Object.fromEntries(VARIANTS.map((variant) => [variant.id, offeredPieces(texts, variant)])),
    },
  ],
  flags: {},
  examples: ['komadai rules yari', 'komadai rules yari YB', "komadai rules shogi 'gold general'"],
  async run(context) {
    const [id = '', pieceText] = context.operands;
    const variant = findVariant(id) ?? VARIANTS[0];
    const charset = textCharset(context);
    let sections = rulesPage(
      printedIn(context.texts, notationIn(context.texts.language, 'auto')),
      variant,
      charset,
    );
    if (pieceText !== undefined) {
      const kinds = parsePieceOperand(context.texts, variant, pieceText);
      if (!kinds.ok) return reportFault(context, kinds.fault);
      sections = kinds.value.flatMap((kind) => piecePage(context.texts, variant, kind, charset));
    }
    const title = context.texts.words.titleOfRules(
      context.texts.words.variantName(variant, charset),
    );
    return showText(context, { title, lines: (width) => pageLines(sections, width) });
  },
};

/** The pieces that a text names, as indices in `variant.pieces`. */
function parsePieceOperand(
  texts: Texts,
  variant: Variant,
  text: string,
): Result<number[], ArgumentFault> {
  const kinds = findPieces(texts, variant, text);
  if (kinds.length > 0) return success(kinds);
  return failure({
    code: 'unknown-value',
    what: { of: 'piece', variant: variant.id },
    found: text,
    valid: offeredPieces(texts, variant),
  });
}
