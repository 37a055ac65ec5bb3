import xterm from '@xterm/headless';
import { expect, test } from 'vitest';

interface Recorder {
  press(key: string, ticks: number): Promise<void>;
  hold(ticks: number): void;
  draw(title: string): string;
}

interface MovingScreen {
  readonly ScreenRecorder: new (terminal: unknown) => Recorder;
}

const SCRIPT: string = new URL('../../tools/pictures/moving-screen.mjs', import.meta.url).href;
const { ScreenRecorder } = (await import(SCRIPT)) as MovingScreen;

/** A terminal that shows what is typed. */
function echo() {
  const screen = new xterm.Terminal({ cols: 10, rows: 1, allowProposedApi: true });
  return {
    frame: { screen, cursorShown: false },
    press: (keys: string) => new Promise<void>((resolve) => screen.write(keys, resolve)),
  };
}

test('each text is seen from the key that brings it until the key that takes it away', async () => {
  const terminal = echo();
  await terminal.press('> ');
  const recorder = new ScreenRecorder(terminal);
  recorder.hold(10);
  await recorder.press('a', 3);
  await recorder.press('\bb', 5);
  const svg = recorder.draw('a test');

  const shots = svg.matchAll(/animation-name:\S+-(\d+)-(\d+)">[\s\S]*?<text[^>]*>(.)/g);
  const seen = Array.from(shots, ([, from, to, text]) => [text, Number(from), Number(to)]);
  expect(seen).toEqual([
    ['a', 10, 13],
    ['b', 13, 18],
  ]);
  expect(svg).toContain('animation:0.9s ');
});

test('what never changes does not depend on the film', async () => {
  const terminal = echo();
  await terminal.press('x');
  const recorder = new ScreenRecorder(terminal);
  recorder.hold(1);
  await recorder.press('y', 1);
  const svg = recorder.draw('a test');
  expect(svg).toContain('>x<');
  // All groups in a film are hidden unless their animation shows them.
  expect(svg).not.toMatch(/<g class="f\S+">\n<g (?!style="[^"]*animation)/);
});
