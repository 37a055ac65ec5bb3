import { formatTime, parseTime } from './move-times.ts';
import { type GameRecord, setTag, tagValue } from './record.ts';

/** How much of the current turn of a timed game was used when it was saved. */
interface TurnTime {
  /** Used for the move that is still to come, in milliseconds. */
  readonly spentMs: number;
  /** Missing where the record does not say. */
  readonly savedAt?: Date;
}

/** `0:00:12.5`. */
const SPENT_TAG = 'TurnTime';
/** `2026-11-20T18:30:12.000Z`. */
const SAVED_TAG = 'SavedAt';

/** What a record says of the turn at which it was left; 0 where it says nothing. */
export function turnTime(record: GameRecord): TurnTime {
  const spentMs = parseTime(tagValue(record, SPENT_TAG)?.trim() ?? '') ?? 0;
  const savedMs = Date.parse(tagValue(record, SAVED_TAG) ?? '');
  return { spentMs, ...(!Number.isNaN(savedMs) && { savedAt: new Date(savedMs) }) };
}

/** Notes the time of the turn; `undefined` removes the note. */
export function setTurnTime(record: GameRecord, time: Required<TurnTime> | undefined): void {
  setTag(record, SPENT_TAG, time && formatTime(time.spentMs));
  setTag(record, SAVED_TAG, time?.savedAt.toISOString());
}
