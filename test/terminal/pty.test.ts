import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { PROJECT, programEnvironment } from '../helpers/komadai.ts';
import { type PtyProgram, startPty } from '../helpers/pty.ts';
import { longTest, sharedTest, shareOf, test } from '../helpers/run-size.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

let folder: string;
let probe: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'komadai-probe-'));
  probe = join(folder, 'probe.mjs');
  await build({
    entryPoints: [join(PROJECT, 'test/helpers/terminal-probe.ts')],
    outfile: probe,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startProbe(columns = 80, rows = 24): Promise<PtyProgram> {
  const program = startPty([process.execPath, probe], {
    columns,
    rows,
    env: programEnvironment(folder),
  });
  await program.waitFor('歩|');
  return program;
}

/** A session that was closed has left the terminal as it was. */
function expectRestored(program: PtyProgram): void {
  expect(program.alternateScreen).toBe(false);
  expect(program.bracketedPaste).toBe(false);
  expect(program.mouseModes).toEqual([]);
  expect(program.cursor().visible).toBe(true);
}

describe('the harness', () => {
  test('shows the screen, its cells and the cursor', async () => {
    const program = await startProbe();
    expect(program.screen().slice(0, 3)).toEqual(['probe 80x24 repaints 0', '歩|', '']);
    expect(program.find('歩')).toEqual({ column: 0, row: 1 });
    expect(program.find('|')).toEqual({ column: 2, row: 1 });
    expect(program.cell({ column: 0, row: 1 })).toEqual({
      text: '歩',
      width: 2,
      bold: true,
      dim: false,
      underline: false,
      inverse: false,
      foreground: 1,
    });
    expect(program.cell({ column: 1, row: 1 })).toMatchObject({ text: '', width: 0 });
    expect(program.cell({ column: 2, row: 1 })).toMatchObject({ text: '|', bold: false });
    expect(program.cursor()).toEqual({ column: 3, row: 1, visible: false });
    expect(() => program.find('nothing')).toThrow('"nothing" is not on the screen\n+---');
    expect(program.byteCount).toBe(program.rawOutput.length);
    expect(program.rawOutput.toString()).toMatch(/^\x1b\[\?1049h/);
  });

  test('says what it waited for and what was there instead', async () => {
    const program = await startProbe();
    const waiting = program.waitFor(/never/, 1);
    await expect(waiting).rejects.toThrow(/1 ms are over while waiting for \/never\/\n.*\nprobe/);
  });

  test('does not wait for a program that has ended', async () => {
    const program = startPty(['/bin/sh', '-c', 'echo done; exit 3'], {
      env: programEnvironment(temporaryFolder()),
    });
    await expect(program.waitFor('never')).rejects.toThrow('the program ended');
    expect(program.screen()[0]).toBe('done');
    expect(await program.exit).toEqual({ code: 3 });
  });

  longTest('tells by which signal a program ended', async () => {
    const program = await startProbe();
    program.kill('SIGKILL');
    expect(await program.exit).toEqual({ code: 0, signal: 9 });
  });

  test('answers the questions of a program, as a terminal does', async () => {
    const script = "stty raw -echo; printf 'ab\\033[6n'; dd bs=1 count=6 2>/dev/null | od -c";
    const program = startPty(['/bin/sh', '-c', script], {
      env: programEnvironment(temporaryFolder()),
    });
    await program.waitFor(/033\s+\[\s+1\s+;\s+3\s+R/);
  });
});

describe('a session in a real terminal', () => {
  test('takes the terminal and gives it back', async () => {
    const program = await startProbe();
    expect(program.alternateScreen).toBe(true);
    expect(program.bracketedPaste).toBe(true);
    expect(program.mouseModes).toEqual([1000, 1006]);
    expect(program.cursor().visible).toBe(false);
    program.write('\x03');
    expect(await program.exit).toEqual({ code: 0 });
    expectRestored(program);
    expect(program.screen()[0]).toBe('closed');
  });

  test('reads keys, joined and as bytes of any kind', async () => {
    const program = await startProbe();
    program.write('ab\r\x1b[A\x1b[200~P-7f\r\nP-3d\x1b[201~');
    await program.waitFor('paste "P-7f\\nP-3d"');
    expect(program.screen().slice(2, 7)).toEqual([
      'text "a"',
      'text "b"',
      'enter',
      'up',
      'paste "P-7f\\nP-3d"',
    ]);
    program.write(Uint8Array.of(0xff));
    await program.waitFor('text "\ufffd"');
    program.write('\x1b');
    await program.waitFor('escape');
  });

  test('follows the size of the window', async () => {
    const program = await startProbe(60, 20);
    await program.waitFor('probe 60x20');
    program.resize(120, 40);
    await program.waitFor('probe 120x40');
    expect(program.screen()).toHaveLength(40);
  });

  sharedTest.each(
    shareOf([
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGQUIT', 131],
      ['SIGALRM', 142],
      ['SIGUSR2', 140],
    ] as const),
  )('gives it back on %s', async (signal, code) => {
    const program = await startProbe();
    program.kill(signal);
    expect(await program.exit).toEqual({ code });
    expectRestored(program);
  });

  test('gives it back on an uncaught error, and shows that', async () => {
    const program = await startProbe();
    program.write('\x18');
    expect(await program.exit).toEqual({ code: 1 });
    expectRestored(program);
    expect(program.screen().join('\n')).toContain('Error: thrown by the probe');
  });

  test('gives it back on SIGHUP', async () => {
    const program = await startProbe();
    program.kill('SIGHUP');
    expect(await program.exit).toEqual({ code: 0, signal: 1 });
    expectRestored(program);
  });

  test('ends by SIGHUP when the line drops', async () => {
    const program = await startProbe();
    program.hangUp();
    expect(await program.exit).toEqual({ code: 0, signal: 1 });
  });

  longTest('ends by SIGHUP when the terminal fails and nobody sends the signal', async () => {
    const status = join(temporaryFolder(), 'status');
    // The system tells only the first process of the terminal, which does not pass it on here.
    const script = `trap "" HUP; "${process.execPath}" "${probe}"; echo "$?" > "${status}"`;
    const program = startPty(['/bin/sh', '-c', script], { env: programEnvironment(folder) });
    await program.waitFor('歩|');
    program.hangUp();
    expect(await program.exit).toEqual({ code: 0 });
    expect(readFileSync(status, 'utf8')).toBe(`${128 + 1}\n`);
  });

  longTest('goes on when there is no shell to go back to', async () => {
    const program = await startProbe();
    program.write('\x1a');
    await program.waitFor('repaints 1');
    program.write('a');
    await program.waitFor('text "a"');
  });

  sharedTest.each(
    shareOf([
      ['SIGTSTP', (_: PtyProgram, pid: number) => process.kill(pid, 'SIGTSTP')],
      ['Ctrl-Z', (program: PtyProgram) => program.write('\x1a')],
    ] as const),
  )('stops for the shell by %s and comes back with fg', async (_, stop) => {
    const program = startPty(['/bin/sh', '-i'], {
      env: { ...programEnvironment(folder), PS1: 'shell: ', ENV: '' },
    });
    await program.waitFor('shell:');
    const pidFile = join(temporaryFolder(), 'pid');
    const script = `echo $$ > '${pidFile}'; exec '${process.execPath}' '${probe}'`;
    program.write(`sh -c "${script.replace('$$', '\\$\\$')}"\r`);
    await program.waitFor('repaints 0');
    stop(program, Number(readFileSync(pidFile, 'utf8')));
    await program.waitFor(/Stopped|Suspended/);
    expectRestored(program);
    program.write('echo still $((40 + 2)); stty -a | grep -o " icanon"\r');
    await program.waitFor(/still 42\s+icanon/);
    program.write('fg\r');
    await program.waitFor('repaints 1');
    expect(program.alternateScreen).toBe(true);
    expect(program.mouseModes).toEqual([1000, 1006]);
    program.write('x');
    await program.waitFor('text "x"');
    program.write('\x03');
    await program.waitFor('closed');
  });
});
