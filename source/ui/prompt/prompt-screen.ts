import type { ReactNode } from 'react';
import type { PlayedMove } from '../../match/outcome.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Game } from '../../rules/core/game.ts';
import { isPromotion, type Move, makeMove, moveFrom, moveTo } from '../../rules/core/move.ts';
import type { Square } from '../../rules/core/square.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { idleText } from '../../text/cursor.ts';
import { promoteMoveQuestion } from '../../text/question.ts';
import { keyOf, type Pointer, rowOf } from '../app/keymap.ts';
import type { Message } from '../app/message.ts';
import type { Mark } from '../app/palettes.ts';
import { answerQuestion, type Question } from '../app/question.ts';
import type { Navigator, Screen } from '../app/screen.ts';
import type { Services } from '../app/services.ts';
import type { Arrow, CursorPlace } from '../board/board-cursor.ts';
import {
  actOfHand,
  type BoardHand,
  cursorAfter,
  cursorText,
  movesOfHand,
} from '../board/board-hand.ts';
import { addMark, addMoves, lastMoveMarks } from '../board/board-marks.ts';
import { LabelNotice } from '../board/label-notice.ts';
import type { PromptView } from './prompt-board.tsx';
import { PROMPT_KEYS, type PromptDeeds } from './prompt-keys.ts';
import { PromptLine } from './prompt-line.ts';
import { NEW_PROMPT, type PromptAction, promptReducer } from './prompt-state.ts';
import type { Suggestions } from './suggestions.ts';

/** A board with a prompt below it: moves are typed, or made with the arrow keys. */
export abstract class PromptScreen implements Screen {
  abstract readonly kind: 'play' | 'tsume' | 'learn' | 'replay';
  abstract readonly services: Services;
  readonly line = new PromptLine();
  readonly #labelNotice = new LabelNotice();
  abstract readonly suggestions: Suggestions;
  #state = NEW_PROMPT;
  /** A text that is typed while a move is made by hand. */
  #kept = '';

  get message(): Message | undefined {
    return this.#state.message;
  }

  get question(): Question | undefined {
    return this.#state.question;
  }

  get hand(): BoardHand {
    return this.#state.hand;
  }

  protected dispatch(action: PromptAction): void {
    this.#state = promptReducer(this.#state, action);
  }

  /** The data of its view. */
  protected get promptView(): PromptView {
    const { game, flipped, marks, moves, handMark, question, message, line, suggestions } = this;
    const { ply } = game;
    return {
      ...{ game, flipped, marks, moves, handMark, question, message, line },
      ...{ pointed: this.pointed, pointer: this.pointer },
      candidates: suggestions.areShown
        ? { texts: suggestions.shown.map(({ text }) => text), chosen: suggestions.chosen }
        : undefined,
      mayPromote: this.#mayPromote,
      labelNotice: (layout) => this.#labelNotice.text(layout, ply),
      click: (place, app) => this.#click(place, app),
    };
  }

  /** What the cursor is on, and what Enter does there. */
  protected get pointed(): string | undefined {
    return this.isOver ? undefined : cursorText(this.hand, this.game.position, this.person);
  }

  /** What Enter would do with the cursor; undefined without one, or where it is not one's turn. */
  protected get pointer(): Pointer | undefined {
    const { cursor, picked } = this.hand;
    const isOn = cursor !== undefined && !this.isOver && this.person === this.game.turn;
    return isOn ? (picked ? 'holding' : 'pointing') : undefined;
  }

  abstract get game(): Game;

  /** The side whose pieces are picked up here: by default the side to move. */
  protected get person(): Color {
    return this.game.turn;
  }

  /** Whether no more moves can be made. */
  abstract get isOver(): boolean;

  /** Whether White is at the bottom. */
  abstract get flipped(): boolean;

  /** The moves made, in the notation that is shown. */
  abstract get moves(): readonly PlayedMove[];

  /** Does what a line says. */
  abstract submit(text: string, app: Navigator): void;

  /** Makes one of the two moves that a text may have meant. */
  protected abstract choose(move: Move, app: Navigator): void;

  /** Takes a pasted text. By default it is typed, in one line. */
  protected paste(text: string, _app: Navigator): void {
    this.type(text.trim().replace(/\s+/g, ' '));
  }

  protected abstract openHelp(app: Navigator): void;

  /** Handles Esc if there is no text, no picked-up piece and no cursor. */
  protected abstract leaveBoard(app: Navigator): void;

