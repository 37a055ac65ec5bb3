import { EMPTY, KIND_MASK } from '../../rules/core/piece-code.ts';
import type { Placement } from '../../rules/core/position.ts';
import { rulesOf } from '../../rules/core/rules.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { parseSfen } from '../../rules/notation/sfen.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { VARIANTS } from '../../rules/variants/index.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';

/** The game of texts that name none and fit none. */
export const UNNAMED_VARIANT: Variant = shogi;

/** A position as one of several games would have it. */
interface FittingPosition {
  readonly variant: Variant;
  readonly placement: Placement;
}

/**
 * The game of an SFEN that names none. Among the games whose position it can be, the first of the
 * catalogue whose set has the same pieces, then the first whose set has all of them. Of an SFEN
 * that is no position anywhere, the game whose board it fits best; shogi where none does.
 */
export function variantOfSfen(sfen: string): Variant {
  const candidates = VARIANTS.flatMap((variant): FittingPosition[] => {
    const parsed = parseSfen(variant, sfen, 'any');
    return parsed.ok ? [{ variant, placement: parsed.value.placement }] : [];
  });
  return bestFitting(candidates)?.variant ?? variantOfBoard(sfen);
}

/**
 * The candidate whose game has a start with exactly these pieces; else the one with the fewest
 * pieces too many. Of equals the first counts; undefined where there is none.
 */
export function bestFitting<Some extends FittingPosition>(
  candidates: readonly Some[],
): Some | undefined {
  const [first, ...others] = candidates;
  if (first === undefined || others.length === 0) return first;
  let best = first;
  let least = misfit(first);
  for (const other of others) {
    const found = misfit(other);
    if (found < least) [best, least] = [other, found];
  }
  return best;
}

/** -1 where the pieces are those of a start of the game, else how many are too many for its set. */
function misfit({ variant, placement }: FittingPosition): number {
  const found = census(variant, placement);
  const sets = [undefined, ...variant.handicaps].map((handicap) =>
    census(variant, startPosition(variant, handicap).placement),
  );
  if (sets.some((set) => set.every((count, kind) => count === found[kind]))) return -1;
  const [whole = []] = sets;
  return found.reduce((sum, count, kind) => sum + Math.max(0, count - (whole[kind] ?? 0)), 0);
}

/** How many pieces of each kind there are. A piece counts as the one that it is to its captor. */
export function census(variant: Variant, { board, hands }: Placement): number[] {
  const { squares, captives } = rulesOf(variant);
  const counts = variant.pieces.map(() => 0);
  const add = (kind: number, count: number) => {
    const captive = captives[kind] ?? kind;
    counts[captive] = (counts[captive] ?? 0) + count;
  };
  for (const square of squares) {
    const code = board[square] ?? EMPTY;
    if (code !== EMPTY) add(code & KIND_MASK, 1);
  }
  for (const kind of variant.pieces.keys()) add(kind, (hands[kind] ?? 0) + (hands[16 | kind] ?? 0));
  return counts;
}

/** The game whose ranks and files a board of SFEN has, as far as it has any; then whose letters. */
function variantOfBoard(sfen: string): Variant {
  const [board = ''] = sfen.trim().split(/\s+/);
  const ranks = board.split('/');
  const lengths = ranks.map(rankLength);
  const letters = board.toUpperCase().match(/\p{L}/gu) ?? [];
  const fitting = (variant: Variant) => {
    if (lengths.length !== variant.ranks) return 0;
    const whole = lengths.filter((length) => length === variant.files).length;
    const known = letters.filter((letter) => variant.pieces.some(({ sfen }) => sfen === letter));
    return whole === 0 ? 0 : whole + known.length / (letters.length + 1);
  };
  return VARIANTS.reduce(
    (best, variant) => (fitting(variant) > fitting(best) ? variant : best),
    UNNAMED_VARIANT,
  );
}

function rankLength(rank: string): number {
  const squares = rank.match(/\d|[^+]/g) ?? [];
  return squares.reduce((length, text) => length + (Number(text) || 1), 0);
}
