import type { ReactNode } from 'react';
import { type ActivityNews, type Answer, NOTHING } from '../../activity/answer.ts';
import type { BoardActivity } from '../../activity/board-activity.ts';
import { findWord } from '../../activity/word-row.ts';
import type { Match } from '../../match/match.ts';
import { harmlessFirst } from '../../match/words.ts';
import type { RefusedReading } from '../../rules/notation/read-move.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import { noClipboardText } from '../../text/clipboard.ts';
import { promoteMoveQuestion } from '../../text/question.ts';
import { refusalText } from '../../text/refusal.ts';
import { SAID_NOTHING, type Said, type Telling } from '../../text/said.ts';
import { PRINTED } from '../../text/teller.ts';
import { keyOf } from '../app/keymap.ts';
import type { Navigator, WordScreen } from '../app/screen.ts';
import type { Services } from '../app/services.ts';
import { LabelNotice } from '../board/label-notice.ts';
import { MoveTexts } from '../board/move-texts.ts';
import { Prompt, type PromptHost } from './prompt.ts';
import { type PromptView, promptView } from './prompt-view.ts';
import type { ScreenFace } from './screen-face.ts';

/** An activity on a board with a prompt. */
export class ActivityScreen<
  What,
  Activity extends BoardActivity<What>,
  Kind extends PromptHost['kind'],
