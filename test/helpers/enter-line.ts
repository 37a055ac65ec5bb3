import type { Match } from '../../source/match/match.ts';
import type { Outcome } from '../../source/match/outcome.ts';
import { Keyboard } from '../../source/match/participants/keyboard.ts';

/** Does what a line says at a match of which both sides are at the keyboard. */
export function enterLine(match: Match, line: string): Outcome {
  if (line.trim() === '') return { kind: 'empty' };
  return typeLine(new Keyboard(match), line);
}

/** Does what a line says: a word of the game, or a move. */
export function typeLine(keyboard: Keyboard, line: string): Outcome {
  const [, word = '', argument = ''] = /^\s*(\S+)\s*(.*)$/.exec(line) ?? [];
  switch (word) {
    case 'resign':
    case 'accept':
    case 'undo':
    case 'redo':
      return keyboard[word]();
    case 'draw':
    case 'impasse':
      return keyboard.offer(word);
    case 'note':
    case 'save':
      return keyboard[word](argument);
    default:
      return keyboard.enterMove(line);
  }
}
