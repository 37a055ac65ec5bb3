import { type GameRecord, type RecordNode, standingNode } from '../records/tree/record.ts';
import type { RoomCommandBody } from '../rooms/room-command.ts';
import type { RoomNews } from '../rooms/room-news.ts';
import { RoomPlayers } from '../rooms/room-players.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import type { RoomSeat } from '../rooms/seat.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { NOTHING, told } from './answer.ts';
import { BOARD_ROWS } from './board-words.ts';
import {
  AWAY_ROWS,
  type AwayWord,
  GameActivity,
  type GameAnswer,
  type GameTold,
  RESIGN_ROW,
} from './game.ts';
import { MATE_ROW } from './mate-word.ts';
import { ReplayActivity, type ReplayMeans } from './replay.ts';
import { HINT_ROW, QUIT_ROW, UNDO_ROW } from './shared-words.ts';
import { type BoundWords, bindWords, type WordRow } from './word-row.ts';

type Row = WordRow<RoomActivity, GameTold>;

/** A word that tells the room something. The room judges whether it may. */
function sendingRow<Name extends string>(
  name: Name,
  body: RoomCommandBody,
  more: Pick<Row, 'effect' | 'isOffered'> = {},
) {
  return {
    name,
    ...more,
    run: (room: RoomActivity) => room.send(body, name),
  } satisfies Row;
}

const whileOn = { effect: 'changes', isOffered: ({ isOver }: RoomActivity) => !isOver } as const;
const whileOffered = (room: RoomActivity) => !room.isOver || room.hasOffer;
const accepting = { effect: 'ends', isOffered: whileOffered } as const;
const declining = { effect: 'changes', isOffered: whileOffered } as const;

/** The words in a game of a room, in the order in which help lists them. */
export const ROOM_ROWS = [
  RESIGN_ROW,
  sendingRow('draw', { kind: 'offer', what: 'draw' }, whileOn),
  {
    ...sendingRow('impasse', { kind: 'offer', what: 'impasse' }, whileOn),
    needs: 'impasseThreshold',
  },
  { ...UNDO_ROW, isOffered: whileOn.isOffered },
  sendingRow('adjourn', { kind: 'offer', what: 'adjournment' }, whileOn),
  sendingRow('accept', { kind: 'answer', accepts: true }, accepting),
  sendingRow('decline', { kind: 'answer', accepts: false }, declining),
  {
    name: 'claim',
    effect: 'ends',
    argument: 'optional',
    isOffered: ({ isOver }) => !isOver,
    run: (room, result) =>
      room.send({ kind: 'claim', result: result === 'draw' ? 'draw' : 'win' }, `claim ${result}`),
  },
  {
    name: 'say',
    argument: 'required',
    run: (room, text) => room.send({ kind: 'say', text: text.trim() }, `say ${text}`),
  },
  sendingRow('greet', { kind: 'greet', what: 'greet' }),
  sendingRow('thanks', { kind: 'greet', what: 'thanks' }),
  sendingRow('well played', { kind: 'greet', what: 'well played' }),
  { name: 'mute', run: (room) => room.mute() },
  sendingRow(
    'rematch',
    { kind: 'offer', what: 'rematch' },
    { effect: 'changes', isOffered: ({ isOver }) => isOver },
  ),
  { ...HINT_ROW, isUnlisted: true },
  { ...MATE_ROW, isUnlisted: true },
  ...BOARD_ROWS,
  ...AWAY_ROWS,
  QUIT_ROW,
] as const satisfies readonly Row[];

export type RoomWord = (typeof ROOM_ROWS)[number]['name'];

/** A game of a room, for one who plays it. */
export class RoomActivity extends GameActivity {
  readonly words: BoundWords<GameTold> = bindWords<RoomActivity, GameTold>(this, ROOM_ROWS);
  readonly stay: RoomStay;
  readonly players: RoomPlayers;
  /** Whether a server keeps the game; otherwise its host does. */
  readonly isOnServer: boolean;
  readonly #endFollowing: () => void;
  /** Whether what the other side says is not told. */
  #isMuted = false;
  /** Whether the last move was made at another terminal of the player, and none was typed since. */
  #isOvertaken = false;
  /** What was told last of somebody who does not move. */
  #idle: string | undefined;

  constructor(settings: SessionSettings, stay: RoomStay, isOnServer: boolean) {
    super(settings);
    this.stay = stay;
    this.players = new RoomPlayers(stay.seat);
    this.isOnServer = isOnServer;
    this.#endFollowing = stay.seat.follow((news) => this.#hearNews(news));
  }

  /** Others read the record of the room: what is written after the end goes into one's own. */
  override get record(): GameRecord {
    return this.stay.seat.ownRecord;
  }

  /** Whether one side has offered something. */
  get hasOffer(): boolean {
    return Object.values(this.stay.seat.game.offers).length > 0;
  }

  get leaving(): GameTold | undefined {
    const isIdle = this.match.moves.length === 0 || this.stay.seat.game.isAdjourned;
    return this.isOver || isIdle ? undefined : { code: 'leaves' };
  }

  whyNotAway(word: AwayWord): GameTold | undefined {
    if (this.isOver || word === 'settings' || word === 'menu') return undefined;
    return word === 'analyse' ? { code: 'engines-stay-out' } : { code: 'not-over', word };
  }

