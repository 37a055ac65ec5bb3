import { itemAt } from '../../../rules/core/item-at.ts';
import { failure, type Result, success } from '../../../rules/core/result.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { readSfen, type SfenPosition } from '../../../rules/notation/sfen.ts';
import { startPosition } from '../../../rules/notation/start.ts';
import { shogi } from '../../../rules/variants/shogi/rules.ts';
import type { RecordFaultReason } from '../../tree/read-game.ts';
import { formatDiagram } from '../bod/diagram.ts';
import { parseDiagram, type ReadDiagram } from '../bod/diagram-read.ts';
import { foldStart, sfenOfHandicap } from '../foreign/handicaps.ts';
import type { Part } from '../text/place.ts';
import { KIF_GAMES, kifStartOf } from './kif-games.ts';

/** The start of a game, or why it cannot be read, and where. */
type KakinokiStart = Result<
  ReadDiagram,
  { readonly reason: RecordFaultReason; readonly at: number }
>;

/** What the line 手合割 says. */
interface NamedStart {
  /** The game, where the name is that of one. */
  readonly variant?: Variant;
  /** Missing where only a diagram can tell it. */
  readonly start?: SfenPosition;
}

const HANDICAP = /^手合割[：:]/;

/**
 * The start of a game in KIF or KI2, from its lines of handicap, diagram, hands and turn. A diagram
 * counts before a name; hands and turn change the start that a name stands for.
 * @param played the game of a file that does not name it
 */
export function kakinokiStart(lines: readonly Part[], played?: Variant): KakinokiStart {
  const [handicap] = lines.filter(({ text }) => HANDICAP.test(text) && nameIn(text) !== '');
  const { variant = played, start } = handicap ? startNamed(nameIn(handicap.text), played) : {};
  const others = lines.filter(({ text }) => !HANDICAP.test(text));
  if (others.some(({ text }) => text.startsWith('|'))) {
    return drawnStart(others, variant ? [variant] : KIF_GAMES);
  }
  const game = variant ?? shogi;
  if (handicap && !start) {
    const reason = { code: 'handicap', variant: game, found: nameIn(handicap.text) } as const;
    return failure({ reason, at: handicap.at });
  }
  const [first] = others;
  const begun = start ?? startPosition(game);
  if (first === undefined) return success({ variant: game, start: begun });
  // The first of two lines of a kind counts.
  const board = formatDiagram(game, begun.placement).split('\n');
  return drawnStart([...others, ...board.map((text) => ({ text, at: first.at }))], [game]);
}

function nameIn(text: string): string {
  return text.replace(HANDICAP, '').trim();
}

function startNamed(name: string, played: Variant = shogi): NamedStart {
  const isNamed = (other: string) => foldStart(other) === foldStart(name);
  if (isNamed(kifStartOf(shogi))) return { start: startPosition(played) };
  const variant = KIF_GAMES.find((game) => [kifStartOf(game), game.kanji].some(isNamed));
  if (variant) return { variant, start: startPosition(variant) };
  const sfen = sfenOfHandicap(name);
  return sfen === undefined ? {} : { start: readSfen(shogi, sfen) };
}

function drawnStart(lines: readonly Part[], games: readonly Variant[]): KakinokiStart {
  const diagram = parseDiagram(lines.map(({ text }) => text).join('\n'), games);
  if (diagram.ok) return diagram;
  const { line, column, ...fault } = diagram.fault;
  const { text, at } = itemAt(lines, line - 1);
  const before = Array.from(text)
    .slice(0, column - 1)
    .join('');
  return failure({ reason: { code: 'diagram', fault }, at: at + before.length });
}
