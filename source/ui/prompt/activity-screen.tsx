import type { ReactNode } from 'react';
import {
  type ActivityNews,
  type Answer,
  NOTHING,
  type Page,
  type Place,
} from '../../activity/answer.ts';
import { type BoardActivity, bottomOf } from '../../activity/board-activity.ts';
import { type BoundWord, findWord } from '../../activity/word-row.ts';
import type { Match } from '../../match/match.ts';
import type { PlayedMove } from '../../match/outcome.ts';
import { harmlessFirst } from '../../match/words.ts';
import type { Color } from '../../rules/core/color.ts';
import type { Game } from '../../rules/core/game.ts';
import type { Move } from '../../rules/core/move.ts';
import type { Square } from '../../rules/core/square.ts';
import type { RefusedReading } from '../../rules/notation/read-move.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { noClipboardText } from '../../text/clipboard.ts';
import { squareText } from '../../text/cursor.ts';
import { refusalText } from '../../text/refusal.ts';
import { SAID_NOTHING, type Said, type Telling } from '../../text/said.ts';
import { PRINTED } from '../../text/teller.ts';
import type { Pointer } from '../app/keymap.ts';
import { keyOf } from '../app/keymap.ts';
import type { Mark } from '../app/palettes.ts';
import type { Navigator } from '../app/screen.ts';
import type { Services } from '../app/services.ts';
import { addMark } from '../board/board-marks.ts';
import { MoveTexts } from '../board/move-texts.ts';
import { pastedTokens } from './pasted-tokens.ts';
import type { PromptView } from './prompt-board.tsx';
import { PromptScreen } from './prompt-screen.ts';
import { Suggestions } from './suggestions.ts';

/** A text that has no room in the status row. */
export interface TextPage {
  readonly code: 'text';
  readonly title: string;
  readonly lines: readonly string[];
}

/** How an activity is shown. */
export interface ScreenFace<What, Kind extends PromptScreen['kind']> {
  readonly kind: Kind;
  readonly tell: (what: What, telling: Telling) => Said;
  readonly view: (prompt: PromptView) => ReactNode;
  /** Opens a text. @returns why there is none */
  readonly openPage: (page: Page | TextPage, game: Game, app: Navigator) => string | undefined;
  /** Goes to a place. @returns why it cannot; undefined where it has gone */
  readonly go: (to: Place, argument: string, app: Navigator) => string | undefined;
  /** Goes back from the board. Default: does nothing. */
  readonly leave?: ((app: Navigator) => void) | undefined;
  /** Takes a key on an empty prompt. @returns whether it means something. Default: none does. */
  readonly key?: ((key: string, app: Navigator) => boolean) | undefined;
  /** Called when it is on top no longer. */
  readonly hidden?: (() => void) | undefined;
  /** Called when it comes on top. Default: does nothing. */
  readonly shown?: ((app: Navigator) => void) | undefined;
  /** Opens the help by its key. Default: as its word does. */
  readonly openHelp?: (app: Navigator) => void;
  /** Tells in a sentence what has come, for who looks at another screen; undefined for nothing. */
  readonly tellBelow?: (what: What) => string | undefined;
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
  suggestions!: Suggestions;
  /** A text before every message, until something is entered. */
  news: string | undefined;
  /** What was said when a line was entered that had waited. */
  #entered: string | undefined;
  /** The app that has shown it last. */
  #app: Navigator | undefined;

