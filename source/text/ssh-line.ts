/** The line that leads to the server: `ssh K7M2QX@example.org`, `ssh -p 2222 new@example.org`. */
export function sshLine(user: string | undefined, address: string | undefined): string {
  const { host, port } = hostAndPort(address ?? '');
  const at = user === undefined ? host : `${user}@${host}`;
  return port === '' || port === '22' ? `ssh ${at}` : `ssh -p ${port} ${at}`;
}

/** @param address `example.org`, `example.org:2222` or `[::1]:2222`; '' where none is known */
function hostAndPort(address: string): { readonly host: string; readonly port: string } {
  const [, bracketed, plain, port = ''] =
    /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(address) ?? [];
  return { host: bracketed ?? plain ?? (address === '' ? 'HOST' : address), port };
}
