import { playerOfName } from '../match/participants/side.ts';
import type { RemoveFault } from '../records/store/store.ts';
import { recordDate } from '../records/tree/record.ts';
import { levelName, notDeletedText, unreadNotDeletedText } from './games-texts.ts';
import { fileFaultText } from './record-fault.ts';
import { openElsewhereText } from './store-fault.ts';

/** `level 3` for `Computer, level 3`. */
export function shortName(name: string): string {
  const player = playerOfName(name);
  return player.kind === 'level' ? levelName(player.level) : name;
}

/**
 * When a game was played: `2026.11.20 19:30`, with the time if it was saved on that day.
 * @param date as its tag has it, which may be empty
 */
export function playedAtText(date: string, savedMs: number): string {
  const saved = new Date(savedMs);
  const day = recordDate(saved);
  if (date !== '' && date !== day) return date;
  const [hours, minutes] = [saved.getHours(), saved.getMinutes()];
  return `${day} ${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Why a game is not deleted. */
export function removeFaultText(name: string, fault: RemoveFault): string {
  switch (fault.code) {
    case 'open-elsewhere':
      return notDeletedText(openElsewhereText(name, fault));
    case 'not-ours':
      return unreadNotDeletedText(fileFaultText(name, fault.fault));
    default:
      return fault satisfies never;
  }
}
