import stringWidth from 'string-width';
import type { ActivityNews, Answer } from '../../activity/answer.ts';
import type { BoardActivity } from '../../activity/board-activity.ts';
import { findWord } from '../../activity/word-row.ts';
import type { RefusedReading } from '../../rules/notation/read-move.ts';
import { SAID_NOTHING, type Said, said } from '../../text/tell.ts';
import type { Texts } from '../../text/texts.ts';
import { refusalText } from '../../text/typed.ts';
import { sfenOf } from '../../text/whereabouts.ts';
import type { Question } from '../app/question.ts';
import type { Navigator } from '../app/screen.ts';
import type { Services } from '../app/services.ts';
import type { Prompt, PromptHost } from './prompt.ts';
import type { ScreenFace } from './screen-face.ts';

/** What a screen shows answers of. */
interface AnswersOf<What> {
  readonly services: Services;
  readonly activity: BoardActivity<What>;
  readonly prompt: Prompt;
  readonly face: ScreenFace<What, PromptHost['kind']>;
  readonly wordsNow: () => readonly string[];
  /** Whether its screen is the one on top. */
  readonly isOnTop: (app: Navigator) => boolean;
}

/** Shows what lines, words and moves have come to: on the board, at its prompt, or elsewhere. */
export class ShownAnswers<What> {
  readonly #of: AnswersOf<What>;
  /** How the last question is told. */
  #question: (() => Said) | undefined;
  #subject: unknown;

  constructor(of: AnswersOf<What>) {
    this.#of = of;
    this.#subject = of.activity.subject;
  }

  /** Something else may have come on the board. @returns whether it has */
  begin(): boolean {
    const { activity, prompt } = this.#of;
    const isNew = activity.subject !== this.#subject;
    this.#subject = activity.subject;
    if (isNew) prompt.begin();
    return isNew;
  }

  /** Finds out in the background what is to be known of the board. */
  find(app: Navigator): void {
    const { begin, ready } = this.#of.activity;
    begin?.();
    if (ready) this.#later({ answer: ready() }, '', app);
  }

  /** Shows what has come of something entered here. */
  enter(answer: Answer<What>, typed: string, app: Navigator): void {
    const { prompt } = this.#of;
    const { kind } = answer;
    if (kind !== 'refused' && kind !== 'unread' && kind !== 'asked') prompt.news = undefined;
    if (kind === 'nothing') prompt.forget();
    this.show(answer, typed, app);
  }

