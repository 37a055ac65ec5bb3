import type { GameRecord } from '../../records/tree/record.ts';
import type { Color } from '../../rules/core/color.ts';
import { type FoundMistake, findMistakes } from './find-mistakes.ts';
import type { StudyEvent, StudyFile, StudyMistake } from './study-file.ts';

/**
 * Puts the mistakes of an analysed game into the heap. What the game was found to have before and has
 * no longer is dropped; what is in the heap already stays as it is.
 * @param game how the heap names it
 * @returns how many are new
 */
export function collectMistakes(
  file: StudyFile,
  record: GameRecord,
  { game, colors, nowMs }: { game: string; colors: readonly Color[]; nowMs: number },
): number {
  const known = knownOf(file.events);
  const found = findMistakes(record, colors).map((mistake) => studied(mistake, record, game));
  const keys = new Set(found.map(({ key }) => key));
  for (const { key, game: of } of known.values()) {
    if (of === game && !keys.has(key)) file.add({ kind: 'dropped', atMs: nowMs, key });
  }
  const fresh = found.filter(({ key }) => !known.has(key));
  for (const mistake of fresh) {
    if (known.has(mistake.key)) continue;
    known.set(mistake.key, mistake);
    file.add({ kind: 'found', atMs: nowMs, mistake });
  }
  return new Set(fresh.map(({ key }) => key)).size;
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
  { variant }: GameRecord,
  game: string,
): StudyMistake {
  const lostPercent = Math.round(Math.max(0, lost) * 100);
  return { key, variant, kind, ply, played, line, game, lostPercent };
}
