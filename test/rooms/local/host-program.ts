import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import type { RoomCommandBody } from '../../../source/rooms/room-command.ts';
import type { RoomEvent } from '../../../source/rooms/room-event.ts';

/** What a host-child writes. */
export type HostLine =
  | { readonly code: string; readonly seen: number }
  | { readonly fault: string }
  | { readonly event: RoomEvent }
  | { readonly refused: string };

/** A running host-child; it ends with the test. */
export class HostProgram {
  readonly lines: HostLine[] = [];
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #watchers = new Set<() => void>();

  constructor(path: string, folder: string, at: string) {
    this.#child = spawn(process.execPath, [path, folder, at], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const { stdout, stdin } = this.#child;
    if (!stdout || !stdin) throw new RangeError('input and output are pipes');
    // Whoever was killed reads no more.
    stdin.on('error', () => {});
    createInterface({ input: stdout }).on('line', (line) => {
      this.lines.push(JSON.parse(line));
      for (const watcher of [...this.#watchers]) watcher();
    });
    this.#ended = new Promise((resolve) => this.#child.on('close', () => resolve()));
    onTestFinished(() => void this.#child.kill('SIGKILL'));
  }

  /** The events that its player has heard of. */
  get events(): readonly RoomEvent[] {
    return this.lines.flatMap((line) => ('event' in line ? [line.event] : []));
  }

  /** Opens the room. @returns its code */
  async open(how: 'host' | 'resume'): Promise<string> {
    this.#write(how);
    await this.next(({ length }) => length > 0);
    const [first] = this.lines;
    if (!first || !('code' in first)) throw new Error(JSON.stringify(first));
    return first.code;
  }

  /** Lets its player do something. */
  command(body: RoomCommandBody): void {
    this.#write(JSON.stringify(body));
  }

  /** Resolves when its lines are such. */
  next(areSuch: (lines: readonly HostLine[]) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!areSuch(this.lines)) return;
        this.#watchers.delete(look);
        resolve();
      };
      this.#watchers.add(look);
      look();
    });
  }

  /** Kills it. Resolves when all that it has written is here. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  #write(line: string): void {
    this.#child.stdin?.write(`${line}\n`);
  }
}
