import { expect, test } from 'vitest';
import { type KeyEvent, key } from '../../../source/terminal/key-event.ts';
import type { KeyContext } from '../../../source/ui/app/keymap.ts';
import { Line } from '../../../source/ui/ink/rows.tsx';
import { useKeys } from '../../../source/ui/ink/use-keys.ts';
import { draw } from '../../helpers/component.tsx';

/** Tells what it hears. */
function Listener({ context, told }: { context: KeyContext; told: (text: string) => void }) {
  useKeys(
    context,
    (action) => told(`action ${action}`),
    (event) => told(event.kind === 'key' ? `key ${event.name}` : `${event.kind} ${event.text}`),
  );
  return <Line text="listening" />;
}

function listen(context: KeyContext) {
  const heard: string[] = [];
  const told = (text: string) => heard.push(text);
  return { heard, told, drawn: draw(<Listener context={context} told={told} />) };
}

test.each<[KeyContext, KeyEvent, string]>([
  ['list', key('up'), 'action up'],
  ['list', { kind: 'text', text: 'q' }, 'action back'],
  ['everywhere', key('up'), 'key up'],
  ['everywhere', { kind: 'text', text: 'q' }, 'text q'],
  ['everywhere', key('ctrl-c'), 'action quit'],
  ['list', key('ctrl-c'), 'key ctrl-c'],
  // A key of the context, were it typed.
  ['list', { kind: 'paste', text: 'q' }, 'paste q'],
])('in %s %j is heard as %s', (context, event, heard) => {
  const { drawn, heard: all } = listen(context);
  drawn.press(event);
  expect(all).toEqual([heard]);
});

test('what is drawn last hears the keys, once each', () => {
  const { drawn, heard } = listen('list');
  const later: string[] = [];
  drawn.again({ node: <Listener context="list" told={(text) => later.push(text)} /> });
  drawn.press(key('up'));
  expect([heard, later, drawn.listeners]).toEqual([[], ['action up'], 1]);
});

test('another context has other actions', () => {
  const { drawn, heard, told } = listen('list');
  drawn.again({ node: <Listener context="everywhere" told={told} /> });
  drawn.press(key('up'));
  expect(heard).toEqual(['key up']);
});

test('a component that is gone hears nothing', () => {
  const { drawn, heard } = listen('list');
  drawn.again({ node: <Line text="gone" /> });
  drawn.press(key('up'));
  expect([heard, drawn.listeners]).toEqual([[], 0]);
});
