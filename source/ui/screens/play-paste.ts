import { parseWord } from '../../match/words.ts';
import { refusalText } from '../../text/refusal.ts';
import type { App } from '../app.ts';
import type { PlayScreen } from './play.ts';

/** Plays the moves of a pasted list; what cannot be played stays in the prompt. */
export function pasteMoves(screen: PlayScreen, text: string, app: App): void {
  const { line, match } = screen;
  screen.dropChoice();
  const tokens = text
    .split(/\s+/)
    .filter((token) => token !== '' && !/^\d+\.*(…|\.\.\.)?$/.test(token));
  // Words act by Enter only, and a text that was begun goes on.
  if (tokens.length <= 1 || !line.isEmpty || parseWord(tokens[0])) {
    screen.type(tokens.length <= 1 ? tokens.join('') : text.trim().replace(/\s+/g, ' '));
    return;
  }
  while (tokens.length > 0 && !parseWord(tokens[0])) {
    const outcome = screen.submit(tokens[0], app);
    if (screen.choice && outcome.kind === 'refused' && tokens.length > 1) {
      // An answer would be about the first of them alone.
      screen.dropChoice();
      screen.refuse('', refusalText(match.game.position, tokens[0], outcome.reading));
    }
    if (outcome.kind !== 'played') break;
    tokens.shift();
  }
  line.set(tokens.join(' '));
}
