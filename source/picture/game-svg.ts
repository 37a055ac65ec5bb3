import { type GameRecord, isUnfinished, mainLine, tagValue } from '../records/tree/record.ts';
import { isDrop, type Move, moveFrom, moveTo } from '../rules/core/move.ts';
import { type Placement, Position } from '../rules/core/position.ts';
import { formatHodges } from '../rules/notation/hodges.ts';
import { playerShown, resultText } from '../text/records.ts';
import { positionTitle } from '../text/status.ts';
import type { Texts } from '../text/texts.ts';
import {
  drawSight,
  type MarkedMove,
  moveTints,
  type Sight,
  sightDefs,
  sightsOf,
} from './board-svg.ts';
import { drawShots, type Film, filmStyles, type Shot } from './film.ts';
import { type SvgStyle, svgLayout } from './layout.ts';
import { captionText, svgPicture } from './picture.ts';

export interface GameSvgStyle extends SvgStyle {
  /** How long a position is seen; more than 0. Default 1. */
  readonly secondsPerMove?: number;
}

/** A piece at its place, seen from the position after the ply `from` until the one after `to`. */
interface SightSpan {
  readonly sight: Sight;
  readonly from: number;
  readonly to: number;
}

/** The last position is seen at least as long as this. */
const LAST_SECONDS = 4;

/**
 * The main line of a game as an animated SVG file that repeats for ever: the start position, a
 * position for each move, and the last one for longer. A viewer that cannot move pictures shows the
 * start. The players' names are those of the record if the style has none.
 */
export function gameSvg(texts: Texts, record: GameRecord, style: GameSvgStyle): string {
  const { variant } = record;
  const named: SvgStyle = {
    ...style,
    black:
      style.black ??
      (playerShown(texts, tagValue(record, 'Black') ?? '') || texts.words.sideName('black')),
    white:
      style.white ??
      (playerShown(texts, tagValue(record, 'White') ?? '') || texts.words.sideName('white')),
  };
  const layout = svgLayout(variant, named, true);
  const frames = framesOf(texts, record);
  const spans = spansOf(record, frames);
  const { secondsPerMove = 1 } = style;
  const film: Film = {
    frames: frames.length,
    secondsPerFrame: secondsPerMove,
    lastSeconds: Math.max(LAST_SECONDS, secondsPerMove),
  };
  const moves = frames.map(({ lastMove, caption }, ply): Shot => {
    const tints = lastMove ? moveTints(layout, lastMove) : '';
    return { from: ply, to: ply + 1, svg: tints + captionText(layout, caption) };
  });
  const pieces = spans.map(({ sight, from, to }): Shot => {
    return { from, to, svg: drawSight(layout, sight, named) };
  });
  const sights = spans.map(({ sight }) => sight);
  return svgPicture(layout, {
    style: named,
    defs: sightDefs(variant, sights, named) + filmStyles(film, [...moves, ...pieces]),
    tints: drawShots(film, moves),
    pieces: drawShots(film, pieces),
  });
}

/** The position after a ply, with the words below it. */
interface Frame {
  readonly placement: Placement;
  readonly lastMove?: MarkedMove;
  readonly caption: string;
}

function framesOf(texts: Texts, record: GameRecord): Frame[] {
  const { variant, start } = record;
  const position = new Position(variant, start.placement);
  const title = positionTitle(texts, variant, start.placement, 'box');
  const frames: Frame[] = [{ placement: start.placement, caption: title }];
  for (const { move, ply } of mainLine(record)) {
    const text = formatHodges(position, move);
    const caption = texts.game.playedText({ ply, move, color: position.turn, text });
    position.play(move);
    frames.push({ placement: position.snapshot(), lastMove: markedMove(move), caption });
  }
  const last = frames.at(-1);
  if (last && !isUnfinished(record)) {
    frames[frames.length - 1] = {
      ...last,
      caption: `${last.caption} · ${resultText(texts, record)}`,
    };
  }
  return frames;
}

/** The squares of a move. */
export function markedMove(move: Move): MarkedMove {
  return isDrop(move) ? { to: moveTo(move) } : { from: moveFrom(move), to: moveTo(move) };
}

/** What is seen, in the order of its appearance. A piece that stays in its place is one span. */
function spansOf({ variant }: GameRecord, frames: readonly Frame[]): SightSpan[] {
  const spans: { sight: Sight; from: number; to: number }[] = [];
  let before = new Map<string, (typeof spans)[number]>();
  for (const [ply, { placement }] of frames.entries()) {
    const now: typeof before = new Map();
    for (const sight of sightsOf(variant, placement)) {
      const key = sightKey(sight);
      let span = before.get(key);
      if (span === undefined) {
        span = { sight, from: ply, to: ply };
        spans.push(span);
      }
      span.to = ply + 1;
      now.set(key, span);
    }
    before = now;
  }
  return spans;
}

/** Equal keys for pieces that look the same in the same place. */
function sightKey(sight: Sight): string {
  return Object.values(sight).join();
}
