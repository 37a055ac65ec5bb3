import type { House } from '../../hall/house.ts';
import type { GuestLine } from '../../server/guest-line.ts';
import { networkOf } from '../../server/network.ts';
import type { LogServerEvent } from '../../server/server-log.ts';
import type { Texts } from '../../text/texts.ts';

/** How long the question waits for its answer. */
const PATIENCE_MS = 60_000;

/**
 * Gets a place for a session; whoever has enough of them is asked whether it takes the oldest one's.
 * @param onDisplaced called when a later session takes its place
 * @returns whether it has one; otherwise the guest was told why not
 */
export async function takePlace(
  texts: Texts,
  line: GuestLine,
  { house, log }: { readonly house: House; readonly log: LogServerEvent },
  onDisplaced: () => void,
): Promise<boolean> {
  const { key, session, address, errors } = line;
  const place = { session, ...(key !== '' && { key }), from: networkOf(address) };
  const take = (takesOldest: boolean) => house.takePlace({ ...place, takesOldest }, onDisplaced);
  let answer = await take(false);
  if (answer === 'enough') {
    errors.write(`${texts.settings.PLACE_TEXTS.question}\r\n`);
    if (await saysYes(line, house.time.schedule)) answer = await take(true);
  }
  if (answer === 'taken') return true;
  log({ kind: 'turned-away', address, key, detail: answer });
  errors.write(`${texts.settings.PLACE_TEXTS[answer]}\r\n`);
  return false;
}

/** Reads `y` or `n`, a key at a terminal, else a line; who does not answer says no. */
function saysYes({ input }: GuestLine, schedule: House['time']['schedule']): Promise<boolean> {
  return new Promise((resolve) => {
    let typed = '';
    const end = (isYes: boolean) => {
      cancel();
      input.off('readable', read).off('end', refuse).off('close', refuse);
      resolve(isYes);
    };
    const refuse = () => end(false);
    const read = () => {
      typed += input.read()?.toString('latin1') ?? '';
      const [, word, rest = ''] = (input.isTTY ? KEY : LINE).exec(typed) ?? [];
      if (word === undefined) return;
      // What comes after the answer is for the lobby.
      if (rest !== '') input.unshift(Buffer.from(rest, 'latin1'));
      end(/^y(?:es)?$/i.test(word));
    };
    const cancel = schedule(refuse, PATIENCE_MS);
    input.on('readable', read).once('end', refuse).once('close', refuse);
  });
}

/** What ends the question, and what comes after it. */
const KEY = /^[\s\S]*?([ynYNqQ\x03\x04\x1b])([\s\S]*)$/;
const LINE = /^\s*(\S*)[^\n]*\n([\s\S]*)$/;
