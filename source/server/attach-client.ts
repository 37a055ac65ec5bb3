import { connect } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../terminal/capabilities.ts';
import { ATTACH_VERSION, type AttachHello, onFrames, sendFrame } from './attach-frames.ts';

export interface AttachOptions {
  /** The path of the server's socket. */
  readonly path: string;
  /** The key that the sshd has let in: its `%f`, `SHA256:…`. */
  readonly key: string | undefined;
  readonly user: string;
  readonly words: string | undefined;
  readonly env: Environment;
  readonly input: Readable & { readonly isTTY?: boolean; setRawMode?(isRaw: boolean): unknown };
  readonly output: Writable & {
    readonly isTTY?: boolean;
    readonly columns?: number | undefined;
    readonly rows?: number | undefined;
  };
  readonly errors: Writable;
  /** Whether lines are wanted, also on a terminal. Default: no */
  readonly isPlain?: boolean;
  /** Called with the file that the server has sent, before the end. Default: it is dropped */
  readonly onFile?: (bytes: Buffer) => void;
}

/** What gives a terminal back that a lost server could not. */
const RESTORE =
  '\x1b[0m\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?2004l\x1b[?25h\x1b[?1049l';

/** The names of the environment that the server asks for; it looks at them again. */
const NAMES = /^(?:LANG|LC_.*|COLORTERM|NO_COLOR)$/;

/**
 * Brings a session of the server here, as the sshd of the system starts it.
 * @returns the exit status. Rejects where the server cannot be reached or is lost
 */
export async function bringSession(options: AttachOptions): Promise<number> {
  const { path, input, output, errors } = options;
  const { isPlain = false, onFile = () => {} } = options;
  const isTerminal = input.isTTY === true && output.isTTY === true && !isPlain;
  const file: Buffer[] = [];
  const socket = connect(path);
  let status: number | undefined;
  const send = (bytes: Buffer) => sendFrame(socket, 'data', bytes);
  const sendEnd = () => sendFrame(socket, 'end');
  const resize = () => sendFrame(socket, 'resize', JSON.stringify(sizeOf(output)));
  const hangUp = () => socket.destroy();
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve).once('error', reject);
    });
    if (isTerminal) input.setRawMode?.(true);
    sendFrame(socket, 'hello', JSON.stringify(helloOf(options, isTerminal)));
    input.on('data', send).once('end', sendEnd).once('error', hangUp).resume();
    if (isTerminal) output.on('resize', resize);
    output.once('error', hangUp).once('close', hangUp);
    onFrames(socket, (kind, body) => {
      if (kind === 'exit') status = Number(body.toString());
      if (kind === 'file') file.push(Buffer.from(body));
      const stream = kind === 'data' ? output : kind === 'error' ? errors : undefined;
      // The server sees how much is unread.
      if (stream && !stream.write(body)) {
        socket.pause();
        stream.once('drain', () => socket.resume());
      }
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject).once('close', () => resolve());
    });
    if (status === undefined) {
      if (isTerminal && output.writable) output.write(RESTORE);
      throw new Error('the server was lost');
    }
    if (file.length > 0) onFile(Buffer.concat(file));
    return status;
  } finally {
    socket.destroy();
    input.off('data', send).off('end', sendEnd).off('error', hangUp);
    input.pause();
    if (isTerminal) input.setRawMode?.(false);
    output.off('resize', resize).off('error', hangUp).off('close', hangUp);
  }
}

function helloOf({ key, user, words, env, output }: AttachOptions, isTerminal: boolean) {
  const given = Object.entries(env).flatMap(([name, value]): [string, string][] =>
    NAMES.test(name) && value !== undefined ? [[name, value]] : [],
  );
  const hello: AttachHello = {
    version: ATTACH_VERSION,
    ...(key !== undefined && { key }),
    user,
    // `SSH_CONNECTION` begins with the address of the client.
    address: env.SSH_CONNECTION?.split(' ')[0] || 'local',
    env: given,
    ...(env.TERM !== undefined && { terminal: env.TERM }),
    ...(isTerminal && { size: sizeOf(output) }),
    ...(words !== undefined && { words }),
  };
  return hello;
}

function sizeOf({ columns = 0, rows = 0 }: AttachOptions['output']) {
  return { columns, rows };
}
