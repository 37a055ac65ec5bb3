import { type Engine, EngineError } from '../engine/engine.ts';
import type { Evaluation } from '../match/analysis/analysis-score.ts';
import type { Match } from '../match/match.ts';
import type { PlayedMove } from '../match/outcome.ts';
import type { WatchedGame } from '../match/watched-game.ts';
import type { GameStore } from '../records/store/store.ts';
import { noteOf } from '../records/tree/notes.ts';
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
import { checkPlacement, type PlacementFault } from '../rules/core/placement.ts';
import { readMove } from '../rules/notation/read-move.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { type Answer, goTo, NOTHING, refused } from './answer.ts';
import type { BoardActivity } from './board-activity.ts';
import { BOARD_ROWS, type BoardTold } from './board-words.ts';
import { type Mistake, ReplayAnalysis } from './replay-analysis.ts';
import {
  type Changed,
  cleanNote,
  countMoves,
  type EditFault,
  type EditOptions,
  ReplayEdits,
} from './replay-edits.ts';
import { type Exported, type ExportFault, exportFault, exportGame } from './replay-export.ts';
import { type BoundWord, bindWords, type WordRow } from './word-row.ts';

/** What the words in a replay come to. */
export type ReplayTold =
  | BoardTold
  | { readonly code: ReplayCode }
  /** Another place is shown. */
  | { readonly code: 'gone' }
  /** There are fewer plies. */
  | { readonly code: 'no-ply'; readonly count: number }
  | { readonly code: 'analysing'; readonly isOn: boolean }
  | { readonly code: 'evaluated'; readonly evaluation: Evaluation | undefined }
  | { readonly code: 'mistakes'; readonly mistakes: readonly Mistake[] }
  /** Who stood better when. */
  | { readonly code: 'graph' }
  /** None is there, as far as is known. @param step 1 towards the end */
  | { readonly code: 'no-mistake'; readonly step: 1 | -1; readonly isDone: boolean }
  /** @param isOff whether an analysis that went on by itself has ended with it */
  | { readonly code: 'engine-failed'; readonly error: EngineError; readonly isOff: boolean }
  | { readonly code: 'note'; readonly text: string }
  /** Asks whether a comment becomes another one, or is removed. */
  | { readonly code: 'changes-note'; readonly old: string; readonly text: string }
  | { readonly code: 'promotes'; readonly first: PlayedMove; readonly isFinished: boolean }
  | { readonly code: 'removes'; readonly first: PlayedMove; readonly count: number }
  | { readonly code: 'changed'; readonly changed: Changed }
  | { readonly code: 'undone' | 'redone'; readonly changed: Changed }
  | { readonly code: 'export-name'; readonly name: string; readonly folder: string }
  | { readonly code: 'replaces'; readonly name: string }
  | { readonly code: 'exported'; readonly exported: Extract<Exported, { kind: 'written' }> }
  | { readonly code: 'not-exported'; readonly fault: ExportFault }
  /** @param address what others type after `ssh`, where that is known */
  | { readonly code: 'exported-by-server'; readonly address: string | undefined }
  | { readonly code: 'plays-on'; readonly ply: number }
  | { readonly code: 'odd-position'; readonly fault: PlacementFault }
  /** Asks whether the game is taken from who plays it; or tells why it is not. */
  | { readonly code: 'takes' | 'watching'; readonly game: WatchedGame };

/** What is said in a replay in always the same words. */
export type ReplayCode =
  | EditFault
  | 'at-start'
  | 'at-end'
  | 'not-a-number'
  | 'no-variations'
  | 'no-comment'
  | 'no-undo'
  | 'no-redo'
  | 'aside'
  | 'engines-stay-out'
  | 'looking-through'
  | 'leaves-unsaved';

type ReplayAnswer = Answer<ReplayTold>;
type Row = WordRow<ReplayActivity, ReplayTold>;

