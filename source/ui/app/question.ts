import type { Move } from '../../rules/core/move.ts';
import type { Texts } from '../../text/texts.ts';
import type { KeyHint } from './keymap.ts';

/** A question of a screen, which waits for `y` or `n`. */
export interface Question {
  readonly text: string;
  /** Moves that it is about, which the board points out. Default: none. */
  readonly moves?: readonly Move[];
  readonly yes: () => void;
  /** Default: does nothing. */
  readonly no?: () => void;
  /** Keys that answer beside `y` and `n`: `+` and `=` if a move may promote. */
  readonly signs?: readonly [yes: string, no: string];
}

/**
 * Gives a key to a question. An answer is carried out, and Enter adds what the question waits for;
 * any other key, such as Esc, withdraws it.
 * @param ask replaces the question by another one, or by none
 * @returns whether the key was for the question
 */
export function answerQuestion(
  texts: Texts,
  question: Question,
  key: string,
  ask: (next: Question | undefined) => void,
): boolean {
  const { text, yes, no, signs } = question;
  if (key === 'enter') {
    const waits = texts.settings.waitsForText(question.signs);
    ask({
      ...question,
      text: text.endsWith(waits) ? text : texts.words.joinSentences([text, waits]),
    });
    return true;
  }
  ask(undefined);
  const isYes = key.toLowerCase() === 'y' || key === signs?.[0];
  const isNo = key.toLowerCase() === 'n' || key === signs?.[1];
  if (isYes) yes();
  else if (isNo) no?.();
  return isYes || isNo;
}

/** The keys that answer, for the row at the bottom, as in `y yes  n no`. */
export function questionKeys(texts: Texts, { signs }: Question): KeyHint[] {
  const [yes, no] = signs ?? [];
  return [
    { text: texts.settings.yesKeyText(yes), keys: ['y'] },
    { text: texts.settings.noKeyText(no), keys: ['n'] },
  ];
}