  constructor(services: Services, activity: Activity, face: ScreenFace<What, Kind>) {
    super();
    this.kind = face.kind;
    this.services = services;
    this.activity = activity;
    this.#face = face;
    this.#begin();
    activity.follow?.((news) => this.#hear(news));
  }

  render(): ReactNode {
    return this.#face.view(this.promptView);
  }

  /** The match that is played; undefined for none. */
  get match(): Match | undefined {
    return this.activity.match;
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
    this.#app = app;
    this.#find(app);
    this.#face.shown?.(app);
  }

  hidden(): void {
    this.activity.rest?.();
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

  /** Rings the bell, if the player wants it. */
  ring(app: Navigator): void {
    if (this.services.settings.all.bell === 'on') app.bell();
  }

  protected override get person(): Color {
    return this.activity.person ?? this.game.turn;
  }

  protected override beforeEntry(): void {
    this.activity.beginEntry();
  }

  /** Does what a line says. */
  submit(text: string, app: Navigator): void {
    const found = findWord(this.#words, text, 'screen');
    if (found) this.#doWord(found.word, found.argument, text, app);
    else this.#enter(this.activity.enterMove(text), text, app);
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
    this.#enter(this.activity.play(move), '', app);
  }

  /** Shows what has come of something that was done elsewhere. */
  hear(answer: Answer<What>, app: Navigator): void {
    this.#show(answer, '', app);
  }

  protected override enterNothing(app: Navigator): boolean {
    const { nextWord, point, whyNoPiece } = this.activity;
    const { cursor } = this.hand;
    const why = whyNoPiece?.();
    if (nextWord !== undefined) this.enterWord(nextWord, app);
    else if (why !== undefined) this.#refuse('', this.#face.tell(why, this.#telling));
    else if (point && cursor?.kind === 'square') {
      this.dispatch({ kind: 'let-go' });
      this.#enter(point(cursor.square), '', app);
    } else return false;
    return true;
  }

  protected override paste(text: string, app: Navigator): void {
    const { enterListed, game } = this.activity;
    const tokens = enterListed ? pastedTokens(text, game.position, this.#isWord) : text.trim();
    // Words act by Enter only, and a paste adds to a text that was begun.
    if (typeof tokens === 'string' || !(this.line.isEmpty || this.line.isSelected)) {
      this.type(typeof tokens === 'string' ? tokens : text.trim().replace(/\s+/g, ' '));
    } else this.#playAll(tokens, app);
  }

  override retract(): void {
    this.activity.retract();
    this.suggestions.reset();
  }

  protected openHelp(app: Navigator): void {
    const { openHelp, openPage } = this.#face;
    if (openHelp) openHelp(app);
    else openPage({ code: 'help' }, this.game, app);
  }

  /** The message at the end stays. */
  protected override escape(app: Navigator): void {
    const { message } = this;
    super.escape(app);
    if (this.isOver && message?.tone === 'plain') this.dispatch({ kind: 'say', message });
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
    harmlessFirst(
      this.#words.filter(
        ({ face, isSeen, isOffered }) => face !== 'lines' && !isSeen && isOffered(),
      ),
    ).map(({ name }) => name);

  readonly #isWord = (text: string): boolean => findWord(this.#words, text, 'screen') !== undefined;

  get #telling(): Telling {
    const { charset, settings } = this.services;
    return { face: 'screen', teller: PRINTED, settings: settings.all, charset };
  }

  #doWord(word: BoundWord<What>, argument: string, typed: string, app: Navigator): void {
    this.dispatch({ kind: 'say', message: undefined });
    this.#enter(word.run(argument), typed, app);
  }

  /** Shows what has come of something entered here. */
  #enter(answer: Answer<What>, typed: string, app: Navigator): void {
    const { kind } = answer;
    if (kind !== 'nothing' && kind !== 'refused' && kind !== 'unread' && kind !== 'asked') {
      this.news = undefined;
    }
    if (kind === 'nothing') this.#forget();
    this.#show(answer, typed, app);
  }

  /** Plays the moves of a pasted list; what cannot be played stays in the prompt. */
  #playAll(tokens: readonly string[], app: Navigator): void {
    let left = tokens;
    let isRefused = false;
    for (
      let [next] = left;
      next !== undefined && !isRefused && !this.#isWord(next);
      [next] = left
    ) {
      const answer = this.activity.enterListed?.(next) ?? NOTHING;
      this.#enter(answer, next, app);
      if (this.question && answer.kind === 'unread' && left.length > 1) {
        // An answer would concern the first move alone.
        this.dispatch({ kind: 'ask', question: undefined });
        this.refuse('', this.#refusalOf(next, answer.reading));
      }
      isRefused = answer.kind !== 'done';
      if (!isRefused) left = left.slice(1);
    }
    this.line.set(left.join(' '));
    if (isRefused) this.line.select();
  }

  /** Follows what comes without having been asked for, also while another screen is shown. */
  #hear(news: ActivityNews<What>): void {
    const app = this.#app;
    switch (news.kind) {
      case 'told':
        this.#showNews(news);
        break;
      case 'entered':
        this.besideText(() => {
          this.#forget();
          if (app) this.#show(news.answer, news.line, app);
          if (news.answer.kind === 'done') this.#entered = this.message?.text;
        });
        break;
      default:
        news satisfies never;
    }
    if (!app || app.hasQuit) return;
    // The words and moves of now may be others.
    this.suggestions.reset();
    this.suggestions.follow(this.line, app);
    if (news.kind === 'told') {
      if (news.isHeard) this.ring(app);
      if (news.what !== undefined) this.#tellBelow(news.what, app);
    }
    app.changed();
  }

