import { closeSync, openSync, readSync } from 'node:fs';
import type { Color } from '../core/color.ts';
import { shogi } from '../core/variants/shogi.ts';
import { scanPsn } from './psn-scan.ts';
import { ENGINE_TAGS } from './record.ts';
import { isScore, type Score } from './termination.ts';

/**
 * What the first lines of a game file say, without a look at its moves: quick to read, but with a
 * damaged file or one without tags the full reading may say more.
 */
export interface GameHead {
  /** As the tags have them; empty where they are missing. */
  readonly date: string;
  readonly variant: string;
  readonly black: string;
  readonly white: string;
  readonly timeControl: string;
  /** The command of the program that played a side, empty where none did. */
  readonly engines: Readonly<Record<Color, string>>;
  /** `*` also where no tag says how the game ended. */
  readonly score: Score;
}

/** Tags of a game take some hundred bytes. */
const HEAD_BYTES = 4096;

const buffer = Buffer.allocUnsafe(HEAD_BYTES);

/** The tags of the first game of a file; of a file that cannot be read, those of an empty one. */
export function readHead(path: string): GameHead {
  try {
    const file = openSync(path, 'r');
    try {
      return parseHead(buffer.toString('utf8', 0, readSync(file, buffer, 0, HEAD_BYTES, 0)));
    } finally {
      closeSync(file);
    }
  } catch {
    // Why, is told where the whole of it is read.
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
  return {
    date: tags.get('Date') ?? '',
    variant: tags.get('Variant') ?? shogi.id,
    black: tags.get('Sente') ?? tags.get('Black') ?? '',
    white: tags.get('Gote') ?? tags.get('White') ?? '',
    timeControl: tags.get('TimeControl') ?? '',
    engines: {
      black: tags.get(ENGINE_TAGS.black)?.trim() ?? '',
      white: tags.get(ENGINE_TAGS.white)?.trim() ?? '',
    },
    score: isScore(score) ? score : '*',
  };
}
