import { seatPlayers, tossPawns } from '../match/furigoma.ts';
import {
  fillSides,
  HIGHEST_LEVEL,
  LEVEL_NUMBERS,
  LOWEST_LEVEL,
  type Player,
  parseSide,
  savedName,
} from '../match/participants/side.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import type { Variant } from '../rules/core/variant.ts';
import type { SfenPosition } from '../rules/notation/sfen.ts';
import { handicapOf, startPosition } from '../rules/notation/start.ts';
import type { Settings } from '../settings/settings.ts';
import type { ArgumentFault } from '../text/en/settings.ts';
import type { OptionName } from '../text/en/words.ts';
import { furigomaText } from '../text/game.ts';
import type { Texts } from '../text/texts.ts';
import { CLOCK_FLAG } from './clock-flag.ts';
import type { Command } from './command.ts';
import { type FlagTable, type FlagValues, PLAIN_FLAG, switchFlag } from './flags.ts';
import { playMatch } from './play-match.ts';
import {
  chosenVariant,
  HANDICAP_FLAG,
  parseStartFlags,
  preferredStart,
  SFEN_FLAG,
  VARIANT_OPERAND,
} from './position-flags.ts';
import { reportFault } from './report.ts';
import { allowEngine, openWorkspace, plainCharset } from './workspace.ts';

/** The computers that a shell offers for a side, with the names in the list of engines. */
function offeredSides(engines: () => readonly string[]): string[] {
  const programs = ['', ...engines()].map((name) => `engine:${name}`);
  return [...LEVEL_NUMBERS.map((level) => `level:${level}`), ...programs];
}

const SIDE_FLAG = {
  type: 'string',
  value: 'SIDE',
  offers: offeredSides,
  parse: parsePlayer,
} as const;

const FLAGS = {
  handicap: HANDICAP_FLAG,
  sfen: SFEN_FLAG,
  black: { ...SIDE_FLAG, summary: (texts) => texts.commands.PLAY_OPTIONS.black },
  white: { ...SIDE_FLAG, summary: (texts) => texts.commands.PLAY_OPTIONS.white },
  clock: CLOCK_FLAG,
  furigoma: switchFlag((texts) => texts.commands.PLAY_OPTIONS.furigoma),
  strict: switchFlag((texts) => texts.commands.PLAY_OPTIONS.strict),
  plain: PLAIN_FLAG,
} as const satisfies FlagTable;

type PlayFlags = FlagValues<typeof FLAGS>;

/** `komadai play`: a new game. */
export const play: Command<typeof FLAGS> = {
  operands: [{ ...VARIANT_OPERAND, optional: true }],
  flags: FLAGS,
  excludes: [['sfen', 'handicap']],
  examples: [
    'komadai play yari',
    'komadai play shogi --handicap two-piece --white Teacher',
    'komadai play ogi --white level:3',
    'komadai play shogi --clock 600+30',
    'komadai play shogi --white "engine:fairy-stockfish"',
    'komadai play ogi --plain',
  ],
  async run(context) {
    const { texts, operands, flags, random } = context;
    const [id] = operands;
    const strict = flags.strict ? { illegal: 'lose' as const } : {};
    const workspace = openWorkspace(context, strict);
    const settings = workspace.settings.all;
    const variant = chosenVariant(id, settings);
    const start = parseStart(flags, variant, settings);
    if (!start.ok) return reportFault(context, start.fault);
    const isHandicap = handicapOf(variant, start.value.placement) !== undefined;
    if (flags.furigoma && isHandicap) {
      const conflict = ['--furigoma', texts.commands.A_HANDICAP] as const;
      return reportFault(context, { code: 'conflict', options: conflict });
    }
    const toss = flags.furigoma ? tossPawns(random) : undefined;
    const { black, white, clock } = flags;
    const sides = fillSides({ black, white }, workspace.ownName());
    const players = seatPlayers(sides.black, sides.white, toss);
    for (const player of Object.values(players)) {
      await allowEngine(context, workspace, player);
    }
    const match = workspace.table.start({
      variant,
      start: start.value,
      players,
      clock,
    });
    const message =
      toss &&
      ((texts: Texts) =>
        furigomaText(
          texts,
          toss,
          savedName(sides.black),
          plainCharset(context, workspace.settings),
        ));
    return playMatch(context, workspace, match, message);
  },
};

/**
 * The start: from the flags, else by the preferred handicap of the settings. A toss of pawns is
 * for an even game.
 */
function parseStart(
  flags: PlayFlags,
  variant: Variant,
  settings: Settings,
): Result<SfenPosition, ArgumentFault> {
  const { sfen, handicap, furigoma } = flags;
  if (sfen !== undefined || handicap !== undefined) return parseStartFlags(variant, flags);
  if (furigoma) return success(startPosition(variant));
  return preferredStart(variant, settings);
}

/** The player of a side; undefined where none is named. */
function parsePlayer(
  found: string,
  what: OptionName,
  texts: Texts,
): Result<Player | undefined, ArgumentFault> {
  if (found.trim() === '') return success(undefined);
  const player = parseSide(found);
  if (player.ok) return player;
  return failure({
    code: 'unknown-value',
    what,
    found,
    valid: [texts.commands.NAME_FORM, ...texts.commands.computerForms(LOWEST_LEVEL, HIGHEST_LEVEL)],
  });
}
