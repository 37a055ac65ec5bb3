import type { LockFault } from '../../records/store/game-lock.ts';
import { otherText } from './store-fault.ts';

/** What is said if a watched game cannot be taken, or if there is nothing to wait for. */
export const WATCH_ANSWERS = {
  asking: 'Asking the other komadai..',
  taken: 'The game is yours.',
  gone: 'The game was renamed or deleted by another komadai.',
} as const;

/** Says that a watched game is over. @param result `Black wins by checkmate` */
export function watchedResultText(result: string, hasOwner: boolean): string {
  return `The game is over: ${result}.${hasOwner ? '' : ' The other komadai has left.'}`;
}

/** What can be done about a game that goes on. @param take what takes it: `take` */
export function watchedGameText(owner: LockFault | undefined, take: string): string {
  return owner
    ? `You are watching ${otherText(owner)}. ${take} takes the game over.`
    : `The other komadai has left. ${take} takes the game.`;
}

/** Says that a game was handed to another komadai. */
export function givenText(by: LockFault | undefined): string {
  return `Saved, and handed to ${whoText(by)}.`;
}

/** Says that another komadai has taken a game. @param unsaved the moves that it does not have */
export function takenOverText(by: LockFault | undefined, unsaved?: readonly string[]): string {
  const taken = `Taken over by ${whoText(by)}.`;
  if (unsaved === undefined) return taken;
  return `NOT SAVED: ${unsaved.join(', ') || 'what was done last'}. ${taken}`;
}

function whoText(by: LockFault | undefined): string {
  return by ? otherText(by) : 'another komadai';
}

/** Asks whether to play the watched game here. */
export function takeQuestion(owner: LockFault | undefined): string {
  return owner ? `Take the game over from ${otherText(owner)}?` : 'Take the game, and play on?';
}

/** What watching is, and what a lock is for. */
export function watchingHelp(owner: LockFault | undefined): string[] {
  const follows =
    'The moves appear as they are saved. A move typed here is not played: it goes along when you take the game.';
  if (!owner) return [follows, 'Nobody has the game open.'];
  return [
    `This game is open in ${otherText(owner)}. ${follows}`,
    'That komadai saves and watches when you take the game over. If it does not answer within two seconds, the game is taken from it; what it has saved is not lost.',
    `Its lock is ${owner.lockFile}. Delete it only if you know that the process is gone.`,
  ];
}
