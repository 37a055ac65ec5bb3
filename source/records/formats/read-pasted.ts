import type { Variant } from '../../rules/core/variant.ts';
import { parseSfen } from '../../rules/notation/sfen.ts';
import { VARIANTS } from '../../rules/variants/index.ts';
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

/**
 * What begins a line of USI, a board of SFEN with the side to move, or a file of KIF, CSA or PSN.
 */
const GAME_START =
  /^\s*(?:(?:position|startpos|sfen)\b|[^\s/]+(?:\/[^\s/]+)+\s+[bw]\b|手合割\s*[：:]|#\s*KI[F2] version|V[23](?:\.\d)?\s*$|\[[A-Z]\w* ")/;
/** The rows of a board in an address, perhaps with parts of a path before them, and what follows. */
const SFEN_IN_URL =
  /([\dA-Za-z+]+(?:\/[\dA-Za-z+]+)+)[ _+]([bw])(?:[ _+](-|[\dA-Za-z]+))?(?:[ _+](\d+))?/;
/** What stands before a move in Japanese. */
const JAPANESE_MOVE = /[▲△☗☖▼▽]/g;

/** Whether a text must be more than what is typed: a position, a board, or several moves. */
export function isLikeGame(text: string): boolean {
  if (GAME_START.test(text) || sfenInUrl(text) !== undefined) return true;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 || (text.match(JAPANESE_MOVE) ?? []).length > 1;
}

/**
 * Reads the first game or position of a pasted text of any format.
 * @param variant of games that do not name theirs, where that can be. Default: shogi
 */
export async function readPasted(text: string, variant?: Variant): Promise<Pasted> {
  const bytes = new TextEncoder().encode(sfenInUrl(text) ?? text.trim());
  const first = variant ? await firstOf(bytes, variant) : undefined;
  if (first?.kind === 'game' && !first.fault) return first;
  const other = await firstOf(bytes);
  return other.kind === 'none' && first ? first : other;
}

/** The position that an address shows in SFEN; undefined where the text is no address of one. */
function sfenInUrl(text: string): string | undefined {
  if (!/^\s*https?:\/\/\S{1,1000}\s*$/.test(text)) return undefined;
  const plain = text.replace(/%([2-7][\da-f])/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const [, path = '', turn, hands = '-', number = 1] = SFEN_IN_URL.exec(plain) ?? [];
  const rows = path.split('/');
  const sfens = rows.map((_, at) => `${rows.slice(at).join('/')} ${turn} ${hands} ${number}`);
  return sfens.find((sfen) => VARIANTS.some((variant) => parseSfen(variant, sfen, 'any').ok));
}

async function firstOf(bytes: Uint8Array, variant?: Variant): Promise<Pasted> {
  const { games, format } = await readRecords(bytes, { variant });
  const game: ReadGame = games[0] ?? {};
  const { record, fault } = game;
  const isEmpty = !record || (fault !== undefined && mainLine(record).length === 0);
  if (isEmpty) return { kind: 'none', ...(fault && { fault }) };
  return { kind: 'game', record, format, games: games.length, ...(fault && { fault }) };
}
