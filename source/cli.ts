import { homedir, userInfo } from 'node:os';
import { STATUS_FAILED, STATUS_USAGE } from './commands/command.ts';
import { findEarlyFlags } from './commands/early-flags.ts';
import { resolveFolders } from './settings/folders.ts';
import { iniFiles } from './settings/ini-files.ts';
import type { LoadedVariants } from './settings/variant-files.ts';
import { endByHangup } from './terminal/guard.ts';

void main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<void> {
  const { home, variants } = findEarlyFlags(argv);
  const { variantsFolder } = resolveFolders({
    env: process.env,
    platform: process.platform,
    userHome: homedir(),
    home,
  });
  const loaded = await loadGames(variantsFolder, variants);
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // `| head` has read enough, or the terminal is gone: nobody is left to tell.
      if (error.code === 'EPIPE') process.exit(0);
      if (error.code === 'EIO') endByHangup(process);
      else void endByFailure(error);
    });
  }
  if (loaded) {
    const { reportVariants } = await import('./commands/report-variants.ts');
    reportVariants(process, loaded);
  }
  // After the games, which the commands list when they are loaded.
  const { runCommandLine } = await import('./commands/run.ts');
  process.exitCode = loaded?.named
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
}

/** Adds the games of files. Hardly anybody has such files: what reads them is loaded for them. */
async function loadGames(folder: string, named?: string): Promise<LoadedVariants | undefined> {
  if (named === undefined && iniFiles(folder).length === 0) return undefined;
  const { loadVariantFiles } = await import('./settings/variant-files.ts');
  return loadVariantFiles(folder, named);
}

async function endByFailure(error: Error): Promise<void> {
  const { reportFailure } = await import('./commands/report.ts');
  reportFailure(process, '', error);
  process.exit(STATUS_FAILED);
}

function account(): string {
  try {
    return userInfo().username;
  } catch {
    // A process number without an account, as in containers.
    return '';
  }
}
