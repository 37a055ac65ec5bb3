import type { ReactNode } from 'react';
import type { Answer, Page, Place } from '../../activity/answer.ts';
import { type BoardActivity, bottomOf } from '../../activity/board-activity.ts';
import { type BoundWord, findWord } from '../../activity/word-row.ts';
import type { Match } from '../../match/match.ts';
import type { PlayedMove } from '../../match/outcome.ts';
import { harmlessFirst } from '../../match/words.ts';
import type { Game } from '../../rules/core/game.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Square } from '../../rules/core/square.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { squareText } from '../../text/cursor.ts';
import { refusalText } from '../../text/refusal.ts';
import type { Said, Telling } from '../../text/said.ts';
import { PRINTED } from '../../text/teller.ts';
import type { Pointer } from '../app/keymap.ts';
import { keyOf } from '../app/keymap.ts';
import type { Mark } from '../app/palettes.ts';
import type { Navigator } from '../app/screen.ts';
import type { Services } from '../app/services.ts';
import { SlowRedraw } from '../app/slow-redraw.ts';
import { addMark } from '../board/board-marks.ts';
import { MoveTexts } from '../board/move-texts.ts';
import type { PromptView } from './prompt-board.tsx';
import { PromptScreen } from './prompt-screen.ts';
import { Suggestions } from './suggestions.ts';

/** How an activity is shown. */
export interface ScreenFace<What, Kind extends PromptScreen['kind']> {
  readonly kind: Kind;
  readonly tell: (what: What, telling: Telling) => Said;
  readonly view: (prompt: PromptView) => ReactNode;
  /** Opens a text. @returns why there is none */
  readonly openPage: (page: Page, game: Game, app: Navigator) => string | undefined;
  /** Goes to a place. @returns why it cannot; undefined where it has gone */
  readonly go: (to: Place, argument: string, app: Navigator) => string | undefined;
  /** Goes back from the board. Default: does nothing. */
  readonly leave?: ((app: Navigator) => void) | undefined;
  /** Takes a key on an empty prompt. @returns whether it means something. Default: none does. */
  readonly key?: ((key: string, app: Navigator) => boolean) | undefined;
  /** The game that is watched on it. Default: none. */
  readonly match?: (() => Match) | undefined;
  /** Called when the screen comes to the top. */
  readonly shown?: ((app: Navigator) => void) | undefined;
  /** Called when it is on top no longer. */
  readonly hidden?: (() => void) | undefined;
}

/** An activity on a board with a prompt. */
export class ActivityScreen<
  What,
  Activity extends BoardActivity<What>,
  Kind extends PromptScreen['kind'],
