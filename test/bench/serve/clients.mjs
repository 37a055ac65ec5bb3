// Guests of a server: ssh clients with a terminal of 80×24.
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import ssh2 from 'ssh2';

const PATIENCE_MS = 60_000;

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

/** A session; it is there when the screen shows a text. */
export async function openSession({ port, key, user = 'play', term = 'xterm', shows = 'Lobby' }) {
  const started = performance.now();
  const count = addresses++;
  const [high, low] = [Math.floor(count / 250) % 250, count % 250];
  // Each has an address of its own, since the server lets in so many from one.
  const localAddress = `127.1.${high}.${low + 1}`;
  const socket = connect({ host: '127.0.0.1', port, localAddress, noDelay: true });
  const client = new ssh2.Client();
  const session = { client, socket, bytes: 0, text: '', stream: undefined, shownMs: 0 };
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${shows} does not show: ${session.text.slice(-500)}`));
    }, PATIENCE_MS);
    client
      .on('error', reject)
      .on('ready', () => {
        client.shell({ rows: 24, cols: 80, term }, (error, stream) => {
          if (error) {
            reject(error);
            return;
          }
          session.stream = stream;
          stream.on('error', () => {});
          stream.on('data', (chunk) => {
            session.bytes += chunk.length;
            session.onBytes?.(chunk);
            if (session.shownMs > 0) return;
            session.text += chunk.toString('utf8');
            if (!stripVTControlCharacters(session.text).includes(shows)) return;
            session.shownMs = performance.now() - started;
            session.text = '';
            clearTimeout(timer);
            resolve();
          });
        });
      })
      .connect({ sock: socket, username: user, privateKey: key.secret, readyTimeout: PATIENCE_MS });
  });
  return session;
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
