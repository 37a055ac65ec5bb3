import type { SaveFault } from '../match/outcome.ts';
import { LEVEL_NUMBERS, NOBODY, playerName, playerOfName } from '../match/participants/side.ts';
import { type FileFault, MOST_BYTES, type ResumeFault } from '../records/store/game-file.ts';
import type { LockFault } from '../records/store/game-lock.ts';
import { type RemoveFault, StoreError } from '../records/store/store.ts';
import type { RecordRemark } from '../records/tree/read-game.ts';
import { type GameRecord, recordDate } from '../records/tree/record.ts';
import type { RecordResult, Score } from '../records/tree/termination.ts';
import type { Color } from '../rules/core/color.ts';
import { Position } from '../rules/core/position.ts';
import { VARIANTS, variantFileOf } from '../rules/variants/index.ts';
import type { Texts } from './texts.ts';
import { refusalText } from './typed.ts';

/** How a recorded game ended, `Black wins by checkmate`, or that it is unfinished. */
export function resultText(texts: Texts, record: GameRecord): string {
  return record.score === '*' ? texts.records.GAME_UNFINISHED : listedResult(texts, record);
}

/** `Black wins by checkmate`, `unfinished`: the result of a game in a list. */
export function listedResult({ records }: Texts, { score, termination }: RecordResult): string {
  return score === '*'
    ? records.LISTED_UNFINISHED
    : records.finishedText(winnerOf(score), termination);
}

/** The same without the reason: `Black wins`. */
export function shortResult(texts: Texts, { score }: Pick<RecordResult, 'score'>): string {
  return listedResult(texts, { score, termination: undefined });
}

/** The side that won; undefined in a draw and in an unfinished game. */
export function winnerOf(score: Score): Color | undefined {
  return score === '1-0' ? 'black' : score === '0-1' ? 'white' : undefined;
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

/** The name of the player of a side, as it is shown. */
export function playerOfSide(texts: Texts, record: GameRecord, color: Color): string {
  return playerShown(texts, playerName(record, color));
}

/** The name of a player of a record as it is shown: a level of ours, and nobody, in the language. */
export function playerShown(texts: Texts, name: string): string {
  if (name === NOBODY) return texts.game.GUEST;
  const player = playerOfName(name);
  return player.kind === 'level' ? texts.game.computerName(player.level) : name;
}

/** `level 3` for `Computer, level 3`, as a record has it or as it is shown. */
export function shortName({ study, game }: Texts, name: string): string {
  const player = playerOfName(name);
  const level =
    player.kind === 'level'
      ? player.level
      : LEVEL_NUMBERS.find((one) => game.computerName(one) === name);
  return level === undefined ? name : study.levelName(level);
}

// Faults of files

/** What is wrong with a file of games, in one line: `game.psn:12:5: ply 3: ..`. */
export function fileFaultText(texts: Texts, file: string, fault: FileFault): string {
  const { unreadFileText, placedText, readingFaultText } = texts.records;
  if (!('line' in fault)) return unreadFileText(fault, file, MOST_BYTES / 1024 / 1024);
  if (fault.code !== 'move') return placedText(file, fault, readingFaultText(fault, VARIANTS));
  const before = new Position(fault.variant, fault.before);
  return placedText(file, fault, refusalText(texts, before, fault.found, fault.reading));
}

/** What is odd about a game that was read nonetheless, in the same form. */
export function remarkText(texts: Texts, file: string, remark: RecordRemark): string {
  const from = remark.code === 'other-rules' ? variantFileOf(remark.variant) : undefined;
  return texts.records.placedText(file, remark, texts.records.remarkReasonText(remark, from));
}

/** Why a saved game cannot be played on. */
export function resumeFaultText(
  texts: Texts,
  file: string,
  fault: ResumeFault | FileFault | LockFault,
): string {
  switch (fault.code) {
    case 'open-elsewhere':
    case 'finished':
    case 'in-room':
    case 'several-games':
    case 'foreign-format':
    case 'odd-start':
      return texts.records.notResumedText(fault, file);
    case 'other-rules':
      return texts.records.replayOnlyText(file, fault.variant, variantFileOf(fault.variant));
    case 'damaged':
      return texts.records.damagedText(fileFaultText(texts, file, fault.fault));
    default:
      return fileFaultText(texts, file, fault);
  }
}

/** Why a game is not deleted. */
export function removeFaultText(texts: Texts, name: string, fault: RemoveFault): string {
  const { study, words } = texts;
  return fault.code === 'open-elsewhere'
    ? study.notDeletedText(words.openElsewhereText(name, fault))
    : study.unreadNotDeletedText(fileFaultText(texts, name, fault.fault));
}

/** Why a game did not get the name that the player asked for. */
export function saveFaultText(texts: Texts, fault: SaveFault): string {
  const { game, words } = texts;
  if (fault.code !== 'system') return game.notSavedAs(words.renameFaultText(fault));
  const { error } = fault;
  const isRename = error instanceof StoreError && error.action === 'rename';
  return isRename
    ? game.savedUnderOldName(words.storeErrorText(error))
    : saveErrorText(texts, error);
}

/** Why the game is not on the disk, and what follows. */
export function saveErrorText(texts: Texts, error: unknown): string {
  return texts.game.unsavedSoFar(unsavedText(texts, error));
}

/** Why the game is not on the disk. */
export function unsavedText({ game, words }: Texts, error: unknown): string {
  const isOfStore = error instanceof StoreError;
  return game.notSavedText(isOfStore ? words.storeErrorText(error) : words.systemErrorText(error));
}
