import type { Navigator } from '../../app/screen.ts';
import { PromptScreen } from '../../prompt/prompt-screen.ts';
import { FormScreen } from '../form/form.tsx';
import { ListScreen } from '../list/list.tsx';
import { isPlayScreen } from '../play/play.tsx';
import { ReplayScreen } from '../replay/replay.tsx';
import { CodeScreen } from '../rooms/code-screen.tsx';

/** Says something on the screen on top. @returns false where that has no line for it */
export function tellOnTop(app: Navigator, text: string): boolean {
  const { screen } = app;
  if (
    screen instanceof ListScreen ||
    screen instanceof FormScreen ||
    screen instanceof CodeScreen
  ) {
    screen.warn(text);
  } else if (isPlayScreen(screen)) screen.news = text;
  else if (screen instanceof PromptScreen) screen.warn(text);
  else if (screen instanceof ReplayScreen) screen.say(text);
  else return false;
  app.changed();
  return true;
}
