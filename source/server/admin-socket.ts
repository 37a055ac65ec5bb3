import { connect, type Socket } from 'node:net';
import { failure, type Result, success } from '../rules/core/result.ts';
import { parseNetwork } from './network.ts';
import { listenPrivately } from './private-socket.ts';

/** What whoever runs a server can order. */
export type AdminCommand =
  | { readonly kind: 'who' }
  /** Ends the game with a code. */
  | { readonly kind: 'close'; readonly code: string }
  /** Sends somebody away, and lets them in no more: the owner of a key or a name, or a network. */
  | { readonly kind: 'ban' | 'unban'; readonly whom: string }
  /** Lists those who have registered, `text` in their names. */
  | { readonly kind: 'members'; readonly page: number; readonly text: string }
  | { readonly kind: 'bans'; readonly page: number }
  | { readonly kind: 'rename'; readonly old: string; readonly name: string }
  /** Deletes a person; their games stay under a number. */
  | { readonly kind: 'delete'; readonly name: string }
  /** Tells whose points come from a few people who hardly play others. */
  | { readonly kind: 'circles' }
  /** Tells how the server is. */
  | { readonly kind: 'health' }
  /** Writes all that it keeps to a new file. Has a word of its own on the command line. */
  | { readonly kind: 'backup'; readonly file: string }
  /** Ends the server after those who are there have got a notice. */
  | { readonly kind: 'drain' };

/** Why the words are no command. */
export type AdminFault =
  | 'no-command'
  | 'needs-code'
  | 'needs-whom'
  | 'bad-network'
  | 'needs-names'
  | 'needs-name'
  | 'bad-page';

/** How a server is. */
export interface AdminHealth {
  /** Whether it takes people in, and can write what they do. */
  readonly isReady: boolean;
  readonly isDraining: boolean;
  /** The system's code of why nothing can be written. */
  readonly trouble?: string;
  /** The lateness of the loop of events, in 99 of 100 cases at most; in milliseconds. */
  readonly lagMs: number;
  readonly memoryBytes: number;
  readonly connections: number;
  /** Since the start, as `logins`, `refused`, `moves` and `commands`. */
  readonly handshakes: number;
  readonly logins: number;
  /** Connections and sessions. */
  readonly refused: number;
  readonly sessions: number;
  /** Those that go on in the hall. */
  readonly games: number;
  /** Games that are open in this server. */
  readonly rooms: number;
  readonly moves: number;
  readonly commands: number;
  /** How long an event takes to be durable, in 99 of 100 cases at most; in milliseconds. */
  readonly appendMs: number;
}

/** What a server answers, in words. `not-ready`: it tells how it is, and nobody can play now. */
export interface AdminAnswer {
  readonly kind: 'done' | 'refused' | 'not-ready';
  readonly text: string;
}

/** The most bytes of a line. */
const LONGEST_ORDER = 4096;
const LONGEST_ANSWER = 4 * 1024 * 1024;

/** How long an order may take to come. */
const ORDER_MS = 10_000;

/** The words of `--admin`. */
export const ADMIN_WORDS = [
  ...['who', 'members', 'close', 'ban', 'unban', 'bans', 'rename', 'delete'],
  ...['circles', 'health', 'drain'],
] as const;

/**
 * Reads a command, as `who`, `members [TEXT]`, `close CODE`, `ban WHOM`, `rename OLD NEW`.
 * @param pageText the page of a list, from 1
 */
export function parseAdminCommand(
  words: readonly string[],
  pageText = '1',
): Result<AdminCommand, AdminFault> {
  const [kind, text = '', other = '', ...rest] = words;
  const page = /^[1-9]\d{0,5}$/.test(pageText) ? Number(pageText) : 0;
  if (rest.length > 0 || (other !== '' && kind !== 'rename')) return failure('no-command');
  switch (kind) {
    case 'who':
    case 'drain':
    case 'circles':
    case 'health':
      return text === '' ? success({ kind }) : failure('no-command');
    case 'members':
      return page > 0 ? success({ kind, page, text }) : failure('bad-page');
    case 'bans':
      if (text !== '') return failure('no-command');
      return page > 0 ? success({ kind, page }) : failure('bad-page');
    case 'rename':
      return other !== '' ? success({ kind, old: text, name: other }) : failure('needs-names');
    case 'delete':
      return text !== '' ? success({ kind, name: text }) : failure('needs-name');
    case 'backup':
      return text === '' ? failure('no-command') : success({ kind, file: text });
    case 'close':
      return text === '' ? failure('needs-code') : success({ kind, code: text });
    case 'ban':
    case 'unban':
      if (text === '') return failure('needs-whom');
      // No name and no key has these signs.
      if (/[.:/]/.test(text) && !isFingerprint(text) && !parseNetwork(text)) {
        return failure('bad-network');
      }
      return success({ kind, whom: text });
    default:
      return failure('no-command');
  }
}

/** Whether a text is the fingerprint of a key as OpenSSH prints it. */
export function isFingerprint(text: string): boolean {
  return /^SHA256:[A-Za-z0-9+/]{43}$/.test(text);
}

/** Takes orders at a path that only the own account can open. Ends and rejects as `listenPrivately`. */
export function openAdminSocket(
  path: string,
  carryOut: (command: AdminCommand) => Promise<AdminAnswer>,
): Promise<() => void> {
  return listenPrivately(path, 'owner', async (socket) => {
    socket.setTimeout(ORDER_MS, () => socket.destroy());
    try {
      const command = readOrder(await readLine(socket, LONGEST_ORDER));
      socket.setTimeout(0);
      if (command.ok) socket.end(`${JSON.stringify(await carryOut(command.value))}\n`);
      else socket.destroy();
    } catch {
      // What is no order has no answer.
      socket.destroy();
    }
  });
}

/** Orders something of the server at a path. Rejects with what the system refuses. */
export async function askAdmin(
  path: string,
  words: readonly string[],
  page?: string,
): Promise<AdminAnswer> {
  const socket = connect(path);
  socket.write(`${JSON.stringify({ words, page })}\n`);
  const line = await readLine(socket, LONGEST_ANSWER);
  socket.end();
  // The socket is that of the own account.
  return JSON.parse(line);
}

/** Throws for what is no JSON. */
function readOrder(line: string): Result<AdminCommand, AdminFault> {
  const { words, page } = JSON.parse(line);
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) {
    return failure('no-command');
  }
  return parseAdminCommand(words, page === undefined ? undefined : String(page));
}

/** The first line that comes. Rejects where none comes. */
function readLine(socket: Socket, mostBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.on('error', fail);
    socket.on('end', () => fail(new Error('no line')));
    socket.on('close', () => fail(new Error('no line')));
    socket.on('data', function read(chunk: Buffer) {
      bytes = Buffer.concat([bytes, chunk]);
      const end = bytes.indexOf(10);
      if (end >= 0) {
        socket.off('data', read).resume();
        resolve(bytes.toString('utf8', 0, end));
      } else if (bytes.length > mostBytes) {
        fail(new Error('the line is too long'));
      }
    });
  });
}
