import { decideCharset } from '../terminal/capabilities.ts';
import type { Charset } from '../text/charset.ts';
import type { CommandContext } from './command.ts';

/**
 * The charset of a command that prints text. Box lines and macrons have to be asked for, since a
 * pipe does not tell how wide they are.
 */
export function textCharset({ overrides, env }: CommandContext): Charset {
  const setting = overrides.charset ?? 'auto';
  const charset = decideCharset({ setting, env });
  return setting === 'auto' && charset === 'box' ? 'frame' : charset;
}
