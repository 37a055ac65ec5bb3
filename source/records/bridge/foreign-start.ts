import { importCSA, importKIF, type Record } from 'tsshogi';
import { failure, type Result, success } from '../../core/result.ts';
import { shogi } from '../../core/variants/shogi.ts';
import { parseSfen, readSfen, type SfenPosition } from '../../notation/sfen.ts';
import type { RecordFaultReason } from '../record-fault.ts';
import { handicapOfName } from './handicaps.ts';
import type { Part } from './place.ts';

/** Why the start of a game cannot be read, and where. */
export interface ForeignStartFault {
  readonly reason: RecordFaultReason;
  readonly at: number;
}

type ForeignStart = Result<SfenPosition, ForeignStartFault>;

const HANDICAP = /^手合割[：:]/;
const OTHER = '手合割：その他';

/** The start of a game in KIF or KI2 from the lines that tell of it: handicap, diagram, hands. */
export function kakinokiStart(lines: readonly Part[]): ForeignStart {
  const isDrawn = lines.some(({ text }) => text.startsWith('|'));
  const kept: Part[] = [];
  for (const line of lines) {
    const named = HANDICAP.test(line.text) ? line.text.replace(HANDICAP, '').trim() : undefined;
    if (named === undefined || named === '') {
      if (named === undefined) kept.push(line);
      continue;
    }
    const handicap = handicapOfName(named);
    // tsshogi forgets what stands above this line.
    if (handicap?.kind === 'known') kept.unshift(line);
    else if (isDrawn && handicap?.kind === 'other') kept.unshift({ ...line, text: OTHER });
    else if (!isDrawn && handicap?.kind === 'sfen') {
      return success(readSfen(shogi, handicap.sfen));
    } else if (!isDrawn) {
      const reason = { code: 'handicap', variant: shogi, found: named } as const;
      return failure({ reason, at: line.at });
    }
  }
  return positionOf(kept, importKIF);
}

/** The start of a game in CSA from its lines with P and the sign of the side to move. */
export function csaStart(lines: readonly Part[], sign: '+' | '-'): ForeignStart {
  const board = lines.length > 0 ? lines : [{ text: 'PI', at: 0 }];
  return positionOf(board, (text) => importCSA(`${text}\n${sign}`));
}

function positionOf(lines: readonly Part[], read: (text: string) => Record | Error): ForeignStart {
  const textOf = (count: number) =>
    lines
      .slice(0, count)
      .map(({ text }) => text)
      .join('\n');
  const record = read(textOf(lines.length));
  if (record instanceof Error) {
    const index = lines.findIndex((_, i) => read(textOf(i + 1)) instanceof Error);
    const { text, at } = lines[index];
    return failure({ reason: { code: 'line', found: text.trim() }, at });
  }
  const position = parseSfen(shogi, record.initialPosition.sfen);
  if (position.ok) return position;
  const reason = { code: 'sfen', variant: shogi, fault: position.fault } as const;
  return failure({ reason, at: lines[0]?.at ?? 0 });
}
