import { type Color, opposite } from '../rules/core/color.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { RoomCommand } from './room-command.ts';
import { LONGEST_SAYING, type RoomEventBody, type RoomOffer } from './room-event.ts';
import { legalMove, type RoomGame } from './room-game.ts';
import type { Refusal, RefusalCode } from './room-news.ts';

/** How often a side may ask for a move back. */
const TAKE_BACKS = 3;

type Judgement = Result<RoomEventBody, Refusal>;

/**
 * What a command leads to, or why to nothing. Changes nothing.
 * @param color the side of whoever commands; undefined for watchers
 * @param claimableInMs how long one has to wait until the game may be claimed from the other side;
 *   undefined: that is here
 */
export function judge(
  game: RoomGame,
  color: Color | undefined,
  command: RoomCommand,
  claimableInMs: (color: Color) => number | undefined,
): Judgement {
  if (color === undefined) return refuse('watching');
  if (command.kind === 'greet') return success({ kind: 'greeted', what: command.what });
  if (command.kind === 'say') return judgeSaying(game, command.text);
  if (!game.hasBegun) return refuse('not-begun');
  if (game.match.ending) return judgeAfterEnd(game, color, command);
  if (game.isAdjourned) return refuse('adjourned');
  // Whoever resigns means the game, not a position.
  if (command.kind !== 'resign' && command.seen < game.changedFor[color]) return refuse('moved-on');
  switch (command.kind) {
    case 'move':
      return judgeMove(game, color, command);
    case 'resign':
      return ended('resignation', opposite(color));
    case 'offer':
      return judgeOffer(game, color, command.what);
    case 'answer':
      return judgeAnswer(game, color, command.accepts, command.what);
    case 'claim': {
      const waitMs = claimableInMs(opposite(color));
      if (waitMs === undefined) return refuse('not-away');
      if (waitMs > 0) return failure({ code: 'wait', waitMs });
      return ended('abandonment', command.result === 'win' ? color : undefined);
    }
    default:
      return command satisfies never;
  }
}

/** After the end both may agree on another game, and on nothing else. */
function judgeAfterEnd(game: RoomGame, color: Color, command: RoomCommand): Judgement {
  const isOffered = game.offers[opposite(color)] === 'rematch';
  if (command.kind === 'offer' && command.what === 'rematch' && !game.isRematched) {
    return judgeOffer(game, color, 'rematch');
  }
  if (command.kind !== 'answer' || !isOffered) return refuse('game-over');
  return judgeAnswer(game, color, command.accepts, command.what);
}

function judgeSaying({ opened }: RoomGame, text: string): Judgement {
  if (opened.hasFixedWords) return refuse('fixed-words-only');
  const said = text.trim();
  if (said.length > LONGEST_SAYING) return refuse('too-long');
  return said === '' ? refuse('nothing-said') : success({ kind: 'said', text: said });
}

function judgeMove(
  game: RoomGame,
  color: Color,
  command: Extract<RoomCommand, { kind: 'move' }>,
): Judgement {
  const { match } = game;
  if (match.game.turn !== color) {
    // At another terminal of the same player a move was faster.
    const isRaced = command.seen < game.changedFor[opposite(color)];
    return refuse(isRaced ? 'moved-on' : 'not-your-turn');
  }
  const { move } = command;
  return legalMove(match, move) === undefined
    ? refuse('illegal')
    : success({ kind: 'moved', move });
}

function judgeOffer(game: RoomGame, color: Color, what: RoomOffer): Judgement {
  const { match, offers, takeBacks } = game;
  if (offers[color] === what) return refuse('offered-already');
  // Two who want the same agree.
  if (offers[opposite(color)] === what) return agree(game, what, opposite(color));
  const { status } = match;
  if (what === 'rematch' && !match.ending) return refuse('not-over');
  if (what === 'impasse' && !(status.kind === 'playing' && status.impasse)) {
    return refuse('no-impasse');
  }
  if (what === 'take-back') {
    if (game.pliesToTakeBack(color) > match.game.ply) return refuse('nothing-to-undo');
    if (takeBacks[color] >= TAKE_BACKS) return refuse('no-more-take-backs');
  }
  return success({ kind: 'offered', what });
}

function judgeAnswer(
  game: RoomGame,
  color: Color,
  accepts: boolean,
  what: RoomOffer | undefined,
): Judgement {
  const other = opposite(color);
  const offer = game.offers[other];
  if (offer === undefined || (what ?? offer) !== offer) return refuse('no-offer');
  return accepts ? agree(game, offer, other) : success({ kind: 'declined', what: offer });
}

/** What comes of an offer that is accepted. @param by the side that has offered */
function agree(game: RoomGame, what: RoomOffer, by: Color): Judgement {
  switch (what) {
    case 'draw':
      return ended('agreement');
    case 'impasse': {
      const { status } = game.match;
      const isImpasse = status.kind === 'playing' && status.impasse;
      if (!isImpasse) return refuse('no-impasse');
      return success({ kind: 'ended', ending: game.match.game.impasseEnding() });
    }
    case 'take-back': {
      const plies = game.pliesToTakeBack(by);
      if (plies > game.match.game.ply) return refuse('nothing-to-undo');
      return success({ kind: 'taken-back', plies });
    }
    case 'adjournment':
      return success({ kind: 'adjourned' });
    case 'rematch':
      return success({ kind: 'rematched' });
    default:
      return what satisfies never;
  }
}

function ended(reason: 'agreement' | 'abandonment' | 'resignation', winner?: Color): Judgement {
  return success({ kind: 'ended', ending: { reason, ...(winner && { winner }) } });
}

function refuse(code: RefusalCode): Judgement {
  return failure({ code });
}
