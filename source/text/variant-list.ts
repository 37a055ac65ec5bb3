import type { EndReason } from '../rules/core/game.ts';
import type { Variant } from '../rules/core/variant.ts';
import { variantFileOf } from '../rules/variants/index.ts';
import type { Charset } from './charset.ts';
import { tableLines } from './table-lines.ts';
import type { Texts } from './texts.ts';

/** A list of games: a line each, with columns that stand below each other. */
export function variantLines(
  texts: Texts,
  variants: readonly Variant[],
  charset: Charset,
): string[] {
  return tableLines(
    texts.board.VARIANT_COLUMNS,
    variants.map((variant) => [
      variant.id,
      texts.words.variantName(variant, charset),
      sizeText(variant),
      `${variant.pieces.length}`,
      variantFileOf(variant) ?? 'komadai',
    ]),
  );
}

/** Files and ranks: `7x9`. */
function sizeText({ files, ranks }: Variant): string {
  return `${files}x${ranks}`;
}

/** What was found out about a game by playing it. */
export interface VariantTrial {
  /** The line of its section. */
  readonly line: number;
  readonly fingerprint: string;
  readonly games: number;
  readonly plies: number;
  /** How often games ended for each reason; the others are longer. */
  readonly ends: ReadonlyMap<EndReason, number>;
  /** How many lines of one, two and more moves there are. */
  readonly perft: readonly number[];
  readonly ms: number;
}

/** What was found out about a game, in lines. */
export function trialLines(
  texts: Texts,
  file: string,
  variant: Variant,
  trial: VariantTrial,
): string[] {
  const { line, fingerprint, games, plies, ends, perft, ms } = trial;
  const { id, pieces } = variant;
  const ended = [...ends.values()].reduce((sum, count) => sum + count, 0);
  const mostFirst = [...ends].sort(([, a], [, b]) => b - a);
  return [
    texts.board.checkedVariantText(file, {
      line,
      id,
      size: sizeText(variant),
      kinds: pieces.length,
      fingerprint,
    }),
    texts.board.randomGamesText(games, mostFirst, { longer: games - ended, plies }),
    texts.board.lineCountsText(perft, ms),
  ];
}