> extends PromptScreen {
  readonly kind: Kind;
  readonly services: Services;
  readonly activity: Activity;
  readonly #face: ScreenFace<What, Kind>;
  #subject: unknown;
  #texts!: MoveTexts;
  #endFollowing = () => {};
  suggestions!: Suggestions;

  constructor(services: Services, activity: Activity, face: ScreenFace<What, Kind>) {
    super();
    this.kind = face.kind;
    this.services = services;
    this.activity = activity;
    this.#face = face;
    this.#begin();
  }

  render(): ReactNode {
    return this.#face.view(this.promptView);
  }

  /** The game that is watched on it. */
  get match(): Match | undefined {
    return this.#face.match?.();
  }

  get game(): Game {
    return this.activity.game;
  }

  get isOver(): boolean {
    return this.activity.isOver;
  }

  get moves(): readonly PlayedMove[] {
    return this.#texts.of(this.activity.moves, this.services.notation);
  }

  get flipped(): boolean {
    return bottomOf(this.activity) === 'white';
  }

  protected override get pointedOut(): readonly Move[] {
    const { hinted } = this.activity;
    return hinted.length > 0 ? hinted : this.meantMoves;
  }

  override get holdsText(): boolean {
    return super.holdsText || this.activity.isUnsaved === true;
  }

  /** The squares of the task are marked too. */
  override get marks(): ReadonlyMap<Square, ReadonlySet<Mark>> {
    const marks = new Map(Array.from(super.marks, ([square, set]) => [square, new Set(set)]));
    for (const { square, mark } of this.activity.marked ?? []) addMark(marks, square, mark);
    return marks;
  }

  /** Where a square is asked for, Enter does not pick up what stands there. */
  protected override get pointed(): string | undefined {
    const { cursor } = this.hand;
    return this.activity.point && cursor?.kind === 'square' && !this.isOver
      ? squareText(this.game.position, cursor.square, this.person)
      : super.pointed;
  }

  protected override get pointer(): Pointer | undefined {
    return this.activity.point ? undefined : super.pointer;
  }

  shown(app: Navigator): void {
    this.#find(app);
    const redraw = new SlowRedraw(app);
    const endFollowing = this.activity.follow?.((answer) => {
      if (answer === undefined) redraw.ask();
      else this.#show(answer, '', app);
      if (answer !== undefined) app.changed();
    });
    this.#endFollowing = () => {
      redraw.end();
      endFollowing?.();
    };
    this.#face.shown?.(app);
  }

  hidden(): void {
    this.#endFollowing();
    this.#face.hidden?.();
  }

  override press(event: KeyEvent, app: Navigator): void {
    if (!this.#takesKey(keyOf(event), app)) super.press(event, app);
  }

  wheel(step: 1 | -1, app: Navigator): void {
    this.#takesKey(step > 0 ? 'right' : 'left', app);
  }

  #takesKey(key: string, app: Navigator): boolean {
    return (this.line.isEmpty && !this.question && this.#face.key?.(key, app)) ?? false;
  }

  protected override beforeEntry(): void {
    this.activity.beginEntry();
  }

  /** Does what a line says. */
  submit(text: string, app: Navigator): void {
    const found = findWord(this.#words, text, 'screen');
    if (found) this.#doWord(found.word, found.argument, text, app);
    else this.#show(this.activity.enterMove(text), text, app);
  }

  /** Says a word that is not typed. A question is withdrawn. */
  enterWord(line: string, app: Navigator): void {
    if (this.question) {
      this.dispatch({ kind: 'ask', question: undefined });
      this.line.set('');
    }
    const found = findWord(this.#words, line, 'screen');
    if (found) this.#doWord(found.word, found.argument, '', app);
  }

  protected choose(move: Move, app: Navigator): void {
    this.#show(this.activity.play(move), '', app);
  }

  /** Shows what has come of something that was done elsewhere. */
  hear(answer: Answer<What>, app: Navigator): void {
    this.#show(answer, '', app);
  }

  protected override enterNothing(app: Navigator): boolean {
    const { nextWord, point } = this.activity;
    const { cursor } = this.hand;
    if (nextWord !== undefined) this.enterWord(nextWord, app);
    else if (point && cursor?.kind === 'square') {
      this.dispatch({ kind: 'let-go' });
      this.#show(point(cursor.square), '', app);
    } else return false;
    return true;
  }

  override retract(): void {
    this.activity.retract();
    this.suggestions.reset();
  }

  protected openHelp(app: Navigator): void {
    this.#face.openPage({ code: 'help' }, this.game, app);
  }

  /** The message at the end stays. */
  protected override escape(app: Navigator): void {
    const { message } = this;
    super.escape(app);
    if (this.isOver) this.dispatch({ kind: 'say', message });
  }

  protected leaveBoard(app: Navigator): void {
    const isTaken = this.activity.nextWord === 'undo';
    if (isTaken) this.retract();
    else this.#face.leave?.(app);
  }

  get #words(): readonly BoundWord<What>[] {
    return this.activity.words;
  }

  /** The words that do something now, those that end something last. */
  readonly #wordsNow = (): readonly string[] =>
    harmlessFirst(this.#words.filter(({ face, isOffered }) => face !== 'lines' && isOffered())).map(
      ({ name }) => name,
    );

  get #telling(): Telling {
    const { charset, settings } = this.services;
    return { face: 'screen', teller: PRINTED, settings: settings.all, charset };
  }

  #doWord(word: BoundWord<What>, argument: string, typed: string, app: Navigator): void {
    this.dispatch({ kind: 'say', message: undefined });
    this.#show(word.run(argument), typed, app);
  }

  /** Something else has come on the board. */
  #begin(): void {
    this.followGame();
    this.dispatch({ kind: 'let-go' });
    this.dispatch({ kind: 'forget-answer' });
    this.line.set('');
  }

  /** The game on the board is another form of the same. What is typed and said stays. */
  followGame(): void {
    const { activity, services } = this;
    const { game, subject } = activity;
    this.#subject = subject;
    this.#texts = new MoveTexts(game.variant, game.start);
    const typed = {
      get game() {
        return activity.game;
      },
      get ending() {
        return activity.isOver;
      },
      get isWaiting() {
        return activity.isWaiting;
      },
    };
    this.suggestions = new Suggestions(typed, () => services.notation, this.#wordsNow);
  }

  /** Finds out in the background what is to be known of the board. */
  #find(app: Navigator): void {
    this.#later(this.activity.ready(), '', app);
  }

  /** Shows an answer when it comes. */
  #later(answer: Promise<Answer<What>>, typed: string, app: Navigator): void {
    void answer.then((value) => {
      this.#show(value, typed, app);
      this.suggestions.follow(this.line, app);
      app.changed();
    });
  }

  /** Shows what a line has come to; a refused one stays in the prompt. */
  #show(answer: Answer<What>, typed: string, app: Navigator): void {
    const { tell, openPage, go } = this.#face;
    const isNew = this.activity.subject !== this.#subject;
    if (isNew) this.#begin();
    switch (answer.kind) {
      case 'nothing':
        break;
      case 'told':
        if (answer.line !== undefined) this.leave(answer.line);
        this.#say(tell(answer.what, this.#telling));
        break;
      case 'done':
        this.suggestions.reset();
        this.dispatch({ kind: 'let-go' });
        if (answer.what !== undefined) this.#say(tell(answer.what, this.#telling));
        break;
      case 'refused':
        this.#refuse(typed, tell(answer.why, this.#telling));
        break;
      case 'unread':
        this.#refuseReading(typed, answer, app);
        break;
      case 'asked':
        this.ask(typed, {
          text: tell(answer.what, this.#telling).lines.join(' '),
          yes: () => this.#show(answer.yes(), '', app),
        });
        break;
      case 'later':
        this.suggestions.reset();
        this.dispatch({ kind: 'let-go' });
        if (answer.what !== undefined) this.#say(tell(answer.what, this.#telling));
        this.#later(answer.answer, typed, app);
        break;
      case 'page':
        this.#orRefuse(typed, openPage(answer.page, this.game, app));
        break;
      case 'go':
        this.#orRefuse(typed, go(answer.to, answer.argument, app));
        break;
      default:
        answer satisfies never;
    }
    if (isNew) this.#find(app);
  }

  /** Takes away what was said. */
  forgetMessage(): void {
    this.dispatch({ kind: 'say', message: undefined });
  }

  #say({ lines, more, isWarning = false }: Said): void {
    const text = lines.join(' ');
    if (text === '' && more === undefined) return;
    this.dispatch({ kind: 'say', message: { text, tone: isWarning ? 'warning' : 'plain', more } });
  }

  #refuse(typed: string, { lines }: Said): void {
    this.refuse(typed, lines.join(' '));
  }

  #orRefuse(typed: string, why: string | undefined): void {
    if (why !== undefined) this.refuse(typed, why);
  }

  #refuseReading(
    typed: string,
    { reading }: Extract<Answer<What>, { kind: 'unread' }>,
    app: Navigator,
  ): void {
    if (reading.kind === 'choice') this.askPromotion(typed, reading.moves, app);
    else {
      const help = { words: this.#wordsNow(), hasTab: true };
      this.refuse(typed, refusalText(this.game.position, typed, reading, help));
    }
  }
}
