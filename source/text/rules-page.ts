import { compileBetza, RAYS } from '../rules/core/betza.ts';
import { EMPTY, KIND_MASK } from '../rules/core/piece-code.ts';
import { codeOn } from '../rules/core/position.ts';
import { rulesOf } from '../rules/core/rules.ts';
import {
  type Handicap,
  pieceData,
  type RepetitionRule,
  type Variant,
} from '../rules/core/variant.ts';
import { formatSquare } from '../rules/notation/square.ts';
import { startPosition } from '../rules/notation/start.ts';
import type { VariantProse } from '../rules/variants/prose.ts';
import { type Charset, kanji, latin } from './charset.ts';
import { describeMoves } from './describe-moves.ts';
import { joinWords } from './join-words.ts';
import { wholePieceName } from './names.ts';
import { ordinal } from './ordinal.ts';
import { type Block, list, paragraph, type Section } from './page.ts';
import { capitalized, lastRanks, withArticle } from './phrases.ts';
import { faceTitle } from './piece-names.ts';
import { deadRanks, fullFile } from './piece-page.ts';
import { proseOf } from './variant-prose.ts';

/** What holds in all games with drops. */
function dropHints(variant: Variant): string[] {
  if (variant.drops === 'illegal') return [];
  const { pawn } = rulesOf(variant);
  const hints = [
    'Drops are half of the game. Two or more pieces idle in hand usually mean that an attack was missed.',
  ];
  if (pawn >= 0) {
    const { english } = pieceData(variant, pawn).front;
    hints.push(
      `${capitalized(withArticle(english))} in hand is worth keeping: it blocks a check, opens a file or disturbs a castle when it is needed.`,
    );
  }
  return hints;
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
  return { title: 'Hints for beginners', blocks: hints.length === 0 ? [] : [list(hints)] };
}

function title(variant: Variant, charset: Charset): string {
  return `${latin(variant.name, charset)} ${kanji(variant.kanji, charset)}`.trim();
}

function aboutSection({ about, legend }: VariantProse): Section {
  return { title: '', blocks: [...about, ...(legend ? [legend] : [])].map(paragraph) };
}

