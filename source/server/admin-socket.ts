import { connect, type Socket } from 'node:net';
import { failure, type Result, success } from '../rules/core/result.ts';
import { listenPrivately } from './private-socket.ts';

/** What whoever runs a server can order. */
export type AdminCommand =
  | { readonly kind: 'who' }
  /** Ends the game with a code. */
  | { readonly kind: 'close'; readonly code: string }
  /** Sends the owner of a key away, and lets them in no more. */
  | { readonly kind: 'ban'; readonly key: string }
  | { readonly kind: 'unban'; readonly key: string }
  /** Ends the server after those who are there have got a notice. */
  | { readonly kind: 'drain' };

/** Why the words are no command. */
export type AdminFault = 'no-command' | 'needs-code' | 'needs-key';

/** Somebody who is on the server, as its owner sees them. */
export interface AdminGuest {
  readonly name: string;
  /** The fingerprint of their first key; '' for a guest. */
  readonly key: string;
  /** The code of the game that they are in. */
  readonly game?: string;
}

/** What a server has done. */
export type AdminAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'here'; readonly guests: readonly AdminGuest[] }
  | { readonly kind: 'refused'; readonly code: string };

/** The most bytes of a line. */
const LONGEST_ORDER = 4096;
const LONGEST_ANSWER = 4 * 1024 * 1024;

/** How long an order may take to come. */
const ORDER_MS = 10_000;

/** Reads a command: `who`, `close CODE`, `ban KEY`, `unban KEY`, `drain`. */
export function parseAdminCommand(words: readonly string[]): Result<AdminCommand, AdminFault> {
  const [kind, text = '', ...rest] = words;
  if (rest.length > 0) return failure('no-command');
  switch (kind) {
    case 'who':
    case 'drain':
      return text === '' ? success({ kind }) : failure('no-command');
    case 'close':
      return text === '' ? failure('needs-code') : success({ kind, code: text });
    case 'ban':
    case 'unban':
      return isFingerprint(text) ? success({ kind, key: text }) : failure('needs-key');
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
  const { kind, code, key } = order as Readonly<Record<string, unknown>>;
  const words = [kind, code ?? key].filter((word) => word !== undefined);
  return parseAdminCommand(words.map(String));
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
