import { type BoardActivity, bottomOf } from '../../activity/board-activity.ts';
import type { Position } from '../../rules/core/position.ts';
import { readMove } from '../../rules/notation/read-move.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import type { Sentence } from '../../text/tongue.ts';
import { idleText } from '../../text/typed.ts';
import { keyOf, rowOf } from '../app/keymap.ts';
import { answerQuestion, type Question } from '../app/question.ts';
import type { Navigator } from '../app/screen.ts';
import type { Services } from '../app/services.ts';
import type { Arrow, CursorPlace } from '../board/board-cursor.ts';
import { actOfHand, type BoardHand, cursorAfter, EMPTY_HAND } from '../board/board-hand.ts';
import { PROMPT_KEYS, type PromptDeeds } from './prompt-keys.ts';
import { PromptLine } from './prompt-line.ts';
import { PromptVoice } from './prompt-voice.ts';
import { Suggestions } from './suggestions.ts';

/** What becomes of what is entered in a prompt. */
export interface PromptHost {
  readonly kind: 'play' | 'tsume' | 'mistakes' | 'learn' | 'replay' | 'edit';
  /** The words that do something now. */
  readonly wordsNow: () => readonly string[];
  readonly isWord: (text: string) => boolean;
  /** Does what a line says. */
  readonly submit: (text: string, app: Navigator) => void;
  /**
   * Opens a text that is a whole game. @param first what the text begins with
   * @returns whether it is none that is typed
   */
  readonly openText: (text: string, first: string, app: Navigator) => boolean;
  /** Does what a pasted list says, in moves and words. */
  readonly submitAll: (tokens: readonly string[], app: Navigator) => void;
  /** Handles Enter on an empty prompt. @returns false if it picks up or puts down a piece */
  readonly enterNothing: (app: Navigator) => boolean;
  readonly openHelp: (app: Navigator) => void;
  /** Handles Esc if there is no text, no picked-up piece, no cursor and no try. */
  readonly leave: (app: Navigator) => void;
}

/** What a player types, points at and is asked below a board. */
export class Prompt extends PromptVoice {
  readonly line = new PromptLine();
  readonly suggestions: Suggestions;
  /** About the typed text; it stays until the answer. */
  question: Question | undefined;
  /** The cursor of the arrow keys. */
  hand: BoardHand = EMPTY_HAND;
  /** A text that is typed while a move is made by hand. */
  #kept = '';
  readonly #activity: BoardActivity<unknown>;
  readonly #host: PromptHost;
  readonly #services: Services;

  constructor(services: Services, activity: BoardActivity<unknown>, host: PromptHost) {
    super(services);
    this.#activity = activity;
    this.#host = host;
    this.#services = services;
    this.suggestions = new Suggestions(
      activity,
      () => ({ language: services.texts.language, notation: services.notation }),
      host.wordsNow,
    );
  }

  press(event: KeyEvent, app: Navigator): void {
    this.#enterSomething(app, () => this.#handle(event, app));
  }

  /** A click on a square or a piece in hand: as Enter with the cursor there. */
  click(place: CursorPlace, app: Navigator): void {
    this.#enterSomething(app, () => {
      this.suggestions.leaveTab();
      this.withdraw();
      if (this.line.isSelected) this.line.set('');
      if (this.#activity.isOver) return;
      this.#retract();
      this.#point(place);
      if (!this.#host.enterNothing(app)) this.#pickOrPut(app);
    });
  }

  /** Inserts a text at the caret. */
  type(text: string): void {
    this.#retract();
    this.letGo();
    this.line.insert(text);
  }

  /** Drops the picked-up piece, and the cursor unless it stays. */
  letGo(): void {
    const { cursor } = this.hand;
    this.hand = this.#activity.lookAt ? { ...EMPTY_HAND, cursor } : EMPTY_HAND;
  }

  /** The position has become another, or something else is said. */
  forget(): void {
    this.suggestions.reset();
    this.hush();
    this.question = undefined;
  }

  /** Something else has come on the board. */
  begin(): void {
    this.forget();
    this.suggestions.leaveTab();
    this.letGo();
    this.line.set('');
  }

  /** Takes the question away, and the text that it is about. */
  withdraw(): void {
    if (!this.question) return;
    this.question = undefined;
    this.line.set('');
  }

  /** Does something while a text is being typed, which comes back after it or after its question. */
  besideText(act: () => void): void {
    const kept = this.line.isSelected ? '' : this.line.text;
    this.#kept = kept;
    act();
    if (!this.question && kept !== '') this.line.set(kept);
    this.#kept = '';
  }

  /** Asks about a typed text; any key but an answer types over it. */
  ask(typed: string, question: Question): void {
    this.leave(typed);
    this.hush();
    const kept = this.#kept;
    const answered = (then?: () => void) => () => {
      this.line.set(kept);
      then?.();
    };
    this.question = { ...question, yes: answered(question.yes), no: answered(question.no) };
  }

  /** Says why a line is refused, and keeps it to be corrected or typed over. */
  refuse(typed: string, sentence: Sentence): void {
    this.leave(typed);
    this.warn(sentence);
  }

  /** Leaves a text in the prompt, to be entered, changed or typed over. */
  leave(typed: string): void {
    this.line.set(typed);
    this.line.select();
  }

  /** Whether a refused text stands in the prompt, and the status row says why. */
  get isRefused(): boolean {
    return this.line.isSelected && this.message?.tone === 'warning';
  }

