import { COLORS, type Color } from '../core/color.ts';
import { failure, type Result, success } from '../core/result.ts';

/** Who plays a side: a person, our own search, or another program. */
export type Player = { readonly kind: 'person'; readonly name: string } | ComputerPlayer;

export type ComputerPlayer =
  /** `level` from `LOWEST_LEVEL` to `HIGHEST_LEVEL`. */
  | { readonly kind: 'level'; readonly level: number }
  /** A program that speaks USI, with its arguments, as it is called. */
  | { readonly kind: 'engine'; readonly command: string };

export const LOWEST_LEVEL = 1;
export const HIGHEST_LEVEL = 10;

/** Why a text names no player. */
export type SideFault =
  | { readonly code: 'no-level'; readonly found: string }
  | { readonly code: 'no-command' };

/** Who plays where nobody is named. */
const NOBODY = 'Guest';

/**
 * Reads who plays a side: `level:4`, `engine:COMMAND`, or the name of a person. Control characters
 * in a name become spaces; without one it is `Guest`.
 */
export function parseSide(text: string): Result<Player, SideFault> {
  const [, prefix, rest = ''] = /^\s*(level|engine):(.*)$/is.exec(text) ?? [];
  switch (prefix?.toLowerCase()) {
    case 'level': {
      const found = rest.trim();
      const level = /^\d{1,2}$/.test(found) ? Number(found) : 0;
      const exists = level >= LOWEST_LEVEL && level <= HIGHEST_LEVEL;
      return exists ? success({ kind: 'level', level }) : failure({ code: 'no-level', found });
    }
    case 'engine': {
      const command = rest.trim();
      return command === ''
        ? failure({ code: 'no-command' })
        : success({ kind: 'engine', command });
    }
    default: {
      const name = text.replace(/\p{C}+/gu, ' ').trim();
      return success({ kind: 'person', name: name || NOBODY });
    }
  }
}

/** A player as `parseSide` reads it. */
export function formatSide(player: Player): string {
  switch (player.kind) {
    case 'person':
      return player.name;
    case 'level':
      return `level:${player.level}`;
    case 'engine':
      return `engine:${player.command}`;
    default:
      return player satisfies never;
  }
}

/** Names and commands by which a new game knows its players. */
export function seatNames(players: Readonly<Record<Color, Player>>): {
  readonly names: Readonly<Record<Color, string>>;
  readonly engines: Partial<Readonly<Record<Color, string>>>;
} {
  const engines: Partial<Record<Color, string>> = {};
  for (const color of COLORS) {
    const player = players[color];
    if (player.kind === 'engine') engines[color] = player.command;
  }
  return { names: { black: savedName(players.black), white: savedName(players.white) }, engines };
}

const COMPUTER = 'Computer, level ';

/**
 * A player as records name it: `Computer, level 4`.
 * @param engineName what a program calls itself; its command where it does not
 */
export function savedName(player: Player, engineName?: string): string {
  switch (player.kind) {
    case 'person':
      return player.name;
    case 'level':
      return `${COMPUTER}${player.level}`;
    case 'engine':
      return engineName || player.command;
    default:
      return player satisfies never;
  }
}

/** Who a name in a record stands for; a program cannot be told from a person by its name. */
export function playerOfName(name: string): Player {
  const level = name.startsWith(COMPUTER)
    ? parseSide(`level:${name.slice(COMPUTER.length)}`)
    : undefined;
  return level?.ok ? level.value : { kind: 'person', name };
}
