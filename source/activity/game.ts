import type { EngineError, SearchReport } from '../engine/engine.ts';
import { bottomSide } from '../match/furigoma.ts';
import type { Match } from '../match/match.ts';
import type { Outcome, PlayedMove } from '../match/outcome.ts';
import type { MatchEvent } from '../match/participants/participant.ts';
import type { Players } from '../match/participants/players.ts';
import type { Handover } from '../match/saved-match.ts';
import type { WatchedGame } from '../match/watched-game.ts';
import type { FileFault, ResumeFault } from '../records/store/game-file.ts';
import type { LockFault } from '../records/store/game-lock.ts';
import type { StoreError } from '../records/store/store.ts';
import type { GameRecord } from '../records/tree/record.ts';
import type { RoomNews } from '../rooms/room-news.ts';
import type { Color } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import type { Move } from '../rules/core/move.ts';
import { readMove } from '../rules/notation/read-move.ts';
import type { AfterTold } from './after-game.ts';
import {
  type ActivityNews,
  type Answer,
  asked,
  done,
  goTo,
  NOTHING,
  type Place,
  refused,
} from './answer.ts';
import { type BoardActivity, HintedBoard } from './board-activity.ts';
import type { BoardTold } from './board-words.ts';
import type { MateTold } from './mate-word.ts';
import type { BoundWords, WordRow } from './word-row.ts';

/** What the words and moves of a game come to, and what others do there. */
export type GameTold =
  | BoardTold
  /** What has come of a line. */
  | { readonly code: 'outcome'; readonly outcome: Outcome; readonly typed: string }
  /** A word does nothing before the end. */
  | { readonly code: 'not-over'; readonly word: string }
  /** A line does nothing after the end; '' for Enter alone. */
  | { readonly code: 'over'; readonly typed: string }
  /** Others have done something. */
  | { readonly code: 'event'; readonly event: MatchEvent }
  /** Typed moves wait for their turns, or wait no longer. */
  | { readonly code: 'waits' | 'dropped'; readonly lines: readonly string[] }
  /** A typed move has waited for its turn, and is played. */
  | { readonly code: 'has-waited'; readonly line: string; readonly outcome: Outcome }
  /** A piece is picked up in the turn of another side. */
  | { readonly code: 'not-your-turn' }
  /** It is asked whether the game is given up, or left. */
  | { readonly code: 'resigns' | 'leaves' }
  /** The comment on the last move. */
  | { readonly code: 'note'; readonly text: string }
  | { readonly code: 'hint-comes' }
  | { readonly code: 'hint'; readonly report: SearchReport }
  | { readonly code: 'engine-failed'; readonly name: string; readonly error: EngineError }
  | MateTold
  | AfterTold
  | TakenTold
  | RoomTold;

/** What is told of a game that another process has taken. */
export type TakenTold =
  | { readonly code: 'handed-over'; readonly handover: Handover }
  | { readonly code: 'elsewhere'; readonly game: WatchedGame }
  /** Moves were taken back and played there. */
  | {
      readonly code: 'moved-elsewhere';
      readonly before: Match;
      readonly now: Match;
      readonly undone: readonly PlayedMove[];
      readonly played: readonly PlayedMove[];
    }
  | { readonly code: 'gone' | 'taken' | 'not-taken' }
  | {
      readonly code: 'not-resumed';
      readonly name: string;
      readonly fault: FileFault | ResumeFault | LockFault;
    }
  | { readonly code: 'store-failed'; readonly error: StoreError };

/** What is told of a room alone. */
type RoomTold =
  | { readonly code: 'room'; readonly news: RoomNews }
  /** Somebody has not moved for long. */
  | { readonly code: 'idle'; readonly isWarning: boolean }
  | { readonly code: 'muted'; readonly isMuted: boolean }
  | { readonly code: 'engines-stay-out' };

export type GameAnswer = Answer<GameTold>;

/** A word that leads away from the board. */
export type AwayWord =
  | Extract<Place, 'replay' | 'settings' | 'learn' | 'menu'>
  | 'analyse'
  | 'explore';

