import { type GameRecord, mainLine } from '../../records/tree/record.ts';
import { COLORS, type Color } from '../../rules/core/color.ts';
import type { Move } from '../../rules/core/move.ts';
import { type Placement, Position } from '../../rules/core/position.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';
import { CASTLES, type CastleId } from './castles.ts';
import { compilePattern, matchesPattern, type NamePattern } from './name-pattern.ts';
import { OPENINGS, type OpeningId } from './openings.ts';

/** What a side plays; undefined where it is nothing that has a name. */
export interface NamesOfSide {
  readonly opening: OpeningId | undefined;
  readonly castle: CastleId | undefined;
}

/** What both sides of a game of shogi play. */
export type GameNames = Readonly<Record<Color, NamesOfSide>>;

interface Named<Id> {
  readonly id: Id;
  readonly patterns: readonly NamePattern[];
  /** The name with the highest number counts. */
  readonly rank: number;
  readonly until: number;
}

/** A castle that is built later is another part of the game. */
const CASTLES_UNTIL = 120;

const OPENINGS_UNTIL = Math.max(...Object.values(OPENINGS).map(({ until }) => until));

let castles: readonly Named<CastleId>[] | undefined;
let openings: readonly Named<OpeningId>[] | undefined;

function castleTable(): readonly Named<CastleId>[] {
  castles ??= keysOf(CASTLES).map((id) => {
    const pattern = compilePattern(CASTLES[id].pattern);
    return { id, patterns: [pattern], rank: pattern.length, until: CASTLES_UNTIL };
  });
  return castles;
}

function openingTable(): readonly Named<OpeningId>[] {
  openings ??= keysOf(OPENINGS).map((id) => {
    const { patterns, rank, until } = OPENINGS[id];
    return { id, patterns: patterns.map(compilePattern), rank, until };
  });
  return openings;
}

/** The castle of a side in a position of shogi. */
export function castleOf(position: Placement, color: Color): CastleId | undefined {
  return bestOf(castleTable(), position, color, 0)?.id;
}

/** The opening that a side plays in a position of shogi. @param ply moves made so far */
export function openingOf(position: Placement, color: Color, ply: number): OpeningId | undefined {
  return bestOf(openingTable(), position, color, ply)?.id;
}

/** What both sides play in a position, of shogi alone. @param ply moves made so far */
export function namesAt(position: Position, ply: number): GameNames | undefined {
  if (position.variant !== shogi) return undefined;
  const namesOf = (color: Color) => ({
    opening: openingOf(position, color, ply),
    castle: castleOf(position, color),
  });
  return { black: namesOf('black'), white: namesOf('white') };
}

/** What the side to move has come to play by a move, and did not before it; of shogi alone. */
export function namesBy(position: Position, move: Move, ply: number): NamesOfSide | undefined {
  const { turn, variant } = position;
  const before = namesAt(position, ply)?.[turn];
  if (!before) return undefined;
  const after = new Position(variant, position.snapshot());
  after.play(move);
  const { opening, castle } = namesAt(after, ply + 1)?.[turn] ?? before;
  return {
    opening: opening === before.opening ? undefined : opening,
    castle: castle === before.castle ? undefined : castle,
  };
}

/** What both sides play in a recorded game, of shogi alone. */
export function namesOfRecord(record: GameRecord): GameNames | undefined {
  const { variant, start } = record;
  if (variant !== shogi) return undefined;
  const moves = mainLine(record).map(({ move }) => move);
  return namesOfGame(new Position(variant, start.placement), moves);
}

/**
 * What both sides play in a game of shogi: of each the name that tells most, and of equal ones that
 * which stood longest. Castles that the king has left count.
 * @param position at the start of the game; it is the last one looked at afterwards
 * @param hasCastles whether castles are looked for, which takes longer. Default: they are
 */
export function namesOfGame(
  position: Position,
  moves: Iterable<Move>,
  hasCastles = true,
): GameNames {
  const found = { black: new SideFinder('black'), white: new SideFinder('white') };
  const until = hasCastles ? CASTLES_UNTIL : OPENINGS_UNTIL;
  let ply = 0;
  for (const move of moves) {
    position.play(move);
    if (++ply > until) break;
    for (const color of COLORS) found[color].look(position, ply, hasCastles);
  }
  return { black: found.black.names, white: found.white.names };
}

class SideFinder {
  readonly #color: Color;
  readonly #openings = new Map<Named<OpeningId>, number>();
  readonly #castles = new Map<Named<CastleId>, number>();

  constructor(color: Color) {
    this.#color = color;
  }

  look(position: Placement, ply: number, hasCastles: boolean): void {
    countName(this.#openings, bestOf(openingTable(), position, this.#color, ply));
    if (!hasCastles) return;
    countName(this.#castles, bestOf(castleTable(), position, this.#color, ply));
  }

  get names(): NamesOfSide {
    return { opening: nameOf(this.#openings), castle: nameOf(this.#castles) };
  }
}

function countName<Id>(counts: Map<Named<Id>, number>, named: Named<Id> | undefined): void {
  if (named) counts.set(named, (counts.get(named) ?? 0) + 1);
}

/** The name of the highest rank, of equal ones that which stood longest. */
function nameOf<Id>(counts: ReadonlyMap<Named<Id>, number>): Id | undefined {
  const [first] = [...counts].sort(([a, one], [b, other]) => b.rank - a.rank || other - one);
  return first?.[0].id;
}

function bestOf<Id>(
  table: readonly Named<Id>[],
  position: Placement,
  color: Color,
  ply: number,
): Named<Id> | undefined {
  let best: Named<Id> | undefined;
  for (const named of table) {
    if (ply > named.until || named.rank <= (best?.rank ?? 0)) continue;
    if (named.patterns.some((pattern) => matchesPattern(pattern, color, position))) best = named;
  }
  return best;
}

function keysOf<Key extends string>(data: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(data) as Key[];
}
