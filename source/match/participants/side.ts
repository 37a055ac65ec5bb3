import { cleanName } from '../../clean/clean-text.ts';
import { isPersonName } from '../../clean/person-name.ts';
import {
  type GameRecord,
  PLAYER_TAGS,
  type PlayerTags,
  playerTags,
  type RecordTag,
  setTag,
  tagValue,
} from '../../records/tree/record.ts';
import type { Color } from '../../rules/core/color.ts';
import { numbersTo } from '../../rules/core/numbers-to.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';

/** The player of a side: a person, our own search, or another program. */
export type Player = { readonly kind: 'person'; readonly name: string } | ComputerPlayer;

export type ComputerPlayer =
  /** `level` from `LOWEST_LEVEL` to `HIGHEST_LEVEL`. */
  | { readonly kind: 'level'; readonly level: number }
  /** The command line of a program that speaks USI, or its name in the list of engines. */
  | { readonly kind: 'engine'; readonly command: string };

export const LOWEST_LEVEL = 1;
export const HIGHEST_LEVEL = 10;
export const LEVEL_NUMBERS = numbersTo(HIGHEST_LEVEL);

/** Why a text names no player. */
type SideFault =
  | { readonly code: 'no-level'; readonly found: string }
  | { readonly code: 'no-command' }
  /** The text means a computer, but not clearly: `cpu`, `level 3`. */
  | { readonly code: 'no-person' };

/** The name of a person without a name. */
export const NOBODY = 'Guest';

/**
 * Reads the player of a side: `level:4`, `engine:COMMAND`, `engine:NAME`, or the name of a person. Control
 * characters in a name become spaces; an empty name is `Guest`.
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
      if (!isPersonName(text)) return failure({ code: 'no-person' });
      return success({ kind: 'person', name: cleanName(text) || NOBODY });
    }
  }
}

/**
 * The players of both sides: an open side goes to the player at this terminal, or to a guest if
 * that player has the other side.
 * @param ownName the name of the player at this terminal
 */
export function fillSides(
  { black, white }: Readonly<Record<Color, Player | undefined>>,
  ownName: string,
): Record<Color, Player> {
  const own: Player = { kind: 'person', name: ownName };
  const guest: Player = { kind: 'person', name: NOBODY };
  const isTaken = (player: Player | undefined) =>
    player?.kind === 'person' && player.name === ownName;
  const first = black ?? (isTaken(white) ? guest : own);
  return { black: first, white: white ?? (isTaken(first) ? guest : own) };
}

const COMPUTER = 'Computer, level ';

/** The name of a player in records: `Computer, level 4`; a program's command until it is known. */
export function savedName(player: Player): string {
  switch (player.kind) {
    case 'person':
      return player.name;
    case 'level':
      return `${COMPUTER}${player.level}`;
    case 'engine':
      return player.command;
    default:
      return player satisfies never;
  }
}

/**
 * The player that a name stands for in an older game, whose tags do not tell levels. A program
 * looks like a person.
 */
export function playerOfName(name: string): Player {
  const level = name.startsWith(COMPUTER) ? levelOf(name.slice(COMPUTER.length)) : undefined;
  return level ?? { kind: 'person', name };
}

/** The player that the tags of a game tell, old or new. A program comes before a level. */
export function playerOfTags({ name, engine, level, type }: PlayerTags): Player {
  if (engine !== '') return { kind: 'engine', command: engine };
  if (type.toLowerCase() === HUMAN) return { kind: 'person', name: name || NOBODY };
  return levelOf(level) ?? playerOfName(name || NOBODY);
}

/** The tags that tell a player beside the name; a person needs one only if the name misleads. */
export function tagsOfPlayer(color: Color, player: Player): readonly RecordTag[] {
  const { engine, level, type } = PLAYER_TAGS[color];
  switch (player.kind) {
    case 'person':
      return playerOfName(player.name).kind === 'person' ? [] : [{ name: type, value: HUMAN }];
    case 'level':
      return [{ name: level, value: String(player.level) }];
    case 'engine':
      return [{ name: engine, value: player.command }];
    default:
      return player satisfies never;
  }
}

/** What PGN calls a person. */
const HUMAN = 'human';

function levelOf(text: string): Player | undefined {
  const player = parseSide(`level:${text}`);
  return player.ok ? player.value : undefined;
}

/** The name of a player; `Guest` if the record has none. */
export function playerName(record: GameRecord, color: Color): string {
  return tagValue(record, PLAYER_TAGS[color].name) ?? NOBODY;
}

/** Gives a player another name, from the next save on. */
export function renamePlayer(record: GameRecord, color: Color, name: string): void {
  setTag(record, PLAYER_TAGS[color].name, name);
}

/** The player of a side, as the record tells. */
export function playerOf(record: GameRecord, color: Color): Player {
  return playerOfTags(playerTags(color, (tag) => tagValue(record, tag)));
}
