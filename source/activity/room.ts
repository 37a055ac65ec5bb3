import type { RoomNews } from '../rooms/replica.ts';
import type { RoomCommandBody } from '../rooms/room-command.ts';
import { RoomPlayers } from '../rooms/room-players.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import { goTo, NOTHING } from './answer.ts';
import { BOARD_ROWS } from './board-words.ts';
import { GameActivity, type GameAnswer, type GameTold } from './game.ts';
import { type BoundWord, bindWords, type WordRow } from './word-row.ts';

type Row = WordRow<RoomActivity, GameTold>;

/** A word that tells the room something. The room judges whether it may. */
function sendingRow<Name extends string>(
  name: Name,
  body: RoomCommandBody,
  { effect, isOffered }: Pick<Row, 'effect' | 'isOffered'> = {},
) {
  return {
    name,
    ...(effect && { effect }),
    ...(isOffered && { isOffered }),
    run: (room: RoomActivity) => room.send(body, name),
  } satisfies Row;
}

const whileOn = { effect: 'changes', isOffered: ({ isOver }: RoomActivity) => !isOver } as const;
const whileOffered = (room: RoomActivity) => !room.isOver || room.hasOffer;

/** The words in a game of a room, in the order in which help lists them. */
export const ROOM_ROWS = [
  {
    name: 'resign',
    effect: 'ends',
    isOffered: ({ isOver }) => !isOver,
    run: (room) => {
      const yes = () => room.send({ kind: 'resign' }, 'resign');
      return room.isOver
        ? yes()
        : { kind: 'asked', what: { code: 'resigns' }, word: 'resign', yes };
    },
  },
  sendingRow('draw', { kind: 'offer', what: 'draw' }, whileOn),
  {
    ...sendingRow('impasse', { kind: 'offer', what: 'impasse' }, whileOn),
    needs: 'impasseThreshold',
  },
  sendingRow('undo', { kind: 'offer', what: 'take-back' }, whileOn),
  sendingRow('adjourn', { kind: 'offer', what: 'adjournment' }, whileOn),
  sendingRow(
    'accept',
    { kind: 'answer', accepts: true },
    { effect: 'ends', isOffered: whileOffered },
  ),
  sendingRow(
    'decline',
    { kind: 'answer', accepts: false },
    { effect: 'changes', isOffered: whileOffered },
  ),
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
  {
    name: 'hint',
    isOffered: () => false,
    refusal: ({ isOver }) =>
      isOver ? { code: 'over', typed: 'hint' } : { code: 'engines-stay-out' },
    run: () => NOTHING,
  },
  ...BOARD_ROWS,
  {
    name: 'replay',
    refusal: ({ isOver }) => (isOver ? undefined : { code: 'engines-stay-out' }),
    run: () => goTo('replay'),
  },
  {
    name: 'analyse',
    refusal: ({ isOver }) => (isOver ? undefined : { code: 'engines-stay-out' }),
    run: () => goTo('replay', 'analyse'),
  },
  { name: 'settings', run: () => goTo('settings') },
  {
    name: 'learn',
    refusal: ({ isOver }) => (isOver ? undefined : { code: 'not-over', word: 'learn' }),
    run: () => goTo('learn'),
  },
  { name: 'menu', run: () => goTo('menu') },
  { name: 'quit', effect: 'ends', run: (room) => room.quit() },
] as const satisfies readonly Row[];

export type RoomWord = (typeof ROOM_ROWS)[number]['name'];

/** A game of a room, for a player or a watcher. */
export class RoomActivity extends GameActivity {
  readonly words: readonly BoundWord<GameTold>[] = bindWords(this, ROOM_ROWS);
  readonly stay: RoomStay;
  readonly players: RoomPlayers;
  /** Whether a server keeps the game; otherwise its host does. */
  readonly isOnServer: boolean;
  readonly #endFollowing: () => void;
  /** Whether what the other side says is not told. */
  #isMuted = false;
  #wasOnline = true;
  /** What was told last of somebody who does not move. */
  #idle: string | undefined;

