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
      /** What it is asked about. */
      readonly word: string;
      /** Does what was asked about. */
      readonly yes: () => Answer<What>;
    }
  /** The answer comes later. `what` is told until then. */
  | { readonly kind: 'later'; readonly what?: What; readonly answer: Promise<Answer<What>> }
  | { readonly kind: 'page'; readonly page: Page }
  /** Another place is meant. A face that has no such place refuses it. */
  | { readonly kind: 'go'; readonly to: Place; readonly argument: string };

/** What comes without having been asked for. */
export type ActivityNews<What> =
  | {
      readonly kind: 'told';
      /** Missing where something is shown otherwise, without a word. */
      readonly what?: What;
      /** Whether somebody else has changed what is on the board. Default: no. */
      readonly isAct?: boolean;
      /** Whether a message gives way to how things stand. Default: no. */
      readonly forgets?: boolean;
      /** Whether what is being typed comes too late. Default: no. */
      readonly endsTyping?: boolean;
      /** Whether the bell rings. Default: no. */
      readonly isHeard?: boolean;
      /** Whether lines tell it with the next answer. Default: at once. */
      readonly canWait?: boolean;
      /** Whether a screen that says something says that rather. Default: no. */
      readonly yields?: boolean;
      /** Whether the board shows it as well, so that it need only be said elsewhere. Default: no. */
      readonly isShown?: boolean;
      /** Whether it is said before the message of a screen, and stays. Default: no. */
      readonly isAside?: boolean;
    }
  /** A line that waited has been entered. */
  | { readonly kind: 'entered'; readonly line: string; readonly answer: Answer<What> };

/** A text of several lines about what is on the board. */
export type Page =
  | { readonly code: 'board' | 'moves' | 'rules' }
  | { readonly code: 'help' }
  /** What the player calls the piece. */
  | { readonly code: 'show'; readonly name: string };

/** Where a word leads to. */
export type Place =
  | 'challenge'
  | 'chapters'
  | 'comment'
  | 'game'
  | 'learn'
  | 'list'
  | 'me'
  | 'menu'
  | 'quit'
  | 'replay'
  | 'settings'
  | 'solution';

export const NOTHING = { kind: 'nothing' } as const;

/** What an answer has come to when there is nothing more to wait for. */
export async function awaited<What>(
  answer: Answer<What>,
): Promise<Exclude<Answer<What>, { readonly kind: 'later' }>> {
  let last = answer;
  while (last.kind === 'later') last = await last.answer;
  return last;
}
