import { KING } from './piece-types.ts';
import { farRanks, readRegion } from './region.ts';
import { isMobilityKey } from './rule-keys.ts';
import type { SheetReader } from './sheet-reader.ts';

/** The boards that are large enough to be shown and small enough to be played on. */
const LEAST_SIZE = 3;
const MOST_SIZE = 9;

/** Files or ranks of the board; undefined where they are a fault. */
export function readSize(reader: SheetReader, key: 'maxFile' | 'maxRank'): number | undefined {
  const given = reader.given(key);
  const { value } = given;
  const isLetter = key === 'maxFile' && /^[a-z]$/.test(value);
  const size = isLetter ? value.charCodeAt(0) - 96 : Number(value);
  if (!isLetter && !/^\d{1,3}$/.test(value)) reader.bad(given, 'number');
  else if (size < LEAST_SIZE || size > MOST_SIZE) reader.tell({ code: 'size', key, value }, given);
  else return size;
  return undefined;
}

/** The depth of the zone; 0 where nothing promotes and no zone of ranks is said. */
export function readZone(
  reader: SheetReader,
  files: number,
  ranks: number,
  isUsed: boolean,
): number {
  return readDepth(reader, 'promotionRegion', files, ranks, isUsed) ?? 0;
}

/** The ranks on which a king that arrives wins; 0 where none does. */
export function readGoalRanks(reader: SheetReader, files: number, ranks: number): number {
  const isUsed = ['flagRegionWhite', 'flagRegionBlack'].some(
    (key) => !['', '-'].includes(reader.given(key).value),
  );
  if (!isUsed) return 0;
  const told = new Set<string>();
  for (const side of ['White', 'Black']) {
    const piece = reader.sheet.sets.get(`flagPiece${side}`);
    if (piece?.types.length === 1 && piece.types[0] === KING) continue;
    // If no line names the piece, the line of the region is the reason.
    const isSaid = piece !== undefined && (piece.from === undefined || piece.value !== '*');
    const { key, value } = isSaid ? piece : { key: 'flagPiece', value: '*' };
    // A line about both sides is told once.
    if (told.has(key)) continue;
    told.add(key);
    const given = isSaid ? piece : reader.given(`flagRegion${side}`);
    reader.tell({ code: 'flag-piece', key, value }, given);
  }
  return readDepth(reader, 'flagRegion', files, ranks, true) ?? 0;
}

/** Regions in which pieces may be dropped or move have to be the whole board. */
export function checkRegions(reader: SheetReader, files: number, ranks: number): void {
  for (const [key, given] of reader.sheet.values) {
    if (key !== 'whiteDropRegion' && key !== 'blackDropRegion' && !isMobilityKey(key)) continue;
    const region = readRegion(given.value, files, ranks);
    if (region.kind === 'unreadable') reader.bad(given, 'squares');
    else if (!region.isOnBoard) reader.offBoard(given);
    else if (region.squares.size < files * ranks) {
      const all = Array.from({ length: ranks }, (_, at) => `*${at + 1}`);
      reader.notPlayable(given, all.join(' '));
    }
  }
}

/**
 * How many ranks a region has, which has to be alike for both sides.
 * @param isUsed whether a region of another form is a fault
 */
function readDepth(
  reader: SheetReader,
  name: 'promotionRegion' | 'flagRegion',
  files: number,
  ranks: number,
  isUsed: boolean,
): number | undefined {
  const depths: number[] = [];
  for (const side of ['white', 'black'] as const) {
    const given = reader.given(name + (side === 'white' ? 'White' : 'Black'));
    const region = readRegion(given.value, files, ranks);
    if (region.kind === 'unreadable') {
      reader.bad(given, 'squares');
      continue;
    }
    // What the section has from elsewhere may be for a larger board, as long as it says nothing.
    if (!region.isOnBoard && (isUsed || given.from === undefined)) {
      reader.offBoard(given);
      continue;
    }
    const depth = farRanks(region.squares, files, ranks, side);
    if (typeof depth === 'number') depths.push(depth);
    else if (isUsed) {
      const { key, value } = given;
      reader.tell({ code: 'region', key, value, why: depth }, given);
    }
  }
  const [white, black] = depths;
  if (white === undefined || black === undefined) return undefined;
  if (white === black) return white;
  const given = reader.given(`${name}Black`);
  const { key, value } = given;
  if (isUsed) reader.tell({ code: 'region', key, value, why: 'unequal' }, given);
  return undefined;
}
