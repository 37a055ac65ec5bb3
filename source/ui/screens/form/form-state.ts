/** The chosen field of a form, and what is said below. */
export interface FormState {
  /** Index of the chosen field; beyond the end it means the last one. */
  readonly index: number;
  /** Whether nothing was typed yet in the chosen field. */
  readonly isUntouched: boolean;
  /** Why the last change failed, if it did. */
  readonly warning: string | undefined;
}

export type FormAction =
  /** A key was pressed in the chosen field. */
  | { readonly kind: 'touch' }
  /** To another field, or with 0 to this one as if it were another. `last` is the last index. */
  | { readonly kind: 'move'; readonly by: 1 | 0 | -1; readonly last: number }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'warn'; readonly text: string };

export const NEW_FORM: FormState = { index: 0, isUntouched: true, warning: undefined };

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case 'touch':
      return { ...state, isUntouched: false, warning: undefined };
    case 'move': {
      const from = Math.min(state.index, action.last);
      const index = Math.max(0, Math.min(from + action.by, action.last));
      return { ...state, index, isUntouched: true };
    }
    case 'choose':
      return { index: action.index, isUntouched: true, warning: undefined };
    case 'warn':
      return { ...state, warning: action.text };
  }
}
