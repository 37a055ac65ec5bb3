import { compileBetza, RAYS } from '../rules/core/betza.ts';
import { EMPTY, KIND_MASK } from '../rules/core/piece-code.ts';
import { codeOn } from '../rules/core/position.ts';
import { rulesOf } from '../rules/core/rules.ts';
import { type Handicap, pieceData, type Variant } from '../rules/core/variant.ts';
import { startPosition } from '../rules/notation/start.ts';
import type { VariantProse } from '../rules/variants/prose.ts';
import { type Charset, kanji, latin } from './charset.ts';
import { describeMoves } from './describe-moves.ts';
import { type Block, list, paragraph, type Section } from './page.ts';
import { faceTitle } from './piece-names.ts';
import { deadRanks, fullFile } from './piece-page.ts';
import type { Teller } from './teller.ts';
import type { Texts } from './texts.ts';
import { proseOf } from './variant-prose.ts';

/** What holds in all games with drops. */
function dropHints(texts: Texts, variant: Variant): string[] {
  if (variant.drops === 'illegal') return [];
  const { pawn } = rulesOf(variant);
  return pawn < 0
    ? [texts.board.DROP_HINT]
    : [texts.board.DROP_HINT, texts.board.pawnInHandHint(wholeName(texts, variant, pawn))];
}

/**
 * The rules of a variant in words, with its origin and hints for beginners.
 * @param prose Default: that of the catalogue
 */
