import { CASTLES, type CastleId } from '../../study/names/castles.ts';
import { OPENINGS, type OpeningId } from '../../study/names/openings.ts';

export function openingName(id: OpeningId): string {
  return OPENINGS[id].kanji;
}

export function castleName(id: CastleId): string {
  return CASTLES[id].kanji;
}

export function sideNamesText(side: string, names: readonly string[]): string {
  return `${side}: ${names.join('、')}`;
}

export function bothNamesText(named: readonly string[]): string {
  return named.join('  ');
}
