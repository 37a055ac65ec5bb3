import type { ReactNode } from 'react';
import { clockReading, timeLeft } from '../../../match/clock.ts';
import { timeControlOf } from '../../../match/match-clock.ts';
import { fillSides, playerName } from '../../../match/participants/side.ts';
import { noteOf } from '../../../records/tree/notes.ts';
import {
  type GameRecord,
  isUnfinished,
  likeNode,
  standingNode,
} from '../../../records/tree/record.ts';
import { RecordWalk, type WalkedMove } from '../../../records/tree/record-walk.ts';
import { roomOf } from '../../../records/tree/room-tag.ts';
import type { Game } from '../../../rules/core/game.ts';
import { hasLegalMove } from '../../../rules/core/generate.ts';
import { checkPlacement } from '../../../rules/core/placement.ts';
import type { Square } from '../../../rules/core/square.ts';
import { type KeyEvent, key } from '../../../terminal/key-event.ts';
import { ANALYST, noMistakeText } from '../../../text/analysis.ts';
import { engineFaultText } from '../../../text/engine-fault.ts';
import { exportText } from '../../../text/lobby.ts';
import { playedText } from '../../../text/outcome.ts';
import {
  annotationTexts,
  cannotPlayOnText,
  deleteQuestion,
  exportQuestion,
  newGameQuestion,
  newGameText,
  nextMovesText,
  noteQuestion,
  promoteQuestion,
  REPLAY_ANSWERS,
  speedText,
} from '../../../text/replay.ts';
import { resultText, winnerOf } from '../../../text/result.ts';
import { ENGINES_STAY_OUT } from '../../../text/room.ts';
import { positionTitle } from '../../../text/status.ts';
import { actionOf, type KeyHint, keyLine, keyOf } from '../../app/keymap.ts';
import type { Message } from '../../app/message.ts';
import type { Mark } from '../../app/palettes.ts';
import { answerQuestion } from '../../app/question.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { addMoves, lastMoveMarks } from '../../board/board-marks.ts';
import type { FacedClock } from '../../board/clock-faces.ts';
import type { GameResult } from '../../board/game-board.tsx';
import { LabelNotice } from '../../board/label-notice.ts';
import { PromptLine } from '../../prompt/prompt-line.ts';
import { keysPage } from '../page/page.tsx';
import { commentPage } from '../page/pages.ts';
import { playScreen } from '../play/play.tsx';
import { changeByWord } from '../settings/change-setting.ts';
import { ReplayAnalysis } from './replay-analysis.ts';
import { countMoves, type EditOptions, ReplayEdits } from './replay-edits.ts';
import { type Exported, exportGame, exportRefusal } from './replay-export.ts';
import { type LineKind, ReplayLine } from './replay-line.ts';
import {
  isStep,
  NEW_REPLAY,
  pauseMs,
  type ReplayAction,
  type ReplayKey,
  type ReplayState,
  replayReducer,
  STEPS,
} from './replay-state.ts';
import { type InputLine, ReplayView, type ReplayViewProps } from './replay-view.tsx';
import { parseReplayCommand, type ReplayCommand } from './replay-words.ts';

interface ReplayOptions extends EditOptions {
  /** Something about the file that the player should know. */
  readonly note?: string | undefined;
  /** Whether the player goes back from it to a game, so that no new game begins here. */
  readonly isAside?: boolean;
  /** What is replayed. Default: the game, and the handicap. */
  readonly title?: string;
}

/** A record to walk through, with its comments and variations. */
export class ReplayScreen implements Screen {
  readonly kind = 'replay';
  readonly services: Services;
  readonly #options: ReplayOptions;
  #state: ReplayState;
  #walk: RecordWalk;
  #edits: ReplayEdits;
  readonly #analysis: ReplayAnalysis;
  readonly #labelNotice = new LabelNotice();
  /** Kept from one use to the next, for its history. */
  readonly #prompt = new PromptLine();
  #cancelNextMove = () => {};

  /** @param ply the first to be shown. Default: the start. */
  constructor(services: Services, record: GameRecord, ply = 0, options: ReplayOptions = {}) {
    this.services = services;
    this.#options = options;
    this.#state = { ...NEW_REPLAY, flipped: services.settings.all.flip === 'white' };
    this.#walk = new RecordWalk(record, services.settings.all.notation);
    this.#edits = new ReplayEdits(this.#walk, options);
    this.#analysis = new ReplayAnalysis(() => services.engines.analyst());
    this.#walk.go(ply);
  }

