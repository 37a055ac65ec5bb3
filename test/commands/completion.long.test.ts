import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Offers } from '../../source/commands/complete.ts';
import { runCommand } from '../helpers/command.ts';
import { partOfDay } from '../helpers/day-part.ts';
import { PROGRAM, programEnvironment, run } from '../helpers/komadai.ts';
import { startPty } from '../helpers/pty.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { GAMES, ROWS, type Row, SHELLS, type Shell } from './completion-rows.ts';

/** Each answer starts a shell and the program: the rows go over so many days. */
const PARTS = 6;

const missing = SHELLS.filter((shell) => spawnSync(shell, ['-c', 'true']).status !== 0);

/** What `komadai completion` prints for a shell. */
async function scriptFor(shell: Shell): Promise<string> {
  return (await runCommand(['completion', shell])).stdout;
}

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
    [env.KOMADAI_HOME ?? '']: GAMES,
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
const BASH = `source "$1"; COMP_LINE=$2; COMP_POINT=\${#2}
_komadai komadai "\${2##*[ =:]}"; printf '%s\\n' "\${COMPREPLY[@]}"`;

/** The same in zsh, with stand-ins for those functions that only work at its prompt. */
const ZSH = `compdef() { }
compset() { PREFIX=\${PREFIX#*=} }
offer() { local each; for each; do [[ $each == "$PREFIX"* ]] && print -r -- $each; done }
_describe() { offer "\${(@)\${(@)\${(@)\${(@)offers:#}//\\\\:/|}%%:*}//|/:}" "\${(@)\${(@)open:#}//\\\\/}" }
_files() { if [[ $1 == -/ ]]; then offer *(N/); else offer *(N); fi }
source "$1"
words=("\${(@s: :)2}"); CURRENT=$#words; PREFIX=$words[-1]; QIPREFIX=; _komadai`;

/** fish answers itself, each word with what it says of it behind a tab. */
const FISH = `source $argv[1]; complete -C $argv[2]`;

/** What a shell offers for the last word of a line. */
async function offered(shell: Shell, line: string): Promise<string[]> {
  const { env, cwd, script } = await setUp(shell);
  const command = {
    bash: ['bash', '--norc', '--noprofile', '-c', BASH, 'bash'],
    zsh: ['zsh', '-f', '-c', ZSH, 'zsh'],
    fish: ['fish', '--no-config', '-c', FISH],
  };
  const given = [...command[shell], script, `komadai${line}`];
  const { stdout, stderr } = await run(given, { cwd, env });
  expect(stderr).toBe('');
  const lines = stdout.split('\n').filter((text) => text !== '');
  // fish says of each what it is, and marks folders.
  return lines.map((text) => text.replace(/\t.*/, '').replace(/\/$/, ''));
}

/** What stands in the working folder, by the kind of an answer. */
const FILES: Readonly<Record<Offers['kind'], readonly string[]>> = {
  words: [],
  names: [],
  file: ['loose.psn', 'records'],
  directory: ['records'],
};

const OTHER: readonly Row[] = [
  { name: 'games of another folder', line: ' --home ../other replay el', offers: ['else'] },
  { name: 'games of another folder, joined', line: ' replay --home=../other el', offers: ['else'] },
  { name: 'games of a folder at home', line: ' replay --home ~/other el', offers: ['else'] },
];

// `completion.test.ts` asks the program itself for each of them.
describe.each(SHELLS)('%s offers', (shell) => {
  test.for(partOfDay([...ROWS, ...OTHER], PARTS))(
    '$name',
    async ({ line, offers, kind }, { skip }) => {
      if (missing.includes(shell)) skip(`${shell} is not installed`);
      const typed = line.slice(line.lastIndexOf(' ') + 1);
      const files = FILES[kind ?? 'words'].filter((file) => file.startsWith(typed));
      // bash replaces what follows the last colon.
      const cut = shell === 'bash' ? typed.lastIndexOf(':') + 1 : 0;
      const wanted = [...offers.map((word) => word.slice(cut)), ...files];
      expect((await offered(shell, line)).sort()).toEqual(wanted.sort());
    },
  );

  test('a value that is joined to its option', async ({ skip }) => {
    if (missing.includes(shell)) skip(`${shell} is not installed`);
    const start = shell === 'fish' ? '--labels=' : '';
    expect(await offered(shell, ' --labels=r')).toEqual([`${start}romaji`]);
  });

  test('a folder that is joined to its option', async ({ skip }) => {
    if (missing.includes(shell)) skip(`${shell} is not installed`);
    const start = shell === 'fish' ? '--home=' : '';
    expect(await offered(shell, ' --home=r')).toEqual([`${start}records`]);
  });

  test('games before files, the latest first', async ({ skip }) => {
    if (missing.includes(shell)) skip(`${shell} is not installed`);
    const names = await offered(shell, ' replay ');
    expect(names.slice(0, 4).sort()).toEqual(Object.keys(GAMES).sort());
    expect(names.slice(4).sort()).toEqual(FILES.file);
  });
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
      ['replay at', /komadai replay at\\?:\\ it\\'s /],
      ['replay "ev', 'komadai replay "evening game" '],
      ['moves ogi ', 'komadai moves ogi - '],
      ['--home=rec', 'komadai --home=records/'],
      ['resume loo', 'komadai resume loose.psn '],
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
