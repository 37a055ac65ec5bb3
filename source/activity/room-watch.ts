import { type RecordNode, standingNode } from '../records/tree/record.ts';
import type { Replica } from '../rooms/replica.ts';
import { ReplayActivity } from './replay.ts';
import type { ReplayMeans } from './replay-options.ts';

/**
 * A game that others play in a room. It is walked through as a replay is, follows the last move, and
 * changes nothing; whoever looks at an earlier move stays there.
 */
export class RoomWatch {
  readonly replay: ReplayActivity;
  readonly #replica: Replica;
  /** The last move when the record was shown last, which has changed since. */
  #last: RecordNode;

  constructor(replica: Replica, means: Omit<ReplayMeans, 'gameIndex'>) {
    const { record, lastNode } = replica.match;
    this.#replica = replica;
    this.#last = lastNode;
    this.replay = new ReplayActivity({
      ...means,
      record,
      ply: standingNode(record).ply,
      cannotEdit: 'room-watched',
      isAside: true,
      standing: () => replica.match.lastNode,
      match: () => replica.match,
      isGoingOn: () => !replica.match.ending,
    });
  }

  /** Whether the last move is shown. */
  get isLast(): boolean {
    return this.replay.walk.node === this.#replica.match.lastNode;
  }

  /** Shows the game as it has become, or the game that has followed it. */
  follow(): void {
    const { record, lastNode } = this.#replica.match;
    const isOther = record !== this.replay.record;
    this.replay.showRecord(record, isOther || this.replay.walk.node === this.#last);
    this.#last = lastNode;
  }
}
