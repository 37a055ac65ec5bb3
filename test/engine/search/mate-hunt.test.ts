import { describe, expect, vi } from 'vitest';
import type { SearchReport } from '../../../source/engine/engine.ts';
import { MateSearch } from '../../../source/engine/mate/mate-search.ts';
import { MateHunt } from '../../../source/engine/search/mate-hunt.ts';
import { Thinker } from '../../../source/engine/search/think.ts';
import { hasLegalMove, isInCheck } from '../../../source/rules/core/generate.ts';
import { readSfen } from '../../../source/rules/notation/sfen.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { moveOf, playGame, positionOf } from '../../helpers/play.ts';
import { longTest, sharedTest, shareOf, test } from '../../helpers/run-size.ts';
import { variantOf } from '../../helpers/variant-of.ts';

/** Positions of games, with the plies of their shortest mate. */
const MATES: readonly [string, number, string][] = [
  ['shogi', 9, '+R2gk1l2/2s2g2+N/1pnSp4/P1pp1pp1p/L3N3l/1PPPP1PS1/5+l1KP/8g/2+b4s1 b RBgn4p 137'],
  ['shogi', 13, '5l1+P+N/+R4ps2/p1b3skp/2p3pp1/2Lp1+B3/P1P6/1P1P+RPP2/2K2g3/L6g+s b 2GSP3nl3p 219'],
  ['yari', 9, 'r1n3p/2k2P1/1pnp1B+N/pbp4/5R1/PP5/2P+r2P/4+b2/RKB4 w n4p 52'],
  ['yari', 13, '7/1+P3+R1/6+n/+R3Pbk/2+b2pp/P6/K+P1+r1+pP/2rp3/7 w 4P2b3np 174'],
  ['ogi', 9, '1n2k3/1Is1s3/l1ppp1pl/p4r1p/2PB1in1/P+p1PPN1P/3S2R1/LN2SK1L w 2Pb2p 56'],
  ['ogi', 13, '2i1n3/2k1p1+I+N/l1+rps2p/p1p1lpn1/5P1P/P1P3PL/2BS4/B4KSr b S5Pnl 71'],
];

function gameOf(id: string, sfen: string, moves = '') {
  const variant = variantOf(id);
  const { moves: played } = playGame(variant, moves, sfen);
  return { variant, start: readSfen(variant, sfen), moves: played };
}

/** A hunt by a clock that goes on with each question, so that nothing depends on the machine. */
function huntIn(game: ReturnType<typeof gameOf>) {
  let timeMs = 0;
  return new MateHunt(new MateSearch(4), game, {
    passedMs: () => timeMs++,
    shouldStop: () => false,
  });
}

/** Lets a hunt go on, so often at most. @returns whether it has found a mate */
function goesOn(hunt: MateHunt, times: number, onlyNear = false): boolean {
  for (let part = 0; part < times; part++) if (hunt.goOn(onlyNear)) return true;
  return false;
}

describe('a mate in a game', () => {
  sharedTest.each(shareOf(MATES, 5))(
    '%s, in %i: any one within 15 plies, to its end',
    (id, plies, sfen) => {
      const hunt = huntIn(gameOf(id, sfen));
      hunt.begin(200_000, Number.POSITIVE_INFINITY);
      const { line, plies: found } = hunt.found?.mate ?? { line: [], plies: 0 };
      expect(found).toBeGreaterThanOrEqual(plies);
      expect(found).toBeLessThanOrEqual(15);
      const position = positionOf(variantOf(id), sfen);
      for (const move of line) position.play(move);
      expect(isInCheck(position) && !hasLegalMove(position)).toBe(true);
    },
  );

  sharedTest.each(shareOf(MATES))('%s, in %i: also part by part', (id, _, sfen) => {
    const hunt = huntIn(gameOf(id, sfen));
    hunt.begin(50, Number.POSITIVE_INFINITY);
    expect(hunt.found).toBeUndefined();
    hunt.tell({ kind: 'value', centipawns: 1000 });
    expect(goesOn(hunt, 200_000)).toBe(true);
    expect(hunt.found).toBeDefined();
  });

  sharedTest.each(shareOf(MATES))(
    '%s, in %i: without a first part, where the advantage is great',
    (id, _, sfen) => {
      const hunt = huntIn(gameOf(id, sfen));
      hunt.tell({ kind: 'value', centipawns: 700 });
      expect(goesOn(hunt, 1000, true)).toBe(false);
      hunt.tell({ kind: 'value', centipawns: 1000 });
      expect(goesOn(hunt, 200_000, true)).toBe(true);
      expect(hunt.found).toBeDefined();
    },
  );

  longTest('is looked for while a depth is searched', () => {
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 0.5));
    const sfen = '7+S1/l1gg2p2/b1nk1r3/spppp2p1/p7p/1PPPP2+r1/LSN2S3/P1G1KN3/2B6 w gn2l5p 194';
    const reports: SearchReport[] = [];
    new Thinker().think({
      game: gameOf('shogi', sfen),
      limits: { timeMs: 400 },
      seed: 1,
      shouldStop: () => false,
      onReport: (report) => reports.push(report),
    });
    vi.restoreAllMocks();
    expect(reports.at(-1)?.score).toEqual({ kind: 'mate', plies: 13 });
  });

  test.each(MATES.slice(0, 3))('%s, in %i: level 9 plays it', (id, _, sfen) => {
    const reports: SearchReport[] = [];
    const answer = new Thinker(1).think({
      game: gameOf(id, sfen),
      limits: {},
      level: 9,
      seed: 1,
      shouldStop: () => false,
      onReport: (report) => reports.push(report),
    });
    const last = reports.at(-1);
    expect(last?.score.kind).toBe('mate');
    expect(answer).toMatchObject({ kind: 'move', move: last?.line[0] });
  });

  test('does not begin with a move back to a position of the game', () => {
    const sfen = 'ln4nl/1r1kn1+R1/pppsp1pp/3p1p2/1PP5/P2PPPSP/3+iS1P1/L4KNL b 2Bis 1';
    const back = '6h5g';
    const game = gameOf('ogi', sfen, '3h3g 5g6h 3g3h');
    const hunt = huntIn(game);
    hunt.begin(100_000, Number.POSITIVE_INFINITY);
    expect(hunt.found).toBeUndefined();
    const position = positionOf(game.variant, sfen);
    for (const move of game.moves) position.play(move);
    const start = { placement: position.snapshot(), moveNumber: 4 };
    const fresh = huntIn({ ...game, start, moves: [] });
    fresh.begin(100_000, Number.POSITIVE_INFINITY);
    const first = fresh.found?.mate.line[0];
    expect(first && formatUsi(game.variant, first)).toBe(back);
  });
});

describe('a mate of the other side', () => {
  const sfen = '+B3k2nl/3g1g3/p+Lp1ppspp/6p2/5P3/2s1PRP2/PP1g2NPP/1KG6/L1S+r1S2L b B2N2P2p 53';
  const mateAfter = (usi: string) => {
    const hunt = huntIn(gameOf('shogi', sfen));
    return hunt.after(moveOf(variantOf('shogi'), usi), 10_000, new MateSearch(4));
  };

  test('is found after a move that allows it, and after no other', () => {
    expect(mateAfter('8c7c')).toHaveLength(7);
    expect(mateAfter('B*9e')).toBeUndefined();
  });
});