  /** Handles Enter on an empty prompt. @returns false if it picks up or puts down a piece */
  protected enterNothing(_app: Navigator): boolean {
    return false;
  }

  /** Takes back a move that is only shown, before another one is made. */
  retract(): void {}

  /** The moves whose squares are marked; by default those that are meant. */
  protected get pointedOut(): readonly Move[] {
    return this.meantMoves;
  }

  /** The moves in question, those of the picked-up piece, or those that the text may become. */
  protected get meantMoves(): readonly Move[] {
    if (this.question?.moves) return this.question.moves;
    if (this.hand.picked) return movesOfHand(this.hand, this.game.position);
    const { shown, chosen } = this.suggestions;
    const meant = chosen < 0 ? shown : shown.slice(chosen, chosen + 1);
    return meant.flatMap(({ move }) => (move === undefined ? [] : [move]));
  }

  /** Whether the typed or picked-up move may promote or not. */
  get #mayPromote(): boolean {
    const meant = this.meantMoves;
    const declined = new Set(meant.filter((move) => !isPromotion(move)));
    return meant.some(
      (move) => isPromotion(move) && declined.has(makeMove(moveFrom(move), moveTo(move))),
    );
  }

  /** The marked squares. */
  get marks(): ReadonlyMap<Square, ReadonlySet<Mark>> {
    const marks = lastMoveMarks(this.game);
    addMoves(marks, this.pointedOut, this.game.position);
    const { cursor } = this.hand;
    if (cursor?.kind === 'square') addMark(marks, cursor.square, 'cursor');
    return marks;
  }

  /** The piece in the mover's hand that has the cursor or is picked up. */
  get handMark(): { readonly color: Color; readonly kind: number } | undefined {
    const { cursor, picked } = this.hand;
    const place = picked?.kind === 'hand' ? picked : cursor;
    return place?.kind === 'hand' ? { color: this.game.turn, kind: place.piece } : undefined;
  }

  abstract render(): ReactNode;

  get typedText(): string {
    return this.line.text;
  }

  get holdsText(): boolean {
    return !this.line.isEmpty;
  }

  press(event: KeyEvent, app: Navigator): void {
    this.#enterSomething(app, () => this.#handle(event, app));
  }

  /** Called before the player enters something. */
  protected beforeEntry(): void {}

  #enterSomething(app: Navigator, enter: () => void): void {
    this.beforeEntry();
    enter();
    this.suggestions.follow(this.line, app);
  }

  /** A click on a square or a piece in hand: as Enter with the cursor there. */
  #click(place: CursorPlace, app: Navigator): void {
    this.#enterSomething(app, () => {
      this.suggestions.leaveTab();
      if (this.question) this.#withdraw();
      if (this.line.isSelected) this.line.set('');
      if (this.isOver) return;
      this.retract();
      this.dispatch({ kind: 'point', cursor: place });
      if (!this.enterNothing(app)) this.#pickOrPut(app);
    });
  }

  #withdraw(): void {
    this.dispatch({ kind: 'ask', question: undefined });
    this.line.set('');
  }

  #handle(event: KeyEvent, app: Navigator): void {
    if (event.kind === 'paste') {
      this.suggestions.leaveTab();
      this.dispatch({ kind: 'ask', question: undefined });
      this.paste(event.text, app);
      return;
    }
    const key = keyOf(event);
    if (this.question && this.#answer(this.question, key)) return;
    const isKey = event.kind === 'key' || (key === '?' && this.line.isEmpty);
    const row = isKey ? rowOf([PROMPT_KEYS[this.kind]], key) : undefined;
    if (!row?.keepsTab) this.suggestions.leaveTab();
    if (row) row.run(this.#deeds, app, key);
    // A key that means something on an empty prompt alone edits a text.
    else if (event.kind === 'key') this.line.edit(key);
    else this.type(event.text);
  }

  readonly #deeds: PromptDeeds = {
    enter: (app) => this.#enter(app),
    complete: (step) => this.suggestions.complete(step, this.line),
    openHelp: (app) => this.openHelp(app),
    escape: (app) => this.escape(app),
    leave: (app) => {
      if (this.line.isEmpty) app.quit();
    },
    arrow: (arrow) => this.#arrow(arrow),
  };

  /** Edits the text; if there is none, moves the cursor on the board. */
  #arrow(arrow: Arrow): void {
    if (!this.line.isEmpty) this.line.edit(arrow);
    else if (!this.isOver) {
      this.retract();
      const cursor = cursorAfter(this.hand, arrow, this.game.position, this.flipped);
      this.dispatch({ kind: 'point', cursor });
      this.dispatch({ kind: 'say', message: undefined });
    }
  }

  #enter(app: Navigator): void {
    if (!this.line.isEmpty) {
      const text = this.line.enter();
      // Over a refused text it is a character, not the key.
      if (text.trim() === '?') this.openHelp(app);
      else this.submit(text, app);
      return;
    }
    if (!this.enterNothing(app)) this.#pickOrPut(app);
  }

  /** Picks up or puts down what the cursor is on. A text that is being typed stays. */
  #pickOrPut(app: Navigator): void {
    const { position } = this.game;
    const act = actOfHand(this.hand, position);
    switch (act.kind) {
      case 'pick-up':
      case 'put-back':
        this.dispatch({ kind: 'pick', picked: act.kind === 'pick-up' ? act.place : undefined });
        this.dispatch({ kind: 'say', message: undefined });
        return;
      case 'idle':
        this.warn(idleText(position, act.why));
        return;
      case 'put':
        this.#put(act.text, app);
        return;
      default:
        act satisfies never;
    }
  }

  /** Enters a move that is made by hand; it is not left in the prompt. */
  #put(text: string, app: Navigator): void {
    this.besideText(() => {
      this.submit(text, app);
      if (!this.question) this.line.set('');
    });
  }

  /** Does something while a text is being typed, which comes back after it or after its question. */
  protected besideText(act: () => void): void {
    const kept = this.line.isSelected ? '' : this.line.text;
    this.#kept = kept;
    act();
    if (!this.question && kept !== '') this.line.set(kept);
    this.#kept = '';
  }

  /** One step back: clears the text, then what is picked up, then the cursor. */
  protected escape(app: Navigator): void {
    if (!this.line.isEmpty) this.line.set('');
    else if (this.hand.picked) this.dispatch({ kind: 'pick', picked: undefined });
    else if (this.hand.cursor) this.dispatch({ kind: 'point', cursor: undefined });
    else this.leaveBoard(app);
    this.dispatch({ kind: 'say', message: undefined });
  }

  /** Inserts a text at the caret. */
  type(text: string): void {
    this.retract();
    this.dispatch({ kind: 'let-go' });
    this.line.insert(text);
  }

  /** Asks about a typed text; any key but an answer types over it. */
  protected ask(typed: string, question: Question): void {
    this.leave(typed);
    this.dispatch({ kind: 'say', message: undefined });
    const kept = this.#kept;
    const answered = (then?: () => void) => () => {
      this.line.set(kept);
      then?.();
    };
    this.dispatch({
      kind: 'ask',
      question: { ...question, yes: answered(question.yes), no: answered(question.no) },
    });
  }

  /** Asks whether the move that was typed promotes. */
  protected askPromotion(
    typed: string,
    [declined, promoted]: readonly [declined: Move, promoted: Move],
    app: Navigator,
  ): void {
    this.ask(typed, {
      text: promoteMoveQuestion(typed),
      signs: ['+', '='],
      moves: [declined],
      yes: () => this.choose(promoted, app),
      no: () => this.choose(declined, app),
    });
  }

  #answer(question: Question, key: string): boolean {
    return answerQuestion(question, key, (next) => {
      this.dispatch({ kind: 'ask', question: next });
    });
  }

  /** Shows a text in the status row. */
  say(text: string): void {
    this.dispatch({ kind: 'say', message: { text, tone: 'plain' } });
  }

  /** Shows a warning in the status row. */
  warn(text: string): void {
    this.dispatch({ kind: 'say', message: { text, tone: 'warning' } });
  }

  /** Does what a word says. @param act returns why it is refused */
  protected orRefuse(typed: string, act: () => string | undefined): void {
    this.dispatch({ kind: 'say', message: undefined });
    const refusal = act();
    if (refusal !== undefined) this.refuse(typed, refusal);
  }

  /** Says why a line is refused, and keeps it to be corrected or typed over. */
  refuse(typed: string, text: string): void {
    this.leave(typed);
    this.warn(text);
  }

  /** Leaves a text in the prompt, to be entered, changed or typed over. */
  protected leave(typed: string): void {
    this.line.set(typed);
    this.line.select();
  }
}
