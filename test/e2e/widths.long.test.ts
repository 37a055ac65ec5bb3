import { expect, test } from 'vitest';
import { startKomadai } from '../helpers/komadai.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test.each(['yari', 'shogi', 'ogi'])(
  '%s on a terminal that draws box lines two columns wide has an unbroken frame',
  async (variant) => {
    const program = startKomadai(['play', variant], {
      home: temporaryFolder(),
      ambiguousIsWide: true,
    });
    await program.waitFor(/\+-+\+/);
    const lines = program.screen();
    expect(lines.join('\n')).not.toMatch(/[─-╿]/);
    const edges = lines.filter((line) => /\| +[a-i]\b/.test(line));
    const columns = edges.map((line) => {
      // The edges of tiles are one column wide everywhere.
      return line
        .replace(/[▐▖-▟]/gu, ' ')
        .replace(/[^\x20-\x7e]/gu, '  ')
        .search(/\| +[a-i]\b/);
    });
    expect(new Set(columns.slice(0, 8)).size).toBe(1);
    program.write('P-');
    await program.waitFor('P-');
    program.write('\x03');
    expect((await program.exit).code).toBe(0);
  },
);

test('on any other terminal the lines stay', async () => {
  const program = startKomadai(['play', 'shogi'], { home: temporaryFolder() });
  await program.waitFor('Black>');
  program.write('P-7f\r');
  await program.waitFor('White>');
  expect(program.screen().join('\n')).toContain('┌────┬');
});
