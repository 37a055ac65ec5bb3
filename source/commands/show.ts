import { boardSvg } from '../picture/board-svg.ts';
import { gameSvg, markedMove } from '../picture/game-svg.ts';
import { formatOf, POSITION_FORMATS } from '../records/formats/formats.ts';
import { createRecord, type GameRecord, mainLine } from '../records/tree/record.ts';
import { RecordWalk } from '../records/tree/record-walk.ts';
import { itemAt } from '../rules/core/item-at.ts';
import { NO_MOVE } from '../rules/core/move.ts';
import { type Result, success } from '../rules/core/result.ts';
import { notationIn } from '../settings/language.ts';
import { MARKS_OF_NOTATIONS } from '../settings/session-settings.ts';
import { shownLines } from '../text/board-lines.ts';
import { positionTitle } from '../text/status.ts';
import { type Command, type CommandContext, STATUS_DONE } from './command.ts';
import { choiceFlag, type FlagTable } from './flags.ts';
import { looksOn } from './looks.ts';
import { SFEN_FLAG } from './position-flags.ts';
import { VARIANT_FLAG } from './record-flags.ts';
import { FILE_OPERAND, GAME_FLAG, loadChosen, PLY_FLAG } from './record-source.ts';
import { fail } from './report.ts';
import { fileOrFault, readSfenSource } from './sfen-source.ts';

const SHOW_FORMATS = ['text', ...POSITION_FORMATS, 'svg'] as const;

type ShowFormat = (typeof SHOW_FORMATS)[number];

/** A game and the place in it that is shown. */
interface Shown {
  readonly record: GameRecord;
  /** Missing without `--ply`. */
  readonly ply?: number;
  /** Why the game is not read to its end. */
  readonly fault?: string;
}

const FLAGS = {
  sfen: { ...SFEN_FLAG, summary: (texts) => texts.commands.POSITION_OPTIONS.shownSfen },
  variant: VARIANT_FLAG,
  game: GAME_FLAG,
  ply: { ...PLY_FLAG, summary: (texts) => texts.commands.POSITION_OPTIONS.shownPly },
  format: choiceFlag('FORMAT', SHOW_FORMATS, (texts) =>
    texts.commands.showFormatOption(SHOW_FORMATS),
  ),
} as const satisfies FlagTable;

type ShowContext = CommandContext<typeof FLAGS>;

/** `komadai show`: a position as text, diagram, SFEN or picture; a game as a picture that moves. */
export const show: Command<typeof FLAGS> = {
  operands: [{ ...FILE_OPERAND, optional: true }],
  flags: FLAGS,
  excludes: [
    ['sfen', 'ply'],
    ['sfen', 'game'],
    ['FILE', 'sfen'],
  ],
  examples: [
    'komadai show evening-game --ply 40',
    'komadai show game.kif --format svg > game.svg',
    "komadai show --variant ogi --sfen '7k/8/2S5/8/8/8/8/K7 b - 1' --format bod",
  ],
  async run(context) {
    const { sfen, format = 'text' } = context.flags;
    const shown = sfen !== undefined ? sfenOf(context) : await gameOf(context);
    if (!shown.ok) return shown.fault;
    context.stdout.write(await render(context, shown.value, format));
    const { fault } = shown.value;
    return fault === undefined ? STATUS_DONE : fail(context, fault);
  },
};

function sfenOf(context: ShowContext): Result<Shown, number> {
  const source = readSfenSource(context);
  return source.ok ? success({ record: createRecord(source.value), ply: 0 }) : source;
}

async function gameOf(context: ShowContext): Promise<Result<Shown, number>> {
  const file = fileOrFault(context);
  return file.ok ? loadChosen(context, file.value) : file;
}

async function render(
  context: CommandContext,
  { record, ply: asked }: Shown,
  format: ShowFormat,
): Promise<string> {
  const { variant } = record;
  const { labels = 'kanji', charset = 'auto' } = context.overrides;
  const title = positionTitle(context.texts, variant, record.start.placement, 'box');
  if (format === 'svg' && asked === undefined && mainLine(record).length > 0) {
    return gameSvg(context.texts, record, { labels, title });
  }
  const walk = new RecordWalk(record);
  walk.go(asked ?? walk.moves.length);
  const { position } = walk.game;
  const { node } = walk;
  const ply = record.start.moveNumber - 1 + walk.ply;
  switch (format) {
    case 'text': {
      // The same on every machine, whatever the terminal can show.
      const looks = looksOn(context.stdout, context);
      const notation = notationIn(context.texts.language, 'auto');
      const told = new RecordWalk(record, () => notation);
      told.go(walk.ply);
      const style = {
        labels,
        looks,
        charset: charset === 'auto' ? 'frame' : charset,
        coordinates: MARKS_OF_NOTATIONS[notation],
      } as const;
      return `${shownLines(context.texts, told, style).join('\n')}\n`;
    }
    case 'svg': {
      const lastMove = node.move === NO_MOVE ? undefined : markedMove(node.move);
      return boardSvg(variant, position, { labels, title, ...(lastMove && { lastMove }) });
    }
    default: {
      const lastMove = japaneseText(walk);
      return formatOf(format).write({ variant, placement: position, ply, lastMove });
    }
  }
}

/** The last move as it stands under a diagram. */
function japaneseText({ record, ply }: RecordWalk): string {
  return ply === 0 ? '' : itemAt(new RecordWalk(record, () => 'japanese').moves, ply - 1).text;
}
