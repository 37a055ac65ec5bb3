import { LineFile } from '../../records/store/line-file.ts';
import { type Move, NO_MOVE } from '../../rules/core/move.ts';
import type { Variant } from '../../rules/core/variant.ts';
import { formatUsi, parseUsi } from '../../rules/notation/usi.ts';
import { type FoundMistake, MISTAKE_KINDS, type MistakeKind } from './find-mistakes.ts';

/** How an answer went: `helped` is right in the end, after a wrong try or a hint. */
export type ReviewResult = 'right' | 'helped' | 'wrong';

/** A mistake that one studies, or a mating problem that one wants to meet again. */
export interface StudyMistake extends Pick<FoundMistake, 'key' | 'ply' | 'line'> {
  readonly variant: Variant;
  readonly kind: MistakeKind | 'problem';
  /** `NO_MOVE` of a problem. */
  readonly played: Move;
  /** The game in which it was made, as the caller names it; '' for a problem. */
  readonly game: string;
  /** In hundredths of the chance to win. */
  readonly lostPercent: number;
}

/** What a line of the file says. */
export type StudyEvent =
  | { readonly kind: 'found'; readonly atMs: number; readonly mistake: StudyMistake }
  /** It is no longer a mistake, or not wanted any more. */
  | { readonly kind: 'dropped'; readonly atMs: number; readonly key: string }
  | {
      readonly kind: 'review';
      readonly atMs: number;
      readonly key: string;
      readonly result: ReviewResult;
    };

/**
 * The mistakes that one studies and how each answer went, a line each:
 * `2026-11-22T15:04:05.000Z found mistake 23 31 7g7f 2g2f,8c8d GAME shogi lnsg.. b - 1` and
 * `2026-11-23T09:00:00.000Z right shogi lnsg.. b - 1`. A problem is put in by
 * `2026-11-24T09:00:00.000Z again G*5b,5a4a,.. shogi 4k4/.. b G 1`. Lines that are none stay and are
 * left out.
 */
export class StudyFile {
  readonly #file: LineFile;
  readonly #events: StudyEvent[];
  /** How many of its lines are none. */
  readonly leftOut: number;

  /**
   * A file that cannot be read counts as empty.
   * @param variantOf finds a game by its id
   */
  constructor(path: string, variantOf: (id: string) => Variant | undefined) {
    this.#file = new LineFile(path);
    const lines = this.#file.lines.filter((line) => line.trim() !== '');
    this.#events = lines.flatMap((line) => parseEvent(line, variantOf) ?? []);
    this.leftOut = lines.length - this.#events.length;
  }

  /** In the order of the file. */
  get events(): readonly StudyEvent[] {
    return this.#events;
  }

  /** Adds an event. Throws what the system refuses; the next one tries to write both. */
  add(event: StudyEvent): void {
    this.#events.push(event);
    this.#file.append(formatEvent(event));
  }
}

const FOUND =
  /^(\S+) found ([a-z-]+) (\d{1,3}) (\d{1,5}) (\S{4,5}) (\S+) (\S+) (([a-z0-9_-]+) \S+ [bw] \S+ 1)$/;
const AGAIN = /^(\S+) again (\S+) (([a-z0-9_-]+) \S+ [bw] \S+ 1)$/;
const OTHER = /^(\S+) (dropped|right|helped|wrong) ([a-z0-9_-]+ \S+ [bw] \S+ 1)$/;

function parseEvent(
  line: string,
  variantOf: (id: string) => Variant | undefined,
): StudyEvent | undefined {
  const [, time = '', name, key] = OTHER.exec(line) ?? [];
  if (key !== undefined) {
    const atMs = Date.parse(time);
    if (Number.isNaN(atMs)) return undefined;
    if (name === 'dropped') return { kind: name, atMs, key };
    return { kind: 'review', atMs, key, result: name as ReviewResult };
  }
  return parseAgain(line, variantOf) ?? parseFound(line, variantOf);
}

function parseAgain(
  line: string,
  variantOf: (id: string) => Variant | undefined,
): StudyEvent | undefined {
  const [, time = '', lineText = '', key, id = ''] = AGAIN.exec(line) ?? [];
  const variant = variantOf(id);
  const atMs = Date.parse(time);
  if (key === undefined || !variant || Number.isNaN(atMs)) return undefined;
  const moves = parseLine(variant, lineText);
  return moves && { kind: 'found', atMs, mistake: studiedProblem(variant, key, moves) };
}

/** A mating problem as it is studied. @param line its solution */
export function studiedProblem(variant: Variant, key: string, line: readonly Move[]): StudyMistake {
  const none = { ply: 1, played: NO_MOVE, game: '', lostPercent: 0 };
  return { key, variant, kind: 'problem', line, ...none };
}

function parseLine(variant: Variant, text: string): readonly Move[] | undefined {
  const moves = text.split(',').map((move) => parseUsi(variant, move));
  return moves.every((move): move is Move => move !== undefined) ? moves : undefined;
}

function parseFound(
  line: string,
  variantOf: (id: string) => Variant | undefined,
): StudyEvent | undefined {
  const [
    ,
    time = '',
    kindText,
    lost,
    ply,
    playedText = '',
    lineText = '',
    game = '',
    key,
    id = '',
  ] = FOUND.exec(line) ?? [];
  const variant = variantOf(id);
  const atMs = Date.parse(time);
  const kind = MISTAKE_KINDS.find((name) => name === kindText);
  if (key === undefined || !variant || !kind || Number.isNaN(atMs)) return undefined;
  const played = parseUsi(variant, playedText);
  const moves = parseLine(variant, lineText);
  if (played === undefined || !moves) return undefined;
  const name = decodeName(game);
  const mistake = { key, variant, kind, played, line: moves, game: name };
  return {
    kind: 'found',
    atMs,
    mistake: { ...mistake, lostPercent: Number(lost), ply: Number(ply) },
  };
}

function formatEvent(event: StudyEvent): string {
  const time = new Date(event.atMs).toISOString();
  switch (event.kind) {
    case 'found':
      return `${time} ${formatMistake(event.mistake)}`;
    case 'review':
      return `${time} ${event.result} ${event.key}`;
    case 'dropped':
      return `${time} ${event.kind} ${event.key}`;
    default:
      return event satisfies never;
  }
}

function formatMistake({ kind, lostPercent, ply, played, line, game, key, variant }: StudyMistake) {
  const usi = (move: Move) => formatUsi(variant, move);
  const moves = line.map(usi).join(',');
  if (kind === 'problem') return `again ${moves} ${key}`;
  return `found ${kind} ${lostPercent} ${ply} ${usi(played)} ${moves} ${encodeURIComponent(game) || '-'} ${key}`;
}

function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
