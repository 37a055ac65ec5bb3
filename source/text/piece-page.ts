import { isDeadSquare, rulesOf } from '../rules/core/rules.ts';
import { makeSquare } from '../rules/core/square.ts';
import {
  type Face,
  type FaceNames,
  type PieceData,
  pieceData,
  type Variant,
} from '../rules/core/variant.ts';
import { type Charset, kanji, latin } from './charset.ts';
import { countText } from './count-text.ts';
import { describeMoves } from './describe-moves.ts';
import { list, paragraph, type Section } from './page.ts';
import { lastRanks } from './phrases.ts';
import { diagramKey, pieceDiagram } from './piece-diagram.ts';
import { faceTitle } from './piece-names.ts';

/** How one piece of the variant moves, promotes and is dropped. */
export function piecePage(variant: Variant, kind: number, charset: Charset): Section[] {
  const piece = pieceData(variant, kind);
  const front = faceSection(variant, piece, piece.front, charset);
  return [
    {
      ...front,
      blocks: [
        { kind: 'lines', lines: pieceDiagram(variant, kind, charset) },
        paragraph(`${diagramKey(piece)}.`),
        ...front.blocks,
      ],
    },
    ...(piece.back ? [faceSection(variant, piece, piece.back, charset)] : []),
    { title: 'In the game', blocks: [list(factsOf(variant, kind))] },
  ];
}

function faceSection(variant: Variant, piece: PieceData, face: Face, charset: Charset): Section {
  const names: FaceNames[] = [face];
  if (face === piece.front && piece.jewel) names.push(piece.jewel);
  const written = names
    .map(({ full, romaji }) =>
      [kanji(full, charset), latin(romaji, charset)].filter(Boolean).join(' '),
    )
    .join(' or ');
  return {
    title: faceTitle(variant, piece, face, charset),
    blocks: [
      paragraph(`It ${describeMoves(face.betza)}.`),
      paragraph(`Name on a set: ${written}.${narrowLabel(variant, names, charset)}`),
    ],
  };
}

/** One kanji, where the variant is otherwise shown with two. */
function narrowLabel(variant: Variant, names: readonly FaceNames[], charset: Charset): string {
  const label = names.map((name) => kanji(name.kanji, charset)).join(' or ');
  return variant.wideKanji && charset !== 'ascii' ? ` On a narrow board: ${label}.` : '';
}

function factsOf(variant: Variant, kind: number): string[] {
  const { role, captive, points } = pieceData(variant, kind);
  const facts = promotionFacts(variant, kind);
  if (captive !== undefined) {
    const { hodges, front } = pieceOfLetter(variant, captive);
    facts.push(`Captured it goes to the hand as ${hodges}, the ${front.english}.`);
  }
  if (role === 'royal') {
    facts.push('The side that loses it, by checkmate, loses the game.');
    const { goalRanks } = variant;
    if (goalRanks) facts.push(`The side that brings it to ${lastRanks(goalRanks)} wins.`);
  } else facts.push(dropFact(variant, kind));
  if (role === 'pawn' && variant.drops === 'legal') {
    const file = fullFile(variant);
    if (file !== undefined) facts.push(`It may not be dropped on ${file}.`);
    facts.push(
      variant.pawnDropMate === 'illegal'
        ? 'Its drop may give check, but not checkmate.'
        : 'Its drop may give checkmate.',
    );
  }
  if (role !== 'royal' && variant.impasseThreshold !== undefined) {
    facts.push(`It counts ${points} ${points === 1 ? 'point' : 'points'} in an impasse.`);
  }
  return facts;
}

function promotionFacts(variant: Variant, kind: number): string[] {
  const { back, hodges, reverts } = pieceData(variant, kind);
  const ranks = deadRanks(variant, kind);
  if (back === undefined) {
    const stays = 'It does not promote.';
    return ranks > 0 ? [stays, `It may not move to ${lastRanks(ranks)}.`] : [stays];
  }
  const facts = [`Promoted it is +${hodges}, ${back.english}.`];
  if (reverts) {
    facts.push('A move that begins or ends in the zone turns it over, and so back again.');
  } else if (variant.promotion === 'mandatory') facts.push('It must promote where it may.');
  else if (ranks > 0) {
    facts.push(`It must promote on ${lastRanks(Math.min(ranks, variant.zone))}.`);
    if (ranks > variant.zone) facts.push('It may not move where it could never move again.');
  }
  return facts;
}

function dropFact(variant: Variant, kind: number): string {
  if (variant.drops === 'illegal') return 'It is not dropped.';
  if (pieceData(variant, kind).captive !== undefined) return 'It is never in hand.';
  const ranks = deadRanks(variant, kind);
  if (ranks > 0) return `It may not be dropped on ${lastRanks(ranks)}.`;
  if (hasDeadEnds(variant, kind)) {
    return 'It may not be dropped where it could never move again.';
  }
  return 'It may be dropped on any empty square.';
}

function pieceOfLetter({ id, pieces }: Variant, letter: string): PieceData {
  const piece = pieces.find(({ sfen }) => sfen === letter);
  if (piece === undefined) throw new RangeError(`variant ${id}: no piece ${letter}`);
  return piece;
}

/** `a file that holds an unpromoted pawn of the same side`; undefined where pawns stand freely. */
export function fullFile(variant: Variant): string | undefined {
  const { pawnsPerFile } = variant;
  const { pawn } = rulesOf(variant);
  if (pawnsPerFile === undefined || pawn < 0) return undefined;
  const { front, reverts } = pieceData(variant, pawn);
  const name = reverts ? front.english : `unpromoted ${front.english}`;
  const count =
    pawnsPerFile === 1 ? `a${reverts ? '' : 'n'} ${name}` : countText(pawnsPerFile, name);
  return `a file that holds ${count} of the same side`;
}

/** The number of farthest ranks on which an unpromoted piece of the kind could never move again. */
export function deadRanks(variant: Variant, kind: number): number {
  const rules = rulesOf(variant);
  const files = Array.from({ length: variant.files }, (_, at) => at + 1);
  const isDead = (rank: number) =>
    files.every((file) => isDeadSquare(rules, kind, makeSquare(file, rank), 0));
  let ranks = 0;
  while (ranks < variant.ranks && isDead(ranks + 1)) ranks++;
  return ranks;
}

/** Whether an unpromoted piece of the kind could come to such a rank. */
function hasDeadEnds(variant: Variant, kind: number): boolean {
  const rules = rulesOf(variant);
  return [...rules.squares].some((square) => isDeadSquare(rules, kind, square, 0));
}
