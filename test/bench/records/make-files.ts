import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportKIF, Record as ForeignRecord, SpecialMoveType } from 'tsshogi';
import { formatPsn } from '../../../source/records/formats/psn/psn-write.ts';
import type { Game } from '../../../source/rules/core/game.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { formatUsi } from '../../../source/rules/notation/usi.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { randomGame, recordOf } from './random-games.ts';

/*
 * Writes what is measured into a folder: 100 games as PSN (games.psn) and as KIF (kif.json, a list
 * of texts), a long and a short game (500.psn, 1.psn), and a home with a large library of games.
 */
const GAMES = 100;
const LIBRARY = 10_000;
const LIBRARY_PLIES = 20;

const folder = itemAt(process.argv, 2);
const games = numbers(GAMES).map((number) => {
  const random = randomNumbers(number);
  return randomGame(random, 90 + Math.floor(random() * 40));
});
write('games.psn', games.map((game, index) => formatPsn(recordOf(game, index + 1))).join('\n'));
write('kif.json', JSON.stringify(games.map(kifOf)));
for (const plies of [1, 500]) write(`${plies}.psn`, formatPsn(recordOf(gameOf(plies), 1)));
writeLibrary(join(folder, 'library/games'));

function kifOf(game: Game): string {
  const moves = game.moves.map((move) => formatUsi(game.variant, move)).join(' ');
  const record = ForeignRecord.newByUSI(`position startpos moves ${moves}`);
  if (record instanceof Error) throw record;
  record.append(SpecialMoveType.RESIGN);
  return exportKIF(record);
}

/** The first random game that lasts so long. */
function gameOf(plies: number): Game {
  for (let seed = 1; ; seed++) {
    const game = randomGame(randomNumbers(seed), plies);
    if (game.ply === plies) return game;
  }
}

/** The beginnings of the games under many names. */
function writeLibrary(path: string): void {
  mkdirSync(path, { recursive: true });
  const openings = numbers(GAMES).map((seed) => randomGame(randomNumbers(seed), LIBRARY_PLIES));
  for (const number of numbers(LIBRARY)) {
    const text = formatPsn(recordOf(itemAt(openings, number % GAMES), number));
    writeFileSync(join(path, `game-${number}.psn`), text);
  }
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

/** From 1 on. */
function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
