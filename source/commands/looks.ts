import { homedir } from 'node:os';
import { resolveFolders } from '../settings/folders.ts';
import type { Settings } from '../settings/settings.ts';
import { openSettings } from '../settings/store.ts';
import { decideColours, forcedColours } from '../terminal/capabilities.ts';
import { type Looks, NO_LOOKS } from '../text/charset.ts';
import { themeFor } from '../ui/app/theme.ts';
import type { CommandContext, OutputStream, Surroundings } from './command.ts';

/** What decides how a text looks. A command line with a fault gives only the environment. */
export type LookContext = Pick<Surroundings, 'env'> &
  Partial<Pick<CommandContext, 'home' | 'overrides'>>;

/**
 * The looks of texts on a stream: those of the theme on a terminal or where they are forced, none
 * elsewhere or if colours are off. A theme with a ground of its own gives way to one for any ground.
 * @param settings Default: those of the file
 */
export function looksOn(
  stream: OutputStream,
  context: LookContext,
  settings?: Pick<Settings, 'theme' | 'colour'>,
): Looks {
  const { env, home, overrides } = context;
  if (!(stream.isTTY || forcedColours(env)) || overrides?.colour === 'off') return NO_LOOKS;
  const folders = resolveFolders({ env, platform: process.platform, userHome: homedir(), home });
  const { theme, colour } = settings ?? openSettings(folders.configFile).all();
  const level = decideColours({ setting: colour, env });
  return level > 0 ? themeFor(overrides?.theme ?? theme, 1) : NO_LOOKS;
}
