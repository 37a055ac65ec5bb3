import { runCommandLine } from './commands/run.ts';

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader has had enough (`| head`), or the terminal is gone: nobody is left to tell.
    if (error.code === 'EPIPE' || error.code === 'EIO') process.exit(0);
    throw error;
  });
}

process.exitCode = await runCommandLine(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  now: () => new Date(),
  random: Math.random,
});
