import { en as ENGLISH } from '../../source/text/en/index.ts';
import type { Player } from '../ui/desk.ts';

/** The lines of the page that is shown, all of them. */
export function pageOf(player: Player): readonly string[] {
  return player.on('page').visibleLines(ENGLISH, { columns: 200, rows: 1000 });
}
