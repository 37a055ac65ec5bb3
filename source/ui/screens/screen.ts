import type { KeyEvent } from '../../terminal/key-event.ts';
import type { App } from '../app.ts';
import type { FormScreen } from './form.ts';
import type { ListScreen } from './list.ts';
import type { PageScreen } from './page.ts';
import type { PlayScreen } from './play.ts';
import type { ReplayScreen } from './replay.ts';
import type { TsumeScreen } from './tsume.ts';

/** What every screen does: by a key it changes itself, or the app. */
export interface KeyHandler {
  readonly press: (event: KeyEvent, app: App) => void;
  /** Called when the screen comes to lie on top of the others. */
  readonly shown?: (app: App) => void;
  /** Called when another screen comes to lie on top of it, and when it goes. */
  readonly hidden?: () => void;
}

/** The kinds of screens; each has a view of its own. */
export type Screen = FormScreen | ListScreen | PageScreen | PlayScreen | ReplayScreen | TsumeScreen;
