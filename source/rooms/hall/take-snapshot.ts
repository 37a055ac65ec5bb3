import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { HALL_KINDS, type HallEvent, hallEventSchema } from './hall-event.ts';
import type { HallPeople } from './hall-people.ts';
import type { HallRatings } from './hall-ratings.ts';
import type { HallState } from './hall-state.ts';
import {
  ENDED,
  SEAL,
  SECTION,
  SNAPSHOT_VERSION,
  type SnapshotLine,
  type SnapshotSection,
} from './snapshot-form.ts';

/** The characters that go together, at most: no statement of a database is to be long. */
const CHUNK_LENGTH = 250_000;

/** What tells an event from any other one. */
export function eventDigest(event: HallEvent): string {
  // It may have come otherwise than out of a log.
  return sha256(JSON.stringify(v.parse(hallEventSchema, event)));
}

/**
 * What is to be kept of a hall, piece by piece; the hall may change after that.
 * @param last the last event
 * @param pause called now and then; the hall must not change meanwhile
 */
export async function takeSnapshot(
  hall: HallState,
  last: HallEvent,
  pause: () => Promise<void>,
): Promise<Iterable<string>> {
  const chunks: string[] = [];
  let lines: string[] = [];
  let length = 0;
  for (const line of linesOf(hall, last)) {
    lines.push(line);
    length += line.length + 1;
    if (length < CHUNK_LENGTH) continue;
    chunks.push(`${lines.join('\n')}\n`);
    [lines, length] = [[], 0];
    await pause();
  }
  chunks.push(`${lines.join('\n')}\n`);
  return sealed(chunks, hall.parts.ended.pieces);
}

/** All lines but those of the games that are over. */
function* linesOf(hall: HallState, last: HallEvent): Iterable<string> {
  const { seq, challenges, games, ...networks } = hall.standing;
  const { people, ratings, gone, rematches, pairsOfDay } = hall.parts;
  const { keyCodes, bannedKeys, bannedPersons } = people.rest;
  yield JSON.stringify({
    version: SNAPSHOT_VERSION,
    kinds: HALL_KINDS,
    seq,
    last: eventDigest(last),
  });
  yield* section('members', membersOf(people));
  yield* section('keyCodes', keyCodes);
  yield* section('bannedKeys', bannedKeys);
  yield* section('bannedPersons', bannedPersons);
  yield* section('gone', gone);
  yield* section('rematches', rematches);
  const { day, games: ofPairs } = pairsOfDay;
  const pairs = [...ofPairs].map(([pair, count]) => [day, pair, count]);
  yield* section('pairsOfDay', pairs);
  yield* section('ratings', ratingsOf(ratings));
  yield* section('challenges', challenges);
  yield* section(
    'games',
    games.map(({ terms, began }) => [terms, began]),
  );
  yield* section('bannedNetworks', networks.bannedNetworks);
  yield* section('heldNetworks', networks.heldNetworks);
  yield* section(ENDED, []);
}

function* section(
  name: SnapshotSection | typeof ENDED,
  lines: Iterable<unknown>,
): Iterable<string> {
  yield `${SECTION}${JSON.stringify(name)}}`;
  for (const line of lines) yield JSON.stringify(line);
}

function* membersOf(people: HallPeople): Iterable<SnapshotLine<'members'>> {
  for (let number = 0; number < people.count; number++) {
    const { id = '', name = '', keys = [] } = people.at(number) ?? {};
    yield keys.length === 1 && keys[0] === id ? [id, name] : [id, name, [...keys]];
  }
}

function* ratingsOf(ratings: HallRatings): Iterable<SnapshotLine<'ratings'>> {
  for (const variant of ratings.variants) {
    for (const [person, { rating, games, people }] of ratings.rated(variant)) {
      const { rating: points, deviation, volatility } = rating;
      yield [variant, person, points, deviation, volatility, games, [...people]];
    }
  }
}

function* sealed(chunks: readonly string[], pieces: readonly Buffer[]): Iterable<string> {
  const hash = createHash('sha256');
  for (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  for (const piece of pieces) {
    hash.update(piece);
    yield piece.toString();
  }
  yield `${SEAL}"${hash.digest('hex')}"}\n`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
