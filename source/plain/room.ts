import type { RoomStay } from '../rooms/rooms.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Charset } from '../text/charset.ts';
import type { Looks } from '../text/looks.ts';

// STAND-IN: this file is replaced by the real one.

export interface PlainRoomOptions {
  readonly stay: RoomStay;
  readonly settings: SessionSettings;
  readonly charset: Charset;
  readonly looks: Looks;
}

/** The line mode of a room. */
export class PlainRoom {
  hasQuit = false;
  readonly options: PlainRoomOptions;

  constructor(options: PlainRoomOptions) {
    this.options = options;
  }

  heading(): string[] {
    return [];
  }

  answer(line: string): string[] {
    this.hasQuit = line === 'quit';
    return this.hasQuit ? [] : ['?'];
  }

  close(): void {
    this.hasQuit = true;
  }
}
