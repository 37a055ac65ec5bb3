import { Match } from '../match/match.ts';
import type { MatchTable } from '../match/match-table.ts';
import type { WatchedChange, WatchedGame } from '../match/watched-game.ts';
import { nameOf } from '../records/store/game-folder.ts';
import { StoreError } from '../records/store/store.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { done, refused } from './answer.ts';
import type { GameAnswer, TakenTold } from './game.ts';

/** A game that another process has taken over. Tells its moves as they come. */
export class TakenGame {
  readonly game: WatchedGame;
  /** The game as it stands there. No move may be entered. */
  match: Match;

  constructor(game: WatchedGame) {
    this.game = game;
    this.match = standingMatch(game.record);
  }

  /** Tells the changes of the game until `end`. */
  follow(tell: (what: TakenTold) => void): void {
    this.game.follow((change) => {
      const what = this.#toldOf(change);
      if (what) tell(what);
    });
  }

  end(): void {
    this.game.end();
  }

  /** Takes the game back from the process that has it. @param begin plays it on */
  async takeBack(table: MatchTable, begin: (match: Match) => void): Promise<GameAnswer> {
    const { path } = this.game;
    try {
      const match = await table.takeOver(path);
      if (!match.ok) {
        return refused({ code: 'not-resumed', name: nameOf(path), fault: match.fault });
      }
      this.end();
      begin(match.value);
      return done({ code: 'taken' });
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return refused({ code: 'store-failed', error });
    }
  }

  #toldOf(change: WatchedChange): TakenTold | undefined {
    const { game } = this;
    switch (change) {
      case 'file':
        return game.isGone ? { code: 'gone' } : this.#newMoves();
      case 'owner':
        return game.isGone ? undefined : { code: 'elsewhere', game };
      default:
        return change satisfies never;
    }
  }

  #newMoves(): TakenTold {
    const before = this.match;
    const now = standingMatch(this.game.record);
    this.match = now;
    const differs = now.moves.findIndex(({ move }, index) => move !== before.moves[index]?.move);
    const known = differs < 0 ? now.moves.length : differs;
    const undone = before.moves.slice(known).reverse();
    return { code: 'moved-elsewhere', before, now, undone, played: now.moves.slice(known) };
  }
}

/** A match of a record, for looking at it. */
function standingMatch(record: GameRecord): Match {
  return new Match(record, { illegal: 'refuse', save: () => {}, isTaken: () => true });
}
