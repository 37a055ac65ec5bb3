import type { Match } from '../match/match.ts';
import type { EngineRoom, MateFinder } from '../match/participants/engine-room.ts';
import type { WatchedGame } from '../match/watched-game.ts';
import { isLikeGame, type Pasted, readPasted } from '../records/formats/read-pasted.ts';
import type { GameStore } from '../records/store/store.ts';
import { isAnalysisLine } from '../records/tree/analysis-lines.ts';
import {
  type GameRecord,
  isUnfinished,
  likeNode,
  type RecordNode,
  standingNode,
} from '../records/tree/record.ts';
import { RecordWalk, type WalkedMove } from '../records/tree/record-walk.ts';
import { roomOf } from '../records/tree/room-tag.ts';
import type { Color } from '../rules/core/color.ts';
import type { Game } from '../rules/core/game.ts';
import { hasLegalMove } from '../rules/core/generate.ts';
import type { Move } from '../rules/core/move.ts';
import { checkPlacement } from '../rules/core/placement.ts';
import type { MoveNotation } from '../rules/notation/display.ts';
import { readMove } from '../rules/notation/read-move.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { GameIndex } from '../study/index/game-index.ts';
import { type ActivityNews, asked, done, goTo, later, NOTHING, refused, told } from './answer.ts';
import type { BoardActivity } from './board-activity.ts';
import { BOARD_ROWS } from './board-words.ts';
import { type ExplorerActivity, openExplorer } from './explorer.ts';
import { MATE_ROW, MateSeeker } from './mate-word.ts';
import {
  ANALYSE_ROW,
  engineRefusal,
  type KeepingMistakes,
  MISTAKE_ROWS,
  ReplayAnalyst,
} from './replay-analyst.ts';
import { CHANGE_ROWS, EXPORT_ROW, ReplayChanges } from './replay-changes.ts';
import { type EditOptions, ReplayEdits } from './replay-edits.ts';
import { LINE_ROWS, LineFinder } from './replay-lines.ts';
import { ReplaySteps, STEP_ROWS } from './replay-steps.ts';
import type { ReplayAnswer, ReplayTold } from './replay-told.ts';
import { EXPLORE_ROW, HINT_ROW, QUIT_ROW, REDO_ROW, UNDO_ROW } from './shared-words.ts';
import { type BoundWords, bindWords, type WordRow } from './word-row.ts';

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

type Row = WordRow<ReplayActivity, ReplayTold>;

/** The words of a replay, in the order in which help lists them. */
export const REPLAY_ROWS = [
  ...STEP_ROWS,
  ANALYSE_ROW,
  HINT_ROW,
  ...LINE_ROWS,
  ...MISTAKE_ROWS,
  MATE_ROW,
  EXPLORE_ROW,
  { name: 'graph', isSeen: true, run: () => told({ code: 'graph' }) },
  {
    name: 'comment',
    short: 'c',
    refusal: ({ hasComment }) => (hasComment ? undefined : { code: 'no-comment' }),
    run: () => goTo('comment'),
  },
  ...CHANGE_ROWS,
  UNDO_ROW,
  REDO_ROW,
  EXPORT_ROW,
  {
    name: 'play',
    face: 'screen',
    effect: 'changes',
    refusal: (replay) => replay.playFault,
    run: ({ walk: { ply } }) => asked({ code: 'plays-on', ply }, () => goTo('game')),
  },
  { name: 'edit', refusal: engineRefusal, run: () => goTo('edit') },
  ...BOARD_ROWS.filter((row) => row.name !== 'last'),
  // It ends nothing: what is not saved is lost only after a question.
  { ...QUIT_ROW, short: 'q', effect: 'changes' },
] as const satisfies readonly Row[];

/** The word that takes a watched game. */
export const TAKE_WORD = 'take';

/** The words of a game that another process plays. */
export const WATCH_ROWS = [
  {
    name: TAKE_WORD,
    short: 't',
    effect: 'changes',
    refusal: ({ options: { watched } }) =>
      watched && !canTake(watched) ? { code: 'watching', game: watched } : undefined,
    run: () => goTo('game'),
  },
  ...REPLAY_ROWS,
] as const satisfies readonly Row[];

export type ReplayWord = (typeof WATCH_ROWS)[number]['name'];