/** The words of a replay, in the order in which help lists them. */
export const REPLAY_ROWS = [
  {
    name: 'next',
    argument: 'number',
    refusal: ({ walk }) => (walk.ply === walk.moves.length ? { code: 'at-end' } : undefined),
    run: (replay, argument) => replay.step(1, argument),
  },
  {
    name: 'back',
    argument: 'number',
    refusal: ({ walk }) => (walk.ply === 0 ? { code: 'at-start' } : undefined),
    run: (replay, argument) => replay.step(-1, argument),
  },
  { name: 'first', run: (replay) => replay.go(0) },
  { name: 'last', run: (replay) => replay.goToEnd() },
  { name: 'go', short: 'g', argument: 'number', run: (replay, argument) => replay.goTo(argument) },
  {
    name: 'variation',
    short: 'v',
    argument: 'optional',
    isOffered: ({ walk }) => walk.varied !== undefined,
    run: (replay, argument) =>
      argument === '' ? replay.changeVariation(1) : replay.enterMove(argument),
  },
  {
    name: 'variation back',
    refusal: ({ walk }) => (walk.varied ? undefined : { code: 'no-variations' }),
    run: (replay) => replay.changeVariation(-1),
  },
  {
    name: 'analyse',
    short: 'a',
    face: 'screen',
    refusal: engineRefusal,
    run: (replay) => replay.toggleAnalysis(),
  },
  {
    name: 'analyse',
    short: 'a',
    face: 'lines',
    refusal: engineRefusal,
    run: (replay) => replay.evaluate(),
  },
  {
    name: 'mistake',
    short: 'b',
    refusal: engineRefusal,
    run: (replay) => replay.goToMistake(1),
  },
  {
    name: 'mistake back',
    short: 'B',
    refusal: engineRefusal,
    run: (replay) => replay.goToMistake(-1),
  },
  { name: 'mistakes', refusal: engineRefusal, run: (replay) => replay.listMistakes() },
  {
    name: 'graph',
    isSeen: true,
    run: () => ({ kind: 'told', what: { code: 'graph' } }),
  },
  {
    name: 'comment',
    short: 'c',
    refusal: ({ hasComment }) => (hasComment ? undefined : { code: 'no-comment' }),
    run: () => goTo('comment'),
  },
  {
    name: 'note',
    short: 'n',
    argument: 'optional',
    effect: 'changes',
    refusal: ({ edits }) => edits.fault && { code: edits.fault },
    run: (replay, text) => replay.note(text),
  },
  {
    name: 'promote',
    short: 'P',
    effect: 'changes',
    refusal: ({ edits }) => edits.promoteFault && { code: edits.promoteFault },
    run: (replay) => replay.promote(),
  },
  {
    name: 'remove',
    short: 'D',
    effect: 'changes',
    refusal: ({ edits }) => edits.removeFault && { code: edits.removeFault },
    run: (replay) => replay.remove(),
  },
  {
    name: 'undo',
    effect: 'changes',
    refusal: ({ edits }) => (edits.canUndo ? undefined : { code: 'no-undo' }),
    run: (replay) => replay.undo(),
  },
  {
    name: 'redo',
    effect: 'changes',
    refusal: ({ edits }) => (edits.canRedo ? undefined : { code: 'no-redo' }),
    run: (replay) => replay.redo(),
  },
  {
    name: 'export',
    short: 'e',
    argument: 'optional',
    effect: 'changes',
    refusal: ({ store, publicAddress: address }) =>
      store ? undefined : { code: 'exported-by-server', address },
    run: (replay, name) => replay.export(name),
  },
  {
    name: 'play',
    face: 'screen',
    effect: 'changes',
    refusal: (replay) => replay.playFault,
    run: ({ walk: { ply } }) => ({
      kind: 'asked',
      what: { code: 'plays-on', ply },
      word: 'play',
      yes: () => goTo('game'),
    }),
  },
  ...BOARD_ROWS.filter((row) => row.name !== 'last'),
  { name: 'quit', short: 'q', effect: 'ends', run: (replay) => replay.quit() },
] as const satisfies readonly Row[];

/** The word that takes a watched game. */
export const TAKE_WORD = 'take';

/** The words of a game that another process plays. */
export const WATCH_ROWS = [
  {
    name: TAKE_WORD,
    short: 't',
    effect: 'changes',
    refusal: ({ watched }) =>
      watched && !canTake(watched) ? { code: 'watching', game: watched } : undefined,
    run: () => goTo('game'),
  },
  ...REPLAY_ROWS,
] as const satisfies readonly Row[];

export type ReplayWord = (typeof WATCH_ROWS)[number]['name'];

function canTake({ isUnfinished, isGone }: WatchedGame): boolean {
  return isUnfinished && !isGone;
}

function engineRefusal({ staysWithoutEngines }: ReplayActivity): ReplayTold | undefined {
  return staysWithoutEngines ? { code: 'engines-stay-out' } : undefined;
}

