import { PassThrough, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Command, CommandEntry } from '../../source/commands/command.ts';
import { runCommandLine } from '../../source/commands/run.ts';
import { showScreen } from '../../source/commands/show-screen.ts';
import { openWorkspace } from '../../source/commands/workspace.ts';
import { readSfen } from '../../source/rules/notation/sfen.ts';
import { openTerminal } from '../../source/terminal/session.ts';
import { en as ENGLISH } from '../../source/text/en/index.ts';
import { runApp } from '../../source/ui/app/run-app.tsx';
import type { Screen } from '../../source/ui/app/screen.ts';
import type { Services } from '../../source/ui/app/services.ts';
import { ListScreen } from '../../source/ui/screens/list/list.tsx';
import { roomScreen } from '../../source/ui/screens/rooms/room-screen.ts';
import { ROUTES } from '../../source/ui/screens/routes.ts';
import { enterLine } from '../helpers/enter-line.ts';
import { eventually } from '../helpers/eventually.ts';
import { FakeRooms } from '../helpers/fake-rooms.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { variantOf } from '../helpers/variant-of.ts';
import { Desk } from '../ui/desk.ts';

const ENTER = '\x1b[?1049h';
/** Pastes as usual, the cursor shown, the screen of before. */
const LEAVE = '\x1b[0m\x1b[?2004l\x1b[?25h\x1b[?1049l';

class Output extends Writable {
  readonly isTTY = true;
  readonly columns = 80;
  readonly rows = 24;
  text = '';

  constructor() {
    super({ decodeStrings: false });
  }

  override _write(text: string, _encoding: BufferEncoding, done: () => void): void {
    this.text += text;
    done();
  }
}

class Input extends PassThrough {
  readonly isTTY = true;
  isRaw = false;

  setRawMode(raw: boolean): void {
    this.isRaw = raw;
  }
}

/** A list that fails when x is pressed: at once, or while it is drawn. */
function brokenScreen(where: 'key' | 'component'): ListScreen {
  let isBroken = false;
  const list = new ListScreen({ title: 'List', items: [{ text: 'line', choose: () => {} }] });
  const press = list.press.bind(list);
  Object.defineProperty(list, 'press', {
    value: (...[event, app]: Parameters<ListScreen['press']>) => {
      const isX = event.kind === 'text' && event.text === 'x';
      if (isX && where === 'key') throw new Error('the key is broken');
      if (isX) isBroken = true;
      press(event, app);
    },
  });
  Object.defineProperty(list, 'title', {
    get: () => {
      if (isBroken) throw new Error('the component is broken');
      return 'List';
    },
  });
  return list;
}

describe.each(['key', 'component'] as const)('an exception in a %s', (where) => {
  test('rejects, and the terminal can be given back', async () => {
    const { services } = new Desk();
    const [input, output] = [new Input(), new Output()];
    const terminal = openTerminal({ input, output });
    const done = runApp(terminal, services, brokenScreen(where), ROUTES);
    await eventually(() => expect(output.text).toContain('List'));
    input.write('x');
    await expect(done).rejects.toThrow(`the ${where} is broken`);
    terminal.close();
    expect(output.text.endsWith(LEAVE)).toBe(true);
    expect(input.isRaw).toBe(false);
  });

  test('is said in words, with the place of the saved game', async () => {
    const run = await showBroken(where, (services) => {
      const variant = variantOf('shogi');
      const start = readSfen(variant, variant.start);
      const guest = { kind: 'person', name: 'Guest' } as const;
      const players = { black: guest, white: guest };
      const match = services.table.start({ variant, start, players });
      expect(enterLine(match, 'P-7f').kind).toBe('played');
    });
    expect(run.status).toBe(1);
    expect(run.stderr).toMatch(
      /^komadai(?: broken)?: an error in the program ended it\. The game is saved in \S+\.psn; komadai resume goes on\. The error: .*\n/,
    );
    expect(run.stderr).toContain(`the ${where} is broken`);
    expect(run.stderr).toContain(run.home);
    expect(run.screen).toContain(ENTER);
    expect(run.screen.endsWith(LEAVE)).toBe(true);
    expect(run.isRaw).toBe(false);
  });

  test('is said in words where no game was begun', async () => {
    const { stderr } = await showBroken(where, () => {});
    expect(stderr).toMatch(/an error in the program ended it\. The error: /);
    expect(stderr).toContain(`the ${where} is broken`);
    expect(stderr).not.toContain('saved');
  });
});

