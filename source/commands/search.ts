import { setImmediate as afterEvents } from 'node:timers/promises';
import { withoutControls } from '../clean/clean-text.ts';
import { RecordWalk } from '../records/tree/record-walk.ts';
import type { Score } from '../records/tree/termination.ts';
import { COLORS } from '../rules/core/color.ts';
import { Position } from '../rules/core/position.ts';
import { failure, type Result, success } from '../rules/core/result.ts';
import { CorruptIndex } from '../study/index/index-fault.ts';
import { mirroredPattern } from '../study/index/mirrored.ts';
import type { PositionIndex } from '../study/index/position-index.ts';
import { type PositionPattern, parsePattern } from '../study/index/position-pattern.ts';
import { type GameQuery, type QueryHit, searchGames } from '../study/index/search-games.ts';
import { CASTLES, type CastleId } from '../study/names/castles.ts';
import { OPENINGS, type OpeningId } from '../study/names/openings.ts';
import { bothPlayText } from '../text/speech.ts';
import { listedGame } from '../text/study.ts';
import { type Command, type CommandContext, STATUS_DONE } from './command.ts';
import {
  choiceFlag,
  countFlag,
  type FlagTable,
  PLAIN_FLAG,
  readFlag,
  switchFlag,
  textFlag,
} from './flags.ts';
import { writeLine } from './output.ts';
import { isPlain } from './play-match.ts';
import { SFEN_FLAG } from './position-flags.ts';
import { ProgressLine } from './progress-line.ts';
import { variantOrShogi } from './record-flags.ts';
import { CHOICE_FLAGS, FILE_OPERAND, loadChosen } from './record-source.ts';
import { fail, reject } from './report.ts';
import { readSfenSource } from './sfen-source.ts';
import { showScreen } from './show-screen.ts';
import { openWorkspace } from './workspace.ts';

const SCORES = {
  black: '1-0',
  white: '0-1',
  draw: '1/2-1/2',
  unfinished: '*',
} as const satisfies Readonly<Record<string, Score>>;

/** A flag whose value is a date or its beginning. */
function dateFlag(summary: (typeof SFEN_FLAG)['summary']) {
  const read = (text: string) => /^\d{4}(?:[.\-/]\d{1,2}){0,2}$/.exec(text)?.[0];
  return readFlag('DATE', summary, read, () => ['2026', '2026.11', '2026.11.20']);
}

const FLAGS = {
  sfen: { ...SFEN_FLAG, summary: (texts) => texts.commands.SEARCH_OPTIONS.sfen },
  pattern: textFlag('PATTERN', (texts) => texts.commands.SEARCH_OPTIONS.pattern),
  mirrored: switchFlag((texts) => texts.commands.SEARCH_OPTIONS.mirrored),
  player: textFlag('NAME', (texts) => texts.commands.SEARCH_OPTIONS.player),
  side: choiceFlag('SIDE', COLORS, (texts) => texts.commands.SEARCH_OPTIONS.side),
  since: dateFlag((texts) => texts.commands.SEARCH_OPTIONS.since),
  until: dateFlag((texts) => texts.commands.SEARCH_OPTIONS.until),
  result: choiceFlag(
    'RESULT',
    Object.keys(SCORES) as (keyof typeof SCORES)[],
    (texts) => texts.commands.SEARCH_OPTIONS.result,
  ),
  opening: choiceFlag(
    'NAME',
    Object.keys(OPENINGS) as OpeningId[],
    (texts) => texts.commands.SEARCH_OPTIONS.opening,
  ),
  castle: choiceFlag(
    'NAME',
    Object.keys(CASTLES) as CastleId[],
    (texts) => texts.commands.SEARCH_OPTIONS.castle,
  ),
  least: countFlag(0, (texts) => texts.commands.SEARCH_OPTIONS.least),
  most: countFlag(0, (texts) => texts.commands.SEARCH_OPTIONS.most),
  ...CHOICE_FLAGS,
  variant: { ...CHOICE_FLAGS.variant, summary: (texts) => texts.commands.GAMES_OPTIONS.variant },
  json: switchFlag((texts) => texts.commands.SEARCH_OPTIONS.json),
  plain: PLAIN_FLAG,
} as const satisfies FlagTable;

type SearchContext = CommandContext<typeof FLAGS>;

/**
 * `komadai search`: games of the index. On a terminal they are a list; elsewhere each is a line
 * (file, game of the file, ply, date, variant, black, white, result, plies) or a JSON object.
 */
