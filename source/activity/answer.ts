import type { RefusedReading } from '../rules/notation/read-move.ts';

/** What a line, a move or a word has come to. `What` is data of which a face makes sentences. */
export type Answer<What> =
  /** Nothing was entered, or the board shows what has come of it. */
  | { readonly kind: 'nothing' }
  /** Something is told, and nothing has changed. */
  | {
      readonly kind: 'told';
      readonly what: What;
      /** A line to be entered or changed: a screen leaves it in the prompt. Default: none. */
      readonly line?: string;
    }
  /** Something has changed. Without `what` the board shows it. */
  | { readonly kind: 'done'; readonly what?: What }
  | { readonly kind: 'refused'; readonly why: What }
  /** The line is neither a word nor one legal move. */
  | { readonly kind: 'unread'; readonly reading: RefusedReading }
  | {
      readonly kind: 'asked';
      readonly what: What;
      /** Does what was asked about. */
      readonly yes: () => Answer<What>;
    }
  /** The answer comes later. `what` is told until then; lines tell it only if something is written. */
  | {
      readonly kind: 'later';
      readonly what?: What;
      readonly writes?: boolean;
      readonly answer: Promise<Answer<What>>;
    }
  | { readonly kind: 'page'; readonly page: Page }
  /** Another place is meant. A face that has no such place refuses it. */
  | { readonly kind: 'go'; readonly to: Place; readonly argument: string };

/** What comes without having been asked for. */
export type ActivityNews<What> =
  | {
      readonly kind: 'told';
      /** Missing where something is shown otherwise, without a word. */
      readonly what?: What;
      /** Default: it is said as an answer is. */
      readonly as?: NewsKind;
      /** Whether the bell rings. Default: no. */
      readonly isHeard?: boolean;
    }
  /** Something is asked once; whatever else is entered leaves it open. */
  | {
      readonly kind: 'asked';
      readonly what: What;
      readonly yes: () => Answer<What>;
      readonly no: () => Answer<What>;
    }
  /** A line that waited has been entered. */
  | { readonly kind: 'entered'; readonly line: string; readonly answer: Answer<What> };

/**
 * What news are to those who play. Somebody else has acted on the board. Talk stands beside the
 * game. A standing is shown by the board itself, and any message gives way to it. A notice can
 * wait: lines tell it with the next answer, a screen when it says nothing else.
 */
type NewsKind = 'act' | 'talk' | 'standing' | 'notice';

/** A text of several lines about what is on the board. */
export type Page =
  | { readonly code: 'board' | 'moves' | 'rules' }
  | { readonly code: 'help' }
  /** What the player calls the piece. */
  | { readonly code: 'show'; readonly name: string };

/** The words of a text, each of which it may be: `Words<'undone redone'>` is one of the two. */
export type Words<Text extends string> = Text extends `${infer First} ${infer Others}`
  ? First | Words<Others>
  : Text;

/** A place that a word leads to. */
export type Place =
  | Words<'challenge chapters comment edit explorer game hands learn line list me menu pasted'>
  | Words<'quit replay settings solution'>;

export const NOTHING = { kind: 'nothing' } as const;

/** Something has changed, and `what` is told of it. */
export function done<What>(what: What): Answer<What> {
  return { kind: 'done', what };
}

/** `what` is told, and nothing has changed. */
export function told<What>(what: What): Answer<What> {
  return { kind: 'told', what };
}

/** Something is not possible. */
export function refused<What>(why: What): Answer<What> {
  return { kind: 'refused', why };
}

/** It is asked whether something is done. */
export function asked<What>(what: What, yes: () => Answer<What>): Answer<What> {
  return { kind: 'asked', what, yes };
}

/** Another place is meant. @param argument said there. Default: nothing */
export function goTo(to: Place, argument = ''): Answer<never> {
  return { kind: 'go', to, argument };
}

/** The answer comes later, and nothing is told until then. */
export function later<What>(answer: () => Promise<Answer<What>>): Answer<What> {
  return { kind: 'later', answer: answer() };
}

/** What an answer has come to when there is nothing more to wait for. */
export async function awaited<What>(
  answer: Answer<What>,
): Promise<Exclude<Answer<What>, { readonly kind: 'later' }>> {
  let last = answer;
  while (last.kind === 'later') last = await last.answer;
  return last;
}
