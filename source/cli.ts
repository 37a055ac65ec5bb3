import { userInfo } from 'node:os';
import { STATUS_FAILED } from './commands/command.ts';
import { reportFailure } from './commands/report.ts';
import { runCommandLine } from './commands/run.ts';
import { endByHangup } from './terminal/guard.ts';

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

process.exitCode = await runCommandLine(process.argv.slice(2), {
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
