import { expect, test } from 'vitest';
import { run } from '../helpers/komadai.ts';
import { hasTools, TOOLS } from './packages.ts';

test.skipIf(!hasTools)('the kernels are what their sources give', async () => {
  const checked = await run([process.execPath, 'kernels/make.mjs', '--check'], {
    cwd: TOOLS,
    env: {},
  });
  expect(checked).toEqual({ stdout: '', stderr: '', status: 0 });
});
