import { erasesInColour } from '../../terminal/capabilities.ts';
import { clipboardSequence } from '../../terminal/clipboard.ts';
import { FrameOutput } from '../../terminal/frame-output.ts';
import { systemSchedule } from '../../terminal/keys.ts';
import type { TerminalSession } from '../../terminal/session.ts';
import { hasRoom } from '../board/layout.ts';
import { LiveTexts } from '../ink/live-texts.ts';
import { render } from '../ink/render.tsx';
import { App } from './app.ts';
import { AppView } from './app-view.tsx';
import { AppWindow } from './app-window.ts';
import { followVisit } from './follow-visit.ts';
import { PiecePictures } from './piece-pictures.ts';
import { SaveAgain } from './save-again.ts';
import type { Routes, Screen } from './screen.ts';
import type { Services } from './services.ts';
import { TerminalQuestions } from './terminal-questions.ts';

const BELL = '\x07';

/** Clocks of all sessions of the process tick together, which wakes it less often. */
const TICK_STEP_MS = 50;

/** The time from now to the first common tick after a delay. */
function commonTickMs(delayMs: number): number {
  const nowMs = performance.now();
  return Math.ceil((nowMs + delayMs) / TICK_STEP_MS) * TICK_STEP_MS - nowMs;
}

/**
 * Shows the app on a terminal until the player quits, the line drops or the server ends; rejects with
 * whatever a screen throws. The terminal stays open for whoever opened it.
 */
export async function runApp(
  terminal: TerminalSession,
  services: Services,
  first: Screen,
  routes: Routes,
): Promise<void> {
  let end = () => {};
  let fail: (error: unknown) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const orFail = (run: () => void) => () => {
    try {
      run();
    } catch (error) {
      fail(error);
    }
  };
  const host = {
    get texts() {
      return services.texts;
    },
    get size() {
      return { columns: terminal.columns, rows: terminal.rows };
    },
    repaint: () => {
      // Whatever the terminal has lost is sent again.
      output.pictures?.clear();
      app.changed();
      output.repaint();
    },
    suspend: () => terminal.suspend(),
    bell: () => terminal.write(BELL),
    notify: (text: string) => window.notify(text),
    copy: (text: string) => {
      const sequence = clipboardSequence(text, services.env);
      if (sequence !== undefined) terminal.write(sequence);
      return sequence !== undefined;
    },
    schedule: (callback: () => void, delayMs: number) => systemSchedule(orFail(callback), delayMs),
  };
  const liveTexts = new LiveTexts({
    schedule: (callback, delayMs) => host.schedule(callback, commonTickMs(delayMs)),
    show: () => output.updateTexts(),
    redraw: () => app.changed(),
  });
  const output = new FrameOutput(terminal, {
    erasesInColour: erasesInColour(services.env),
    texts: () => liveTexts.placed(),
  });
  const window = new AppWindow(terminal, services);
  const farewell = () => window.leave() + (output.pictures?.leave() ?? '');
  const app = new App(first, host, routes);
  const paint = () => output.setGround((app.screen.theme ?? services.theme).ground);
  paint();
  /** Says, in English, that there is English alone. */
  const tellOfLetters = () => {
    if (services.language === services.settings.language) return;
    void services.followLanguage().then(() => app.tell(services.texts.settings.NO_LETTERS));
  };
  tellOfLetters();
  const questions = new TerminalQuestions(terminal, services, {
    onLook: () => app.changed(),
    onWidths: () => {
      tellOfLetters();
      if (services.charset === 'box') return;
      app.changed();
      output.repaint();
    },
  });
  questions.begin();
  if (services.loadPictures) {
    services.pictures = new PiecePictures({
      terminal,
      screen: output,
      isInTmux: Boolean(services.env.TMUX),
      load: services.loadPictures,
      changed: () => app.changed(),
    });
  }
  const followSetting = () => {
    terminal.setReports('mouse', services.settings.all.mouse === 'on');
    questions.followTheme();
    window.follow(app.screen);
    void services.followLanguage().then((isOther) => isOther && app.translate());
  };
  followSetting();
  const ink = render(<AppView app={app} services={services} />, {
    output,
    setCursor: (place) => output.setCursor(place),
    setPictures: (placed) => output.setPictures(placed),
    addLiveText: (text) => liveTexts.add(text),
    onKey: (listener) =>
      terminal.on('key', (event) => {
        const press = orFail(() => listener(event));
        if (hasRoom(host.size)) press();
        // A key goes nowhere in a window without room. That it has grown is told after the keys.
        else setImmediate(press);
      }),
    onMouse: (listener) => terminal.on('mouse', (event) => orFail(() => listener(event))()),
    // Ink's own promise of the end adds a listener to the process, which may have many sessions.
    onFault: (error) => fail(error),
  });
  const stops = [
    () => window.close(),
    ...questions.listen(),
    app.subscribe(followSetting),
    app.subscribe(() => questions.askLine()),
    followVisit(app, services),
    terminal.on('resize', () => output.resize()),
    terminal.on('resize', () => services.pictures?.measure()),
    terminal.on('repaint', () => {
      window.comeBack();
      // Characters again, if the pictures went when the terminal was given back.
      app.changed();
      output.repaint();
    }),
    terminal.on('leave', (words) => words.push(farewell())),
    services.table.onHandover((handover) =>
      orFail(() => routes.handOver(app, services, handover))(),
    ),
  ];
  const saveAgain = new SaveAgain(services.table);
  services.ending?.addEventListener('abort', end);
  if (services.ending?.aborted) end();
  stops.push(
    () => services.ending?.removeEventListener('abort', end),
    terminal.onHangup(end),
    app.subscribe(() => {
      paint();
      if (app.hasQuit) end();
      else saveAgain.follow(app);
    }),
  );
  try {
    await ended;
    await terminal.buttonUp();
  } finally {
    for (const stop of stops) stop();
    app.quit();
    output.freeze();
    ink.unmount();
    terminal.write(farewell());
  }
}
