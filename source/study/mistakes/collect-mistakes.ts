import type { Variant } from '../../rules/core/variant.ts';
import type { FoundMistake } from './find-mistakes.ts';
import type { StudyEvent, StudyFile, StudyMistake } from './study-file.ts';

/** A game that was analysed. */
interface AnalysedGame {
  readonly variant: Variant;
  /** How the heap names it. */
  readonly game: string;
  /** Its mistakes: `findMistakes`, then `confirmMistake`. */
  readonly found: readonly FoundMistake[];
  readonly nowMs: number;
}

/**
 * Puts the mistakes of a game into the heap. What the game was found to have before and has no longer
 * is dropped; what is in the heap already stays as it is.
 * @returns how many are new
 */
export function collectMistakes(
  file: StudyFile,
  { variant, game, found, nowMs }: AnalysedGame,
): number {
  const known = knownOf(file.events);
  const mistakes = new Map(found.map((mistake) => [mistake.key, studied(mistake, variant, game)]));
  for (const { key, game: of } of known.values()) {
    if (of === game && !mistakes.has(key)) file.add({ kind: 'dropped', atMs: nowMs, key });
  }
  const fresh = [...mistakes.values()].filter(({ key }) => !known.has(key));
  for (const mistake of fresh) file.add({ kind: 'found', atMs: nowMs, mistake });
  return fresh.length;
}

/** The mistakes of the heap, by key. */
function knownOf(events: readonly StudyEvent[]): Map<string, StudyMistake> {
  const known = new Map<string, StudyMistake>();
  for (const event of events) {
    if (event.kind === 'found') known.set(event.mistake.key, event.mistake);
    else if (event.kind === 'dropped') known.delete(event.key);
  }
  return known;
}

function studied(
  { key, kind, ply, played, line, lost }: FoundMistake,
  variant: Variant,
  game: string,
): StudyMistake {
  const lostPercent = Math.round(Math.max(0, lost) * 100);
  return { key, variant, kind, ply, played, line, game, lostPercent };
}
