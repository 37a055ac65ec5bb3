import { EngineError } from '../engine/engine.ts';
import { Match } from '../match/match.ts';
import type { MatchTable } from '../match/match-table.ts';
import type { Outcome } from '../match/outcome.ts';
import type { EngineRoom, MateFinder } from '../match/participants/engine-room.ts';
import type { Keyboard } from '../match/participants/keyboard.ts';
import type { Opponents } from '../match/participants/opponents.ts';
import type { MatchEvent } from '../match/participants/participant.ts';
import { parseSide, playerOf } from '../match/participants/side.ts';
import type { Handover } from '../match/saved-match.ts';
import type { WatchedChange, WatchedGame } from '../match/watched-game.ts';
import { nameOf } from '../records/store/game-folder.ts';
import { StoreError } from '../records/store/store.ts';
import { noteOf } from '../records/tree/notes.ts';
import type { GameRecord } from '../records/tree/record.ts';
import { COLORS } from '../rules/core/color.ts';
import { AfterGame, type AfterMeans } from './after-game.ts';
import { done, later, NOTHING, refused, told } from './answer.ts';
import { BOARD_ROWS } from './board-words.ts';
import {
  AWAY_ROWS,
  type AwayWord,
  GameActivity,
  type GameAnswer,
  type GameTold,
  NOT_YOUR_TURN,
  RESIGN_ROW,
  type TakenTold,
} from './game.ts';
import { MATE_ROW } from './mate-word.ts';
import { HINT_ROW, QUIT_ROW, REDO_ROW, UNDO_ROW } from './shared-words.ts';
import { type BoundWords, bindWords, type WordRow } from './word-row.ts';

type Row = WordRow<PlayActivity, GameTold>;

/** A word by which a side does something in a game that goes on. */
function keyboardRow<Name extends string>(name: Name, act: (keyboard: Keyboard) => Outcome) {
  return {
    name,
    effect: 'changes',
    refusal: (play) => play.whyNot(name),
    run: (play) => play.answerTo(act(play.keyboard), name),
  } satisfies Row;
}

/** The words of a game, in the order in which help lists them. */
export const PLAY_ROWS = [
  RESIGN_ROW,
  keyboardRow('draw', (keyboard) => keyboard.offer('draw')),
  {
    ...keyboardRow('impasse', (keyboard) => keyboard.offer('impasse')),
    needs: 'impasseThreshold',
  },
  { ...keyboardRow('accept', (keyboard) => keyboard.accept()), effect: 'ends' },
  UNDO_ROW,
  REDO_ROW,
  {
    name: 'note',
    effect: 'changes',
    argument: 'optional',
    refusal: (play) => play.whyElsewhere,
    run: (play, text) => play.note(text),
  },
  {
    name: 'save',
    effect: 'changes',
    argument: 'required',
    refusal: (play) => play.whyElsewhere,
    run: (play, name) => play.answerTo(play.keyboard.save(name), 'save'),
  },
  HINT_ROW,
  MATE_ROW,
  ...BOARD_ROWS,
  {
    name: 'rematch',
    effect: 'changes',
    argument: 'number',
    refusal: (play) => play.whyElsewhere ?? play.whyNotOver('rematch'),
    run: (play, level) => play.playAgain(level),
  },
  ...AWAY_ROWS,
  {
    name: 'take',
    effect: 'changes',
    face: 'lines',
    refusal: ({ whyElsewhere }) => (whyElsewhere ? undefined : { code: 'not-taken' }),
    run: (play) => play.takeOver(),
  },
  QUIT_ROW,
] as const satisfies readonly Row[];

export type PlayWord = (typeof PLAY_ROWS)[number]['name'];

/** What a game is played with. */
export interface PlayMeans extends AfterMeans {
  readonly table: MatchTable;
  readonly engines: EngineRoom;
  /** Seats those who play a match that comes on the board, and ends the engines before. */
  readonly seat: (match: Match) => Opponents;
}

/** A game with engines, or between people at one prompt. */
export class PlayActivity extends GameActivity {
  readonly words: BoundWords<GameTold> = bindWords<PlayActivity, GameTold>(this, PLAY_ROWS);
  readonly #means: PlayMeans;
  #opponents: Opponents;
  /** The game while another process has it. */
  #taken: TakenGame | undefined;
  /** Whether the process that has taken the game has renamed or deleted it. */
  #isGone = false;
  /** Looks again whether an engine is to move. */
  #look = () => {};
  readonly #after: AfterGame;

  constructor(means: PlayMeans, match: Match) {
    super(means.settings);
    this.#means = means;
    this.#after = new AfterGame(this, means, (news) => this.tell(news));
    this.#opponents = this.#seat(match);
  }

  get players(): Opponents {
    return this.#opponents;
  }

  override get findMate(): MateFinder | undefined {
    return this.#means.engines.findMate;
  }

  get keyboard(): Keyboard {
    return this.#opponents.keyboard;
  }

  /** A game that another process has stays the same, however it goes on there. */
  override get subject(): Match {
    return this.#opponents.match;
  }

  override get match(): Match {
    return this.#taken?.match ?? this.#opponents.match;
  }

  get leaving(): GameTold | undefined {
    return this.match.clock === undefined || this.isOver ? undefined : { code: 'leaves' };
  }

  /** Why nothing is done to a game that another process has. */
  get whyElsewhere(): GameTold | undefined {
    return this.#taken && { code: 'elsewhere', game: this.#taken.game };
  }

  whyNotAway(word: AwayWord): GameTold | undefined {
    return word === 'analyse' || word === 'explore' ? this.whyNotOver(word) : undefined;
  }

