// What the benches share that watch the built program in a pty.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from '@lydell/node-pty';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const program = join(root, 'bin/komadai.js');
/** Silence after which a screen counts as drawn. */
const SILENCE_MS = 40;
/** A program that says nothing for so long says nothing at all. */
const PATIENCE_MS = 60_000;
/** Output without a silence for so long, as of a clock on a busy machine, is not waited for. */
const LONGEST_MS = 5000;

/** Starts Node in a pty. @param home the folder for all that the program keeps */
export function startInPty(args, home, { columns = 80, rows = 24, term = 'xterm-256color' } = {}) {
  const started = performance.now();
  const pty = spawn(process.execPath, args, {
    cols: columns,
    rows,
    encoding: null,
    env: { PATH: process.env.PATH, TERM: term, LANG: 'C.UTF-8', KOMADAI_HOME: home },
  });
  return { pty, output: watch(pty), started };
}

/** Bytes for a key; time to the first of them and to the last before a silence. */
export async function press({ pty, output }, key) {
  output.takeBytes();
  const sent = performance.now();
  pty.write(key);
  const arrived = await output.next();
  const done = await output.silence();
  return { bytes: output.takeBytes(), ms: arrived - sent, doneMs: done - sent };
}

/** Leaves the program by Ctrl-C and waits for its end. */
export async function leave({ pty }) {
  const exit = new Promise((resolve) => pty.onExit(resolve));
  pty.write('\x03');
  await exit;
}

function watch(pty) {
  let bytes = 0;
  let text = '';
  let last = performance.now();
  const listeners = [];
  const takeListeners = () => listeners.splice(0);
  pty.onData((chunk) => {
    bytes += chunk.length;
    text += chunk.toString('utf8');
    last = performance.now();
    for (const { resolve } of takeListeners()) resolve(last);
  });
  pty.onExit(() => {
    const error = new Error(`the program has ended after: ${text}`);
    for (const { reject } of takeListeners()) reject(error);
  });
  /** The moment at which the next bytes come. */
  const next = () =>
    new Promise((resolve, reject) => {
      listeners.push({ resolve, reject });
      setTimeout(() => reject(new Error(`nothing comes after: ${text}`)), PATIENCE_MS).unref();
    });
  return {
    next,
    /** @param holds asked about the text since the bytes were taken */
    async until(holds) {
      while (!holds(text)) await next();
    },
    /** Waits for a silence, and gives the moment of the last bytes before it. */
    async silence() {
      const end = performance.now() + LONGEST_MS;
      while (performance.now() < Math.min(last + SILENCE_MS, end)) await pause(SILENCE_MS / 4);
      return last;
    },
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      text = '';
      return taken;
    },
  };
}

export function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function median(values) {
  return quantile(values, 0.5);
}

export function p95(values) {
  return quantile(values, 0.95);
}

function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)];
}
