import { awaited } from '../activity/answer.ts';
import { LobbyActivity } from '../activity/lobby.ts';
import type { LobbyTold } from '../activity/lobby-answer.ts';
import { inEnglish } from '../activity/word-spellings.ts';
import { lobbyEntries } from '../hall/lobby-list.ts';
import type { Visit } from '../hall/visit.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import {
  challengeLine,
  enteredText,
  houseTrouble,
  lobbyGreeting,
  lobbyView,
  meLines,
  tellLobby,
} from '../text/lobby.ts';
import { screenPlaceText } from '../text/settings.ts';
import { SAID_NOTHING, type Said, said, type Telling } from '../text/tell.ts';
import { nearWord } from '../text/typed.ts';
import { type Inside, LineSession } from './line-session.ts';
import { type InnerReplay, replayInside } from './replay.ts';
import { roomLines } from './room.ts';
import { refuse } from './run-lines.ts';

interface LobbyLinesOptions extends Omit<InnerReplay, 'store' | 'gameIndex'> {
  readonly visit: Visit;
  /** The code of the challenge or game to which the guest goes at once. Default: none. */
  readonly code?: string | undefined;
}

/** Words that lead back to the lobby, beside `quit`. */
function leaves(line: string): 'leaves' | undefined {
  return ['lobby', 'menu'].includes(inEnglish(line)) ? 'leaves' : undefined;
}

/** The lobby of a server without a screen, with the games to which it leads. */
export function lobbyLines(options: LobbyLinesOptions): {
  readonly mode: LineSession<LobbyTold>;
  readonly activity: LobbyActivity;
} {
  const { tongue, visit, settings, charset, looks, publicAddress, code } = options;
  const activity = new LobbyActivity({
    visit,
    settings,
    publicAddress,
    code,
    isBusy: () => mode.isElsewhere,
    nearWord: (typed, words) => nearWord(tongue.texts, typed, words),
  });
  const means: InnerReplay = { ...options, store: undefined };
  const left = () => [tongue.texts.lobby.IN_LOBBY];
  const mode: LineSession<LobbyTold> = new LineSession({
    tongue,
    activity,
    charset,
    looks,
    tell: (what, telling) => tellLobby(activity, what, telling),
    heading: () => lobbyHeading(activity, options),
    helped: 'lobby',
    go: (to, argument, telling) => {
      const { replayed } = activity.records;
      const { texts } = tongue;
      switch (to) {
        case 'game':
          return activity.latestStay && gameInside(activity.latestStay, means);
        case 'replay':
          return replayed && { ...replayInside(replayed, means), leaves, left };
        case 'challenge':
          return said(texts.lobby.challengeByName(argument));
        case 'me':
          return tellMe(activity, options, telling);
        default:
          return screenPlaceText(texts, to, settings.all, 'server');
      }
    },
  });
  return { mode, activity };
}

/** A game to which the lobby leads. */
function gameInside(stay: RoomStay, means: InnerReplay): Inside {
  const { texts } = means.tongue;
  return {
    mode: roomLines({ ...means, stay, keeper: 'server' }),
    entered: enteredText(texts, stay),
    leaves,
    help: texts.lobby.IN_GAME_HELP,
    left: async () => {
      const { goesOn } = stay.seat;
      await stay.leave();
      const { IN_LOBBY, backToGameText } = means.tongue.texts.lobby;
      return goesOn ? [IN_LOBBY, backToGameText(stay.code)] : [IN_LOBBY];
    },
  };
}

function lobbyHeading(
  activity: LobbyActivity,
  { tongue: { texts }, visit: { house, person }, charset }: LobbyLinesOptions,
): readonly string[] {
  if (!person) return [texts.lobby.NAME_TEXTS.about, texts.lobby.LOBBY_ANSWERS['no-name']];
  const trouble = houseTrouble(texts, house);
  const forMe = lobbyEntries(house, person).flatMap((entry) =>
    entry.kind === 'challenge' && entry.isFor ? [challengeLine(texts, entry.challenge)] : [],
  );
  return [
    lobbyGreeting(texts, person, lobbyView(activity, charset)),
    ...(trouble === undefined ? [] : refuse(trouble)),
    ...forMe,
  ];
}

async function tellMe(
  activity: LobbyActivity,
  { tongue, visit: { person }, charset, publicAddress }: LobbyLinesOptions,
  telling: Telling,
): Promise<Said> {
  const found = await awaited(activity.keys.find());
  if (found.kind === 'refused') {
    return { ...tellLobby(activity, found.why, telling), isWarning: true };
  }
  if (!person) return SAID_NOTHING;
  return { lines: meLines(tongue.texts, person, lobbyView(activity, charset), publicAddress) };
}
