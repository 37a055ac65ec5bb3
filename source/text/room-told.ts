import type { GameTold } from '../activity/game.ts';
import type { RoomActivity } from '../activity/room.ts';
import type { RoomNews } from '../rooms/replica.ts';
import { LONGEST_SAYING } from '../rooms/room-event.ts';
import { announce, endLines, gameHeading } from './game-lines.ts';
import { tellGame } from './game-told.ts';
import { matchEventText } from './news.ts';
import { idleTexts, rematchText, roomEventText, roomTexts, standingOffers } from './room.ts';
import {
  ENGINES_STAY_OUT,
  LINE_BACK_TEXTS,
  LINE_LOST_TEXTS,
  leaveRoomQuestion,
  mutedText,
  ONLY_WATCHING,
  OPEN_ELSEWHERE,
  roomRefusalText,
} from './room-texts.ts';
import { SAID_NOTHING, type Said, said, type Telling, warned } from './said.ts';

const BELL = '\x07';

/** Tells what a word or a move in a room has come to, and what others do there. */
export function tellRoom(activity: RoomActivity, what: GameTold, telling: Telling): Said {
  const { stay, isOnServer, match } = activity;
  const { face, settings } = telling;
  const isScreen = face === 'screen';
  const keeper = isOnServer ? 'server' : 'host';
  switch (what.code) {
    case 'room':
      return tellNews(activity, what.news, telling);
    case 'line':
      if (isScreen) return SAID_NOTHING;
      return what.isOnline ? said(LINE_BACK_TEXTS[keeper]) : warned(LINE_LOST_TEXTS[keeper]);
    case 'idle': {
      const text = idleTexts(stay.replica).join(' ');
      const rings = !isScreen && what.isWarning && settings.bell === 'on';
      return said(rings ? `${text}${BELL}` : text);
    }
    case 'muted':
      return said(mutedText(what.isMuted));
    case 'watching':
      return warned(ONLY_WATCHING);
    case 'engines-stay-out':
      return warned(ENGINES_STAY_OUT);
    case 'leaves':
      return said(leaveRoomQuestion(isOnServer, match.clock !== undefined));
    case 'outcome':
      // A move is told when the room has told it.
      if (!isScreen && what.outcome.kind === 'played') return SAID_NOTHING;
      return tellGame(activity, what, telling);
    case 'asked': {
      const told = tellGame(activity, what, telling);
      if (what.word !== 'status') return told;
      return { ...told, lines: [...told.lines, ...roomTexts(stay.replica)] };
    }
    default:
      return tellGame(activity, what, telling);
  }
}

/** Says in a sentence what others have done in a room; undefined where that is not worth telling. */
export function roomNewsText({ stay, match }: RoomActivity, what: GameTold): string | undefined {
  const { replica } = stay;
  if (what.code === 'event') return matchEventText(what.event, match.ending);
  if (what.code === 'idle') return what.isWarning ? idleTexts(replica).join(' ') : undefined;
  if (what.code !== 'room' || what.news.kind !== 'event' || what.news.isOwn) return undefined;
  const { event } = what.news;
  switch (event.kind) {
    case 'offered':
      return standingOffers(replica).join(' ');
    case 'said':
    case 'greeted':
    case 'seated':
      return roomEventText(event, replica);
    default:
      return undefined;
  }
}

function tellNews(activity: RoomActivity, news: RoomNews, telling: Telling): Said {
  const { stay, isOnServer, match } = activity;
  const { replica } = stay;
  // A screen shows how the game begins.
  const begun = (text: string): Said => {
    if (telling.face === 'screen') return said(text);
    const lines = [...gameHeading(match, telling.charset), ...roomTexts(replica)];
    return { lines: [text, ...lines] };
  };
  switch (news.kind) {
    case 'event': {
      const { event } = news;
      if (event.kind === 'offered') {
        return telling.face === 'screen' ? SAID_NOTHING : { lines: standingOffers(replica) };
      }
      const [played] = news.moves;
      if (event.kind === 'moved' && played && telling.face === 'lines') {
        return { lines: [announce(match, played, telling.settings), ...endLines(match)] };
      }
      const text = roomEventText(event, replica);
      if (text === undefined) return SAID_NOTHING;
      return event.kind === 'seated' ? begun(text) : said(text);
    }
    case 'refused': {
      if (news.refusal.code === 'game-over') {
        return tellGame(activity, { code: 'over', typed: news.typed }, telling);
      }
      const { face } = telling;
      const keeper = isOnServer ? 'server' : 'host';
      return warned(roomRefusalText(news.refusal, { keeper, face, longest: LONGEST_SAYING }));
    }
    case 'rematch':
      return begun(rematchText(replica));
    case 'closed': {
      const isHost = stay.host === undefined;
      return news.why === 'handed-over' && isHost ? said(OPEN_ELSEWHERE) : SAID_NOTHING;
    }
    case 'presence':
    case 'state':
      return SAID_NOTHING;
    default:
      return news satisfies never;
  }
}
