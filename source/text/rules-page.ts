import { compileBetza, RAYS } from '../rules/core/betza.ts';
import { EMPTY, KIND_MASK } from '../rules/core/piece-code.ts';
import { codeOn } from '../rules/core/position.ts';
import { rulesOf } from '../rules/core/rules.ts';
import { type Handicap, pieceData, type Variant } from '../rules/core/variant.ts';
import { formatSquare } from '../rules/notation/square.ts';
import { startPosition } from '../rules/notation/start.ts';
import type { VariantProse } from '../rules/variants/prose.ts';
import { type Charset, kanji, latin } from './charset.ts';
import { describeMoves } from './describe-moves.ts';
import { nameOfPiece, variantName, wholePieceName } from './names.ts';
import { type Block, list, paragraph, type Section } from './page.ts';
import { faceTitle } from './piece-names.ts';
import { deadRanks, fullFile } from './piece-page.ts';
import {
  ABOUT_HANDICAPS,
  aimText,
  boardText,
  captiveText,
  DROP_HINT,
  deadDropText,
  drawnByFurigoma,
  dropsText,
  ENDS,
  GIVEN_COUNT,
  HOUSE_RULE,
  handicapLine,
  impasseRule,
  lastingText,
  mustPromoteOnText,
  NO_PROMOTION,
  pawnFileText,
  pawnInHandHint,
  pawnMateText,
  pieceLine,
  promotionText,
  RULES_TITLES,
  royalsText,
  rulesTitle,
  TURNS,
  wordsText,
} from './rules-page-texts.ts';
import { proseOf } from './variant-prose.ts';

/** What holds in all games with drops. */
function dropHints(variant: Variant): string[] {
  if (variant.drops === 'illegal') return [];
  const { pawn } = rulesOf(variant);
  return pawn < 0 ? [DROP_HINT] : [DROP_HINT, pawnInHandHint(wholeName(variant, pawn))];
}

/**
 * The rules of a variant in words, with its origin and hints for beginners.
 * @param prose Default: that of the catalogue
 */
export function rulesPage(
  variant: Variant,
  charset: Charset,
  prose: VariantProse = proseOf(variant),
): Section[] {
  const sections = [
    aboutSection(prose),
    boardSection(variant),
    piecesSection(variant, charset),
    promotionSection(variant),
    dropSection(variant),
    endSection(variant),
    impasseSection(variant, prose),
    handicapSection(variant, prose, charset),
    hintSection(variant, prose),
    sourceSection(variant),
  ];
  return sections
    .filter(({ blocks }) => blocks.length > 0)
    .map((section, index) => ({
      title: index === 0 ? title(variant, charset) : section.title,
      blocks: section.blocks.filter(isFilled).map((block) => {
        if (block.kind === 'paragraph') return paragraph(latin(block.text, charset));
        if (block.kind === 'list') return list(block.items.map((item) => latin(item, charset)));
        return block;
      }),
    }));
}

/** Whether a block shows anything. */
function isFilled(block: Block): boolean {
  return block.kind !== 'list' || block.items.length > 0;
}

function hintSection(variant: Variant, prose: VariantProse): Section {
  const hints = [...prose.hints, ...dropHints(variant)];
  return { title: RULES_TITLES.hints, blocks: hints.length === 0 ? [] : [list(hints)] };
}

function title(variant: Variant, charset: Charset): string {
  return rulesTitle(variantName(variant, charset), kanji(variant.kanji, charset));
}

function aboutSection({ about, legend }: VariantProse): Section {
  return { title: '', blocks: [...about, ...(legend ? [legend] : [])].map(paragraph) };
}

function boardSection(variant: Variant): Section {
  const { files, ranks, goalRanks, noMoves, handicaps } = variant;
  const { board } = startPosition(variant).placement;
  const pieces = rulesOf(variant).squares.filter((square) => board[square] !== EMPTY).length / 2;
  const aim = aimText(wholeRoyalName(variant), goalRanks, noMoves === 'loses');
  return {
    title: RULES_TITLES.board,
    blocks: [
      paragraph(boardText({ files, ranks, pieces, hasHandicaps: handicaps.length > 0 })),
      paragraph(`${TURNS[variant.drops]} ${aim}`),
      paragraph(drawnByFurigoma(hasFivePawns(variant))),
    ],
  };
}

