import { expect, test } from 'vitest';
import { room } from '../../source/text/en/room.ts';

const { doorTexts } = room;

test('each text at the door of a server ends its line, but the question', () => {
  for (const [name, text] of Object.entries(doorTexts(() => 'example.org:2222'))) {
    expect(text.endsWith('\n')).toBe(name !== 'guestPrompt');
    expect(text.split('\n').filter((line) => line.length > 78)).toEqual([]);
  }
});

test('the line that registers a player can be typed as it stands', () => {
  expect(doorTexts(() => 'example.org:2222').severalKeys).toContain(
    'ssh -p 2222 new@example.org registers',
  );
});