/** Words of other activities too that ask engines here, or what they have found. */
const ASKED_OF_ENGINES: readonly string[] = [MATE_ROW.name, EXPLORE_ROW.name, HINT_ROW.name];

function canTake({ isUnfinished, isGone }: WatchedGame): boolean {
  return isUnfinished && !isGone;
}

/** A record to walk through, with its comments and variations. */
export class ReplayActivity implements BoardActivity<ReplayTold> {
  readonly settings: SessionSettings;
  readonly options: ReplayOptions;
  readonly analyst: ReplayAnalyst;
  readonly changes: ReplayChanges;
  readonly lines: LineFinder;
  readonly steps = new ReplaySteps(this);
  readonly words: BoundWords<ReplayTold>;
  readonly hasPlayer = false;
  /** What others played, where that was asked for last. */
  explorer: ExplorerActivity | undefined;
  /** The game or position that was entered last as a text. */
  pasted: Extract<Pasted, { kind: 'game' }> | undefined;
  home: Color;
  isTurned = false;
  readonly #mate: MateSeeker;
  #hear: (news: ActivityNews<ReplayTold>) => void = () => {};
  #walk: RecordWalk;
  #edits: ReplayEdits;

  constructor(options: ReplayOptions) {
    const { settings, record, ply = 0, engines, watched } = options;
    const analyst = () => engines.analyst();
    this.options = options;
    this.settings = settings;
    this.words = bindWords<ReplayActivity, ReplayTold>(this, watched ? WATCH_ROWS : REPLAY_ROWS);
    this.home = settings.all.flip === 'white' ? 'white' : 'black';
    this.analyst = new ReplayAnalyst(this, analyst);
    this.changes = new ReplayChanges(this);
    this.lines = new LineFinder(this, analyst);
    this.#mate = new MateSeeker(this);
    this.#walk = this.#walkOf(record);
    this.#edits = new ReplayEdits(this.#walk, options);
    this.#walk.go(ply);
  }

