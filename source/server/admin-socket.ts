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
  /** Tells how the server is. */
  | { readonly kind: 'health' }
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

/** Somebody who is on the server, as its owner sees them. */
export interface AdminGuest {
  readonly name: string;
  /** The fingerprint of their first key; '' for a guest. */
  readonly key: string;
  /** The code of the game that they are in. */
  readonly game?: string;
}

/** Somebody who has registered. */
export interface AdminMember {
  readonly name: string;
  readonly keys: readonly string[];
  readonly isBanned: boolean;
  /** Rounded; `variant` is an id. */
  readonly ratings: readonly { readonly variant: string; readonly rating: number }[];
  /** In milliseconds since 1970; missing where it is not known. */
  readonly seenMs?: number;
  readonly isHere: boolean;
}

/** Whom a server keeps out: the owner of a key, or a network. */
export interface AdminBan {
  readonly whom: string;
  /** Missing for a network, and for a key of nobody. */
  readonly name?: string;
}

/** A part of a list. */
interface Page {
  readonly page: number;
  readonly pages: number;
}

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
  /** Of all servers of the store. */
  readonly hallEvents: number;
  /** How long an event takes to be durable, in 99 of 100 cases at most; in milliseconds. */
  readonly appendMs: number;
}

/** What a server has done. */
export type AdminAnswer =
  /** `text`: the name of a person who was deleted, a network as it was understood. */
  | { readonly kind: 'done'; readonly text?: string }
  | ({ readonly kind: 'members'; readonly members: readonly AdminMember[] } & Page)
  | ({ readonly kind: 'bans'; readonly bans: readonly AdminBan[] } & Page)
  | ({ readonly kind: 'health' } & AdminHealth)
  | { readonly kind: 'here'; readonly guests: readonly AdminGuest[] }
  | { readonly kind: 'refused'; readonly code: string };

/** The most bytes of a line. */
const LONGEST_ORDER = 4096;
const LONGEST_ANSWER = 4 * 1024 * 1024;

/** How long an order may take to come. */
const ORDER_MS = 10_000;

/** The words of `--admin`. */
export const ADMIN_WORDS = [
  ...['who', 'members', 'close', 'ban', 'unban', 'bans', 'rename', 'delete'],
  ...['health', 'drain'],
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
  return listenPrivately(path, 'owner', (socket) => {
    const answer = (said: AdminAnswer) => socket.end(`${JSON.stringify(said)}\n`);
    const refuse = (code: string) => answer({ kind: 'refused', code });
    socket.setTimeout(ORDER_MS, () => socket.destroy());
    readLine(socket, LONGEST_ORDER)
      .then(
        async (line) => {
          socket.setTimeout(0);
          const command = readOrder(line);
          if (!command.ok) refuse(command.fault);
          else answer(await carryOut(command.value));
        },
        () => socket.destroy(),
      )
      .catch((error: unknown) => {
        refuse(error instanceof Error && 'code' in error ? String(error.code) : 'fault');
      });
  });
}

/** Orders something of the server at a path. Rejects with what the system refuses. */
export async function askAdmin(path: string, command: AdminCommand): Promise<AdminAnswer> {
  const socket = connect(path);
  socket.write(`${JSON.stringify(command)}\n`);
  const line = await readLine(socket, LONGEST_ANSWER);
  socket.end();
  // The socket is that of the own account.
  return JSON.parse(line);
}

function readOrder(line: string): Result<AdminCommand, AdminFault> {
  let order: unknown;
  try {
    order = JSON.parse(line);
  } catch {
    return failure('no-command');
  }
  if (typeof order !== 'object' || order === null) return failure('no-command');
  const { kind, page, ...rest } = order as Readonly<Record<string, unknown>>;
  const words = [kind, ...Object.values(rest)];
  if (!words.every((word) => typeof word === 'string')) return failure('no-command');
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
