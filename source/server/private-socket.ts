import { chmodSync, linkSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { dirname, join } from 'node:path';

/** The accounts that may open a socket: its owner, or all. */
export type SocketMode = 'owner' | 'all';

/**
 * Listens at a path that only some may open. What a dead server has left there is removed. Rejects
 * with what the system refuses: with `EEXIST` where another server lives.
 * @returns what ends it, and those who are connected
 */
export async function listenPrivately(
  path: string,
  mode: SocketMode,
  onSocket: (socket: Socket) => void,
): Promise<() => void> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    onSocket(socket);
  });
  // Nobody can open it before its rights are set: until then it lies in a folder of its own.
  const folder = mkdtempSync(join(dirname(path), '.k'));
  try {
    const hidden = join(folder, 's');
    await listen(server, hidden);
    chmodSync(hidden, mode === 'all' ? 0o666 : 0o600);
    if (isSocket(path) && !(await isAnswered(path))) rmSync(path, { force: true });
    linkSync(hidden, path);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return () => {
    if (server.listening) rmSync(path, { force: true });
    server.close();
    for (const socket of sockets) socket.destroy();
  };
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(path, () => {
      server.off('error', reject).on('error', () => {});
      resolve();
    });
  });
}

function isSocket(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSocket() === true;
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
