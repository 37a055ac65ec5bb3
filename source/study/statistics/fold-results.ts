import type { CastleId } from '../names/castles.ts';
import type { OpeningId } from '../names/openings.ts';
import type { PlayedGame, PlayedResult } from './played-game.ts';

/** How games ended. */
export interface ResultTally {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** Games that ended alike, one after another. */
export interface Streak {
  readonly result: PlayedResult;
  readonly length: number;
}

/** What the results of games come to. Keys stand in the order in which they first came. */
export interface ResultStatistics {
  readonly all: ResultTally;
  readonly byVariant: ReadonlyMap<string, ResultTally>;
  /** Tallies by game and level: `shogi 4`. Games against others are left out. */
  readonly byLevel: ReadonlyMap<string, ResultTally>;
  readonly byColor: ReadonlyMap<string, ResultTally>;
  readonly byOpening: ReadonlyMap<OpeningId, ResultTally>;
  readonly byCastle: ReadonlyMap<CastleId, ResultTally>;
  /** `2026.11`, ascending. Games without a date are left out. */
  readonly byMonth: ReadonlyMap<string, ResultTally>;
  /** The last games that ended alike; undefined where there are none. */
  readonly streak: Streak | undefined;
  readonly mostWins: number;
  readonly mostLosses: number;
}

/** Folds the results of games. @param games the first played one first */
export function foldResults(games: readonly PlayedGame[]): ResultStatistics {
  const streaks = streaksOf(games);
  const most = (wanted: PlayedResult) =>
    Math.max(0, ...streaks.filter(({ result }) => result === wanted).map(({ length }) => length));
  const months = tallyBy(games, ({ date }) => /^\d{4}\D\d{2}/.exec(date)?.[0].replace(/\D/, '.'));
  return {
    all: tallyBy(games, () => '').get('') ?? NOTHING,
    byVariant: tallyBy(games, ({ variant }) => variant),
    byLevel: tallyBy(games, levelKey),
    byColor: tallyBy(games, ({ color }) => color),
    byOpening: tallyBy(games, ({ opening }) => opening),
    byCastle: tallyBy(games, ({ castle }) => castle),
    byMonth: new Map([...months].sort(([a], [b]) => (a < b ? -1 : 1))),
    streak: streaks.at(-1),
    mostWins: most('won'),
    mostLosses: most('lost'),
  };
}

/** Counts the results of games by a key; games without one are left out. */
function tallyBy<Key extends string>(
  games: Iterable<PlayedGame>,
  keyOf: (game: PlayedGame) => Key | undefined,
): Map<Key, ResultTally> {
  const tallies = new Map<Key, ResultTally>();
  for (const game of games) {
    const key = keyOf(game);
    if (key === undefined) continue;
    const tally = tallies.get(key) ?? NOTHING;
    const { result } = game;
    tallies.set(key, { ...tally, games: tally.games + 1, [result]: tally[result] + 1 });
  }
  return tallies;
}

/** What one may try instead of the level that one plays against. */
export interface LevelAdvice {
  readonly variant: string;
  readonly from: number;
  readonly to: number;
  /** Names the advice, so that it can be remembered that nobody wants it. */
  readonly key: string;
}

/** N games in a row tell that a level is too easy or too hard. */
export const IN_A_ROW = 3;

/**
 * The level to try after a game: the next one after three wins in a row against a level, the one
 * before after three losses. It comes once in a row of such games.
 * @param games the last one is the game that is over
 * @param levels how many there are
 */
export function levelAdvice(games: readonly PlayedGame[], levels: number): LevelAdvice | undefined {
  const last = games.at(-1);
  const { variant, level: from } = last ?? {};
  if (variant === undefined || from === undefined) return undefined;
  const like = games.filter((game) => game.variant === variant && game.level !== undefined);
  const other = like.findLastIndex(({ level }) => level !== from);
  const streak = streaksOf(like.slice(other + 1)).at(-1);
  if (streak?.length !== IN_A_ROW || streak.result === 'drawn') return undefined;
  const to = from + (streak.result === 'won' ? 1 : -1);
  return to < 1 || to > levels ? undefined : { variant, from, to, key: `${variant} ${from} ${to}` };
}

const NOTHING: ResultTally = { games: 0, won: 0, lost: 0, drawn: 0 };

function levelKey({ variant, level }: PlayedGame): string | undefined {
  return level === undefined ? undefined : `${variant} ${level}`;
}

function streaksOf(games: readonly PlayedGame[]): Streak[] {
  const streaks: Streak[] = [];
  for (const { result } of games) {
    const last = streaks.at(-1);
    if (last?.result === result) streaks[streaks.length - 1] = { result, length: last.length + 1 };
    else streaks.push({ result, length: 1 });
  }
  return streaks;
}
