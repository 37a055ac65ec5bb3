import { expect, test } from 'vitest';
import { key } from '../../../source/terminal/key-event.ts';
import { Line } from '../../../source/ui/ink/rows.tsx';
import { useKeys } from '../../../source/ui/ink/use-keys.ts';
import { draw } from '../../helpers/component.tsx';

/** Tells what it hears. */
function Listener({ told }: { told: (text: string) => void }) {
  useKeys((event) => told(event.kind === 'key' ? event.name : `${event.kind} ${event.text}`));
  return <Line text="listening" />;
}

test('what is drawn last hears keys, texts and pastes, once each', () => {
  const [heard, later]: [string[], string[]] = [[], []];
  const drawn = draw(<Listener told={(text) => heard.push(text)} />);
  drawn.press(key('up'));
  drawn.again({ node: <Listener told={(text) => later.push(text)} /> });
  drawn.press(key('ctrl-c'));
  drawn.press({ kind: 'text', text: 'q' });
  drawn.press({ kind: 'paste', text: 'q' });
  expect(heard).toEqual(['up']);
  expect(later).toEqual(['ctrl-c', 'text q', 'paste q']);
  expect(drawn.listeners).toBe(1);
});

test('a component that is gone hears nothing', () => {
  const heard: string[] = [];
  const drawn = draw(<Listener told={(text) => heard.push(text)} />);
  drawn.again({ node: <Line text="gone" /> });
  drawn.press(key('up'));
  expect([heard, drawn.listeners]).toEqual([[], 0]);
});
