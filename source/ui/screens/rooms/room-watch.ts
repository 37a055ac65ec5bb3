import type { Match } from '../../../match/match.ts';
import { standingNode } from '../../../records/tree/record.ts';
import type { RoomNews } from '../../../rooms/replica.ts';
import type { RoomStay } from '../../../rooms/rooms.ts';
import { houseAlarm } from '../../../text/lobby.ts';
import { ENGINES_STAY_OUT, rematchText, roomEventText } from '../../../text/room.ts';
import { ROOM_WATCH_TEXTS, watchedRoomText } from '../../../text/room-watching.ts';
import type { Message } from '../../app/message.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import type { FacedClock } from '../../board/clock-faces.ts';
import { ReplayScreen } from '../replay/replay.tsx';
import type { ReplayKey } from '../replay/replay-state.ts';

/**
 * A game that others play in a room. It follows the last move, and changes nothing; whoever looks at
 * an earlier move stays there.
 */
export class RoomWatchScreen extends ReplayScreen {
  readonly #stay: RoomStay;
  readonly #record: Match['record'];
  /** The last move when the record was shown last, which has changed since. */
  #last: ReplayScreen['walk']['node'];
  #closed: Extract<RoomNews, { kind: 'closed' }>['why'] | undefined;
  #endFollowing = () => {};

  constructor(services: Services, stay: RoomStay, message?: string) {
    const { match } = stay.replica;
    const options = { cannotEdit: ROOM_WATCH_TEXTS.cannotEdit, isAside: true };
    super(services, match.record, standingNode(match.record).ply, options);
    services.enter(stay);
    this.#stay = stay;
    this.#record = match.record;
    this.#last = match.lastNode;
    if (message !== undefined) this.say(message);
  }

  /** The game as it stands in the room. */
  get match(): Match {
    return this.#stay.replica.match;
  }

  override shown(app: Navigator): void {
    // Another game may have begun while another screen was on top.
    if (this.match.record !== this.#record) {
      this.#watchNext(app);
      return;
    }
    this.#endFollowing();
    this.#endFollowing = this.#stay.replica.follow((news) => {
      if (news.kind === 'rematch') this.#watchNext(app);
      else this.#hear(news);
      app.changed();
    });
    this.#follow();
    super.shown(app);
  }

  override hidden(): void {
    this.#endFollowing();
    super.hidden();
  }

  protected override get alarm(): Message | undefined {
    const { visit } = this.services;
    const text = visit && houseAlarm(visit.house);
    return text === undefined ? undefined : { text, tone: 'warning' };
  }

  protected override get standing(): string | undefined {
    const text = watchedRoomText({
      replica: this.#stay.replica,
      closed: this.#closed,
      isLast: this.#isLast,
    });
    return text === '' ? undefined : text;
  }

  /** The running clocks at the last move, else those of the move that is shown. */
  protected override get clock(): FacedClock | undefined {
    return this.#isLast && !this.match.ending ? this.match.clock : super.clock;
  }

  protected override get cannotAnalyse(): string | undefined {
    return this.match.ending ? undefined : ENGINES_STAY_OUT;
  }

  protected override act(key: ReplayKey, app: Navigator): void {
    switch (key) {
      case 'last':
        this.dispatch({ kind: 'key', key });
        this.walk.enter(this.match.lastNode);
        return;
      case 'leave':
        this.#endFollowing();
        void this.services.leaveRoom();
        app.back();
        return;
      default:
        super.act(key, app);
    }
  }

  get #isLast(): boolean {
    return this.walk.node === this.match.lastNode;
  }

  /** Shows the record as it is now. */
  #follow(): void {
    const wasThere = this.walk.node === this.#last;
    this.showRecord(this.match.record, wasThere);
    this.#last = this.match.lastNode;
  }

  /** Shows the game that follows this one. */
  #watchNext(app: Navigator): void {
    const stay = this.#stay;
    app.replace(new RoomWatchScreen(this.services, stay, rematchText(stay.replica)));
  }

  #hear(news: Exclude<RoomNews, { kind: 'rematch' }>): void {
    switch (news.kind) {
      case 'event': {
        const { event } = news;
        this.#closed = undefined;
        if (event.kind === 'said' || event.kind === 'greeted') {
          this.say(roomEventText(event, this.#stay.replica) ?? '');
          return;
        }
        this.dispatch({ kind: 'say', message: undefined });
        this.#follow();
        return;
      }
      case 'closed':
        this.#closed = news.why;
        return;
      case 'presence':
        if (this.#stay.replica.isOnline) this.#closed = undefined;
        return;
      case 'state':
      case 'refused':
        return;
      default:
        news satisfies never;
    }
  }
}
