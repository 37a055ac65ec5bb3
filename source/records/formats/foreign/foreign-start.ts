import { importCSA, importKIF, type Record } from 'tsshogi';
import { itemAt } from '../../../rules/core/item-at.ts';
import { failure, type Result, success } from '../../../rules/core/result.ts';
import { parseSfen, readSfen, type SfenPosition } from '../../../rules/notation/sfen.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { shogi } from '../../../rules/variants/shogi/rules.ts';
import type { RecordFaultReason } from '../../tree/read-game.ts';
import type { Part } from '../text/place.ts';
import { handicapOfName } from './handicaps.ts';

/** Why the start of a game cannot be read, and where. */
interface ForeignStartFault {
  readonly reason: RecordFaultReason;
  readonly at: number;
}

type ForeignStart = Result<SfenPosition, ForeignStartFault>;

const HANDICAP = /^手合割[：:]/;
const OTHER = '手合割：その他';

/** The start of a game in KIF or KI2, from its lines of handicap, diagram and hands. */
export function kakinokiStart(lines: readonly Part[]): ForeignStart {
  const isDrawn = lines.some(({ text }) => text.startsWith('|'));
  const known: Part[] = [];
  const kept: Part[] = [];
  for (const line of lines) {
    const named = HANDICAP.test(line.text) ? line.text.replace(HANDICAP, '').trim() : undefined;
    if (named === undefined || named === '') {
      if (named === undefined) kept.push(line);
      continue;
    }
    const handicap = handicapOfName(named);
    // tsshogi forgets what stands above this line.
    if (handicap?.kind === 'known') known.push(line);
    else if (isDrawn && handicap?.kind === 'other') known.push({ ...line, text: OTHER });
    else if (!isDrawn && handicap?.kind === 'sfen') {
      return success(readSfen(shogi, handicap.sfen));
    } else if (!isDrawn) {
      const reason = { code: 'handicap', variant: shogi, found: named } as const;
      return failure({ reason, at: line.at });
    }
  }
  return positionOf([...known.reverse(), ...kept], importKIF);
}

/** The start of a game in CSA, from its lines with P and the sign of the side to move. */
export function csaStart(lines: readonly Part[], sign: '+' | '-'): ForeignStart {
  const board = lines.length > 0 ? lines : [{ text: 'PI', at: 0 }];
  if (board.length === 1 && board[0]?.text === 'PI') {
    const { placement, moveNumber } = startPosition(shogi);
    return success({
      placement: { ...placement, turn: sign === '+' ? 'black' : 'white' },
      moveNumber,
    });
  }
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
    let [good, bad] = [0, lines.length];
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (read(textOf(middle)) instanceof Error) bad = middle;
      else good = middle;
    }
    const { text, at } = itemAt(lines, bad - 1);
    return failure({ reason: { code: 'line', found: text.trim() }, at });
  }
  const position = parseSfen(shogi, record.initialPosition.sfen, 'any');
  if (position.ok) return position;
  const reason = { code: 'sfen', variant: shogi, fault: position.fault } as const;
  return failure({ reason, at: lines[0]?.at ?? 0 });
}
