import { failure, type Result, success } from '../core/result.ts';
import type { SearchLimits } from '../engine/engine.ts';
import { type ComputerPlayer, HIGHEST_LEVEL, LOWEST_LEVEL, parseSide } from '../match/side.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import type { OptionData } from './command.ts';
import { parseCount } from './record-options.ts';

/** What the options of `komadai match` say, beside the variant and where the games go. */
export interface MatchOptions {
  readonly a: ComputerPlayer;
  readonly b: ComputerPlayer;
  readonly games: number;
  /** Of each move; undefined where each plays as it does by itself. */
  readonly limits: SearchLimits | undefined;
  readonly openingPlies: number;
  readonly seed: number;
}

const SIDES = [`level:${LOWEST_LEVEL} to level:${HIGHEST_LEVEL}`, 'engine:COMMAND'];

const DEFAULT_GAMES = 10;
const DEFAULT_OPENINGS = 'random:4';
const DEFAULT_SEED = 1;
/** More random moves are no opening. */
const MOST_OPENING_PLIES = 40;

export const MATCH_OPTIONS = [
  { name: 'a', value: 'SIDE', summary: `who plays: ${SIDES.join(' or ')}` },
  { name: 'b', value: 'SIDE', summary: 'against whom; colours are swapped after each game' },
  { name: 'games', value: 'N', summary: `how many games; ${DEFAULT_GAMES} by default` },
  { name: 'movetime', value: 'MS', summary: 'milliseconds for each move' },
  { name: 'nodes', value: 'N', summary: 'nodes for each move' },
  {
    name: 'openings',
    value: 'random:K',
    summary: `so many random plies, the same for two games; ${DEFAULT_OPENINGS} by default`,
  },
  {
    name: 'seed',
    value: 'N',
    summary: `chooses openings and moves about as good; ${DEFAULT_SEED} by default`,
  },
] as const satisfies readonly OptionData[];

/** @param usage of the command, for what is missing */
export function parseMatchOptions(
  options: ReadonlyMap<string, string>,
  usage: string,
): Result<MatchOptions, ArgumentFault> {
  const a = parseComputer('a', options.get('a'), usage);
  if (!a.ok) return a;
  const b = parseComputer('b', options.get('b'), usage);
  if (!b.ok) return b;
  const games = parseCount('--games', 1, options.get('games'));
  if (!games.ok) return games;
  const limits = parseLimits(options);
  if (!limits.ok) return limits;
  const openingPlies = parseOpenings(options.get('openings') ?? DEFAULT_OPENINGS);
  if (!openingPlies.ok) return openingPlies;
  const seed = parseCount('--seed', 0, options.get('seed'));
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

function parseComputer(
  name: 'a' | 'b',
  text: string | undefined,
  usage: string,
): Result<ComputerPlayer, ArgumentFault> {
  if (text === undefined) {
    return failure({ code: 'missing-operand', operand: `--${name} SIDE`, valid: SIDES, usage });
  }
  const player = parseSide(text);
  if (player.ok && player.value.kind !== 'person') return success(player.value);
  return failure({ code: 'unknown-value', what: `--${name}`, found: text, valid: SIDES });
}

function parseLimits(
  options: ReadonlyMap<string, string>,
): Result<SearchLimits | undefined, ArgumentFault> {
  const timeMs = parseCount('--movetime', 1, options.get('movetime'));
  if (!timeMs.ok) return timeMs;
  const nodes = parseCount('--nodes', 1, options.get('nodes'));
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
