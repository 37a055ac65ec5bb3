import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Variant } from '../../source/rules/core/variant.ts';
import { formatVariantIni } from '../../source/rules/fairy/format-variant.ts';
import { namesOf } from '../../source/rules/variants/index.ts';
import { fenOfSfen, uciOfUsi, usiOfUci } from './fairy-notation.ts';

/** Fairy-Stockfish in a process of its own, asked in the terms of SFEN and USI. */
export interface Ffish {
  /** Adds games to those that it knows, as text of its `variants.ini`. */
  define(ini: string): Promise<void>;
  /** Adds a game of ours, under its id or under another name. */
  describe(variant: Variant, id?: string): Promise<void>;
  /** The legal moves of each position; a pawn drop that mates is among them in every variant. */
  legalMoves(variant: Variant, sfens: readonly string[]): Promise<string[][]>;
  /** Whether a legal move leaves the other side without any. */
  leavesNoMove(variant: Variant, sfen: string, move: string): Promise<boolean>;
  perft(variant: Variant, sfen: string, depth: number): Promise<number>;
  /** How a game from the start of the variant ends; undefined while it goes on. */
  result(variant: Variant, moves: readonly string[]): Promise<FfishResult | undefined>;
  close(): void;
}

/** The winner, in the words of SFEN; `draw` if nobody has won. */
export type FfishResult = 'b' | 'w' | 'draw';

type Request =
  | { task: string; variant: string; fen: string; move?: string; depth?: number }
  | { task: 'result'; variant: string; moves: readonly string[] }
  | { task: 'define'; ini: string };

/** ffish calls the side that moves first white. */
const RESULTS: Readonly<Record<string, FfishResult | undefined>> = {
  '1-0': 'b',
  '0-1': 'w',
  '1/2-1/2': 'draw',
};

export async function openFfish(): Promise<Ffish> {
  const child = fork(fileURLToPath(new URL('ffish-child.mjs', import.meta.url)), { execArgv: [] });
  await once(child, 'message');
  const ask = async (requests: Request[]): Promise<unknown[]> => {
    child.send(requests);
    const [values] = await once(child, 'message');
    return values;
  };
  const name = (variant: Variant) => namesOf(variant).usi[0] ?? variant.id;
  return {
    async define(ini) {
      await ask([{ task: 'define', ini }]);
    },
    async describe(variant, id = variant.id) {
      const ini = formatVariantIni(variant, id);
      if (ini === undefined) throw new RangeError(`Fairy-Stockfish cannot play ${variant.id}`);
      await ask([{ task: 'define', ini }]);
    },
    async legalMoves(variant, sfens) {
      const requests = sfens.map((sfen) => ({
        task: 'moves',
        variant: name(variant),
        fen: fenOfSfen(sfen),
      }));
      const lists = (await ask(requests)) as string[][];
      return lists.map((moves) => moves.map((move) => usiOfUci(variant, move)));
    },
    async leavesNoMove(variant, sfen, move) {
      const request = { task: 'leavesNoMove', variant: name(variant), fen: fenOfSfen(sfen) };
      const [value] = await ask([{ ...request, move: uciOfUsi(variant, move) }]);
      return value as boolean;
    },
    async perft(variant, sfen, depth) {
      const [value] = await ask([
        { task: 'perft', variant: name(variant), fen: fenOfSfen(sfen), depth },
      ]);
      return value as number;
    },
    async result(variant, moves) {
      const [value] = await ask([
        {
          task: 'result',
          variant: name(variant),
          moves: moves.map((move) => uciOfUsi(variant, move)),
        },
      ]);
      return RESULTS[value as string];
    },
    close: () => {
      child.kill();
    },
  };
}
