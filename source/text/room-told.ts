import type { GameTold } from '../activity/game.ts';
import type { RoomActivity } from '../activity/room.ts';
import { LONGEST_SAYING } from '../rooms/room-event.ts';
import type { RoomNews } from '../rooms/room-news.ts';
import { announce, endLines, gameHeading } from './game-lines.ts';
import { tellGame } from './game-told.ts';
import { matchEventText } from './news.ts';
import { idleTexts, rematchText, roomEventText, roomTexts, standingOffers } from './room.ts';
import { SAID_NOTHING, type Said, said, type Telling, warned } from './said.ts';
import type { Texts } from './texts.ts';

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
      return what.isOnline
        ? said(telling.teller.texts.room.LINE_BACK_TEXTS[keeper])
        : warned(telling.teller.texts.room.LINE_LOST_TEXTS[keeper]);
    case 'idle': {
      const { texts } = telling.teller;
      const text = texts.words.joinSentences(idleTexts(texts, stay.replica));
      const rings = !isScreen && what.isWarning && settings.bell === 'on';
      return said(rings ? `${text}${BELL}` : text);
    }
    case 'muted':
      return said(telling.teller.texts.room.mutedText(what.isMuted));
    case 'engines-stay-out':
      return warned(telling.teller.texts.room.ENGINES_STAY_OUT);
    case 'leaves':
      return said(
        telling.teller.texts.room.leaveRoomQuestion(isOnServer, match.clock !== undefined),
      );
    case 'outcome':
    case 'has-waited':
      // A move is told when the room has told it.
      if (!isScreen && what.outcome.kind === 'played') return SAID_NOTHING;
      return tellGame(activity, what, telling);
    case 'asked': {
      const told = tellGame(activity, what, telling);
      if (what.word !== 'status') return told;
      return { ...told, lines: [...told.lines, ...roomTexts(telling.teller.texts, stay.replica)] };
    }
    default:
      return tellGame(activity, what, telling);
  }
}

/** Says in a sentence what others have done in a room; undefined where that is not worth telling. */
export function roomNewsText(
  texts: Texts,
  { stay, match }: RoomActivity,
  what: GameTold,
): string | undefined {
  const { replica } = stay;
  if (what.code === 'event') return matchEventText(texts, what.event, match.ending);
  const { joinSentences } = texts.words;
  if (what.code === 'idle') {
    return what.isWarning ? joinSentences(idleTexts(texts, replica)) : undefined;
  }
  if (what.code !== 'room' || what.news.kind !== 'event' || what.news.isOwn) return undefined;
  const { event } = what.news;
  switch (event.kind) {
    case 'offered':
      return joinSentences(standingOffers(texts, replica));
    case 'said':
    case 'greeted':
    case 'seated':
      return roomEventText(texts, event, replica);
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
    const lines = [
      ...gameHeading(telling.teller.texts, match, telling.charset),
      ...roomTexts(telling.teller.texts, replica, true),
    ];
    return { lines: [text, ...lines] };
  };
  switch (news.kind) {
    case 'event': {
      const { event } = news;
      if (event.kind === 'offered') {
        return telling.face === 'screen'
          ? SAID_NOTHING
          : { lines: standingOffers(telling.teller.texts, replica) };
      }
      const [played] = news.moves;
      if (event.kind === 'moved' && played && telling.face === 'lines') {
        return {
          lines: [
            announce(telling.teller.texts, match, played, telling.settings),
            ...endLines(telling.teller.texts, match),
          ],
        };
      }
      const text = roomEventText(telling.teller.texts, event, replica);
      if (text === undefined) return SAID_NOTHING;
      return event.kind === 'seated' ? begun(text) : said(text);
    }
    case 'refused': {
      if (news.refusal.code === 'game-over') {
        return tellGame(activity, { code: 'over', typed: news.typed }, telling);
      }
      const { face } = telling;
      const keeper = isOnServer ? 'server' : 'host';
      return warned(
        telling.teller.texts.room.roomRefusalText(news.refusal, {
          keeper,
          face,
          longest: LONGEST_SAYING,
        }),
      );
    }
    case 'rematch':
      return begun(rematchText(telling.teller.texts, replica));
    case 'closed': {
      const isHost = stay.host === undefined;
      return news.why === 'handed-over' && isHost
        ? said(telling.teller.texts.room.OPEN_ELSEWHERE)
        : SAID_NOTHING;
    }
    case 'presence':
    case 'state':
      return SAID_NOTHING;
    default:
      return news satisfies never;
  }
}
