import { expect, test } from 'vitest';
import type { Person } from '../../../source/rooms/hall/hall-command.ts';
import type { HallEventBody } from '../../../source/rooms/hall/hall-event.ts';
import { HallState } from '../../../source/rooms/hall/hall-state.ts';
import { itemAt } from '../../../source/rules/core/item-at.ts';
import { challenged, HALL_AT } from '../../helpers/hall-events.ts';
import { randomNumbers } from '../../helpers/random.ts';

/** The honest people, the days that are played, and the games that a cheat plays on each. */
const HONEST = 1000;
const DAYS = 25;
const GAMES_A_DAY = 10;

/** How far apart the honest are: the standard deviation of their strength. */
const DEVIATION = 200;

const DAY_MS = 86_400_000;
const TO_THE_END = 60;

/** Somebody who wins as often as Elo says of their strength. */
interface Player extends Person {
  readonly strength: number;
}

/** A house in which people play rated games. */
class Town {
  readonly hall = new HallState();
  readonly random: () => number;
  readonly honest: readonly Player[];
  day = 0;
  #games = 0;

  constructor(seed: number) {
    this.random = randomNumbers(seed);
    this.honest = Array.from({ length: HONEST }, (_, index) => {
      return this.add(`honest ${index}`, 1500 + DEVIATION * this.#normal());
    });
  }

  add(name: string, strength = 1500): Player {
    const id = `SHA256:${name.replaceAll(' ', '-')}`;
    this.#happens({ kind: 'registered', person: id, name });
    return { id, name, strength };
  }

  /** Two play. @param score of the first one */
  play(black: Player, white: Player, score: number, plies = TO_THE_END): void {
    const code = `C${this.#games++}`;
    const winner = score === 1 ? 'black' : 'white';
    this.#happens(challenged(code, { by: black }));
    this.#happens({ kind: 'began', code, game: `game-${code}`, black, white });
    this.#happens({ kind: 'ended', code, plies, ending: { reason: 'time', winner } });
  }

  playFairly(one: Player, other: Player): void {
    this.play(one, other, this.wins(one, other) ? 1 : 0);
  }

  wins(one: Player, other: Player): boolean {
    return this.random() < 1 / (1 + 10 ** ((other.strength - one.strength) / 400));
  }

  /** The one of three honest people whose rating is nearest. */
  opponentOf(player: Player): Player {
    const found = [0, 1, 2].map(() => itemAt(this.honest, Math.floor(this.random() * HONEST)));
    const distance = (one: Player) => Math.abs(this.ratingOf(one) - this.ratingOf(player));
    const others = found.filter((one) => one !== player);
    return itemAt(
      others.sort((one, other) => distance(one) - distance(other)),
      0,
    );
  }

  ratingOf({ id }: Player): number {
    return this.hall.member(id)?.ratings.get('yari')?.rating.rating ?? 1500;
  }

  /** How many are before somebody in the list; undefined for one who is not in it. */
  placeOf(player: Player): number | undefined {
    const at = this.hall.ranking('yari').findIndex(({ member }) => member.id === player.id);
    return at < 0 ? undefined : at;
  }

  #happens(body: HallEventBody): void {
    const at = HALL_AT + this.day * DAY_MS;
    const isDone = this.hall.apply({ seq: this.hall.seq + 1, at, ...body });
    if (!isDone) throw new RangeError(`cannot be: ${JSON.stringify(body)}`);
  }

  /** A random number of the normal distribution, by Box and Muller. */
  #normal(): number {
    const [one, other] = [1 - this.random(), this.random()];
    return Math.sqrt(-2 * Math.log(one)) * Math.cos(2 * Math.PI * other);
  }
}

test('no cheat is among the first 50 of a thousand honest people', { timeout: 300_000 }, () => {
  const town = new Town(1);
  const [winner, loser] = [town.add('winner'), town.add('loser')];
  const fed = town.add('fed');
  const fresh = Array.from({ length: 30 }, (_, index) => town.add(`fresh ${index}`));
  const abandoner = town.add('abandoner');
  const idler = town.add('idler');
  for (town.day = 0; town.day < DAYS; town.day++) {
    for (let game = 0; game < (HONEST * GAMES_A_DAY) / 2; game++) {
      const one = itemAt(town.honest, Math.floor(town.random() * HONEST));
      town.playFairly(one, town.opponentOf(one));
    }
    for (let game = 0; game < GAMES_A_DAY; game++) {
      town.play(winner, loser, 1);
      town.play(fed, itemAt(fresh, (town.day * GAMES_A_DAY + game) % fresh.length), 1);
      abandon(town, abandoner);
      idle(town, idler);
    }
  }
  const cheats = { winner, loser, fed, abandoner, idler };
  const places = Object.values(cheats).map((cheat) => town.placeOf(cheat));
  for (const place of places) expect(place ?? HONEST).toBeGreaterThanOrEqual(50);
  // A rating that nobody has made up is as far from the strength as those of the honest.
  expect(town.ratingOf(abandoner)).toBeLessThan(abandoner.strength + 150);
  expect(town.ratingOf(idler)).toBeLessThan(idler.strength + 150);
  expect([town.placeOf(winner), town.placeOf(loser)]).toEqual([undefined, undefined]);
});

/** Goes away at once from who is stronger, and from games that are being lost: the flag falls. */
function abandon(town: Town, player: Player): void {
  const other = town.opponentOf(player);
  if (town.ratingOf(other) > town.ratingOf(player)) town.play(player, other, 0, 4);
  else town.playFairly(player, other);
}

/** Does nothing from the beginning in every second game, and in each one that is being lost. */
function idle(town: Town, player: Player): void {
  const other = town.opponentOf(player);
  if (town.random() < 0.5) town.play(player, other, 0, 1);
  else town.playFairly(player, other);
}
