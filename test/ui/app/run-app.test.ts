import { PassThrough, Writable } from 'node:stream';
import { expect, onTestFinished } from 'vitest';
import { systemSchedule } from '../../../source/terminal/keys.ts';
import { openTerminal } from '../../../source/terminal/session.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { runApp } from '../../../source/ui/app/run-app.tsx';
import { Services } from '../../../source/ui/app/services.ts';
import { ROUTES } from '../../../source/ui/screens/routes.ts';
import { eventually } from '../../helpers/eventually.ts';
import { longTest, test } from '../../helpers/run-size.ts';
import { Desk } from '../desk.ts';

class Output extends Writable {
  columns = 80;
  rows = 24;
  readonly writes: string[] = [];

  constructor() {
    super({ decodeStrings: false });
  }

  override _write(text: string, _encoding: BufferEncoding, done: () => void): void {
    this.writes.push(text);
    done();
  }
}

test('a key that comes with the news that the window has grown is not lost', async () => {
  const desk = new Desk();
  const [input, output] = [new PassThrough(), new Output()];
  output.rows = 5;
  const terminal = openTerminal({ input, output });
  onTestFinished(() => terminal.close());
  const screen = desk.playScreen('shogi');
  const end = runApp(terminal, desk.services, screen, ROUTES);
  await eventually(() => expect(output.writes.join('')).toContain('This window is'));
  input.once('data', () => {
    output.rows = 24;
    output.emit('resize');
  });
  input.write('P-7f\r');
  await eventually(() => expect(screen.view.moves.map(({ text }) => text)).toEqual(['P-7f']));
  input.write('\x03');
  await end;
});

longTest('the running clock of a game ticks on the terminal', async () => {
  const desk = new Desk({ nowMs: () => performance.now(), schedule: systemSchedule });
  const [input, output] = [new PassThrough(), new Output()];
  const terminal = openTerminal({ input, output });
  onTestFinished(() => terminal.close());
  const screen = desk.playScreen('shogi', { clock: '589' });
  const end = runApp(terminal, desk.services, screen, ROUTES);
  await eventually(() => expect(output.writes.at(-1)).toMatch(/^\x1b\[\d+;\d+H\d\x1b\[\d+;\d+H$/));
  input.write('\x03');
  await end;
});

test('a session that had to end before it began ends', async () => {
  const desk = new Desk();
  const terminal = openTerminal({ input: new PassThrough(), output: new Output() });
  onTestFinished(() => terminal.close());
  const { settings, store, table, engines, problems, random } = desk.services;
  const services = new Services({
    texts: ENGLISH,
    settings,
    store,
    table,
    engines,
    problems,
    random,
    env: {},
    ending: AbortSignal.abort(),
  });
  await runApp(terminal, services, desk.playScreen('shogi'), ROUTES);
});

test('a change between light and dark is followed, and the terminal is asked for its ground', async () => {
  const desk = new Desk({ env: { TERM: 'xterm-256color', NO_COLOR: '' } });
  const [input, output] = [new PassThrough(), new Output()];
  const terminal = openTerminal({ input, output });
  onTestFinished(() => terminal.close());
  const end = runApp(terminal, desk.services, desk.playScreen('shogi'), ROUTES);
  const text = () => output.writes.join('');
  const ASKED = '\x1b]11;?\x1b\\';
  expect(text()).toContain('\x1b[?2031h');
  expect(text().split(ASKED)).toHaveLength(2);
  input.write('\x1b[?997;2n');
  await eventually(() => expect(desk.services.background).toBe('light'));
  expect(text().split(ASKED)).toHaveLength(3);
  input.write('\x1b]11;rgb:0000/0000/0000\x1b\\');
  await eventually(() => expect(desk.services.background).toBe('dark'));
  // The desktop is light, and the terminal tells that it is not.
  input.write('\x1b[?997;2n');
  await eventually(() => expect(text().split(ASKED)).toHaveLength(4));
  expect(desk.services.background).toBe('dark');
  await desk.services.settings.set('theme', 'wood');
  input.write('\x0c');
  await eventually(() => expect(text()).toContain('\x1b[?2031l'));
  input.write('\x03');
  await end;
});

test.each([
  ['its name', '\x1bP>|XTerm(379)\x1b\\', 2],
  ['the name of one with all colours', '\x1b[?62;4c\x1bP>|kitty(0.41.1)\x1b\\', 3],
  ['that it draws sixels', '\x1b[?63;1;2;4;6c', 2],
])('a terminal of TERM=xterm that tells %s has more colours', async (_, answer, level) => {
  const desk = new Desk({ env: { TERM: 'xterm', NO_COLOR: '' } });
  const [input, output] = [new PassThrough(), new Output()];
  const terminal = openTerminal({ input, output });
  onTestFinished(() => terminal.close());
  const end = runApp(terminal, desk.services, desk.playScreen('shogi'), ROUTES);
  const text = () => output.writes.join('');
  expect(text()).toContain('\x1b[>q\x1b[c');
  // Without sixels, and then a key that is shown.
  const before = text();
  input.write('\x1b[?62;1;6cP');
  await eventually(() => expect(text()).not.toBe(before));
  expect(desk.services.colourLevel).toBe(1);
  input.write(answer);
  await eventually(() => expect(text()).toContain(level === 3 ? '48;2;' : '48;5;'));
  expect(desk.services.colourLevel).toBe(level);
  input.write('\x03');
  await end;
});
