import type { Settings } from '../../settings/settings.ts';

/** The game that begins, and who moves. @param turn as `turnText` tells it */
export function gameHeadingText(title: string, turn: string): string {
  return `${title}. ${turn}`;
}

/** The clock of a game that begins. */
export function controlText(control: string): string {
  return `Clock: ${control}.`;
}

/** Help on typing moves, in the form in which they are told. */
export const MOVES_HELP: Readonly<Record<Settings['speech'], string>> = {
  hodges: 'Moves in Hodges notation: P-7f, Bx3c+, P*5e, G6i-5h.',
  words:
    'Moves as they are spoken: pawn seven f; bishop takes three c, promotes; pawn drop five e; gold from six i to five h; or in Hodges notation.',
  romaji:
    'Moves as they are read: nana roku fu; san san kaku nari; go go fu utsu; go hachi kin, roku kyuu kara; or in Hodges notation.',
};
