import { EventEmitter } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { guardTerminal } from '../../source/terminal/guard.ts';
import type { KeyEvent } from '../../source/terminal/key-event.ts';
import { openTerminal } from '../../source/terminal/session.ts';
import { manualTimers } from '../helpers/manual-timers.ts';

const ENTER = '\x1b[?1049h\x1b[2J\x1b[H\x1b[?25l\x1b[?2004h';
const MOUSE_ON = '\x1b[?1000h\x1b[?1006h';
const MOUSE_OFF = '\x1b[?1006l\x1b[?1000l';
const LEAVE = '\x1b[0m\x1b[?2004l\x1b[?25h\x1b[?1049l';

class FakeInput extends PassThrough {
  raw = false;
  modes: boolean[] = [];
  setRawMode(raw: boolean): void {
    this.raw = raw;
    this.modes.push(raw);
  }
}

class FakeOutput extends Writable {
  columns: number | undefined = 100;
  rows: number | undefined = 30;
  text = '';
  fault: Error | undefined;
  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error) => void): void {
    if (!this.fault) this.text += chunk.toString();
    done(this.fault);
  }
}

class FakeProcess extends EventEmitter {
  readonly killed: [number, string][] = [];
  readonly statuses: number[] = [];
  readonly pid = 42;
  errors = '';
  readonly stderr = {
    write: (text: string) => {
      this.errors += text;
    },
  };
  kill(pid: number, signal: string): void {
    this.killed.push([pid, signal]);
  }
  exit(status: number): void {
    this.statuses.push(status);
  }
}

function open() {
  const input = new FakeInput();
  const output = new FakeOutput();
  const host = new FakeProcess();
  const { schedule, advance } = manualTimers();
  const session = openTerminal({ input, output, jobControl: host, schedule });
  const log: string[] = [];
  session.on('key', (event) => log.push(shown(event)));
  session.on('resize', () => log.push(`resize ${session.columns}x${session.rows}`));
  session.on('repaint', () => log.push('repaint'));
  session.onHangup(() => log.push('hangup'));
  return { input, output, host, advance, session, log };
}

