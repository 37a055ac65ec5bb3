import type { PlayedMove } from '../match/outcome.ts';
import { undone } from '../match/outcome.ts';
import {
  isLookingWord,
  PLAIN_WORDS,
  parseWord,
  ROOM_WORDS,
  type RoomWord,
  WORDS,
} from '../match/words.ts';
import type { RoomNews } from '../rooms/replica.ts';
import { RoomPlayers } from '../rooms/room-players.ts';
import type { RoomStay } from '../rooms/rooms.ts';
import { readMove } from '../rules/notation/read-move.ts';
import type { SessionSettings } from '../settings/session-settings.ts';
import type { Charset } from '../text/charset.ts';
import type { Looks } from '../text/looks.ts';
import { gameOverText } from '../text/not-understood.ts';
import { changeText, impossibleText } from '../text/outcome.ts';
import { preMoveLine } from '../text/pre-move.ts';
import { refusalText } from '../text/refusal.ts';
import {
  ENGINES_STAY_OUT,
  idleTexts,
  type Keeper,
  LINE_BACK_TEXTS,
  LINE_LOST_TEXTS,
  mutedText,
  ONLY_WATCHING,
  OPEN_ELSEWHERE,
  ROOM_WORD_HELP,
  rematchText,
  roomEventText,
  roomRefusalText,
  roomTexts,
  standingOffers,
} from '../text/room.ts';
import {
  announce,
  endLines,
  gameHeading,
  gameOnBoard,
  lineWords,
  MOVES_HELP,
} from './game-lines.ts';
import { helpOf, LineBoard } from './line-board.ts';
import { type LineMode, refuse } from './run-lines.ts';

const BELL = '\x07';

interface PlainRoomOptions {
  readonly stay: RoomStay;
  readonly settings: SessionSettings;
  readonly charset: Charset;
  readonly looks?: Looks;
  /** Default: a host. */
  readonly keeper?: Keeper;
}

/**
 * A game of a room without a screen, for a player or a watcher. What happens is told when the room
 * has told it, the own moves too.
 */
export class PlainRoom implements LineMode {
  readonly #stay: RoomStay;
  readonly #players: RoomPlayers;
  readonly #settings: SessionSettings;
  readonly #charset: Charset;
  readonly #keeper: Keeper;
  readonly #board: LineBoard;
  readonly #endFollowing: () => void;
  #tellAlone: (lines: readonly string[]) => void = () => {};
  hasQuit = false;
  #preMove: string | undefined;
  #wasOnline = true;
  #idle: string | undefined;

