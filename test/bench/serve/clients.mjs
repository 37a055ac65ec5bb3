// Guests of a server: ssh clients with a terminal of 80×24.
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import ssh2 from 'ssh2';

const PATIENCE_MS = 60_000;
/** Silence after which a screen counts as drawn. */
const SILENCE_MS = 200;

/** A key, and its fingerprint. */
export function newKey() {
  const { private: secret, public: text } = ssh2.utils.generateKeyPairSync('ed25519');
  // The package makes a key now and then that it cannot read.
  if (ssh2.utils.parseKey(secret) instanceof Error) return newKey();
  const blob = Buffer.from(text.split(' ')[1], 'base64');
  const digest = createHash('sha256').update(blob).digest('base64').replace(/=+$/, '');
  return { secret, fingerprint: `SHA256:${digest}` };
}

let addresses = 0;

/**
 * Logs in and opens a session; it is there when the screen shows a text.
 * @param shows undefined for a login alone
 * @param env what the client sends of its environment. Default: nothing
 */
export async function openSession({ port, key, user = 'play', term = 'xterm', ...options }) {
  const { shows, env } = { shows: 'Lobby', env: {}, ...options };
  const started = performance.now();
  const count = addresses++;
  // Each has an address of its own, since the server lets in only a few from one.
  const localAddress = `127.1.${Math.floor(count / 250) % 250}.${(count % 250) + 1}`;
  const socket = connect({ host: '127.0.0.1', port, localAddress, noDelay: true });
  const client = new ssh2.Client();
  const session = { client, socket, bytes: 0, stream: undefined, shownMs: 0, onBytes: undefined };
  await new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`no ${shows} in: ${text}`)), PATIENCE_MS);
    const done = () => {
      session.shownMs = performance.now() - started;
      clearTimeout(timer);
      resolve();
    };
    client.on('error', reject).on('ready', () => {
      if (shows === undefined) {
        done();
        return;
      }
      client.shell({ rows: 24, cols: 80, term }, { env }, (error, stream) => {
        if (error) {
          reject(error);
          return;
        }
        session.stream = stream;
        stream.on('error', () => {}).on('close', () => client.end());
        stream.on('data', (chunk) => {
          session.bytes += chunk.length;
          session.lastMs = performance.now();
          session.onBytes?.();
          if (session.shownMs > 0) return;
          text += chunk.toString('utf8');
          if (stripVTControlCharacters(text).includes(shows)) done();
        });
      });
    });
    client.connect({
      sock: socket,
      username: user,
      privateKey: key.secret,
      readyTimeout: PATIENCE_MS,
    });
  });
  return session;
}

/** Waits until nothing comes any more. */
export async function silenceOf(session) {
  while (performance.now() - session.lastMs < SILENCE_MS) {
    await new Promise((resolve) => setTimeout(resolve, SILENCE_MS / 4));
  }
}

/** The moment of the next bytes. */
export function nextBytes(session) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('nothing comes')), PATIENCE_MS);
    session.onBytes = () => {
      session.onBytes = undefined;
      clearTimeout(timer);
      resolve(performance.now());
    };
  });
}

/** Ends a session as a line that is cut. */
export function cut({ client, socket }) {
  client.on('error', () => {});
  socket.destroy();
}

/** Does something with all, some at once. */
export async function eachOf(items, atOnce, act) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await act(items[index], index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
