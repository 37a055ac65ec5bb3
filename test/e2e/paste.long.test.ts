import { expect, test } from 'vitest';
import { runPlain, startKomadai } from '../helpers/komadai.ts';
import { fixtureLines } from '../helpers/oracle.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

interface FixtureGame {
  readonly moves: readonly string[];
}

test('a paste of 60 moves is played to the last', async () => {
  const games = fixtureLines<FixtureGame>('games-shogi.jsonl');
  const moves = games
    .map((game) => game.moves)
    .find(({ length }) => length > 60)
    ?.slice(0, 60);
  const home = temporaryFolder();
  const program = startKomadai(['play', 'shogi'], { home });
  await program.waitFor('Black>');
  program.write(`\x1b[200~${moves?.join(' ')}\n\x1b[201~`);
  await program.waitFor('ply 60 - Black to play');
  program.write('\x03');
  expect((await program.exit).code).toBe(0);
  const list = runPlain(['games'], { home });
  expect((await list).stdout.trim().split('\t').at(-1)).toBe('60');
});
