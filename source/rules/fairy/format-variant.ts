import { compileBetza } from '../core/betza.ts';
import type { Face, PieceData, Variant } from '../core/variant.ts';
import type { VariantProse } from '../variants/prose.ts';
import { isPieceNames } from './own-keys.ts';
import { CUSTOM_SLOTS, KING, leapRiderColumn, PIECE_TYPES, SHOGI_PAWN } from './piece-types.ts';

type IniPair = readonly [key: string, value: string];

/** A game as lines of `variants.ini`: keys that Fairy-Stockfish reads, and our own. */
interface IniLines {
  readonly keys: readonly IniPair[];
  readonly own: readonly IniPair[];
}

const NO_PROSE: VariantProse = { about: [], hints: [] };

/**
 * Describes a game to Fairy-Stockfish, as a section of its `variants.ini` that depends on no other.
 * What only komadai knows of the game stands in comments.
 * @param name of the section. Default: the id
 * @param prose what is told of the game, in comments too. Default: nothing
 * @returns undefined for a game with rules that Fairy-Stockfish does not have: captives that
 * change, pieces that turn back, riders of the leaps D and A
 */
export function formatVariantIni(
  variant: Variant,
  name = variant.id,
  prose: VariantProse = NO_PROSE,
): string | undefined {
  const isUnknown = ({ captive, reverts, front, back = front }: PieceData) =>
    captive !== undefined ||
    reverts ||
    [front, back].some(({ betza }) => leapRiderColumn(betza) !== undefined);
  if (variant.pieces.some(isUnknown)) return undefined;
  const lines = iniLines(variant, prose);
  return (
    lines &&
    [
      `[${name}]`,
      ...lines.keys.map(([key, value]) => `${key} = ${value}`),
      ...lines.own.map(([key, value]) => `# komadai: ${key} = ${value}`),
      '',
    ].join('\n')
  );
}

/** @returns undefined where there are not letters enough for all faces */
export function iniLines(variant: Variant, prose: VariantProse = NO_PROSE): IniLines | undefined {
  const types = typesOf(variant);
  if (types === undefined) return undefined;
  const { files, ranks, zone, goalRanks = 0, repetition, pieces } = variant;
  const far = (depth: number, side: 'white' | 'black') =>
    Array.from(
      { length: depth },
      (_, at) => `*${side === 'white' ? ranks - depth + 1 + at : at + 1}`,
    ).join(' ') || '-';
  const small = (letter: string) => letter.toLowerCase();
  const pawn = pieces.find(({ role }) => role === 'pawn');
  const royal = pieces.find(({ role }) => role === 'royal');
  const { drops } = variant;
  const isAbsolute = ['black-loses', 'white-loses'].includes(repetition.result);
  const keys: IniPair[] = [
    ['variantTemplate', 'shogi'],
    ['maxFile', `${files}`],
    ['maxRank', `${ranks}`],
    ...types.keys,
    ['startFen', fenOfSfen(variant.start)],
    ['pieceDrops', `${drops === 'legal'}`],
    ['capturesToHand', `${drops === 'legal'}`],
    ['promotionRegionWhite', far(zone, 'white')],
    ['promotionRegionBlack', far(zone, 'black')],
    ['mandatoryPiecePromotion', `${variant.promotion === 'mandatory'}`],
    ['doubleStep', 'false'],
    ['castling', 'false'],
    ['immobilityIllegal', `${variant.deadSquares === 'illegal'}`],
    ['shogiPawnDropMateIllegal', `${variant.pawnDropMate === 'illegal'}`],
    ['stalemateValue', variant.noMoves === 'loses' ? 'loss' : 'draw'],
    ['nMoveRule', '0'],
    ['nFoldRule', `${repetition.times}`],
    ['nFoldValue', REPETITION_VALUES[repetition.result]],
    ['nFoldValueAbsolute', `${isAbsolute}`],
    ['perpetualCheckIllegal', `${repetition.perpetualCheckLoses}`],
  ];
  if (types.promotions !== '') keys.push(['promotedPieceType', types.promotions]);
  if (pawn && variant.pawnsPerFile !== undefined) {
    keys.push(
      ['dropNoDoubled', small(pawn.sfen)],
      ['dropNoDoubledCount', `${variant.pawnsPerFile}`],
    );
  }
  if (goalRanks > 0 && royal) {
    keys.push(
      ['flagPiece', small(royal.sfen)],
      ['flagRegionWhite', far(goalRanks, 'white')],
      ['flagRegionBlack', far(goalRanks, 'black')],
    );
  }
  return { keys, own: ownLines(variant, prose) };
}

const REPETITION_VALUES = {
  draw: 'draw',
  'black-loses': 'loss',
  'white-loses': 'win',
  'repeater-loses': 'win',
  'repeater-wins': 'loss',
} as const satisfies Readonly<Record<Variant['repetition']['result'], string>>;

