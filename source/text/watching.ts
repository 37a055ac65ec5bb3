import type { Handover } from '../match/saved-match.ts';
import type { WatchedGame } from '../match/watched-game.ts';
import { playedText } from './outcome.ts';
import { listedResult } from './result.ts';
import {
  givenText,
  takenOverText,
  WATCH_ANSWERS,
  watchedGameText,
  watchedResultText,
} from './watching-texts.ts';

/**
 * The players of the watched game, and what the watcher can do.
 * @param take what takes it: `take`
 */
export function watchingText(game: WatchedGame, take: string): string {
  const { owner, isUnfinished, isGone, record } = game;
  if (isGone) return WATCH_ANSWERS.gone;
  if (isUnfinished) return watchedGameText(owner, take);
  return watchedResultText(listedResult(record), owner !== undefined);
}

/** Says that another komadai has taken over a game that was played here. */
export function handoverText({ how, by, isSaved, unsaved }: Handover): string {
  if (how === 'given') return givenText(by);
  return takenOverText(by, isSaved ? undefined : unsaved.map(playedText));
}