  #walkOf(record: GameRecord): RecordWalk {
    const { notation = () => this.settings.notation } = this.options;
    return new RecordWalk(record, notation);
  }

  /** The place in the record. */
  get walk(): RecordWalk {
    return this.#walk;
  }

  get edits(): ReplayEdits {
    return this.#edits;
  }

  get record(): GameRecord {
    return this.#walk.record;
  }

  /** Newer forms of a record are still the same game. */
  get subject(): unknown {
    return this;
  }

  get game(): Game {
    return this.#walk.game;
  }

  /** The match that others play, while it is watched. */
  get match(): Match | undefined {
    return this.options.match?.();
  }

  /** The moves of the line that is shown: of the game itself or a variation. */
  get moves(): readonly WalkedMove[] {
    return this.#walk.moves;
  }

  /** The first move of the best line, where lines were looked for. */
  get hinted(): readonly Move[] {
    return this.lines.known.slice(0, 1).flatMap(({ line }) => line.slice(0, 1));
  }

  /** Whether somebody has written something about the position. */
  get hasComment(): boolean {
    const { before, comments } = this.#walk.node;
    return [...before, ...comments].some((comment) => !isAnalysisLine(comment));
  }

  get nextWord(): string {
    return this.steps.nextWord;
  }

  get ply(): number {
    return this.#walk.ply;
  }

  /** Whether the end of the game itself is shown. */
  get isEnd(): boolean {
    return this.#walk.node.children.length === 0 && !this.#edits.variation;
  }

  /** Whether a change is not on the disk. */
  get isUnsaved(): boolean {
    return this.#edits.isUnsaved;
  }

  get leaving(): ReplayTold | undefined {
    if (this.isUnsaved) return { code: 'leaves-unsaved' };
    return this.analyst.isKeeping ? { code: 'leaves-mistakes' } : undefined;
  }

  get findMate(): MateFinder | undefined {
    return this.options.engines.findMate;
  }

  /** Whether people play the game, or the player another one, so that engines stay out of it. */
  get staysWithoutEngines(): boolean {
    if (this.options.engines.staysOut?.()) return true;
    const isPlayed = roomOf(this.record) !== undefined && isUnfinished(this.record);
    return this.options.isGoingOn?.() ?? isPlayed;
  }

  /** Why no game begins from here. */
  get playFault(): ReplayTold | undefined {
    if (this.options.isAside) return { code: 'aside' };
    if (!hasLegalMove(this.game.position)) return { code: 'no-moves' };
    const fault = checkPlacement(this.record.variant, this.game.position);
    return fault && { code: 'odd-position', fault };
  }

  readonly beginEntry = (): void => {};
  readonly retract = (): boolean => false;

  /**
   * Shows a newer form of the record: where the game stands if that was shown, else the same place.
   * @param wasThere whether it was. Default: as the record that is shown tells
   */
  showRecord(
    record: GameRecord,
    wasThere = this.#walk.node === standingNode(this.#walk.record),
  ): void {
    const { node } = this.#walk;
    this.#walk = this.#walkOf(record);
    this.#edits = new ReplayEdits(this.#walk, this.options);
    this.#walk.enter(wasThere ? standingNode(record) : likeNode(record, node));
    this.analyst.analysis.follow(this.#walk);
  }

  readonly enterMove = (line: string): ReplayAnswer => {
    const text = line.trim();
    if (text === '') return NOTHING;
    const isPly = /^\d{1,6}$/.test(text) && Number(text) <= this.moves.length;
    if (isPly) return this.steps.go(Number(text));
    const { watched } = this.options;
    if (watched) return this.#askToTake(watched, text);
    const { position, lastTo, ply } = this.game;
    const reading = readMove(position, text, lastTo, ply);
    if (reading.kind === 'move') return this.play(reading.move);
    if (isLikeGame(text)) return later(() => this.#enterPasted(text));
    if (/^\d+$/.test(text)) return refused({ code: 'no-ply', count: this.moves.length });
    return { kind: 'unread', reading };
  };

  /** Follows a move, or adds it as a variation. */
  readonly play = (move: Move): ReplayAnswer => {
    const known = this.#walk.node.children.find((child) => child.move === move);
    if (known) {
      this.#walk.enter(known);
      return this.steps.gone('next');
    }
    const { varyFault } = this.#edits;
    if (varyFault) return refused({ code: varyFault });
    const changed = this.#edits.add(move);
    this.steps.gone('next');
    return done({ code: 'changed', changed });
  };

  readonly whyNot = (word: string): ReplayTold | undefined =>
    ASKED_OF_ENGINES.includes(word) ? engineRefusal(this) : this.changes.whyNot(word);
  readonly undo = (): ReplayAnswer => this.changes.undo();
  readonly redo = (): ReplayAnswer => this.changes.redo();

  readonly hint = (): ReplayAnswer => this.lines.hint();

  /** Looks for a mate, which becomes a variation. */
  seekMate(argument: string): ReplayAnswer {
    return this.#mate.seek(argument, (line) => this.#edits.addLine(line));
  }

  /** Goes to what others played. */
  readonly explore = (): ReplayAnswer => {
    const { gameIndex, store } = this.options;
    if (!gameIndex || !store) return refused({ code: 'explored-by-server' });
    this.explorer?.close();
    const answer = openExplorer(this, gameIndex, store);
    return { kind: 'later', what: { code: 'explores' }, answer };
  };

  readonly follow = (hear: (news: ActivityNews<ReplayTold>) => void): (() => void) => {
    this.#hear = hear;
    return () => {
      this.#hear = () => {};
    };
  };

  readonly tellNews = (what: ReplayTold): void => this.#hear({ kind: 'told', what });

  readonly settled = (): Promise<void> => this.analyst.settled();

  /** Ends the engines. */
  readonly close = (): void => {
    this.#mate.stop();
    this.analyst.close();
    this.explorer?.close();
    this.lines.close();
  };

  /** A move that is typed goes along into the game that is taken. */
  #askToTake(game: WatchedGame, text: string): ReplayAnswer {
    if (!canTake(game)) return refused({ code: 'watching', game });
    return asked({ code: 'takes', game }, () => goTo('game', text));
  }

  /** Opens a game or a position that is entered as a text; one without a variant has that of ours. */
  async #enterPasted(text: string): Promise<ReplayAnswer> {
    const pasted = await readPasted(text, this.record.variant);
    if (pasted.kind === 'none') return refused({ code: 'not-pasted', fault: pasted.fault });
    this.pasted = pasted;
    return goTo('pasted');
  }
}