/** The kinds of pieces as Fairy-Stockfish has them: each face is one, or shares one. */
function typesOf(
  variant: Variant,
): { readonly keys: readonly IniPair[]; readonly promotions: string } | undefined {
  const { pieces } = variant;
  const used = new Set(pieces.map(({ sfen }) => sfen.toLowerCase()));
  const free = [...'ghdtmcwuvxyzabefijklnopqrs'].filter((letter) => !used.has(letter));
  const unused = new Map(
    Object.entries(PIECE_TYPES).filter(([type]) => type !== KING && type !== SHOGI_PAWN),
  );
  const keys: IniPair[] = [];
  let slots = 0;
  const add = (letter: string, betza: string) => {
    const known = [...unused].find(([, type]) => isLike(type.betza, betza));
    if (known) {
      unused.delete(known[0]);
      keys.push([known[0], letter]);
    } else keys.push([`customPiece${++slots}`, `${letter}:${betza}`]);
  };
  for (const piece of pieces) {
    const letter = piece.sfen.toLowerCase();
    const { betza } = piece.front;
    if (piece.role === 'royal') keys.push([KING, betza === 'K' ? letter : `${letter}:${betza}`]);
    else if (piece.role === 'pawn' && isLike('fW', betza)) keys.push([SHOGI_PAWN, letter]);
    else add(letter, betza);
  }
  const promotions: string[] = [];
  // Faces that are no pieces of their own, and pieces that stay what they are.
  const targets = pieces
    .filter(({ role, back }) => role === undefined && back === undefined)
    .map(({ sfen, front }) => ({ letter: sfen.toLowerCase(), betza: front.betza }));
  for (const { sfen, back } of pieces) {
    if (back === undefined) continue;
    let target = targets.find(({ betza }) => isLike(betza, back.betza));
    if (target === undefined) {
      const letter = free.shift();
      if (letter === undefined) return undefined;
      target = { letter, betza: back.betza };
      targets.push(target);
      add(letter, back.betza);
    }
    promotions.push(`${sfen.toLowerCase()}:${target.letter}`);
  }
  return slots > CUSTOM_SLOTS ? undefined : { keys, promotions: promotions.join(' ') };
}

/** Whether two texts are the same moves. */
function isLike(betza: string, other: string): boolean {
  if (betza === other) return true;
  // Those of chess are none of the core.
  if (!/^[WFNDAKRBQfblrvs\d]+$/.test(betza)) return false;
  return compileBetza(betza).ranges.join() === compileBetza(other).ranges.join();
}

/** What only komadai knows: names, points, handicaps, and rules of its own. */
function ownLines(variant: Variant, prose: VariantProse): IniPair[] {
  const { impasseThreshold, declaration, pieces } = variant;
  const { about, legend, hints, handicapNote, impasseNote } = prose;
  const optional = (key: string, value: string | number | undefined): IniPair[] =>
    value === undefined || value === '' ? [] : [[key, `${value}`]];
  return [
    ['name', variant.name],
    ...optional('noun', variant.noun),
    ...optional('kanji', variant.kanji),
    ...about.map((text): IniPair => ['about', text]),
    ...optional('legend', legend),
    ...hints.map((text): IniPair => ['hint', text]),
    ...optional('handicap-note', handicapNote),
    ...optional('impasse-note', impasseNote),
    ...pieces.flatMap(pieceLines),
    ...optional('impasse', impasseThreshold),
    ...optional(
      'declaration',
      declaration &&
        [declaration.pieces, declaration.points.black, declaration.points.white].join(' '),
    ),
    ...variant.handicaps.map(({ name, sfen }): IniPair => [`handicap ${name}`, fenOfSfen(sfen)]),
    ...variant.sources.map((text): IniPair => ['source', text]),
  ];
}

function pieceLines(piece: PieceData): IniPair[] {
  const { sfen, hodges, front, back, points, captive, reverts } = piece;
  return [
    ...nameLines(`piece ${sfen}`, front),
    ...(back ? nameLines(`piece +${sfen}`, back) : []),
    [`hodges ${sfen}`, hodges],
    [`points ${sfen}`, `${points}`],
    ...(captive === undefined ? [] : [[`captive ${sfen}`, captive] as const]),
    ...(reverts ? [['reverts', sfen] as const] : []),
  ];
}

/** No line where names have not the form in which they are read. */
function nameLines(key: string, { english, kanji, kanji2, romaji, label }: Face): IniPair[] {
  const value = [english, kanji, kanji2, romaji, label].join(', ');
  return isPieceNames(value) ? [[key, value]] : [];
}

/** A position in the notation of Fairy-Stockfish, whose White is Black here. */
function fenOfSfen(sfen: string): string {
  const [board = '', turn = 'b', hands = '-'] = sfen.split(' ');
  const letters = hands
    .replace('-', '')
    .replace(/(\d+)(.)/g, (_, count, letter) => letter.repeat(Number(count)));
  return `${board}[${letters || '-'}] ${turn === 'b' ? 'w' : 'b'} 0 1`;
}