> implements WordScreen, PromptHost
{
  readonly kind: Kind;
  readonly services: Services;
  readonly activity: Activity;
  readonly prompt: Prompt;
  readonly #face: ScreenFace<What, Kind>;
  readonly #labelNotice = new LabelNotice();
  #subject: unknown;
  #texts!: MoveTexts;
  /** What was said when a line was entered that had waited. */
  #entered: string | undefined;
  /** The app that has shown it last. */
  #app: Navigator | undefined;

  constructor(services: Services, activity: Activity, face: ScreenFace<What, Kind>) {
    this.kind = face.kind;
    this.services = services;
    this.activity = activity;
    this.#face = face;
    this.prompt = new Prompt(services, activity, this);
    this.#begin();
    activity.follow?.((news) => this.#hear(news));
  }

  render(): ReactNode {
    return this.#face.view(this.view);
  }

  /** The data of its view. */
  get view(): PromptView {
    const { game, moves } = this.activity;
    return promptView(this.prompt, this.activity, {
      moves: this.#texts.of(moves, this.services.notation),
      labelNotice: (layout) => this.#labelNotice.text(layout, game.ply),
    });
  }

  /** The match that is played; undefined for none. */
  get match(): Match | undefined {
    return this.activity.match;
  }

  get isOver(): boolean {
    return this.activity.isOver;
  }

  get typedText(): string {
    return this.prompt.line.text;
  }

  get holdsText(): boolean {
    return !this.prompt.line.isEmpty || this.activity.isUnsaved === true;
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

  press(event: KeyEvent, app: Navigator): void {
    if (!this.#takesKey(keyOf(event), app)) this.prompt.press(event, app);
  }

  wheel(step: 1 | -1, app: Navigator): void {
    this.#takesKey(step > 0 ? 'right' : 'left', app);
  }

  warn(text: string): void {
    this.prompt.warn(text);
  }

  /** Rings the bell, if the player wants it. */
  ring(app: Navigator): void {
    if (this.services.settings.all.bell === 'on') app.bell();
  }

  submit(text: string, app: Navigator): void {
    if (!this.#doWord(text, text, app)) this.#enter(this.activity.enterMove(text), text, app);
  }

  /** Says a word that is not typed. A question is withdrawn. */
  enterWord(line: string, app: Navigator): void {
    this.prompt.withdraw();
    this.#doWord(line, '', app);
  }

  /** Plays a list; what cannot be played stays in the prompt. */
  submitAll(tokens: readonly string[], app: Navigator): void {
    const { prompt } = this;
    let left = tokens;
    let isRefused = false;
    for (let [next] = left; next !== undefined && !isRefused && !this.isWord(next); [next] = left) {
      const answer = this.activity.enterListed?.(next) ?? NOTHING;
      this.#enter(answer, next, app);
      if (prompt.question && answer.kind === 'unread' && left.length > 1) {
        // An answer would concern the first move alone.
        prompt.question = undefined;
        prompt.refuse('', this.#refusalOf(next, answer.reading));
      }
      isRefused = answer.kind !== 'done';
      if (!isRefused) left = left.slice(1);
    }
    prompt.line.set(left.join(' '));
    if (isRefused) prompt.line.select();
  }

  enterNothing(app: Navigator): boolean {
    const { nextWord, point, whyNoPiece } = this.activity;
    const { hand } = this.prompt;
    const why = whyNoPiece?.();
    if (nextWord !== undefined) this.enterWord(nextWord, app);
    else if (why !== undefined) this.#show({ kind: 'refused', why }, '', app);
    else if (point && hand.cursor?.kind === 'square') {
      this.prompt.letGo();
      this.#enter(point(hand.cursor.square), '', app);
    } else return false;
    return true;
  }

  openHelp(app: Navigator): void {
    const { openHelp, openPage } = this.#face;
    if (openHelp) openHelp(app);
    else openPage({ code: 'help' }, this.activity.game, app);
  }

  leave(app: Navigator): void {
    this.#face.leave?.(app);
  }

  /** The words that do something now, those that end something last. */
  readonly wordsNow = (): readonly string[] =>
    harmlessFirst(
      this.activity.words.filter(
        ({ face, isSeen, isOffered }) => face !== 'lines' && !isSeen && isOffered(),
      ),
    ).map(({ name }) => name);

  readonly isWord = (text: string): boolean =>
    findWord(this.activity.words, text, 'screen') !== undefined;

  /** Shows what has come of something that was done elsewhere. */
  hear(answer: Answer<What>, app: Navigator): void {
    this.#show(answer, '', app);
  }

  /** The game on the board is another form of the same. What is typed and said stays. */
  followGame(): void {
    const { game, subject } = this.activity;
    this.#subject = subject;
    this.#texts = new MoveTexts(game.variant, game.start);
    this.prompt.suggestions.reset();
  }

  #takesKey(key: string, app: Navigator): boolean {
    const { line, question } = this.prompt;
    return (line.isEmpty && !question && this.#face.key?.(key, app)) ?? false;
  }

  /** @returns whether the line is a word */
  #doWord(line: string, typed: string, app: Navigator): boolean {
    const found = findWord(this.activity.words, line, 'screen');
    if (!found) return false;
    this.prompt.message = undefined;
    this.#enter(found.word.run(found.argument), typed, app);
    return true;
  }

  /** Something else has come on the board. */
  #begin(): void {
    this.followGame();
    this.prompt.begin();
  }

  /** Finds out in the background what is to be known of the board. */
  #find(app: Navigator): void {
    const { begin, ready } = this.activity;
    begin?.();
    if (ready) this.#later({ answer: ready() }, '', app);
  }

  /** Shows what has come of something entered here. */
  #enter(answer: Answer<What>, typed: string, app: Navigator): void {
    const { kind } = answer;
    if (kind !== 'nothing' && kind !== 'refused' && kind !== 'unread' && kind !== 'asked') {
      this.prompt.news = undefined;
    }
    if (kind === 'nothing') this.prompt.forget();
    this.#show(answer, typed, app);
  }

  /** Shows an answer when it comes, unless it says what was said until then. */
  #later(
    { what, answer }: { readonly what?: What; readonly answer: Promise<Answer<What>> },
    typed: string,
    app: Navigator,
  ): void {
    const { line, suggestions } = this.prompt;
    void answer.then((value) => {
      if (value.kind === 'told' && value.what === what) return;
      // Something else may be typed by then.
      const isFree = line.isEmpty && typed !== '';
      if (value.kind === 'refused' && !isFree)
        this.#say({ ...this.#told(value.why), isWarning: true });
      else this.#show(value, isFree ? typed : '', app);
      suggestions.follow(line, app);
      app.changed();
    });
  }

  /** Shows what a line has come to; a refused one stays in the prompt. */
  #show(answer: Answer<What>, typed: string, app: Navigator): void {
    const { prompt } = this;
    const { openPage, go } = this.#face;
    const { game, subject } = this.activity;
    const isNew = subject !== this.#subject;
    if (isNew) this.#begin();
    const orRefuse = (why: string | undefined) => {
      if (why !== undefined) prompt.refuse(typed, why);
    };
    switch (answer.kind) {
      case 'nothing':
        break;
      case 'told':
        if (answer.line !== undefined) prompt.leave(answer.line);
        this.#tell(this.#told(answer.what), typed, app);
        break;
      case 'done':
        prompt.forget();
        prompt.letGo();
        this.#say(this.#told(answer.what));
        break;
      case 'refused':
        prompt.refuse(typed, textOf(this.#told(answer.why)));
        break;
      case 'unread':
        this.#refuseReading(typed, answer.reading, app);
        break;
      case 'asked':
        prompt.ask(typed, {
          text: textOf(this.#told(answer.what)),
          yes: () => this.#enter(answer.yes(), '', app),
        });
        break;
      case 'later':
        prompt.suggestions.reset();
        this.#say(this.#told(answer.what));
        this.#later(answer, typed, app);
        break;
      case 'page':
        orRefuse(openPage(answer.page, game, app));
        break;
      case 'go':
        orRefuse(go(answer.to, answer.argument, app));
        break;
      default:
        answer satisfies never;
    }
    if (isNew) this.#find(app);
  }

  #refuseReading(typed: string, reading: RefusedReading, app: Navigator): void {
    if (reading.kind !== 'choice') {
      this.prompt.refuse(typed, this.#refusalOf(typed, reading));
      return;
    }
    const [declined, promoted] = reading.moves;
    this.prompt.ask(typed, {
      text: promoteMoveQuestion(typed),
      signs: ['+', '='],
      moves: [declined],
      yes: () => this.#enter(this.activity.play(promoted), '', app),
      no: () => this.#enter(this.activity.play(declined), '', app),
    });
  }

  #refusalOf(typed: string, reading: RefusedReading): string {
    const help = { words: this.wordsNow(), hasTab: true };
    return refusalText(this.activity.game.position, typed, reading, help);
  }

  /** What something is told as; undefined as nothing. */
  #told(what: What | undefined): Said {
    const { charset, settings } = this.services;
    const telling: Telling = { face: 'screen', teller: PRINTED, settings: settings.all, charset };
    return what === undefined ? SAID_NOTHING : this.#face.tell(what, telling);
  }

  /** Says what was asked for, and copies what is to be copied. */
  #tell(said: Said, typed: string, app: Navigator): void {
    const { copied, title, lines } = said;
    const hasRoom = lines.length === 1 && (lines[0] ?? '').length < app.size.columns - 2;
    if (title !== undefined && !hasRoom) {
      this.#face.openPage({ code: 'text', title, lines }, this.activity.game, app);
    } else if (copied === undefined || app.copy(copied)) this.#say(said);
    else this.prompt.refuse(typed, noClipboardText(copied));
  }

  #say(said: Said): void {
    const text = textOf(said);
    const { more, isWarning } = said;
    if (text === '' && more === undefined) return;
    this.prompt.message = { text, tone: isWarning ? 'warning' : 'plain', more };
  }

  /** Follows what comes without having been asked for, also while another screen is shown. */
  #hear(news: ActivityNews<What>): void {
    const app = this.#app;
    const { prompt } = this;
    switch (news.kind) {
      case 'told':
        this.#showNews(news);
        break;
      case 'entered':
        prompt.besideText(() => {
          prompt.forget();
          if (app) this.#show(news.answer, news.line, app);
          if (news.answer.kind === 'done') this.#entered = prompt.message?.text;
        });
        break;
      default:
        news satisfies never;
    }
    if (!app || app.hasQuit) return;
    // The words and moves of now may be others.
    prompt.suggestions.reset();
    prompt.suggestions.follow(prompt.line, app);
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
    const { prompt } = this;
    const said = this.#told(news.what);
    if (this.activity.subject !== this.#subject) {
      this.#begin();
      prompt.news = undefined;
      if (app && !app.hasQuit && app.screen !== this) app.reset(this);
    }
    if (news.endsTyping) {
      prompt.line.set('');
      prompt.letGo();
      prompt.suggestions.leaveTab();
    }
    if (news.isAct) this.#showAct(said);
    else if (news.isAside) prompt.news = textOf(said) || prompt.news;
    else if (news.forgets) prompt.forget();
    else if (!news.isShown && !(news.yields && prompt.message)) this.#say(said);
  }

  /** Shows what others did; the cursor and a question stay. */
  #showAct(said: Said): void {
    const { prompt, isOver } = this;
    const { question, message, hand } = prompt;
    if (message?.tone === 'plain') prompt.news = message.text;
    prompt.forget();
    prompt.letGo();
    this.#say(said);
    // What has waited is no news after the end.
    if (isOver && prompt.news === this.#entered) prompt.news = undefined;
    if (isOver) return;
    prompt.question = question;
    prompt.hand = { ...prompt.hand, cursor: hand.cursor };
  }
}

function textOf({ lines }: Said): string {
  return lines.join(' ');
}
