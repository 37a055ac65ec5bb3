import { type GameRecord, type RecordNode, setTag, tagValue } from './record.ts';

/** What a record says of the clock at a move, in milliseconds. */
interface MoveTimes {
  /** Spent on this move: PGN's `[%emt 0:00:19]`. */
  readonly spentMs?: number;
  /** Left to the player after it: PGN's `[%clk 0:09:41]`. */
  readonly leftMs?: number;
}

const COMMAND = /\[%(clk|emt)\s+(\d{1,4}:\d{1,2}:\d{1,2}(?:\.\d{1,3})?)\s*\]/g;

/** The times in the comments after a move; the last of each kind counts. */
export function moveTimes({ comments }: RecordNode): MoveTimes {
  const times: { spentMs?: number; leftMs?: number } = {};
  for (const comment of comments) {
    for (const [, name, text = ''] of comment.matchAll(COMMAND)) {
      const timeMs = parseTime(text);
      if (timeMs !== undefined) times[name === 'clk' ? 'leftMs' : 'spentMs'] = timeMs;
    }
  }
  return times;
}

/** Replaces the times in the comments after a move. */
export function setMoveTimes(node: RecordNode, { leftMs, spentMs }: MoveTimes): void {
  const sentences = [
    ...(leftMs === undefined ? [] : [`[%clk ${formatTime(leftMs)}]`]),
    ...(spentMs === undefined ? [] : [`[%emt ${formatTime(spentMs)}]`]),
  ];
  const others = node.comments
    .filter((comment) => comment === '' || withoutTimes(comment) !== '')
    .map(withoutTimes);
  node.comments = sentences.length === 0 ? others : [sentences.join(' '), ...others];
}

/** What a comment says apart from the times. */
export function withoutTimes(comment: string): string {
  return comment.search(COMMAND) < 0 ? comment : comment.replace(COMMAND, '').trim();
}

/** A time as `formatTime` writes it, in milliseconds; undefined where the text is none. */
function parseTime(text: string): number | undefined {
  const [, hours, minutes, seconds] =
    /^(\d{1,4}):(\d{1,2}):(\d{1,2}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * 60_000 + Math.round(Number(seconds) * 1000);
}

/** `0:09:41`, with a fraction only where there is one: `0:00:01.5`. */
export function formatTime(timeMs: number): string {
  const hours = Math.floor(timeMs / 3_600_000);
  const minutes = Math.floor(timeMs / 60_000) % 60;
  const seconds = Math.floor(timeMs / 1000) % 60;
  const fraction = timeMs % 1000;
  const end = fraction === 0 ? '' : `.${String(fraction).padStart(3, '0').replace(/0+$/, '')}`;
  return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}${end}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

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
