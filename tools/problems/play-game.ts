import { Search } from '../../source/engine/search/search.ts';
import { itemAt } from '../../source/rules/core/item-at.ts';
import { EMPTY, pieceCode } from '../../source/rules/core/piece-code.ts';
import type { Placement } from '../../source/rules/core/position.ts';
import { rulesOf } from '../../source/rules/core/rules.ts';
import type { Variant } from '../../source/rules/core/variant.ts';
import { openGame, startPosition } from '../../source/rules/notation/start.ts';
import { randomOpening } from '../../test/bench/engine/games.ts';
import { asBlack, type Draft, draftOf, withCode } from './draft.ts';

const NODES = 400;
const MOST_PLIES = 240;
/** Plies before the end in which a mate is looked for. */
const LAST_PLIES = 24;

/** Plays a fast game against itself. Returns positions near its end, with Black to mate. */
export function endOfGame(variant: Variant, random: () => number): Draft[] {
  const start = startPosition(variant);
  const game = openGame(variant, start.placement);
  for (const move of randomOpening(variant, start, 4 + Math.floor(random() * 9), random)) {
    game.play(move);
  }
  const search = new Search(1);
  const seen: Placement[] = [];
  while (game.ply < MOST_PLIES && game.status().kind === 'playing') {
    seen.push(game.position.snapshot());
    const budget = { nodes: Math.round(NODES * (0.5 + random())) };
    game.play(itemAt(search.run({ variant, start, moves: game.moves }, budget).line, 0));
  }
  const status = game.status();
  if (status.kind !== 'ended' || status.ending.winner === undefined) return [];
  const { winner } = status.ending;
  const last = seen.slice(-LAST_PLIES).filter(({ turn }) => turn === winner);
  return last.map((placement) => withoutKing(draftOf(variant, asBlack(variant, placement))));
}

function withoutKing(draft: Draft): Draft {
  const { squares, royal } = rulesOf(draft.variant);
  const own = pieceCode('black', royal, false);
  const king = [...squares].find((square) => draft.board[square] === own);
  return king === undefined ? draft : withCode(draft, king, EMPTY);
}
