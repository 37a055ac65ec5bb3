import { failure, type Result, success } from './result.ts';

/**
 * The directions in which pieces move, as differences of squares for Black. The opposite of
 * direction `d` is `d ^ 1`. The first `RAYS` are single steps; the others are leaps: eight of a
 * knight, four of a dabbaba (two squares straight), four of an alfil (two squares diagonally).
 */
export const DIRECTIONS = Int32Array.from([
  -16, 16, 1, -1, -15, 15, -17, 17, -31, 31, -33, 33, -14, 14, -18, 18, -32, 32, 2, -2, -30, 30,
  -34, 34,
]);

/** How many of the directions are rays. */
export const RAYS = 8;

/** The range of a slide that ends only at the edge of the board. */
export const UNLIMITED = 8;

/** Moves of a piece as bit masks over `DIRECTIONS`; each direction is in at most one of them. */
export interface Movement {
  readonly steps: number;
  readonly slides: number;
  /**
   * Indexed by direction: how often its step may be repeated in one move; 0 where there is no such
   * move.
   */
  readonly ranges: Uint8Array;
}

/** Why a text is no Betza notation that the core can play. `column` counts from 1. */
export type BetzaFault =
  | { readonly code: 'unknown-letter'; readonly column: number; readonly letter: string }
  /** The text is empty, or ends with prefixes that no atom follows. */
  | { readonly code: 'no-atom'; readonly column: number }
  /** The atom has no such direction, or programs disagree on what it is. */
  | {
      readonly code: 'direction';
      readonly column: number;
      readonly prefix: string;
      readonly atom: string;
    }
  /** A range of two digits, or a doubled letter of a piece that slides anyway. */
  | { readonly code: 'range'; readonly column: number }
  /** The slide has a longer range already; programs disagree on which of the two is meant. */
  | { readonly code: 'shorter-range'; readonly column: number };

/** The way that a direction leads, for Black: files to the left and ranks forward. */
interface Vector {
  readonly left: number;
  readonly forward: number;
}

/** The way that the direction with an index in `DIRECTIONS` leads. */
export function vectorOf(direction: number): Vector {
  const delta = DIRECTIONS[direction];
  const forward = 0 - Math.round(delta / 16);
  return { left: delta + 16 * forward, forward };
}

/** What a capital letter stands for: its directions, from one index up to another, and its range. */
interface Atom {
  readonly groups: readonly (readonly [start: number, end: number])[];
  readonly range: number;
}

const STRAIGHT = [0, 4] as const;
const DIAGONAL = [4, 8] as const;
const ATOMS: Readonly<Record<string, Atom>> = {
  W: { groups: [STRAIGHT], range: 1 },
  F: { groups: [DIAGONAL], range: 1 },
  N: { groups: [[8, 16]], range: 1 },
  D: { groups: [[16, 20]], range: 1 },
  A: { groups: [[20, 24]], range: 1 },
  K: { groups: [STRAIGHT, DIAGONAL], range: 1 },
  R: { groups: [STRAIGHT], range: UNLIMITED },
  B: { groups: [DIAGONAL], range: UNLIMITED },
  Q: { groups: [STRAIGHT, DIAGONAL], range: UNLIMITED },
};

const VERTICAL = 'fbv';
const HORIZONTAL = 'lrs';
const HALF = 'h';

/** One small letter, or two that are read together. */
interface Prefix {
  readonly letters: string;
  readonly column: number;
}

/**
 * Reads Betza notation: the atoms W F N A D and their riders (WW, N2), R B Q K with or without a
 * range, and the prefixes f b l r v s. The parts of a text add up.
 *
 * Prefixes mean what they mean to Fairy-Stockfish (`src/piece.cpp`) and XBoard
 * (https://www.gnu.org/software/xboard/Betza.html). Two letters belong together where they are the
 * same, or one is vertical and the other horizontal. On W, D and R the two add up; on F, A and B
 * both must be true. On N a letter alone means the leaps whose long side lies there, so that `fN`
 * is `ffN`; of two letters the second names the long side: `rfN` is one leap, `fsN` the two wide
 * ones. `fhN` is the forward half, as in Betza's own `fhNrlbK`. Two different letters say nothing
 * of K and Q, because programs disagree on them.
 */