/** A game that is played, with engines or in a room. */
export abstract class GameActivity
  extends HintedBoard<GameTold>
  implements BoardActivity<GameTold>
{
  abstract readonly words: BoundWords<GameTold>;
  readonly nextWord = undefined;
  /** The moves that are played one after another in one's own turns, as they were typed. */
  preMoves: readonly string[] = [];
  #hear: (news: ActivityNews<GameTold>) => void = () => {};

  abstract get players(): Players;

  /** Why a word does nothing that belongs to a game that goes on. */
  abstract whyNot(word: string): GameTold | undefined;

  /** Why a word leads nowhere now. */
  abstract whyNotAway(word: AwayWord): GameTold | undefined;

  abstract resign(): GameAnswer;

  /** Takes back what was played last, or asks for that. */
  protected abstract takeBack(): GameAnswer;

  /** What is asked before the game is left; undefined if it is left at once. */
  abstract get leaving(): GameTold | undefined;

  get match(): Match {
    return this.players.match;
  }

  get subject(): Match {
    return this.match;
  }

  /** The record that is replayed, and may be written into. */
  get record(): GameRecord {
    return this.match.record;
  }

  /** The game as it is shown, with a move that is on its way. */
  get game(): Game {
    return (this.players.tentative ?? this.match).game;
  }

  get moves(): readonly PlayedMove[] {
    const { match, players } = this;
    return players.tentative ? [...match.moves, players.tentative.played] : match.moves;
  }

  get home(): Color {
    return bottomSide(this.settings.all.flip, this.game.turn, this.players.person);
  }

  get person(): Color | undefined {
    return this.players.person;
  }

  get isOver(): boolean {
    return this.match.ending !== undefined;
  }

  get isWaiting(): boolean {
    return this.players.toMove !== undefined;
  }

  /** Lets no move wait any more. @returns those that waited */
  dropPreMoves(): readonly string[] {
    const dropped = this.preMoves;
    this.preMoves = [];
    return dropped;
  }

  /** Empties the queue of typed moves, or takes back what was played last. */
  undo(): GameAnswer {
    const lines = this.dropPreMoves();
    return lines.length > 0 ? done({ code: 'dropped', lines }) : this.takeBack();
  }

  readonly begin = (): void => this.players.begin();

  readonly rest = (): void => this.players.rest();

  readonly follow = (hear: (news: ActivityNews<GameTold>) => void): (() => void) => {
    this.#hear = hear;
    return () => {
      this.#hear = () => {};
    };
  };

  readonly whyNoPiece = (): GameTold | undefined => {
    if (this.isOver) return { code: 'over', typed: '' };
    if (!this.isWaiting) return undefined;
    return this.person ? { code: 'not-your-turn' } : NOT_YOUR_TURN;
  };

  readonly enterMove = (line: string): GameAnswer => {
    if (line.trim() === '') return NOTHING;
    const why = this.whyNoMove(line);
    if (why) return refused(why);
    if (this.isWaiting && this.person) return this.#wait(line);
    return this.answerTo(this.players.keyboard.enterMove(line), line);
  };

  readonly play = (move: Move): GameAnswer => this.answerTo(this.players.keyboard.play(move), '');

  readonly enterListed = (text: string): GameAnswer => {
    const isChoice = isUsiMove(text) && readMove(this.game.position, text).kind === 'choice';
    return this.enterMove(isChoice ? `${text}=` : text);
  };

  /** What has come of a line. */
  answerTo(outcome: Outcome, typed: string): GameAnswer {
    const what = { code: 'outcome', outcome, typed } as const;
    switch (outcome.kind) {
      case 'empty':
        return NOTHING;
      case 'undone':
      case 'ended':
        this.dropPreMoves();
        return { kind: 'done', what };
      case 'played':
      case 'noted':
      case 'saved':
        return { kind: 'done', what };
      case 'offered':
        return { kind: 'told', what };
      case 'refused':
        return { kind: 'unread', reading: outcome.reading };
      case 'not-saved':
        return refused(what);
      case 'impossible':
        if (outcome.why === 'declined') return { kind: 'told', what };
        return refused(outcome.why === 'game-over' ? { code: 'over', typed } : what);
      default:
        return outcome satisfies never;
    }
  }

  /** Why a typed move is not even read. */
  protected whyNoMove(line: string): GameTold | undefined {
    return this.isOver ? { code: 'over', typed: line } : undefined;
  }

  /** Tells whoever follows. */
  protected tell(news: ActivityNews<GameTold>): void {
    this.#hear(news);
  }

  /** Tells what others have done to the game. */
  protected tellEvent(event: MatchEvent): void {
    // An engine that moved illegally has failed, which stays to be read.
    const isIllegal = event.kind === 'ended' && event.ending.reason === 'illegal move';
    const isDone = event.kind === 'moved' || event.kind === 'ended';
    const isAct = (isDone || event.kind === 'taken-back') && !isIllegal;
    const isNotice = event.kind === 'started' || event.kind === 'failed';
    const isTime = event.kind === 'ended' && event.ending.reason === 'time';
    this.tell({
      kind: 'told',
      what: { code: 'event', event },
      ...(isAct ? { as: 'act' } : isNotice && { as: 'notice' }),
      isHeard: isTime || ((isDone || event.kind === 'failed') && this.person !== undefined),
    });
    if (event.kind === 'failed' || event.kind === 'taken-back') this.#tellDropped();
    if (this.isOver) this.dropPreMoves();
    // Whoever else hears of the move hears of it first.
    if (event.kind === 'moved') queueMicrotask(() => this.#playPreMove());
  }

  /** Lets a move wait for its turn; a text that is no move is refused at once. */
  #wait(line: string): GameAnswer {
    const { position, lastTo } = this.game;
    const reading = readMove(position, line, lastTo);
    if (reading.kind === 'not-understood') return { kind: 'unread', reading };
    this.preMoves = [...this.preMoves, line.trim()];
    return done({ code: 'waits', lines: this.preMoves });
  }

  #playPreMove(): void {
    const [line, ...rest] = this.preMoves;
    if (line === undefined || this.isWaiting || this.isOver) return;
    this.preMoves = rest;
    const outcome = this.players.keyboard.enterMove(line);
    if (outcome.kind === 'played' && !this.isOver) {
      this.tell({ kind: 'entered', line, answer: done({ code: 'has-waited', line, outcome }) });
      return;
    }
    const answer = this.answerTo(outcome, line);
    // The others follow a promotion that is asked about.
    const isAsked = outcome.kind === 'refused' && outcome.reading.kind === 'choice';
    if (!isAsked) this.#tellDropped();
    this.tell({ kind: 'entered', line, answer });
  }

  /** Lets no move wait any more, and names those that waited. */
  #tellDropped(): void {
    const lines = this.dropPreMoves();
    if (lines.length > 0) this.tell({ kind: 'told', what: { code: 'dropped', lines }, as: 'talk' });
  }
}

