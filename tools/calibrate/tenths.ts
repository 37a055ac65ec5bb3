/** The chance that was told of a position, and what became of it. */
export interface Told {
  readonly game: number;
  /** From 0 to 1. */
  readonly chance: number;
  /** From 0 to 1. */
  readonly result: number;
}

/** What became of the positions of which a tenth of the chances was told. */
export interface Tenth {
  readonly count: number;
  /** The share won less the chance told. */
  readonly miss: number;
  /**
   * The standard error of it if the chances told are true. Positions of a game become the same, and
   * count together.
   */
  readonly error: number;
}

/** The tenths from 0 to 10 % on; undefined where no position has such a chance. */
export function tenthsOf(told: readonly Told[]): (Tenth | undefined)[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const here = told.filter(({ chance }) => Math.min(Math.floor(chance * 10), 9) === tenth);
    return here.length === 0 ? undefined : tenthOf(here);
  });
}

function tenthOf(told: readonly Told[]): Tenth {
  const miss = told.reduce((sum, { result, chance }) => sum + result - chance, 0) / told.length;
  const games = new Map<number, number>();
  for (const { game, chance } of told) {
    games.set(game, (games.get(game) ?? 0) + Math.sqrt(chance * (1 - chance)));
  }
  const squares = [...games.values()].reduce((sum, far) => sum + far * far, 0);
  return { count: told.length, miss, error: Math.sqrt(squares) / told.length };
}

/** The worst tenth, the mean of all by their positions, and each with its error, in per cent. */
export function tenthsText(told: readonly Told[]): string {
  const tenths = tenthsOf(told);
  const misses = tenths.map((tenth) => Math.abs(tenth?.miss ?? 0));
  const sum = tenths.reduce((all, one) => all + Math.abs(one?.miss ?? 0) * (one?.count ?? 0), 0);
  const texts = tenths.map((tenth) =>
    tenth ? `${percent(tenth.miss)} ± ${percent(tenth.error)} (${tenth.count})` : '-',
  );
  const whole = `worst ${percent(Math.max(...misses))}, mean ${percent(sum / told.length)}`;
  return `${whole} of ${told.length}: ${texts.join(', ')}`;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
