import { sideInRematch } from '../../match/furigoma.ts';
import { parseSfen } from '../../rules/notation/sfen.ts';
import { findVariant } from '../../rules/variants/index.ts';
import { roomName } from '../room-name.ts';
import { freeCode, type HallMeans, hallDeed, hallRefusal, type Judgement } from './hall-deed.ts';
import type { HallState } from './hall-state.ts';

/**
 * Begins the game that both players of a game have agreed on in its room: once, whichever houses
 * have heard of it. The terms are those of the game before.
 * @param name of the game before, in its log
 */
export function judgeRematch(hall: HallState, name: string, means: HallMeans): Judgement {
  const before = hall.gameOfName(name);
  if (!before) return hallRefusal('challenge-gone');
  const { began, terms } = before;
  const known = hall.rematchOf(began.code)?.began;
  if (known) return hallDeed(undefined, { code: known.code, game: known.game });
  const variant = findVariant(terms.variant);
  const start = variant && parseSfen(variant, terms.sfen);
  if (!variant || !start?.ok) return hallRefusal('bad-terms');
  const record = { variant, start: start.value };
  const code = freeCode(hall, means);
  const game = roomName({ at: means.atMs, variant: variant.id, code });
  const { kind: _, seq: _seq, at: _at, code: _code, ...offer } = terms;
  return hallDeed(
    {
      ...({ kind: 'began', code, game, after: began.code, terms: offer } as const),
      black: began[sideInRematch(record, 'black')],
      white: began[sideInRematch(record, 'white')],
    },
    { code, game },
  );
}
