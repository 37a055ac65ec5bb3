import type { Game } from '../../../rules/core/game.ts';
import type { MoveNotation } from '../../../rules/notation/display.ts';
import type { KeyEvent } from '../../../terminal/key-event.ts';
import { keyOf } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import { cutText } from '../../ink/columns.ts';
import { plainRow, type Row } from '../../ink/rows.tsx';
import type { PromptLine } from '../../prompt/prompt-line.ts';
import { Suggestions } from '../../prompt/suggestions.ts';
import { REPLAY_WORDS } from './replay-words.ts';

/** The labels of the lines that are typed. */
const LABELS = {
  go: 'go to ply: ',
  vary: 'variation: ',
  note: 'comment: ',
  export: 'export as: ',
  prompt: ': ',
} as const;

export type LineKind = keyof typeof LABELS;

/** The direction in which Tab goes through the suggestions. */
const TAB_STEPS: Partial<Readonly<Record<string, 1 | -1>>> = { tab: 1, 'shift-tab': -1 };

/** What a key did to the line. */
type LineOutcome =
  | { readonly kind: 'typing' }
  | { readonly kind: 'left' }
  | { readonly kind: 'entered'; readonly text: string };

/** A line that is typed at the bottom of a replay. */
export class ReplayLine {
  readonly kind: LineKind;
  readonly line: PromptLine;
  /** The moves that Tab offers, at the prompt words as well; undefined in other lines. */
  readonly suggestions: Suggestions | undefined;

  /** @param game its legal moves can be typed */
  constructor(kind: LineKind, line: PromptLine, game: Game, notation: () => MoveNotation) {
    this.kind = kind;
    this.line = line;
    if (kind !== 'vary' && kind !== 'prompt') return;
    const words = kind === 'prompt' ? REPLAY_WORDS : [];
    this.suggestions = new Suggestions({ game }, notation, () => words);
  }

  get label(): string {
    return LABELS[this.kind];
  }

  /** The suggestions, as far as there is room. */
  readonly help = (columns: number): Row => {
    const { suggestions } = this;
    if (!suggestions?.areShown) return plainRow(suggestions ? 'Tab completes' : '');
    return plainRow(cutText(suggestions.shown.map(({ text }) => text).join(' '), columns));
  };

  press(event: KeyEvent, app: Navigator): LineOutcome {
    const { line, suggestions } = this;
    const step = event.kind === 'key' ? TAB_STEPS[event.name] : undefined;
    let outcome: LineOutcome = { kind: 'typing' };
    if (step) suggestions?.complete(step, line);
    else {
      suggestions?.leaveTab();
      outcome = this.#edit(event);
    }
    suggestions?.follow(line, app);
    return outcome;
  }

  #edit(event: KeyEvent): LineOutcome {
    const { kind, line } = this;
    const key = keyOf(event);
    if (event.kind === 'paste') line.insert(event.text.trim().replace(/\s+/g, ' '));
    else if (event.kind === 'text') {
      if (kind !== 'go' || /\d/.test(key)) line.insert(key);
    } else if (key === 'enter') return { kind: 'entered', text: line.enter() };
    else if (key === 'escape') {
      line.set('');
      return { kind: 'left' };
    } else line.edit(key);
    return { kind: 'typing' };
  }
}
