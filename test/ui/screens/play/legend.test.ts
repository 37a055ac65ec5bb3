import { describe, expect } from 'vitest';
import { en as ENGLISH } from '../../../../source/text/en/index.ts';
import { renderScreen } from '../../../helpers/frames.tsx';
import { longTest, sharedTest, test, VARIANTS_OF_RUN } from '../../../helpers/run-size.ts';
import { Desk, type Player } from '../../desk.ts';

const SMALL = { columns: 80, rows: 24 };
const LARGE = { columns: 140, rows: 48 };
/** A window whose panel has more room than the moves of most games need. */
const ROOMY = { columns: 160, rows: 48 };
const HINT = ', then Enter.';

function frame(player: Player, { services }: Desk, size = SMALL): string {
  return renderScreen(player.screen, services, size).lines.join('\n');
}

sharedTest.each(VARIANTS_OF_RUN.map((variant) => [variant.id, variant] as const))(
  'the first game of %s begins with the pieces and their moves, also in 80×24',
  (id, { pieces }) => {
    const desk = new Desk();
    const text = frame(desk.play(id), desk);
    expect(text).toContain(HINT);
    for (const { front, hodges } of pieces) {
      expect(text).toContain(front.short ?? front.english);
      expect(text).toContain(` ${hodges}`);
    }
    // Kings step.
    expect(frame(desk.play(id), desk, LARGE)).toMatch(/o +o +o/);
  },
);

test.each(['yari', 'shogi', 'ogi'])('rooks of %s go on in lines', (id) => {
  const desk = new Desk();
  expect(frame(desk.play(id), desk)).toMatch(/- .{1,4}- .*rook/);
});

test('the second game does not, nor one of a variant that somebody has played', () => {
  const desk = new Desk();
  desk.play('shogi', { moves: 'P-7f' });
  expect(frame(desk.play('shogi'), desk)).not.toContain(HINT);
  expect(frame(desk.play('yari'), desk)).toContain(HINT);
});

test('it goes when the moves need the room', () => {
  const desk = new Desk();
  const player = desk.play('shogi').enter('P-7f');
  expect(frame(player, desk)).not.toContain(HINT);
  expect(frame(player, desk)).toContain('1. P-7f');
  expect(frame(player, desk, LARGE)).toMatch(/o +o +o.*1\. P-7f/s);
});

test('how to move goes with the first move of the player, and help brings it back', () => {
  const desk = new Desk();
  const player = desk.play('shogi');
  expect(frame(player, desk, LARGE)).toContain(HINT);
  expect(frame(player.enter('P-7f'), desk, LARGE)).not.toContain(HINT);
  expect(frame(player.enter('help'), desk, LARGE)).toContain(HINT);
});

describe('help', () => {
  const familiar = () => {
    const desk = new Desk();
    desk.play('shogi', { moves: 'P-7f' });
    return { desk, player: desk.play('shogi', { moves: 'P-7f P-3d' }) };
  };

  test('brings it back over the moves, until the next move or Esc', () => {
    const { desk, player } = familiar();
    expect(frame(player.enter('help'), desk)).toContain(HINT);
    expect(frame(player, desk)).not.toContain('1. P-7f');
    expect(frame(player.enter('P-2f'), desk)).not.toContain(HINT);
    player.enter('help').press('escape');
    expect(player.screen.kind).toBe('play');
    expect(frame(player, desk)).not.toContain(HINT);
  });

  test('opens the page of help where the panel has no room', () => {
    const { desk } = familiar();
    const narrow = desk.sit(desk.playScreen('shogi'), { columns: 40, rows: 16 });
    expect(narrow.enter('help').on('page').in(ENGLISH).title).toBe('Help');
  });

  test('opens the page after the end of the game', () => {
    const { player } = familiar();
    expect(player.resign().enter('help').on('page').in(ENGLISH).title).toBe('Help');
  });
});

describe('a wide panel', () => {
  const playing = (pairs: number) => {
    const desk = new Desk();
    // The rooks go to and fro, and after each round a pawn moves, so that nothing is repeated.
    const rooks = [3, 4, 5, 4, 3, 2];
    const pawns = ['9f 1d', '1f 9d', '3f 7d', '4f 6d', '6f 4d', '5f 5d', '9e 1e', '3e 7e'];
    const moves = Array.from({ length: pairs }, (_, at) => {
      const rook = rooks[at % 7];
      const pawn = pawns[Math.floor(at / 7)] ?? '';
      return rook ? `R-${rook}h R-${10 - rook}b` : pawn.replace(/\d./g, 'P-$&');
    });
    return frame(desk.play('shogi', { moves: moves.join(' ') }), desk, ROOMY);
  };

  longTest(
    'has the pieces, promoted ones too, under the moves, as long as those leave room',
    () => {
      expect(playing(7)).toMatch(/7\. P-9f.*\+R.*dragon/s);
      expect(playing(7)).not.toContain(HINT);
      expect(playing(56)).toMatch(/56\. P-3e/);
      expect(playing(56)).not.toContain('dragon');
    },
  );

  test('has them in a game without moves, and a narrow one has not', () => {
    const desk = new Desk();
    desk.play('shogi', { moves: 'P-7f' });
    expect(frame(desk.play('shogi'), desk, SMALL)).not.toContain('rook');
    expect(frame(desk.play('shogi'), desk, ROOMY)).toContain('rook');
  });
});
