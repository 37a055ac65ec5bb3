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
import { describeMoves } from './describe-moves.ts';
import type { FullFile } from './en/board.ts';
import { list, paragraph, type Section } from './page.ts';
import { diagramKey, pieceDiagram } from './piece-diagram.ts';
import { faceTitle } from './piece-names.ts';
import type { Texts } from './texts.ts';

/** How one piece of the variant moves, promotes and is dropped. */
export function piecePage(
  texts: Texts,
  variant: Variant,
  kind: number,
  charset: Charset,
): Section[] {
  const piece = pieceData(variant, kind);
  const front = faceSection(texts, variant, piece, piece.front, charset);
  return [
    {
      ...front,
      blocks: [
        { kind: 'lines', lines: pieceDiagram(variant, kind, charset) },
        paragraph(texts.words.asSentences(diagramKey(texts, piece))),
        ...front.blocks,
      ],
    },
    ...(piece.back ? [faceSection(texts, variant, piece, piece.back, charset)] : []),
    { title: texts.board.IN_THE_GAME, blocks: [list(factsOf(texts, variant, kind))] },
  ];
}

function faceSection(
  texts: Texts,
  variant: Variant,
  piece: PieceData,
  face: Face,
  charset: Charset,
): Section {
  const names: FaceNames[] = [face];
  if (face === piece.front && piece.jewel) names.push(piece.jewel);
  const written = names.map(({ full, romaji }) => {
    return { kanji: kanji(full, charset), romaji: latin(romaji, charset) };
  });
  const narrow = variant.wideKanji && charset !== 'ascii' ? names.map((name) => name.kanji) : [];
  return {
    title: faceTitle(texts, variant, piece, face, charset),
    blocks: [
      paragraph(texts.board.itMovesText(describeMoves(texts, face.betza))),
      paragraph(texts.board.setNameText(written, narrow)),
    ],
  };
}

function factsOf(texts: Texts, variant: Variant, kind: number): string[] {
  const { role, captive, points } = pieceData(variant, kind);
  const facts = promotionFacts(texts, variant, kind);
  if (captive !== undefined) {
    const other = kindOfLetter(variant, captive);
    const name = texts.words.wholePieceName(variant, { kind: other, promoted: false });
    facts.push(texts.board.FACTS.captive(pieceData(variant, other).hodges, name));
  }
  if (role === 'royal') {
    facts.push(texts.board.FACTS.royal);
    const { goalRanks } = variant;
    if (goalRanks) facts.push(texts.board.FACTS.goal(goalRanks));
  } else facts.push(dropFact(texts, variant, kind));
  if (role === 'pawn' && variant.drops === 'legal') {
    const file = fullFile(texts, variant);
    if (file !== undefined) facts.push(texts.board.FACTS.noDropOnFile(file));
    facts.push(texts.board.FACTS.dropMate[variant.pawnDropMate]);
  }
  if (role !== 'royal' && variant.impasseThreshold !== undefined) {
    facts.push(texts.board.FACTS.points(points));
  }
  return facts;
}

function promotionFacts(texts: Texts, variant: Variant, kind: number): string[] {
  const { back, hodges, reverts } = pieceData(variant, kind);
  const ranks = deadRanks(variant, kind);
  if (back === undefined) {
    return ranks > 0
      ? [texts.board.FACTS.stays, texts.board.FACTS.noMoveTo(ranks)]
      : [texts.board.FACTS.stays];
  }
  const facts = [
    texts.board.FACTS.promoted(
      hodges,
      texts.words.wholePieceName(variant, { kind, promoted: true }),
    ),
  ];
  if (reverts) facts.push(texts.board.FACTS.reverts);
  else if (variant.promotion === 'mandatory') facts.push(texts.board.FACTS.mustPromote);
  else if (ranks > 0) {
    facts.push(texts.board.FACTS.mustPromoteOn(Math.min(ranks, variant.zone)));
    if (ranks > variant.zone) facts.push(texts.board.FACTS.noDeadMove);
  }
  return facts;
}

function dropFact(texts: Texts, variant: Variant, kind: number): string {
  if (variant.drops === 'illegal') return texts.board.FACTS.notDropped;
  if (pieceData(variant, kind).captive !== undefined) return texts.board.FACTS.neverInHand;
  const ranks = deadRanks(variant, kind);
  if (ranks > 0) return texts.board.FACTS.noDropOn(ranks);
  return hasDeadEnds(variant, kind) ? texts.board.FACTS.noDeadDrop : texts.board.FACTS.anyDrop;
}

function kindOfLetter({ id, pieces }: Variant, letter: string): number {
  const kind = pieces.findIndex(({ sfen }) => sfen === letter);
  if (kind < 0) throw new RangeError(`variant ${id}: no piece ${letter}`);
  return kind;
}

/** A file that has no room for a further pawn; undefined where pawns stand freely. */
export function fullFile(texts: Texts, variant: Variant): FullFile | undefined {
  const { pawnsPerFile } = variant;
  const { pawn } = rulesOf(variant);
  if (pawnsPerFile === undefined || pawn < 0) return undefined;
  const name = texts.words.wholePieceName(variant, { kind: pawn, promoted: false });
  return { pawn: name, pawnsPerFile, reverts: pieceData(variant, pawn).reverts === true };
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
