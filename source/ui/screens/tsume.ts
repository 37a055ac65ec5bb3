import { isPromotion, type Move, PROMOTION_FLAG } from '../../core/move.ts';
import type { Square } from '../../core/square.ts';
import { EngineError } from '../../engine/engine.ts';
import type { PlayedMove } from '../../match/outcome.ts';
import type { Tsume } from '../../match/tsume.ts';
import type { TsumeSet } from '../../match/tsume-set.ts';
import { parseTsumeWord, TSUME_WORDS, type TsumeWord } from '../../match/words.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { engineFaultText } from '../../text/engine-fault.ts';
import { refusalText } from '../../text/refusal.ts';
import {
  noCheckText,
  notRememberedText,
  progressText,
  TSUME_ANSWERS,
  TSUME_NAMES,
  tryText,
  tsumeHintText,
} from '../../text/tsume.ts';
import { type App, keyOf } from '../app.ts';
import type { Arrow } from '../board-cursor.ts';
import { BoardHand } from '../board-hand.ts';
import { addMark, addMoves, lastMoveMarks } from '../board-marks.ts';
import { actionOf } from '../keymap.ts';
import { LabelNotice } from '../label-notice.ts';
import { MoveTexts } from '../move-texts.ts';
import { PromptLine } from '../prompt-line.ts';
import type { Services } from '../services.ts';
import { Suggestions } from '../suggestions.ts';
import type { Mark } from '../theme.ts';
import { tsumeHelpPage } from './pages.ts';
import type { Message } from './play.ts';
import type { KeyHandler } from './screen.ts';
import { doTsumeWord } from './tsume-words.ts';

/** A mating problem on the board and the prompt below it. */
export class TsumeScreen implements KeyHandler {
  readonly kind = 'tsume';
  readonly services: Services;
  readonly set: TsumeSet;
  readonly line = new PromptLine();
  readonly hand = new BoardHand();
  readonly labelNotice = new LabelNotice();
  suggestions!: Suggestions;
  message: Message | undefined;
  /** The move that waits for the answer whether it promotes: the two moves it may be. */
  choice: readonly [declined: Move, promoted: Move] | undefined;
  #texts!: MoveTexts;
  /** The move of the last hint, until the next key. */
  #hinted: Move | undefined;
  #isTurned = false;

  /** @param note what should be known of the file, said until the first key */
  constructor(services: Services, set: TsumeSet, note = '') {
    this.services = services;
    this.set = set;
    this.#begin();
    if (note) this.warn(note);
  }

  get tsume(): Tsume {
    return this.set.tsume;
  }

  /** The moves tried, in the notation that is shown. */
  get moves(): readonly PlayedMove[] {
    return this.#texts.of(this.tsume.moves, this.services.notation);
  }

  /** Who mates sits at the bottom, unless the board is turned. */
  get flipped(): boolean {
    return (this.tsume.problem.start.placement.turn === 'white') !== this.#isTurned;
  }

  /** Whether a move that is meant has the choice to promote. */
  get mayPromote(): boolean {
    const meant = this.#meantMoves();
    const declined = new Set(meant.filter((move) => !isPromotion(move)));
    return meant.some((move) => isPromotion(move) && declined.has(move & ~PROMOTION_FLAG));
  }

