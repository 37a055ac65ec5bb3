import { compileBetza, RAYS } from '../rules/core/betza.ts';
import type { EndReason } from '../rules/core/game.ts';
import { EMPTY, KIND_MASK } from '../rules/core/piece-code.ts';
import { codeOn } from '../rules/core/position.ts';
import { rulesOf } from '../rules/core/rules.ts';
import { type Handicap, type PieceData, pieceData, type Variant } from '../rules/core/variant.ts';
import { startPosition } from '../rules/notation/start.ts';
import { fileProseOf, variantFileOf } from '../rules/variants/index.ts';
import type { VariantProse } from '../rules/variants/prose.ts';
import { type Charset, kanji, latin } from './charset.ts';
import { type Block, list, paragraph, paragraphs, type Section, tableLines } from './page.ts';
import { deadRanks, fullFile } from './piece-page.ts';
import { allFaces, describeMoves, faceOf, faceTitle } from './pieces.ts';
import type { Teller } from './teller.ts';
import type { Texts } from './texts.ts';

/** What the sections of a page are made from. */
interface RulesAt {
  readonly teller: Teller;
  readonly texts: Texts;
  readonly board: Texts['board'];
  readonly variant: Variant;
  readonly prose: VariantProse;
  readonly charset: Charset;
  /** The whole name of a piece. */
  readonly nameOf: (kind: number) => string;
  readonly royal: string;
}

type Title = keyof Texts['board']['RULES_TITLES'];

/** What stands below each title, in their order. A section without blocks is left out. */
const SECTIONS: Readonly<Record<Title, (at: RulesAt) => Block[]>> = {
  board: boardBlocks,
  pieces: pieceBlocks,
  promotion: promotionBlocks,
  drops: dropBlocks,
  end: endBlocks,
  impasse: impasseBlocks,
  handicaps: handicapBlocks,
  hints: hintBlocks,
  sources: sourceBlocks,
};

/** The rules of a variant in words, with its origin and hints. @param prose Default: `proseOf` */
export function rulesPage(
  teller: Teller,
  variant: Variant,
  charset: Charset,
  prose: VariantProse = proseOf(teller.texts, variant),
): Section[] {
  const { texts } = teller;
  const { board, words } = texts;
  const nameOf = (kind: number) => words.wholePieceName(variant, { kind, promoted: false });
  const royal = nameOf(rulesOf(variant).royal);
  const at = { teller, texts, board, variant, prose, charset, nameOf, royal };
  const named = Object.entries(SECTIONS).map(([name, blocksOf]) => ({
    title: board.RULES_TITLES[name as Title],
    blocks: blocksOf(at),
  }));
  const game = words.variantName(variant, charset);
  const title = board.rulesTitle(game, kanji(variant.kanji, charset));
  return [{ title, blocks: paragraphs(...prose.about, prose.legend) }, ...named]
    .filter(({ blocks }) => blocks.length > 0)
    .map((section, index) => ({
      title: index === 0 ? title : section.title,
      blocks: section.blocks.map((block) => inLatin(block, charset)),
    }));
}

/** What is told of a variant: by its file, else by us; nothing for one outside the catalogue. */
export function proseOf(texts: Texts, variant: Variant): VariantProse {
  const own: Readonly<Record<string, VariantProse>> = texts.board.VARIANT_PROSE;
  const told = Object.hasOwn(own, variant.id) ? own[variant.id] : undefined;
  return fileProseOf(variant) ?? told ?? { about: [], hints: [] };
}

function inLatin(block: Block, charset: Charset): Block {
  if (block.kind === 'paragraph') return paragraph(latin(block.text, charset));
  if (block.kind === 'list') return list(block.items.map((item) => latin(item, charset)));
  return block;
}

function boardBlocks({ texts: { words }, board, variant, royal }: RulesAt): Block[] {
  const start = startPosition(variant).placement;
  const { pawn, squares } = rulesOf(variant);
  const pieces = [...squares].filter((square) => codeOn(start, square) !== EMPTY);
  const pawns = [...squares].filter((square) => (codeOn(start, square) & KIND_MASK) === pawn);
  // The set has five of what every player knows as pawns.
  const hasPawns =
    pawn >= 0 && pieceData(variant, pawn).front.english === 'pawn' && pawns.length >= 5;
  const ownPawn = hasPawns
    ? words.nameOfPiece(variant, { kind: pawn, promoted: false })
    : undefined;
  return paragraphs(
    board.boardText(variant, pieces.length / 2),
    words.joinSentences([board.TURNS[variant.drops], board.aimText(royal, variant)]),
    board.drawnByFurigoma(ownPawn),
  );
}

