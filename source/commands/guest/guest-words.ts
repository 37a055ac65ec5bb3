import type { HallVisit } from '../../rooms/hall/hall-visit.ts';
import type { HallGame } from '../../rooms/hall/hall-state.ts';
import { COLORS } from '../../rules/core/color.ts';
import { parseCode } from '../../rooms/room-code.ts';
import { findVariant, VARIANTS } from '../../rules/variants/index.ts';
import { argumentFaultText } from '../../text/argument-fault.ts';
import {
  GUEST_TEXTS,
  GUEST_WORDS,
  type GuestWord,
  guestHelp,
  guestUsageText,
  noGameOfCodeText,
  nothingOfCodeText,
  unknownGuestWordText,
} from '../../text/guest-words.ts';
import { hallRefusalText } from '../../text/lobby.ts';
import {
  type CommandContext,
  hasScreen,
  STATUS_DONE,
  STATUS_FAILED,
  STATUS_USAGE,
} from '../command.ts';
import { playRoom } from '../play-room.ts';
import { openWorkspace } from '../workspace.ts';
import { exportGames } from './export-games.ts';
import { openLobby } from './open-lobby.ts';

/** The most operands of each word. */
const MOST_OPERANDS = {
  games: 0,
  who: 0,
  ratings: 1,
  join: 1,
  watch: 1,
  export: 2,
  help: 0,
} as const satisfies Readonly<Record<GuestWord, number>>;

/**
 * Does what a guest of a server has asked for: their words, the game whose code is the name at which
 * they knocked, or the lobby.
 * @returns the exit status
 */
export async function runGuestWords(
  context: CommandContext,
  visit: HallVisit,
  words: string | undefined,
  user: string,
): Promise<number> {
  const [word, ...operands] = words?.split(/\s+/).filter((one) => one !== '') ?? [];
  if (word === undefined) {
    const code = parseCode(user);
    const isKnown = code !== undefined && isKnownCode(visit, code);
    return openLobby(context, visit, isKnown ? code : undefined);
  }
  const found = GUEST_WORDS.find(({ name }) => name === word.toLowerCase());
  if (!found) return refuse(context, unknownGuestWordText(word), STATUS_USAGE);
  if (operands.length > MOST_OPERANDS[found.name]) {
    return refuse(context, guestUsageText(found.name), STATUS_USAGE);
  }
  return runWord(context, visit, found.name, operands);
}

function isKnownCode({ house: { hall } }: HallVisit, code: string): boolean {
  return (hall.challenge(code) ?? hall.game(code)) !== undefined;
}

async function runWord(
  context: CommandContext,
  visit: HallVisit,
  word: GuestWord,
  operands: readonly string[],
): Promise<number> {
  const [first = ''] = operands;
  switch (word) {
    case 'help':
      return tell(context, guestHelp());
    case 'games':
    case 'who': {
      const { gamesTable, whoTable } = await import('../../text/lobby-tables.ts');
      return tell(context, (word === 'games' ? gamesTable : whoTable)(visit.house, visit.person));
    }
    case 'ratings':
      return tellRatings(context, visit, first);
    case 'join':
      return first === '' ? refuse(context, guestUsageText(word), STATUS_USAGE) : joinGame(context, visit, first);
    case 'watch':
      return first === '' ? refuse(context, guestUsageText(word), STATUS_USAGE) : watchGame(context, visit, first);
    case 'export':
      return first === '' ? refuse(context, guestUsageText(word), STATUS_USAGE) : exportGames(context, visit, first, operands[1]);
    default:
      return word satisfies never;
  }
}