  get state(): ReplayState {
    return this.#state;
  }

  /** The place in the record. */
  get walk(): RecordWalk {
    return this.#walk;
  }

  get record(): GameRecord {
    return this.#walk.record;
  }

  /** The game as it stood at the place shown. */
  get game(): Game {
    return this.#walk.game;
  }

  /** The moves of the line that is shown: of the game itself or a variation. */
  get moves(): readonly WalkedMove[] {
    return this.#walk.moves;
  }

  get ply(): number {
    return this.#walk.ply;
  }

  protected dispatch(action: ReplayAction): void {
    this.#state = replayReducer(this.#state, action);
    if (!this.#state.isPlaying) this.#cancelNextMove();
  }

  /** Shows a text until the next key. */
  say(text: string): void {
    this.dispatch({ kind: 'say', message: { text, tone: 'plain' } });
  }

  /** Shows a warning until the next key; undefined changes nothing. */
  warn(text: string | undefined): void {
    if (text !== undefined) this.dispatch({ kind: 'say', message: { text, tone: 'warning' } });
  }

  /** @param flipped whether White is at the bottom */
  turn(flipped: boolean): void {
    this.dispatch({ kind: 'turn', flipped });
  }

  shown(app: Navigator): void {
    this.#runAnalysis(app);
  }

  hidden(): void {
    this.dispatch({ kind: 'play', isPlaying: false });
    this.#analysis.stop();
  }

  /**
   * Shows a newer form of the record: its last move if the last one was shown, else the same place.
   * @param wasThere whether the last one was. Default: as the record that is shown tells
   */
  protected showRecord(
    record: GameRecord,
    wasThere = this.#walk.node === standingNode(this.#walk.record),
  ): void {
    const walk = this.#walk;
    this.#walk = new RecordWalk(record, this.services.settings.all.notation);
    this.#edits = new ReplayEdits(this.#walk, this.#options);
    this.#walk.enter(wasThere ? standingNode(record) : likeNode(record, walk.node));
  }

  // What is shown.

  render(): ReactNode {
    return <ReplayView {...this.viewProps} />;
  }

  /** The props of its view. */
  get viewProps(): ReplayViewProps {
    const { services, record, game, ply, marks, input } = this;
    const { flipped, message, question, isAnalysing } = this.#state;
    const { variant } = record;
    const moves = isAnalysing ? this.#analysis.marked(this.moves) : this.moves;
    return {
      ...{ variant, placement: game.position, flipped, marks, moves: moves.map(withCount), ply },
      ...{ message: this.alarm ?? message, question, input },
      names: { black: playerName(record, 'black'), white: playerName(record, 'white') },
      clock: this.clock,
      title:
        this.#options.title ?? positionTitle(variant, record.start.placement, services.charset),
      place: this.#placeText,
      labelNotice: (layout) => this.#labelNotice.text(layout, ply),
      result: this.result,
      texts: this.#textsOn(moves),
      analysed: isAnalysing ? this.#analysis.at(this.#walk, services.notation) : undefined,
      keyHelp: (columns) => this.keyHelp(columns),
      clickMove: (to) => this.#clickMove(to),
    };
  }

  /** The line at the bottom, where something is typed. */
  get input(): InputLine | undefined {
    return this.#state.typed;
  }

  get typedText(): string {
    return this.input?.line.text ?? '';
  }

  get holdsText(): boolean {
    const isAsked = this.#state.question !== undefined;
    return this.input !== undefined || isAsked || this.#edits.isUnsaved;
  }

  /** The keys that do something now, in at most `columns`. */
  protected keyHelp(columns: number): readonly KeyHint[] {
    return keyLine('replay', columns, (key) => this.keyWorks(key));
  }

  /** Squares to point out. */
  get marks(): ReadonlyMap<Square, ReadonlySet<Mark>> {
    const marks = lastMoveMarks(this.game);
    const meant = this.#state.typed?.suggestions?.shown ?? [];
    addMoves(
      marks,
      meant.flatMap(({ move }) => (move === undefined ? [] : [move])),
      this.game.position,
    );
    return marks;
  }

  /** What is written about the position shown. */
  get comments(): readonly string[] {
    return annotationTexts(this.#walk.node);
  }

  /** What the clocks showed after the move; undefined in a game without clocks. */
  protected get clock(): FacedClock | undefined {
    const control = timeControlOf(this.record);
    if (control === undefined) return undefined;
    const left = timeLeft(control, this.record, this.#walk.node);
    return { reading: (color) => clockReading(control, left[color], 0) };
  }

  /** `ply 5 of 30, var 2/3`, and how fast the moves go on by themselves. */
  get #placeText(): string {
    const { ply, moves, variation } = this.#walk;
    const { number, total } = variation;
    const inVariation = this.#edits.variation ? ', in a variation' : '';
    const which = total > 1 ? `, var ${number}/${total}` : inVariation;
    const state = this.#state;
    const speed = state.isPlaying ? `playing, ${speedText(pauseMs(state))} - ` : '';
    return `${speed}ply ${ply} of ${moves.length}${which}`;
  }

  /**
   * The move that led here, its faults by the analysis and the comments on it; the next moves if
   * there are several; how things stand.
   */
  #textsOn(moves: readonly WalkedMove[]): readonly string[] {
    const { ply, comments, standing } = this;
    const { isAnalysing } = this.#state;
    const move = moves[ply - 1];
    const choices = moves[ply]?.choices ?? [];
    return [
      ...(move ? [playedText(move)] : []),
      ...(isAnalysing ? this.#analysis.judgement(this.#walk, this.services.notation) : []),
      ...comments,
      ...(choices.length > 1 ? [nextMovesText(choices)] : []),
      ...(standing === undefined ? [] : [standing]),
    ];
  }

  /** What stands before all that is said; undefined while all is well. */
  protected get alarm(): Message | undefined {
    return undefined;
  }

  /** What is said about the game as a whole: at its end, the result. */
  protected get standing(): string | undefined {
    if (!this.#isEnd || this.result) return undefined;
    return this.#options.note ?? resultText(this.record);
  }

  /** The result, at the end of a game that has one. */
  protected get result(): GameResult | undefined {
    const { score } = this.record;
    if (!this.#isEnd || this.#options.note !== undefined || score === '*') return undefined;
    return { text: resultText(this.record), winner: winnerOf(score) };
  }

  get #isEnd(): boolean {
    return this.#walk.node.children.length === 0 && !this.#edits.variation;
  }

  // What keys do.

  press(event: KeyEvent, app: Navigator): void {
    const { question, typed } = this.#state;
    if (question) {
      answerQuestion(question, keyOf(event), (next) => {
        this.dispatch({ kind: 'ask', question: next });
      });
    } else if (typed) this.#type(typed, event, app);
    else this.pressKey(event, app);
    this.#analysis.follow(this.#walk);
  }

  /** Goes to a move; a question is withdrawn. A line that is typed belongs to its position. */
  #clickMove(ply: number): void {
    if (this.#state.typed) return;
    this.dispatch({ kind: 'ask', question: undefined });
    this.dispatch({ kind: 'key', key: 'go' });
    this.#walk.go(ply);
    this.#analysis.follow(this.#walk);
  }

  wheel(step: 1 | -1, app: Navigator): void {
    const { question, typed } = this.#state;
    if (!question && !typed) this.press(key(step > 0 ? 'right' : 'left'), app);
  }

  /** Takes a key while nothing is asked. */
  protected pressKey(event: KeyEvent, app: Navigator): void {
    const key = actionOf('replay', keyOf(event));
    if (key) this.act(key, app);
  }

  /** Whether a key does something now. */
  protected keyWorks(key: ReplayKey): boolean {
    const walk = this.#walk;
    const edits = this.#edits;
    if (isStep(key)) return STEPS[key] < 0 ? walk.ply > 0 : walk.ply < walk.moves.length;
    switch (key) {
      case 'autoplay':
        return walk.ply < walk.moves.length;
      case 'faster':
      case 'slower':
        return this.#state.isPlaying;
      case 'variation-before':
      case 'variation-after':
        return walk.varied !== undefined;
      case 'read':
        return this.comments.length > 0;
      case 'promote':
        return edits.promoteFault === undefined;
      case 'delete':
        return edits.deleteFault === undefined;
      case 'note':
        return edits.fault === undefined;
      case 'vary':
        return edits.varyFault === undefined;
      case 'play-on':
        return !this.#options.isAside && hasLegalMove(walk.game.position);
      case 'next-mistake':
      case 'mistake-before':
        return this.#state.isAnalysing;
      case 'go':
        return walk.moves.length > 0;
      case 'analyse':
        return this.cannotAnalyse === undefined;
      default:
        return true;
    }
  }

  /** Does what a key means. */
  protected act(key: ReplayKey, app: Navigator): void {
    const walk = this.#walk;
    this.dispatch({ kind: 'key', key });
    if (isStep(key)) {
      walk.go(walk.ply + STEPS[key]);
      return;
    }
    switch (key) {
      case 'autoplay':
        this.#toggleAutoplay(app);
        return;
      case 'faster':
      case 'slower':
        this.#changeSpeed(key === 'faster' ? 1 : -1, app);
        return;
      case 'read':
        this.#readComment(app);
        return;
      case 'variation-before':
      case 'variation-after':
        this.#changeVariation(key === 'variation-after' ? 1 : -1);
        return;
      case 'play-on':
        this.#askToPlayOn(app);
        return;
      case 'analyse':
        this.#toggleAnalysis(app);
        return;
      case 'next-mistake':
      case 'mistake-before':
        this.#goToMistake(key === 'next-mistake' ? 1 : -1);
        return;
      case 'vary':
        this.#askForLine('vary', '', this.#edits.varyFault);
        return;
      case 'note':
        this.#askForLine('note', noteOf(walk.node), this.#edits.fault);
        return;
      case 'promote':
        this.#askToPromote();
        return;
      case 'delete':
        this.#askToDelete();
        return;
      case 'export':
        this.#askToExport();
        return;
      case 'go':
        this.#askForLine('go');
        return;
      case 'prompt':
        this.#openLine('prompt', this.#prompt);
        return;
      case 'flip':
        this.turn(!this.#state.flipped);
        return;
      case 'help':
        app.open(keysPage('replay'));
        return;
      case 'leave':
        this.#leave(() => app.back());
        return;
      default:
        key satisfies never;
    }
  }

  /** Opens all that is written about the position, which may be more than has room here. */
  #readComment(app: Navigator): void {
    const { comments, moves, ply } = this;
    const move = moves[ply - 1];
    if (comments.length === 0) this.say(REPLAY_ANSWERS.noComment);
    else app.open(commentPage(move ? playedText(move) : REPLAY_ANSWERS.start, comments));
  }

  #ask(text: string, yes: () => void, no = () => {}): void {
    this.dispatch({ kind: 'ask', question: { text, yes, no } });
  }

  /** Leaves, after a question if changes are not saved. */
  #leave(leave: () => void): void {
    if (this.#edits.isUnsaved) this.#ask(REPLAY_ANSWERS.leaveUnsaved, leave);
    else leave();
  }

  #askToPlayOn(app: Navigator): void {
    const { variant } = this.record;
    const oddity = checkPlacement(variant, this.game.position);
    if (!this.keyWorks('play-on')) {
      this.say(this.#options.isAside ? REPLAY_ANSWERS.aside : REPLAY_ANSWERS.noMoves);
    } else if (oddity) this.say(cannotPlayOnText(variant, oddity));
    else this.#ask(newGameQuestion(this.ply), () => this.#playOn(app));
  }

  #playOn(app: Navigator): void {
    const { services, record, game, ply } = this;
    const match = services.table.start({
      variant: record.variant,
      start: { placement: game.position.snapshot(), moveNumber: 1 },
      players: fillSides({ black: undefined, white: undefined }, services.ownName),
    });
    app.reset(playScreen(services, match, newGameText(ply)));
  }

  // Moves that go on by themselves. There is no timer while they do not.

  #toggleAutoplay(app: Navigator): void {
    if (this.#state.isPlaying) this.dispatch({ kind: 'play', isPlaying: false });
    else if (!this.keyWorks('autoplay')) this.say(REPLAY_ANSWERS.atEnd);
    else {
      this.dispatch({ kind: 'play', isPlaying: true });
      this.#awaitNextMove(app);
    }
  }

  #changeSpeed(by: 1 | -1, app: Navigator): void {
    this.dispatch({ kind: 'speed', by });
    this.say(speedText(pauseMs(this.#state)));
    if (this.#state.isPlaying) this.#awaitNextMove(app);
  }

  #awaitNextMove(app: Navigator): void {
    this.#cancelNextMove();
    this.#cancelNextMove = app.schedule(() => {
      const walk = this.#walk;
      walk.go(walk.ply + 1);
      this.#analysis.follow(walk);
      this.dispatch({ kind: 'say', message: undefined });
      this.dispatch({ kind: 'play', isPlaying: this.keyWorks('autoplay') });
      if (this.#state.isPlaying) this.#awaitNextMove(app);
    }, pauseMs(this.#state));
  }

  // Variations.

  /** Shows the variation before or after this one, or one of the next move. */
  #changeVariation(step: 1 | -1): void {
    if (!this.#walk.enterVariation(step)) this.say(REPLAY_ANSWERS.noVariations);
  }

  #askToPromote(): void {
    const { variation, promoteFault } = this.#edits;
    if (variation === undefined || promoteFault) {
      this.say(promoteFault ?? REPLAY_ANSWERS.noVariationHere);
      return;
    }
    this.#ask(promoteQuestion(variation, !isUnfinished(this.record)), () => {
      this.#tellChange(REPLAY_ANSWERS.promoted, this.#edits.promote());
    });
  }

  #askToDelete(): void {
    const { variation, deleteFault } = this.#edits;
    if (variation === undefined || deleteFault) {
      this.say(deleteFault ?? REPLAY_ANSWERS.noVariationHere);
      return;
    }
    this.#ask(deleteQuestion(variation, countMoves(variation.node)), () => {
      this.#tellChange(REPLAY_ANSWERS.deleted, this.#edits.delete());
    });
  }

  /** @param unsaved why the change is not saved; undefined if it is */
  #tellChange(done: string, unsaved: string | undefined): void {
    if (unsaved) this.warn(`${done} ${unsaved}`);
    else this.say(done);
  }

  // The analysis.

  /** Why the game is not analysed now; undefined where it may be. */
  protected get cannotAnalyse(): string | undefined {
    const isPlayed = roomOf(this.record) !== undefined && isUnfinished(this.record);
    return isPlayed ? ENGINES_STAY_OUT : undefined;
  }

  #toggleAnalysis(app: Navigator): void {
    if (this.cannotAnalyse !== undefined) {
      this.say(this.cannotAnalyse);
      return;
    }
    this.dispatch({ kind: 'analyse', isAnalysing: !this.#state.isAnalysing });
    if (this.#state.isAnalysing) this.#runAnalysis(app);
    else this.#analysis.stop();
  }

  /** Lets the analysis go on if it is asked for. */
  #runAnalysis(app: Navigator): void {
    if (!this.#state.isAnalysing) return;
    this.#analysis.start(app, (error) => {
      this.dispatch({ kind: 'analyse', isAnalysing: false });
      this.warn(`${engineFaultText(ANALYST, error)}. The analysis is off.`);
      app.changed();
    });
    this.#analysis.follow(this.#walk);
  }

  #goToMistake(step: 1 | -1): void {
    const { isAnalysing } = this.#state;
    const ply = isAnalysing ? this.#analysis.mistakeFrom(this.#walk, step) : undefined;
    const { known, size } = this.#analysis.progress;
    if (ply === undefined) this.say(noMistakeText(step, isAnalysing, known === size));
    else this.#walk.go(ply);
  }

  // What is typed.

  #askToExport(): void {
    const { store, visit, publicAddress } = this.services;
    const fault = visit && exportText(publicAddress);
    this.#askForLine('export', store.freeName(this.record.variant), fault);
  }

  /** Asks for a line; a text stands in it, selected. @param fault why there is nothing to ask for */
  #askForLine(kind: LineKind, text = '', fault?: string): void {
    if (fault) {
      this.say(fault);
      return;
    }
    const line = new PromptLine();
    line.set(text);
    line.select();
    this.#openLine(kind, line);
  }

  #openLine(kind: LineKind, line: PromptLine): void {
    const { game, services } = this;
    const typed = new ReplayLine(kind, line, game, () => services.notation);
    this.dispatch({ kind: 'type', typed });
  }

  #type(typed: ReplayLine, event: KeyEvent, app: Navigator): void {
    const outcome = typed.press(event, app);
    if (outcome.kind === 'typing') return;
    if (outcome.kind === 'left') this.#closeLine();
    else this.#enter(typed, outcome.text, app);
  }

  /** Does what was typed, after a question if it writes. A question that is withdrawn leaves it. */
  #enter(typed: ReplayLine, text: string, app: Navigator): void {
    const question = this.#questionBefore(typed.kind, text);
    const enter = () => this.#carryOut(typed, text, app);
    if (question === undefined) enter();
    else {
      typed.line.set(text);
      this.#ask(question, enter, () => this.#closeLine());
    }
  }

  /** What is asked before a line writes; undefined where it does not, or is refused. */
  #questionBefore(kind: LineKind, text: string): string | undefined {
    if (kind === 'export') {
      const isAsked = text.trim() !== '' && !exportRefusal(this.services.store, text);
      return isAsked ? exportQuestion(text) : undefined;
    }
    const command = kind === 'prompt' ? parseReplayCommand(text) : undefined;
    const note = kind === 'note' ? text : command?.kind === 'note' ? command.text : undefined;
    const old = noteOf(this.#walk.node);
    if (note === undefined || note.trim() === old || this.#edits.fault) return undefined;
    // A word typed without a colon may begin with the key of the comment.
    return kind === 'note' || old !== '' ? noteQuestion(old, note.trim()) : undefined;
  }

  /** Does what a line says. A text that is refused stays, to be corrected or typed over. */
  #carryOut({ kind, line }: ReplayLine, text: string, app: Navigator): void {
    this.#closeLine();
    const refused = this.#submit(kind, text, app);
    if (refused === undefined) return;
    line.set(text);
    // A file name that is taken is more likely to be made longer.
    if (kind !== 'export') line.select();
    this.#openLine(kind, line);
    this.warn(refused);
  }

  #closeLine(): void {
    this.dispatch({ kind: 'type', typed: undefined });
    this.dispatch({ kind: 'say', message: undefined });
  }

  /** Does what a line says. @returns why it is refused */
  #submit(kind: LineKind, text: string, app: Navigator): string | undefined {
    if (kind === 'note') {
      if (text !== noteOf(this.#walk.node)) this.warn(this.#edits.note(text));
      return undefined;
    }
    if (text.trim() === '') return undefined;
    switch (kind) {
      case 'go':
        if (!/^\s*\d+\s*$/.test(text)) return REPLAY_ANSWERS.notANumber;
        this.#walk.go(Number(text));
        return undefined;
      case 'vary':
        return this.#enterMove(text);
      case 'export':
        return exportRefusal(this.services.store, text) ?? this.#export(text, app);
      case 'prompt':
        return this.#doCommand(parseReplayCommand(text), app);
      default:
        return kind satisfies never;
    }
  }

  /** @returns why it is refused */
  #doCommand(command: ReplayCommand, app: Navigator): string | undefined {
    switch (command.kind) {
      case 'go':
        this.#walk.go(command.ply);
        return undefined;
      case 'flip':
        this.turn(!this.#state.flipped);
        return undefined;
      case 'setting':
        return changeByWord(this, command.name, command.value, app);
      case 'note':
        if (this.#edits.fault === undefined) this.warn(this.#edits.note(command.text));
        return this.#edits.fault;
      case 'export':
        return this.#export(command.name, app);
      case 'analyse':
        this.#toggleAnalysis(app);
        return undefined;
      case 'quit':
        this.#leave(() => app.quit());
        return undefined;
      case 'move':
        return this.#enterMove(command.text);
      default:
        return command satisfies never;
    }
  }

  #enterMove(text: string): string | undefined {
    const { refused, unsaved } = this.#edits.enterMove(text);
    this.warn(unsaved);
    return refused;
  }

  /** Writes the game that is shown into a new file. @returns why it is refused at once */
  #export(text: string, app: Navigator): string | undefined {
    const { store, visit, publicAddress } = this.services;
    if (visit) return exportText(publicAddress);
    const exported = exportGame(store, this.record, text);
    if (!(exported instanceof Promise)) return this.#tellExport(exported);
    void exported.then((later) => {
      this.warn(this.#tellExport(later));
      app.changed();
    });
    return undefined;
  }

  /** Says what was written. @returns why nothing was */
  #tellExport(exported: Exported): string | undefined {
    if (exported.kind === 'refused') return exported.text;
    if (exported.isWhole) this.#edits.isUnsaved = false;
    this.say(exported.text);
    return undefined;
  }
}

/** A move as the list shows it: with the number of other moves from the same position. */
function withCount(move: WalkedMove): WalkedMove {
  const others = move.choices.length - 1;
  return others > 0 ? { ...move, text: `${move.text} (${others})` } : move;
}
