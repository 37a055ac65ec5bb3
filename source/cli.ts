import { homedir, userInfo } from 'node:os';
import { STATUS_FAILED } from './commands/command.ts';
import { findEarlyFlags } from './commands/early-flags.ts';
import type { MachineRooms } from './commands/private/machine-rooms.ts';
import { typedWords } from './commands/typed-words.ts';
import type { Rooms } from './rooms/rooms.ts';
import { addGame } from './rules/variants/index.ts';
import { filesOf, resolveFolders } from './settings/folders.ts';
import { isLanguage } from './settings/language.ts';
import { startLanguage } from './settings/start-language.ts';
import type { LoadedVariants } from './settings/variant-files.ts';
import { hasLetters } from './terminal/capabilities.ts';
import { endByHangup } from './terminal/guard.ts';
import { loadTexts } from './text/load-texts.ts';
import type { Texts } from './text/texts.ts';

// A write beyond the limit of the size of files (`ulimit -f`) then fails as on a full disk.
process.on('SIGXFSZ', () => {});
void main(process.argv.slice(2));

async function main(argv: readonly string[]): Promise<void> {
  // Else Node opens a port for debuggers, and writes of it over the screen.
  process.on('SIGUSR1', () => {});
  // `komadai complete SHELL LINE` is how a shell asks for what may come next in its own line.
  const isAsked = argv[0] === 'complete';
  const { home, variants, language, charset } = findEarlyFlags(
    isAsked ? typedWords(argv[2] ?? '') : argv,
  );
  const { configFile, variantsFolder, gamesFolder } = resolveFolders({
    env: process.env,
    platform: process.platform,
    userHome: homedir(),
    home,
  });
  const { env } = process;
  const texts = await loadTexts(
    startLanguage({ language, charset, configFile, env, hasLetters: hasLetters(env) }),
  );
  if (language !== undefined && isLanguage(language) && language !== texts.language && !isAsked) {
    const { reportText } = await import('./commands/report.ts');
    reportText(process, texts.settings.NO_LETTERS, 0);
  }
  // Before the arguments are read, since the games are among their choices.
  const loaded = await loadGames(variantsFolder, variants);
  for (const game of loaded?.games ?? []) addGame(game);
  if (isAsked) {
    const { answerShell } = await import('./commands/complete.ts');
    process.stdout.write(await answerShell(texts, argv.slice(1), { gamesFolder, configFile }));
  } else process.exitCode = await runProgram(texts, argv, loaded);
}

/** Reads the games of files. Hardly anybody has such files: what reads them is loaded for them. */
async function loadGames(folder: string, named?: string): Promise<LoadedVariants | undefined> {
  if (named === undefined && filesOf(folder, 'ini').length === 0) return undefined;
  const { loadVariantFiles } = await import('./settings/variant-files.ts');
  return loadVariantFiles(folder, named);
}

/** @returns the exit status */
async function runProgram(
  texts: Texts,
  argv: readonly string[],
  loaded: LoadedVariants | undefined,
): Promise<number> {
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
    reportVariants(texts, process, loaded);
  }
  const { runCommandLine } = await import('./commands/run.ts');
  return loaded?.named
    ? STATUS_FAILED
    : runCommandLine(argv, {
        texts,
        stdin: process.stdin,
        stdout: process.stdout,
        stderr: process.stderr,
        env: process.env,
        host: process,
        account,
        now: () => new Date(),
        random: Math.random,
        openRooms,
      });
}

/** The rooms of this machine. Their code is loaded when it is needed. */
function openRooms(...means: ConstructorParameters<typeof MachineRooms>): Rooms {
  let opened: Promise<Rooms> | undefined;
  const load = () => {
    opened ??= import('./commands/private/machine-rooms.ts').then(
      ({ MachineRooms }) => new MachineRooms(...means),
    );
    return opened;
  };
  return {
    host: async (...plan) => (await load()).host(...plan),
    resume: async (...game) => (await load()).resume(...game),
    find: async (...door) => (await load()).find(...door),
  };
}

async function endByFailure(error: Error): Promise<void> {
  const { reportFailure } = await import('./commands/report.ts');
  reportFailure(process, error);
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