  /** Asks what nobody has typed a line for. */
  ask({ what, yes, no }: Extract<ActivityNews<What>, { kind: 'asked' }>, app: Navigator): void {
    this.#ask('', () => this.told(what), {
      yes: () => this.enter(yes(), '', app),
      no: () => this.enter(no(), '', app),
    });
  }

  /** Asks about no line of this board. */
  readonly askInWords = (question: (texts: Texts) => string, yes: () => void): void => {
    const { prompt, services } = this.#of;
    prompt.besideText(() => this.#ask('', () => said(question(services.texts)), { yes }));
  };

  /** Shows what a line has come to; a refused one stays in the prompt. */
  show(answer: Answer<What>, typed: string, app: Navigator): void {
    const { prompt, face, activity } = this.#of;
    const isNew = this.begin();
    const orRefuse = (why: string | undefined) => {
      if (why !== undefined) prompt.refuse(typed, why);
    };
    switch (answer.kind) {
      case 'nothing':
        break;
      case 'told':
        if (answer.line !== undefined) prompt.leave(answer.line);
        this.#tell(this.teller(answer.what), typed, app);
        break;
      case 'done':
        prompt.forget();
        prompt.letGo();
        this.say(this.teller(answer.what));
        break;
      case 'refused': {
        const tell = this.teller(answer.why);
        prompt.refuse(typed, (texts) => textOf(texts, tell()));
        break;
      }
      case 'unread':
        this.#refuseReading(typed, answer.reading, app);
        break;
      case 'asked':
        this.#ask(typed, () => this.told(answer.what), {
          yes: () => this.enter(answer.yes(), '', app),
        });
        break;
      case 'later':
        prompt.suggestions.reset();
        this.say(this.teller(answer.what));
        this.#later(answer, typed, app);
        break;
      case 'page':
        orRefuse(face.openPage(answer.page, activity.game, app));
        break;
      case 'go':
        orRefuse(face.go(answer.to, answer.argument, app));
        break;
      default:
        answer satisfies never;
    }
    if (isNew) this.find(app);
  }

  /** What something is told as; undefined as nothing. */
  told(what: What | undefined): Said {
    const { services, face } = this.#of;
    return what === undefined ? SAID_NOTHING : face.tell(what, services.telling);
  }

  /** Tells something in the language of the moment, as long as the board is the same. */
  teller(what: What | undefined): () => Said {
    const { activity } = this.#of;
    const first = this.told(what);
    const board = sfenOf(activity.game);
    return () => (sfenOf(activity.game) === board ? this.told(what) : first);
  }

  /** Asks in another language what is asked below the board. */
  translate(): void {
    const { prompt, services } = this.#of;
    if (prompt.question && this.#question) {
      const text = textOf(services.texts, this.#question());
      prompt.question = { ...prompt.question, text };
    }
  }

  /** Says something in the status row. */
  say(tell: () => Said): void {
    const { prompt, services } = this.#of;
    const first = tell();
    if (textOf(services.texts, first) === '' && first.more === undefined) return;
    prompt.tell((texts) => {
      const { more, isWarning, ...said } = tell();
      return { text: textOf(texts, said), tone: isWarning ? 'warning' : 'plain', more };
    });
  }

  /** Why a line is neither a word nor a move. */
  refusalOf(typed: string, reading: RefusedReading): string {
    const { texts, teller } = this.#of.services;
    const { words, game, hasPlayer } = this.#of.activity;
    const found = findWord(words, typed, 'lines');
    if (found?.word.face) return texts.game.otherFaceText(found.word.name, 'screen');
    const help = { words: this.#of.wordsNow(), hasTab: true, hasPlayer, teller };
    return refusalText(texts, game.position, typed, reading, help);
  }

  #refuseReading(typed: string, reading: RefusedReading, app: Navigator): void {
    const { activity, prompt } = this.#of;
    if (reading.kind !== 'choice') {
      prompt.refuse(typed, () => this.refusalOf(typed, reading));
      return;
    }
    const [declined, promoted] = reading.moves;
    const { services } = this.#of;
    this.#ask(typed, () => said(services.texts.settings.promoteMoveQuestion(typed)), {
      signs: ['+', '='],
      moves: [declined],
      yes: () => this.enter(activity.play(promoted), '', app),
      no: () => this.enter(activity.play(declined), '', app),
    });
  }

  /** Asks in the language of the moment. */
  #ask(typed: string, tell: () => Said, question: Omit<Question, 'text'>): void {
    const { prompt, services } = this.#of;
    this.#question = tell;
    prompt.ask(typed, { ...question, text: textOf(services.texts, tell()) });
  }

  /** Shows an answer when it comes, unless it says what was said until then. */
  #later(
    { what, answer }: { readonly what?: What; readonly answer: Promise<Answer<What>> },
    typed: string,
    app: Navigator,
  ): void {
    const { line, suggestions } = this.#of.prompt;
    void answer.then((value) => {
      if (value.kind === 'told' && value.what === what) return;
      // Something else may be typed by then.
      const isFree = line.isEmpty && typed !== '';
      if (value.kind === 'refused' && !isFree) {
        const tell = this.teller(value.why);
        this.say(() => ({ ...tell(), isWarning: true }));
      } else this.show(value, isFree ? typed : '', app);
      suggestions.follow(line, app);
      app.changed();
    });
  }

  /** Says what was asked for, and copies what is to be copied. */
  #tell(tell: () => Said, typed: string, app: Navigator): void {
    const { prompt, face, activity } = this.#of;
    const { copied, title, lines } = tell();
    const hasRoom = lines.length === 1 && stringWidth(lines[0] ?? '') < app.size.columns - 2;
    if (title !== undefined && !hasRoom && this.#of.isOnTop(app)) {
      // It says that the answer is awaited.
      prompt.hush();
      face.openPage({ code: 'text', read: tell }, activity.game, app);
    } else if (copied === undefined || app.copy(copied.text)) this.say(tell);
    else prompt.refuse(typed, () => tell().copied?.refusal ?? '');
  }
}

/** What is said as one text. */
export function textOf(texts: Texts, { lines }: Said): string {
  return texts.words.joinSentences(lines);
}
