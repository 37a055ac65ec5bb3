import { expect, test } from 'vitest';
import { key } from '../../../source/terminal/key-event.ts';
import { en as ENGLISH } from '../../../source/text/en/index.ts';
import { App } from '../../../source/ui/app/app.ts';
import { AppView } from '../../../source/ui/app/app-view.tsx';
import type { Screen } from '../../../source/ui/app/screen.ts';
import { useServices } from '../../../source/ui/app/services-context.ts';
import { Line } from '../../../source/ui/ink/rows.tsx';
import { ROUTES } from '../../../source/ui/screens/routes.ts';
import { draw } from '../../helpers/component.tsx';
import { eventually } from '../../helpers/eventually.ts';
import { atOnce } from '../../helpers/manual-timers.ts';
import { Desk } from '../desk.ts';

/** Shows the charset of the services, and how many keys it got. */
class Counter implements Screen {
  readonly kind = 'counter';
  keys = 0;

  press(): void {
    this.keys++;
  }

  render() {
    return <Shown keys={this.keys} />;
  }
}

function Shown({ keys }: { readonly keys: number }) {
  return <Line text={`${useServices().charset} ${keys}`} />;
}

function show(columns = 80, rows = 24) {
  const { services } = new Desk({ settings: { charset: 'frame' } });
  const size = { columns, rows };
  const app = new App(
    new Counter(),
    { texts: ENGLISH, size, repaint() {}, suspend() {}, schedule: atOnce },
    ROUTES,
  );
  return { app, drawn: draw(<AppView app={app} services={services} />, { columns, rows }) };
}

/** What is drawn in the middle of the window. */
function shownIn(lines: readonly string[]): string[] {
  return lines.filter(Boolean).map((line) => line.trim());
}

test('the screen on top is drawn with the services around it', () => {
  expect(shownIn(show().drawn.lines)).toEqual(['frame 0']);
});

test('it stands in the middle of the window', () => {
  const { lines } = show().drawn;
  expect(lines).toHaveLength(23);
  expect(lines.indexOf(`${' '.repeat(36)}frame 0`)).toBe(11);
});

test('a key goes to the screen, which is drawn again', async () => {
  const { drawn } = show();
  drawn.press(key('up'));
  drawn.press({ kind: 'text', text: 'x' });
  await eventually(() => expect(shownIn(drawn.lines)).toEqual(['frame 2']));
});

test('a key of every screen goes to the app', () => {
  const { app, drawn } = show();
  drawn.press(key('ctrl-c'));
  expect(app.hasQuit).toBe(true);
  expect((app.screen as Counter).keys).toBe(0);
});

test('another screen takes its place', async () => {
  const { app, drawn } = show();
  app.open({ kind: 'other', render: () => <Line text="another" />, press() {} });
  app.changed();
  await eventually(() => expect(shownIn(drawn.lines)).toEqual(['another']));
});

test('a window that is too small shows no screen', () => {
  const { drawn } = show(30, 10);
  expect(drawn.lines.join(' ')).toMatch(/^This window is 30x10/);
  drawn.again({ size: { columns: 80, rows: 24 } });
  expect(shownIn(drawn.lines)).toEqual(['frame 0']);
});
