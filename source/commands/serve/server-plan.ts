import { hostname } from 'node:os';

/** The sockets of a server in its folder: for whoever runs it, and for the sshd of the system. */
export const ADMIN_SOCKET = 'admin.sock';
export const ATTACH_SOCKET = 'attach.sock';

/** The place in which a server keeps games and players. `folder` is for its sockets in any case. */
export type StorePlace =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly folder: string };

/** How a server is to run. */
export interface ServerPlan {
  readonly place: StorePlace;
  readonly port: number;
  /** Default: all addresses. */
  readonly address?: string;
  /** As players reach it: `example.org`, `example.org:22`, `play@example.org`. Default: by its name. */
  readonly publicAddress?: string;
  /** Whether any key may register. */
  readonly isOpen: boolean;
  /** The file with the keys that may register. */
  readonly keys?: string;
  readonly hasGuests: boolean;
  readonly mostSessions: number;
}

/**
 * What players type after `ssh`. Without a port it is that of the server; with an account that of the
 * system's sshd.
 */
export function publicAddressOf(
  { publicAddress = hostname() }: Pick<ServerPlan, 'publicAddress'>,
  port: number,
): string {
  const isWhole = publicAddress.includes('@') || /:\d+$/.test(publicAddress);
  return isWhole ? publicAddress : `${publicAddress}:${port}`;
}