function shown(event: KeyEvent): string {
  return event.kind === 'key' ? `<${event.name}>` : event.text;
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

/** How many listeners a session has on what it was opened with. */
function listeners(...emitters: EventEmitter[]): number {
  let count = 0;
  for (const emitter of emitters) {
    for (const name of emitter.eventNames()) count += emitter.listenerCount(name);
  }
  return count;
}

describe('a session', () => {
  test('takes the terminal', () => {
    const { input, output } = open();
    expect(output.text).toBe(ENTER);
    expect(input.raw).toBe(true);
  });

  test('gives it back once, however often it is closed', () => {
    const { input, output, session } = open();
    session.close();
    session.close();
    expect(output.text).toBe(ENTER + LEAVE);
    expect(input.modes).toEqual([false, true, false]);
    expect(input.isPaused()).toBe(true);
  });

  test('says farewell each time before it gives the terminal back', () => {
    const { output, session, host } = open();
    let farewells = 0;
    session.on('leave', (words) => words.push(`bye ${++farewells} `));
    session.suspend();
    host.emit('SIGCONT');
    session.close();
    expect(output.text).toBe(`${ENTER}bye 1 ${LEAVE}${ENTER}bye 2 ${LEAVE}`);
  });

  test('leaves no listener behind', async () => {
    const input = new FakeInput();
    const output = new FakeOutput();
    const host = new FakeProcess();
    const before = listeners(input, output, host);
    const session = openTerminal({ input, output, jobControl: host });
    session.close();
    await settle();
    expect(listeners(input, output, host)).toBe(before);
  });

  test('reports keys, until a listener leaves', async () => {
    const { input, session, log } = open();
    const unsubscribe = session.on('key', (event) => log.push(`also ${shown(event)}`));
    input.write('a');
    await settle();
    unsubscribe();
    input.write('\x1b[A');
    await settle();
    expect(log).toEqual(['a', 'also a', '<up>']);
  });

  test('reports no key once it is closed', async () => {
    const { input, session, log } = open();
    session.close();
    input.write('a');
    await settle();
    expect(log).toEqual([]);
  });

  test('tells the size and its changes', () => {
    const { output, session, log } = open();
    expect([session.columns, session.rows]).toEqual([100, 30]);
    output.columns = 60;
    output.rows = 20;
    output.emit('resize');
    expect(log).toEqual(['resize 60x20']);
  });

  test.each([undefined, 0])('takes 80 by 24 if the size is %s', (size) => {
    const { output, session } = open();
    output.columns = size;
    output.rows = size;
    expect([session.columns, session.rows]).toEqual([80, 24]);
  });

  test('lets drawings through while it is open only', () => {
    const { output, session } = open();
    session.write('board');
    session.close();
    session.write('late');
    expect(output.text).toBe(`${ENTER}board${LEAVE}`);
  });

  test('works on an input that has no raw mode', async () => {
    const input = new PassThrough();
    const session = openTerminal({ input, output: new FakeOutput() });
    const keys: string[] = [];
    session.on('key', (event) => keys.push(shown(event)));
    input.write('a');
    await settle();
    session.close();
    expect(keys).toEqual(['a']);
  });

  test('shares nothing with another', async () => {
    const first = open();
    const second = open();
    first.input.write('a');
    first.session.close();
    second.input.write('b');
    await settle();
    expect(second.log).toEqual(['b']);
    expect(second.output.text).toBe(ENTER);
  });
});

describe('a frame', () => {
  const LONG = '歩'.repeat(1400);

  test.each([
    ['2', `\x1b[?2026h${LONG}\x1b[?2026l`, '\x1b[?2026l'],
    ['0', LONG, ''],
    ['4', LONG, ''],
  ])('of several writes, after the answer %s', async (answer, shown, farewell) => {
    const { input, output, session } = open();
    input.write(`\x1b[?2026;${answer}$y`);
    await settle();
    output.text = '';
    session.writeFrame('short');
    session.writeFrame(LONG);
    expect(output.text).toBe(`short${shown}`);
    output.text = '';
    session.close();
    expect(output.text).toBe(farewell + LEAVE);
  });

  test('is drawn as it is before the terminal has answered', () => {
    const { output, session } = open();
    session.writeFrame(LONG);
    expect(output.text).toBe(ENTER + LONG);
  });
});

describe('reports', () => {
  test('of focus and ground come until the terminal is given back, and again afterwards', async () => {
    const { input, output, host, session, log } = open();
    session.on('focus', (hasFocus) => log.push(`focus ${hasFocus}`));
    session.on('ground', (ground) => log.push(ground));
    session.setReports('focus', true);
    session.setReports('ground', true);
    expect(output.text).toBe(`${ENTER}\x1b[?1004h\x1b[?2031h`);
    input.write('a\x1b[O\x1b[?997;2nb');
    await settle();
    expect(log).toEqual(['a', 'focus false', 'light', 'b']);
    output.text = '';
    session.suspend();
    host.emit('SIGCONT');
    session.setReports('focus', false);
    session.close();
    expect(output.text).toBe(
      `\x1b[?1004l\x1b[?2031l${LEAVE}${ENTER}\x1b[?1004h\x1b[?2031h\x1b[?1004l\x1b[?2031l${LEAVE}`,
    );
  });
});

describe('the mouse', () => {
  test('is asked for and left alone at once, as often as that changes', () => {
    const { output, session } = open();
    session.setReports('mouse', false);
    session.setReports('mouse', true);
    session.setReports('mouse', true);
    session.setReports('mouse', false);
    expect(output.text).toBe(ENTER + MOUSE_ON + MOUSE_OFF);
    session.close();
    expect(output.text).toBe(ENTER + MOUSE_ON + MOUSE_OFF + LEAVE);
  });

  test('is left alone with everything else, and asked for again after a stop', () => {
    const { output, host, session } = open();
    session.setReports('mouse', true);
    session.suspend();
    expect(output.text).toBe(ENTER + MOUSE_ON + MOUSE_OFF + LEAVE);
    output.text = '';
    host.emit('SIGCONT');
    session.close();
    session.setReports('mouse', false);
    session.setReports('mouse', true);
    expect(output.text).toBe(ENTER + MOUSE_ON + MOUSE_OFF + LEAVE);
  });

  test('tells of clicks, in order with the keys', async () => {
    const { input, session, log } = open();
    session.on('mouse', ({ action, place }) => log.push(`${action} ${place.column},${place.row}`));
    input.write('a\x1b[<0;3;2Mb');
    await settle();
    expect(log).toEqual(['a', 'press 2,1', 'b']);
  });

  test.each<[string, (terminal: ReturnType<typeof open>) => void]>([
    ['it comes', ({ input }) => input.write('\x1b[<0;1;1m')],
    ['half a second is over', ({ advance }) => advance(500)],
    ['the line drops', ({ input }) => input.end()],
  ])('the end waits for the release of a button, until %s', async (_, happen) => {
    const terminal = open();
    const { input, session, log } = terminal;
    input.write('\x1b[<0;1;1M');
    await settle();
    void session.buttonUp().then(() => log.push('up'));
    await settle();
    expect(log).toEqual([]);
    happen(terminal);
    await settle();
    expect(log).toContain('up');
  });

  test('the end waits for nothing where no button is down', async () => {
    const { input, session } = open();
    await session.buttonUp();
    input.write('\x1b[<0;1;1M\x1b[<0;1;1m\x1b[<64;1;1M');
    await settle();
    await session.buttonUp();
  });
});

describe('stopped by Ctrl-Z', () => {
  test('it gives the terminal back and stops its process group', () => {
    const { input, output, host, session } = open();
    session.suspend();
    session.suspend();
    expect(output.text).toBe(ENTER + LEAVE);
    expect(input.raw).toBe(false);
    expect(host.killed).toEqual([[0, 'SIGTSTP']]);
    expect(host.listenerCount('SIGTSTP')).toBe(0);
    session.write('late');
    expect(output.text).toBe(ENTER + LEAVE);
  });

  test('it takes the terminal again when it is continued', () => {
    const { input, output, host, advance, session, log } = open();
    session.suspend();
    output.text = '';
    host.emit('SIGCONT');
    expect(output.text).toBe(ENTER);
    expect(input.raw).toBe(true);
    advance(5000);
    expect(log).toEqual(['repaint']);
  });

  test('it stops in the same way each time that a signal says so', () => {
    const { output, host, log } = open();
    for (let round = 0; round < 2; round++) {
      host.emit('SIGTSTP', 'SIGTSTP');
      host.emit('SIGCONT', 'SIGCONT');
      host.emit('SIGCONT', 'SIGCONT');
    }
    expect(host.killed).toEqual([
      [0, 'SIGTSTP'],
      [0, 'SIGTSTP'],
    ]);
    expect(output.text.split(LEAVE)).toHaveLength(3);
    expect(log).toHaveLength(4);
  });

  test('it goes on if nobody stopped it', () => {
    const { input, advance, session, log } = open();
    session.suspend();
    advance(5000);
    expect(input.raw).toBe(true);
    expect(log).toEqual(['repaint']);
  });

  test('it repaints when the window was changed and has its old size again', () => {
    const { host, log, session } = open();
    host.emit('SIGWINCH');
    expect(log).toEqual(['repaint']);
    session.suspend();
    host.emit('SIGWINCH');
    expect(log).toEqual(['repaint']);
  });

  test('it repaints after a stop that came from elsewhere', () => {
    const { input, host, log } = open();
    input.modes = [];
    host.emit('SIGCONT');
    expect(input.modes).toEqual([false, true]);
    expect(log).toEqual(['repaint']);
  });

  test('closing it then gives nothing back twice', () => {
    const { output, host, advance, session, log } = open();
    session.suspend();
    session.close();
    host.emit('SIGCONT');
    advance(5000);
    expect(output.text).toBe(ENTER + LEAVE);
    expect(log).toEqual([]);
  });
});

describe('a line that dropped', () => {
  const fault = (code: string) => Object.assign(new Error(code), { code });

  test.each<[string, (terminal: ReturnType<typeof open>) => void]>([
    ['the input ends', ({ input }) => input.end()],
    ['reading fails', ({ input }) => input.destroy(fault('EIO'))],
    ['the input is closed', ({ input }) => input.destroy()],
    ['the output is closed', ({ output }) => output.destroy()],
    [
      'writing fails',
      ({ output, session }) => {
        output.fault = fault('EPIPE');
        session.write('board');
      },
    ],
    [
      'all of it',
      ({ input, output, session }) => {
        output.fault = fault('EIO');
        session.write('board');
        session.write('board');
        input.destroy(fault('EIO'));
      },
    ],
  ])('%s: told once, and nothing throws', async (_, drop) => {
    const terminal = open();
    drop(terminal);
    await settle();
    expect(terminal.log).toEqual(['hangup']);
    const { text } = terminal.output;
    terminal.session.write('late');
    terminal.session.suspend();
    terminal.host.emit('SIGCONT');
    expect(terminal.output.text).toBe(text);
    terminal.session.close();
    await settle();
    expect(terminal.log).toEqual(['hangup']);
  });

  test('a mode that cannot be set is a dropped line as well', async () => {
    const input = new FakeInput();
    input.setRawMode = () => {
      input.emit('error', fault('EIO'));
    };
    const session = openTerminal({ input, output: new FakeOutput() });
    let told = 0;
    session.onHangup(() => {
      told += 1;
    });
    await settle();
    session.close();
    await settle();
    expect(told).toBe(1);
  });

  test('what fails while it is closed is no uncaught error', async () => {
    const { output, session, log } = open();
    output.fault = fault('EIO');
    session.close();
    await settle();
    expect(log).toEqual([]);
  });
});

describe('a guarded terminal', () => {
  function guarded() {
    const host = new FakeProcess();
    const session = new EventEmitter();
    let closed = 0;
    const release = guardTerminal(
      {
        close: () => {
          closed += 1;
        },
        onHangup: (listener) => {
          session.on('hangup', listener);
          return () => session.off('hangup', listener);
        },
      },
      host,
    );
    return { host, session, release, closed: () => closed };
  }

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGQUIT', 131],
    ['SIGALRM', 142],
    ['SIGUSR2', 140],
  ])('is given back on %s', (signal, status) => {
    const { host, closed } = guarded();
    host.emit(signal, signal);
    expect([closed(), host.statuses]).toEqual([1, [status]]);
  });

  test.each<[string, (guard: ReturnType<typeof guarded>) => void]>([
    ['on SIGHUP', ({ host }) => host.emit('SIGHUP', 'SIGHUP')],
    ['when the session has noticed', ({ session }) => session.emit('hangup')],
  ])('ends by SIGHUP when the line drops: %s', async (_, drop) => {
    const guard = guarded();
    drop(guard);
    await settle();
    expect(guard.closed()).toBeGreaterThan(0);
    expect(guard.host.statuses).toEqual([]);
    expect(guard.host.killed).toEqual([[42, 'SIGHUP']]);
    expect(guard.host.listenerCount('SIGHUP')).toBe(0);
  });

  test('is given back on an uncaught error, which is printed', () => {
    const { host, closed } = guarded();
    host.emit('uncaughtException', new RangeError('no such square'));
    expect([closed(), host.statuses]).toEqual([1, [1]]);
    expect(host.errors).toContain('RangeError: no such square');
  });

  test('is given back when the program exits', () => {
    const { host, closed } = guarded();
    host.emit('exit');
    expect([closed(), host.statuses]).toEqual([1, []]);
  });

  test('is not touched once it is released', () => {
    const { host, session, release } = guarded();
    release();
    expect(listeners(host, session)).toBe(0);
  });
});