function pieceBlocks({ texts, board, variant, charset }: RulesAt): Block[] {
  const items = allFaces(variant).map((piece) => {
    const title = faceTitle(texts, variant, piece, charset);
    return board.pieceLine(title, describeMoves(texts, faceOf(variant, piece).betza));
  });
  const { front, jewel } = pieceData(variant, rulesOf(variant).royal);
  const onRoyals = jewel && board.royalsText(front.romaji, jewel.romaji);
  return [list(items), ...paragraphs(board.wordsText(movesTold(variant)), onRoyals)];
}

/** The kinds of moves that there are, and whether pieces promote. */
function movesTold(variant: Variant) {
  const faces = allFaces(variant);
  const ranges = faces.map((piece) => [...compileBetza(faceOf(variant, piece).betza).ranges]);
  return {
    slides: ranges.some((face) => face.slice(0, RAYS).some((range) => range > 1)),
    leaps: ranges.some((face) => face.slice(RAYS).some((range) => range > 0)),
    promotes: faces.some(({ promoted }) => promoted),
  };
}

function promotionBlocks(at: RulesAt): Block[] {
  const { texts, board, variant, nameOf } = at;
  const { zone, promotion, pieces } = variant;
  if (zone === 0 || pieces.every(({ back }) => back === undefined)) {
    return [paragraph(board.NO_PROMOTION)];
  }
  const isAll = pieces.every(({ back, reverts }) => back === undefined || reverts);
  const turning = pieces.flatMap(({ reverts }, kind) => (reverts ? [nameOf(kind)] : []));
  const told = texts.words.joinSentences([
    board.promotionText(zone, promotion),
    board.lastingText(isAll ? 'all' : turning),
  ]);
  if (promotion === 'mandatory') return [paragraph(told)];
  const forced = namesByNumber(at, ({ back }, kind) =>
    back ? Math.min(deadRanks(variant, kind), zone) || undefined : undefined,
  );
  return [paragraph(told), ...filled(forced.map((some) => board.mustPromoteOnText(...some)))];
}

function dropBlocks(at: RulesAt): Block[] {
  const { texts, board, variant, nameOf } = at;
  const { drops, zone, pieces, pawnDropMate } = variant;
  if (drops === 'illegal') return [];
  const promotes = zone > 0 && pieces.some(({ back }) => back !== undefined);
  const dead = namesByNumber(at, (_, kind) => deadRanks(variant, kind) || undefined);
  const captives = pieces.flatMap(({ captive }, kind) => {
    const other = pieces.findIndex(({ sfen }) => sfen === captive);
    return other < 0 ? [] : [board.captiveText(nameOf(kind), nameOf(other))];
  });
  const { pawn: kind } = rulesOf(variant);
  const pawn = kind < 0 ? '' : texts.words.nameOfPiece(variant, { kind, promoted: false });
  const pawnTexts = [
    board.pawnFileText(pawn, fullFile(texts, variant)),
    board.pawnMateText(pawn, pawnDropMate),
  ];
  const deadEnds = dead.map((some) => board.deadDropText(...some));
  const items = [...deadEnds, ...captives, ...(kind < 0 ? [] : pawnTexts)];
  return [paragraph(board.dropsText(promotes)), ...filled(items)];
}

function endBlocks({ board: { ENDS }, variant, royal }: RulesAt): Block[] {
  const { repetition, goalRanks, noMoves, drops } = variant;
  return [
    list([
      ENDS.checkmate(royal),
      ...(goalRanks ? [ENDS.goal(royal, goalRanks)] : []),
      ENDS.noMoves[noMoves],
      ENDS.repetition(repetition),
      ...(repetition.perpetualCheckLoses ? [ENDS.perpetualCheck(repetition)] : []),
      ...(drops === 'illegal' ? [ENDS.bare(royal)] : []),
      ENDS.resignation,
      ENDS.illegal,
    ]),
  ];
}