export function rulesPage(
  teller: Teller,
  variant: Variant,
  charset: Charset,
  prose: VariantProse = proseOf(teller.texts, variant),
): Section[] {
  const { texts } = teller;
  const sections = [
    aboutSection(prose),
    boardSection(texts, variant),
    piecesSection(texts, variant, charset),
    promotionSection(texts, variant),
    dropSection(texts, variant),
    endSection(texts, variant),
    impasseSection(texts, variant, prose),
    handicapSection(teller, variant, prose, charset),
    hintSection(texts, variant, prose),
    sourceSection(texts, variant),
  ];
  return sections
    .filter(({ blocks }) => blocks.length > 0)
    .map((section, index) => ({
      title: index === 0 ? title(texts, variant, charset) : section.title,
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

function hintSection(texts: Texts, variant: Variant, prose: VariantProse): Section {
  const hints = [...prose.hints, ...dropHints(texts, variant)];
  return {
    title: texts.board.RULES_TITLES.hints,
    blocks: hints.length === 0 ? [] : [list(hints)],
  };
}

function title(texts: Texts, variant: Variant, charset: Charset): string {
  return texts.board.rulesTitle(
    texts.words.variantName(variant, charset),
    kanji(variant.kanji, charset),
  );
}

function aboutSection({ about, legend }: VariantProse): Section {
  return { title: '', blocks: [...about, ...(legend ? [legend] : [])].map(paragraph) };
}

function boardSection(texts: Texts, variant: Variant): Section {
  const { files, ranks, goalRanks, noMoves, handicaps } = variant;
  const { board } = startPosition(variant).placement;
  const pieces = rulesOf(variant).squares.filter((square) => board[square] !== EMPTY).length / 2;
  const aim = texts.board.aimText(wholeRoyalName(texts, variant), goalRanks, noMoves === 'loses');
  return {
    title: texts.board.RULES_TITLES.board,
    blocks: [
      paragraph(
        texts.board.boardText({ files, ranks, pieces, hasHandicaps: handicaps.length > 0 }),
      ),
      paragraph(texts.words.joinSentences([texts.board.TURNS[variant.drops], aim])),
      paragraph(texts.board.drawnByFurigoma(ownPawn(texts, variant))),
    ],
  };
}

/** The name of the pawn, where the set has five of what every player knows as pawns. */
function ownPawn(texts: Texts, variant: Variant): string | undefined {
  const { board } = startPosition(variant).placement;
  const { pawn, squares } = rulesOf(variant);
  if (pawn < 0 || pieceData(variant, pawn).front.english !== 'pawn') return undefined;
  const found = squares.filter((square) => ((board[square] ?? 0) & KIND_MASK) === pawn);
  return found.length < 5
    ? undefined
    : texts.words.nameOfPiece(variant, { kind: pawn, promoted: false });
}

function piecesSection(texts: Texts, variant: Variant, charset: Charset): Section {
  const items = variant.pieces.flatMap((piece) =>
    [piece.front, ...(piece.back ? [piece.back] : [])].map((face) =>
      texts.board.pieceLine(
        faceTitle(texts, variant, piece, face, charset),
        describeMoves(texts, face.betza),
      ),
    ),
  );
  const { front, jewel } = pieceData(variant, rulesOf(variant).royal);
  return {
    title: texts.board.RULES_TITLES.pieces,
    blocks: [
      list(items),
      paragraph(texts.board.wordsText(movesTold(variant))),
      ...(jewel ? [paragraph(texts.board.royalsText(front.romaji, jewel.romaji))] : []),
    ],
  };
}

/** The kinds of moves that there are, and whether pieces promote. */
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

function promotionSection(texts: Texts, variant: Variant): Section {
  const { zone, promotion, pieces } = variant;
  const title = texts.board.RULES_TITLES.promotion;
  if (zone === 0 || pieces.every(({ back }) => back === undefined)) {
    return { title, blocks: [paragraph(texts.board.NO_PROMOTION)] };
  }
  const isAll = pieces.every(({ back, reverts }) => back === undefined || reverts);
  const turning = pieces.flatMap(({ reverts }, kind) =>
    reverts ? [wholeName(texts, variant, kind)] : [],
  );
  const told = texts.words.joinSentences([
    texts.board.promotionText(zone, promotion),
    texts.board.lastingText(isAll ? 'all' : turning),
  ]);
  const forced = namesByRanks(texts, variant, (kind) =>
    pieceData(variant, kind).back ? Math.min(deadRanks(variant, kind), zone) : 0,
  ).map(({ names, ranks }) => texts.board.mustPromoteOnText(names, ranks));
  return {
    title,
    blocks: [paragraph(told), ...(promotion === 'mandatory' ? [] : [list(forced)])],
  };
}

function dropSection(texts: Texts, variant: Variant): Section {
  if (variant.drops === 'illegal') return { title: '', blocks: [] };
  const promotes = variant.zone > 0 && variant.pieces.some(({ back }) => back !== undefined);
  const dead = namesByRanks(texts, variant, (kind) => deadRanks(variant, kind));
  return {
    title: texts.board.RULES_TITLES.drops,
    blocks: [
      paragraph(texts.board.dropsText(promotes)),
      list([
        ...dead.map(({ names, ranks }) => texts.board.deadDropText(names, ranks)),
        ...captiveTexts(texts, variant),
        ...pawnDropTexts(texts, variant),
      ]),
    ],
  };
}

function captiveTexts(texts: Texts, variant: Variant): string[] {
  return variant.pieces.flatMap(({ captive }, kind) => {
    const other = variant.pieces.findIndex(({ sfen }) => sfen === captive);
    return other < 0
      ? []
      : [
          texts.board.captiveText(
            wholeName(texts, variant, kind),
            wholeName(texts, variant, other),
          ),
        ];
  });
}

function pawnDropTexts(texts: Texts, variant: Variant): string[] {
  const { pawn } = rulesOf(variant);
  if (pawn < 0) return [];
  const name = texts.words.nameOfPiece(variant, { kind: pawn, promoted: false });
  return [
    texts.board.pawnFileText(name, fullFile(texts, variant)),
    texts.board.pawnMateText(name, variant.pawnDropMate),
  ];
}

function endSection(texts: Texts, variant: Variant): Section {
  const { repetition, goalRanks, noMoves, drops } = variant;
  const royal = wholeRoyalName(texts, variant);
  const isDrawn = repetition.result === 'draw';
  return {
    title: texts.board.RULES_TITLES.end,
    blocks: [
      list([
        texts.board.ENDS.checkmate(royal),
        ...(goalRanks ? [texts.board.ENDS.goal(royal, goalRanks)] : []),
        texts.board.ENDS.noMoves[noMoves === 'loses' ? 'loses' : 'draws'],
        texts.board.ENDS.repetition(repetition),
        ...(repetition.perpetualCheckLoses ? [texts.board.ENDS.perpetualCheck(isDrawn)] : []),
        ...(drops === 'illegal' ? [texts.board.ENDS.bare(royal)] : []),
        texts.board.ENDS.resignation,
        texts.board.ENDS.illegal,
      ]),
    ],
  };
}

function impasseSection(
  texts: Texts,
  variant: Variant,
  { impasseNote: note }: VariantProse,
): Section {
  const { impasseThreshold: threshold, pieces } = variant;
  if (threshold === undefined) return { title: '', blocks: [] };
  const royal = wholeRoyalName(texts, variant);
  const counted = pieces.flatMap(({ role, points }, kind) =>
    role === 'royal' ? [] : [{ points, name: wholeName(texts, variant, kind) }],
  );
  const values = [...new Set(counted.map(({ points }) => points))].sort((a, b) => b - a);
  const groups = values.map((value) => {
    const group = counted.filter(({ points }) => points === value);
    return { points: value, names: group.map(({ name }) => name) };
  });
  return {
    title: texts.board.RULES_TITLES.impasse,
    blocks: [
      paragraph(texts.board.impasseRule(royal, groups, threshold)),
      paragraph(texts.board.GIVEN_COUNT),
      ...(note ? [paragraph(note)] : []),
    ],
  };
}

function handicapSection(
  teller: Teller,
  variant: Variant,
  { handicapNote: note }: VariantProse,
  charset: Charset,
): Section {
  if (variant.handicaps.length === 0) return { title: '', blocks: [] };
  const { texts } = teller;
  return {
    title: texts.board.RULES_TITLES.handicaps,
    blocks: [
      paragraph(texts.board.ABOUT_HANDICAPS),
      list(variant.handicaps.map((handicap) => handicapText(teller, variant, handicap, charset))),
      ...(note ? [paragraph(note)] : []),
    ],
  };
}

function handicapText(
  { texts, square: told }: Teller,
  variant: Variant,
  handicap: Handicap,
  charset: Charset,
): string {
  const even = startPosition(variant).placement;
  const given = startPosition(variant, handicap).placement;
  const removed = [...rulesOf(variant).squares]
    .filter((square) => codeOn(even, square) !== codeOn(given, square))
    .map((square) => {
      const kind = codeOn(even, square) & KIND_MASK;
      const name = texts.words.nameOfPiece(variant, { kind, promoted: false });
      return { letters: pieceData(variant, kind).hodges, name, square: told(square) };
    });
  return texts.board.handicapLine(handicap, kanji(handicap.kanji ?? '', charset), removed);
}

function sourceSection(texts: Texts, { sources }: Variant): Section {
  if (sources.length === 0) return { title: '', blocks: [] };
  return {
    title: texts.board.RULES_TITLES.sources,
    blocks: [list(sources.map(texts.board.sourceText)), paragraph(texts.board.HOUSE_RULE)],
  };
}

/** The pieces for each number of the farthest ranks that a rule gives them; none for 0. */
function namesByRanks(
  texts: Texts,
  variant: Variant,
  ranksOf: (kind: number) => number,
): { readonly ranks: number; readonly names: readonly string[] }[] {
  const byRanks = new Map<number, string[]>();
  for (const kind of variant.pieces.keys()) {
    const ranks = ranksOf(kind);
    if (ranks > 0)
      byRanks.set(ranks, [...(byRanks.get(ranks) ?? []), wholeName(texts, variant, kind)]);
  }
  return Array.from(byRanks, ([ranks, names]) => ({ ranks, names }));
}

function wholeName(texts: Texts, variant: Variant, kind: number): string {
  return texts.words.wholePieceName(variant, { kind, promoted: false });
}

function wholeRoyalName(texts: Texts, variant: Variant): string {
  return wholeName(texts, variant, rulesOf(variant).royal);
}
