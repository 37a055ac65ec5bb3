import type { Color } from '../../core/color.ts';
import type { Game } from '../../core/game.ts';
import { isPromotion, type Move, PROMOTION_FLAG } from '../../core/move.ts';
import type { Square } from '../../core/square.ts';
import type { PlayedMove } from '../../match/outcome.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { type App, keyOf } from '../app.ts';
import type { Arrow } from '../board-cursor.ts';
import { BoardHand } from '../board-hand.ts';
import { addMark, addMoves, lastMoveMarks } from '../board-marks.ts';
import { actionOf } from '../keymap.ts';
import { LabelNotice } from '../label-notice.ts';
import type { Message } from '../message.ts';
import { PromptLine } from '../prompt-line.ts';
import type { Services } from '../services.ts';
import type { Suggestions } from '../suggestions.ts';
import type { Mark } from '../theme.ts';
import type { KeyHandler } from './screen.ts';

/** A board with a prompt below it: moves are typed, or made with the arrow keys. */
export abstract class PromptScreen implements KeyHandler {
  abstract readonly kind: 'play' | 'tsume';
  abstract readonly services: Services;
  readonly line = new PromptLine();
  readonly hand = new BoardHand();
  readonly labelNotice = new LabelNotice();
  abstract readonly suggestions: Suggestions;
  message: Message | undefined;
  /** The move that waits for the answer whether it promotes: the two moves it may be. */
  choice: readonly [declined: Move, promoted: Move] | undefined;

  abstract get game(): Game;

  /** Whether no more moves can be made. */
  abstract get isOver(): boolean;

  /** Whether White is at the bottom. */
  abstract get flipped(): boolean;

  /** The moves made, in the notation that is shown. */
  abstract get moves(): readonly PlayedMove[];

  /** Does what a line says. */
  abstract submit(text: string, app: App): void;

  /** Makes one of the two moves of the choice. */
  protected abstract choose(move: Move, app: App): void;

  protected abstract paste(text: string, app: App): void;

  protected abstract openHelp(app: App): void;

  /** Esc where nothing is typed, picked up or pointed at. */
  protected abstract leaveBoard(app: App): void;

  /** Enter where nothing is typed. @returns whether it does something else than pick up or put down */
  protected enterNothing(_app: App): boolean {
    return false;
  }

  /** Takes back what stands on the board only to be looked at, as another move is about to be made. */
  retract(): void {}

  /** The moves whose squares are pointed out: by default those that are meant. */
  protected get pointedOut(): readonly Move[] {
    return this.meantMoves;
  }

  /** The legal moves that are meant by what is picked up or typed. */
  protected get meantMoves(): readonly Move[] {
    if (this.hand.picked) return this.hand.moves(this.game.position);
    return this.suggestions.shown.flatMap(({ move }) => (move === undefined ? [] : [move]));
  }

  /** Whether a move that is meant has the choice to promote. */
  get mayPromote(): boolean {
    const meant = this.meantMoves;
    const declined = new Set(meant.filter((move) => !isPromotion(move)));
    return meant.some((move) => isPromotion(move) && declined.has(move & ~PROMOTION_FLAG));
  }

  /** Squares to point out. */
  get marks(): ReadonlyMap<Square, ReadonlySet<Mark>> {
    const marks = lastMoveMarks(this.game);
    addMoves(marks, this.pointedOut);
    const { cursor } = this.hand;
    if (cursor?.kind === 'square') addMark(marks, cursor.square, 'cursor');
    return marks;
  }

  /** The piece in the mover's hand on which the cursor stands, or that is picked up. */
  get handMark(): { readonly color: Color; readonly kind: number } | undefined {
    const { cursor, picked } = this.hand;
    const place = picked?.kind === 'hand' ? picked : cursor;
    return place?.kind === 'hand' ? { color: this.game.turn, kind: place.piece } : undefined;
  }

  press(event: KeyEvent, app: App): void {
    this.#handle(event, app);
    this.suggestions.follow(this.line, app);
  }

  #handle(event: KeyEvent, app: App): void {
    if (event.kind === 'paste') {
      this.suggestions.leaveTab();
      this.paste(event.text, app);
      return;
    }
    if (this.choice && this.#answerChoice(event, app)) return;
    const key = keyOf(event);
    const isKey = event.kind === 'key' || (key === '?' && this.line.isEmpty);
    const action = isKey ? actionOf(this.kind, key) : undefined;
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
        this.openHelp(app);
        return;
      case 'escape':
        this.escape(app);
        return;
      case 'leave':
        if (this.line.isEmpty) app.quit();
        return;
      case 'arrow':
        this.#arrow(key as Arrow);
        return;
      case undefined:
        if (event.kind === 'key') this.line.edit(key);
        else this.type(event.text);
        return;
      default:
        action satisfies never;
    }
  }

  /** Edits the text; where there is none, moves the cursor on the board. */
  #arrow(arrow: Arrow): void {
    if (!this.line.isEmpty) this.line.edit(arrow);
    else if (!this.isOver) {
      this.retract();
      this.hand.move(arrow, this.game.position, this.flipped);
    }
  }

  #enter(app: App): void {
    if (!this.line.isEmpty) {
      this.submit(this.line.enter(), app);
      return;
    }
    if (this.enterNothing(app)) return;
    const text = this.hand.act(this.game.position);
    if (this.hand.picked) this.message = undefined;
    if (text === undefined) return;
    this.submit(text, app);
    if (!this.choice) this.line.set('');
  }

  /** One step back: clears the text, then what is picked up, then the cursor. */
  protected escape(app: App): void {
    if (!this.line.isEmpty) this.line.set('');
    else if (this.hand.picked) this.hand.picked = undefined;
    else if (this.hand.cursor) this.hand.cursor = undefined;
    else this.leaveBoard(app);
    this.message = undefined;
  }

  /** Puts a text into the prompt, at the caret. */
  type(text: string): void {
    this.retract();
    this.hand.clear();
    this.line.insert(text);
  }

  /** Asks whether the move that was typed promotes; it stays in the prompt until the answer. */
  protected askChoice(typed: string, moves: readonly [Move, Move]): void {
    this.line.set(typed);
    this.choice = moves;
    this.say(`${typed.trim()}: promote? + yes, = no, Esc takes it back.`);
  }

  /** + and = answer; Esc takes the move back; anything else goes on with the text. */
  #answerChoice(event: KeyEvent, app: App): boolean {
    const { choice } = this;
    const answer = ['=', '+'].indexOf(keyOf(event));
    this.dropChoice();
    if (choice === undefined || answer < 0) return false;
    this.line.set('');
    this.choose(choice[answer], app);
    return true;
  }

  /** Whether a move promotes is not asked any more. */
  dropChoice(): void {
    if (this.choice) this.message = undefined;
    this.choice = undefined;
  }

  /** Puts a text into the status row. */
  say(text: string): void {
    this.message = { text, tone: 'plain' };
  }

  /** Puts a text that something is wrong into the status row. */
  warn(text: string): void {
    this.message = { text, tone: 'warning' };
  }

  /** Says why what was typed is not done, and leaves it to be corrected. */
  refuse(typed: string, text: string): void {
    this.line.set(typed);
    this.warn(text);
  }
}
