import type { CastleId } from '../../study/names/castles.ts';
import type { OpeningId } from '../../study/names/openings.ts';

/** The name of an opening: `Naka-bisha`. */
export function openingName(id: OpeningId): string {
  return named(id);
}

/** The name of a castle: `Kata-mino`. */
export function castleName(id: CastleId): string {
  return named(id);
}

function named(id: string): string {
  return id[0]?.toUpperCase() + id.slice(1);
}

/** What a side plays. */
export function sideNamesText(side: string, names: readonly string[]): string {
  return `${side}: ${names.join(', ')}`;
}

/** What both sides play, each as `sideNamesText` tells it. */
export function bothNamesText(named: readonly string[]): string {
  return named.join('; ');
}
