import { Match } from '../../source/match/match.ts';
import type { Outcome } from '../../source/match/outcome.ts';
import { formatPsn } from '../../source/records/formats/psn/psn-write.ts';
import { createRecord } from '../../source/records/tree/record.ts';
import { formatSfen, readSfen } from '../../source/rules/notation/sfen.ts';
import { findHandicap, startPosition } from '../../source/rules/notation/start.ts';
import { enterLine } from '../helpers/enter-line.ts';
import { variantOf } from '../helpers/variant-of.ts';

export interface PaperOptions {
  readonly sfen?: string;
  readonly handicap?: string;
  readonly illegal?: 'refuse' | 'lose';
  /** Lines that are entered first; each must do something. */
  readonly lines?: readonly string[];
}

/** A match that is saved nowhere but in a list. */
export interface PaperMatch {
  readonly match: Match;
  /** What would be on the disk, save by save. */
  readonly saved: string[];
  /** What saving throws, as long as it is set. */
  failure: Error | undefined;
}

export function paperMatch(id: string, options: PaperOptions = {}): PaperMatch {
  const variant = variantOf(id);
  const handicap = options.handicap ? findHandicap(variant, options.handicap) : undefined;
  const start = options.sfen ? readSfen(variant, options.sfen) : startPosition(variant, handicap);
  const record = createRecord({ variant, start });
  const saved: string[] = [];
  const match = new Match(record, {
    illegal: options.illegal ?? 'refuse',
    save: () => {
      if (paper.failure) throw paper.failure;
      saved.push(formatPsn(record));
    },
    rename: (name) => ({ ok: true, value: name }),
  });
  const paper: PaperMatch = { match, saved, failure: undefined };
  enterAll(match, options.lines ?? []);
  return paper;
}

/** Enters lines of which none may be refused, and gives what the last came to. */
export function enterAll(match: Match, lines: readonly string[]): Outcome {
  let outcome: Outcome = { kind: 'empty' };
  for (const line of lines) {
    outcome = enterLine(match, line);
    if (outcome.kind === 'refused' || outcome.kind === 'impossible') {
      throw new Error(`${line}: ${JSON.stringify(outcome)}`);
    }
  }
  return outcome;
}

/** A list of moves, as lines. */
export function lines(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** What an outcome came to, in a word or two: `played`, `impossible: no-offer`. */
export function kindOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'impossible':
      return `impossible: ${outcome.why}`;
    case 'refused':
      return `refused: ${outcome.reading.kind}`;
    case 'ended':
      return `ended: ${outcome.ending.reason}`;
    default:
      return outcome.kind;
  }
}

/** The moves, comments and result of what was saved last. */
export function savedMoves({ saved }: PaperMatch): string {
  const text = saved.at(-1) ?? '';
  return text
    .slice(text.indexOf('\n\n') + 2)
    .replaceAll('\n', ' ')
    .trim();
}

/** The standing of a match: position, hands, turn and ply. */
export function sfenOf({ variant, game }: Match): string {
  return formatSfen(variant, { placement: game.position, moveNumber: game.ply + 1 });
}
