import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openMetrics, parseMetricsPlace } from '../../source/server/metrics-server.ts';
import { formatMetrics, histogramSamples } from '../../source/server/metrics-text.ts';

test.each([
  ['9100', { address: '127.0.0.1', port: 9100 }],
  ['0', { address: '127.0.0.1', port: 0 }],
  ['0.0.0.0:9100', { address: '0.0.0.0', port: 9100 }],
  ['[::1]:9100', { address: '::1', port: 9100 }],
  ['example.org:1', { address: 'example.org', port: 1 }],
  ['65536', undefined],
  ['::1:9100', undefined],
  [':9100', undefined],
  ['x', undefined],
  ['', undefined],
])('the place "%s" of metrics is read as %o', (text, expected) => {
  expect(parseMetricsPlace(text)).toEqual(expected);
});

test('metrics are formatted as Prometheus reads them', () => {
  const text = formatMetrics([
    { name: 'a_total', help: 'All of it.', type: 'counter', samples: [{ value: 3 }] },
    {
      name: 'b',
      help: 'By process.',
      type: 'gauge',
      samples: [{ labels: { process: 'first' }, value: 0.5 }],
    },
    {
      name: 'c_seconds',
      help: 'How long.',
      type: 'histogram',
      samples: histogramSamples([0.1, 1], [2, 0, 1], 9.5),
    },
  ]);
  expect(text.split('\n')).toEqual([
    ...['# HELP a_total All of it.', '# TYPE a_total counter', 'a_total 3'],
    ...['# HELP b By process.', '# TYPE b gauge', 'b{process="first"} 0.5'],
    ...['# HELP c_seconds How long.', '# TYPE c_seconds histogram'],
    ...['c_seconds_bucket{le="0.1"} 2', 'c_seconds_bucket{le="1"} 2'],
    ...['c_seconds_bucket{le="+Inf"} 3', 'c_seconds_sum 9.5', 'c_seconds_count 3', ''],
  ]);
});

describe('the server of metrics', () => {
  async function open() {
    let asked = 0;
    const place = { address: '127.0.0.1', port: 0 };
    const server = await openMetrics(place, () => `asked ${++asked}\n`);
    onTestFinished(() => server.close());
    return { ...server, at: `http://127.0.0.1:${server.port}` };
  }

  test('answers with what is so now, in the form that Prometheus asks for', async () => {
    const { at } = await open();
    const [first, second] = [await fetch(`${at}/metrics`), await fetch(`${at}/metrics?x`)];
    expect(first.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect([await first.text(), await second.text()]).toEqual(['asked 1\n', 'asked 2\n']);
  });

  test('answers nothing else', async () => {
    const { at } = await open();
    const status = async (path: string, method: string) =>
      (await fetch(at + path, { method })).status;
    expect(await status('/', 'GET')).toBe(404);
    expect(await status('/metrics/x', 'GET')).toBe(404);
    expect(await status('/metrics', 'POST')).toBe(405);
  });

  test('does not take the port of another', async () => {
    const { port } = await open();
    const second = openMetrics({ address: '127.0.0.1', port }, () => '');
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('is gone when it is closed, whoever is connected', async () => {
    const server = await openMetrics({ address: '127.0.0.1', port: 0 }, () => '');
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    await new Promise((resolve) => socket.once('connect', resolve));
    const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
    server.close();
    expect(await closed).toBe('closed');
  });
});
