import type { NamedPiece } from '../rules/core/attempt.ts';
import { numbersTo } from '../rules/core/numbers-to.ts';
import { isDeadSquare, rulesOf } from '../rules/core/rules.ts';
import { makeSquare } from '../rules/core/square.ts';
import { pieceData, type Variant } from '../rules/core/variant.ts';
import { type Charset, kanji, latin } from './charset.ts';
import type { FullFile } from './en/board.ts';
import { list, paragraph, paragraphs, type Section } from './page.ts';
import {
  describeMoves,
  diagramKey,
  faceOf,
  faceTitle,
  namesOnSet,
  pieceDiagram,
} from './pieces.ts';
import type { Texts } from './texts.ts';

/** How one piece of the variant moves, promotes and is dropped. */
export function piecePage(
  texts: Texts,
  variant: Variant,
  kind: number,
  charset: Charset,
): Section[] {
  const { board, words } = texts;
  const piece = pieceData(variant, kind);
  const front = faceSection(texts, variant, { kind, promoted: false }, charset);
  const lines = pieceDiagram(variant, kind, charset);
  const key = paragraph(words.asSentences(diagramKey(texts, piece)));
  return [
    { ...front, blocks: [{ kind: 'lines', lines }, key, ...front.blocks] },
    ...(piece.back ? [faceSection(texts, variant, { kind, promoted: true }, charset)] : []),
    { title: board.IN_THE_GAME, blocks: [list(factsOf(texts, variant, kind))] },
  ];
}

function faceSection(texts: Texts, variant: Variant, piece: NamedPiece, charset: Charset): Section {
  const names = namesOnSet(variant, piece);
  const written = names.map(({ full, romaji }) => {
    return { kanji: kanji(full, charset), romaji: latin(romaji, charset) };
  });
  const narrow = variant.wideKanji && charset !== 'ascii' ? names.map((name) => name.kanji) : [];
  const moves = describeMoves(texts, faceOf(variant, piece).betza);
  return {
    title: faceTitle(texts, variant, piece, charset),
    blocks: paragraphs(texts.board.itMovesText(moves), texts.board.setNameText(written, narrow)),
  };
}

function factsOf(texts: Texts, variant: Variant, kind: number): string[] {
  const { FACTS } = texts.board;
  const { role, captive, points } = pieceData(variant, kind);
  const { goalRanks, drops, pawnDropMate, impasseThreshold } = variant;
  const isRoyal = role === 'royal';
  const isPawn = role === 'pawn' && drops === 'legal';
  const file = isPawn && fullFile(texts, variant);
  return [
    ...promotionFacts(texts, variant, kind),
    captive && captiveFact(texts, variant, captive),
    isRoyal ? FACTS.royal : dropFact(texts, variant, kind),
    isRoyal && goalRanks && FACTS.goal(goalRanks),
    file && FACTS.noDropOnFile(file),
    isPawn && FACTS.dropMate[pawnDropMate],
    !isRoyal && impasseThreshold !== undefined && FACTS.points(points),
  ].filter((fact) => typeof fact === 'string');
}

function promotionFacts({ board: { FACTS }, words }: Texts, variant: Variant, kind: number) {
  const { back, hodges, reverts } = pieceData(variant, kind);
  const { promotion, zone } = variant;
  const ranks = deadRanks(variant, kind);
  if (back === undefined) return [FACTS.stays, ranks > 0 && FACTS.noMoveTo(ranks)];
  const promoted = words.wholePieceName(variant, { kind, promoted: true });
  const isForced = !reverts && promotion === 'optional' && ranks > 0;
  return [
    FACTS.promoted(hodges, promoted),
    reverts && FACTS.reverts,
    !reverts && promotion === 'mandatory' && FACTS.mustPromote,
    isForced && FACTS.mustPromoteOn(Math.min(ranks, zone)),
    isForced && ranks > zone && FACTS.noDeadMove,
  ];
}

function captiveFact({ board, words }: Texts, variant: Variant, letter: string): string {
  const kind = variant.pieces.findIndex(({ sfen }) => sfen === letter);
  const { hodges } = pieceData(variant, kind);
  return board.FACTS.captive(hodges, words.wholePieceName(variant, { kind, promoted: false }));
}

function dropFact({ board: { FACTS } }: Texts, variant: Variant, kind: number): string {
  if (variant.drops === 'illegal') return FACTS.notDropped;
  if (pieceData(variant, kind).captive !== undefined) return FACTS.neverInHand;
  const ranks = deadRanks(variant, kind);
  if (ranks > 0) return FACTS.noDropOn(ranks);
  return hasDeadEnds(variant, kind) ? FACTS.noDeadDrop : FACTS.anyDrop;
}

/** A file that has no room for a further pawn; undefined where pawns stand freely. */
export function fullFile({ words }: Texts, variant: Variant): FullFile | undefined {
  const { pawnsPerFile } = variant;
  const { pawn: kind } = rulesOf(variant);
  if (pawnsPerFile === undefined || kind < 0) return undefined;
  const pawn = words.wholePieceName(variant, { kind, promoted: false });
  return { pawn, pawnsPerFile, reverts: pieceData(variant, kind).reverts === true };
}

/** The number of farthest ranks on which an unpromoted piece of the kind could never move again. */
export function deadRanks(variant: Variant, kind: number): number {
  const rules = rulesOf(variant);
  const isDead = (rank: number) =>
    numbersTo(variant.files).every((file) => isDeadSquare(rules, kind, makeSquare(file, rank), 0));
  const alive = numbersTo(variant.ranks).findIndex((rank) => !isDead(rank));
  return alive < 0 ? variant.ranks : alive;
}

/** Whether an unpromoted piece of the kind could come to such a rank. */
function hasDeadEnds(variant: Variant, kind: number): boolean {
  const rules = rulesOf(variant);
  return [...rules.squares].some((square) => isDeadSquare(rules, kind, square, 0));
}