/** Whether the set has five of what every player knows as pawns. */
function hasFivePawns(variant: Variant): boolean {
  const { board } = startPosition(variant).placement;
  const { pawn, squares } = rulesOf(variant);
  if (pawn < 0 || pieceData(variant, pawn).front.english !== 'pawn') return false;
  return squares.filter((square) => ((board[square] ?? 0) & KIND_MASK) === pawn).length >= 5;
}

function piecesSection(variant: Variant, charset: Charset): Section {
  const items = variant.pieces.flatMap((piece) =>
    [piece.front, ...(piece.back ? [piece.back] : [])].map((face) =>
      pieceLine(faceTitle(variant, piece, face, charset), describeMoves(face.betza)),
    ),
  );
  const { front, jewel } = pieceData(variant, rulesOf(variant).royal);
  return {
    title: RULES_TITLES.pieces,
    blocks: [
      list(items),
      paragraph(wordsText(movesTold(variant))),
      ...(jewel ? [paragraph(royalsText(front.romaji, jewel.romaji))] : []),
    ],
  };
}

/** Which kinds of moves there are, and whether pieces promote. */
function movesTold({ pieces }: Variant) {
  const ranges = pieces
    .flatMap(({ front, back }) => (back ? [front, back] : [front]))
    .map(({ betza }) => [...compileBetza(betza).ranges]);
  return {
    slides: ranges.some((face) => face.slice(0, RAYS).some((range) => range > 1)),
    leaps: ranges.some((face) => face.slice(RAYS).some((range) => range > 0)),
    promotes: pieces.some(({ back }) => back !== undefined),
  };
}

function promotionSection(variant: Variant): Section {
  const { zone, promotion, pieces } = variant;
  const title = RULES_TITLES.promotion;
  if (zone === 0 || pieces.every(({ back }) => back === undefined)) {
    return { title, blocks: [paragraph(NO_PROMOTION)] };
  }
  const isAll = pieces.every(({ back, reverts }) => back === undefined || reverts);
  const turning = pieces.flatMap(({ reverts }, kind) =>
    reverts ? [wholeName(variant, kind)] : [],
  );
  const told = `${promotionText(zone, promotion)} ${lastingText(isAll ? 'all' : turning)}`;
  const forced = namesByRanks(variant, (kind) =>
    pieceData(variant, kind).back ? Math.min(deadRanks(variant, kind), zone) : 0,
  ).map(({ names, ranks }) => mustPromoteOnText(names, ranks));
  return {
    title,
    blocks: [paragraph(told), ...(promotion === 'mandatory' ? [] : [list(forced)])],
  };
}

function dropSection(variant: Variant): Section {
  if (variant.drops === 'illegal') return { title: '', blocks: [] };
  const promotes = variant.zone > 0 && variant.pieces.some(({ back }) => back !== undefined);
  const dead = namesByRanks(variant, (kind) => deadRanks(variant, kind));
  return {
    title: RULES_TITLES.drops,
    blocks: [
      paragraph(dropsText(promotes)),
      list([
        ...dead.map(({ names, ranks }) => deadDropText(names, ranks)),
        ...captiveTexts(variant),
        ...pawnDropTexts(variant),
      ]),
    ],
  };
}

function captiveTexts(variant: Variant): string[] {
  return variant.pieces.flatMap(({ captive }, kind) => {
    const other = variant.pieces.findIndex(({ sfen }) => sfen === captive);
    return other < 0 ? [] : [captiveText(wholeName(variant, kind), wholeName(variant, other))];
  });
}

