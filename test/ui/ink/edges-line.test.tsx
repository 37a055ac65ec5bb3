import { Box } from 'ink';
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { themeFor } from '../../../source/ui/app/theme.ts';
import { EdgesLine } from '../../../source/ui/ink/edges-line.tsx';
import { Line, plainRow } from '../../../source/ui/ink/rows.tsx';
import { draw } from '../../helpers/component.tsx';

function edges(left: string, right: string, columns: number): readonly string[] {
  return draw(<EdgesLine left={plainRow(left)} right={plainRow(right)} />, { columns }).lines;
}

test.each([
  ['a window', 20, 'left          right'],
  ['a wider one', 30, 'left                    right'],
  ['just enough room', 11, 'left right'],
])('the texts stand at the two ends of %s, and one column stays free', (_, columns, line) => {
  expect(edges('left', 'right', columns)).toEqual([line]);
});

test.each([
  [10, 'left righ'],
  [7, 'left r'],
  [6, 'left'],
])('in %i columns the right text gives way', (columns, line) => {
  expect(edges('left', 'right', columns)).toEqual([line]);
});

test.each([9, 10, 11, 12])('wide characters stay within a window of %i columns', (columns) => {
  const [line = ''] = edges('left', '歩兵歩兵', columns);
  expect(line).toMatch(/^left 歩/);
  expect(stringWidth(line)).toBeLessThanOrEqual(columns);
});

test('it takes one line, be there room or not', () => {
  const { lines } = draw(
    <Box flexDirection="column">
      <EdgesLine left={plainRow('left')} right={plainRow('right '.repeat(9))} />
      <Line text="below" />
    </Box>,
    { columns: 20 },
  );
  expect(lines).toEqual(['left right right ri', 'below']);
});

test('a text without its partner stands where it stood', () => {
  expect(edges('left', '', 20)).toEqual(['left']);
  expect(edges('', 'right', 20)).toEqual(['              right']);
});

test('each text has its own style', () => {
  const { title, quiet } = themeFor('dark', 1);
  const left = [{ text: 'left', style: title }];
  const { raw } = draw(<EdgesLine left={left} right={plainRow('right', quiet)} />);
  expect(raw).toContain(title('left'));
  expect(raw).toContain(quiet('right'));
});

test('it follows the width of the window', () => {
  const drawn = draw(<EdgesLine left={plainRow('left')} right={plainRow('right')} />, {
    columns: 20,
  });
  drawn.again({ size: { columns: 13, rows: 24 } });
  expect(drawn.lines).toEqual(['left   right']);
});
