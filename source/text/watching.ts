import type { Handover } from '../match/saved-match.ts';
import type { WatchedGame } from '../match/watched-game.ts';
import type { LockFault } from '../records/store/game-lock.ts';
import { playedText } from './outcome.ts';
import { listedResult } from './result.ts';
import { otherText } from './store-fault.ts';

/** What is said if a watched game cannot be taken, or if there is nothing to wait for. */
export const WATCH_ANSWERS = {
  asking: 'Asking the other komadai..',
  taken: 'The game is yours.',
  gone: 'The game was renamed or deleted by another komadai.',
} as const;

/**
 * The players of the watched game, and what the watcher can do.
 * @param take what takes it: `take`
 */
export function watchingText(game: WatchedGame, take: string): string {
  const { owner, isUnfinished, isGone, record } = game;
  if (isGone) return WATCH_ANSWERS.gone;
  if (!isUnfinished) {
    return `The game is over: ${listedResult(record)}.${owner ? '' : ' The other komadai has left.'}`;
  }
  return owner
    ? `You are watching ${otherText(owner)}. ${take} takes the game over.`
    : `The other komadai has left. ${take} takes the game.`;
}

/** Says that another komadai has taken over a game that was played here. */
export function handoverText({ how, by, isSaved, unsaved }: Handover): string {
  const other = by ? otherText(by) : 'another komadai';
  if (how === 'given') return `Saved, and handed to ${other}.`;
  if (isSaved) return `Taken over by ${other}.`;
  const lost = unsaved.map(playedText).join(', ') || 'what was done last';
  return `NOT SAVED: ${lost}. Taken over by ${other}.`;
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
