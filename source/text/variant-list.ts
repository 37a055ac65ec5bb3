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
      `${variant.files}x${variant.ranks}`,
      `${variant.pieces.length}`,
      variantFileOf(variant) ?? 'komadai',
    ]),
  );
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
  { board }: Texts,
  file: string,
  variant: Variant,
  { line, fingerprint, games, plies, ends, perft, ms }: VariantTrial,
): string[] {
  const ended = [...ends.values()].reduce((sum, count) => sum + count, 0);
  const mostFirst = [...ends].sort(([, a], [, b]) => b - a);
  return [
    board.checkedVariantText(`${file}:${line}`, variant, fingerprint),
    board.randomGamesText(games, mostFirst, { longer: games - ended, plies }),
    board.lineCountsText(perft, ms),
  ];
}
