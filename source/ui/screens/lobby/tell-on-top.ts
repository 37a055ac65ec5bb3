import type { Navigator } from '../../app/screen.ts';
import { FormScreen } from '../form/form.tsx';
import { ListScreen } from '../list/list.tsx';
import { PlayScreen } from '../play/play.tsx';
import { ReplayScreen } from '../replay/replay.tsx';
import { CodeScreen } from '../rooms/code-screen.tsx';

/** Says something on the screen on top. */
export function tellOnTop(app: Navigator, text: string): void {
  const { screen } = app;
  if (
    screen instanceof ListScreen ||
    screen instanceof FormScreen ||
    screen instanceof CodeScreen
  ) {
    screen.warn(text);
  } else if (screen instanceof PlayScreen) screen.news = text;
  else if (screen instanceof ReplayScreen) screen.say(text);
  app.changed();
}
