// Floods a server on its own core with messages of one kind, as the bench tells it.
import { connect } from 'node:net';
import ssh2 from 'ssh2';
import { keysMessage, RAW_MESSAGES, sendRaw, socketOf } from '../../helpers/raw-messages.ts';

/** What the bench wants: a flood, or the end of it. */
type Order =
  | { readonly port: number; readonly secret: string; readonly kind: string }
  | { readonly stop: true };

const BATCH = 100;
const BATCH_MS = 4;
/** More is not kept for a server that does not read. */
const MOST_UNREAD = 1_000_000;

/** The bytes of a batch for each kind of flood. */
const BATCHES: Readonly<Record<string, readonly Buffer[]>> = {
  'Ctrl-L': [keysMessage('\x0c'.repeat(500))],
  keys: [keysMessage('R\x7f'.repeat(250))],
  ...Object.fromEntries(
    Object.entries(RAW_MESSAGES).map(([kind, one]) => [kind, Array<Buffer>(BATCH).fill(one)]),
  ),
};

let end = () => {};

process.on('message', (order: Order) => {
  if ('stop' in order) {
    end();
    process.send?.('stopped');
    return;
  }
  const { port, secret, kind } = order;
  const client = new ssh2.Client();
  client.on('error', () => {});
  client.on('ready', () =>
    client.shell({ term: 'xterm', rows: 24, cols: 80 }, (error, stream) => {
      if (error) throw error;
      stream.resume();
      const socket = socketOf(client);
      // In large packets.
      socket.setNoDelay(false);
      const timer = setInterval(() => {
        if (socket.destroyed || socket.writableLength > MOST_UNREAD) return;
        for (const bytes of BATCHES[kind] ?? []) sendRaw(client, bytes);
      }, BATCH_MS);
      end = () => {
        clearInterval(timer);
        client.destroy();
      };
      process.send?.('floods');
    }),
  );
  const sock = connect({ host: '127.0.0.1', port, localAddress: '127.2.0.1' });
  client.connect({ sock, username: 'play', privateKey: secret });
});
// The bench is gone.
process.on('disconnect', () => process.exit());
process.send?.(Object.keys(BATCHES));
