import type { Copy } from '../plain/run-lines.ts';
import { clipboardSequence } from '../terminal/clipboard.ts';
import type { Surroundings } from './command.ts';

/** What puts texts on the clipboard of the terminal; undefined where there is no terminal. */
export function clipboardOn({
  stdout,
  env,
}: Pick<Surroundings, 'stdout' | 'env'>): Copy | undefined {
  if (!stdout.isTTY) return undefined;
  return (text) => {
    const sequence = clipboardSequence(text, env);
    if (sequence !== undefined) stdout.write(sequence);
    return sequence !== undefined;
  };
}