  constructor({ stay, settings, charset, looks, keeper = 'host' }: PlainRoomOptions) {
    this.#stay = stay;
    this.#settings = settings;
    this.#charset = charset;
    this.#keeper = keeper;
    const onBoard = () => {
      const { match, seat, tentative } = this.#replica;
      return gameOnBoard(match, settings.all, seat, tentative);
    };
    const help = () => [MOVES_HELP[settings.all.speech], ...helpOf(this.#words, ROOM_WORD_HELP)];
    this.#board = new LineBoard({ settings, charset, looks, onBoard, help });
    this.#players = new RoomPlayers(stay.replica);
    this.#endFollowing = stay.replica.follow((news) => this.#hear(news));
  }

  onOwnAccord(tell: (lines: readonly string[]) => void): void {
    this.#tellAlone = tell;
  }

  /** Hears of the room no more. */
  close(): void {
    this.#endFollowing();
  }

  /** How the game stands; nothing before the second player has come. */
  heading(): string[] {
    if (!this.#replica.game.hasBegun) return [];
    const match = this.#match;
    const hasMoves = match.moves.length > 0;
    return [
      ...gameHeading(match, this.#charset),
      ...(hasMoves && !match.ending ? this.#board.standing() : []),
      ...roomTexts(this.#replica),
      ...endLines(match),
    ];
  }

  async answer(line: string): Promise<string[]> {
    if (line.trim() === '') return [];
    const plain = parseWord(PLAIN_WORDS, line);
    if (plain) {
      const told = await this.#board.tell(plain);
      return plain.word === 'status' ? [...told, ...roomTexts(this.#replica)] : told;
    }
    const found = parseWord(ROOM_WORDS, line);
    if (parseWord(WORDS, line)?.word === 'hint') {
      return refuse(this.#match.ending ? impossibleText('game-over') : ENGINES_STAY_OUT);
    }
    if (!found) return this.#answerMove(line);
    return this.#answerWord(found.word, found.argument, line);
  }

  get #replica() {
    return this.#stay.replica;
  }

  get #match() {
    return this.#replica.match;
  }

  /** The game with a move that is on its way. */
  get #game() {
    return (this.#replica.tentative ?? this.#match).game;
  }

  #answerMove(line: string): string[] {
    const { ending } = this.#match;
    const { seat } = this.#replica;
    const { position, lastTo, turn } = this.#game;
    if (ending)
      return refuse(gameOverText(line, ['rematch', 'moves', 'board', 'say', 'thanks', 'quit']));
    if (!seat) return refuse(ONLY_WATCHING);
    if (turn !== seat) {
      const reading = readMove(position, line, lastTo);
      if (reading.kind === 'not-understood') return this.#refuseMove(line, reading);
      this.#preMove = line.trim();
      return [preMoveLine(this.#preMove)];
    }
    const outcome = this.#players.keyboard.enter(line);
    return outcome.kind === 'refused' ? this.#refuseMove(line, outcome.reading) : [];
  }

  #refuseMove(line: string, reading: Parameters<typeof refusalText>[2]): string[] {
    const words = this.#words.map(({ name }) => name);
    const { teller } = this.#board;
    return refuse(refusalText(this.#game.position, line, reading, { words, teller }));
  }

  #answerWord(word: RoomWord, argument: string, line: string): string[] | Promise<string[]> {
    if (isLookingWord(word)) return this.#board.answer(word, argument);
    switch (word) {
      case 'mute':
        this.#players.keyboard.enter(line);
        return [mutedText(this.#players.isMuted)];
      case 'settings':
        return Object.entries(this.#settings.all).map(([name, value]) => `${name} ${value}`);
      case 'menu':
      case 'replay':
        return refuse(`${word}: not without a screen.`);
      case 'quit':
        this.hasQuit = true;
        return [];
      default:
        this.#players.keyboard.enter(line);
        return [];
    }
  }

  get #words() {
    return lineWords(ROOM_WORDS, this.#match.variant);
  }

  #hear(news: RoomNews): void {
    const lines = this.#linesOf(news);
    if (lines.length > 0) this.#tellAlone(lines);
    if (news.kind === 'event' && news.event.kind === 'moved') this.#playPreMove();
  }

  #linesOf(news: RoomNews): readonly string[] {
    switch (news.kind) {
      case 'event':
        return this.#eventLines(news);
      case 'rematch':
        this.#preMove = undefined;
        return [rematchText(this.#replica), ...this.heading()];
      case 'refused':
        return refuse(roomRefusalText(news.refusal, { keeper: this.#keeper, face: 'lines' }));
      case 'presence':
        return [...this.#lineLines(), ...this.#idleLines()];
      case 'state':
        return this.#lineLines();
      case 'closed': {
        const isHost = this.#stay.host === undefined;
        return news.why === 'handed-over' && isHost ? [OPEN_ELSEWHERE] : [];
      }
      default:
        return news satisfies never;
    }
  }

  #eventLines({ event, isOwn, moves }: Extract<RoomNews, { kind: 'event' }>): readonly string[] {
    const isSaid = event.kind === 'said' || event.kind === 'greeted';
    if (isSaid && !isOwn && event.by !== this.#replica.seat && this.#players.isMuted) return [];
    if (event.kind === 'taken-back' || event.kind === 'ended') this.#preMove = undefined;
    switch (event.kind) {
      case 'moved':
        return [...moves.map((move) => this.#announce(move)), ...endLines(this.#match)];
      case 'taken-back':
        return [changeText(undone(moves), (move) => this.#announce(move))];
      case 'ended':
        return endLines(this.#match);
      case 'offered':
        return standingOffers(this.#replica);
      case 'seated':
        return [roomEventText(event, this.#replica) ?? '', ...this.heading()];
      default: {
        const text = roomEventText(event, this.#replica);
        return text === undefined ? [] : [text];
      }
    }
  }

  /** Tells that the line to the game is lost, and that it is there again. */
  #lineLines(): readonly string[] {
    const { isOnline, isOver } = this.#replica;
    if (isOnline === this.#wasOnline || isOver) return [];
    this.#wasOnline = isOnline;
    const keeper = this.#keeper;
    return isOnline ? [LINE_BACK_TEXTS[keeper]] : refuse(LINE_LOST_TEXTS[keeper]);
  }

  /** Tells, once, that somebody has not moved for long; to the player who is warned with a bell. */
  #idleLines(): readonly string[] {
    const [text] = idleTexts(this.#replica);
    const isNew = text !== undefined && text !== this.#idle;
    this.#idle = text;
    if (!isNew) return [];
    const { seat, match, idle } = this.#replica;
    const isWarning = match.game.turn === seat && idle === 'warned';
    return [isWarning && this.#settings.all.bell === 'on' ? `${text}${BELL}` : text];
  }

  #playPreMove(): void {
    const line = this.#preMove;
    if (line === undefined || this.#players.toMove || this.#match.ending) return;
    this.#preMove = undefined;
    // Whoever else hears of the move hears of it first.
    queueMicrotask(() => this.#tellAlone(this.#answerMove(line)));
  }

  #announce(played: PlayedMove): string {
    return announce(this.#match, played, this.#settings.all);
  }
}