export const search: Command<typeof FLAGS> = {
  operands: [{ ...FILE_OPERAND, name: 'FILE[@PLY]', optional: true }],
  flags: FLAGS,
  excludes: [['FILE', 'sfen']],
  examples: [
    'komadai search evening-game@12',
    'komadai search --player habu --side white --result white --since 2024',
    'komadai search --opening yagura --most 80 --json',
    "komadai search --mirrored --pattern '*/*/*/*/*/*/*/??????SK?/?????G?NL'",
  ],
  async run(context) {
    const { texts } = context;
    const workspace = openWorkspace(context);
    const { gameIndex } = workspace;
    if (!gameIndex) {
      return fail(context, texts.replay.REPLAY_ANSWERS['explored-by-server']);
    }
    const query = await readQuery(context);
    if (!query.ok) return query.fault;
    const index = await gameIndex.open();
    if (!index.ok) {
      return fail(context, texts.study.indexFaultText(index.fault));
    }
    const isList = !isPlain(context) && !context.flags.json;
    const hits: QueryHit[] = [];
    try {
      await findAll(context, index.value, query.value, async (hit) => {
        if (isList) hits.push(hit);
        else await writeLine(context.stdout, lineOf(context, hit));
      });
    } catch (error) {
      if (!(error instanceof CorruptIndex)) throw error;
      const fault = { code: 'corrupt', file: error.file } as const;
      gameIndex.condemn(fault);
      return fail(context, texts.study.indexFaultText(fault));
    } finally {
      index.value.close();
    }
    if (!isList || hits.length === 0) return STATUS_DONE;
    return showScreen(context, workspace, async (services) => {
      const { foundScreen } = await import('../ui/screens/explorer/found.ts');
      return foundScreen(services, hits);
    });
  },
};

/** Hands on each game that is found, and says on a terminal how many there are. */
async function findAll(
  context: SearchContext,
  index: PositionIndex,
  query: GameQuery,
  take: (hit: QueryHit) => Promise<void>,
): Promise<void> {
  const { study: texts } = context.texts;
  const progress = new ProgressLine(context);
  let found = 0;
  for (const hit of searchGames(index, query)) {
    if (hit) {
      found++;
      progress.clear();
      await take(hit);
    }
    if (!hit || found % 64 === 0) {
      progress.show(texts.searchProgressText(found));
      // Between games the program hears of Ctrl-C, and that its reader is gone.
      await afterEvents();
    }
  }
  progress.clear();
  if (found === 0) context.stderr.write(`${texts.NONE_FOUND}\n`);
}

/** What is looked for. Reports what is wrong; the fault is then the exit status. */
async function readQuery(context: SearchContext): Promise<Result<GameQuery, number>> {
  const { flags } = context;
  const { variant, player, side, since, until, result, opening, castle } = flags;
  const position = await readPosition(context);
  if (!position.ok) return position;
  const patterns = readPatterns(context);
  if (!patterns.ok) return patterns;
  const given = {
    variant,
    player,
    color: side,
    from: since,
    to: until,
    opening,
    castle,
    score: result && SCORES[result],
    leastPlies: flags.least,
    mostPlies: flags.most,
    position: position.value,
    mirrored: flags.mirrored,
    patterns: patterns.value,
  };
  return success(
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  );
}

/** The position of a file or of `--sfen`. */
async function readPosition(context: SearchContext): Promise<Result<Position | undefined, number>> {
  const { operands, flags } = context;
  const [operand] = operands;
  if (flags.sfen !== undefined) {
    const source = readSfenSource(context, 'any');
    return source.ok
      ? success(new Position(source.value.variant, source.value.start.placement))
      : source;
  }
  if (operand === undefined) return success(undefined);
  const [, file = operand, ply] = /^(.+)@(\d{1,5})$/.exec(operand) ?? [];
  const given = ply === undefined ? flags : { ...flags, ply: Number(ply) };
  const chosen = await loadChosen({ ...context, flags: given }, file);
  if (!chosen.ok) return chosen;
  const walk = new RecordWalk(chosen.value.record);
  walk.go(chosen.value.ply ?? walk.moves.length);
  return success(walk.game.position);
}

function readPatterns(
  context: SearchContext,
): Result<readonly PositionPattern[] | undefined, number> {
  const { pattern: text, variant: id, mirrored } = context.flags;
  if (text === undefined) return success(undefined);
  const pattern = parsePattern(variantOrShogi(id), text);
  if (!pattern.ok) {
    const why = context.texts.study.patternFaultText(pattern.fault);
    return failure(reject(context, why));
  }
  const other = mirrored ? mirroredPattern(pattern.value) : undefined;
  return success([pattern.value, ...(other ? [other] : [])]);
}

function lineOf({ texts, flags, stdout }: SearchContext, hit: QueryHit): string {
  const { path, number, ply, date, variant, black, white, score, plies, names } = hit;
  if (flags.json) {
    const game = number + 1;
    const found = { path, game, ply, date, variant, black, white, result: score, plies };
    return JSON.stringify({ ...found, ...(names && { names }) });
  }
  if (stdout.isTTY) {
    const told = [listedGame(texts, hit), bothPlayText(texts, names)].filter(Boolean);
    return `${withoutControls(path)}: ${told.join('  ')}`;
  }
  const cells = [path, `${number + 1}`, `${ply}`, date, variant, black, white, score, `${plies}`];
  return cells.map(withoutControls).join('\t');
}
