import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { HallEventBody } from '../../source/rooms/hall/hall-event.ts';
import { roomName } from '../../source/rooms/room-name.ts';
import { formatSfen } from '../../source/rules/notation/sfen.ts';
import { startPosition } from '../../source/rules/notation/start.ts';
import { findVariant } from '../../source/rules/variants/index.ts';
import { randomNumbers } from './random.ts';

/** How many have registered, and how many games they have played to their ends. */
export interface HallSize {
  readonly names: number;
  readonly games: number;
}

/** 1,000,000 events. */
export const MILLION: HallSize = { names: 100_000, games: 300_000 };

const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const VARIANTS = ['yari', 'yari', 'shogi'] as const;
/** 2026, a quarter of an hour between two games. */
const FIRST_MS = 1_767_225_600_000;
const STEP_MS = 100_000;

/** Somebody of a large hall. @param number from 0 */
export function largePerson(number: number) {
  const hash = createHash('sha256').update(`person ${number}`).digest('base64');
  return { id: `SHA256:${hash.replace('=', '')}`, name: `player${number.toString(36)}` };
}

/** The events of a hall in which much has happened, each as a line of JSON. */
export function* largeHall({ names, games }: HallSize): Iterable<string> {
  const random = randomNumbers(7);
  const upTo = (most: number) => Math.floor(random() * most);
  const people = Array.from({ length: names }, (_, number) => largePerson(number));
  const starts = VARIANTS.map((id) => {
    const variant = findVariant(id);
    if (!variant) throw new Error(id);
    return formatSfen(variant, startPosition(variant));
  });
  let seq = 0;
  let at = FIRST_MS;
  const line = (body: HallEventBody) => JSON.stringify({ seq: ++seq, at, ...body });
  for (const { id, name } of people) yield line({ kind: 'registered', person: id, name });
  for (let game = 0; game < games; game++) {
    at += STEP_MS;
    const [black, one] = [upTo(names), upTo(names - 1)];
    const white = one < black ? one : one + 1;
    const seats = {
      black: people[black] ?? largePerson(0),
      white: people[white] ?? largePerson(1),
    };
    const which = upTo(VARIANTS.length);
    const [variant, sfen] = [VARIANTS[which] ?? 'yari', starts[which] ?? ''];
    const code = codeOf(game);
    yield line({
      kind: 'challenged',
      code,
      by: seats.black,
      to: { kind: 'anyone' },
      side: 'lot',
      variant,
      sfen,
      timeControl: '600+30+0',
      isRated: true,
      hasWatchers: true,
    });
    yield line({ kind: 'began', code, game: roomName({ at, variant, code }), ...seats });
    // The strength is in the number of a person.
    const winner = random() < 0.5 + (black - white) / names / 2 ? 'black' : 'white';
    yield line({
      kind: 'ended',
      code,
      plies: 10 + upTo(90),
      ending: { reason: 'resignation', winner },
    });
  }
}

/** Writes the events of a hall where a store in a folder has them. */
export function writeLargeHall(path: string, size: HallSize): void {
  const file = openSync(path, 'w', 0o644);
  let text = '';
  for (const line of largeHall(size)) {
    text += `${line}\n`;
    if (text.length < 1 << 20) continue;
    writeSync(file, text);
    text = '';
  }
  writeSync(file, text);
  closeSync(file);
}

/** The code of a game; no two have the same. */
function codeOf(game: number): string {
  let rest = (game * 7919) % SIGNS.length ** 5;
  let code = 'K';
  for (let sign = 0; sign < 5; sign++) {
    code += SIGNS[rest % SIGNS.length];
    rest = Math.floor(rest / SIGNS.length);
  }
  return code;
}
