import * as v from 'valibot';
import { endingSchema, shortText } from '../rooms/room-event.ts';
import { COLORS, opposite } from '../rules/core/color.ts';
import type { SqlRow } from '../sql/sql.ts';
import { CHOSEN_SIDES, type Person } from './hall-command.ts';
import type { Challenge, HallGame } from './hall-now.ts';

/** The tables that a challenge is read from: whoever is registered has the name of today. */
export const CHALLENGE_ROWS = `c.*, coalesce(b.name, c.by_name) as by_now, t.name as to_now
  from challenge c left join person b on b.id = c.by_id left join person t on t.id = c.to_id`;

/** The same for a game. */
export const GAME_ROWS = `g.*, coalesce(b.name, g.black_name) as black_now,
  coalesce(w.name, g.white_name) as white_now
  from game g left join person b on b.id = g.black left join person w on w.id = g.white`;

/** What is offered or played, as a row has it. */
const termsSchema = v.object({
  variant: shortText,
  sfen: shortText,
  timeControl: shortText,
  side: v.picklist(CHOSEN_SIDES),
  isRated: v.boolean(),
  hasWatchers: v.boolean(),
});

/** The terms of a game, and who has offered them to whom. */
const offerSchema = v.object({
  ...termsSchema.entries,
  by: v.picklist(COLORS),
  to: v.picklist(['anyone', 'invitation', 'person']),
});

export type GameOffer = v.InferOutput<typeof offerSchema>;

export function challengeOf(row: SqlRow): Challenge {
  const person = String(row.to_id);
  return {
    ...v.parse(termsSchema, JSON.parse(String(row.terms))),
    code: String(row.code),
    at: Number(row.at),
    by: { id: String(row.by_id), name: String(row.by_now) },
    to:
      row.to_kind === 'person'
        ? { kind: 'person', person, name: String(row.to_now) }
        : { kind: row.to_kind === 'anyone' ? 'anyone' : 'invitation' },
  };
}

/** The terms of a row of `game`. */
export function offerOf(row: SqlRow): GameOffer {
  return v.parse(offerSchema, JSON.parse(String(row.terms)));
}

export function gameOf(row: SqlRow): HallGame {
  const { by: maker, to: kind, ...terms } = offerOf(row);
  const players: Record<'black' | 'white', Person> = {
    black: { id: String(row.black), name: String(row.black_now) },
    white: { id: String(row.white), name: String(row.white_now) },
  };
  const { id: person, name } = players[opposite(maker)];
  const [code, at] = [String(row.code), Number(row.began)];
  const to = kind === 'person' ? ({ kind, person, name } as const) : ({ kind } as const);
  return {
    terms: { ...terms, isRated: Number(row.rated) === 1, code, at, by: players[maker], to },
    began: {
      ...{ code, at, game: String(row.name), ...players },
      ...(row.after_code !== null && { after: String(row.after_code) }),
    },
    ended:
      row.ended === null
        ? undefined
        : {
            at: Number(row.ended),
            plies: Number(row.plies),
            ending: v.parse(endingSchema, JSON.parse(String(row.ending))),
          },
  };
}
