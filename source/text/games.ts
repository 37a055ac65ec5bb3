import { LEVEL_NUMBERS, playerOfName } from '../match/participants/side.ts';
import type { RemoveFault } from '../records/store/store.ts';
import { recordDate } from '../records/tree/record.ts';
import { fileFaultText } from './record-fault.ts';
import type { Texts } from './texts.ts';

/** `level 3` for `Computer, level 3`, as a record has it or as it is shown. */
export function shortName({ study, game }: Texts, name: string): string {
  const player = playerOfName(name);
  const level =
    player.kind === 'level'
      ? player.level
      : LEVEL_NUMBERS.find((one) => game.computerName(one) === name);
  return level === undefined ? name : study.levelName(level);
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
export function removeFaultText(texts: Texts, name: string, fault: RemoveFault): string {
  const { study, words } = texts;
  return fault.code === 'open-elsewhere'
    ? study.notDeletedText(words.openElsewhereText(name, fault))
    : study.unreadNotDeletedText(fileFaultText(texts, name, fault.fault));
}
