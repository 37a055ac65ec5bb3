import type { Match } from '../match/match.ts';
import type { EngineRoom } from '../match/participants/engine-room.ts';
import type { WatchedGame } from '../match/watched-game.ts';
import type { GameStore } from '../records/store/store.ts';
import type { GameRecord, RecordNode } from '../records/tree/record.ts';
import type { MoveNotation } from '../rules/notation/display.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { GameIndex } from '../study/index/game-index.ts';
import type { KeepingMistakes } from './replay-analyst.ts';
import type { EditOptions } from './replay-edits.ts';

/** What every replay has of the player. */
export interface ReplayMeans {
  readonly settings: SessionSettings;
  /** The notation of the list of moves. Default: that of the settings. */
  readonly notation?: (() => MoveNotation) | undefined;
  /** Evaluates positions, and looks for mates where that is not on a server. */
  readonly engines: Pick<EngineRoom, 'analyst' | 'findMate' | 'staysOut'>;
  /** Games are exported to it; undefined on a server, whose visitors have no files there. */
  readonly store: GameStore | undefined;
  /** What others played. Default: nobody knows, as on a server */
  readonly gameIndex?: GameIndex | undefined;
  /** What others type after `ssh` to come to the server, where that is known. */
  readonly publicAddress?: string | undefined;
}

/** What every replay has, without what else stands beside it. */
export function meansOf({
  settings,
  notation,
  engines,
  store,
  gameIndex,
  publicAddress,
}: ReplayMeans): ReplayMeans {
  return { settings, notation, engines, store, gameIndex, publicAddress };
}

/** What a replay is of, and what it may do. */
export interface ReplayOptions extends ReplayMeans, EditOptions {
  readonly record: GameRecord;
  /** The ply to begin at. Default: the start. */
  readonly ply?: number;
  /** Keeps the mistakes of the player when the game is analysed. Default: none are kept */
  readonly keepMistakes?: (() => KeepingMistakes) | undefined;
  /** Whether the player goes back from it to a game, so that no new game begins here. */
  readonly isAside?: boolean | undefined;
  /** The move at which a game stands that somebody else plays. Default: the end of the line. */
  readonly standing?: (() => RecordNode) | undefined;
  /** The match that others play. Default: none. */
  readonly match?: (() => Match) | undefined;
  /** Whether people still play it. Default: as the record tells. */
  readonly isGoingOn?: (() => boolean) | undefined;
  /** The game that another process plays, and that can be taken from it. Default: nobody plays. */
  readonly watched?: WatchedGame | undefined;
}
