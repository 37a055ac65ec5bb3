import { Box } from 'ink';
import { type Row, RowLine } from './rows.tsx';
import { useWindow } from './window.ts';

interface Props {
  readonly left: Row;
  readonly right: Row;
}

/** Two texts at the two ends of a line of the window. The right one is cut if both have no room. */
export function EdgesLine({ left, right }: Props) {
  const { columns } = useWindow();
  return (
    <Box width={columns - 1} height={1} justifyContent="space-between" columnGap={1}>
      <Box flexShrink={0}>
        <RowLine row={left} />
      </Box>
      <Box overflow="hidden">
        <Box flexShrink={0}>
          <RowLine row={right} />
        </Box>
      </Box>
    </Box>
  );
}
