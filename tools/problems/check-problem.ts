import { isDrop, type Move, moveTo } from '../../source/rules/core/move.ts';
import { EMPTY } from '../../source/rules/core/piece-code.ts';
import { type Placement, Position, samePosition } from '../../source/rules/core/position.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { draftOf, placementOf, removals } from './draft.ts';
import { MateProof, TooWide } from './mate-proof.ts';
import { SearchProof } from './search-proof.ts';

/** From this length on problems are proved by the mate search, and each move is the only one. */
export const LONG_PLIES = 11;
/** Moves that the mate search may look at for one proof. */
const SEARCHED = 400_000;

/** What is wrong with a problem. */
type Unsoundness =
  /** White has no king, Black has one, Black is not to move, or White lacks a piece in hand. */
  | 'setting'
  | 'no-mate'
  | 'shorter'
  /** More than one first move mates. */
  | 'first-moves'
  /** The longest defence puts a piece in between that is only taken. */
  | 'delay'
  /** A piece can be taken away, and the problem is the same. */
  | 'needless'
  /** A later move of the attacker is not the only one, in a long problem. */
  | 'later-moves'
  | 'too-wide';

/** The result of a check. */
export type Verdict = { readonly kind: 'unsound'; readonly why: Unsoundness } | SoundProblem;

/** What the check has found out about a sound problem. */
export interface SoundProblem {
  readonly kind: 'sound';
  readonly line: readonly Move[];
  /** How many positions with the attacker to move the proof has met. */
  readonly width: number;
  /** Moves of the attacker after the first that could be others as well, but for the last. */
  readonly duals: number;
}

/** What proves the mates of a position. */
type Proof = Pick<MateProof, 'mates' | 'firstMoves' | 'duals' | 'size'> & {
  line(plies: number): readonly Move[];
};

/**
 * Checks a problem by a plain and-or search over the rules, or by the mate search if it is long: the
 * attacker, Black without a king, mates in `plies` and no fewer against every defence, only one
 * first move does, in a long one only one of all but the last, and without any of the pieces, which
 * the defender has in hand then, there is another result.
 * @param most positions to look at for one plain proof
 */
export function checkProblem(
  variant: Variant,
  placement: Placement,
  plies: number,
  most = Number.POSITIVE_INFINITY,
): Verdict {
  try {
    return check(variant, placement, plies, most);
  } catch (error) {
    if (error instanceof TooWide) return { kind: 'unsound', why: 'too-wide' };
    throw error;
  }
}

function check(variant: Variant, placement: Placement, plies: number, most: number): Verdict {
  const unsound = (why: Unsoundness) => ({ kind: 'unsound', why }) as const;
  const draft = draftOf(variant, placement);
  const { kings } = new Position(variant, placement);
  const proper = placementOf(draft);
  if (kings[0] !== 0 || kings[1] === 0) return unsound('setting');
  if (proper === undefined || !samePosition(placement, proper)) return unsound('setting');

  const isLong = plies >= LONG_PLIES;
  const proofOf = (of: Placement): Proof =>
    isLong ? new SearchProof(variant, of, SEARCHED) : new MateProof(variant, of, most);
  const proof = proofOf(placement);
  if (plies > 2 && proof.mates(plies - 2)) return unsound('shorter');
  const [first, second] = proof.firstMoves(plies);
  if (first === undefined) return unsound('no-mate');
  if (second !== undefined) return unsound('first-moves');
  const width = proof.size;
  const line = proof.line(plies);
  if (hasDelay(variant, placement, line)) return unsound('delay');

  for (const remove of removals(draft)) {
    const other = placementOf(remove(draft));
    // Without a piece that shields the king the position cannot be.
    if (other && isSolvedBy(proofOf(other), first, plies)) {
      return unsound('needless');
    }
  }
  const duals = proof.duals(line);
  return isLong && duals > 0 ? unsound('later-moves') : { kind: 'sound', line, width, duals };
}

/** Whether a move, and no other, mates in `plies` and no fewer. */
function isSolvedBy(proof: Proof, first: Move, plies: number): boolean {
  if (!proof.mates(plies) || (plies > 2 && proof.mates(plies - 2))) return false;
  const firsts = proof.firstMoves(plies);
  return firsts.length === 1 && firsts[0] === first;
}

/** Whether a defender of the line drops what is taken at once by another piece than the king's. */
function hasDelay(variant: Variant, placement: Placement, line: readonly Move[]): boolean {
  const position = new Position(variant, placement);
  return line.some((move, index) => {
    const before = index === 0 ? undefined : line[index - 1];
    const isTaken =
      index % 2 === 0 &&
      before !== undefined &&
      isDrop(before) &&
      moveTo(before) === moveTo(move) &&
      position.board[moveTo(move)] !== EMPTY;
    position.play(move);
    return isTaken;
  });
}
