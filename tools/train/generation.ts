/** A file of games that were played with the net of a generation: `g0-1.bin`. 0 has no net. */
export interface GameFile {
  readonly name: string;
  readonly generation: number;
  /** The seed of its random numbers. No two files have the same, whatever their generation. */
  readonly seed: number;
}

/** The files of games among the names of a folder, by seed. */
export function gameFiles(names: readonly string[]): GameFile[] {
  return names
    .flatMap((name) => {
      const [, generation, seed] = /^g(\d+)-(\d+)\.bin$/.exec(name) ?? [];
      return seed === undefined
        ? []
        : [{ name, generation: Number(generation), seed: Number(seed) }];
    })
    .sort((a, b) => a.seed - b.seed);
}

/** Files to write from now on. Each run has its own: the same seed plays the same games again. */
export function newGameFiles(
  files: readonly GameFile[],
  generation: number,
  count: number,
): GameFile[] {
  const first = 1 + Math.max(0, ...files.map(({ seed }) => seed));
  return Array.from({ length: count }, (_, index) => {
    const seed = first + index;
    return { name: `g${generation}-${seed}.bin`, generation, seed };
  });
}

/** A training whose net was no better than the one before. */
export interface Refusal {
  readonly generation: number;
  /** The samples of this generation, when it was tried. */
  readonly samples: number;
}

/** How many samples a generation needs: after a training in vain, as many again. */
export function wantedSamples(
  generation: number,
  each: number,
  refusal: Refusal | undefined,
): number {
  return refusal?.generation === generation ? refusal.samples + each : each;
}
