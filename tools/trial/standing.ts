import { type Estimate, gamesOf, NO_GAMES, type Tally } from '../../test/bench/engine/games.ts';
import type { PlayedPair } from './play-pairs.ts';
import {
  addPair,
  eloOf,
  LLR_BOUND,
  logLikelihoodRatio,
  NO_PAIRS,
  type PairCounts,
  type Verdict,
  verdictOf,
} from './sprt.ts';

/** What is known after some pairs, as `a` sees it. */
export interface Standing {
  readonly pairs: PairCounts;
  readonly tally: Tally;
  /** The plies of all games. */
  readonly plies: number;
}

export const NOTHING_PLAYED: Standing = { pairs: NO_PAIRS, tally: NO_GAMES, plies: 0 };

export function addPlayed({ pairs, tally, plies }: Standing, played: PlayedPair): Standing {
  const { wins, draws, losses } = played.tally;
  return {
    pairs: addPair(pairs, wins + draws / 2),
    tally: {
      wins: tally.wins + wins,
      draws: tally.draws + draws,
      losses: tally.losses + losses,
    },
    plies: plies + played.plies,
  };
}

export function standingVerdict({ pairs }: Standing): Verdict {
  return verdictOf(logLikelihoodRatio(pairs));
}

/** The line that is printed during a trial. */
export function standingLine({ pairs, tally }: Standing): string {
  const llr = logLikelihoodRatio(pairs);
  const { wins, draws, losses } = tally;
  const bound = LLR_BOUND.toFixed(2);
  return (
    `${gamesOf(tally)} games: LLR ${llr.toFixed(2)} (-${bound} to ${bound}), ` +
    `Elo ${eloText(eloOf(pairs))}, ${wins}-${draws}-${losses}, pairs ${pairs.join(' ')}`
  );
}

/** The last line of a trial. @param setting variant, builds and limits */
export function verdictLine(standing: Standing, setting: string, minutes: number): string {
  const games = gamesOf(standing.tally);
  const plies = games === 0 ? '' : `, ${(standing.plies / games).toFixed(1)} plies a game`;
  const verdict = standingVerdict(standing);
  return `${verdict}: ${setting}: ${standingLine(standing)}${plies}, ${minutes.toFixed(1)} min`;
}

function eloText(elo: Estimate | undefined): string {
  if (elo === undefined) return 'unknown';
  return `${signed(elo.value)} (${signed(elo.low)} to ${signed(elo.high)})`;
}

function signed(value: number): string {
  const text = Number.isFinite(value) ? Math.abs(value).toFixed(1) : 'infinite';
  return `${value < 0 ? '-' : '+'}${text}`;
}
