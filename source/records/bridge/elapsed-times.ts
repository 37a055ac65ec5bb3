import { moveTimes } from '../move-times.ts';
import { type GameRecord, type RecordNode, tagValue } from '../record.ts';
import { parseTimeControl, type TimeControl } from '../time-control.ts';
import { nodesOf } from './losses.ts';

/** The time that each move took, where a record says so. */
export interface ElapsedTimes {
  /** Milliseconds by move. */
  readonly spentMs: ReadonlyMap<RecordNode, number>;
  /** How many clocks say what the times do not. */
  readonly lost: number;
}

/**
 * The times of a record. Where a move has only what its player has left, that and the time
 * control tell what it took, until the player comes into byoyomi.
 */
export function elapsedTimes(record: GameRecord): ElapsedTimes {
  const parsed = parseTimeControl(tagValue(record, 'TimeControl') ?? '');
  const control = parsed.ok ? parsed.value : undefined;
  const spentMs = new Map<RecordNode, number>();
  /** What the player who made a move has left after it, where it is known. */
  const left = new Map<RecordNode, number>();
  let lost = 0;
  for (const node of nodesOf(record)) {
    if (!node.parent) continue;
    const times = moveTimes(node);
    const before = node.ply <= 2 ? control?.mainMs : left.get(node.parent.parent as RecordNode);
    const computed = elapsed(times.leftMs, before, control);
    const spent = times.spentMs ?? computed;
    if (spent !== undefined) spentMs.set(node, spent);
    if (times.leftMs !== undefined && (computed === undefined || computed !== spent)) lost++;
    const rest = times.leftMs ?? afterMove(before, spent, control);
    if (rest !== undefined) left.set(node, rest);
  }
  return { spentMs, lost };
}

/** Undefined where the clock does not tell: in byoyomi, or where it says what cannot be. */
function elapsed(
  leftMs: number | undefined,
  beforeMs: number | undefined,
  control: TimeControl | undefined,
): number | undefined {
  if (!leftMs || beforeMs === undefined || !control) return undefined;
  const spentMs = beforeMs + control.incrementMs - leftMs;
  return spentMs >= 0 ? spentMs : undefined;
}

function afterMove(
  beforeMs: number | undefined,
  spentMs: number | undefined,
  control: TimeControl | undefined,
): number | undefined {
  if (beforeMs === undefined || spentMs === undefined || !control) return undefined;
  const rest = beforeMs - spentMs;
  return rest > 0 ? rest + control.incrementMs : undefined;
}