/** What a replay is of, and what it may do. */
export interface ReplayOptions extends EditOptions {
  readonly settings: SessionSettings;
  readonly record: GameRecord;
  /** The ply to begin at. Default: the start. */
  readonly ply?: number;
  /** Opens an engine that evaluates positions. */
  readonly analyst: () => Engine;
  /** Where games are exported to; undefined on a server, whose visitors have no files there. */
  readonly store: GameStore | undefined;
  /** What others type after `ssh` to come to the server, where that is known. */
  readonly publicAddress?: string | undefined;
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

/** A record to walk through, with its comments and variations. */
export class ReplayActivity implements BoardActivity<ReplayTold> {
  readonly settings: SessionSettings;
  readonly store: GameStore | undefined;
  readonly publicAddress: string | undefined;
  readonly analysis: ReplayAnalysis;
  readonly words: readonly BoundWord<ReplayTold>[];
  readonly watched: WatchedGame | undefined;
  readonly isOver = false;
  readonly isWaiting = false;
  readonly hinted: readonly Move[] = [];
  home: Color;
  isTurned = false;
  /** Whether an analysis was asked for that goes on by itself; it rests while nobody looks. */
  isAnalysing = false;
  nextWord = 'next';
  #showsMistakes = false;
  readonly #options: ReplayOptions;
  #walk: RecordWalk;
  #edits: ReplayEdits;
  #hear: { changed: () => void; failed: (answer: ReplayAnswer) => void } | undefined;

  constructor(options: ReplayOptions) {
    const { settings, record, ply = 0, analyst, store, publicAddress, watched } = options;
    this.#options = options;
    this.settings = settings;
    this.watched = watched;
    this.words = bindWords(this, watched ? WATCH_ROWS : REPLAY_ROWS);
    this.store = store;
    this.publicAddress = publicAddress;
    this.home = settings.all.flip === 'white' ? 'white' : 'black';
    this.analysis = new ReplayAnalysis(analyst);
    this.#walk = new RecordWalk(record, settings.all.notation);
    this.#edits = new ReplayEdits(this.#walk, options);
    this.#walk.go(ply);
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
    return this.#options.match?.();
  }

  /** The moves of the line that is shown: of the game itself or a variation. */
  get moves(): readonly WalkedMove[] {
    return this.#walk.moves;
  }

  get ply(): number {
    return this.#walk.ply;
  }

  /** Whether the end of the game itself is shown. */
  get isEnd(): boolean {
    return this.#walk.node.children.length === 0 && !this.#edits.variation;
  }

  /** Whether something is written about the place shown. */
  get hasComment(): boolean {
    const { before, comments } = this.#walk.node;
    return before.length + comments.length > 0;
  }

  /** Whether a change is not on the disk. */
  get isUnsaved(): boolean {
    return this.#edits.isUnsaved;
  }

  /** Whether people play the game, so that engines stay out of it. */
  get staysWithoutEngines(): boolean {
    const isPlayed = roomOf(this.record) !== undefined && isUnfinished(this.record);
    return this.#options.isGoingOn?.() ?? isPlayed;
  }

  /** What the move shown gave away, if that was looked for. */
  get mistake(): Mistake | undefined {
    return this.mistakes.find(({ ply }) => ply === this.ply);
  }

  /** The mistakes of the line that were looked for and found. */
  get mistakes(): readonly Mistake[] {
    return this.#showsMistakes ? this.analysis.mistakes(this.#walk) : [];
  }

