import { homedir, userInfo } from 'node:os';
import { STATUS_FAILED, STATUS_USAGE } from './commands/command.ts';
import { findEarlyFlags } from './commands/early-flags.ts';
import { reportFailure, reportVariants } from './commands/report.ts';
import { runCommandLine } from './commands/run.ts';
import { addGame } from './rules/variants/index.ts';
import { resolveFolders } from './settings/folders.ts';
import { loadVariantFiles } from './settings/variant-files.ts';
import { endByHangup } from './terminal/guard.ts';

const argv = process.argv.slice(2);
const { home, variants } = findEarlyFlags(argv);
const { variantsFolder } = resolveFolders({
  env: process.env,
  platform: process.platform,
  userHome: homedir(),
  home,
});
// Before the arguments are read, since the games are among their choices.
const loaded = loadVariantFiles(variantsFolder, variants);
for (const game of loaded.games) addGame(game);

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // `| head` has read enough, or the terminal is gone: nobody is left to tell.
    if (error.code === 'EPIPE') process.exit(0);
    if (error.code === 'EIO') endByHangup(process);
    else {
      reportFailure(process, '', error);
      process.exit(STATUS_FAILED);
    }
  });
}

reportVariants(process, loaded);
process.exitCode = loaded.named
  ? STATUS_USAGE
  : await runCommandLine(argv, {
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      env: process.env,
      host: process,
      account,
      now: () => new Date(),
      random: Math.random,
    });

function account(): string {
  try {
    return userInfo().username;
  } catch {
    // A process number without an account, as in containers.
    return '';
  }
}