  constructor(settings: SessionSettings, stay: RoomStay, isOnServer: boolean) {
    super(settings);
    this.stay = stay;
    this.players = new RoomPlayers(stay.replica);
    this.isOnServer = isOnServer;
    this.#endFollowing = stay.replica.follow((news) => this.#hearNews(news));
  }

  /** Whether one side has offered something. */
  get hasOffer(): boolean {
    return Object.values(this.stay.replica.game.offers).length > 0;
  }

  get leaving(): GameTold | undefined {
    const isIdle = this.match.moves.length === 0 || this.stay.replica.game.isAdjourned;
    return this.isOver || isIdle ? undefined : { code: 'leaves' };
  }

  /** Tells the room something. @param typed the line, which comes back if it is refused */
  send(body: RoomCommandBody, typed: string): GameAnswer {
    this.stay.replica.send(body, typed.trim());
    return NOTHING;
  }

  /** Hides what the other side says, or shows it again. */
  mute(): GameAnswer {
    this.#isMuted = !this.#isMuted;
    return { kind: 'told', what: { code: 'muted', isMuted: this.#isMuted } };
  }

  /** Hears of the room no more. */
  readonly close = (): void => this.#endFollowing();

  protected override whyNoMove(line: string): GameTold | undefined {
    return super.whyNoMove(line) ?? (this.person ? undefined : { code: 'watching' });
  }

  #hearNews(news: RoomNews): void {
    const what = { code: 'room', news } as const;
    switch (news.kind) {
      case 'event':
        this.#hearEvent(news);
        return;
      case 'rematch':
        this.dropPreMove();
        this.isTurned = false;
        this.tell({ kind: 'told', what, isAside: true, isHeard: true });
        return;
      case 'refused':
        this.tell({ kind: 'entered', line: news.typed, answer: { kind: 'refused', why: what } });
        return;
      case 'closed':
        this.tell({ kind: 'told', what, isAside: true });
        return;
      case 'presence':
        this.#hearLine();
        this.#hearIdle();
        return;
      case 'state':
        this.#hearLine();
        return;
      default:
        news satisfies never;
    }
  }

  #hearEvent(news: Extract<RoomNews, { kind: 'event' }>): void {
    const { event, isOwn, moves } = news;
    const { seat } = this.stay.replica;
    const [played] = moves;
    switch (event.kind) {
      case 'moved':
        if (played && isOwn) {
          this.tell({ kind: 'told', what: { code: 'room', news } });
        } else if (played) this.tellEvent({ kind: 'moved', played });
        return;
      case 'taken-back':
        this.tellEvent({ kind: 'taken-back', moves });
        return;
      case 'ended':
        this.tellEvent({ kind: 'ended', ending: event.ending });
        return;
      default: {
        const isTalk = event.kind === 'said' || event.kind === 'greeted';
        if (isTalk && event.by !== seat && this.#isMuted) return;
        // What somebody says stays while one thinks about a move.
        const isAside = isTalk && !isOwn;
        const isOffer = event.kind === 'offered';
        const isHeard = !isOwn && (isTalk || isOffer || event.kind === 'seated');
        const what = { code: 'room', news } as const;
        this.tell({ kind: 'told', what, isAside, isHeard, forgets: isOffer });
      }
    }
  }

  /** Tells that the line to the game is lost, and that it is there again. */
  #hearLine(): void {
    const { isOnline, isOver } = this.stay.replica;
    const isNews = isOnline !== this.#wasOnline && !isOver;
    if (isNews) this.#wasOnline = isOnline;
    this.tell({ kind: 'told', ...(isNews && { what: { code: 'line', isOnline } }) });
  }

  /** Tells, once, that somebody has not moved for long. */
  #hearIdle(): void {
    const { replica } = this.stay;
    const { idle, match, seat } = replica;
    const { turn } = match.game;
    const isSeen = !match.ending && (turn === seat || replica.presence(turn) === 'here');
    const found = isSeen && idle ? `${turn} ${idle}` : undefined;
    const isNews = found !== undefined && found !== this.#idle;
    this.#idle = found;
    const isWarning = idle === 'warned' && turn === seat;
    if (isNews)
      this.tell({
        kind: 'told',
        what: { code: 'idle', isWarning },
        isHeard: isWarning,
        isShown: true,
      });
  }
}
