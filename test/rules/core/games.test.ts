import { describe, expect } from 'vitest';
import type { Ending, GameStatus } from '../../../source/rules/core/game.ts';
import type { Variant } from '../../../source/rules/core/variant.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import {
  fixtureLines,
  HAS_ORACLE,
  ORACLE_VARIANTS,
  type OracleGame,
  oracleLines,
} from '../../helpers/oracle.ts';
import { playGame, playUsi } from '../../helpers/play.ts';
import { sharedTest, shareOf, test } from '../../helpers/run-size.ts';

const COLOR_NAMES = { b: 'black', w: 'white' } as const;

describe.each(ORACLE_VARIANTS)('games of $id', (variant) => {
  const rows = fixtureLines<OracleGame>(`games-${variant.id}.jsonl`);
  sharedTest.each(
    shareOf(
      rows.map((row) => ({ name: nameOf(row), row })),
      4,
    ),
  )('$name', ({ row }) => {
    replay(variant, row);
  });

  // The whole oracle is not part of the project; a bare clone tests the sample above.
  test.skipIf(!HAS_ORACLE)(
    'the whole oracle, which lies beside the project only where it is developed',
    () => {
      const games = oracleLines<OracleGame>(`games-${variant.id}.jsonl`);
      expect(games).toHaveLength(50);
      for (const row of games) replay(variant, row);
    },
  );
});

function nameOf({ result, perpetualCheckBy, winner, moves }: OracleGame): string {
  const reason = perpetualCheckBy ? 'perpetual check' : result;
  return `${reason}${winner ? `, ${COLOR_NAMES[winner]} wins` : ''}, ${moves.length} plies`;
}

/** Plays a game to its end, which must come at the given ply and not before. */
function replay(variant: Variant, row: OracleGame): void {
  const game = playGame(variant, '', row.start);
  const expected = expectedEnding(row);
  const lastPly = endingPly(variant, row);
  for (const usi of row.moves) {
    if (game.ply < lastPly) expect(game.status()).toMatchObject({ kind: 'playing' });
    else if (game.ply === lastPly) expect(endingOf(game.status())).toEqual(expected);
    playUsi(game, usi);
  }
  if (game.ply === lastPly) expect(endingOf(game.status())).toEqual(expected);
  const { position, ply } = game;
  const final = formatSfen(variant, { placement: position, moveNumber: ply + 1 });
  expect(withoutNumber(final)).toBe(withoutNumber(row.finalSfen));
}

function endingOf(status: GameStatus): Ending | undefined {
  return status.kind === 'ended' ? status.ending : undefined;
}

/** A variant whose games end at the third occurrence ends before the moves of the row do. */
function endingPly(variant: Variant, row: OracleGame): number {
  if (row.result !== 'repetition' || variant.repetition.times !== 3) return row.moves.length;
  if (row.thirdOccurrencePly === undefined) throw new Error('no ply of the third occurrence');
  return row.thirdOccurrencePly;
}

function expectedEnding(row: OracleGame): Ending | undefined {
  const winner = row.winner && { winner: COLOR_NAMES[row.winner] };
  switch (row.result) {
    case 'mate':
      return { reason: 'checkmate', ...winner };
    case 'stalemate':
      return { reason: 'no legal moves', ...winner };
    case 'repetition':
      return { reason: row.perpetualCheckBy ? 'perpetual check' : 'repetition', ...winner };
    case 'ply-limit':
      return undefined;
  }
}

function withoutNumber(sfen: string): string {
  return sfen.split(' ').slice(0, 3).join(' ');
}
