import { expect } from 'vitest';
import { runCommand } from '../helpers/command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** What `komadai completion` prints for a shell. */
export async function scriptFor(shell: Shell): Promise<string> {
  const { status, stdout, stderr } = await runCommand(['completion', shell]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}
