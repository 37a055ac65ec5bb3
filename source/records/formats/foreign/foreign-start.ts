import { importCSA } from 'tsshogi';
import { itemAt } from '../../../rules/core/item-at.ts';
import { failure, type Result, success } from '../../../rules/core/result.ts';
import { parseSfen, type SfenPosition } from '../../../rules/notation/sfen.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { shogi } from '../../../rules/variants/shogi/rules.ts';
import type { RecordFaultReason } from '../../tree/read-game.ts';
import type { Part } from '../text/place.ts';

/** Why the start of a game cannot be read, and where. */
interface ForeignStartFault {
  readonly reason: RecordFaultReason;
  readonly at: number;
}

type ForeignStart = Result<SfenPosition, ForeignStartFault>;

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
  return positionOf(board, sign);
}

function positionOf(lines: readonly Part[], sign: '+' | '-'): ForeignStart {
  const read = (count: number) => {
    const sentences = lines.slice(0, count).map(({ text }) => text);
    return importCSA([...sentences, sign].join('\n'));
  };
  const record = read(lines.length);
  if (record instanceof Error) {
    let [good, bad] = [0, lines.length];
    while (bad - good > 1) {
      const middle = (good + bad) >> 1;
      if (read(middle) instanceof Error) bad = middle;
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
