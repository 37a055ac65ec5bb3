import { type BetzaFault, parseBetza } from '../core/betza.ts';
import { failure, type Result, success } from '../core/result.ts';
import { rulesOf } from '../core/rules.ts';
import {
  type Face,
  type FaceNames,
  PAWNS_PER_FILE,
  type PieceData,
  REPETITION_TIMES,
  VARIANT_ID,
  type Variant,
} from '../core/variant.ts';
import { parseSfen, type SfenFault } from '../notation/sfen.ts';
import { frozenCopy } from './frozen-copy.ts';
import { asChecked, type CheckedVariant } from './variants.ts';

/**
 * Why data is no game. `path` names the value: `pieces[3].back.betza`. `rules`: the values fit
 * together in no way that can be played; `message` is for the author of the data.
 *
 * @example
 * ```ts
 * const result = checkVariant({ ...variants.shogi, files: 12 });
 * const fault: VariantFault | undefined = result.ok ? undefined : result.fault;
 * fault; // => { code: 'value', path: 'files', wanted: 'a whole number from 1 to 9' }
 * ```
 */
export type VariantFault =
  | { readonly code: 'value'; readonly path: string; readonly wanted: string }
  | { readonly code: 'betza'; readonly path: string; readonly fault: BetzaFault }
  | { readonly code: 'sfen'; readonly path: string; readonly fault: SfenFault }
  | { readonly code: 'rules'; readonly message: string };

/** What a value must be. */
interface Check {
  readonly wanted: string;
  readonly accepts: (value: unknown) => boolean;
}

type Checks = Readonly<Record<string, Check>>;

const text: Check = {
  wanted: 'a text',
  accepts: (value) => typeof value === 'string' && value !== '',
};
const flag: Check = { wanted: 'true or false', accepts: (value) => typeof value === 'boolean' };
const list: Check = { wanted: 'a list', accepts: Array.isArray };
const legality = oneOf('legal', 'illegal');
const points = wholeNumber(0, 999);

const VARIANT = {
  id: matching(VARIANT_ID, 'up to 40 small letters, digits, - and _'),
  name: text,
  noun: optional(text),
  kanji: { wanted: 'a text, or an empty one', accepts: (value) => typeof value === 'string' },
  files: wholeNumber(1, 9),
  ranks: wholeNumber(1, 9),
  start: text,
  zone: wholeNumber(0, 9),
  promotion: oneOf('optional', 'mandatory'),
  drops: legality,
  pawnDropMate: legality,
  pawnsPerFile: optional(within(PAWNS_PER_FILE)),
  deadSquares: legality,
  repetition: { wanted: 'a rule of repetition', accepts: isObject },
  noMoves: oneOf('loses', 'draws'),
  goalRanks: optional(wholeNumber(0, 9)),
  impasseThreshold: optional(points),
  declaration: optional({ wanted: 'a rule of declaration', accepts: isObject }),
  wideKanji: flag,
  pieces: list,
  handicaps: list,
  sources: { wanted: 'a list of texts', accepts: (value) => isListOf(value, text) },
} satisfies Record<keyof Variant, Check>;

const REPETITION: Checks = {
  times: within(REPETITION_TIMES),
  result: oneOf('draw', 'black-loses', 'white-loses', 'repeater-loses', 'repeater-wins'),
  perpetualCheckLoses: flag,
};

const DECLARATION: Checks = {
  pieces: points,
  points: { wanted: 'points of black and white', accepts: isPointsOfSides },
};

const PIECE = {
  sfen: matching(/^[A-Z]$/, 'a capital letter'),
  hodges: matching(/^[A-Z]{1,2}$/, 'one or two capital letters'),
  role: optional(oneOf('royal', 'pawn')),
  front: { wanted: 'a face', accepts: isObject },
  back: optional({ wanted: 'a face', accepts: isObject }),
  reverts: optional(oneOf(true)),
  captive: optional(matching(/^[A-Z]$/, 'a capital letter')),
  jewel: optional({ wanted: 'names', accepts: isObject }),
  points,
} satisfies Record<keyof PieceData, Check>;

const NAMES = {
  kanji: text,
  kanji2: text,
  full: text,
  romaji: text,
  label: matching(/^\S{1,4}$/, 'at most four letters'),
  reading: optional(text),
  english: text,
  short: optional(text),
} satisfies Record<keyof FaceNames, Check>;

const FACE = { ...NAMES, betza: text } satisfies Record<keyof Face, Check>;

const HANDICAP: Checks = { name: text, kanji: optional(text), sfen: text };

/**
 * Checks a game that a caller describes as data, and makes it playable. The data may come from a
 * file: nothing in it is trusted. The game is a frozen copy.
 *
 * @example
 * ```ts
 * // Shogi in which no promotion may be declined.
 * const result = checkVariant({ ...variants.shogi, id: 'hasty', promotion: 'mandatory' });
 * if (!result.ok) throw new Error(result.fault.code);
 * const game = startGame(result.value);
 * for (const text of ['P-7f', 'P-3d']) game.playText(text);
 * parseUsi(game.position, '8h2b').ok; // => false
 * parseUsi(game.position, '8h2b+').ok; // => true
 * ```
 */
