import type { KeyEvent } from '../../../terminal/key-event.ts';
import type { Wording } from '../../../text/tongue.ts';
import { editText, insertText, type TypedText } from '../../prompt/prompt-line.ts';
import type { FormField } from './form-fields.ts';

/** What a form holds, the chosen field, and what is said below. */
export interface FormState<Data> {
  readonly data: Data;
  /** Index of the chosen field; beyond the end it means the last one. */
  readonly index: number;
  /** Whether nothing was typed yet in the chosen field. */
  readonly isUntouched: boolean;
  /** Why the last change failed, if it did. */
  readonly warning: Wording | undefined;
}

export type FormAction =
  /** A key was pressed, or a text typed, in the chosen field. */
  | { readonly kind: 'press'; readonly event: KeyEvent }
  /** The next value of a choice, or the one before. */
  | { readonly kind: 'change'; readonly step: 1 | -1 }
  /** To another field, or with 0 to this one as if it were another. */
  | { readonly kind: 'move'; readonly by: 1 | 0 | -1 }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'warn'; readonly sentence: Wording };

/** A form as it begins. @param index of the chosen field */
export function newForm<Data>(data: Data, index = 0): FormState<Data> {
  return { data, index, isUntouched: true, warning: undefined };
}

/** What becomes of a form. @param fields those it has now, which depend on what it holds */
export function formReducer<Data>(
  state: FormState<Data>,
  action: FormAction,
  fields: readonly FormField<Data>[],
): FormState<Data> {
  const last = fields.length - 1;
  const field = fields[Math.min(state.index, last)];
  const touched = { ...state, isUntouched: false, warning: undefined };
  switch (action.kind) {
    case 'press': {
      if (field?.kind !== 'text') return touched;
      const isSelected = state.isUntouched && field.isSelected === true;
      const line = typed({ ...field.line, isSelected }, action.event);
      return line ? { ...touched, data: field.type(line) } : touched;
    }
    case 'change':
      return field?.kind === 'choice' ? { ...state, data: field.change(action.step) } : state;
    case 'move': {
      const from = Math.min(state.index, last);
      const index = Math.max(0, Math.min(from + action.by, last));
      return { ...state, index, isUntouched: true };
    }
    case 'choose':
      return { ...state, index: action.index, isUntouched: true, warning: undefined };
    case 'warn':
      return { ...state, warning: action.sentence };
    default:
      return action satisfies never;
  }
}

/** The text after a key or a typed text; undefined after a key that edits nothing. */
function typed(line: TypedText, event: KeyEvent): TypedText | undefined {
  if (event.kind === 'key') return editText(line, event.name);
  return insertText(line, event.text.replace(/\s+/g, ' '));
}
