import { withoutControls } from '../../clean/clean-text.ts';
import type { Color } from '../../rules/core/color.ts';

/** How good a position is, as Black sees it. */
export type KeptScore =
  /** In hundredths of a pawn. */
  | { readonly kind: 'value'; readonly centipawns: number }
  /** Plies until the mate; undefined where only the winner is known. */
  | { readonly kind: 'mate'; readonly winner: Color; readonly plies: number | undefined };

/** What the comments after a move say of its position; a line of moves stays text. */
export interface AnalysisText {
  /** `player`: what a program thought while it played; `analyst`: what was found afterwards. */
  readonly by: 'player' | 'analyst';
  readonly score: KeptScore | undefined;
  /** In plies. */
  readonly depth: number | undefined;
  readonly nodes: number | undefined;
  readonly engine: string | undefined;
  /** The moves expected to be best, as the comment has them; '' where it has none. */
  readonly line: string;
}

/** The names that lines of ShogiHome begin with, after `#` of an analyst or `*` of a player. */
const FIELDS = ['詰み', '評価値', '読み筋', '深さ', 'ノード数', 'エンジン'] as const;

type FieldName = (typeof FIELDS)[number];

const FIELD = /^([#*])(詰み|評価値|読み筋|深さ|ノード数|エンジン)=(.*)$/;
const MATE = /^(先手|後手)勝ち(?::(\d{1,4})手)?/;
const VALUE = /^[+-]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})/;
/** `* 123 +7776FU -3334FU #4567`: value, moves, nodes. */
const FLOODGATE =
  /^\* *([+-]?\d{1,9})(?:\.\d{0,9})?((?: +(?:[+-]\d{4}[A-Z]{2}|%[A-Z_]+))*)(?: +#(\d{1,15}))? *$/;
/** ShogiGUI and Kishin Analytics: names with values between spaces. */
const WORDED = /^\*?(対局|解析|検討) .*評価値 |^\*? .*評価値 /;
const WORDED_MATE = /評価値 ([+-])詰み? ?(\d{1,4})?/;
/** K-Shogi and Piyo Shogi. */
const BRACKETED = /^#(?:形勢|指し手)\[([+-]?\d{1,9})\](.*)$/;
/** A variation that was found by an engine. */
const COMPUTER_LINE = /^\[%line [^\]]*\]$/;

/** Whether a comment is one that programs read. */
export function isAnalysisLine(comment: string): boolean {
  return (
    FIELD.test(comment) ||
    COMPUTER_LINE.test(comment) ||
    FLOODGATE.test(comment) ||
    BRACKETED.test(comment) ||
    WORDED.test(comment)
  );
}

/**
 * Reads what the comments after a move say of its position, in their order. Forms: those of
 * ShogiHome (`#評価値=22`, `*評価値=22`), floodgate, ShogiGUI, Kishin Analytics, K-Shogi and Piyo Shogi.
 */
export function parseAnalysisLines(comments: readonly string[]): AnalysisText[] {
  return blocksOf(comments).flatMap(({ mark, fields, comments: [first = ''] }) => {
    return (mark === '' ? parseOneLine(first) : textOfFields(mark, fields)) ?? [];
  });
}

/** The lines of ShogiHome that say the same. @param line as `formatAnalysedLine` gives it */
export function formatAnalysisLines({
  by,
  score,
  line,
  depth,
  nodes,
  engine,
}: AnalysisText): string[] {
  const fields: (readonly [FieldName, string | number | undefined])[] = [
    ['詰み', score?.kind === 'mate' ? formatMate(score) : undefined],
    ['評価値', score?.kind === 'value' ? score.centipawns : undefined],
    ['読み筋', line === '' ? undefined : line],
    ['深さ', depth],
    ['ノード数', nodes],
    ['エンジン', engine && withoutControls(engine).trim()],
  ];
  const mark = by === 'analyst' ? '#' : '*';
  return fields.flatMap(([name, value]) => (value === undefined ? [] : `${mark}${name}=${value}`));
}

/** The comments without what an analyst of this name has written in the form of ShogiHome. */
export function withoutAnalysisBy(comments: readonly string[], engine: string): string[] {
  return blocksOf(comments)
    .filter(({ mark, fields }) => mark !== '#' || fields.get('エンジン') !== engine)
    .flatMap((block) => block.comments);
}

