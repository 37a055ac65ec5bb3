import { createServer } from 'node:http';
import { METRICS_TYPE } from './metrics-text.ts';
import { listenOn, type ServerAddress } from './ssh-server.ts';

/** The address and the port that serve metrics. */
export interface MetricsPlace {
  readonly address: string;
  readonly port: number;
}

/** More ask for nothing but trouble. */
const MOST_CONNECTIONS = 16;
const MOST_WAIT_MS = 5000;

/** Reads `PORT`, `HOST:PORT` or `[ADDRESS]:PORT`; alone a port is that of loopback. */
export function parseMetricsPlace(text: string): MetricsPlace | undefined {
  const [, bracketed, plain, number] =
    /^(?:(?:\[([^\]]+)\]|([^:[\]]+)):)?(\d{1,5})$/.exec(text) ?? [];
  const port = Number(number);
  if (number === undefined || port > 65_535) return undefined;
  return { address: bracketed ?? plain ?? '127.0.0.1', port };
}

/**
 * Answers `GET /metrics`. Rejects with what the system refuses.
 * @returns where it listens, and what ends it
 */
export async function openMetrics(
  place: MetricsPlace,
  text: () => string,
): Promise<ServerAddress & { readonly close: () => void }> {
  const server = createServer((request, response) => {
    const isMetrics = request.url?.split('?')[0] === '/metrics';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isMetrics || !isRead) response.writeHead(isMetrics ? 405 : 404).end();
    else response.writeHead(200, { 'Content-Type': METRICS_TYPE }).end(text());
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.headersTimeout = MOST_WAIT_MS;
  server.requestTimeout = MOST_WAIT_MS;
  const bound = await listenOn(server, place, () => {});
  return {
    ...bound,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
