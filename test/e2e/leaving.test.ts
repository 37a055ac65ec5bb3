import { expect } from 'vitest';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { startKomadai } from '../helpers/komadai.ts';
import { longTest, sharedTest, shareOf } from '../helpers/run-size.ts';
import { expectRestored, playMove, savedGames, waitForPly } from '../helpers/screen-game.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const WAYS: readonly [what: string, leave: string | NodeJS.Signals][] = [
  ['quit', 'quit\r'],
  ['Ctrl-C', '\x03'],
  ['SIGHUP', 'SIGHUP'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGINT', 'SIGINT'],
  ['SIGQUIT', 'SIGQUIT'],
  ['SIGUSR2', 'SIGUSR2'],
];

sharedTest.each(shareOf(WAYS))(
  'after %s the shell shows where the game is kept',
  async (_, way) => {
    const home = temporaryFolder();
    const program = startKomadai(['play', 'yari'], { home });
    await waitForPly(program, 0);
    await playMove(program, 'P-4f', 1);
    if (way.startsWith('SIG')) program.kill(way as NodeJS.Signals);
    else program.write(way);
    await program.exit;
    expectRestored(program);
    const { name } = itemAt(savedGames(home), 0);
    expect(program.screen().filter((line) => line !== '')).toEqual([
      `Kept as ${name}. "komadai resume" goes on.`,
    ]);
  },
);

longTest('SIGUSR1 opens no debugger over the board', async () => {
  const program = startKomadai(['play', 'yari'], { home: temporaryFolder() });
  await waitForPly(program, 0);
  program.kill('SIGUSR1');
  await playMove(program, 'P-4f', 1);
  expect(program.rawOutput.toString()).not.toContain('Debugger');
});

longTest('nothing where no game was begun', async () => {
  const program = startKomadai(['play', 'yari'], { home: temporaryFolder() });
  await waitForPly(program, 0);
  program.write('\x03');
  await program.exit;
  expect(program.screen().join('')).toBe('');
});