/** Lines of ShogiHome that belong together, or one other comment, whose mark is ''. */
interface Block {
  readonly mark: string;
  readonly comments: string[];
  readonly fields: Map<FieldName, string>;
}

/** Parts comments where a line of ShogiHome comes that does not follow the one before it. */
function blocksOf(comments: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let last: { readonly block: Block; readonly order: number } | undefined;
  for (const comment of comments) {
    const [, mark = '', found, value = ''] = FIELD.exec(comment) ?? [];
    const name = FIELDS.find((field) => field === found);
    const order = name ? FIELDS.indexOf(name) : -1;
    const isNext = name && last && last.block.mark === mark && last.order < order;
    const block: Block = isNext && last ? last.block : { mark, comments: [], fields: new Map() };
    if (!isNext) blocks.push(block);
    block.comments.push(comment);
    if (name) block.fields.set(name, value);
    last = { block, order };
  }
  return blocks;
}

/** The comment that marks a variation as found by an engine. */
export function computerLineComment(engine: string): string {
  return `[%line ${withoutControls(engine).replaceAll(']', '').trim()}]`;
}

function textOfFields(mark: string, fields: ReadonlyMap<FieldName, string>): AnalysisText {
  const mate = MATE.exec(fields.get('詰み') ?? '');
  const value = VALUE.exec(fields.get('評価値') ?? '');
  return {
    by: mark === '#' ? 'analyst' : 'player',
    score: mate ? mateOf(mate[1] === '先手', mate[2]) : value ? pawnsOf(value[0]) : undefined,
    depth: countIn(fields.get('深さ')),
    nodes: countIn(fields.get('ノード数')),
    engine: fields.get('エンジン')?.trim() || undefined,
    line: fields.get('読み筋') ?? '',
  };
}

function parseOneLine(comment: string): AnalysisText | undefined {
  const floodgate = FLOODGATE.exec(comment);
  if (floodgate) {
    const [, value = '', line = '', nodes] = floodgate;
    return oneLine('player', pawnsOf(value), { line, nodes });
  }
  const bracketed = BRACKETED.exec(comment);
  if (bracketed) {
    const [, value = '', line = ''] = bracketed;
    return oneLine('analyst', pawnsOf(value), { line });
  }
  return WORDED.test(comment) ? parseWorded(comment) : undefined;
}

function parseWorded(comment: string): AnalysisText | undefined {
  const [head = '', ...lines] = comment.split('読み筋');
  // Only the first of several lines is that of the best move.
  if (/候補([2-9]|1\d)/.test(head)) return undefined;
  const mate = WORDED_MATE.exec(head);
  const value = /評価値 ([+-]?\d{1,9})/.exec(head);
  const score = mate
    ? mateOf(mate[1] === '+', mate[2])
    : value
      ? pawnsOf(value[1] ?? '')
      : undefined;
  if (!score) return undefined;
  return oneLine(/^\*?対局/.test(comment) ? 'player' : 'analyst', score, {
    line: lines.join('読み筋'),
    depth: /深さ (\d{1,4})/.exec(head)?.[1],
    nodes: /ノード数 (\d{1,15})/.exec(head)?.[1],
  });
}

function oneLine(
  by: AnalysisText['by'],
  score: KeptScore,
  more: { line: string; depth?: string | undefined; nodes?: string | undefined },
): AnalysisText {
  const [depth, nodes] = [countIn(more.depth), countIn(more.nodes)];
  return { by, score, depth, nodes, engine: undefined, line: more.line.trim() };
}

function formatMate({ winner, plies }: KeptScore & { readonly kind: 'mate' }): string {
  const side = winner === 'black' ? '先手勝ち' : '後手勝ち';
  return plies === undefined ? side : `${side}:${plies}手`;
}

function mateOf(isBlack: boolean, plies: string | undefined): KeptScore {
  return { kind: 'mate', winner: isBlack ? 'black' : 'white', plies: countIn(plies) };
}

function pawnsOf(text: string): KeptScore {
  // Adding 0 turns -0 into 0.
  return { kind: 'value', centipawns: Math.round(Number(text)) + 0 };
}

function countIn(text: string | undefined): number | undefined {
  const [digits] = /^\d{1,15}/.exec(text ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}
