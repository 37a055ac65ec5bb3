import { homedir, userInfo } from 'node:os';
import { findEarlyFlags } from './commands/early-flags.ts';
import { typedWords } from './commands/typed-words.ts';
import { resolveFolders } from './settings/folders.ts';
import { loadVariantFiles } from './settings/variant-files.ts';

const argv = process.argv.slice(2);
// `komadai complete SHELL LINE` is how a shell asks for what may come next in its own line.
const isAsked = argv[0] === 'complete';
const { home, variants } = findEarlyFlags(isAsked ? typedWords(argv[2] ?? '') : argv);
const { variantsFolder, gamesFolder } = resolveFolders({
  env: process.env,
  platform: process.platform,
  userHome: homedir(),
  home,
});
// Before the commands, which list the games when they are loaded.
const loaded = loadVariantFiles(variantsFolder, variants);
if (isAsked) {
  const { answerShell } = await import('./commands/complete.ts');
  process.stdout.write(await answerShell(argv.slice(1), gamesFolder));
} else process.exitCode = await runProgram();

async function runProgram(): Promise<number> {
  const { STATUS_FAILED, STATUS_USAGE } = await import('./commands/command.ts');
  const { reportFailure, reportVariants } = await import('./commands/report.ts');
  const { runCommandLine } = await import('./commands/run.ts');
  const { endByHangup } = await import('./terminal/guard.ts');

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
  return loaded.named
    ? STATUS_USAGE
    : runCommandLine(argv, {
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

function account(): string {
  try {
    return userInfo().username;
  } catch {
    // A process number without an account, as in containers.
    return '';
  }
}
