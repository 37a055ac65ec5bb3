import { render } from 'ink';
import { FrameOutput } from '../terminal/frame-output.ts';
import { systemSchedule } from '../terminal/keys.ts';
import { measureWidths } from '../terminal/measure-widths.ts';
import type { TerminalSession } from '../terminal/session.ts';
import { App } from './app.ts';
import { AppView } from './components/app-view.tsx';
import { SaveAgain } from './save-again.ts';
import type { Screen } from './screens/screen.ts';
import type { Services } from './services.ts';

const BELL = '\x07';

/**
 * Shows the app on a terminal until the player quits; rejects with whatever a screen throws. The
 * terminal stays open: whoever opened it closes it, also where this never returns because the line
 * has dropped.
 */
export async function runApp(
  terminal: TerminalSession,
  services: Services,
  first: Screen,
): Promise<void> {
  const output = new FrameOutput(terminal);
  let fail: (error: unknown) => void = () => {};
  const orFail = (run: () => void) => () => {
    try {
      run();
    } catch (error) {
      fail(error);
    }
  };
  const app = new App(first, {
    get size() {
      return { columns: terminal.columns, rows: terminal.rows };
    },
    repaint: () => output.repaint(),
    suspend: () => terminal.suspend(),
    bell: () => terminal.write(BELL),
    schedule: (callback, delayMs) => systemSchedule(orFail(callback), delayMs),
  });
  if (services.charset === 'box') {
    // Asked before the first frame, which does not wait for the answer.
    void measureWidths(terminal).then((widths) => {
      services.widths = widths;
      if (services.charset === 'box') return;
      app.changed();
      output.repaint();
    });
  }
  const ink = render(
    <AppView app={app} services={services} setCursor={(place) => output.setCursor(place)} />,
    {
      stdout: output as unknown as NodeJS.WriteStream,
      debug: true,
      // As text for a screen reader Ink gives the lines as they are; else it would first paint them
      // cell by cell, which is what takes its time, and what our own output does anyway.
      isScreenReaderEnabled: true,
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
  const saveAgain = new SaveAgain(services.table);
  const quit = new Promise<void>((resolve, reject) => {
    fail = reject;
    stops.push(
      app.subscribe(() => {
        if (app.hasQuit) resolve();
        else saveAgain.follow(app);
      }),
      terminal.onKey((event) => orFail(() => app.press(event))()),
    );
  });
  try {
    // Ink ends by itself only when a component throws.
    await Promise.race([quit, ink.waitUntilExit()]);
  } finally {
    for (const stop of stops) stop();
    app.quit();
    output.freeze();
    ink.unmount();
  }
}