  /** Squares to point out. */
  get marks(): ReadonlyMap<Square, ReadonlySet<Mark>> {
    const marks = lastMoveMarks(this.tsume.game);
    addMoves(marks, this.#hinted === undefined ? this.#meantMoves() : [this.#hinted]);
    const { cursor } = this.hand;
    if (cursor?.kind === 'square') addMark(marks, cursor.square, 'cursor');
    return marks;
  }

  shown(app: App): void {
    this.#verify(app);
  }

  press(event: KeyEvent, app: App): void {
    this.#hinted = undefined;
    this.#handle(event, app);
    this.suggestions.follow(this.line, app);
  }

  /** Does what a line says. */
  submit(text: string, app: App): void {
    const word = parseTsumeWord(text);
    const { state } = this.tsume;
    if (word) this.#doWord(word.word, word.argument, text, app);
    else if (state === 'solved' || state === 'thinking') this.#refuse(text, TSUME_ANSWERS[state]);
    else this.#enterMove(text, app);
  }

  #enterMove(text: string, app: App): void {
    const { tsume } = this;
    this.retract();
    const typed = tsume.read(text);
    switch (typed.kind) {
      case 'empty':
        return;
      case 'move':
        this.#try(typed.move, app);
        return;
      case 'no-check':
        this.#refuse(text, noCheckText(typed.text));
        return;
      case 'refused': {
        const { reading } = typed;
        this.#refuse(text, refusalText(tsume.game.position, text, reading));
        if (reading.kind !== 'choice') return;
        this.choice = reading.moves;
        this.say(`${text.trim()}: promote? + yes, = no, Esc takes it back.`);
        return;
      }
      default:
        typed satisfies never;
    }
  }

