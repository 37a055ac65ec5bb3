import type { KeyEvent } from '../../../terminal/key-event.ts';
import { keyOf } from '../../app/keymap.ts';
import { PromptLine } from '../../prompt/prompt-line.ts';

/** Keys that go through the lines while the filter is typed. */
const MOVES: readonly string[] = ['up', 'down', 'page-up', 'page-down'];

/** The words that a line of a list must have to be shown. */
export class ListFilter extends PromptLine {
  isTyping = false;

  /** What the view shows of it; undefined while there is nothing to show. */
  get view(): this | undefined {
    return this.isTyping || !this.isEmpty ? this : undefined;
  }

  clear(): void {
    this.isTyping = false;
    this.set('');
  }

  /** Takes what is typed; Enter keeps the words, Esc clears them. @returns false for other keys */
  type(event: KeyEvent): boolean {
    const key = keyOf(event);
    if (event.kind === 'paste') this.insert(event.text.trim().replace(/\s+/g, ' '));
    else if (event.kind === 'text') this.insert(event.text);
    else if (key === 'enter') this.isTyping = false;
    else if (key === 'escape') this.clear();
    else if (MOVES.includes(key)) return false;
    else this.edit(key);
    return true;
  }
}