/** Why a word does nothing in the turn of another side. */
export const NOT_YOUR_TURN: GameTold = {
  code: 'outcome',
  outcome: { kind: 'impossible', why: 'not-your-turn' },
  typed: '',
};

/** Whether a text is a move as USI has it, which declines a promotion by not mentioning it. */
export function isUsiMove(text: string): boolean {
  return /^\s*\d[a-i]\d[a-i]\s*$/.test(text);
}

// The words that a game here and a game in a room share.

type Row = WordRow<GameActivity, GameTold>;

/** Gives the game up, after a question. */
export const RESIGN_ROW = {
  name: 'resign',
  effect: 'ends',
  isOffered: ({ isOver }) => !isOver,
  refusal: (game) => game.whyNot('resign'),
  run: (game) => {
    const yes = () => game.resign();
    return game.isOver ? yes() : asked({ code: 'resigns' }, yes);
  },
} as const satisfies Row;

/** The words that lead away from the board. */
export const AWAY_ROWS = [
  { ...awayRow('replay'), isOffered: ({ isOver }: GameActivity) => isOver },
  awayRow('analyse'),
  awayRow('explore'),
  awayRow('settings'),
  awayRow('learn'),
  awayRow('menu'),
] as const satisfies readonly Row[];

/** The word that leads to the place of its name. */
function awayRow<Name extends AwayWord>(name: Name) {
  return {
    name,
    refusal: (game) => game.whyNotAway(name),
    run: () => {
      if (name === 'analyse' || name === 'explore') return goTo('replay', name);
      return goTo(name);
    },
  } satisfies Row;
}