export function checkVariant(data: Variant): Result<CheckedVariant, VariantFault> {
  const valueFault = faultOfValues(data) ?? faultOfPieces(data.pieces);
  if (valueFault) return failure(valueFault);
  const variant = frozenCopy(data);
  const fault = faultOfRules(variant);
  return fault ? failure(fault) : success(asChecked(variant));
}

function faultOfValues(data: Variant): VariantFault | undefined {
  if (!isObject(data)) return wrong('', 'an object');
  return (
    firstFault(data, VARIANT, '') ??
    firstFault(data.repetition, REPETITION, 'repetition.') ??
    (data.declaration && firstFault(data.declaration, DECLARATION, 'declaration.')) ??
    faultOfItems(data.pieces, 'pieces', faultOfPiece) ??
    faultOfItems(data.handicaps, 'handicaps', (handicap, path) =>
      firstFault(handicap, HANDICAP, path),
    )
  );
}

function faultOfPiece(piece: PieceData, path: string): VariantFault | undefined {
  return (
    firstFault(piece, PIECE, path) ??
    firstFault(piece.front, FACE, `${path}front.`) ??
    (piece.back && firstFault(piece.back, FACE, `${path}back.`)) ??
    (piece.jewel && firstFault(piece.jewel, NAMES, `${path}jewel.`)) ??
    faultOfBetza(piece.front, `${path}front.betza`) ??
    (piece.back && faultOfBetza(piece.back, `${path}back.betza`))
  );
}

function faultOfBetza({ betza }: Face, path: string): VariantFault | undefined {
  const parsed = parseBetza(betza);
  return parsed.ok ? undefined : { code: 'betza', path, fault: parsed.fault };
}

/** What is wrong with the pieces taken together. */
function faultOfPieces(pieces: readonly PieceData[]): VariantFault | undefined {
  if (pieces.length > 16) return wrong('pieces', 'at most 16 pieces');
  for (const letters of ['sfen', 'hodges'] as const) {
    const used = new Set<string>();
    for (const [index, piece] of pieces.entries()) {
      if (used.has(piece[letters]))
        return wrong(`pieces[${index}].${letters}`, 'letters of its own');
      used.add(piece[letters]);
    }
  }
  const withRole = (role: PieceData['role']) =>
    pieces.filter((piece) => piece.role === role).length;
  if (withRole('royal') !== 1) return wrong('pieces', 'one royal piece');
  if (withRole('pawn') > 1) return wrong('pieces', 'one pawn at most');
  return undefined;
}

/** What is wrong with the rules, and with the positions under them. */
function faultOfRules(variant: Variant): VariantFault | undefined {
  try {
    rulesOf(variant);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { code: 'rules', message: error.message };
  }
  const starts = [
    ['start', variant.start] as const,
    ...variant.handicaps.map(({ sfen }, index) => [`handicaps[${index}].sfen`, sfen] as const),
  ];
  for (const [path, sfen] of starts) {
    const parsed = parseSfen(variant, sfen);
    if (!parsed.ok) return { code: 'sfen', path, fault: parsed.fault };
  }
  return undefined;
}

function faultOfItems<Item>(
  items: readonly Item[],
  path: string,
  faultOf: (item: Item, path: string) => VariantFault | undefined,
): VariantFault | undefined {
  for (const [index, item] of items.entries()) {
    if (!isObject(item)) return wrong(`${path}[${index}]`, 'an object');
    const fault = faultOf(item, `${path}[${index}].`);
    if (fault) return fault;
  }
  return undefined;
}

function firstFault(data: object, checks: Checks, path: string): VariantFault | undefined {
  for (const [name, { wanted, accepts }] of Object.entries(checks)) {
    if (!accepts((data as Record<string, unknown>)[name])) return wrong(path + name, wanted);
  }
  const unknown = Object.keys(data).find((name) => !Object.hasOwn(checks, name));
  return unknown === undefined ? undefined : wrong(path + unknown, 'nothing of this name');
}

function wrong(path: string, wanted: string): VariantFault {
  return { code: 'value', path, wanted };
}

function optional({ wanted, accepts }: Check): Check {
  return { wanted, accepts: (value) => value === undefined || accepts(value) };
}

function oneOf(...values: readonly unknown[]): Check {
  return { wanted: values.join(' or '), accepts: (value) => values.includes(value) };
}

function matching(pattern: RegExp, wanted: string): Check {
  return { wanted, accepts: (value) => typeof value === 'string' && pattern.test(value) };
}

function wholeNumber(least: number, most: number): Check {
  return {
    wanted: `a whole number from ${least} to ${most}`,
    accepts: (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
  };
}

function within({ least, most }: { readonly least: number; readonly most: number }): Check {
  return wholeNumber(least, most);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, { accepts }: Check): boolean {
  return Array.isArray(value) && value.every(accepts);
}

function isPointsOfSides(value: unknown): boolean {
  return isObject(value) && firstFault(value, { black: points, white: points }, '') === undefined;
}
