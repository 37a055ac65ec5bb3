import { CASTLES, type CastleId } from '../../study/names/castles.ts';
import { OPENINGS, type OpeningId } from '../../study/names/openings.ts';

/** The name of an opening: `中飛車`. */
export function openingName(id: OpeningId): string {
  return OPENINGS[id].kanji;
}

/** The name of a castle: `片美濃囲い`. */
export function castleName(id: CastleId): string {
  return CASTLES[id].kanji;
}

/** What a side plays. */
export function sideNamesText(side: string, names: readonly string[]): string {
  return `${side}: ${names.join('、')}`;
}

/** What both sides play, each as `sideNamesText` tells it. */
export function bothNamesText(named: readonly string[]): string {
  return named.join('  ');
}
