// A program with a house in which pairs meet and play, for tests of what is left of it:
//   house-child FOLDER|URL wasm|node
// Its lines: `open`, and for what was acknowledged `began GAME`, `moved GAME PLY MOVE`,
// `over GAME`; `fault CODE` for what should not be. It goes on with the games that it finds.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { HallResult } from '../../source/hall/hall-command.ts';
import type { HallGame } from '../../source/hall/hall-now.ts';
import { House } from '../../source/hall/house.ts';
import { TABLES } from '../../source/hall/tables.ts';
import { Visit } from '../../source/hall/visit.ts';
import { legalMoves } from '../../source/rules/core/generate.ts';
import { formatUsi } from '../../source/rules/notation/usi.ts';
import { openSql } from '../../source/sql/open-sql.ts';
import { TERMS } from '../helpers/hall-terms.ts';
import { systemTime } from '../helpers/system-time.ts';
import { placeOf } from '../sql/games.ts';

/** As many pairs play at once. */
const PAIRS = 4;

/** A game is given up after so many plies, and counts. */
const PLIES = 8;

const [where = '', engine = ''] = process.argv.slice(2);
const say = (line: string) => void writeSync(1, `${line}\n`);
const kind = engine === 'wasm' ? 'wasm' : undefined;
const opened = await openSql(placeOf(where), TABLES, systemTime(), kind);
if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
const onFault = (error: unknown) => say(`fault ${error}`);
const house = await House.open({ sql: opened.value, onFault });
say('open');
const found = [...house.hall.games];
await Promise.all(Array.from({ length: PAIRS }, live));

/** Ends the games that are there, and begins others for ever. */
async function live(): Promise<void> {
  for (;;) {
    const game = found.pop() ?? (await begin());
    const [black, white] = [await come(game.began.black.id), await come(game.began.white.id)];
    await play(game.began.game, black, white);
    await Promise.all([black.end(), white.end()]);
  }
}

async function begin(): Promise<HallGame> {
  const [one, two] = [await come(), await come()];
  const to = { kind: 'name', name: two.person?.name ?? '' } as const;
  const made = await one.command({ kind: 'challenge', to, side: 'black', ...TERMS });
  const { game = '' } = done(await two.command({ kind: 'accept', code: done(made).code ?? '' }));
  say(`began ${game}`);
  await Promise.all([one.end(), two.end()]);
  const begun = await house.games.ofName(game);
  if (!begun) throw new RangeError(game);
  return begun;
}

/** Somebody with a key, who gets a name where it has none. */
async function come(key = `SHA256:${randomUUID()}`): Promise<Visit> {
  // Nobody may register many names from one network.
  const options = { session: randomUUID(), newId: randomUUID, from: key };
  const visit = new Visit({ house, ...options, as: { kind: 'key', key } });
  await visit.come();
  const name = key.replace(/^SHA256:|-/g, '').slice(0, 16);
  if (!visit.person) done(await visit.command({ kind: 'register', key, name }));
  return visit;
}

async function play(game: string, black: Visit, white: Visit): Promise<void> {
  const stays = { black: await black.join(game, 'play'), white: await white.join(game, 'play') };
  const { black: one, white: other } = stays;
  if (!one.ok || !other.ok) throw new Error(`${game} cannot be entered`);
  const seats = { black: one.value.seat, white: other.value.seat };
  const { match } = seats.black;
  while (!match.ending && match.game.ply < PLIES) {
    const { ply, position, turn } = match.game;
    const moves = legalMoves(position);
    const move = moves[ply % moves.length];
    if (move === undefined) throw new RangeError('no move');
    const refusal = await seats[turn].play(move);
    if (refusal) throw new Error(`${game}: ${refusal.code}`);
    say(`moved ${game} ${ply + 1} ${formatUsi(match.variant, move)}`);
  }
  if (!match.ending) await seats.black.send({ kind: 'resign' });
  say(`over ${game}`);
}

function done(result: HallResult) {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}
