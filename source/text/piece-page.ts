import { rulesOf } from '../core/rules.ts';
import { makeSquare } from '../core/square.ts';
import type { Face, FaceNames, PieceData, Variant } from '../core/variant.ts';
import { type Charset, kanji, latin } from './charset.ts';
import { describeMoves } from './describe-moves.ts';
import { list, paragraph, type Section } from './page.ts';
import { DIAGRAM_KEY, pieceDiagram } from './piece-diagram.ts';
import { faceTitle } from './piece-names.ts';

/** How one piece of the variant moves, promotes and is dropped. */
export function piecePage(variant: Variant, kind: number, charset: Charset): Section[] {
  const piece = variant.pieces[kind];
  const sections = [faceSection(variant, piece, piece.front, charset)];
  if (piece.back) sections.push(faceSection(variant, piece, piece.back, charset));
  sections[0] = {
    ...sections[0],
    blocks: [
      { kind: 'lines', lines: pieceDiagram(variant, kind, charset) },
      paragraph(`${DIAGRAM_KEY}.`),
      ...sections[0].blocks,
    ],
  };
  sections.push({ title: 'In the game', blocks: [list(factsOf(variant, kind))] });
  return sections;
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
      paragraph(`Name on a set: ${written}.`),
    ],
  };
}

function factsOf(variant: Variant, kind: number): string[] {
  const piece = variant.pieces[kind];
  const facts: string[] = [];
  const ranks = deadRanks(variant, kind);
  if (piece.back) {
    facts.push(`It promotes to ${piece.back.english} (+${piece.hodges}).`);
    if (variant.promotion === 'mandatory') facts.push('Where it may promote, it must.');
    else if (ranks > 0) facts.push(`It must promote on ${lastRanks(ranks)}.`);
  } else {
    facts.push('It does not promote.');
  }
  if (piece.role === 'royal') facts.push('Who loses it, by checkmate, loses the game.');
  else if (ranks > 0) facts.push(`It may not be dropped on ${lastRanks(ranks)}.`);
  else facts.push('It may be dropped on any empty square.');
  if (piece.role === 'pawn') {
    facts.push('It may not be dropped on a file with an unpromoted pawn of the same side.');
    facts.push(
      variant.pawnDropMate === 'illegal'
        ? 'Its drop may give check, but not checkmate.'
        : 'Its drop may give checkmate.',
    );
  }
  if (piece.role !== 'royal') {
    facts.push(
      `It counts ${piece.points} ${piece.points === 1 ? 'point' : 'points'} in an impasse.`,
    );
  }
  return facts;
}

/** On how many of the farthest ranks an unpromoted piece of the kind could never move again. */
export function deadRanks(variant: Variant, kind: number): number {
  const { dead } = rulesOf(variant);
  let ranks = 0;
  while (ranks < variant.ranks && dead[makeSquare(1, ranks + 1)] & (1 << kind)) ranks++;
  return ranks;
}

/** `the last rank`, `the last 2 ranks`. */
export function lastRanks(ranks: number): string {
  return ranks === 1 ? 'the last rank' : `the last ${ranks} ranks`;
}
