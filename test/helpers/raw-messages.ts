import type { Socket } from 'node:net';
import type { Client } from 'ssh2';

/** What the package of the client keeps for itself. */
interface Inside {
  readonly _sock: Socket;
  readonly _protocol: {
    readonly _cipher: {
      readonly allocPacket: (length: number) => Buffer;
      readonly encrypt: (packet: Buffer) => void;
    };
  };
}

/** The offset of the message in a packet. */
const HEAD = 5;

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.concat([word(value.length), Buffer.from(value)]);
}

function message(type: number, ...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from([type]), ...parts]);
}

const YES = Buffer.from([1]);
/** The first channel of a connection. */
const CHANNEL = word(0);
const SIZE = [word(90), word(30), word(0), word(0)];

/** Keys for the session on the first channel. */
export function keysMessage(keys: string): Buffer {
  return message(94, CHANNEL, text(keys));
}

/** Says nothing, in as many bytes as a message may have. */
export const LARGE_MESSAGE = message(2, text('x'.repeat(32_000)));

/** A message of each kind that a client may send after the login, with a session on the first channel. */
export const RAW_MESSAGES: Readonly<Record<string, Buffer>> = {
  'a ping': message(80, text('keepalive@openssh.com'), YES),
  'a request for a port': message(80, text('tcpip-forward'), YES, text('127.0.0.1'), word(0)),
  'a session': message(90, text('session'), word(7), word(1 << 20), word(1 << 15)),
  'a channel of no kind': message(90, text('nothing'), word(7), word(1 << 20), word(1 << 15)),
  'a size': message(98, CHANNEL, text('window-change'), Buffer.from([0]), ...SIZE),
  'a variable': message(98, CHANNEL, text('env'), YES, text('LANG'), text('C')),
  'a request of no kind': message(98, CHANNEL, text('nothing'), YES),
  'a key': keysMessage('\x7f'),
  'no data': keysMessage(''),
  'other data': message(95, CHANNEL, word(1), text('x')),
  'more window': message(93, CHANNEL, word(1)),
  'nothing to hear': message(2, text('')),
  'a fault of the other side': message(3, word(0)),
  'a kind that is not known': message(192, text('ping')),
};

/** Sends a message as it is. */
export function sendRaw(client: Client, bytes: Buffer): void {
  const { _cipher: cipher } = (client as unknown as Inside)._protocol;
  const packet = cipher.allocPacket(bytes.length);
  bytes.copy(packet, HEAD);
  cipher.encrypt(packet);
}

/** The socket of a client. */
export function socketOf(client: Client): Socket {
  return (client as unknown as Inside)._sock;
}
