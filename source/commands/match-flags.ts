import type { SearchLimits } from '../engine/engine.ts';
import { COMPUTER_SIDES, type ComputerPlayer, parseSide } from '../match/participants/side.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import { type FlagTable, type FlagValues, unlessAsked } from './flags.ts';
import { parseCount } from './record-flags.ts';

/** The values of `MATCH_FLAGS`. */
export interface MatchPlan {
  readonly a: ComputerPlayer;
  readonly b: ComputerPlayer;
  readonly games: number;
  /** Limits of each move. Default: each engine's own. */
  readonly limits: SearchLimits | undefined;
  readonly openingPlies: number;
  readonly seed: number;
}

const DEFAULT_GAMES = 10;
const DEFAULT_OPENINGS = 'random:4';
const DEFAULT_SEED = 1;
/** An opening has no more random moves. */
const MOST_OPENING_PLIES = 40;

const SIDE_FLAG = {
  type: 'string',
  value: 'SIDE',
  forms: COMPUTER_SIDES,
  isRequired: unlessAsked,
} as const;

/** The flags of `komadai match` beside its variant and its output. */
export const MATCH_FLAGS = {
  a: { ...SIDE_FLAG, summary: `who plays: ${COMPUTER_SIDES.join(' or ')}; a level in one thread` },
  b: { ...SIDE_FLAG, summary: 'against whom; colours are swapped after each game' },
  games: {
    type: 'string',
    value: 'N',
    summary: `how many games; ${DEFAULT_GAMES} by default`,
  },
  movetime: { type: 'string', value: 'MS', summary: 'milliseconds for each move' },
  nodes: { type: 'string', value: 'N', summary: 'nodes for each move' },
  openings: {
    type: 'string',
    value: 'random:K',
    summary: `K random plies, the same for two games; ${DEFAULT_OPENINGS} by default`,
  },
  seed: {
    type: 'string',
    value: 'N',
    summary: `chooses openings and moves about as good; ${DEFAULT_SEED} by default`,
  },
} as const satisfies FlagTable;

type MatchValues = FlagValues<typeof MATCH_FLAGS>;

/** Reads the values of `MATCH_FLAGS`. */
export function parseMatchFlags(flags: MatchValues): Result<MatchPlan, ArgumentFault> {
  const a = parseComputer('a', flags.a);
  if (!a.ok) return a;
  const b = parseComputer('b', flags.b);
  if (!b.ok) return b;
  const games = parseCount('--games', 1, flags.games);
  if (!games.ok) return games;
  const limits = parseLimits(flags);
  if (!limits.ok) return limits;
  const openingPlies = parseOpenings(flags.openings ?? DEFAULT_OPENINGS);
  if (!openingPlies.ok) return openingPlies;
  const seed = parseCount('--seed', 0, flags.seed);
  if (!seed.ok) return seed;
  return success({
    a: a.value,
    b: b.value,
    games: games.value ?? DEFAULT_GAMES,
    limits: limits.value,
    openingPlies: openingPlies.value,
    seed: seed.value ?? DEFAULT_SEED,
  });
}

function parseComputer(name: 'a' | 'b', text = ''): Result<ComputerPlayer, ArgumentFault> {
  const player = parseSide(text);
  if (player.ok && player.value.kind !== 'person') return success(player.value);
  return failure({ code: 'unknown-value', what: `--${name}`, found: text, valid: COMPUTER_SIDES });
}

function parseLimits(flags: MatchValues): Result<SearchLimits | undefined, ArgumentFault> {
  const timeMs = parseCount('--movetime', 1, flags.movetime);
  if (!timeMs.ok) return timeMs;
  const nodes = parseCount('--nodes', 1, flags.nodes);
  if (!nodes.ok) return nodes;
  if (timeMs.value !== undefined && nodes.value !== undefined) {
    return failure({ code: 'conflict', options: ['--movetime', '--nodes'] });
  }
  if (timeMs.value !== undefined) return success({ timeMs: timeMs.value });
  return success(nodes.value === undefined ? undefined : { nodes: nodes.value });
}

function parseOpenings(text: string): Result<number, ArgumentFault> {
  const [, plies] = /^random:(\d{1,2})$/.exec(text) ?? [];
  if (plies !== undefined && Number(plies) <= MOST_OPENING_PLIES) return success(Number(plies));
  const valid = [`random:0 to random:${MOST_OPENING_PLIES}`];
  return failure({ code: 'unknown-value', what: '--openings', found: text, valid });
}
