import { failure, type Result } from '../../rules/core/result.ts';
import type { IndexFault } from './index-fault.ts';
import { condemnIndex } from './index-manifest.ts';
import type { PositionIndex } from './position-index.ts';
import type { IndexPlaces, IndexTask, IndexUpdate } from './update-index.ts';

/** The index of the player's games and of those of other folders. Its code is loaded when it is used. */
export class GameIndex {
  readonly #index: string;
  readonly #games: string;

  /** @param index the folder of the index @param games the folder of the player's games */
  constructor(index: string, games: string) {
    this.#index = index;
    this.#games = games;
  }

  /** What it was told to hold beside the player's games. */
  async places(): Promise<IndexPlaces> {
    const { indexedPlaces } = await import('./update-index.ts');
    return indexedPlaces(this.#index);
  }

  /** Brings all of it up to date. */
  async update(task: Omit<IndexTask, 'own'> = {}): Promise<Result<IndexUpdate, IndexFault>> {
    const { updateIndex } = await import('./update-index.ts');
    return orRefusal(() => updateIndex(this.#index, { ...task, own: this.#games }));
  }

  /** Opens it with the player's games as they are now, unless another process writes it. */
  async open(): Promise<Result<PositionIndex, IndexFault>> {
    const [{ addToIndex }, { openIndex }] = await Promise.all([
      import('./update-index.ts'),
      import('./position-index.ts'),
    ]);
    return orRefusal(async () => {
      const added = await addToIndex(this.#index, this.#games);
      return added.ok || added.fault.code === 'in-use' ? openIndex(this.#index) : added;
    });
  }

  /** Notes that a question has found it corrupt, so that the next update makes it anew. */
  condemn(fault: IndexFault): void {
    if (fault.code === 'corrupt') condemnIndex(this.#index);
  }
}

/** Does something; what the system refuses is a fault. */
async function orRefusal<Value>(
  work: () => Promise<Result<Value, IndexFault>>,
): Promise<Result<Value, IndexFault>> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause;
    return failure({ code: 'unreadable', cause });
  }
}
