import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMON_FLAGS, namedFlags } from '../../source/commands/flags.ts';
import { COMMANDS } from '../../source/commands/table.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';
import { PROGRAM, programEnvironment, run } from '../helpers/komadai.ts';
import { startPty } from '../helpers/pty.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { SHELLS, type Shell, scriptFor } from './completion-script.ts';

const missing = SHELLS.filter((shell) => spawnSync(shell, ['-c', 'true']).status !== 0);

test.for(SHELLS)('%s reads the script', async (shell, { skip }) => {
  if (missing.includes(shell)) skip(`${shell} is not installed`);
  const file = join(temporaryFolder(), 'script');
  writeFileSync(file, await scriptFor(shell));
  const { status, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

/** A folder with the program in `bin`, saved games, and files in the working folder. */
interface Desk {
  readonly env: Record<string, string>;
  readonly cwd: string;
  readonly script: string;
}

async function setUp(shell: Shell): Promise<Desk> {
  const home = temporaryFolder();
  const cwd = join(home, 'work');
  const env = programEnvironment(home);
  const games = {
    [env.KOMADAI_HOME ?? '']: { lost: '*', 'evening game': '*', over: '1-0' },
    [join(home, 'other')]: { else: '*' },
  };
  for (const [folder, results] of Object.entries(games)) {
    mkdirSync(join(folder, 'games'), { recursive: true });
    for (const [name, result] of Object.entries(results)) {
      const text = `[Variant "yari"]\n[Result "${result}"]\n\n1. P-7f ${result}\n`;
      writeFileSync(join(folder, 'games', `${name}.psn`), text);
    }
  }
  mkdirSync(join(cwd, 'records'), { recursive: true });
  writeFileSync(join(cwd, 'loose.psn'), '');
  const bin = join(home, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'komadai'), `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`);
  chmodSync(join(bin, 'komadai'), 0o755);
  const script = join(home, 'script');
  writeFileSync(script, await scriptFor(shell));
  return { env: { ...env, PATH: `${bin}:${env.PATH}` }, cwd, script };
}

/** The function of the script with the variables that bash sets for it. */
const BASH = `source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _komadai; printf '%s\\n' "\${COMPREPLY[@]}"`;

/** The same in zsh, with stand-ins for those functions that only work at its prompt. */
const ZSH = `compdef() { }
compset() { cur=\${cur#*=} }
offer() { local each; for each; do [[ $each == "$cur"* ]] && print -r -- $each; done }
_describe() { offer "\${(@)\${(@)\${(@)offers//\\\\:/|}%%:*}//|/:}" }
_wanted() { local each found=1; for each in $offers; do [[ $each == "$cur"* ]] && found=0; done
  offer $offers; return found }
_call_program() { shift; eval "$*" }
_files() { if [[ $1 == -/ ]]; then offer *(N/); else offer *(N); fi }
source "$1"; shift
words=("$@"); CURRENT=$#; _komadai`;

/** fish answers itself, each word with what it says of it behind a tab. */
const FISH = `source $argv[1]; complete -C "$argv[2..-1]"`;

/** What a shell offers for the last of the words. */
async function offered(shell: Shell, words: readonly string[]): Promise<string[]> {
  const { env, cwd, script } = await setUp(shell);
  const command = {
    bash: ['bash', '--norc', '--noprofile', '-c', BASH, 'bash'],
    zsh: ['zsh', '-f', '-c', ZSH, 'zsh'],
    fish: ['fish', '--no-config', '-c', FISH],
  };
  const given = [...command[shell], script, ...words];
  const { stdout, stderr } = await run(given, { cwd, env });
  expect(stderr).toBe('');
  const lines = stdout.split('\n').filter((line) => line !== '');
  // fish says of each what it is, and marks folders.
  return lines.map((line) => line.replace(/\t.*/, '').replace(/\/$/, '')).sort();
}

const COMMON = namedFlags(COMMON_FLAGS).map(({ name }) => `--${name}`);

const LEVELS = Array.from({ length: 10 }, (_, index) => `level:${index + 1}`);

const ROWS: readonly (readonly [name: string, line: string, offers: readonly string[]])[] = [
  ['commands', ' ', COMMANDS.map(({ name }) => name)],
  ['commands that begin so', ' re', ['resume', 'replay']],
  ['a command behind options', ' --ascii --labels kanji mo', ['moves']],
  ['a variant', ' play ', VARIANTS.map(({ id }) => id)],
  ['a variant behind options', ' play --labels kanji --ascii y', ['yari']],
  ['nothing behind the variant', ' play yari ', []],
  [
    'options',
    ' play --',
    ['black', 'clock', 'furigoma', 'handicap', 'plain', 'sfen', 'strict', 'white'],
  ],
  ['options of a command without own ones', ' settings --', []],
  ['the variant of a room', ' host o', ['ogi']],
  ['the side of a host', ' host --as ', ['black', 'white', 'random']],
  ['options of a guest', ' join K7M2QX --p', ['--plain']],
  ['one option', ' perft shogi 3 --d', ['--divide']],
  ['a handicap', ' play shogi --handicap ei', ['eight-piece']],
  ['labels', ' --labels ', ['kanji', 'kanji2', 'romaji', 'letters']],
  ['a charset', ' rules yari --charset a', ['auto', 'ascii']],
  ['handicaps of the variant alone', ' play ogi --handicap t', ['two-piece']],
  ['handicaps of yari', ' play yari --handicap l', ['left-yari-bishop', 'left-yari-rook']],
  ['handicaps of shogi', ' play shogi --handicap l', ['lance']],
  [
    'handicaps of all, where the variant comes later',
    ' play --handicap l',
    ['lance', 'left-yari-bishop', 'left-yari-rook'],
  ],
  ['the computer for a side', ' play --white l', LEVELS],
  ['a program for a side', ' play yari --black e', ['engine:']],
  ['nothing for a name', ' play --black A', []],
  ['a setting', ' settings handicap.y', ['handicap.yari']],
  ['the value of a setting', ' settings illegal ', ['refuse', 'lose']],
  [
    'a handicap as the value of a setting',
    ' settings handicap.yari left-',
    ['left-yari-bishop', 'left-yari-rook'],
  ],
  ['nothing for an unknown setting', ' settings nothing ', []],
  ['a piece of the variant', ' rules yari +', ['+P', '+YB', '+YN', '+YR']],
  ['the standard input', ' moves ogi ', ['-']],
  ['no options behind --', ' play -- --', []],
  ['words behind --', ' play -- o', ['ogi']],
  ['a shell', ' completion ', ['bash', 'zsh', 'fish']],
  ['games and files', ' replay ', ['evening game', 'loose.psn', 'lost', 'over', 'records']],
  ['games and files that begin so', ' replay lo', ['loose.psn', 'lost']],
  ['only games that can be resumed', ' resume ', ['evening game', 'lost']],
  ['no files where a game fits', ' resume lo', ['lost']],
  ['files where no game fits', ' resume loo', ['loose.psn']],
  ['games of another folder', ' --home ../other replay el', ['else']],
  ['games of another folder, joined', ' replay --home=../other el', ['else']],
  ['folders', ' replay --home ', ['records']],
];

describe.each(SHELLS)('%s offers', (shell) => {
  test.for(ROWS)('%s', async ([, line, offers], { skip }) => {
    if (missing.includes(shell)) skip(`${shell} is not installed`);
    const words = `komadai${line}`.split(shell === 'bash' ? / |(?==)|(?<==)/ : ' ');
    const isOption = line.endsWith(' --') && !line.endsWith(' -- --');
    const wanted = isOption ? [...offers.map((name) => `--${name}`), ...COMMON] : offers;
    expect(await offered(shell, words)).toEqual([...wanted].sort());
  });

  test('a value that is joined to its option', async ({ skip }) => {
    if (missing.includes(shell)) skip(`${shell} is not installed`);
    const words = { bash: ['--labels', '=', 'r'], zsh: ['--labels=r'], fish: ['--labels=r'] };
    const start = shell === 'fish' ? '--labels=' : '';
    expect(await offered(shell, ['komadai', ...words[shell]])).toEqual([`${start}romaji`]);
  });
});

test.for([
  ['a level', ['level', ':'], LEVELS.map((level) => level.slice('level:'.length))],
  ['a level that is begun', ['level', ':', '1'], ['1', '10']],
  ['nothing of its own after engine:', ['engine', ':'], ['']],
] as const)('bash, which takes words apart at a colon, offers %s', async ([, words, offers]) => {
  const given = ['komadai', 'play', '--white', ...words];
  const { env, cwd, script } = await setUp('bash');
  const { stdout } = await run(['bash', '--norc', '-c', BASH, 'bash', script, ...given], {
    cwd,
    env,
  });
  expect(stdout.trimEnd().split('\n')).toEqual(offers);
});

test('bash goes on after a word with a colon', async () => {
  expect(
    await offered('bash', ['komadai', 'play', '--white', 'level', ':', '3', '--black', 'e']),
  ).toEqual(['engine:']);
});

test('games come before files, the latest first', async () => {
  const { env, cwd, script } = await setUp('bash');
  const { stdout } = await run(
    ['bash', '--norc', '-c', BASH, 'bash', script, 'komadai', 'replay', ''],
    { cwd, env },
  );
  const lines = stdout.trimEnd().split('\n');
  expect(lines.slice(0, 3).sort()).toEqual(['evening game', 'lost', 'over']);
  expect(lines.slice(3).sort()).toEqual(['loose.psn', 'records']);
});

describe.each([
  ['bash', ['bash', '--norc', '--noprofile', '-i'], 'source <(komadai completion bash)'],
  [
    'zsh',
    ['zsh', '-f', '-i'],
    'autoload -U compinit; compinit -u -D; source <(komadai completion zsh)',
  ],
  ['fish', ['fish', '--no-config', '-i'], 'komadai completion fish | source'],
] as const)('at the prompt of %s', (shell, command, start) => {
  test('Tab completes', async ({ skip }) => {
    if (missing.includes(shell)) skip(`${shell} is not installed`);
    const { env, cwd } = await setUp(shell);
    const program = startPty(command, { cwd, env: { ...env, PS1: '$ ' } });
    program.write(`${start}; echo re''ady\r`);
    // A prompt stands below it: before that the shell does not read keys one by one.
    await program.waitFor((lines) => /^ready\n./m.test(lines.join('\n')));
    for (const [typed, completed] of [
      ['per', 'komadai perft '],
      ['settings cok\x7fl', 'komadai settings colour '],
      ['play --stri', 'komadai play --strict '],
      ['rules --labels=rom', 'komadai rules --labels=romaji '],
      ['play --white level:2', 'komadai play --white level:2 '],
      ['play --white en', 'komadai play --white engine:'],
      ['play shogi --handicap l', 'komadai play shogi --handicap lance '],
      ['replay ev', /komadai replay (?:evening\\ game|'evening game') /],
      ['replay evening\\ g', 'komadai replay evening\\ game '],
    ] as const) {
      program.write(`komadai ${typed}\t`);
      await program.waitFor((lines) => {
        const last = lines.findLast((line) => line !== '') ?? '';
        // The place of the cursor tells the blank behind the word.
        const text = last.slice(last.indexOf('komadai ')).padEnd(last.length + 1);
        return typeof completed === 'string' ? text.startsWith(completed) : completed.test(text);
      });
      program.write('\x15');
      await program.waitFor(
        (lines) => !(lines.findLast((line) => line !== '') ?? '').includes('komadai '),
      );
    }
  });
});
