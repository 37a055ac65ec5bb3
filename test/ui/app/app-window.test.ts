import { PassThrough, Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../../../source/settings/settings.ts';
import { openTerminal } from '../../../source/terminal/session.ts';
import { AppWindow } from '../../../source/ui/app/app-window.ts';
import { Desk } from '../desk.ts';

function open(settings: Partial<Settings>, env: Record<string, string> = {}) {
  const desk = new Desk({ settings, env });
  const input = new PassThrough();
  let written = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  const terminal = openTerminal({ input, output });
  onTestFinished(() => terminal.close());
  const window = new AppWindow(terminal, desk.services);
  const take = () => {
    const text = written;
    written = '';
    return text;
  };
  const answer = async (text: string) => {
    input.write(text);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  };
  take();
  return { desk, window, terminal, take, answer };
}

const QUESTION = '\x1b]99;i=komadai:p=?;\x1b\\\x1b[>q';

test('the window has the name of the game, and its own at the end', () => {
  const { desk, window, take } = open({});
  window.follow(desk.playScreen('yari'));
  window.follow(desk.playScreen('yari'));
  expect(take()).toBe('\x1b[22;2t\x1b]2;Yari shogi - komadai\x1b\\');
  expect(window.leave()).toBe('\x1b]2;\x1b\\\x1b[23;2t');
});

test('the Linux console is asked nothing and named nothing', () => {
  const { desk, window, take } = open({ notify: 'on' }, { TERM: 'linux' });
  window.follow(desk.playScreen('yari'));
  expect([take(), window.leave()]).toEqual(['', '']);
});

test('a notification is shown only where it is wished, known and the window has no focus', async () => {
  const { desk, window, take, answer } = open({ notify: 'on' });
  window.follow(desk.playScreen('yari'));
  expect(take()).toContain(`\x1b[?1004h${QUESTION}`);
  await answer('\x1b[O');
  window.notify('Your turn.');
  expect(take()).toBe('');
  await answer('\x1bP>|foot(1.16.2)\x1b\\');
  window.notify('Your turn.');
  expect(take()).toBe('\x1b]777;notify;komadai;Your turn.\x1b\\');
  await answer('\x1b]99;i=komadai:p=?;p=title,body\x1b\\');
  window.notify('Your turn.');
  expect(take()).toContain('\x1b]99;i=komadai:p=body;Your turn.\x1b\\');
  await answer('\x1b[I');
  window.notify('Your turn.');
  expect(take()).toBe('');
});

test('focus is reported no longer once notifications are off', async () => {
  const { desk, window, take } = open({ notify: 'on' });
  window.follow(desk.playScreen('yari'));
  take();
  await desk.services.settings.set('notify', 'off');
  window.follow(desk.playScreen('yari'));
  expect(take()).toBe('\x1b[?1004l');
});

test('within tmux the terminal around it is asked and told', async () => {
  const { desk, window, take, answer } = open({ notify: 'on' }, { TMUX: '/tmp/tmux-0/default' });
  window.follow(desk.playScreen('yari'));
  expect(take()).toContain(`\x1bPtmux;${QUESTION.replaceAll('\x1b', '\x1b\x1b')}\x1b\\`);
  await answer('\x1bP>|kitty(0.36.4)\x1b\\\x1b[O');
  window.notify('Your turn.');
  expect(take()).toMatch(/^\x1bPtmux;\x1b\x1b\]99;i=komadai:d=0;komadai\x1b\x1b\\/);
});