  /** Why no game begins from here. */
  get playFault(): ReplayTold | undefined {
    if (this.#options.isAside) return { code: 'aside' };
    if (!hasLegalMove(this.game.position)) return { code: 'no-moves' };
    const fault = checkPlacement(this.record.variant, this.game.position);
    return fault && { code: 'odd-position', fault };
  }

  readonly beginEntry = (): void => {};
  readonly retract = (): void => {};

  /** Lets an analysis go on, and tells of it, until the returned function is called. */
  followAnalysis(changed: () => void, failed: (answer: ReplayAnswer) => void): () => void {
    this.#hear = { changed, failed };
    this.#goOnAnalysing();
    return () => {
      this.#hear = undefined;
      this.analysis.stop();
    };
  }

  /**
   * Shows a newer form of the record: where the game stands if that was shown, else the same place.
   * @param wasThere whether it was. Default: as the record that is shown tells
   */
  showRecord(
    record: GameRecord,
    wasThere = this.#walk.node === standingNode(this.#walk.record),
  ): void {
    const { node } = this.#walk;
    this.#walk = new RecordWalk(record, this.settings.all.notation);
    this.#edits = new ReplayEdits(this.#walk, this.#options);
    this.#walk.enter(wasThere ? standingNode(record) : likeNode(record, node));
    this.analysis.follow(this.#walk);
  }

  readonly enterMove = (line: string): ReplayAnswer => {
    const text = line.trim();
    if (text === '') return NOTHING;
    if (/^\d{1,6}$/.test(text) && Number(text) <= this.moves.length) return this.go(Number(text));
    if (this.watched) return this.#askToTake(this.watched, text);
    const { position, lastTo, ply } = this.game;
    const reading = readMove(position, text, lastTo, ply);
    if (reading.kind === 'move') return this.play(reading.move);
    if (/^\d+$/.test(text)) return refused({ code: 'no-ply', count: this.moves.length });
    return { kind: 'unread', reading };
  };

  /** Follows a move, or adds it as a variation. */
  readonly play = (move: Move): ReplayAnswer => {
    const known = this.#walk.node.children.find((child) => child.move === move);
    if (known) {
      this.#walk.enter(known);
      return this.#gone('next');
    }
    const { varyFault } = this.#edits;
    if (varyFault) return refused({ code: varyFault });
    const changed = this.#edits.add(move);
    this.#gone('next');
    return { kind: 'done', what: { code: 'changed', changed } };
  };

  step(direction: 1 | -1, argument: string): ReplayAnswer {
    if (!/^\d{0,6}$/.test(argument)) return refused({ code: 'not-a-number' });
    this.#walk.go(this.ply + direction * Number(argument || 1));
    return this.#gone(`${direction === 1 ? 'next' : 'back'} ${argument}`);
  }

  go(ply: number): ReplayAnswer {
    this.#walk.go(ply);
    return this.#gone('next');
  }

  goTo(argument: string): ReplayAnswer {
    if (!/^\d+$/.test(argument)) return refused({ code: 'not-a-number' });
    const count = this.moves.length;
    return Number(argument) > count
      ? refused({ code: 'no-ply', count })
      : this.go(Number(argument));
  }

  goToEnd(): ReplayAnswer {
    const { standing } = this.#options;
    if (!standing) return this.go(Number.POSITIVE_INFINITY);
    this.#walk.enter(standing());
    return this.#gone('next');
  }

  /** Shows the variation before or after this one, or one of the next move. */
  changeVariation(step: 1 | -1): ReplayAnswer {
    return this.#walk.enterVariation(step)
      ? this.#gone(step === 1 ? 'variation' : 'variation back')
      : refused({ code: 'no-variations' });
  }

  /** Lets the analysis go on by itself, or ends it. */
  toggleAnalysis(): ReplayAnswer {
    this.isAnalysing = !this.isAnalysing;
    this.#showsMistakes = this.isAnalysing;
    if (this.isAnalysing) this.#goOnAnalysing();
    else this.analysis.stop();
    return { kind: 'told', what: { code: 'analysing', isOn: this.isAnalysing } };
  }

  /** Evaluates the position once. */
  evaluate(): ReplayAnswer {
    const answer = this.#judged(async () => {
      const evaluation = await this.analysis.lookAt(this.#walk);
      return { kind: 'told', what: { code: 'evaluated', evaluation } };
    });
    return { kind: 'later', answer };
  }

  goToMistake(step: 1 | -1): ReplayAnswer {
    this.nextWord = step === 1 ? 'mistake' : 'mistake back';
    return this.#whenLookedThrough(() => {
      const found = this.mistakes.filter(({ ply }) => (ply - this.ply) * step > 0);
      const mistake = step === 1 ? found[0] : found.at(-1);
      if (mistake) {
        this.#walk.go(mistake.ply);
        return this.#gone(this.nextWord);
      }
      const isDone = this.analysis.isDone(this.#walk);
      return refused({ code: 'no-mistake', step, isDone });
    });
  }

