import { NO_MOVE } from '../core/move.ts';
import { failure, type Result, success } from '../core/result.ts';
import { formatSfen } from '../notation/sfen.ts';
import { boardSvg } from '../picture/board-svg.ts';
import { gameSvg, markedMove } from '../picture/game-svg.ts';
import { formatDiagram } from '../records/diagram.ts';
import { createRecord, type GameRecord, mainLine } from '../records/record.ts';
import { RecordWalk } from '../records/record-walk.ts';
import { shownLines } from '../text/shown-lines.ts';
import { positionTitle } from '../text/status.ts';
import { type Command, type CommandContext, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { parseChoice } from './common-options.ts';
import { SFEN_OPTION } from './position-options.ts';
import { VARIANT_OPTION } from './record-options.ts';
import { FILE_OPERAND, GAME_OPTION, loadChosen, PLY_OPTION } from './record-source.ts';
import { reportFault, reportText } from './report.ts';
import { fileOrFault, readSfenSource } from './sfen-source.ts';

const SHOW_FORMATS = ['text', 'bod', 'sfen', 'svg'] as const;

type ShowFormat = (typeof SHOW_FORMATS)[number];

/** A game and the place in it that is shown. */
interface Shown {
  readonly record: GameRecord;
  /** Missing where none was asked for. */
  readonly ply?: number;
  /** Why there is not more of the game. */
  readonly fault?: string;
}

/** `komadai show`: a position as text, diagram, SFEN or picture; a game as a picture that moves. */
export const show: Command = {
  operands: [{ ...FILE_OPERAND, optional: true }],
  options: [
    { ...SFEN_OPTION, summary: 'the position to show, instead of a file' },
    VARIANT_OPTION,
    GAME_OPTION,
    { ...PLY_OPTION, summary: 'the position after so many moves, the last by default' },
    {
      name: 'format',
      value: 'FORMAT',
      valid: SHOW_FORMATS,
      summary: `${SHOW_FORMATS.join(', ')}; the svg of a game without --ply is animated`,
    },
  ],
  examples: [
    'komadai show evening-game --ply 40',
    'komadai show game.kif --format svg > game.svg',
    "komadai show --variant ogi --sfen '7k/8/2S5/8/8/8/8/K7 b - 1' --format bod",
  ],
  async run(context) {
    const { options } = context;
    const format = parseChoice('--format', SHOW_FORMATS, options.get('format'));
    if (!format.ok) return reportFault(context, context.name, format.fault);
    const shown = options.has('sfen') ? sfenOf(context) : await gameOf(context);
    if (!shown.ok) return shown.fault;
    context.stdout.write(render(context, shown.value, format.value ?? 'text'));
    const { fault } = shown.value;
    return fault === undefined ? STATUS_DONE : reportText(context, fault, STATUS_FAILED);
  },
};

function sfenOf(context: CommandContext): Result<Shown, number> {
  for (const other of ['ply', 'game']) {
    if (!context.options.has(other)) continue;
    const conflict = { code: 'conflict', options: ['--sfen', `--${other}`] } as const;
    return failure(reportFault(context, context.name, conflict));
  }
  const source = readSfenSource(context);
  return source.ok ? success({ record: createRecord(source.value), ply: 0 }) : source;
}

async function gameOf(context: CommandContext): Promise<Result<Shown, number>> {
  const file = fileOrFault(context);
  return file.ok ? loadChosen(context, file.value) : file;
}

function render(
  context: CommandContext,
  { record, ply: asked }: Shown,
  format: ShowFormat,
): string {
  const { variant } = record;
  const { labels = 'kanji', charset = 'auto' } = context.overrides;
  const title = positionTitle(variant, record.start.placement, 'box');
  if (format === 'svg' && asked === undefined && mainLine(record).length > 0) {
    return gameSvg(record, { labels, title });
  }
  const walk = new RecordWalk(record);
  walk.go(asked ?? walk.moves.length);
  const { position } = walk.game;
  const { node } = walk;
  const ply = record.start.moveNumber - 1 + walk.ply;
  switch (format) {
    case 'text': {
      // Not what the terminal can show: the same on every machine.
      const style = { labels, charset: charset === 'auto' ? 'frame' : charset } as const;
      return `${shownLines(walk, style).join('\n')}\n`;
    }
    case 'bod':
      return formatDiagram(variant, position, ply > 0 ? { ply, lastMove: japaneseText(walk) } : {});
    case 'sfen':
      return `${formatSfen(variant, { placement: position, moveNumber: ply + 1 })}\n`;
    case 'svg': {
      const lastMove = node.move === NO_MOVE ? undefined : markedMove(node.move);
      return boardSvg(variant, position, { labels, title, ...(lastMove && { lastMove }) });
    }
    default:
      return format satisfies never;
  }
}

/** The last move as it stands under a diagram. */
function japaneseText({ record, ply }: RecordWalk): string {
  return ply === 0 ? '' : new RecordWalk(record, 'japanese').moves[ply - 1].text;
}
