import { fromOfPage, type LobbyList, listPage } from '../../activity/lobby-answer.ts';
import type { HallRefusal } from '../../hall/hall-command.ts';
import { parseRatingsWords } from '../../hall/ratings-words.ts';
import type { Visit } from '../../hall/visit.ts';
import { parseCode } from '../../rooms/room-code.ts';
import { failure, type Result, success } from '../../rules/core/result.ts';
import { VARIANTS } from '../../rules/variants/index.ts';
import {
  GUEST_WORDS,
  type GuestWord,
  guestHelp,
  guestLine,
  type LobbyView,
  listLines,
  ratingsLines,
} from '../../text/lobby.ts';
import { type CommandContext, hasScreen, STATUS_DONE } from '../command.ts';
import { tellLeftRoom } from '../left-room.ts';
import { lineFace, playLines } from '../play-match.ts';
import { fail, reject, reportFault } from '../report.ts';
import { showScreen } from '../show-screen.ts';
import { openWorkspace, plainCharset } from '../workspace.ts';
import { exportGames } from './export-games.ts';

/** The fewest and the most operands of each word. */
const OPERANDS = {
  games: [0, 1],
  who: [0, 0],
  ratings: [0, 2],
  join: [1, 1],
  watch: [1, 1],
  export: [1, 2],
  help: [0, 0],
} as const satisfies Readonly<Record<GuestWord, readonly [number, number]>>;

/**
 * Does what a guest of a server has asked for: their words, the game whose code is the name at which
 * they knocked, or the lobby.
 * @returns the exit status
 */
export async function runGuestWords(
  context: CommandContext,
  visit: Visit,
  words: string | undefined,
  user: string,
): Promise<number> {
  const [first, ...operands] = words?.split(/\s+/).filter((word) => word !== '') ?? [];
  if (first === undefined) return openLobby(context, visit, await knockedCode(visit, user));
  const word = GUEST_WORDS.find((name) => name === first.toLowerCase());
  if (!word) return reject(context, context.texts.lobby.noGuestWordText(first, GUEST_WORDS));
  const [fewest, most] = OPERANDS[word];
  if (operands.length < fewest || operands.length > most) {
    return reject(context, context.texts.lobby.guestUsage(guestLine(word)));
  }
  return runWord({ ...context, name: word }, visit, word, operands);
}

/**
 * The code in a name at which somebody knocks: one that is known, or one in capitals, as it is sent.
 * Most knock at a name that is no code.
 */
async function knockedCode(visit: Visit, user: string): Promise<string | undefined> {
  const known = await lookUp(visit, user);
  if (known.ok) return known.value;
  return parseCode(user) === user ? user : undefined;
}

/** The code of a challenge or a game, if a text is one. The house counts who is wrong. */
async function lookUp(visit: Visit, text: string): Promise<Result<string, HallRefusal>> {
  const code = parseCode(text);
  if (code === undefined) return failure({ code: 'challenge-gone' });
  const found = await visit.command({ kind: 'look-up', code });
  return found.ok ? success(code) : found;
}

/**
 * Shows the lobby, on the screen or line by line, until the guest leaves.
 * @param code of the challenge or game to which they go at once. Default: none
 * @returns the exit status
 */
async function openLobby(context: CommandContext, visit: Visit, code?: string): Promise<number> {
  const workspace = openWorkspace(context);
  if (hasScreen(context)) {
    return showScreen(context, workspace, async (services) => {
      const { lobbyScreen } = await import('../../ui/screens/lobby/lobby.tsx');
      return lobbyScreen(services, undefined, code);
    });
  }
  const { lobbyLines } = await import('../../plain/lobby.ts');
  const { engines } = workspace;
  const { publicAddress } = context.served ?? {};
  const face = lineFace(context, workspace);
  const { mode, activity } = lobbyLines({ visit, engines, publicAddress, code, ...face });
  const status = await playLines(context, workspace, () => mode);
  if (activity.latestStay) tellLeftRoom(context.texts, context, activity.latestStay);
  return status;
}

async function runWord(
  context: CommandContext,
  visit: Visit,
  word: GuestWord,
  operands: readonly string[],
): Promise<number> {
  const [first = '', second] = operands;
  switch (word) {
    case 'help':
      return tell(context, guestHelp(context.texts));
    case 'games':
    case 'who':
      return tellList(context, visit, word, first);
    case 'ratings':
      return tellRatings(context, visit, operands.join(' '));
    case 'join':
    case 'watch': {
      const found = await lookUp(visit, first);
      if (found.ok) return openLobby(context, visit, found.value);
      const { fault } = found;
      const isWrong = fault.code === 'challenge-gone';
      const text = isWrong
        ? context.texts.lobby.nothingOfCodeText(first)
        : context.texts.lobby.hallRefusalText(fault);
      return fail(context, text);
    }
    case 'export':
      return exportGames(context, visit, first, second);
    default:
      return word satisfies never;
  }
}

/** What the tables of the lobby look like to a guest. */
function viewOf(context: CommandContext, { house, person: me }: Visit): LobbyView {
  const { settings } = openWorkspace(context);
  const { variant } = settings.all;
  return { house, me, variant, charset: plainCharset(context, settings) };
}

/** @param typed the number of a page of the games. Default: the first */
async function tellList(
  context: CommandContext,
  visit: Visit,
  list: Extract<LobbyList, GuestWord>,
  typed: string,
): Promise<number> {
  const from = fromOfPage(typed);
  if (from === undefined) return reject(context, context.texts.lobby.guestUsage(guestLine(list)));
  const { house, person } = visit;
  await house.meetAll();
  const page = listPage(list, house, person, from);
  return tell(context, listLines(context.texts, list, page, viewOf(context, visit)));
}

async function tellRatings(context: CommandContext, visit: Visit, which: string): Promise<number> {
  const { charset, me, ...view } = viewOf(context, visit);
  const page = parseRatingsWords(which, view.variant);
  if (!page.ok) {
    const valid = VARIANTS.map((one) => one.id);
    const fault = { code: 'unknown-value', what: 'game', found: page.fault, valid } as const;
    return reportFault(context, fault);
  }
  const { variant, from } = page.value;
  const ranking = await visit.house.ranking(variant.id, from, me?.id);
  return tell(context, ratingsLines(context.texts, ranking, from, charset));
}

function tell({ stdout }: CommandContext, lines: readonly string[]): number {
  stdout.write(`${lines.join('\n')}\n`);
  return STATUS_DONE;
}
