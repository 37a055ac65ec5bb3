import type { SearchLimits } from '../engine/engine.ts';
import {
  type ComputerPlayer,
  HIGHEST_LEVEL,
  LEVEL_NUMBERS,
  LOWEST_LEVEL,
  parseSide,
} from '../match/participants/side.ts';
import type { Texts } from '../text/texts.ts';
import { countFlag, type FlagTable, type FlagValues, readFlag, unlessAsked } from './flags.ts';

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
const DEFAULT_OPENING_PLIES = 4;
const DEFAULT_SEED = 1;
/** An opening has no more random moves. */
const MOST_OPENING_PLIES = 40;

const forms = (texts: Texts) => texts.option.computerForms(LOWEST_LEVEL, HIGHEST_LEVEL);

/** The computers that a shell offers for a side, with the names in the list of engines. */
export function offeredSides(engines: () => readonly string[]): string[] {
  const programs = ['', ...engines()].map((name) => `engine:${name}`);
  return [...LEVEL_NUMBERS.map((level) => `level:${level}`), ...programs];
}

/** A flag that names a computer. */
function sideFlag(summary: (texts: Texts) => string) {
  const named = readFlag('SIDE', summary, readComputer, forms);
  return { ...named, offers: offeredSides, forms, isRequired: unlessAsked } as const;
}

/** The flags of `komadai match` beside its variant and its output. */
export const MATCH_FLAGS = {
  a: sideFlag((texts) => texts.option.computerOption(forms(texts))),
  b: sideFlag((texts) => texts.option.MATCH_OPTIONS.b),
  games: countFlag(1, (texts) => texts.option.gameCountOption(DEFAULT_GAMES)),
  movetime: countFlag(1, (texts) => texts.option.MATCH_OPTIONS.movetime, 'MS'),
  nodes: countFlag(1, (texts) => texts.option.MATCH_OPTIONS.nodes),
  openings: readFlag(
    'random:K',
    (texts) => texts.option.openingsOption(DEFAULT_OPENING_PLIES),
    readOpenings,
    (texts) => [texts.option.openingForms(MOST_OPENING_PLIES)],
  ),
  seed: countFlag(0, (texts) => texts.option.seedOption(DEFAULT_SEED)),
} as const satisfies FlagTable;

/** What the values of `MATCH_FLAGS` say, of which the time and the nodes exclude each other. */
export function matchPlan(flags: FlagValues<typeof MATCH_FLAGS>): MatchPlan {
  const { a, b, games = DEFAULT_GAMES, movetime: timeMs, nodes, seed = DEFAULT_SEED } = flags;
  const { openings: openingPlies = DEFAULT_OPENING_PLIES } = flags;
  if (!a || !b) throw new RangeError('a flag that is required');
  const byNodes = nodes === undefined ? undefined : { nodes };
  const limits = timeMs === undefined ? byNodes : { timeMs };
  return { a, b, games, limits, openingPlies, seed };
}

function readComputer(text: string): ComputerPlayer | undefined {
  const player = parseSide(text);
  return player.ok && player.value.kind !== 'person' ? player.value : undefined;
}

function readOpenings(text: string): number | undefined {
  const [, plies] = /^random:(\d{1,2})$/.exec(text) ?? [];
  return Number(plies) <= MOST_OPENING_PLIES ? Number(plies) : undefined;
}