  #begin(): void {
    const { tsume, services } = this;
    this.#texts = new MoveTexts(tsume.problem.variant, tsume.problem.start.placement);
    this.suggestions = new Suggestions(tsume, () => services.notation, wordsNow);
    this.hand.clear();
    this.line.set('');
    this.choice = undefined;
    this.message = undefined;
  }

  /** Looks in the background whether there is a mate. */
  #verify(app: App): void {
    const { tsume } = this;
    if (tsume.finding === undefined) this.#wait(tsume.verify(), app, () => {});
  }

  /** Shows what the engine answers when it comes, unless another problem is on the board by then. */
  #wait<Answer>(answer: Promise<Answer>, app: App, show: (answer: Answer) => void): void {
    const { tsume } = this;
    answer.then(
      (value) => {
        if (tsume !== this.tsume) return;
        show(value);
        this.suggestions.follow(this.line, app);
        app.changed();
      },
      (error) => {
        if (!(error instanceof EngineError)) throw error;
        if (tsume !== this.tsume) return;
        this.suggestions.reset();
        this.warn(engineFaultText(TSUME_NAMES.defender, error));
        app.changed();
      },
    );
  }

  #handle(event: KeyEvent, app: App): void {
    if (event.kind === 'paste') {
      this.suggestions.leaveTab();
      this.choice = undefined;
      this.#type(event.text.trim().replace(/\s+/g, ' '));
      return;
    }
    if (this.choice && this.#answerChoice(event, app)) return;
    const key = keyOf(event);
    const isKey = event.kind === 'key' || (key === '?' && this.line.isEmpty);
    const action = isKey ? actionOf('tsume', key) : undefined;
    if (action !== 'complete' && action !== 'complete-back') this.suggestions.leaveTab();
    switch (action) {
      case 'enter':
        this.#enter(app);
        return;
      case 'complete':
        this.suggestions.complete(1, this.line);
        return;
      case 'complete-back':
        this.suggestions.complete(-1, this.line);
        return;
      case 'help':
        app.open(tsumeHelpPage(this.tsume.problem.variant));
        return;
      case 'escape':
        this.#escape();
        return;
      case 'leave':
        if (this.line.isEmpty) app.quit();
        return;
      case 'arrow':
        if (!this.line.isEmpty) this.line.edit(key);
        else if (this.tsume.state !== 'solved') {
          this.retract();
          this.hand.move(key as Arrow, this.tsume.game.position, this.flipped);
        }
        return;
      default:
        if (event.kind === 'key') this.line.edit(key);
        else this.#type(event.text);
    }
  }

  /** What is typed is about the position before a try that failed. */
  #type(text: string): void {
    this.retract();
    this.hand.clear();
    this.line.insert(text);
  }

  /** Takes back a try that failed. */
  retract(): void {
    if (this.tsume.state !== 'failed') return;
    this.tsume.retract();
    this.suggestions.reset();
  }

  #enter(app: App): void {
    const { tsume } = this;
    if (!this.line.isEmpty) {
      this.submit(this.line.enter(), app);
      return;
    }
    if (tsume.state === 'solved' || tsume.state === 'failed') {
      this.#doWord(tsume.state === 'solved' ? 'next' : 'undo', '', '', app);
      return;
    }
    const text = this.hand.act(tsume.game.position);
    if (this.hand.picked) this.message = undefined;
    if (text === undefined) return;
    this.submit(text, app);
    if (!this.choice) this.line.set('');
  }

  /** Plays a move; the answer to it comes later. */
  #try(move: Move, app: App): void {
    this.suggestions.reset();
    this.hand.clear();
    this.message = undefined;
    const { tsume, set } = this;
    this.#wait(tsume.try(move), app, (outcome) => {
      if (outcome.kind === 'forgotten') return;
      this.suggestions.reset();
      const { text, isRight } = tryText(outcome, tsume);
      if (!isRight) this.warn(text);
      else if (outcome.kind !== 'solved') this.say(text);
      else {
        const error = set.markSolved();
        if (error === undefined) this.say(`${text} ${progressText(set)}`.trimEnd());
        else this.warn(`${text} ${notRememberedText(error)}`);
      }
      this.#verify(app);
    });
  }

  /** Does a word; what is refused stays in the prompt. */
  #doWord(word: TsumeWord, argument: string, typed: string, app: App): void {
    this.message = undefined;
    const refusal = doTsumeWord(this, word, argument, app);
    if (refusal !== undefined) this.#refuse(typed, refusal);
  }

  /** Takes the last try back. @returns whether there is one */
  undo(): boolean {
    const isUndone = this.tsume.undo();
    this.suggestions.reset();
    return isUndone;
  }

  turn(): void {
    this.#isTurned = !this.#isTurned;
  }

  /** Puts another problem on the board. @returns whether there is one of this index */
  goTo(index: number, app: App): boolean {
    if (!this.set.go(index)) return false;
    this.#begin();
    this.#verify(app);
    return true;
  }

  /** Says and marks the next move of the mate. */
  hint(app: App): void {
    const { tsume } = this;
    this.say(TSUME_ANSWERS.looking);
    const hint = tsume.hint();
    this.suggestions.reset();
    const { ply } = tsume.game;
    this.#wait(hint, app, (finding) => {
      if (tsume.game.ply !== ply) return;
      this.#hinted = finding.kind === 'mate' ? finding.line[0] : undefined;
      this.say(tsumeHintText(tsume.game.position, finding));
      this.#verify(app);
    });
  }

  /** + and = answer; Esc takes the move back; anything else goes on with the text. */
  #answerChoice(event: KeyEvent, app: App): boolean {
    const { choice } = this;
    const answer = ['=', '+'].indexOf(keyOf(event));
    this.choice = undefined;
    this.message = undefined;
    if (choice === undefined || answer < 0) return false;
    this.line.set('');
    this.#try(choice[answer], app);
    return true;
  }

  #escape(): void {
    if (!this.line.isEmpty) this.line.set('');
    else if (this.hand.picked) this.hand.picked = undefined;
    else if (this.hand.cursor) this.hand.cursor = undefined;
    else this.retract();
    if (this.tsume.state !== 'solved') this.message = undefined;
  }

  /** The legal moves that are meant by what is picked up or typed. */
  #meantMoves(): readonly Move[] {
    if (this.hand.picked) return this.hand.moves(this.tsume.game.position);
    return this.suggestions.shown.flatMap(({ move }) => (move === undefined ? [] : [move]));
  }

  say(text: string): void {
    this.message = { text, tone: 'plain' };
  }

  warn(text: string): void {
    this.message = { text, tone: 'warning' };
  }

  #refuse(typed: string, text: string): void {
    this.line.set(typed);
    this.warn(text);
  }
}

/** The words that do something while moves can be tried, and after it. */
function wordsNow(isOver: boolean): string[] {
  const notNow: readonly TsumeWord[] = isOver ? ['board', 'hint', 'moves'] : ['board'];
  return TSUME_WORDS.map(({ name }) => name).filter((name) => !notNow.includes(name));
}
