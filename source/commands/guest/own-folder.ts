import type { House } from '../../hall/house.ts';
import type { PersonFolder } from '../../hall/person-files.ts';
import { systemCode } from '../../rooms/system-code.ts';
import type { GuestLine } from '../../server/guest-line.ts';
import type { Texts } from '../../text/texts.ts';

/** How long after the folder could not be opened it is tried again, where the store is there. */
const RETRY_MS = 1000;

/** The keys with which somebody leaves who waits: Ctrl-C and Ctrl-D. */
const LEAVING = /[\x03\x04]/;

interface Waiting {
  readonly house: House;
  readonly line: GuestLine;
  /** Is aborted when the session has to end. */
  readonly ending: AbortSignal;
  /** Hears of a folder that cannot be opened although the store is there. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Opens the folder of a guest. While the store is away they read so, and wait for it.
 * @returns undefined if they have left, or have to
 */
export async function openOwnFolder(
  texts: Texts,
  open: () => Promise<PersonFolder>,
  { house, line, ending, onFault }: Waiting,
): Promise<PersonFolder | undefined> {
  let isTold = false;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (!isTold) {
        if (house.trouble === undefined) onFault(error);
        const why = texts.lobby.cannotWriteText(house.trouble ?? systemCode(error));
        line.errors.write(`${why}\r\n${texts.lobby.GUEST_TEXTS.wait}\r\n`);
      }
      isTold = true;
    }
    const hasLeft = ending.aborted || line.output.destroyed;
    if (hasLeft || !(await storeIsBack(house, line, ending))) return undefined;
  }
}

/** Waits until it is worth another try. @returns false if the guest leaves before, or has to */
function storeIsBack(house: House, line: GuestLine, ending: AbortSignal): Promise<boolean> {
  const { input, output } = line;
  return new Promise((resolve) => {
    const hear = () => {
      if (LEAVING.test(String(input.read() ?? ''))) end(false);
    };
    const leave = () => end(false);
    const isAway = house.trouble !== undefined;
    const cancel = isAway ? () => {} : house.time.schedule(() => end(true), RETRY_MS);
    const endFollowing = house.follow(({ kind }) => {
      if (kind === 'trouble' && house.trouble === undefined) end(true);
    });
    const end = (isBack: boolean) => {
      cancel();
      endFollowing();
      output.off('close', leave);
      input.off('readable', hear).off('end', leave);
      ending.removeEventListener('abort', leave);
      resolve(isBack);
    };
    output.once('close', leave);
    ending.addEventListener('abort', leave);
    // The lines of a script stay for later, and so does their end.
    if (input.isTTY) input.on('readable', hear).on('end', leave);
  });
}