function pawnDropTexts(variant: Variant): string[] {
  const { pawn } = rulesOf(variant);
  if (pawn < 0) return [];
  const name = nameOfPiece(variant, { kind: pawn, promoted: false });
  return [pawnFileText(name, fullFile(variant)), pawnMateText(name, variant.pawnDropMate)];
}

function endSection(variant: Variant): Section {
  const { repetition, goalRanks, noMoves, drops } = variant;
  const royal = wholeRoyalName(variant);
  const isDrawn = repetition.result === 'draw';
  return {
    title: RULES_TITLES.end,
    blocks: [
      list([
        ENDS.checkmate(royal),
        ...(goalRanks ? [ENDS.goal(royal, goalRanks)] : []),
        ENDS.noMoves[noMoves === 'loses' ? 'loses' : 'draws'],
        ENDS.repetition(repetition),
        ...(repetition.perpetualCheckLoses ? [ENDS.perpetualCheck(isDrawn)] : []),
        ...(drops === 'illegal' ? [ENDS.bare(royal)] : []),
        ENDS.resignation,
        ENDS.illegal,
      ]),
    ],
  };
}

function impasseSection(variant: Variant, { impasseNote: note }: VariantProse): Section {
  const { impasseThreshold: threshold, pieces } = variant;
  if (threshold === undefined) return { title: '', blocks: [] };
  const royal = wholeRoyalName(variant);
  const counted = pieces.flatMap(({ role, points }, kind) =>
    role === 'royal' ? [] : [{ points, name: wholeName(variant, kind) }],
  );
  const values = [...new Set(counted.map(({ points }) => points))].sort((a, b) => b - a);
  const groups = values.map((value) => {
    const group = counted.filter(({ points }) => points === value);
    return { points: value, names: group.map(({ name }) => name) };
  });
  return {
    title: RULES_TITLES.impasse,
    blocks: [
      paragraph(impasseRule(royal, groups, threshold)),
      paragraph(GIVEN_COUNT),
      ...(note ? [paragraph(note)] : []),
    ],
  };
}

function handicapSection(
  variant: Variant,
  { handicapNote: note }: VariantProse,
  charset: Charset,
): Section {
  if (variant.handicaps.length === 0) return { title: '', blocks: [] };
  return {
    title: RULES_TITLES.handicaps,
    blocks: [
      paragraph(ABOUT_HANDICAPS),
      list(variant.handicaps.map((handicap) => handicapText(variant, handicap, charset))),
      ...(note ? [paragraph(note)] : []),
    ],
  };
}

function handicapText(variant: Variant, handicap: Handicap, charset: Charset): string {
  const even = startPosition(variant).placement;
  const given = startPosition(variant, handicap).placement;
  const removed = [...rulesOf(variant).squares]
    .filter((square) => codeOn(even, square) !== codeOn(given, square))
    .map((square) => {
      const { hodges } = pieceData(variant, codeOn(even, square) & KIND_MASK);
      return `${hodges}${formatSquare(square)}`;
    });
  return handicapLine(handicap, kanji(handicap.kanji ?? '', charset), removed);
}

function sourceSection({ sources }: Variant): Section {
  if (sources.length === 0) return { title: '', blocks: [] };
  return { title: RULES_TITLES.sources, blocks: [list(sources), paragraph(HOUSE_RULE)] };
}

/** The pieces for each number of the farthest ranks that a rule gives them; none for 0. */
function namesByRanks(
  variant: Variant,
  ranksOf: (kind: number) => number,
): { readonly ranks: number; readonly names: readonly string[] }[] {
  const byRanks = new Map<number, string[]>();
  for (const kind of variant.pieces.keys()) {
    const ranks = ranksOf(kind);
    if (ranks > 0) byRanks.set(ranks, [...(byRanks.get(ranks) ?? []), wholeName(variant, kind)]);
  }
  return Array.from(byRanks, ([ranks, names]) => ({ ranks, names }));
}

function wholeName(variant: Variant, kind: number): string {
  return wholePieceName(variant, { kind, promoted: false });
}

function wholeRoyalName(variant: Variant): string {
  return wholeName(variant, rulesOf(variant).royal);
}
