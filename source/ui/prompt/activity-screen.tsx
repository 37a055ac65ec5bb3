import type { ReactNode } from 'react';
import { type ActivityNews, type Answer, NOTHING } from '../../activity/answer.ts';
import type { BoardActivity } from '../../activity/board-activity.ts';
import { findWord } from '../../activity/word-row.ts';
import type { Match } from '../../match/match.ts';
import { harmlessFirst } from '../../match/words.ts';
import { readMove } from '../../rules/notation/read-move.ts';
import type { KeyEvent } from '../../terminal/key-event.ts';
import type { Said } from '../../text/tell.ts';
import type { Texts } from '../../text/texts.ts';
import type { Sentence } from '../../text/tongue.ts';
import { callPlayer } from '../app/call-player.ts';
import { keyOf } from '../app/keymap.ts';
import { openPasted } from '../app/open-pasted.ts';
import type { Navigator, WordScreen } from '../app/screen.ts';
import type { Services } from '../app/services.ts';
import type { Layout } from '../board/layout.ts';
import { MoveTexts } from '../board/move-texts.ts';
import { Prompt, type PromptHost } from './prompt.ts';
import { ActivityBoard } from './prompt-board.tsx';
import { type PromptView, promptView } from './prompt-view.ts';
import type { ScreenFace } from './screen-face.ts';
import { ShownAnswers, textOf } from './shown-answers.ts';

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
  readonly #texts = new MoveTexts();
  readonly #answers: ShownAnswers<What>;
  /** The app that has shown it last. */
  #app: Navigator | undefined;

  constructor(services: Services, activity: Activity, face: ScreenFace<What, Kind>) {
    this.kind = face.kind;
    this.services = services;
    this.activity = activity;
    this.#face = face;
    this.prompt = new Prompt(services, activity, this);
    this.#answers = new ShownAnswers({
      services,
      activity,
      face,
      prompt: this.prompt,
      wordsNow: this.wordsNow,
      isOnTop: (app) => app.screen === this,
    });
    activity.follow?.((news) => this.#hear(news));
  }

  render(): ReactNode {
    const { view } = this;
    return <ActivityBoard view={view} around={(layout) => this.#face.board(view, layout)} />;
  }

  /** The data of its view. */
  get view(): PromptView {
    const { game, moves } = this.activity;
    return promptView(this.services.teller, this.prompt, this.activity, {
      moves: this.#texts.of(game, moves, this.services.notation),
      labelNotice: (layout) => this.#labelNotice.text(this.services.texts, layout, game.ply),
    });
  }

  /** The match that is played; undefined for none. */
  get match(): Match | undefined {
    return this.activity.match;
  }

  get isOver(): boolean {
    return this.activity.isOver === true;
  }

  get typedText(): string {
    return this.prompt.line.text;
  }

  get holdsText(): boolean {
    return !this.prompt.line.isEmpty || this.activity.isUnsaved === true;
  }

  /** The same screen: what is said on it is told anew. */
  translated(): this {
    this.#answers.translate();
    return this;
  }

  shown(app: Navigator): void {
    this.#app = app;
    this.#answers.find(app);
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
    if (this.#isEmpty) this.#face.wheel?.(step, app);
  }

  warn(sentence: Sentence): void {
    this.prompt.warn(sentence);
  }

  submit(text: string, app: Navigator): void {
    if (this.#doWord(text, text, app)) return;
    if (this.#asksToOpen && this.openText(text, text, app)) return;
    this.#answers.enter(this.activity.enterMove(text), text, app);
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
      this.#answers.enter(answer, next, app);
      if (prompt.question && answer.kind === 'unread' && left.length > 1) {
        // An answer would concern the first move alone.
        prompt.question = undefined;
        prompt.refuse('', this.#answers.refusalOf(next, answer.reading));
      }
      isRefused = answer.kind !== 'done';
      if (!isRefused) left = left.slice(1);
    }
    prompt.line.set(left.join(' '));
    if (isRefused) prompt.line.select();
  }

  enterNothing(app: Navigator): boolean {
    const { nextWord, point, pointHand, whyNoPiece } = this.activity;
    const { cursor } = this.prompt.hand;
    const why = whyNoPiece?.();
    if (nextWord !== undefined) this.enterWord(nextWord, app);
    else if (why !== undefined) this.#answers.show({ kind: 'refused', why }, '', app);
    else if (point && cursor?.kind !== 'hand') {
      const answer = cursor ? point(cursor.square) : this.activity.enterMove('');
      if (answer === NOTHING) return false;
      this.prompt.letGo();
      this.#answers.enter(answer, '', app);
    } else if (pointHand && cursor?.kind === 'hand') {
      this.#answers.enter(pointHand(cursor.piece, this.activity.game.turn), '', app);
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
    this.#answers.show(answer, '', app);
  }

  /** Whether something goes on here that another game would interrupt. */
  get #asksToOpen(): boolean {
    return this.kind !== 'replay' && this.kind !== 'edit';
  }

  /** Opens a game that is entered as a text, after a question in a game or a task. */
  openText(text: string, first: string, app: Navigator): boolean {
    const { services, prompt } = this;
    const { position, variant } = this.activity.game;
    if (!this.#asksToOpen) return openPasted(services, text, app, variant);
    // A list that begins with a word or a move of this game is not another one.
    const isOwn = this.isWord(text.split('\n', 1)[0] ?? '');
    if (isOwn || readMove(position, first).kind !== 'not-understood') return false;
    const isOpened = openPasted(services, text, app, variant, this.#answers.askInWords);
    if (isOpened) prompt.leave(text.trim().replace(/\s+/g, ' '));
    return isOpened;
  }

  /** Whether nothing is typed or asked. */
  get #isEmpty(): boolean {
    return this.prompt.line.isEmpty && !this.prompt.question;
  }

  #takesKey(key: string, app: Navigator): boolean {
    return (this.#isEmpty && this.#face.key?.(key, app)) ?? false;
  }

  /** @returns whether the line is a word */
  #doWord(line: string, typed: string, app: Navigator): boolean {
    const found = findWord(this.activity.words, line, 'screen');
    if (!found) return false;
    this.prompt.hush();
    this.#answers.enter(found.word.run(found.argument), typed, app);
    return true;
  }

  /** Follows what comes without having been asked for, also while another screen is shown. */
  #hear(news: ActivityNews<What>): void {
    const app = this.#app;
    const { prompt } = this;
    switch (news.kind) {
      case 'told':
        this.#showNews(news);
        break;
      case 'asked':
        if (app) prompt.besideText(() => this.#answers.ask(news, app));
        break;
      case 'entered':
        if (prompt.isRefused) prompt.keepAsNews();
        prompt.forget();
        if (app) prompt.besideText(() => this.#answers.show(news.answer, news.line, app));
        break;
      default:
        news satisfies never;
    }
    if (!app || app.hasQuit) return;
    // The words and moves of now may be others.
    prompt.suggestions.reset();
    prompt.suggestions.follow(prompt.line, app);
    if (news.kind === 'told') {
      const { what } = news;
      if (news.isHeard) {
        const text = what === undefined ? undefined : this.#face.callText?.(what);
        callPlayer(app, this.services, text ?? app.texts.settings.CALLS.news);
      }
      if (what !== undefined) this.#tellBelow(what, app);
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
    const tell = this.#answers.teller(news.what);
    const isNew = this.#answers.begin();
    if (isNew) {
      prompt.news = undefined;
      if (app && !app.hasQuit && app.screen !== this) app.reset(this);
    }
    switch (news.as) {
      case 'act':
        this.#showAct(tell);
        break;
      case 'talk':
        if (textOf(this.services.texts, tell()) !== '') {
          prompt.news = (texts) => textOf(texts, tell());
          prompt.isGreeting = isNew;
        }
        break;
      case 'standing':
        prompt.news = undefined;
        prompt.hush();
        break;
      case 'notice':
        if (!prompt.message || tell().isWarning) this.#answers.say(tell);
        break;
      case undefined:
        this.#answers.say(tell);
        break;
      default:
        news.as satisfies never;
    }
  }

  /** Shows what others did; the cursor and a question stay, but at the end. */
  #showAct(tell: () => Said): void {
    const { prompt, isOver } = this;
    const { question, message, hand } = prompt;
    if (isOver || prompt.isGreeting) prompt.news = undefined;
    if ((message?.tone === 'plain' || prompt.isRefused) && !isOver) prompt.keepAsNews();
    prompt.forget();
    prompt.letGo();
    this.#answers.say(tell);
    if (!isOver) {
      prompt.question = question;
      prompt.hand = { ...prompt.hand, cursor: hand.cursor };
    } else if (!this.isWord(prompt.line.text)) {
      // A move comes too late.
      prompt.suggestions.leaveTab();
      prompt.line.set('');
    }
  }
}

/** Says that labels gave way for want of room: once after each change, until the next move. */
class LabelNotice {
  #labels: string | undefined;
  #ply = 0;

  /** The sentence while it is due at this ply, else undefined. */
  text(texts: Texts, { labels, fellBack }: Layout, ply: number): string | undefined {
    const shown = `${labels} ${fellBack}`;
    if (shown !== this.#labels) {
      this.#labels = shown;
      this.#ply = ply;
    }
    return fellBack && ply === this.#ply ? texts.settings.fewerLabelsText(labels) : undefined;
  }
}
