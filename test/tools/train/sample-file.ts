import { writeFileSync } from 'node:fs';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { type Sample, sampleWords } from '../../../tools/train/samples.ts';
import { forEachRandomPosition } from '../../notation/random-positions.ts';

/** Samples of random games; `judge` gives their scores. */
export function randomSamples(
  variant: Variant,
  games: number,
  judge: (position: Sample['position']) => number,
): Sample[] {
  return Array.from({ length: games }, (_, index) => {
    const samples: Sample[] = [];
    forEachRandomPosition(variant, index + 1, (at) => {
      const position = at.snapshot();
      samples.push({ game: index + 1, result: index % 4, score: judge(position), position });
    });
    return samples;
  }).flat();
}

/** Writes samples as a file; `cut` bytes at its end are missing. */
export function writeSamples(path: string, samples: readonly Sample[], cut = 0): void {
  const words = Uint16Array.from(samples.flatMap(sampleWords));
  writeFileSync(path, new Uint8Array(words.buffer, 0, words.byteLength - cut));
}
