import { TAKE_WORD } from '../activity/replay.ts';
import { Match } from '../match/match.ts';
import type { Handover } from '../match/saved-match.ts';
import type { WatchedChange, WatchedGame } from '../match/watched-game.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { handoverText, watchingText } from '../text/watching.ts';
import { announce, endLines, type MoveForm } from './game-lines.ts';
import { refuse } from './run-lines.ts';

/** A game of the line mode that another process has taken over. Tells its moves as they come. */
export class PlainWatch {
  readonly #game: WatchedGame;
  readonly #telling: () => MoveForm;
  /** The game as it stands there. No move may be entered. */
  match: Match;

  /** @param telling how the moves are told now */
  constructor(game: WatchedGame, telling: () => MoveForm) {
    this.#game = game;
    this.#telling = telling;
    this.match = standingMatch(game.record);
  }

  get path(): string {
    return this.#game.path;
  }

  /** Tells the changes of the game until `end`. */
  follow(tell: (lines: readonly string[]) => void): void {
    this.#game.follow((change) => tell(this.#linesOf(change)));
  }

  end(): void {
    this.#game.end();
  }

  /** Tells why nothing is played here, and what can be done. */
  refusal(): string[] {
    return refuse(watchingText(this.#game, TAKE_WORD));
  }

  #linesOf(change: WatchedChange): string[] {
    switch (change) {
      case 'file':
        return this.#game.isGone ? this.refusal() : this.#newMoves();
      case 'owner':
        return this.#game.isGone ? [] : [watchingText(this.#game, TAKE_WORD)];
      default:
        return change satisfies never;
    }
  }

  #newMoves(): string[] {
    const before = this.match;
    const now = standingMatch(this.#game.record);
    this.match = now;
    const differs = now.moves.findIndex(({ move }, index) => move !== before.moves[index]?.move);
    const known = differs < 0 ? now.moves.length : differs;
    const telling = this.#telling();
    const undone = before.moves.slice(known).reverse();
    return [
      ...undone.map((move) => `Taken back: ${announce(before, move, telling)}`),
      ...now.moves.slice(known).map((move) => announce(now, move, telling)),
      ...(before.ending ? [] : endLines(now)),
    ];
  }
}

/** Tells that the game was taken over. */
export function handoverLines(handover: Handover): string[] {
  const text = `${handoverText(handover)} ${TAKE_WORD} takes it back.`;
  return handover.isSaved ? [text] : refuse(text);
}

/** A match of a record, for looking at it. */
function standingMatch(record: GameRecord): Match {
  return new Match(record, { illegal: 'refuse', save: () => {}, isTaken: () => true });
}
