/**
 * The line that leads to the server: `ssh K7M2QX@example.org`, `ssh -p 2222 new@example.org`. Where
 * all come by one account of the system's sshd: `ssh -t play@example.org join K7M2QX`.
 * @param user a code, `new`, or undefined
 */
export function sshLine(user: string | undefined, address: string | undefined): string {
  const { account, host, port } = partsOf(address ?? '');
  const ssh = port === '' || port === '22' ? 'ssh' : `ssh -p ${port}`;
  if (account === undefined) return `${ssh} ${user === undefined ? host : `${user}@${host}`}`;
  // There a new key registers without a word.
  if (user === undefined || user === 'new') return `${ssh} ${account}@${host}`;
  return `${ssh} -t ${account}@${host} join ${user}`;
}

/** Whether a text is an address of a server, as players reach it. */
export function isPublicAddress(text: string): boolean {
  return /^(?:[\w.-]+@)?(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.test(text);
}

/** @param address as `publicAddress` gives it; '' where none is known */
function partsOf(address: string): {
  readonly account: string | undefined;
  readonly host: string;
  readonly port: string;
} {
  const [, account, bracketed, plain, port = ''] =
    /^(?:([^@]+)@)?(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(address) ?? [];
  return { account, host: bracketed ?? plain ?? (address === '' ? 'HOST' : address), port };
}