test('the signals and errors of the process are left alone afterwards', async () => {
  const events = [
    'SIGHUP',
    'SIGINT',
    'SIGTERM',
    'SIGCONT',
    'SIGWINCH',
    'uncaughtException',
    'exit',
  ];
  const before = events.map((event) => process.listenerCount(event));
  await showBroken('key', () => {});
  expect(events.map((event) => process.listenerCount(event))).toEqual(before);
});

test('a second session adds no listener to the process', async () => {
  const listeners = () =>
    process.eventNames().map((event) => [event, process.listenerCount(event)] as const);
  const endFirst = await openSession();
  const before = listeners();
  const endSecond = await openSession();
  expect(listeners()).toEqual(before);
  await Promise.all([endFirst(), endSecond()]);
});

describe('a room that is left with the screen', () => {
  /** Plays in a room that was opened on a screen, as the menu does, and leaves. */
  async function leave(before?: { readonly keys: string; readonly shown: string }) {
    const rooms = new FakeRooms();
    const stay = await rooms.resume();
    if (!stay.ok) throw new Error(stay.fault.code);
    const [stdin, stdout] = [new Input(), new Output()];
    const command: Command = {
      operands: [],
      flags: {},
      examples: [],
      run: (context) =>
        showScreen(context, openWorkspace(context), (services) => roomScreen(services, stay.value)),
    };
    const status = runCommandLine(
      ['room'],
      {
        texts: ENGLISH,
        stdin,
        stdout,
        stderr: new Output(),
        openRooms: () => rooms,
        env: { LANG: 'C.UTF-8', TERM: 'xterm', NO_COLOR: '1', KOMADAI_HOME: temporaryFolder() },
        now: () => new Date(2026, 10, 20),
        random: () => 0,
      },
      [{ name: 'room', summary: () => '', load: async () => command }],
    );
    await eventually(() => expect(stdout.text).toContain('ply 0'));
    stdin.write(before?.keys ?? '');
    await eventually(() => expect(stdout.text).toContain(before?.shown ?? ''));
    stdin.write('quit\r');
    expect(await status).toBe(0);
    return stdout.text.slice(stdout.text.indexOf(LEAVE) + LEAVE.length);
  }

  test('tells how to go on', async () => {
    expect(await leave()).toBe('The game is kept; go on with: komadai host --resume\n');
  });

  test('tells nothing if its game is over', async () => {
    expect(await leave({ keys: 'resign\ry', shown: 'resignation' })).toBe('');
  });
});

/** Shows a list in a session of its own. @returns what ends it */
async function openSession(): Promise<() => Promise<void>> {
  const { services } = new Desk();
  const [input, output] = [new Input(), new Output()];
  const terminal = openTerminal({ input, output });
  const list = new ListScreen({ title: 'List', items: [] });
  const run = runApp(terminal, services, list, ROUTES);
  await eventually(() => expect(output.text).toContain('List'));
  return async () => {
    input.end();
    await run;
    terminal.close();
  };
}

/** Runs a command that shows the broken screen, and presses x. */
async function showBroken(where: 'key' | 'component', begin: (services: Services) => void) {
  const home = temporaryFolder();
  const [stdin, stdout, stderr] = [new Input(), new Output(), new Output()];
  const command: Command = {
    operands: [],
    flags: {},
    examples: [],
    run: (context) =>
      showScreen(context, openWorkspace(context), (services): Screen => {
        begin(services);
        return brokenScreen(where);
      }),
  };
  const entry: CommandEntry = { name: 'broken', summary: () => '', load: async () => command };
  const status = runCommandLine(
    ['broken'],
    {
      texts: ENGLISH,
      stdin,
      stdout,
      stderr,
      env: { LANG: 'C.UTF-8', TERM: 'xterm', NO_COLOR: '1', KOMADAI_HOME: home },
      now: () => new Date(2026, 10, 20),
      random: () => 0,
    },
    [entry],
  );
  await eventually(() => expect(stdout.text).toContain('List'));
  stdin.write('x');
  return {
    home,
    status: await status,
    stderr: stderr.text,
    screen: stdout.text,
    isRaw: stdin.isRaw,
  };
}
