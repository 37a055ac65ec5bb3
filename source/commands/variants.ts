import { Dice } from '../match/lessons/placing.ts';
import { rulesFingerprint } from '../rules/core/fingerprint.ts';
import type { EndReason } from '../rules/core/game.ts';
import { legalMoves } from '../rules/core/generate.ts';
import { itemAt } from '../rules/core/item-at.ts';
import { perft } from '../rules/core/perft.ts';
import { Position } from '../rules/core/position.ts';
import type { Variant } from '../rules/core/variant.ts';
import { openGame, startPosition } from '../rules/notation/start.ts';
import { VARIANTS } from '../rules/variants/index.ts';
import { notationIn } from '../settings/language.ts';
import { readVariantFile } from '../settings/variant-files.ts';
import { pageLines } from '../text/page.ts';
import { rulesPage, trialLines, type VariantTrial, variantLines } from '../text/rules.ts';
import { printedIn } from '../text/teller.ts';
import { textCharset } from './charset.ts';
import { type Command, type CommandContext, STATUS_DONE, STATUS_FAILED } from './command.ts';
import { writeLine } from './output.ts';
import { fail, reportFault } from './report.ts';

const CHECK = 'check';
const FILE = 'FILE';

/** How much of a game is tried out. */
const GAMES = 200;
const PLIES = 300;
const DEPTH = 3;

/** Lines of the rules are as wide as in `komadai rules`. */
const WIDTH = 80;

/** `komadai variants`: the games of the catalogue, or what a file of games says. */
export const variantsCommand: Command = {
  operands: [
    { name: CHECK, optional: true, what: 'word', choices: () => [CHECK] },
    { name: FILE, optional: true },
  ],
  flags: {},
  examples: ['komadai variants', 'komadai variants check my-games.ini'],
  async run(context) {
    const [word, file] = context.operands;
    if (word === undefined) {
      for (const line of variantLines(context.texts, VARIANTS, textCharset(context))) {
        await writeLine(context.stdout, line);
      }
      return STATUS_DONE;
    }
    if (file !== undefined) return checkFile(context, file);
    const usage = `komadai variants ${CHECK} ${FILE}`;
    const fault = { code: 'missing-operand', operand: FILE, valid: [], usage } as const;
    return reportFault(context, fault);
  },
};

/** Tells every fault of a file, and of each of its games how it is played. */
async function checkFile(context: CommandContext, file: string): Promise<number> {
  const read = readVariantFile(file);
  if (!read.ok) return fail(context, context.texts.commands.variantFileFaultText(read.fault));
  const { games, faults } = read.value;
  const charset = textCharset(context);
  for (const fault of faults) fail(context, context.texts.commands.variantFaultText(file, fault));
  for (const [index, { game, line }] of games.entries()) {
    const { rules, prose } = game;
    const lines = [
      ...(index > 0 ? [''] : []),
      ...trialLines(context.texts, file, rules, tryOut(rules, line)),
      '',
      ...pageLines(
        rulesPage(
          printedIn(context.texts, notationIn(context.texts.language, 'auto')),
          rules,
          charset,
          prose,
        ),
        WIDTH,
      ),
    ];
    for (const text of lines) await writeLine(context.stdout, text);
  }
  if (games.length === 0 && faults.length === 0) {
    return fail(context, context.texts.commands.noGameDescribedText(file));
  }
  return faults.length > 0 ? STATUS_FAILED : STATUS_DONE;
}

/** Plays random games, always the same ones, and counts lines of moves. */
function tryOut(variant: Variant, line: number): VariantTrial {
  const ends = new Map<EndReason, number>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const reason = randomEnd(variant, new Dice(String(seed)));
    if (reason !== undefined) ends.set(reason, (ends.get(reason) ?? 0) + 1);
  }
  const position = new Position(variant, startPosition(variant).placement);
  const beginMs = performance.now();
  const counts = Array.from({ length: DEPTH }, (_, at) => perft(position, at + 1));
  return {
    line,
    fingerprint: rulesFingerprint(variant),
    games: GAMES,
    plies: PLIES,
    ends,
    perft: counts,
    ms: performance.now() - beginMs,
  };
}

/** How a random game ended; undefined where it went on for too long. */
function randomEnd(variant: Variant, dice: Dice): EndReason | undefined {
  const game = openGame(variant, startPosition(variant).placement);
  for (;;) {
    const status = game.status();
    if (status.kind === 'ended') return status.ending.reason;
    if (game.ply === PLIES) return undefined;
    const moves = legalMoves(game.position);
    game.play(itemAt(moves, dice.below(moves.length)));
  }
}
