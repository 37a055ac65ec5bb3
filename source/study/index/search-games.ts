import type { Score } from '../../records/tree/termination.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Move } from '../../rules/core/move.ts';
import { Position } from '../../rules/core/position.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { parseSfen } from '../../rules/notation/sfen.ts';
import { startPosition } from '../../rules/notation/start.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';
import type { CastleId } from '../names/castles.ts';
import { type GameNames, type NamesOfSide, namesOfGame } from '../names/name-position.ts';
import type { OpeningId } from '../names/openings.ts';
import type { LoggedHead } from './game-log.ts';
import { dayOf, type IndexedGame } from './indexed-game.ts';
import type { FoundGameOf, IndexedRow, PositionIndex } from './position-index.ts';
import { fitsPattern, type PositionPattern } from './position-pattern.ts';

/** What games are looked for; all that is given must hold. */
export interface GameQuery {
  /** The id of a game such as `shogi`. */
  readonly variant?: string;
  /** A part of the name of a player, in either case. */
  readonly player?: string;
  /** The side of that player. Default: either */
  readonly color?: Color;
  /** The first and the last day, each as a date of a record or its beginning: `2026`, `2026.11`. */
  readonly from?: string;
  readonly to?: string;
  readonly score?: Score;
  readonly leastPlies?: number;
  readonly mostPlies?: number;
  /** This position must stand on the board. */
  readonly position?: Position;
  /** Whether the position with left and right exchanged is as good. Default: no */
  readonly mirrored?: boolean;
  /** A position that fits one of these must stand on the board. */
  readonly patterns?: readonly PositionPattern[];
  /** What either side plays, in shogi. */
  readonly opening?: OpeningId;
  readonly castle?: CastleId;
  /** Asked last. */
  readonly accepts?: (game: IndexedGame) => boolean;
}

/** A game that was found. */
export interface QueryHit extends FoundGameOf {
  /** The ply at which the position stands, or one fits a pattern first; 0 where none is asked for. */
  readonly ply: number;
  /** What both sides play; missing where no opening or castle is asked for. */
  readonly names?: GameNames;
}

/** N games are looked at before a caller can pause. */
const PAUSED = 256;

/**
 * Looks through the games of an index, the last played first; `undefined` stands for a few games that
 * do not fit, so that a caller can pause. Throws `CorruptIndex`.
 */
export function* searchGames(
  index: PositionIndex,
  query: GameQuery,
): Generator<QueryHit | undefined> {
  let looked = 0;
  const { position, mirrored } = query;
  for (const row of position ? index.at(position, mirrored) : byDate(index, query)) {
    if (++looked % PAUSED === 0) yield undefined;
    if (!row || !fitsHead(row.head, query)) continue;
    const fit = fitOf(row, query);
    if (fit) yield { ...row.found(), ...fit, ply: row.ply ?? fit.ply };
  }
}

/**
 * The games of an index that fit by what stands in their heads, the last played first; of a day, and
 * of those without a date, the last indexed first. `undefined` stands for one that was looked at.
 */
function* byDate(index: PositionIndex, query: GameQuery): Generator<IndexedRow | undefined> {
  const fitting: { readonly number: number; readonly day: number }[] = [];
  for (const { number, head } of index.all()) {
    if (fitsHead(head, query)) fitting.push({ number, day: dayOf(head.date) });
    yield undefined;
  }
  fitting.sort((one, other) => other.day - one.day || other.number - one.number);
  for (const { number } of fitting) yield index.row(number);
}

/** What the moves of a game tell of a hit; undefined where they do not fit. */
function fitOf(
  { game: read }: IndexedRow,
  query: GameQuery,
): Pick<QueryHit, 'ply' | 'names'> | undefined {
  const { patterns, opening, castle, accepts } = query;
  const asksNames = opening !== undefined || castle !== undefined;
  if (!patterns && !accepts && !asksNames) return { ply: 0 };
  const game = read();
  if ((asksNames && !fitsNames(game, query)) || accepts?.(game) === false) return undefined;
  const ply = patterns ? plyOfPattern(game, patterns) : 0;
  if (ply === undefined) return undefined;
  const names = asksNames ? namesIn(game) : undefined;
  return { ply, ...(names && { names }) };
}

function fitsHead(game: LoggedHead, query: GameQuery): boolean {
  const { variant, player, color, from, to, score, leastPlies = 0, mostPlies = Infinity } = query;
  if (variant !== undefined && game.variant !== variant) return false;
  if (score !== undefined && game.score !== score) return false;
  if (game.plies < leastPlies || game.plies > mostPlies) return false;
  if (player !== undefined) {
    const names = color ? [game[color]] : [game.black, game.white];
    const part = player.toLowerCase();
    if (!names.some((name) => name.toLowerCase().includes(part))) return false;
  }
  if (from === undefined && to === undefined) return true;
  const day = dayOf(game.date);
  // A beginning of a date stands for its first day, as a last day for the end of its month or year.
  const last = to === undefined ? Infinity : dayOf(to) || Infinity;
  const end = last % 10_000 === 0 ? last + 9999 : last % 100 === 0 ? last + 99 : last;
  return day > 0 && day >= dayOf(from ?? '') && day <= end;
}

function fitsNames(game: IndexedGame, { opening, castle }: GameQuery): boolean {
  const names = namesIn(game, castle !== undefined);
  if (!names) return false;
  const has = (side: NamesOfSide) =>
    (opening === undefined || side.opening === opening) &&
    (castle === undefined || side.castle === castle);
  return has(names.black) || has(names.white);
}

/** What both sides play, of shogi alone. */
function namesIn({ variant, start, moves }: IndexedGame, hasCastles = true): GameNames | undefined {
  const position = variant === shogi.id ? startOfGame(shogi, start) : undefined;
  return position && namesOfGame(position, moves as Iterable<Move>, hasCastles);
}

/** The ply after which a position of a game fits one of the patterns first. */
function plyOfPattern(game: IndexedGame, patterns: readonly PositionPattern[]): number | undefined {
  const own = patterns.filter(({ variant }) => variant.id === game.variant);
  const [first] = own;
  const position = first && startOfGame(first.variant, game.start);
  if (!position) return undefined;
  for (let ply = 0; ; ply++) {
    if (own.some((pattern) => fitsPattern(pattern, position))) return ply;
    if (ply === game.plies) return undefined;
    position.play(game.moves[ply] as Move);
  }
}

/** The position at the start of an indexed game. */
function startOfGame(variant: Variant, sfen: string): Position | undefined {
  if (sfen === '') return new Position(variant, startPosition(variant).placement);
  const start = parseSfen(variant, sfen, 'any');
  return start.ok ? new Position(variant, start.value.placement) : undefined;
}