  /** Engines help nobody in a room, which judges itself what else may be. */
  whyNot(word: string): GameTold | undefined {
    if (word !== HINT_ROW.name && word !== MATE_ROW.name) return undefined;
    return this.isOver ? { code: 'over', typed: word } : { code: 'engines-stay-out' };
  }

  resign(): GameAnswer {
    return this.send({ kind: 'resign' }, RESIGN_ROW.name);
  }

  /** Offers to take a move back. */
  protected override takeBack(): GameAnswer {
    return this.send({ kind: 'offer', what: 'take-back' }, UNDO_ROW.name);
  }

  hint(): GameAnswer {
    return NOTHING;
  }

  /** Tells the room something. @param typed the line, which comes back if it is refused */
  send(body: RoomCommandBody, typed: string): GameAnswer {
    void this.stay.seat.send(body, typed.trim());
    return NOTHING;
  }

  /** Hides what the other side says, or shows it again. */
  mute(): GameAnswer {
    this.#isMuted = !this.#isMuted;
    return told({ code: 'muted', isMuted: this.#isMuted });
  }

  /** A line that was typed before another terminal was faster is no move that waits. */
  protected override whyNoMove(line: string): GameTold | undefined {
    if (!this.#isOvertaken || this.isOver) return super.whyNoMove(line);
    this.#isOvertaken = false;
    return { code: 'room', news: { kind: 'refused', typed: line, refusal: { code: 'moved-on' } } };
  }

  /** Hears of the room no more. */
  override readonly close = (): void => this.#endFollowing();

  #hearNews(news: RoomNews): void {
    const what = { code: 'room', news } as const;
    switch (news.kind) {
      case 'event':
        this.#hearEvent(news);
        return;
      case 'rematch':
        this.dropPreMoves();
        this.isTurned = false;
        this.tell({ kind: 'told', what, as: 'talk', isHeard: true });
        return;
      case 'refused':
        if (news.refusal.code === 'not-sure') this.tell({ kind: 'told', what, as: 'talk' });
        else
          this.tell({ kind: 'entered', line: news.typed, answer: { kind: 'refused', why: what } });
        return;
      case 'closed':
        this.tell({ kind: 'told', what, as: 'talk' });
        return;
      case 'presence':
      case 'state':
        this.tell({ kind: 'told' });
        this.#hearIdle();
        return;
      default:
        news satisfies never;
    }
  }

  #hearEvent(news: Extract<RoomNews, { kind: 'event' }>): void {
    const { event, isOwn, moves } = news;
    const { side } = this.stay.seat;
    const [played] = moves;
    switch (event.kind) {
      case 'moved':
        this.#isOvertaken = !isOwn && event.by === side;
        if (played && isOwn) this.tell({ kind: 'told', what: { code: 'room', news } });
        else if (played) this.tellEvent({ kind: 'moved', played });
        return;
      case 'taken-back':
        this.tellEvent({ kind: 'taken-back', moves });
        return;
      case 'ended':
        this.tellEvent({ kind: 'ended', ending: event.ending });
        return;
      default: {
        const isTalk = event.kind === 'said' || event.kind === 'greeted';
        if (isTalk && event.by !== side && this.#isMuted) return;
        // What somebody says stays while one thinks about a move.
        const isOffer = event.kind === 'offered';
        this.tell({
          kind: 'told',
          what: { code: 'room', news },
          ...(isOffer ? { as: 'standing' } : isTalk && !isOwn && { as: 'talk' }),
          isHeard: !isOwn && (isTalk || isOffer || event.kind === 'seated'),
        });
      }
    }
  }

  /** Tells, once, that somebody has not moved for long. */
  #hearIdle(): void {
    const { seat } = this.stay;
    const { idle, match, side } = seat;
    const { turn } = match.game;
    const isSeen = !match.ending && (turn === side || seat.presence(turn) === 'here');
    const found = isSeen && idle ? `${turn} ${idle}` : undefined;
    const isNews = found !== undefined && found !== this.#idle;
    this.#idle = found;
    const isWarning = idle === 'warned' && turn === side;
    const what = { code: 'idle', isWarning } as const;
    if (isNews) this.tell({ kind: 'told', what, as: 'standing', isHeard: isWarning });
  }
}

/**
 * A game that others play in a room. It is walked through as a replay is, follows the last move, and
 * changes nothing; whoever looks at an earlier move stays there.
 */
export class RoomWatch {
  readonly replay: ReplayActivity;
  readonly #seat: RoomSeat;
  /** The last move when the record was shown last, which has changed since. */
  #last: RecordNode;

  constructor(seat: RoomSeat, means: Omit<ReplayMeans, 'gameIndex'>) {
    const { record, lastNode } = seat.match;
    this.#seat = seat;
    this.#last = lastNode;
    this.replay = new ReplayActivity({
      ...means,
      record,
      ply: standingNode(record).ply,
      cannotEdit: 'room-watched',
      isAside: true,
      standing: () => seat.match.lastNode,
      match: () => seat.match,
      isGoingOn: () => !seat.match.ending,
    });
  }

  /** Whether the last move is shown. */
  get isLast(): boolean {
    return this.replay.walk.node === this.#seat.match.lastNode;
  }

  /** Shows the game as it has become, or the game that has followed it. */
  follow(): void {
    const { record, lastNode } = this.#seat.match;
    const isOther = record !== this.replay.record;
    this.replay.showRecord(record, isOther || this.replay.walk.node === this.#last);
    this.#last = lastNode;
  }
}
