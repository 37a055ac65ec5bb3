import { Box, Text } from 'ink';
import { type Row, rowText } from '../row.ts';

/** One line of the screen. */
export function Line({ row }: { readonly row: Row }) {
  return <Text wrap="truncate">{rowText(row) || ' '}</Text>;
}

/**
 * Lines one under the other. What stands side by side is put together before, by `joinRows`: Ink
 * is asked for lines only (see `runApp`).
 */
export function Lines({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <Box flexDirection="column">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <Line key={index} row={row} />
      ))}
    </Box>
  );
}
