import type { Navigator } from './screen.ts';
import type { Services } from './services.ts';

/** Calls a player who looks elsewhere, in the ways of their settings. @param text why */
export function callPlayer(
  app: Pick<Navigator, 'bell' | 'notify'>,
  { settings }: Pick<Services, 'settings'>,
  text: string,
): void {
  if (settings.all.bell === 'on') app.bell();
  if (settings.all.notify === 'on') app.notify(text);
}
