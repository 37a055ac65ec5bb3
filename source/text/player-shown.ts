import { NOBODY, playerOfName } from '../match/participants/side.ts';
import type { Texts } from './texts.ts';

/** The name of a player of a record as it is shown: a level of ours, and nobody, in the language. */
export function playerShown(texts: Texts, name: string): string {
  if (name === NOBODY) return texts.game.GUEST;
  const player = playerOfName(name);
  return player.kind === 'level' ? texts.game.computerName(player.level) : name;
}
