import type { RenameFault, StoreError } from '../records/store/store.ts';
import type { Color } from '../rules/core/color.ts';
import type { PlacementFault } from '../rules/core/placement.ts';
import type { Piece } from '../rules/core/position.ts';
import type { Square } from '../rules/core/square.ts';
import type { Answer, Words } from './answer.ts';
import type { BoardTold } from './board-words.ts';
import type { MateTold } from './mate-word.ts';

/** What the words of a position that is set up come to. */
export type EditTold =
  | BoardTold
  | MateTold
  | { readonly code: EditCode }
  | { readonly code: 'turn' }
  /** No game begins here: one goes on. */
  | { readonly code: 'aside' }
  | { readonly code: 'engines-stay-out' }
  | { readonly code: 'put' | 'removed'; readonly piece: Piece; readonly square: Square }
  | { readonly code: 'picked'; readonly piece: Piece }
  | { readonly code: 'in-hand'; readonly color: Color }
  | { readonly code: 'rest'; readonly color: Color; readonly count: number }
  | { readonly code: 'faulty'; readonly faults: readonly PlacementFault[] }
  | { readonly code: 'not-read'; readonly line: string }
  /** `plies`: of its shortest mate, where that is known. */
  | { readonly code: 'saved'; readonly path: string; readonly plies?: number }
  | { readonly code: 'not-saved'; readonly fault: RenameFault | StoreError }
  | { readonly code: 'exported-by-server'; readonly address: string | undefined };

/** What is said of a position in always the same words. */
export type EditCode =
  | Words<'cleared started undone redone no-undo no-redo which-square empty-square'>
  | Words<'no-other-face royal-in-hand which-hand hand-full no-handicap no-moves no-level'>
  | Words<'no-target which-file saves-no-mate saves-unproved save-stopped leaves-edited'>;

export type EditAnswer = Answer<EditTold>;
