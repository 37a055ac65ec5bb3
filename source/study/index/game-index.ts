import { existsSync } from 'node:fs';
import type { EngineGame } from '../../engine/engine.ts';
import type { Move } from '../../rules/core/move.ts';
import { failure, type Result } from '../../rules/core/result.ts';
import type { ForeignBookFault } from '../books/foreign-book.ts';
import { CorruptIndex, type IndexFault } from './index-fault.ts';
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

  /**
   * A move of the opening books that were made known, for the computer to play; undefined for none.
   * @param random from 0 to below 1
   * @param onFault hears of each book that cannot be read
   */
  async bookMove(
    game: EngineGame,
    random: number,
    onFault: (path: string, fault: ForeignBookFault) => void,
  ): Promise<Move | undefined> {
    if (!existsSync(this.#index)) return undefined;
    const { books } = await this.places();
    if (books.length === 0) return undefined;
    const { moveOfBooks } = await import('./known-books.ts');
    return moveOfBooks(books, game, random, onFault);
  }

  /** Brings all of it up to date; where it is corrupt, it is made anew. */
  async update(task: Omit<IndexTask, 'own'> = {}): Promise<Result<IndexUpdate, IndexFault>> {
    const { updateIndex } = await import('./update-index.ts');
    const run = () => this.#orFault(() => updateIndex(this.#index, { ...task, own: this.#games }));
    const updated = await run();
    // What is found to be corrupt on the way is noted.
    return updated.ok || updated.fault.code !== 'corrupt' ? updated : run();
  }

  /** Opens it with the player's games as they are now, unless another process writes it. */
  async open(): Promise<Result<PositionIndex, IndexFault>> {
    const [{ addToIndex }, { openIndex }] = await Promise.all([
      import('./update-index.ts'),
      import('./position-index.ts'),
    ]);
    return this.#orFault(async () => {
      const added = await addToIndex(this.#index, this.#games);
      return added.ok || added.fault.code === 'in-use' ? openIndex(this.#index) : added;
    });
  }

  /** Notes that a question has found it corrupt, so that the next update makes it anew. */
  condemn(fault: IndexFault): void {
    if (fault.code === 'corrupt') condemnIndex(this.#index);
  }

  /** Does something; what the system refuses, and what is found to be corrupt, is a fault. */
  async #orFault<Value>(
    work: () => Promise<Result<Value, IndexFault>>,
  ): Promise<Result<Value, IndexFault>> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof CorruptIndex) {
        const fault = { code: 'corrupt', file: error.file } as const;
        this.condemn(fault);
        return failure(fault);
      }
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      return failure({ code: 'unreadable', cause: error });
    }
  }
}
