import { type Pasted, readPasted } from '../records/formats/read-pasted.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { goTo, refused } from './answer.ts';
import type { ReplayAnswer } from './replay-told.ts';

/** A game or a position that was entered as a text. */
export type PastedGame = Extract<Pasted, { kind: 'game' }>;

/** A replay in which one is entered. */
interface PastedInto {
  /** Its variant is that of games that do not name theirs. */
  readonly record: GameRecord;
  /** What was entered last; the place to go to is `pasted`. */
  pasted: PastedGame | undefined;
}

/** Opens a game or a position that is entered as a text. */
export async function enterPasted(text: string, into: PastedInto): Promise<ReplayAnswer> {
  const pasted = await readPasted(text, into.record.variant);
  if (pasted.kind === 'none') return refused({ code: 'not-pasted', fault: pasted.fault });
  into.pasted = pasted;
  return goTo('pasted');
}
