import type { Handover } from '../match/saved-match.ts';
import type { WatchedGame } from '../match/watched-game.ts';
import { listedResult } from './result.ts';
import type { Texts } from './texts.ts';

/**
 * The players of the watched game, and what the watcher can do.
 * @param take what takes it: `take`
 */
export function watchingText(texts: Texts, game: WatchedGame, take: string): string {
  const { owner, isUnfinished, isGone, record } = game;
  if (isGone) return texts.room.WATCH_ANSWERS.gone;
  if (isUnfinished) return texts.room.watchedGameText(owner, take);
  return texts.room.watchedResultText(listedResult(texts, record), owner !== undefined);
}

/** Says that another komadai has taken over a game that was played here. */
export function handoverText(texts: Texts, { how, by, isSaved, unsaved }: Handover): string {
  if (how === 'given') return texts.room.givenText(by);
  return texts.room.takenOverText(by, isSaved ? undefined : unsaved.map(texts.game.playedText));
}
