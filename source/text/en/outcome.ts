import type { PlayWord } from '../../activity/play.ts';
import type { Impossible, Offer, Outcome, PlayedMove } from '../../match/outcome.ts';
import { opposite } from '../../rules/core/color.ts';
import { BOARD_WORD_HELP } from './board-word-help.ts';
import { sideName } from './side-name.ts';

/** A move as it is echoed: `12. White S-6b`. */
export function playedText({ ply, color, text }: PlayedMove): string {
  return `${ply}. ${sideName(color)} ${text}`;
}

/** `Black offers a draw: White may accept, any move declines.` */
export function offerText({ kind, by }: Offer): string {
  return `${sideName(by)} ${OFFERED[kind]}: ${sideName(opposite(by))} may accept, any move declines.`;
}

const OFFERED = {
  draw: 'offers a draw',
  impasse: 'offers to count the impasse',
  'take-back': 'asks to take a move back',
} as const satisfies Readonly<Record<Offer['kind'], string>>;

/**
 * What undo, note and save have done.
 * @param tell tells a move that was taken back
 */
export function changeText(
  outcome: Extract<Outcome, { kind: 'undone' | 'noted' | 'saved' }>,
  tell: (move: PlayedMove) => string = playedText,
): string {
  switch (outcome.kind) {
    case 'undone': {
      const { move, answer } = outcome;
      if (move === undefined) return 'The result is taken back; the game goes on.';
      return `Taken back: ${tell(move)}${answer ? ` and ${tell(answer)}` : ''}`;
    }
    case 'noted':
      return outcome.note === '' ? 'The note is removed.' : `Noted: ${outcome.note}`;
    case 'saved':
      return `Saved as ${outcome.name}.`;
  }
}

/** Why a game did not get the name that the player asked for. */
export function notSavedAs(why: string): string {
  return `save: ${why}`;
}

/** The same, where only the name is missing. */
export function savedUnderOldName(why: string): string {
  return `save: ${why}. The game is saved, under its old name.`;
}

/** Says that the game is not on the disk. */
export function notSavedText(why: string): string {
  return `NOT SAVED: ${why}`;
}

/** The same, and what follows. @param unsaved in the form of `notSavedText` */
export function unsavedSoFar(unsaved: string): string {
  return `${unsaved}. The game goes on, and is saved as soon as that is possible.`;
}

/** Why a word does nothing now, and what would help. */
export function impossibleText(why: Impossible): string {
  switch (why) {
    case 'game-over':
      return 'the game is over';
    case 'no-offer':
      return 'accept: there is no offer. draw offers a draw.';
    case 'offered-already':
      return 'The offer stands: accept, or play a move to decline it.';
    case 'no-impasse':
      return "impasse: both royal pieces must stand in the enemy's promotion zone.";
    case 'no-impasse-rule':
      return 'impasse: this game has no such rule.';
    case 'nothing-to-undo':
      return 'undo: no move has been played.';
    case 'nothing-to-redo':
      return 'redo: no move was taken back.';
    case 'no-name':
      return 'save: something is missing. Say save NAME, as in save evening-game.';
    case 'no-note':
      return 'note: there is no comment here. note TEXT writes one.';
    case 'not-your-turn':
      return 'It is not your turn: press Enter again when it is, or undo your last move.';
    case 'declined':
      return 'The computer declines and plays on.';
    case 'taken':
      return 'NOT SAVED: another komadai has taken the game over.';
    default:
      return why satisfies never;
  }
}

/** What each word of the prompt does, for the help. */
export const WORD_HELP = {
  resign: 'give the game up',
  draw: 'offer a draw',
  impasse: "offer to count the points, when both kings are in the enemy's zone",
  accept: 'accept what the other side offers',
  undo: 'take the last move back',
  redo: 'play it again',
  note: 'the comment on the last move, to be changed; note TEXT writes one, note - removes it',
  save: 'save NAME gives the saved game a name',
  hint: 'a good move, and what may follow',
  mate: 'mate looks for a mate by checks from here for ten seconds, mate 60 for sixty; mate off ends it',
  ...BOARD_WORD_HELP,
  rematch: 'play again, with colours changed',
  replay: 'step through the game',
  analyse: 'let the computer evaluate the game, after its end',
  explore: 'what others played in the positions of the game, after its end',
  settings: 'change how things look',
  learn: 'a course of this game',
  help: 'how to move; ? tells more',
  menu: 'go to the menu; the game is kept',
  take: 'take a game back that another komadai has taken over',
  quit: 'leave; the game is kept',
} as const satisfies Readonly<Record<PlayWord, string>>;