  /** Tells what others do while another screen is shown. */
  #tellBelow(what: What, app: Navigator): void {
    if (app.screen === this || !app.screens.includes(this)) return;
    const text = this.#face.tellBelow?.(what);
    if (text !== undefined) app.tell(text);
  }

  #showNews(news: Extract<ActivityNews<What>, { kind: 'told' }>): void {
    const app = this.#app;
    const said = news.what === undefined ? SAID_NOTHING : this.#face.tell(news.what, this.#telling);
    const text = said.lines.join(' ');
    if (this.activity.subject !== this.#subject) {
      this.#begin();
      this.news = undefined;
      if (app && !app.hasQuit && app.screen !== this) app.reset(this);
    }
    if (news.endsTyping) {
      this.line.set('');
      this.dispatch({ kind: 'let-go' });
      this.suggestions.leaveTab();
    }
    if (news.isAct) this.#showAct(said);
    else if (news.isAside) this.news = text || this.news;
    else if (news.forgets) this.#forget();
    else if (!news.isShown && !(news.yields && this.message)) this.#say(said);
  }

  /** Shows what others did; the cursor and a question stay. */
  #showAct(said: Said): void {
    const { question, message, hand, isOver } = this;
    if (message?.tone === 'plain') this.news = message.text;
    this.#forget();
    this.dispatch({ kind: 'let-go' });
    this.#say(said);
    // What has waited is no news after the end.
    if (isOver && this.news === this.#entered) this.news = undefined;
    if (isOver) return;
    this.dispatch({ kind: 'ask', question });
    this.dispatch({ kind: 'point', cursor: hand.cursor });
  }

  /** The position has become another, or something else is said. */
  #forget(): void {
    this.suggestions.reset();
    this.dispatch({ kind: 'forget-answer' });
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
    const { begin, ready } = this.activity;
    begin?.();
    if (ready) this.#later({ answer: ready() }, '', app);
  }

  /** Shows an answer when it comes, unless it says what was said until then. */
  #later(
    { what, answer }: { readonly what?: What; readonly answer: Promise<Answer<What>> },
    typed: string,
    app: Navigator,
  ): void {
    void answer.then((value) => {
      if (value.kind === 'told' && value.what === what) return;
      // Something else may be typed by then.
      const isFree = this.line.isEmpty && typed !== '';
      if (value.kind === 'refused' && !isFree)
        this.#say(this.#face.tell(value.why, this.#telling), true);
      else this.#show(value, isFree ? typed : '', app);
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
        this.#tell(tell(answer.what, this.#telling), typed, app);
        break;
      case 'done':
        this.#forget();
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
          yes: () => this.#enter(answer.yes(), '', app),
        });
        break;
      case 'later':
        this.suggestions.reset();
        if (answer.what !== undefined) this.#say(tell(answer.what, this.#telling));
        this.#later(answer, typed, app);
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

  /** Says what was asked for, and copies what is to be copied. */
  #tell(said: Said, typed: string, app: Navigator): void {
    const { copied, title, lines } = said;
    const hasRoom = lines.length === 1 && (lines[0] ?? '').length < app.size.columns - 2;
    if (title !== undefined && !hasRoom) {
      this.#face.openPage({ code: 'text', title, lines }, this.game, app);
      return;
    }
    if (copied === undefined || app.copy(copied)) this.#say(said);
    else this.refuse(typed, noClipboardText(copied));
  }

  /** Takes away what was said. */
  forgetMessage(): void {
    this.dispatch({ kind: 'say', message: undefined });
  }

  #say({ lines, more, isWarning }: Said, warns = isWarning): void {
    const text = lines.join(' ');
    if (text === '' && more === undefined) return;
    this.dispatch({ kind: 'say', message: { text, tone: warns ? 'warning' : 'plain', more } });
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
    else this.refuse(typed, this.#refusalOf(typed, reading));
  }

  #refusalOf(typed: string, reading: RefusedReading): string {
    const help = { words: this.#wordsNow(), hasTab: true };
    return refusalText(this.game.position, typed, reading, help);
  }
}
