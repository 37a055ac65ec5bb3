import { closeSync, openSync, readSync } from 'node:fs';
import type { Color } from '../../rules/core/color.ts';
import { shogi } from '../../rules/variants/shogi/rules.ts';
import { scanPsn } from '../formats/psn/psn-scan.ts';
import { type PlayerTags, playerTags } from '../tree/record.ts';
import { ROOM_TAG } from '../tree/room-tag.ts';
import { isScore, parseTermination, type Score, type Termination } from '../tree/termination.ts';

/**
 * What the first lines of a game file say. It is quick to read, since moves are not looked at; of a
 * damaged file or one without tags the full reading may say more.
 */
export interface GameHead {
  /** As the tag has it, `2026.11.20`; empty where it is missing, like the next five. */
  readonly date: string;
  readonly variant: string;
  readonly black: string;
  readonly white: string;
  readonly timeControl: string;
  /** The code of the room in which it is played. */
  readonly room: string;
  readonly players: Readonly<Record<Color, PlayerTags>>;
  /** `*` also where no tag says how the game ended. */
  readonly score: Score;
  readonly termination: Termination | undefined;
}

/** The tags of a game take some hundred bytes. */
const HEAD_BYTES = 4096;

const buffer = Buffer.allocUnsafe(HEAD_BYTES);

/** The tags of the first game of a file; those of an empty file where it cannot be read. */
export function readHead(path: string): GameHead {
  try {
    const file = openSync(path, 'r');
    try {
      return parseHead(buffer.toString('utf8', 0, readSync(file, buffer, 0, HEAD_BYTES, 0)));
    } finally {
      closeSync(file);
    }
  } catch {
    // The full reading tells why.
    return parseHead('');
  }
}

/** @param text the beginning of a record, which may be cut off anywhere */
export function parseHead(text: string): GameHead {
  const tags = new Map<string, string>();
  for (const token of scanPsn(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'))) {
    if (token.kind === 'tag') tags.set(token.name, tags.get(token.name) ?? token.value);
    else if (token.kind !== 'comment' && token.kind !== 'bad-tag') break;
  }
  const score = tags.get('Result')?.trim() ?? '';
  const black = tags.get('Sente') ?? tags.get('Black') ?? '';
  const white = tags.get('Gote') ?? tags.get('White') ?? '';
  const player = (color: Color, name: string) => ({
    ...playerTags(color, (tag) => tags.get(tag)),
    name,
  });
  return {
    date: tags.get('Date') ?? '',
    variant: tags.get('Variant') ?? shogi.id,
    black,
    white,
    timeControl: tags.get('TimeControl') ?? '',
    room: tags.get(ROOM_TAG) ?? '',
    players: { black: player('black', black), white: player('white', white) },
    score: isScore(score) ? score : '*',
    termination: parseTermination(tags.get('Termination') ?? ''),
  };
}
