import { Box } from 'ink';
import { describe, expect, test } from 'vitest';
import { themeFor } from '../../../source/ui/app/theme.ts';
import { Line, plainRow, RowLine, Rows } from '../../../source/ui/ink/rows.tsx';
import { draw } from '../../helpers/component.tsx';

const { title, chosen } = themeFor('mono', 0);

describe('a line', () => {
  test('stands in its style', () => {
    expect(draw(<Line text="Rules" style={title} />).raw).toBe(title('Rules'));
    expect(draw(<Line text="Rules" />).raw).toBe('Rules');
  });

  test('is not broken where it is longer than its box', () => {
    const { lines } = draw(
      <Box width={8} overflow="hidden" flexDirection="column">
        <Line text="one two three" />
        <Line text="four" />
      </Box>,
    );
    expect(lines).toEqual(['one two', 'four']);
  });

  test('takes a line of the screen where it is empty', () => {
    const { lines } = draw(
      <Box flexDirection="column">
        <Line text="a" />
        <Line text="" />
        <Line text="b" />
      </Box>,
    );
    expect(lines).toEqual(['a', '', 'b']);
  });

  test.each([
    ['a sequence', 'a\x1b[31mb', 'a[31mb'],
    ['a sequence of one unit', 'a\x9b31mb', 'a31mb'],
    ['a line break', 'a\nb', 'ab'],
    ['a separator of lines', 'a\u2028b', 'ab'],
    ['a turn of the writing direction', 'a\u202eb', 'ab'],
    ['a bell', 'a\x07b', 'ab'],
  ])('shows nothing of %s but what can be seen', (_, text, seen) => {
    expect(draw(<Line text={text} />).raw).toBe(seen);
  });

  test('counts wide characters by their columns', () => {
    const { lines } = draw(
      <Box>
        <Line text="歩兵" />
        <Line text="|" />
      </Box>,
    );
    expect(lines).toEqual(['歩兵|']);
  });
});

test('the spans of a row stand side by side, each in its own style', () => {
  const row = [{ text: 'a', style: title }, { text: ' ' }, { text: 'b', style: chosen }];
  expect(draw(<RowLine row={row} />).raw).toBe(`${title('a')} ${chosen('b')}`);
});

describe('rows', () => {
  test('stand one below the other, empty ones too', () => {
    const rows = [plainRow('a'), [], plainRow('b'), plainRow('')];
    expect(draw(<Rows rows={rows} />).lines).toEqual(['a', '', 'b', '']);
  });

  test('take no line of the screen where there are none', () => {
    const { lines } = draw(
      <Box flexDirection="column">
        <Rows rows={[]} />
        <Line text="below" />
      </Box>,
    );
    expect(lines).toEqual(['below']);
  });

  test('keep their height in a box that is too low for them', () => {
    const pair = (one: string, other: string) => <Rows rows={[plainRow(one), plainRow(other)]} />;
    const { lines } = draw(
      <Box flexDirection="column" height={3}>
        {pair('a', 'b')}
        {pair('c', 'd')}
      </Box>,
    );
    expect(lines).toEqual(['a', 'b', 'c']);
  });
});
