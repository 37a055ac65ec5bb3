import { withoutControls } from '../clean/clean-text.ts';
import {
  keepEvaluations,
  type LineEvaluations,
  OWN_ANALYST,
} from '../match/analysis/keep-analysis.ts';
import type { GameFile } from '../records/store/game-file.ts';
import { type GameStore, StoreError } from '../records/store/store.ts';
import { isAnalysisLine } from '../records/tree/analysis-lines.ts';
import { setNote } from '../records/tree/notes.ts';
import {
  appendMove,
  type GameRecord,
  type RecordNode,
  variationOf,
} from '../records/tree/record.ts';
import type { RecordWalk, WalkedMove } from '../records/tree/record-walk.ts';
import { hasLegalMove } from '../rules/core/generate.ts';
import { itemAt } from '../rules/core/item-at.ts';
import type { Move } from '../rules/core/move.ts';

/** What may be changed in a record, and how it is saved. */
export interface EditOptions {
  /** Writes the record into its file; throws `StoreError`. */
  readonly save?: (() => void) | undefined;
  /** Why it cannot be written there. Default: it has no file. */
  readonly cannotSave?: CannotSave | undefined;
  /** Whether the game may still be played on, so that its main line must stay. */
  readonly isPlayed?: boolean;
  /** Why nothing can be changed at all. */
  readonly cannotEdit?: CannotEdit;
}

/** Why a record is not written into its file: what else that holds would be lost. */
export interface CannotSave {
  readonly code: 'several-games' | 'damaged' | 'not-psn';
  /** The name of the file. */
  readonly name: string;
}

/** Why a record stays as it is: it is a solution, or somebody else plays the game. */
export type CannotEdit = 'is-solution' | 'watched' | 'room-watched';

/** Why a change is not possible at this place. */
export type EditFault =
  | CannotEdit
  | 'no-moves'
  | 'end-of-game'
  | 'no-variation-here'
  | 'main-line-stays';

/** Why a change is not on the disk. */
export type Unsaved =
  | CannotSave
  | { readonly code: 'no-file' }
  | { readonly code: 'failed'; readonly error: StoreError };

/** Something that was changed, and can be taken back. */
export type Change =
  | {
      readonly kind: 'note';
      readonly node: RecordNode;
      readonly before: readonly string[];
      readonly after: readonly string[];
    }
  | {
      readonly kind: 'variation' | 'promotion' | 'removal';
      /** The move that has come, gone, or changed its place among its siblings. */
      readonly first: RecordNode;
      /** Its place before and after that; -1 for none. */
      readonly before: number;
      readonly after: number;
      /** What was shown before and after that. */
      readonly from: RecordNode;
      readonly to: RecordNode;
    };

/** What became of a change. */
export interface Changed {
  readonly change: Change;
  /** Undefined where it is saved. */
  readonly unsaved: Unsaved | undefined;
}

/** How a game of a file is saved: not where that would lose other contents of the file. */
export function fileEdits(
  store: GameStore,
  { path, name, games }: GameFile,
  record: GameRecord,
): EditOptions {
  if (games.length > 1) return { cannotSave: { code: 'several-games', name } };
  const isDamaged = games.some((game) => game.record === record && game.fault);
  if (isDamaged) return { cannotSave: { code: 'damaged', name } };
  return { save: () => store.save(path, record) };
}

/** Changes comments and variations of a record at the place of a walk, and takes that back. */
export class ReplayEdits {
  /** Whether a change is not on the disk. */
  isUnsaved = false;
  readonly #walk: RecordWalk;
  readonly #options: EditOptions;
  readonly #done: Change[] = [];
  readonly #undone: Change[] = [];

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
  get fault(): CannotEdit | undefined {
    return this.#options.cannotEdit;
  }

  /** Why no move can be added here; undefined if one can. */
  get varyFault(): EditFault | undefined {
    if (this.fault) return this.fault;
    const { game, node } = this.#walk;
    if (!hasLegalMove(game.position)) return 'no-moves';
    const isEnd = node.children.length === 0 && variationOf(node) === undefined;
    return isEnd ? 'end-of-game' : undefined;
  }

