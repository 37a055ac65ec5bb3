import { moveTimes } from '../../tree/move-times.ts';
import { type GameRecord, type RecordNode, tagValue } from '../../tree/record.ts';
import { parseTimeControl, type TimeControl } from '../../tree/time-control.ts';
import { nodesOf } from '../losses.ts';

/** The time that each move took, as far as the record says it. */
export interface ElapsedTimes {
  /** Milliseconds by move. */
  readonly spentMs: ReadonlyMap<RecordNode, number>;
  /** How many clocks say something that the times do not. */
  readonly lost: number;
}

/**
 * The times of a record. A move that has only what its player has left gets its time from that and
 * the time control, until the player comes into byoyomi.
 */
export function elapsedTimes(record: GameRecord): ElapsedTimes {
  const parsed = parseTimeControl(tagValue(record, 'TimeControl') ?? '');
  const control = parsed.ok ? parsed.value : undefined;
  const spentMs = new Map<RecordNode, number>();
  /** What a player has left after a move, where it is known. */
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

/** Undefined in byoyomi, and where the clock says what cannot be. */
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
