import { failure, type Result, success } from '../../../rules/core/result.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { foldName } from '../../../rules/notation/piece-names.ts';
import { parseSfen } from '../../../rules/notation/sfen.ts';
import { findHandicap, startPosition } from '../../../rules/notation/start.ts';
import { namesOf, VARIANTS } from '../../../rules/variants/index.ts';
import type { StartFault } from '../../tree/read-game.ts';
import { createRecord, type GameRecord, type RecordTag } from '../../tree/record.ts';
import { UNNAMED_VARIANT, variantOfSfen } from '../fitting-variant.ts';

/** What the tags of a game say. */
interface TaggedStart {
  /** Without moves and result. */
  readonly record: GameRecord;
  readonly result: string | undefined;
  readonly termination: string | undefined;
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const NO_HANDICAP = new Set(['', 'even', 'none', 'no', '-', '?']);

/** Tags that the fields of a record hold. */
const FIELD_TAGS = new Set(['Variant', 'SFEN', 'Result', 'Termination']);

/**
 * The start of a game from its tags. An SFEN decides the position; without one a handicap does.
 * @param variant of a game whose tags name none; by default the one that its SFEN fits, else shogi
 */
export function readStart(
  tags: readonly RecordTag[],
  variant?: Variant,
): Result<TaggedStart, StartFault> {
  const named = withOwnNames(tags);
  const value = (name: string) => named.find((tag) => tag.name === name)?.value;
  const variantName = value('Variant');
  const sfen = value('SFEN');
  const fitting = () => (sfen === undefined ? UNNAMED_VARIANT : variantOfSfen(sfen));
  const played = variantName === undefined ? (variant ?? fitting()) : variantNamed(variantName);
  if (!played) return failure({ code: 'variant', found: variantName ?? '' });

  const handicapTag = named.find((tag) => tag.name === 'Handicap');
  const handicapName = hyphenated(handicapTag?.value ?? '');
  const handicap = findHandicap(played, handicapName);
  if (handicapTag && handicap) handicapTag.value = handicap.name;
  let start = startPosition(played, handicap);
  if (sfen !== undefined) {
    const parsed = parseSfen(played, sfen, 'any');
    if (!parsed.ok) return failure({ code: 'sfen', variant: played, fault: parsed.fault });
    start = parsed.value;
  } else if (!handicap && !NO_HANDICAP.has(handicapName)) {
    return failure({ code: 'handicap', variant: played, found: handicapTag?.value ?? '' });
  }
  const kept = named.filter((tag) => !FIELD_TAGS.has(tag.name));
  return success({
    record: createRecord({ variant: played, start, tags: kept }),
    result: value('Result'),
    termination: value('Termination'),
  });
}

/**
 * Gives the tags of other programs our names. A file with both Black and Sente has Sente as Black.
 */
function withOwnNames(tags: readonly RecordTag[]): RecordTag[] {
  const aliases = new Map([
    ['Sente', 'Black'],
    ['Gote', 'White'],
    ['FEN', 'SFEN'],
  ]);
  const replaced = new Set(tags.map((tag) => aliases.get(tag.name)));
  return tags
    .filter((tag) => !replaced.has(tag.name))
    .map(({ name, value }) => ({ name: aliases.get(name) ?? name, value }));
}

/** The variant of this name, also as other programs spell it. */
function variantNamed(text: string): Variant | undefined {
  const wanted = foldName(text);
  const isNamed = (variant: Variant) =>
    [variant.id, variant.name, ...namesOf(variant).usi].some((name) => foldName(name) === wanted);
  return (
    VARIANTS.find(({ id, kanji }) => id === text.trim() || kanji === text.trim()) ??
    VARIANTS.find((variant) => wanted !== '' && isNamed(variant))
  );
}

/** `2 piece` and `Two Piece` as `two-piece`. */
function hyphenated(text: string): string {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s_-]+/);
  return words.map((word) => (/^\d$/.test(word) && NUMBER_WORDS[Number(word)]) || word).join('-');
}