  /** Why the variation shown cannot become the main line; undefined if it can. */
  get promoteFault(): EditFault | undefined {
    const { removeFault } = this;
    if (removeFault) return removeFault;
    const parent = variationOf(this.#walk.node)?.parent as RecordNode;
    const beginsOnMainLine = variationOf(parent) === undefined;
    return this.#options.isPlayed && beginsOnMainLine ? 'main-line-stays' : undefined;
  }

  /** Why the variation shown cannot be removed; undefined if it can. */
  get removeFault(): EditFault | undefined {
    return this.fault ?? (this.variation ? undefined : 'no-variation-here');
  }

  /** Whether there is something to take back, or to do again. */
  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Adds a move, and goes there. */
  add(move: Move): Changed {
    const { node } = this.#walk;
    const first = appendMove(node, move);
    const after = node.children.indexOf(first);
    return this.#did({ kind: 'variation', first, before: -1, after, from: node, to: first });
  }

  /**
   * Adds a line of moves from here, as far as it is new, and goes to the first of those.
   * @returns undefined where none can be added, or all are there
   */
  addLine(moves: readonly Move[]): Changed | undefined {
    if (this.varyFault) return undefined;
    const from = this.#walk.node;
    let parent = from;
    let known = 0;
    for (const move of moves) {
      const next = parent.children.find((child) => child.move === move);
      if (!next) break;
      parent = next;
      known++;
    }
    const [move, ...others] = moves.slice(known);
    if (move === undefined) return undefined;
    const first = appendMove(parent, move);
    others.reduce(appendMove, first);
    const after = parent.children.indexOf(first);
    return this.#did({ kind: 'variation', first, before: -1, after, from, to: first });
  }

  /** Replaces the comments here by a text; '' removes them. */
  note(text: string): Changed {
    const { node } = this.#walk;
    const before = node.comments;
    setNote(node, cleanNote(text));
    return this.#did({ kind: 'note', node, before, after: node.comments });
  }

  /** Whether an analysis is kept without being asked for: in a file of one's own. */
  get keepsAnalysis(): boolean {
    return this.#options.save !== undefined && this.fault === undefined;
  }

  /**
   * Keeps an analysis of the main line, which is shown.
   * @param engine whose analysis it is. Default: ours
   * @returns why it is not on the disk
   */
  keepAnalysis(found: LineEvaluations, engine = OWN_ANALYST): Unsaved | undefined {
    const { record, node } = this.#walk;
    keepEvaluations(record, found, engine);
    this.#walk.refresh(record.root, node);
    return this.#save();
  }

  /** Makes the variation shown the main line at its beginning. */
  promote(): Changed {
    const { node } = this.#walk;
    return this.#did(this.#moveFirst('promotion', 0, node));
  }

  /** Removes the variation shown, and goes to the move before it. */
  remove(): Changed {
    const parent = variationOf(this.#walk.node)?.parent as RecordNode;
    return this.#did(this.#moveFirst('removal', -1, parent));
  }

  /** Takes the last change back, and goes where it was made. Needs `canUndo`. */
  undo(): Changed {
    return this.#repeat(this.#done, this.#undone, 'before');
  }

  /** Makes the change again that was taken back last. Needs `canRedo`. */
  redo(): Changed {
    return this.#repeat(this.#undone, this.#done, 'after');
  }

  #repeat(from: Change[], to: Change[], when: 'before' | 'after'): Changed {
    const change = itemAt(from, from.length - 1);
    from.pop();
    to.push(change);
    this.#apply(change, when);
    return { change, unsaved: this.#save() };
  }

  #moveFirst(kind: 'promotion' | 'removal', after: number, to: RecordNode): Change {
    const from = this.#walk.node;
    const first = variationOf(from) as RecordNode;
    const before = (first.parent as RecordNode).children.indexOf(first);
    return { kind, first, before, after, from, to };
  }

  #did(change: Change): Changed {
    this.#done.push(change);
    this.#undone.length = 0;
    this.#apply(change, 'after');
    return { change, unsaved: this.#save() };
  }

  /** Brings the record to how it was before or after a change, and shows that place. */
  #apply(change: Change, when: 'before' | 'after'): void {
    const walk = this.#walk;
    if (change.kind === 'note') {
      // An analysis may have been kept since.
      const found = change.node.comments.filter(isAnalysisLine);
      const others = change[when].filter((comment) => !isAnalysisLine(comment));
      change.node.comments = [...others, ...found];
      walk.enter(change.node);
      return;
    }
    const { first } = change;
    const parent = first.parent as RecordNode;
    walk.enter(parent);
    const { children } = parent;
    const at = children.indexOf(first);
    if (at >= 0) children.splice(at, 1);
    if (change[when] >= 0) children.splice(change[when], 0, first);
    walk.refresh(parent, when === 'before' ? change.from : change.to);
  }

  #save(): Unsaved | undefined {
    const { save, cannotSave } = this.#options;
    this.isUnsaved = true;
    if (save === undefined) return cannotSave ?? { code: 'no-file' };
    try {
      save();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return { code: 'failed', error };
    }
    this.isUnsaved = false;
    return undefined;
  }
}

/** A comment as it is kept. */
export function cleanNote(text: string): string {
  return withoutControls(text).trim();
}
