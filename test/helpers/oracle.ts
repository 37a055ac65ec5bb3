import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Variant } from '../../source/rules/core/variant.ts';
import { VARIANTS } from '../../source/rules/variants/index.ts';

/** A position with what is true of it, as a line of `positions-*.jsonl`. */
export interface OraclePosition {
  readonly sfen: string;
  /** All legal moves in USI, sorted. */
  readonly legal: readonly string[];
  readonly check: boolean;
  readonly mate: boolean;
  readonly stalemate: boolean;
  /** Pawn drops that mate, legal or not by the variant's rule; missing where not looked for. */
  readonly pawnDropMates?: readonly string[];
}

/** A whole game with its result, as a line of `games-*.jsonl`. */
export interface OracleGame {
  readonly start: string;
  readonly moves: readonly string[];
  /** After all the moves, also those behind the ply that ended the game. */
  readonly finalSfen: string;
  readonly result: 'mate' | 'stalemate' | 'repetition' | 'ply-limit';
  readonly winner?: 'b' | 'w';
  readonly perpetualCheckBy?: 'b' | 'w';
  readonly thirdOccurrencePly?: number;
}

const FIXTURES = new URL('../fixtures/', import.meta.url);
const ORACLE = new URL('../../../shared/oracle/', import.meta.url);

/** Whether the large oracle lies beside the project; a bare clone has only the fixtures. */
export const HAS_ORACLE = existsSync(fileURLToPath(ORACLE));

export function readFixture(name: string): string {
  return readFileSync(new URL(name, FIXTURES), 'utf8');
}

export function fixtureLines<Line>(name: string): Line[] {
  return parseLines(readFixture(name));
}

/** The games of the catalogue for which there are fixtures. */
export const ORACLE_VARIANTS = VARIANTS.filter(({ id }) =>
  existsSync(new URL(`positions-${id}.jsonl`, FIXTURES)),
);

/** The positions of the fixtures; none of a game that has no fixtures. */
export function oraclePositions(variant: Variant): OraclePosition[] {
  if (!ORACLE_VARIANTS.includes(variant)) return [];
  return fixtureLines(`positions-${variant.id}.jsonl`);
}

export function oracleLines<Line>(name: string): Line[] {
  return parseLines(gunzipSync(readFileSync(new URL(`${name}.gz`, ORACLE))).toString());
}

function parseLines<Line>(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
