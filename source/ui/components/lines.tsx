import { Box, Text } from 'ink';
import { type Row, visibleText } from '../row.ts';

/** One line of the screen; what is wider than the window is cut. */
export function Line({ row }: { readonly row: Row }) {
  return (
    <Text wrap="truncate">
      {row.length === 0 ? ' ' : null}
      {row.map(({ text, style }, index) =>
        style ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity but their place
          <Text key={index} {...style}>
            {visibleText(text)}
          </Text>
        ) : (
          visibleText(text)
        ),
      )}
    </Text>
  );
}

/** Lines one under the other. */
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
