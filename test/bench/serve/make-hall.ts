// The store of a server as it is after people have registered and begun games.
import { House } from '../../../source/hall/house.ts';
import { TABLES } from '../../../source/hall/tables.ts';
import { legalMoves } from '../../../source/rules/core/generate.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { formatHodges } from '../../../source/rules/notation/hodges.ts';
import { formatSfen } from '../../../source/rules/notation/sfen.ts';
import { openGame, startPosition } from '../../../source/rules/notation/start.ts';
import { yari } from '../../../source/rules/variants/yari/rules.ts';
import { openSql } from '../../../source/sql/open-sql.ts';
import { randomNumbers } from '../../helpers/random.ts';
import { systemTime } from '../../helpers/system-time.ts';

/**
 * Registers each key. The first two play each other, and so on.
 * @param timeControl '' for games without a clock
 * @returns the codes of the games
 */
export async function makeHall(
  place: string,
  keys: readonly string[],
  games: number,
  timeControl: string,
): Promise<readonly string[]> {
  const opened = await openSql({ kind: 'folder', folder: place }, TABLES, systemTime());
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const onFault = (error: unknown) => {
    throw error;
  };
  const house = await House.open({ sql: opened.value, onFault });
  const start = formatSfen(yari, startPosition(yari));
  const codes: string[] = [];
  const people = [];
  for (const [index, key] of keys.entries()) {
    const name = `player-${index}`;
    const command = { kind: 'register', key, name } as const;
    const done = await house.command({ id: key, name: '' }, command, key);
    if (!done.ok || !done.value.person) throw new Error(`${name}: ${JSON.stringify(done)}`);
    people.push(done.value.person);
  }
  for (let game = 0; game < games; game++) {
    const [black, white] = [itemAt(people, 2 * game), itemAt(people, 2 * game + 1)];
    const challenge = await house.command(black, {
      kind: 'challenge',
      to: { kind: 'anyone' },
      variant: 'yari',
      sfen: start,
      timeControl,
      side: 'black',
      isRated: true,
      hasWatchers: true,
    });
    if (!challenge.ok || !challenge.value.code) throw new Error(JSON.stringify(challenge));
    const { code } = challenge.value;
    const accepted = await house.command(white, { kind: 'accept', code });
    if (!accepted.ok) throw new Error(JSON.stringify(accepted));
    codes.push(code);
  }
  await house.drain();
  return codes;
}

/** Moves of a game of yari shogi that goes on, as players type them. */
export function typedMoves(seed: number, most: number): readonly string[] {
  const random = randomNumbers(seed);
  const game = openGame(yari, startPosition(yari).placement);
  const texts: string[] = [];
  while (texts.length < most) {
    const moves = legalMoves(game.position);
    const move = itemAt(moves, Math.floor(random() * moves.length));
    texts.push(formatHodges(game.position, move));
    game.play(move);
    // The last move must not end it.
    if (game.status().kind !== 'playing') return texts.slice(0, -1);
  }
  return texts;
}
