import type { Wording } from '../../../text/tongue.ts';
import type { Question } from '../../app/question.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Preview } from '../../board/preview.ts';

/** A line that can be chosen. */
export interface ListItem {
  /** A function gets the columns that it has. */
  readonly text: string | ((columns: number) => string);
  readonly choose: (app: Navigator) => void;
  /** The key that chooses it from anywhere in the list; shown before the text. */
  readonly letter?: string;
  /** Shown below the list while the line is chosen, in the style of warnings. */
  readonly hint?: string | undefined;
  /** Shown there if there is no hint: what a line of `columns` leaves out. */
  readonly detail?: (columns: number) => string;
  /** The board that stands beside a list of such lines while this one is chosen. */
  readonly preview?: () => Preview | undefined;
}

/** Lines with a chosen one among them. */
export interface ListState<Item extends ListItem = ListItem> {
  readonly items: readonly Item[];
  readonly index: number;
  /** Why the last choice could not be done. */
  readonly warning: Wording | undefined;
  readonly question: Question | undefined;
}

export type ListAction<Item extends ListItem = ListItem> =
  /** `wraps`: one line above the first is the last. Default: it is the first. */
  | { readonly kind: 'move'; readonly by: number; readonly wraps?: boolean }
  /** Other lines. `chosen` stays chosen if it is among them, else the first line is. */
  | { readonly kind: 'show'; readonly items: readonly Item[]; readonly chosen?: Item | undefined }
  | { readonly kind: 'warn'; readonly sentence: Wording | undefined }
  | { readonly kind: 'ask'; readonly question: Question | undefined };

export function listReducer<Item extends ListItem>(
  state: ListState<Item>,
  action: ListAction<Item>,
): ListState<Item> {
  switch (action.kind) {
    case 'move': {
      const last = Math.max(state.items.length - 1, 0);
      const to = state.index + action.by;
      const wrapped = to < 0 ? last : to > last ? 0 : to;
      const index = action.wraps ? wrapped : Math.max(0, Math.min(to, last));
      return { ...state, index, warning: undefined };
    }
    case 'show': {
      const index = action.chosen ? action.items.indexOf(action.chosen) : 0;
      return { ...state, items: action.items, index: Math.max(index, 0) };
    }
    case 'warn':
      return { ...state, warning: action.sentence };
    case 'ask':
      return { ...state, question: action.question };
  }
}

export function chosenItem<Item extends ListItem>(state: ListState<Item>): Item | undefined {
  return state.items[state.index];
}
