import { Box } from 'ink';
import { expect, test } from 'vitest';
import { Line, plainRow, Rows } from '../../../source/ui/ink/rows.tsx';
import { useCursor } from '../../../source/ui/ink/use-cursor.ts';
import { draw } from '../../helpers/component.tsx';

function Caret({ column }: { readonly column: number }) {
  return (
    <Box ref={useCursor(column)}>
      <Line text="typed" />
    </Box>
  );
}

/** A caret at the right of a text, below as many lines as are asked for. */
function Page({ above, column }: { readonly above: number; readonly column: number }) {
  return (
    <Box flexDirection="column">
      <Rows rows={Array.from({ length: above }, () => plainRow('above'))} />
      <Box>
        <Line text="left " />
        <Caret column={column} />
      </Box>
    </Box>
  );
}

test.each([
  ['at the beginning of a box', 0, 0, { row: 0, column: 5 }],
  ['in it', 0, 3, { row: 0, column: 8 }],
  ['below other lines', 2, 1, { row: 2, column: 6 }],
])('the cursor stands %s', (_, above, column, place) => {
  expect(draw(<Page above={above} column={column} />).cursor).toEqual(place);
});

test('it follows the box and the caret', () => {
  const drawn = draw(<Page above={1} column={2} />);
  drawn.again({ node: <Page above={1} column={4} /> });
  expect(drawn.cursor).toEqual({ row: 1, column: 9 });
  drawn.again({ node: <Page above={3} column={4} /> });
  expect(drawn.cursor).toEqual({ row: 3, column: 9 });
});

test('it goes with the component', () => {
  const drawn = draw(<Page above={0} column={0} />);
  drawn.again({ node: <Line text="nothing to type" /> });
  expect(drawn.cursor).toBeUndefined();
});
