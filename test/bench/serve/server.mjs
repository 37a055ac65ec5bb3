// The built server as a process of its own, and what it takes.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { program } from '../pty.mjs';

const probe = fileURLToPath(new URL('probe.mjs', import.meta.url));
/** The clock ticks of Linux a second. */
const TICKS = 100;

/**
 * Starts a server on loopback, at a free port.
 * @param store a folder, or postgres://…
 * @param flags further ones
 */
export async function startServer(store, home, flags = []) {
  const child = spawn(
    process.execPath,
    [
      ...['--expose-gc', '--import', probe, program, 'serve', '--as-root', '--open'],
      ...['--port', '0', '--listen', '127.0.0.1', '--max', '1000', '--store', store, ...flags],
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { PATH: process.env.PATH, KOMADAI_HOME: home },
    },
  );
  const lines = createInterface({ input: child.stderr });
  const faults = [];
  const port = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server has ended: ${faults}`)));
    lines.on('line', (line) => {
      const [, found] = /^Listening on \S+:(\d+),/.exec(line) ?? [];
      if (found !== undefined) resolve(Number(found));
      else if (!/ (?:connected|login|session|left|lost|turned-away) /.test(line)) faults.push(line);
    });
  });
  const ask = async (message) => {
    const answer = once(child, 'message');
    child.send(message);
    return (await answer)[0];
  };
  return {
    port,
    pid: child.pid,
    faults,
    /** Resident memory in MB. */
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(procFile(child.pid, 'status'))[1]) / 1024,
    /** The most that it has had so far. */
    peakMb: () => Number(/VmHWM:\s+(\d+)/.exec(procFile(child.pid, 'status'))[1]) / 1024,
    /** CPU that it has taken in ms. */
    cpuMs: () => cpuMsOf(child.pid),
    ask,
    /** The heap in MB without code, after all garbage was collected. */
    heapMb: async () => {
      const { heap, code } = await ask({ ask: 'heap' });
      return (heap - code) / 2 ** 20;
    },
    /** Ends it as whoever runs it does. */
    end: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

/**
 * Starts what floods a server, on a core of its own where the system has `taskset`.
 * @param program its bundle
 * @param pid of the server, which gets another core
 */
export async function startFlooder(program, pid) {
  const pin = (core, ...words) => spawnSync('taskset', ['-cp', String(core), ...words]);
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
  const child = spawn(process.execPath, [program], { stdio });
  if (cpus().length > 1) {
    pin(0, String(pid));
    pin(cpus().length - 1, String(child.pid));
  }
  const [kinds] = await once(child, 'message');
  return {
    kinds,
    ask: async (order) => {
      const answer = once(child, 'message');
      child.send(order);
      await answer;
    },
    end: () => child.disconnect(),
  };
}

function cpuMsOf(pid) {
  const fields = procFile(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

function procFile(pid, name) {
  return readFileSync(`/proc/${pid}/${name}`, 'utf8');
}
