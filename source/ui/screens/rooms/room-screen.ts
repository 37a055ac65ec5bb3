import type { RoomStay } from '../../../rooms/rooms.ts';
import type { Texts } from '../../../text/texts.ts';
import type { Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { roomPlayScreen } from '../play/room-play.ts';
import { roomWatchScreen } from './room-watch.ts';
import { waitingScreen } from './waiting.ts';

/** The screen of somebody in a room: they watch, wait for the other player, or play. */
export function roomScreen(services: Services, stay: RoomStay): Screen {
  const { side, game } = stay.seat;
  const entry = ({ room }: Texts) => room.roomEntryText(stay);
  if (side === undefined) return roomWatchScreen(services, stay, entry);
  if (!game.hasBegun) return waitingScreen(services, stay);
  return roomPlayScreen(services, stay, entry);
}
