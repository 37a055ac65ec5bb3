import type { Color } from '../core/color.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Variant } from '../core/variant.ts';
import { findVariant, VARIANTS } from '../core/variants/index.ts';
import { seatPlayers, tossPawns } from '../match/furigoma.ts';
import {
  HIGHEST_LEVEL,
  LOWEST_LEVEL,
  type Player,
  parseSide,
  savedName,
  seatNames,
} from '../match/side.ts';
import type { SfenPosition } from '../notation/sfen.ts';
import { handicapOf, startPosition } from '../notation/start.ts';
import { handicapSetting, type Settings } from '../settings/settings.ts';
import type { ArgumentFault } from '../text/argument-fault.ts';
import { furigomaText } from '../text/furigoma.ts';
import { CLOCK_OPTION, parseClockOption } from './clock-option.ts';
import type { Command, CommandContext } from './command.ts';
import { PLAIN_OPTION, playMatch } from './play-match.ts';
import {
  HANDICAP_OPTION,
  parseHandicapOption,
  parseStartOptions,
  parseVariantOption,
  SFEN_OPTION,
  VARIANT_OPERAND,
} from './position-options.ts';
import { reportFault } from './report.ts';
import { allowEngine, openWorkspace, plainCharset } from './workspace.ts';

/** `komadai play`: a new game. */
export const play: Command = {
  operands: [{ ...VARIANT_OPERAND, optional: true }],
  options: [
    HANDICAP_OPTION,
    SFEN_OPTION,
    { name: 'black', value: 'SIDE', summary: 'who plays Black: a name, level:N or engine:COMMAND' },
    { name: 'white', value: 'SIDE', summary: 'who plays White' },
    CLOCK_OPTION,
    { name: 'furigoma', summary: 'toss five pawns for the colours; the first named tosses' },
    { name: 'strict', summary: 'an illegal move loses' },
    PLAIN_OPTION,
  ],
  examples: [
    'komadai play yari',
    'komadai play shogi --handicap two-piece --black Guest --white Teacher',
    'komadai play ogi --white level:3',
    'komadai play shogi --clock 600+30',
    'komadai play shogi --white "engine:fairy-stockfish"',
    'komadai play ogi --plain',
  ],
  async run(context) {
    const { operands, options, random } = context;
    const named = operands.length > 0 ? parseVariantOption(operands[0]) : success(undefined);
    if (!named.ok) return reportFault(context, context.name, named.fault);
    const strict = options.has('strict') ? { illegal: 'lose' as const } : {};
    const workspace = openWorkspace(context, strict);
    const settings = workspace.settings.all;
    const variant = named.value ?? findVariant(settings.variant) ?? VARIANTS[0];
    const start = parseStart(context, variant, settings);
    if (!start.ok) return reportFault(context, context.name, start.fault);
    const first = playerOption(context, 'black');
    if (!first.ok) return reportFault(context, context.name, first.fault);
    const second = playerOption(context, 'white');
    if (!second.ok) return reportFault(context, context.name, second.fault);
    const clock = parseClockOption(options.get(CLOCK_OPTION.name));
    if (!clock.ok) return reportFault(context, context.name, clock.fault);
    const isHandicap = handicapOf(variant, start.value.placement) !== undefined;
    if (options.has('furigoma') && isHandicap) {
      const conflict = ['--furigoma', 'a handicap'] as const;
      return reportFault(context, context.name, { code: 'conflict', options: conflict });
    }
    const toss = options.has('furigoma') ? tossPawns(random) : undefined;
    const players = seatPlayers(first.value, second.value, toss);
    for (const player of Object.values(players)) {
      await allowEngine(context, workspace, player);
    }
    const match = workspace.table.start({
      variant,
      start: start.value,
      ...seatNames(players),
      clock: clock.value,
    });
    const message =
      toss && furigomaText(toss, savedName(first.value), plainCharset(context, workspace.settings));
    return playMatch(context, workspace, match, message);
  },
};

/**
 * The start by option; without one, from the handicap that the settings offer. Who tosses pawns
 * wants an even game.
 */
function parseStart(
  { options }: CommandContext,
  variant: Variant,
  settings: Settings,
): Result<SfenPosition, ArgumentFault> {
  if (options.has('sfen') || options.has('handicap')) return parseStartOptions(variant, options);
  if (options.has('furigoma')) return success(startPosition(variant));
  const preferred = parseHandicapOption(variant, settings[handicapSetting(variant)]);
  return preferred.ok ? success(startPosition(variant, preferred.value)) : preferred;
}

/** Who plays a side; a person where none is given. */
function playerOption({ options }: CommandContext, color: Color): Result<Player, ArgumentFault> {
  const text = options.get(color) ?? '';
  const player = parseSide(text);
  if (player.ok) return player;
  const valid = ['a name', `level:${LOWEST_LEVEL} to level:${HIGHEST_LEVEL}`, 'engine:COMMAND'];
  return failure({ code: 'unknown-value', what: `--${color}`, found: text, valid });
}
