import type { RoomStay } from '../../../rooms/rooms.ts';
import type { Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { PlayScreen } from './play.tsx';

// STAND-IN: this file is replaced by the real one.

/** The screen on which the game of a room is played. */
export function roomPlayScreen(services: Services, stay: RoomStay, message?: string): Screen {
  return new PlayScreen(services, stay.replica.match, message);
}
