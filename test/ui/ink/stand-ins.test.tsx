import { Box, Text } from 'ink';
import { act } from 'react';
import stringWidth from 'string-width';
import { beforeEach, expect, test, vi } from 'vitest';
import Output from '../../../scripts/bundle/ink-output.ts';
import cachedStringWidth from '../../../scripts/bundle/string-width.ts';
import { parseLine } from '../../../source/terminal/cells.ts';
import { draw } from '../../helpers/component.tsx';

// What the build puts before packages stands before them in tests too.

const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');

beforeEach(() => {
  segment.mockClear();
});

test('string-width is the one of the bundle', () => {
  expect(stringWidth).toBe(cachedStringWidth);
});

test("Ink's output is the one of the bundle", () => {
  const get = vi.spyOn(Output.prototype, 'get');
  draw(<Text>歩</Text>);
  expect(get).toHaveBeenCalled();
  get.mockRestore();
});

test('Ink and its packages measure by the string-width of the bundle', () => {
  draw(
    <Box width={6} flexDirection="column">
      <Text wrap="truncate">歩兵</Text>
      <Text>桂馬 銀将 金将</Text>
    </Box>,
  );
  expect(segment).not.toHaveBeenCalled();
});

test('our own files cut texts by the segmenter of the bundle', () => {
  parseLine('飛車角行', 80);
  expect(segment).not.toHaveBeenCalled();
});

test('React is the one of the bundle, without its checks of development', () => {
  expect(act).toBeUndefined();
});
