import type { Variant } from '../../rules/core/variant.ts';
import { countText } from './count-text.ts';
import type { WrittenName } from './names.ts';
import { lastRanks } from './phrases.ts';

/** The title of what a piece is worth in the game. */
export const IN_THE_GAME = 'In the game';

/** `It slides straight forward.` @param moves in the form of `describeMoves` */
export function itMovesText(moves: string): string {
  return `It ${moves}.`;
}

/**
 * How a piece is called on a set.
 * @param narrow the one kanji of each name, where the variant is otherwise shown with two
 */
export function setNameText(names: readonly WrittenName[], narrow: readonly string[]): string {
  const label = narrow.length > 0 ? ` On a narrow board: ${narrow.join(' or ')}.` : '';
  return `Name on a set: ${names.map(({ kanji, romaji }) => `${kanji} ${romaji}`.trim()).join(' or ')}.${label}`;
}

/** What holds of a piece, a sentence each. Ranks are counted from the far side. */
export const FACTS = {
  captive: (letters: string, name: string) =>
    `Captured it goes to the hand as ${letters}, the ${name}.`,
  royal: 'The side that loses it, by checkmate, loses the game.',
  goal: (ranks: number) => `The side that brings it to ${lastRanks(ranks)} wins.`,
  points: (points: number) =>
    `It counts ${points} ${points === 1 ? 'point' : 'points'} in an impasse.`,
  stays: 'It does not promote.',
  noMoveTo: (ranks: number) => `It may not move to ${lastRanks(ranks)}.`,
  promoted: (letters: string, name: string) => `Promoted it is +${letters}, ${name}.`,
  reverts: 'A move that begins or ends in the zone turns it over, and so back again.',
  mustPromote: 'It must promote where it may.',
  mustPromoteOn: (ranks: number) => `It must promote on ${lastRanks(ranks)}.`,
  noDeadMove: 'It may not move where it could never move again.',
  notDropped: 'It is not dropped.',
  neverInHand: 'It is never in hand.',
  noDropOn: (ranks: number) => `It may not be dropped on ${lastRanks(ranks)}.`,
  noDropOnFile: (file: FullFile) => `It may not be dropped on ${fullFileText(file)}.`,
  noDeadDrop: 'It may not be dropped where it could never move again.',
  anyDrop: 'It may be dropped on any empty square.',
  dropMate: {
    illegal: 'Its drop may give check, but not checkmate.',
    legal: 'Its drop may give checkmate.',
  } satisfies Readonly<Record<Variant['pawnDropMate'], string>>,
} as const;

/** A file on which no further pawn is dropped. */
export interface FullFile {
  readonly pawn: string;
  readonly pawnsPerFile: number;
  /** Whether the pawn turns back, so that its promoted side counts as well. */
  readonly reverts: boolean;
}

/** `a file that holds an unpromoted pawn of the same side`. */
export function fullFileText({ pawn, pawnsPerFile, reverts }: FullFile): string {
  const name = reverts ? pawn : `unpromoted ${pawn}`;
  const count =
    pawnsPerFile === 1 ? `a${reverts ? '' : 'n'} ${name}` : countText(pawnsPerFile, name);
  return `a file that holds ${count} of the same side`;
}

/**
 * What the marks in the diagram of a piece mean.
 * @param leapsOn whether leaps go on too
 * @param isShort whether there are numbers
 */
export function diagramKeyText(
  step: string,
  slide: string,
  { leapsOn, isShort }: { readonly leapsOn: boolean; readonly isShort: boolean },
): string {
  const verb = leapsOn ? 'goes' : 'slides';
  return [
    `${step} moves there`,
    `${slide} ${verb} on in this line until something is in the way`,
    ...(isShort ? [`a number ${verb} that many steps at most`] : []),
  ].join(', ');
}