  listMistakes(): ReplayAnswer {
    return this.#whenLookedThrough(() => {
      return { kind: 'told', what: { code: 'mistakes', mistakes: this.mistakes } };
    });
  }

  /** Tells the comment, or replaces it: `-` by none. */
  note(argument: string): ReplayAnswer {
    const old = noteOf(this.#walk.node);
    if (argument === '') {
      return { kind: 'told', what: { code: 'note', text: old }, line: `note ${old}` };
    }
    const text = argument === '-' ? '' : cleanNote(argument);
    if (text === old) return NOTHING;
    const yes = () => this.#changed(this.#edits.note(text));
    if (old === '') return yes();
    return { kind: 'asked', what: { code: 'changes-note', old, text }, word: `note ${text}`, yes };
  }

  promote(): ReplayAnswer {
    const first = this.#edits.variation as WalkedMove;
    return {
      kind: 'asked',
      what: { code: 'promotes', first, isFinished: !isUnfinished(this.record) },
      word: 'promote',
      yes: () => this.#changed(this.#edits.promote()),
    };
  }

  remove(): ReplayAnswer {
    const first = this.#edits.variation as WalkedMove;
    return {
      kind: 'asked',
      what: { code: 'removes', first, count: countMoves(first.node) },
      word: 'remove',
      yes: () => this.#changed(this.#edits.remove()),
    };
  }

  undo(): ReplayAnswer {
    return this.#changed(this.#edits.undo(), 'undone');
  }

  redo(): ReplayAnswer {
    return this.#changed(this.#edits.redo(), 'redone');
  }

  /** Writes the game into a file of a name; without one, tells where it would be. */
  export(name: string): ReplayAnswer {
    const store = this.store as GameStore;
    if (name === '') {
      const free = store.freeName(this.record.variant);
      const what = { code: 'export-name', name: free, folder: store.folder } as const;
      return { kind: 'told', what, line: `export ${free}` };
    }
    const fault = exportFault(store, name);
    if (fault?.code === 'name-taken') {
      const what = { code: 'replaces', name: fault.name } as const;
      return { kind: 'asked', what, word: `export ${name}`, yes: () => this.#export(name, true) };
    }
    if (fault) return refused({ code: 'not-exported', fault: { code: 'name', fault } });
    return this.#export(name, false);
  }

  /** Leaves, after a question if changes are not saved. */
  quit(): ReplayAnswer {
    const go = goTo('quit');
    if (!this.isUnsaved) return go;
    return { kind: 'asked', what: { code: 'leaves-unsaved' }, word: 'quit', yes: () => go };
  }

  /** Ends the engines. */
  readonly close = (): void => {
    this.analysis.stop();
  };

  /** A move that is typed goes along into the game that is taken. */
  #askToTake(game: WatchedGame, text: string): ReplayAnswer {
    if (!canTake(game)) return refused({ code: 'watching', game });
    const yes = (): ReplayAnswer => ({ kind: 'go', to: 'game', argument: text });
    return { kind: 'asked', what: { code: 'takes', game }, word: TAKE_WORD, yes };
  }

  #gone(nextWord: string): ReplayAnswer {
    this.nextWord = nextWord.trim();
    this.analysis.follow(this.#walk);
    return { kind: 'done', what: { code: 'gone' } };
  }

  #changed(changed: Changed, code: 'changed' | 'undone' | 'redone' = 'changed'): ReplayAnswer {
    this.analysis.follow(this.#walk);
    return { kind: 'done', what: { code, changed } };
  }

  #goOnAnalysing(): void {
    const hear = this.#hear;
    if (!this.isAnalysing || !hear) return;
    this.analysis.start(hear.changed, (error) => {
      this.isAnalysing = false;
      this.#showsMistakes = false;
      hear.failed(refused({ code: 'engine-failed', error, isOff: true }));
    });
    this.analysis.follow(this.#walk);
  }

  /** Answers when the whole line is evaluated; at once while an analysis goes on by itself. */
  #whenLookedThrough(tell: () => ReplayAnswer): ReplayAnswer {
    const walk = this.#walk;
    if (this.isAnalysing || this.analysis.isDone(walk)) return tell();
    const { node } = walk;
    const answer = this.#judged(async () => {
      await this.analysis.lookThrough(walk);
      this.#showsMistakes = true;
      return walk === this.#walk && walk.node === node ? tell() : NOTHING;
    });
    return { kind: 'later', what: { code: 'looking-through' }, answer };
  }

  async #judged(ask: () => Promise<ReplayAnswer>): Promise<ReplayAnswer> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.analysis.stop();
      return refused({ code: 'engine-failed', error, isOff: false });
    }
  }

  #export(name: string, replaces: boolean): ReplayAnswer {
    const { record } = this;
    const written = exportGame(this.store as GameStore, record, name, replaces);
    const answer = written.then((exported): ReplayAnswer => {
      if (exported.kind === 'refused') {
        return refused({ code: 'not-exported', fault: exported.fault });
      }
      if (exported.losses.length === 0 && record === this.record) this.#edits.isUnsaved = false;
      return { kind: 'told', what: { code: 'exported', exported } };
    });
    return { kind: 'later', answer };
  }
}
