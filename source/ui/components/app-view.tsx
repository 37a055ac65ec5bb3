import { useSyncExternalStore } from 'react';
import type { App, WindowSize } from '../app.ts';
import type { Screen } from '../screens/screen.ts';
import type { Services } from '../services.ts';
import { CursorContext, type SetCursor } from './cursor.ts';
import { FormView } from './form-view.tsx';
import { ListView } from './list-view.tsx';
import { PageView } from './page-view.tsx';
import { PlayView } from './play-view.tsx';
import { ReplayView } from './replay-view.tsx';
import { TsumeView } from './tsume-view.tsx';

interface Props {
  readonly app: App;
  readonly services: Services;
  readonly setCursor: SetCursor;
}

/** The screen on top, drawn anew whenever the app has changed. */
export function AppView({ app, services, setCursor }: Props) {
  useSyncExternalStore(
    (listener) => app.subscribe(listener),
    () => app.version,
  );
  return (
    <CursorContext value={setCursor}>
      <ScreenView screen={app.screen} services={services} size={app.size} />
    </CursorContext>
  );
}

interface ScreenProps {
  readonly screen: Screen;
  readonly services: Services;
  readonly size: WindowSize;
}

function ScreenView({ screen, services, size }: ScreenProps) {
  switch (screen.kind) {
    case 'form':
      return <FormView screen={screen} services={services} size={size} />;
    case 'list':
      return <ListView screen={screen} theme={services.theme} size={size} />;
    case 'page':
      return <PageView screen={screen} theme={services.theme} size={size} />;
    case 'play':
      return <PlayView screen={screen} size={size} />;
    case 'replay':
      return <ReplayView screen={screen} size={size} />;
    case 'tsume':
      return <TsumeView screen={screen} size={size} />;
  }
}
