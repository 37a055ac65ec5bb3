import type { Match } from '../match/match.ts';
import { impossible, type Outcome } from '../match/outcome.ts';
import type { MatchEvent } from '../match/participants/participant.ts';
import type { Players, Tentative } from '../match/participants/players.ts';
import { parseWord, ROOM_WORDS, type RoomWord, type ViewWord } from '../match/words.ts';
import type { Color } from '../rules/core/color.ts';
import type { Move } from '../rules/core/move.ts';
import { readMove } from '../rules/notation/read-move.ts';
import type { Replica, RoomNews } from './replica.ts';
import type { RoomCommandBody } from './room-command.ts';

/** The command of each word that has one without an argument. */
const COMMANDS = {
  resign: { kind: 'resign' },
  draw: { kind: 'offer', what: 'draw' },
  impasse: { kind: 'offer', what: 'impasse' },
  undo: { kind: 'offer', what: 'take-back' },
  adjourn: { kind: 'offer', what: 'adjournment' },
  rematch: { kind: 'offer', what: 'rematch' },
  accept: { kind: 'answer', accepts: true },
  decline: { kind: 'answer', accepts: false },
  greet: { kind: 'greet', what: 'greet' },
  thanks: { kind: 'greet', what: 'thanks' },
  'well played': { kind: 'greet', what: 'well played' },
} as const satisfies Partial<Readonly<Record<RoomWord, RoomCommandBody>>>;

function isCommandWord(word: RoomWord): word is keyof typeof COMMANDS {
  return word in COMMANDS;
}

/** The players of a room, as they are seen from one end of a line into it. */
export class RoomPlayers implements Players {
  readonly unseated = [];
  readonly starting = [];
  readonly #replica: Replica;
  #tell: (event: MatchEvent) => void = () => {};
  /** Hears of the room no more. */
  readonly close: () => void;
  /** Whether what the other side says is not shown. */
  isMuted = false;

  constructor(replica: Replica) {
    this.#replica = replica;
    this.close = replica.follow((news) => this.#hear(news));
  }

  readonly keyboard = {
    enter: (line: string): Outcome => this.#enter(line),
    play: (move: Move): Outcome => this.#play(move, ''),
    follow: (tell: (event: MatchEvent) => void): void => {
      this.#tell = tell;
    },
  };

  get match(): Match {
    return this.#replica.match;
  }

  get person(): Color | undefined {
    return this.#replica.seat;
  }

  get tentative(): Tentative | undefined {
    return this.#replica.tentative;
  }

  get toMove(): Color | undefined {
    const { turn } = (this.tentative ?? this.match).game;
    return this.match.ending || turn === this.person ? undefined : turn;
  }

  /** The game goes on, whoever looks. */
  begin(): void {}

  rest(): void {}

  hint(): never {
    throw new RangeError('no engine has a place in a room');
  }

  #enter(line: string): Outcome {
    if (line.trim() === '') return { kind: 'empty' };
    const found = parseWord(ROOM_WORDS, line);
    if (!found) return this.#enterMove(line);
    const { word, argument } = found;
    if (isCommandWord(word)) return this.#send(COMMANDS[word], line);
    switch (word) {
      case 'claim':
        return this.#send({ kind: 'claim', result: argument === 'draw' ? 'draw' : 'win' }, line);
      case 'say':
        return this.#send({ kind: 'say', text: argument.trim() }, line);
      case 'mute':
        this.isMuted = !this.isMuted;
        return { kind: 'empty' };
      default:
        return { kind: 'view', word: word satisfies ViewWord, argument };
    }
  }

  #enterMove(line: string): Outcome {
    const { match } = this;
    const { position, lastTo, ply } = match.game;
    if (match.ending) return impossible('game-over');
    if (this.toMove) return impossible('not-your-turn');
    const reading = readMove(position, line, lastTo, ply);
    if (reading.kind === 'move') return this.#play(reading.move, line);
    return { kind: 'refused', reading };
  }

  #send(body: RoomCommandBody, line: string): Outcome {
    this.#replica.send(body, line);
    return { kind: 'empty' };
  }

  #play(move: Move, line: string): Outcome {
    this.#replica.play(move, line);
    const { tentative } = this;
    return tentative ? { kind: 'played', ...tentative.played } : { kind: 'empty' };
  }

  /** Tells of what others have done to the game. */
  #hear(news: RoomNews): void {
    if (news.kind !== 'event') return;
    const { event, isOwn, moves } = news;
    const [last] = moves;
    if (event.kind === 'moved' && last && !isOwn) this.#tell({ kind: 'moved', played: last });
    if (event.kind === 'ended') this.#tell({ kind: 'ended', ending: event.ending });
    if (event.kind === 'taken-back') this.#tell({ kind: 'taken-back', moves });
  }
}
