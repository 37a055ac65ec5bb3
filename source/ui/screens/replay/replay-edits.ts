import { withoutControls } from '../../../clean/clean-text.ts';
import { StoreError } from '../../../records/store/store.ts';
import { setNote } from '../../../records/tree/notes.ts';
import {
  appendMove,
  promoteVariation,
  type RecordNode,
  removeBranch,
  variationOf,
} from '../../../records/tree/record.ts';
import type { RecordWalk, WalkedMove } from '../../../records/tree/record-walk.ts';
import { hasLegalMove } from '../../../rules/core/generate.ts';
import { readMove } from '../../../rules/notation/read-move.ts';
import { refusalText } from '../../../text/refusal.ts';
import { changeUnsavedText, REPLAY_ANSWERS } from '../../../text/replay.ts';

/** What may be changed in a record, and how it is saved. */
export interface EditOptions {
  /** Writes the record into its file; throws `StoreError`. */
  readonly save?: () => void;
  /** Why it cannot be written there. */
  readonly cannotSave?: string;
  /** Whether the game may still be played on, so that its main line must stay. */
  readonly isPlayed?: boolean;
  /** Why nothing can be changed at all. */
  readonly cannotEdit?: string;
}

/** Changes comments and variations of a record at the place of a walk. */
export class ReplayEdits {
  /** Whether a change is not on the disk. */
  isUnsaved = false;
  readonly #walk: RecordWalk;
  readonly #options: EditOptions;

  constructor(walk: RecordWalk, options: EditOptions) {
    this.#walk = walk;
    this.#options = options;
  }

  /** The first move of the variation that is shown; undefined on the main line. */
  get variation(): WalkedMove | undefined {
    const first = variationOf(this.#walk.node);
    return first && this.#walk.moves[first.ply - 1];
  }

  /** Why nothing can be changed; undefined if something can. */
  get fault(): string | undefined {
    return this.#options.cannotEdit;
  }

  /** Why no move can be added here; undefined if one can. */
  get varyFault(): string | undefined {
    if (this.fault) return this.fault;
    const { game, node } = this.#walk;
    if (!hasLegalMove(game.position)) return REPLAY_ANSWERS.noMoves;
    const isEnd = node.children.length === 0 && variationOf(node) === undefined;
    return isEnd ? REPLAY_ANSWERS.endOfGame : undefined;
  }

  /** Why the variation shown cannot become the main line; undefined if it can. */
  get promoteFault(): string | undefined {
    if (this.fault) return this.fault;
    const { variation } = this;
    if (variation === undefined) return REPLAY_ANSWERS.noVariationHere;
    const parent = variation.node.parent as RecordNode;
    const beginsOnMainLine = variationOf(parent) === undefined;
    return this.#options.isPlayed && beginsOnMainLine ? REPLAY_ANSWERS.mainLineStays : undefined;
  }

  /**
   * Steps into a move that was typed; a new move becomes a variation.
   * @returns why it is `refused`, or why the change is `unsaved`
   */
  enterMove(text: string): { readonly refused?: string; readonly unsaved?: string | undefined } {
    const walk = this.#walk;
    const { game, node } = walk;
    const reading = readMove(game.position, text, game.lastTo, game.ply);
    if (reading.kind !== 'move') return { refused: refusalText(game.position, text, reading, {}) };
    const known = node.children.find(({ move }) => move === reading.move);
    if (known) {
      walk.enter(known);
      return {};
    }
    const fault = this.varyFault;
    if (fault) return { refused: fault };
    walk.refresh(node, appendMove(node, reading.move));
    return { unsaved: this.#changed() };
  }

  /** Replaces the comments here by a text. @returns why the change is not saved */
  note(text: string): string | undefined {
    setNote(this.#walk.node, withoutControls(text).trim());
    return this.#changed();
  }

  /**
   * Makes the variation shown the main line at its beginning.
   * @returns why the change is not saved
   */
  promote(): string | undefined {
    const { node } = this.#walk;
    const first = variationOf(node);
    if (!first?.parent || this.promoteFault) return undefined;
    promoteVariation(first);
    this.#walk.refresh(first.parent, node);
    return this.#changed();
  }

  /** Why the variation shown cannot be deleted; undefined if it can. */
  get deleteFault(): string | undefined {
    return this.fault ?? (this.variation ? undefined : REPLAY_ANSWERS.noVariationHere);
  }

  /**
   * Deletes the variation shown and goes to the move before it.
   * @returns why the change is not saved
   */
  delete(): string | undefined {
    const first = variationOf(this.#walk.node);
    if (!first?.parent) return undefined;
    removeBranch(first);
    this.#walk.refresh(first.parent, first.parent);
    return this.#changed();
  }

  #changed(): string | undefined {
    const { save, cannotSave } = this.#options;
    this.isUnsaved = true;
    if (save === undefined) return changeUnsavedText(cannotSave ?? REPLAY_ANSWERS.noFile);
    try {
      save();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return changeUnsavedText(error);
    }
    this.isUnsaved = false;
    return undefined;
  }
}

/** How many moves a part of a record has, its first one included. */
export function countMoves(first: RecordNode): number {
  let count = 0;
  const waiting = [first];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    count++;
    waiting.push(...node.children);
  }
  return count;
}