  #enterSomething(app: Navigator, enter: () => void): void {
    this.#activity.beginEntry();
    enter();
    this.suggestions.follow(this.line, app);
  }

  #handle(event: KeyEvent, app: Navigator): void {
    if (event.kind === 'paste') {
      this.suggestions.leaveTab();
      this.question = undefined;
      this.#paste(event.text, app);
      return;
    }
    const key = keyOf(event);
    if (this.question && this.#answer(this.question, key)) return;
    const isKey = event.kind === 'key' || this.line.isEmpty;
    const row = isKey ? rowOf([PROMPT_KEYS[this.#host.kind]], key) : undefined;
    if (!row?.keepsTab) this.suggestions.leaveTab();
    if (row) row.run(this.#deeds, app, key);
    // A key that means something on an empty prompt alone edits a text.
    else if (event.kind === 'key') this.line.edit(key);
    else this.type(event.text);
  }

  readonly #deeds: PromptDeeds = {
    enter: (app) => this.#enter(app),
    complete: (step) => this.suggestions.complete(step, this.line),
    openHelp: (app) => this.#host.openHelp(app),
    escape: (app) => this.#escape(app),
    leave: (app) => {
      if (this.line.isEmpty) app.quit();
    },
    arrow: (arrow) => this.#arrow(arrow),
  };

  #answer(question: Question, key: string): boolean {
    return answerQuestion(this.#services.texts, question, key, (next) => {
      this.question = next;
    });
  }

  /** Plays a pasted list; anything else is typed, in one line. */
  #paste(text: string, app: Navigator): void {
    const { enterListed, game } = this.#activity;
    const typed = text.trim().replace(/\s+/g, ' ');
    const tokens = enterListed ? pastedTokens(text, game.position, this.#host.isWord) : typed;
    const isFree = this.line.isEmpty || this.line.isSelected;
    if (isFree && this.#host.openText(text, [tokens].flat()[0] ?? '', app)) return;
    if (typeof tokens === 'string') this.type(tokens);
    // Words act by Enter only, and a paste adds to a text that was begun.
    else if (!isFree) this.type(typed);
    else this.#host.submitAll(tokens, app);
  }

  /** Edits the text; if there is none, moves the cursor on the board. */
  #arrow(arrow: Arrow): void {
    const { game, isOver } = this.#activity;
    if (!this.line.isEmpty) this.line.edit(arrow);
    else if (!isOver) {
      this.#retract();
      const flipped = bottomOf(this.#activity) === 'white';
      this.#point(cursorAfter(this.hand, arrow, game.position, flipped));
      this.hush();
    }
  }

  #enter(app: Navigator): void {
    if (this.line.isEmpty) {
      if (!this.#host.enterNothing(app)) this.#pickOrPut(app);
      return;
    }
    const text = this.line.enter();
    // Over a refused text it is a character, not the key.
    if (text.trim() === '?') this.#host.openHelp(app);
    else this.#host.submit(text, app);
  }

  #point(cursor: CursorPlace | undefined): void {
    this.hand = { ...this.hand, cursor };
    const square = cursor?.kind === 'square' ? cursor.square : undefined;
    this.#activity.lookAt?.(square, cursor !== undefined);
  }

  #pick(picked: CursorPlace | undefined): void {
    this.hand = { ...this.hand, picked };
  }

  /** Picks up or puts down what the cursor is on. A text that is being typed stays. */
  #pickOrPut(app: Navigator): void {
    const { position } = this.#activity.game;
    const act = actOfHand(this.hand, position);
    switch (act.kind) {
      case 'pick-up':
      case 'put-back':
        this.#pick(act.kind === 'pick-up' ? act.place : undefined);
        this.hush();
        return;
      case 'idle':
        this.warn(() => idleText(this.#services.teller, position, act.why));
        return;
      case 'put':
        // A move that is made by hand is not left in the prompt.
        this.besideText(() => {
          this.#host.submit(act.text, app);
          if (!this.question) this.line.set('');
        });
        return;
      default:
        act satisfies never;
    }
  }

  /** One step back: clears the text, then what is picked up, then the cursor, then a try. */
  #escape(app: Navigator): void {
    const { message } = this;
    if (!this.line.isEmpty) this.line.set('');
    else if (this.hand.picked) this.#pick(undefined);
    else if (this.hand.cursor) this.#point(undefined);
    else if (!this.#retract()) this.#host.leave(app);
    // What is said at the end stays.
    if (!this.#activity.isOver || message?.tone !== 'plain') this.hush();
  }

  /** Takes back a try before another move is made. @returns whether there was one */
  #retract(): boolean {
    const isTaken = this.#activity.retract();
    if (isTaken) this.suggestions.reset();
    return isTaken;
  }
}

/**
 * The moves of a pasted list without their numbers. A text comes back as it is if it is a single
 * move, perhaps spoken in several words, or begins with a word of the prompt.
 */
function pastedTokens(
  text: string,
  position: Position,
  isWord: (text: string) => boolean,
): readonly string[] | string {
  const tokens = text
    .split(/\s+/)
    .filter((token) => token !== '' && !/^\d+\.*(…|\.\.\.)?$/.test(token));
  const [first = ''] = tokens;
  if (tokens.length <= 1) return first;
  const isOne = readMove(position, text).kind !== 'not-understood' || isWord(first);
  return isOne ? text.trim().replace(/\s+/g, ' ') : tokens;
}
