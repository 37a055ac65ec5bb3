import type { Texts } from '../../text/texts.ts';
import { onceALanguage, type Sentence, sentenceIn } from '../../text/tongue.ts';
import type { Message } from '../app/message.ts';

/** What is said below a board, in the language of the moment. */
export class PromptVoice {
  #news: ((texts: Texts) => string | undefined) | undefined;
  /** Whether the news go with the next move, whoever makes it. */
  isGreeting = false;
  #message: ((texts: Texts) => Message | undefined) | undefined;
  readonly #language: { readonly texts: Texts };

  /** @param language what is said is read in */
  constructor(language: { readonly texts: Texts }) {
    this.#language = language;
  }

  /** Stands before every message until something is entered. */
  get news(): string | undefined {
    return this.#news?.(this.#language.texts);
  }

  set news(sentence: Sentence | undefined) {
    this.#news = sentence === undefined ? undefined : this.#saidIn(sentence);
    this.isGreeting = false;
  }

  /** What is said in the status row. */
  get message(): Message | undefined {
    return this.#message?.(this.#language.texts);
  }

  /** Shows in the status row what is asked for again in each language. */
  tell(read: (texts: Texts) => Message): void {
    this.#message = onceALanguage(read);
  }

  /** Says nothing any more. */
  hush(): void {
    this.#message = undefined;
  }

  /** What was said becomes news. */
  keepAsNews(): void {
    const message = this.#message;
    this.#news = message && ((texts) => message(texts)?.text);
  }

  /** Shows a text in the status row. */
  say(sentence: Sentence): void {
    this.#show(sentence, 'plain');
  }

  /** Shows a warning in the status row. */
  warn(sentence: Sentence): void {
    this.#show(sentence, 'warning');
  }

  #show(sentence: Sentence, tone: Message['tone']): void {
    const saidIn = this.#saidIn(sentence);
    this.#message = onceALanguage((texts) => {
      const text = saidIn(texts);
      return text === undefined ? undefined : { text, tone };
    });
  }

  /** A sentence in each language; one that is in a single language is nothing in another. */
  #saidIn(sentence: Sentence): (texts: Texts) => string | undefined {
    const { texts: own } = this.#language;
    const isOfAll = typeof sentence !== 'string';
    const read = onceALanguage((texts) =>
      isOfAll || texts === own ? sentenceIn(texts, sentence) : undefined,
    );
    // It tells of this moment, whenever it is drawn.
    read(own);
    return read;
  }
}
