import { hasLegalMove } from '../../core/generate.ts';
import { moveTo } from '../../core/move.ts';
import { readMove } from '../../notation/read-move.ts';
import { setNote } from '../../records/notes.ts';
import { withoutControls } from '../../records/plain-text.ts';
import {
  appendMove,
  promoteVariation,
  type RecordNode,
  removeBranch,
  variationOf,
} from '../../records/record.ts';
import type { RecordWalk, WalkedMove } from '../../records/record-walk.ts';
import { StoreError } from '../../records/store.ts';
import { refusalText } from '../../text/refusal.ts';
import { changeUnsavedText, REPLAY_ANSWERS } from '../../text/replay.ts';

/** Where changes of a record go. */
export interface EditOptions {
  /** Writes the record into its file; throws what the system refuses. */
  readonly save?: () => void;
  /** Why it cannot be written there. */
  readonly cannotSave?: string;
  /** Whether the game may be played on elsewhere, so that its main line must stay. */
  readonly isPlayed?: boolean;
  /** Why nothing can be changed at all. */
  readonly cannotEdit?: string;
}

/** Comments and variations of a record, changed at the place where a walk stands. */
export class ReplayEdits {
  /** Whether something was changed that is not on the disk. */
  isUnsaved = false;
  readonly #walk: RecordWalk;
  readonly #options: EditOptions;

  constructor(walk: RecordWalk, options: EditOptions) {
    this.#walk = walk;
    this.#options = options;
  }

  /** The first move of the variation that is shown, if one is. */
  get variation(): WalkedMove | undefined {
    const first = variationOf(this.#walk.node);
    return first && this.#walk.moves[first.ply - 1];
  }

  /** Why nothing can be changed; undefined where something can. */
  get fault(): string | undefined {
    return this.#options.cannotEdit;
  }

  /** Why no move can be added here; undefined where one can. */
  get varyFault(): string | undefined {
    if (this.fault) return this.fault;
    const { game, node } = this.#walk;
    if (!hasLegalMove(game.position)) return REPLAY_ANSWERS.noMoves;
    const isEnd = node.children.length === 0 && variationOf(node) === undefined;
    return isEnd ? REPLAY_ANSWERS.endOfGame : undefined;
  }

  /** Why the variation shown cannot become the main line; undefined where it can. */
  get promoteFault(): string | undefined {
    if (this.fault) return this.fault;
    const { variation } = this;
    if (variation === undefined) return REPLAY_ANSWERS.noVariationHere;
    const parent = variation.node.parent as RecordNode;
    const beginsOnMainLine = variationOf(parent) === undefined;
    return this.#options.isPlayed && beginsOnMainLine ? REPLAY_ANSWERS.mainLineStays : undefined;
  }

  /**
   * Steps into a move that was typed; one that the record does not have becomes a variation.
   * @returns what is wrong: `refused` where nothing was done, else that it is not saved
   */
  enterMove(text: string): { readonly refused?: string; readonly unsaved?: string | undefined } {
    const walk = this.#walk;
    const { game, node } = walk;
    const last = game.moves.at(-1);
    const lastTo = last === undefined ? undefined : moveTo(last);
    const reading = readMove(game.position, text, lastTo, game.ply);
    if (reading.kind !== 'move') return { refused: refusalText(game.position, text, reading) };
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

  /** Puts a text in the place of the comments here. @returns why it is not saved */
  note(text: string): string | undefined {
    setNote(this.#walk.node, withoutControls(text).trim());
    return this.#changed();
  }

  /** Makes the variation shown the main line where it begins. @returns why it is not saved */
  promote(): string | undefined {
    const { node } = this.#walk;
    const first = variationOf(node);
    if (!first?.parent || this.promoteFault) return undefined;
    promoteVariation(first);
    this.#walk.refresh(first.parent, node);
    return this.#changed();
  }

  /** Why the variation shown cannot be deleted; undefined where it can. */
  get deleteFault(): string | undefined {
    return this.fault ?? (this.variation ? undefined : REPLAY_ANSWERS.noVariationHere);
  }

  /** Deletes the variation shown, and stands before it. @returns why it is not saved */
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

/** How many moves stand in a part of a record, its first one among them. */
export function countMoves(first: RecordNode): number {
  let count = 0;
  const waiting = [first];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    count++;
    waiting.push(...node.children);
  }
  return count;
}
