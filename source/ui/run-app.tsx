import chalk from 'chalk';
import { render } from 'ink';
import { FrameOutput } from '../terminal/frame-output.ts';
import type { TerminalSession } from '../terminal/session.ts';
import { App } from './app.ts';
import { AppView } from './components/app-view.tsx';
import type { Screen } from './screens/screen.ts';
import type { Services } from './services.ts';

/**
 * Shows the app on a terminal until the player quits. The terminal stays open: whoever opened it
 * closes it, also where this never returns because the line has dropped.
 */
export async function runApp(
  terminal: TerminalSession,
  services: Services,
  first: Screen,
): Promise<void> {
  // Bold, underline and inverse are wanted without colour too; colours are the theme's matter.
  chalk.level = 1;
  const output = new FrameOutput(terminal);
  const app = new App(first, {
    get size() {
      return { columns: terminal.columns, rows: terminal.rows };
    },
    repaint: () => output.repaint(),
    suspend: () => terminal.suspend(),
  });
  const ink = render(
    <AppView app={app} services={services} setCursor={(place) => output.setCursor(place)} />,
    {
      stdout: output as unknown as NodeJS.WriteStream,
      debug: true,
      exitOnCtrlC: false,
      patchConsole: false,
    },
  );
  const stops = [
    terminal.onResize(() => {
      output.resize();
      app.changed();
    }),
    terminal.onRepaint(() => output.repaint()),
  ];
  const quit = new Promise<void>((resolve) => {
    stops.push(
      app.subscribe(() => {
        if (app.hasQuit) resolve();
      }),
      terminal.onKey((event) => app.press(event)),
    );
  });
  try {
    // Ink ends by itself only when a component throws.
    await Promise.race([quit, ink.waitUntilExit()]);
  } finally {
    for (const stop of stops) stop();
    output.freeze();
    ink.unmount();
  }
}
