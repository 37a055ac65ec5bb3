import type { RoomKey } from '../records/tree/room-tag.ts';

/** The line that the other player types, or a watcher: `komadai join K7M2QX`. */
export function joinLine(key: RoomKey, command: 'join' | 'watch' = 'join'): string {
  return `komadai ${command} ${shellWord(key.code)}${folderOption(key)}`;
}

/** The line that leads back into a room: its host opens it again. */
export function backLine(key: RoomKey, isHost: boolean): string {
  return isHost ? `komadai host --resume${folderOption(key)}` : joinLine(key);
}

function folderOption({ at }: RoomKey): string {
  return at === undefined ? '' : ` --at ${shellWord(at)}`;
}

/**
 * The line that leads to the server: `ssh K7M2QX@example.org`, `ssh -p 2222 new@example.org`. Where
 * all come by one account of the system's sshd: `ssh -t play@example.org join K7M2QX`.
 * @param user a code, `new`, or undefined
 * @param address of the server, as `publicAddress` gives it. Default: not known
 */
export function sshLine(user: string | undefined, address = ''): string {
  const [, account, bracketed, plain, port = '22'] =
    /^(?:([^@]+)@)?(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(address) ?? [];
  const host = bracketed ?? plain ?? (address || 'HOST');
  const ssh = port === '22' ? 'ssh' : `ssh -p ${port}`;
  if (account === undefined) return `${ssh} ${user === undefined ? host : `${user}@${host}`}`;
  // There a new key registers without a word.
  if (user === undefined || user === 'new') return `${ssh} ${account}@${host}`;
  return `${ssh} -t ${account}@${host} join ${user}`;
}

/** Whether a text is an address of a server, as players reach it. */
export function isPublicAddress(text: string): boolean {
  return /^(?:[\w.-]+@)?(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(text);
}

/** A text as one word of a shell, which bash and zsh read. */
export function shellWord(text: string): string {
  return /^[\w./+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