function impasseBlocks(at: RulesAt): Block[] {
  const { board, prose, royal } = at;
  const { impasseThreshold: threshold } = at.variant;
  if (threshold === undefined) return [];
  const counted = namesByNumber(at, ({ role, points }) => (role === 'royal' ? undefined : points));
  const mostFirst = counted.sort(([, a], [, b]) => b - a);
  const rule = board.impasseRule(royal, mostFirst, threshold);
  return paragraphs(rule, board.GIVEN_COUNT, prose.impasseNote);
}

function handicapBlocks({ teller, board, variant, prose, charset }: RulesAt): Block[] {
  if (variant.handicaps.length === 0) return [];
  const lines = variant.handicaps.map((handicap) => {
    const given = givenPieces(teller, variant, handicap);
    return board.handicapLine(handicap, kanji(handicap.kanji ?? '', charset), given);
  });
  return [paragraph(board.ABOUT_HANDICAPS), list(lines), ...paragraphs(prose.handicapNote)];
}

/** The pieces that a handicap takes off the board. */
function givenPieces({ texts, square: told }: Teller, variant: Variant, handicap: Handicap) {
  const even = startPosition(variant).placement;
  const given = startPosition(variant, handicap).placement;
  return [...rulesOf(variant).squares]
    .filter((square) => codeOn(even, square) !== codeOn(given, square))
    .map((square) => {
      const kind = codeOn(even, square) & KIND_MASK;
      const name = texts.words.nameOfPiece(variant, { kind, promoted: false });
      return { letters: pieceData(variant, kind).hodges, name, square: told(square) };
    });
}

/** Those of the game, and what holds in all games with drops. */
function hintBlocks({ board, variant, prose: { hints }, nameOf }: RulesAt): Block[] {
  if (variant.drops === 'illegal') return filled(hints);
  const { pawn } = rulesOf(variant);
  const onPawn = pawn < 0 ? [] : [board.pawnInHandHint(nameOf(pawn))];
  return [list([...hints, board.DROP_HINT, ...onPawn])];
}

function sourceBlocks({ board, variant: { sources } }: RulesAt): Block[] {
  if (sources.length === 0) return [];
  return [list(sources.map(board.sourceText)), paragraph(board.HOUSE_RULE)];
}

/** The names of the pieces for each number that a rule gives them. */
function namesByNumber(
  { variant, nameOf }: RulesAt,
  numberOf: (piece: PieceData, kind: number) => number | undefined,
): (readonly [names: string[], number: number])[] {
  const names = new Map<number, string[]>();
  for (const [kind, piece] of variant.pieces.entries()) {
    const number = numberOf(piece, kind);
    if (number === undefined) continue;
    names.set(number, [...(names.get(number) ?? []), nameOf(kind)]);
  }
  return Array.from(names, ([number, all]) => [all, number]);
}

/** A list, where there is anything to list. */
function filled(items: readonly string[]): Block[] {
  return items.length > 0 ? [list(items)] : [];
}

// Lists and checks of variants

/** A list of games: a line each, with columns that stand below each other. */
export function variantLines(
  texts: Texts,
  variants: readonly Variant[],
  charset: Charset,
): string[] {
  return tableLines(
    texts.board.VARIANT_COLUMNS,
    variants.map((variant) => [
      variant.id,
      texts.words.variantName(variant, charset),
      `${variant.files}x${variant.ranks}`,
      `${variant.pieces.length}`,
      variantFileOf(variant) ?? 'komadai',
    ]),
  );
}

/** What was found out about a game by playing it. */
export interface VariantTrial {
  /** The line of its section. */
  readonly line: number;
  readonly fingerprint: string;
  readonly games: number;
  readonly plies: number;
  /** How often games ended for each reason; the others are longer. */
  readonly ends: ReadonlyMap<EndReason, number>;
  /** How many lines of one, two and more moves there are. */
  readonly perft: readonly number[];
  readonly ms: number;
}

/** What was found out about a game, in lines. */
export function trialLines(
  { board }: Texts,
  file: string,
  variant: Variant,
  { line, fingerprint, games, plies, ends, perft, ms }: VariantTrial,
): string[] {
  const ended = [...ends.values()].reduce((sum, count) => sum + count, 0);
  const mostFirst = [...ends].sort(([, a], [, b]) => b - a);
  return [
    board.checkedVariantText(`${file}:${line}`, variant, fingerprint),
    board.randomGamesText(games, mostFirst, { longer: games - ended, plies }),
    board.lineCountsText(perft, ms),
  ];
}