  whyNot(word: string): GameTold | undefined {
    if (word === HINT_ROW.name && this.#means.engines.staysOut?.()) {
      return { code: 'engines-stay-out' };
    }
    const isTooLate = this.isOver && word !== UNDO_ROW.name;
    return this.whyElsewhere ?? (isTooLate ? { code: 'over', typed: word } : undefined);
  }

  /** Why a word does nothing that belongs to a game that is over. */
  whyNotOver(word: string): GameTold | undefined {
    return this.isOver ? undefined : { code: 'not-over', word };
  }

  /** That another process takes the game over is told by itself. */
  override answerTo(outcome: Outcome, typed: string): GameAnswer {
    const isTaken = outcome.kind === 'impossible' && outcome.why === 'taken';
    this.#after.look();
    return isTaken && !this.#isGone ? NOTHING : super.answerTo(outcome, typed);
  }

  protected override whyNoMove(line: string): GameTold | undefined {
    return this.whyElsewhere ?? super.whyNoMove(line);
  }

  resign(): GameAnswer {
    return this.answerTo(this.keyboard.resign(), RESIGN_ROW.name);
  }

  protected override takeBack(): GameAnswer {
    return this.answerTo(this.keyboard.undo(), UNDO_ROW.name);
  }

  redo(): GameAnswer {
    return this.answerTo(this.keyboard.redo(), REDO_ROW.name);
  }

  /** Says and marks a good move, if the game has not gone on. */
  hint(): GameAnswer {
    const { players, match } = this;
    if (players.toMove) return refused(NOT_YOUR_TURN);
    const { ply } = match.game;
    const adviser = this.#means.engines.adviser();
    const answer = players.hint(adviser).then(
      (report): GameAnswer => {
        if (!report || match !== this.match || match.game.ply !== ply) return { kind: 'nothing' };
        this.hinted = report.line.slice(0, 1);
        return told({ code: 'hint', report });
      },
      (error): GameAnswer => {
        if (!(error instanceof EngineError)) throw error;
        return told({ code: 'engine-failed', name: adviser.engine.name, error });
      },
    );
    return { kind: 'later', what: { code: 'hint-comes' }, answer };
  }

  override seekMate(argument: string): GameAnswer {
    return this.players.toMove ? refused(NOT_YOUR_TURN) : super.seekMate(argument);
  }

  /** Begins another game, with colours changed. @param level of the computer; '' for the same */
  playAgain(level: string): GameAnswer {
    const { record } = this.match;
    const player = level === '' ? undefined : parseSide(`level:${level}`);
    const computer = player?.ok && player.value.kind === 'level' ? player.value : undefined;
    if (player && !computer) return refused({ code: 'no-level' });
    const hasLevel = COLORS.some((color) => playerOf(record, color).kind === 'level');
    if (computer && !hasLevel) return refused({ code: 'no-computer' });
    this.#begin(this.#means.table.rematch(this.match, computer?.level));
    return { kind: 'done' };
  }

  /** Tells the comment on the last move, or replaces it: `-` by none. */
  note(text: string): GameAnswer {
    const old = noteOf(this.match.lastNode);
    if (text === '' && old !== '')
      return { kind: 'told', what: { code: 'note', text: old }, line: `note ${old}` };
    return this.answerTo(this.keyboard.note(text === '-' ? '' : text), 'note');
  }

  /** Watches a game that another process has taken over. */
  handOver(handover: Handover): void {
    if (handover.match !== this.match) return;
    this.#opponents.close();
    this.#look();
    this.tell({ kind: 'told', what: { code: 'handed-over', handover } });
    const game = this.#means.table.watch(handover.path, handover.by);
    if (!game.ok) {
      this.#isGone = true;
      this.tell({ kind: 'told', what: { code: 'gone' } });
      return;
    }
    this.#taken = new TakenGame(game.value);
    this.#taken.follow((what) => this.tell({ kind: 'told', what }));
  }

  /** Takes the game back from the process that has it. */
  takeOver(): GameAnswer {
    const begin = (match: Match) => this.#begin(match);
    return later(() => this.#taken?.takeBack(this.#means.table, begin) ?? Promise.resolve(NOTHING));
  }

  /** Without a person nobody waits for engines. */
  get settled(): (() => Promise<void>) | undefined {
    if (this.players.hasNoPerson) return undefined;
    return () => this.#enginesRest().then(() => this.#after.advised);
  }

  /** Waits for the end of a game that engines play with each other. */
  readonly playOut = async (): Promise<void> => {
    if (this.players.hasNoPerson) await this.#enginesRest();
    await this.#after.analysed;
  };

  /** Ends the engines. */
  override readonly close = (): void => {
    this.#taken?.end();
    this.endMate();
    this.#opponents.close();
  };

  /** Waits until no engine is to move. */
  readonly #enginesRest = async (): Promise<void> => {
    while (this.players.toMove !== undefined) {
      await new Promise<void>((resolve) => {
        this.#look = resolve;
      });
    }
  };

  #begin(match: Match): void {
    this.#taken = undefined;
    this.isTurned = false;
    this.dropPreMoves();
    this.endMate();
    this.#opponents = this.#seat(match);
  }

  #seat(match: Match): Opponents {
    const opponents = this.#means.seat(match);
    opponents.keyboard.follow((event: MatchEvent) => {
      this.tellEvent(event);
      this.#look();
      this.#after.look();
    });
    return opponents;
  }
}

/** A game that another process has taken over. Tells its moves as they come. */
class TakenGame {
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
