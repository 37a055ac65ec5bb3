import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { PROJECT } from '../helpers/komadai.ts';

/** A registry that knows some faults, or refuses to tell. @returns what the script says */
async function auditAt(faults: Readonly<Record<string, unknown>> | undefined) {
  let asked: unknown;
  const registry = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') asked = JSON.parse(String(gunzipSync(Buffer.concat(chunks))));
      if (!faults || request.method !== 'POST') response.statusCode = faults ? 404 : 405;
      response.end(JSON.stringify(faults ?? {}));
    });
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void registry.close());
  const { port } = registry.address() as AddressInfo;
  const words = ['scripts/audit.mjs', `--registry=http://127.0.0.1:${port}/`];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: PROJECT }, (error, stdout) =>
      resolve({ status: error ? error.code : 0, stdout, asked }),
    );
  });
}

const ADVISORY = {
  ...{ id: 1, url: 'https://example.org/1', title: 'a fault', severity: 'high' },
  ...{ vulnerable_versions: '*', cwe: [], cvss: { score: 0, vectorString: null } },
};

test.each([
  ['no fault is told', {}, 0, /^\d+ packages in the bundle, no known fault\.$/m],
  ['a fault of a package fails', { ssh2: [ADVISORY] }, 1, /^ssh2: high, https:\S+$/m],
  ['a registry that does not answer is told', undefined, 0, /are not audited: 405/],
])('%s', async (_, faults, status, stdout) => {
  const audited = await auditAt(faults);
  expect(audited).toMatchObject({ status, stdout: expect.stringMatching(stdout) });
  expect(audited).toHaveProperty('asked.ssh2', [expect.stringMatching(/^\d+\.\d+/)]);
});
