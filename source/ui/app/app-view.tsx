import { useCallback, useSyncExternalStore } from 'react';
import { hasRoom, MIN_ROWS } from '../board/layout.ts';
import { TooSmall } from '../board/too-small.tsx';
import { Centred, newsRows } from '../ink/sheet.tsx';
import { useKeys } from '../ink/use-keys.ts';
import { useWindow } from '../ink/window.ts';
import { ActContext, type ClickAct } from './act-context.ts';
import type { App } from './app.ts';
import type { Services } from './services.ts';
import { ServicesContext } from './services-context.ts';

interface Props {
  readonly app: App;
  readonly services: Services;
}

/** Draws the screen on top after every change of the app, and gives it the keys. */
export function AppView({ app, services }: Props) {
  useSyncExternalStore(
    (listener) => app.subscribe(listener),
    () => app.version,
  );
  useKeys((event) => app.press(event));
  const click = useCallback((act: ClickAct) => app.click(act), [app]);
  const wheel = (step: 1 | -1) => click((on) => on.screen.wheel?.(step, on));
  const { screen, news } = app;
  const { banner } = screen.theme ?? services.theme;
  const window = useWindow();
  return (
    <ServicesContext value={services}>
      <ActContext value={click}>
        {hasRoom(window) ? (
          <Centred wheel={wheel} below={newsRows(news, banner, window, MIN_ROWS)}>
            {screen.render()}
          </Centred>
        ) : (
          <TooSmall />
        )}
      </ActContext>
    </ServicesContext>
  );
}
