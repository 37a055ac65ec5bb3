import type { Message } from '../app/message.ts';
import type { Question } from '../app/question.ts';
import type { CursorPlace } from '../board/board-cursor.ts';
import { type BoardHand, EMPTY_HAND } from '../board/board-hand.ts';

/** The state of a board with a prompt; the typed text is in the `PromptLine`. */
export interface PromptState {
  readonly message: Message | undefined;
  /** A question about the typed text, which stays until the answer. */
  readonly question: Question | undefined;
  /** The cursor of the arrow keys. */
  readonly hand: BoardHand;
}

export const NEW_PROMPT: PromptState = {
  message: undefined,
  question: undefined,
  hand: EMPTY_HAND,
};

export type PromptAction =
  | { readonly kind: 'say'; readonly message: Message | undefined }
  | { readonly kind: 'ask'; readonly question: Question | undefined }
  | { readonly kind: 'point'; readonly cursor: CursorPlace | undefined }
  | { readonly kind: 'pick'; readonly picked: CursorPlace | undefined }
  /** Drops the picked-up piece and the cursor. */
  | { readonly kind: 'let-go' }
  /** The position has become another, or something else is said. */
  | { readonly kind: 'forget-answer' };

export function promptReducer(state: PromptState, action: PromptAction): PromptState {
  switch (action.kind) {
    case 'say':
      return { ...state, message: action.message };
    case 'ask':
      return { ...state, question: action.question };
    case 'point':
      return { ...state, hand: { ...state.hand, cursor: action.cursor } };
    case 'pick':
      return { ...state, hand: { ...state.hand, picked: action.picked } };
    case 'let-go':
      return { ...state, hand: EMPTY_HAND };
    case 'forget-answer':
      return { ...state, message: undefined, question: undefined };
  }
}