function boardSection(variant: Variant): Section {
  const { board } = startPosition(variant).placement;
  const pieces = rulesOf(variant).squares.filter((square) => board[square] !== EMPTY).length / 2;
  const royal = royalName(variant);
  return {
    title: 'Board and aim',
    blocks: [
      paragraph(
        `The board has ${variant.files} files, counted from the right, and ${variant.ranks} ranks, lettered from the top, as Black sees it from below. Each side has ${pieces} pieces. Black moves first${variant.handicaps.length > 0 ? '; in a handicap game White does' : ''}.`,
      ),
      paragraph(
        `${turnText(variant)} A side wins by checkmating the enemy ${royal}${otherWins(variant)}.`,
      ),
      paragraph(
        `In an even game the colours are drawn by furigoma: one player tosses five pawns${hasFivePawns(variant) ? '' : ' of a shogi set'}. If more show their promoted side, the tosser plays White, otherwise Black. In the next games of a match the colours alternate.`,
      ),
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

function turnText({ drops }: Variant): string {
  return drops === 'legal'
    ? "In turn, each side moves a piece or drops one from its hand; nobody may pass. A move onto an enemy piece captures it, and the captured piece goes to the captor's hand."
    : 'In turn, each side moves a piece; nobody may pass. A move onto an enemy piece captures it. A captured piece does not come back.';
}

function otherWins(variant: Variant): string {
  const { goalRanks, noMoves } = variant;
  const ways = [
    ...(goalRanks ? [`by bringing its own ${royalName(variant)} to ${lastRanks(goalRanks)}`] : []),
    ...(noMoves === 'loses' ? ['by leaving the other side without a legal move'] : []),
  ];
  return ways.map((way) => `, or ${way}`).join('');
}

function piecesSection(variant: Variant, charset: Charset): Section {
  const items = variant.pieces.flatMap((piece) =>
    [piece.front, ...(piece.back ? [piece.back] : [])].map(
      (face) => `${faceTitle(variant, piece, face, charset)}: ${describeMoves(face.betza)}.`,
    ),
  );
  const { front, jewel } = pieceData(variant, rulesOf(variant).royal);
  return {
    title: 'Pieces',
    blocks: [
      list(items),
      paragraph(wordsText(variant)),
      ...(jewel
        ? [
            paragraph(
              `The higher-ranked player has the ${front.romaji}, the other the ${jewel.romaji}; the two move alike.`,
            ),
          ]
        : []),
    ],
  };
}

/** What the words of the list mean, as far as it has them. */
function wordsText({ pieces }: Variant): string {
  const ranges = pieces
    .flatMap(({ front, back }) => (back ? [front, back] : [front]))
    .map(({ betza }) => [...compileBetza(betza).ranges]);
  const slides = ranges.some((face) => face.slice(0, RAYS).some((range) => range > 1));
  const leaps = ranges.some((face) => face.slice(RAYS).some((range) => range > 0));
  const promotes = pieces.some(({ back }) => back !== undefined);
  return [
    `To step is to go one square${slides ? ', to slide any number of squares in a line as long as nothing stands in the way' : ''}.`,
    leaps ? 'Only a leap passes over other pieces.' : 'No piece passes over another.',
    ...(promotes ? ['A + marks the promoted side of the piece before it.'] : []),
  ].join(' ');
}

function promotionSection(variant: Variant): Section {
  if (variant.zone === 0 || variant.pieces.every(({ back }) => back === undefined)) {
    return { title: 'Promotion', blocks: [paragraph('No piece promotes.')] };
  }
  const zone = `The promotion zone is ${lastRanks(variant.zone)} from the side that moves. A move of a piece on the board that begins or ends in the zone`;
  const turning = variant.pieces.filter(({ reverts }) => reverts).map(({ front }) => front.english);
  const isAll = variant.pieces.every(({ back, reverts }) => back === undefined || reverts);
  const lasting = [
    isAll
      ? 'The next such move turns it back.'
      : 'A promoted piece stays so until it is captured, and goes to the hand unpromoted.',
    ...(turning.length > 0 && !isAll
      ? [`The ${joinWords(turning, 'and')} is the exception: such a move turns it back again.`]
      : []),
    ...(isAll ? ['A captured piece goes to the hand unpromoted.'] : []),
  ].join(' ');
  if (variant.promotion === 'mandatory') {
    return {
      title: 'Promotion',
      blocks: [paragraph(`${zone} must promote the piece, if it has a promoted side. ${lasting}`)],
    };
  }
  return {
    title: 'Promotion',
    blocks: [
      paragraph(`${zone} may promote the piece, if it has a promoted side. ${lasting}`),
      list(
        deadRankTexts(
          variant,
          (names, ranks) => `The ${names} must promote on ${ranks}.`,
          (kind) =>
            pieceData(variant, kind).back ? Math.min(deadRanks(variant, kind), variant.zone) : 0,
        ),
      ),
    ],
  };
}

function dropSection(variant: Variant): Section {
  if (variant.drops === 'illegal') return { title: '', blocks: [] };
  const promotes = variant.zone > 0 && variant.pieces.some(({ back }) => back !== undefined);
  return {
    title: 'Drops',
    blocks: [
      paragraph(
        `A piece in hand is put down unpromoted on an empty square, as a turn of its own${promotes ? '; also in the zone, where it can promote on a later move' : ''}.`,
      ),
      list([
        ...deadRankTexts(
          variant,
          (names, ranks) =>
            `The ${names} may not be dropped on ${ranks}, from where it could never move.`,
        ),
        ...captiveTexts(variant),
        ...pawnDropTexts(variant),
      ]),
    ],
  };
}

function captiveTexts({ pieces }: Variant): string[] {
  return pieces.flatMap(({ captive, front }) => {
    const other = pieces.find(({ sfen }) => sfen === captive)?.front.english;
    return other === undefined
      ? []
      : [`A captured ${front.english} goes to the hand as ${withArticle(other)}.`];
  });
}

function pawnDropTexts(variant: Variant): string[] {
  const { pawn } = rulesOf(variant);
  if (pawn < 0) return [];
  const { english, short = english } = pieceData(variant, pawn).front;
  const file = fullFile(variant);
  const one = withArticle(short);
  const capital = capitalized(one);
  return [
    file === undefined
      ? `${capital} may be dropped on a file that holds another of the same side.`
      : `${capital} may not be dropped on ${file}${variant.pawnsPerFile === 1 ? ' (nifu)' : ''}.`,
    variant.pawnDropMate === 'illegal'
      ? `${capital} may not be dropped for immediate checkmate. A dropped ${short} may give check, ${one} on the board may mate, and so may another piece that is dropped.`
      : `${capital} may be dropped for checkmate.`,
  ];
}

function endSection(variant: Variant): Section {
  const { repetition, goalRanks, noMoves } = variant;
  const royal = royalName(variant);
  return {
    title: 'End of the game',
    blocks: [
      list([
        `Checkmate: the ${royal} is attacked and no legal move answers. The side to move loses.`,
        ...(goalRanks
          ? [
              `A side wins that brings its ${royal} to ${lastRanks(goalRanks)}, where it is not attacked.`,
            ]
          : []),
        noMoves === 'loses'
          ? 'No legal move without check: the side to move loses as well.'
          : 'No legal move without check: the game is drawn.',
        `Repetition: when the same position, with the same hands and the same side to move, stands for the ${ordinal(repetition.times)} time, ${REPETITION_RESULTS[repetition.result]}.`,
        ...perpetualCheckTexts(repetition),
        ...(variant.drops === 'illegal'
          ? [
              `Two bare ${royal}s do not end the game: it goes on until a position repeats or both sides agree on a draw.`,
            ]
          : []),
        'Resignation, at any time, and a draw by agreement.',
        'An illegal move loses at once in strict games; otherwise it is refused.',
      ]),
    ],
  };
}

const REPETITION_RESULTS = {
  draw: 'the game is drawn',
  'black-loses': 'Black loses',
  'white-loses': 'White loses',
  'repeater-loses': 'the side loses whose move brought it about',
  'repeater-wins': 'the side wins whose move brought it about',
} as const satisfies Readonly<Record<RepetitionRule['result'], string>>;

function perpetualCheckTexts({ result, perpetualCheckLoses }: RepetitionRule): string[] {
  if (!perpetualCheckLoses) return [];
  const both = result === 'draw' ? ' If both sides did, the game is drawn (house rule).' : '';
  return [
    `Perpetual check: if one side gave check with every move since the position first stood, it loses instead.${both}`,
  ];
}

function impasseSection(variant: Variant, { impasseNote: note }: VariantProse): Section {
  const { impasseThreshold: threshold, pieces } = variant;
  if (threshold === undefined) return { title: '', blocks: [] };
  const counted = pieces.filter((piece) => piece.role !== 'royal');
  const values = [...new Set(counted.map(({ points }) => points))].sort((a, b) => b - a);
  const counts = values.map((value) => {
    const names = counted
      .filter(({ points }) => points === value)
      .map(({ front }) => front.english);
    return `${joinWords(names, 'and')} ${value}`;
  });
  return {
    title: 'Impasse',
    blocks: [
      paragraph(
        `When both ${royalName(variant)}s stand in the enemy's zone, a side may claim an impasse, and the other accepts or plays on. Each side counts what it has on the board and in hand, promoted or not: ${counts.join('; ')}; the ${royalName(variant)} counts nothing. A side with fewer than ${threshold} points loses; with ${threshold} or more on both sides the game is drawn. If both have fewer, the lower loses, and equal points are a draw (house rule).`,
      ),
      paragraph(
        'In a game from a named handicap the pieces that were given count for White (house rule).',
      ),
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
    title: 'Handicaps',
    blocks: [
      paragraph(
        'The stronger player takes White, gives pieces, which are out of the game, and moves first. There is no agreement on the handicap for a difference in strength.',
      ),
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
  const name = [handicap.name, kanji(handicap.kanji ?? '', charset)].filter(Boolean).join(' ');
  return `${name}: without ${joinWords(removed, 'and')}`;
}

function sourceSection({ sources }: Variant): Section {
  if (sources.length === 0) return { title: '', blocks: [] };
  return {
    title: 'Sources',
    blocks: [
      list(sources),
      paragraph('A house rule is our own decision, where no source settles the point.'),
    ],
  };
}

/**
 * A sentence for each number of ranks on which some pieces of the variant could never move again.
 */
function deadRankTexts(
  variant: Variant,
  sentence: (names: string, ranks: string) => string,
  ranksOf: (kind: number) => number = (kind) => deadRanks(variant, kind),
): string[] {
  const byRanks = new Map<number, string[]>();
  for (const [kind, piece] of variant.pieces.entries()) {
    const ranks = ranksOf(kind);
    if (ranks > 0) byRanks.set(ranks, [...(byRanks.get(ranks) ?? []), piece.front.english]);
  }
  return [...byRanks].map(([ranks, names]) => sentence(joinWords(names, 'and'), lastRanks(ranks)));
}

function royalName(variant: Variant): string {
  return wholePieceName(variant, { kind: rulesOf(variant).royal, promoted: false });
}