export function parseBetza(text: string): Result<Movement, BetzaFault> {
  const ranges = new Uint8Array(DIRECTIONS.length);
  let prefixes: Prefix[] = [];
  let at = 0;
  while (at < text.length) {
    const column = at + 1;
    const letter = text[at];
    const letters = prefixAt(text, at);
    if (letters !== '') {
      prefixes.push({ letters, column });
      at += letters.length;
      continue;
    }
    if (!Object.hasOwn(ATOMS, letter)) return failure({ code: 'unknown-letter', column, letter });
    const atom = ATOMS[letter];
    const isDoubled = text[at + 1] === letter;
    const suffix = isDoubled ? letter : leadingDigits(text.slice(at + 1));
    if (suffix.length > 1 || (isDoubled && atom.range === UNLIMITED)) {
      return failure({ code: 'range', column: column + 1 });
    }
    const odd = prefixes.find(({ letters }) => !mayPrecede(letters, atom));
    if (odd) {
      const { letters: prefix, column } = odd;
      return failure({ code: 'direction', column, prefix, atom: letter });
    }
    const range = rangeOf(atom, suffix);
    const isRange = range > 1 || suffix !== '';
    for (const direction of chosenDirections(atom, prefixes)) {
      if (isRange && range < ranges[direction]) return failure({ code: 'shorter-range', column });
      ranges[direction] = Math.max(range, ranges[direction]);
    }
    prefixes = [];
    at += 1 + suffix.length;
  }
  if (prefixes.length > 0 || text === '') return failure({ code: 'no-atom', column: at + 1 });
  return success(movementOf(ranges));
}

/**
 * Reads the Betza notation of a variant's own data. Throws `RangeError`, with the place, at a
 * fault.
 */
export function compileBetza(betza: string): Movement {
  const result = parseBetza(betza);
  if (result.ok) return result.value;
  const { code, column } = result.fault;
  throw new RangeError(`Betza ${betza}: ${code} at ${column}`);
}

/** The one or two small letters that stand at a place; none where another one does. */
function prefixAt(text: string, at: number): string {
  const letter = text[at];
  if (!(VERTICAL + HORIZONTAL).includes(letter)) return '';
  return letter + (belongTogether(letter, text[at + 1]) ? text[at + 1] : '');
}

function belongTogether(letter: string, next: string | undefined): boolean {
  if (next === undefined) return false;
  if (next === letter || next === HALF) return true;
  return (VERTICAL.includes(letter) ? HORIZONTAL : VERTICAL).includes(next);
}

function leadingDigits(text: string): string {
  return /^\d*/.exec(text)?.[0] ?? '';
}

/** @param suffix a digit (0 is no limit), the letter of the atom again, or nothing */
function rangeOf(atom: Atom, suffix: string): number {
  if (suffix === '') return atom.range;
  return suffix > '0' && suffix <= '9' ? Math.min(Number(suffix), UNLIMITED) : UNLIMITED;
}

function chosenDirections(atom: Atom, prefixes: readonly Prefix[]): number[] {
  return directionsOf(atom).filter(
    (direction) =>
      prefixes.length === 0 ||
      prefixes.some(({ letters }) => choosesDirection(letters, vectorOf(direction), atom)),
  );
}

/** Whether a prefix says something of each direction of an atom. */
function mayPrecede(letters: string, atom: Atom): boolean {
  return directionsOf(atom).every(
    (direction) => choosesDirection(letters, vectorOf(direction), atom) !== undefined,
  );
}

function directionsOf({ groups }: Atom): number[] {
  return groups.flatMap(([start, end]) => Array.from({ length: end - start }, (_, i) => start + i));
}

/** Whether a prefix chooses a direction of an atom; undefined where the atom has no such prefix. */
function choosesDirection(
  letters: string,
  { left, forward }: Vector,
  { groups }: Atom,
): boolean | undefined {
  const leads = (letter: string): boolean => {
    if (letter === 'v') return forward !== 0;
    if (letter === 's') return left !== 0;
    return { f: forward, b: -forward, l: left, r: -left }[letter as 'f' | 'b' | 'l' | 'r'] > 0;
  };
  const [first, second = first] = letters;
  const long = Math.max(Math.abs(left), Math.abs(forward));
  const isOblique = left !== 0 && forward !== 0 && Math.abs(left) !== Math.abs(forward);
  const isLongSide = (letter: string) =>
    Math.abs(VERTICAL.includes(letter) ? forward : left) === long;
  if (second === HALF) return isOblique && !'vs'.includes(first) ? leads(first) : undefined;
  if (first === second) return leads(first) && isLongSide(first);
  if (groups.length > 1) return undefined;
  if (left === 0 || forward === 0) return leads(first) || leads(second);
  if ('vs'.includes(first)) return undefined;
  return leads(first) && leads(second) && isLongSide(second);
}

function movementOf(ranges: Uint8Array): Movement {
  let steps = 0;
  let slides = 0;
  for (const [direction, range] of ranges.entries()) {
    if (range === 1) steps |= 1 << direction;
    else if (range > 1) slides |= 1 << direction;
  }
  return { steps, slides, ranges };
}
