import type { Variant } from '../../rules/core/variant.ts';
import type { ReadGame, RecordFault } from '../tree/read-game.ts';
import { type GameRecord, mainLine } from '../tree/record.ts';
import type { FormatId } from './formats.ts';
import { readRecords } from './read-records.ts';

/** What a pasted text holds. */
export type Pasted =
  | {
      readonly kind: 'game';
      readonly record: GameRecord;
      readonly format: FormatId;
      /** How many games the text holds; this is the first. */
      readonly games: number;
      /** Why the game is not read to its end. */
      readonly fault?: RecordFault;
    }
  /** `fault` is missing where nothing in the text is like a game. */
  | { readonly kind: 'none'; readonly fault?: RecordFault };

/** What begins a line of USI, or a board of SFEN with the side to move. */
const POSITION_START = /^\s*(?:position|startpos|sfen)\b|^\s*[^\s/]+(?:\/[^\s/]+)+\s+[bw]\b/;
/** What stands before a move in Japanese. */
const JAPANESE_MOVE = /[▲△☗☖▼▽]/g;

/** Whether a text must be more than what is typed: a position, a board, or several moves. */
export function isLikeGame(text: string): boolean {
  if (POSITION_START.test(text)) return true;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 || (text.match(JAPANESE_MOVE) ?? []).length > 1;
}

/**
 * Reads the first game or position of a pasted text of any format.
 * @param variant of games that do not name theirs, where that can be. Default: shogi
 */
export async function readPasted(text: string, variant?: Variant): Promise<Pasted> {
  const bytes = new TextEncoder().encode(text.trim());
  const first = variant ? await firstOf(bytes, variant) : undefined;
  if (first?.kind === 'game' && !first.fault) return first;
  const other = await firstOf(bytes);
  return other.kind === 'none' && first ? first : other;
}

async function firstOf(bytes: Uint8Array, variant?: Variant): Promise<Pasted> {
  const { games, format } = await readRecords(bytes, { variant });
  const game: ReadGame = games[0] ?? {};
  const { record, fault } = game;
  const isEmpty = !record || (fault !== undefined && mainLine(record).length === 0);
  if (isEmpty) return { kind: 'none', ...(fault && { fault }) };
  return { kind: 'game', record, format, games: games.length, ...(fault && { fault }) };
}
