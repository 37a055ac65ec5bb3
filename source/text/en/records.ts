import type { RecordFormat } from '../../records/formats/formats.ts';
import type { Loss } from '../../records/formats/losses.ts';
import type { WriteFault } from '../../records/formats/write-records.ts';
import type { FileFault, ResumeFault } from '../../records/store/game-file.ts';
import type { LockFault } from '../../records/store/game-lock.ts';
import type { DiagramFaultReason, LeftOut, RecordFault, RecordFaultPlace, RecordRemark } from '../../records/tree/read-game.ts';
import type { RecordResult } from '../../records/tree/termination.ts';
import type { Color } from '../../rules/core/color.ts';
import { END_REASONS } from '../../rules/core/game.ts';
import type { Variant } from '../../rules/core/variant.ts';
import type { SfenFault } from '../../rules/notation/sfen.ts';
import { formatRank, formatSquare } from '../../rules/notation/square.ts';
import { byCode } from '../by-code.ts';
import { errorCode } from '../foreign-text.ts';
import { formatName } from '../units.ts';
import { endingText } from './game.ts';
import {
  countText,
  joinWords,
  nameInText,
  openElsewhereText,
  orList,
  quoted,
  royalName,
  sideName,
  systemErrorText,
  wholePieceName,
  writeErrorText,
} from './words.ts';

const NOUNS = {
  variations: 'variation',
  comments: 'comment',
  marks: 'mark',
  times: 'time',
  tags: 'tag',
  ending: 'ending',
  characters: 'character',
} as const satisfies Record<Loss['what'], string>;

/** What a format cannot hold: `CSA cannot hold 3 variations and 2 marks`. */
export function lossesText(format: RecordFormat, losses: readonly Loss[]): string {
  const parts = losses.map(({ what, count }) => countText(count, NOUNS[what]));
  return `${formatName(format)} cannot hold ${joinWords(parts, 'and')}`;
}

/** Why games cannot be written in a format. */
export const writeFaultText = byCode<WriteFault>({
  variant: (fault) => `${heldText(fault)}, and this is ${fault.variant.id}; ${joinWords(fault.whole, 'and')} hold all games`,
  'one-game': (fault) => `a file of ${formatName(fault.format)} holds one game, and there are ${fault.found}: choose one with --game`,
  encoding: (fault) => `${formatName(fault.format)} is always ${joinWords(fault.valid, 'or')}`,
});

function heldText(fault: { readonly format: string; readonly held: readonly Variant[] }): string {
  const names = fault.held.map(({ id }) => id);
  return `${formatName(fault.format)} holds ${joinWords(names, 'and')} alone`;
}

/** Why a text is no position of the variant, in one line without a full stop. */
export const sfenFaultText = byCode<SfenFault, [variant: Variant]>({
  'sfen-fields': (fault, variant) =>
    fault.found === 0
      ? `the SFEN is empty; it has board, turn, hands and a move number, as in ${variant.start}`
      : `an SFEN has 3 or 4 parts (board, turn, hands, move number), not ${fault.found}`,
  'rank-count': (fault, variant) => `the board of ${nameInText(variant)} has ${variant.ranks} ranks, not ${fault.found}`,
  'rank-length': (fault, variant) => `rank ${formatRank(fault.rank)} has ${fault.found} squares instead of ${variant.files}`,
  'unknown-letter': (fault, variant) =>
    `${nameInText(variant)} has no piece ${quoted(fault.letter)}; its letters are ${variant.pieces.map((piece) => piece.sfen).join(' ')}`,
  'not-promotable': (fault, variant) => {
    const promotable = variant.pieces.filter((piece) => piece.back).map((piece) => `+${piece.sfen}`);
    return `${quoted(fault.letter)} does not promote; these do: ${promotable.join(' ')}`;
  },
  turn: (fault) => `the side to move is b or w, not ${quoted(fault.found)}`,
  hand: (fault) => `${quoted(fault.found)} is no hand; one reads like 2Pb, or - for none`,
  'promoted-in-hand': (fault) => `a promoted piece (${fault.letter}) cannot be in hand; captured pieces turn back`,
  'royal-in-hand': (fault, variant) => `the ${royalName(variant)} (${fault.letter}) cannot be in hand`,
  'move-number': (fault) => `the move number is a whole number from 1 to 999999, not ${quoted(fault.found)}`,
  'no-royal': (_, variant) => `neither side has a ${royalName(variant)}; one side at least needs one`,
  'second-royal': (fault, variant) =>
    `${sideName(fault.color)} has a second ${royalName(variant)} on ${formatSquare(fault.square)}; a side has one at most`,
  'dead-piece': (fault, variant) => {
    const name = wholePieceName(variant, { kind: fault.kind, promoted: false });
    return `the unpromoted ${name} on ${formatSquare(fault.square)} could never move; there it must be promoted`;
  },
  'many-pawns': ({ color, file, kind, most }, variant) => {
    const name = wholePieceName(variant, { kind, promoted: false });
    const found = countText(most + 1, `unpromoted ${name}`);
    return `${sideName(color)} has ${found} on file ${file}; at most ${most} may stand there`;
  },
  'left-in-check': (fault) =>
    `${sideName(fault.color)} has just moved and stands in check; it would have to be ${sideName(fault.color)}'s turn`,
});

/** The same with the name of the game: `not a position of shogi: ..`. */
export function noPositionText(variant: Variant, fault: SfenFault): string {
  return `not a position of ${variant.id}: ${sfenFaultText(fault, variant)}`;
}

function otherRulesText(variant: Variant, from: string | undefined): string {
  const now = from === undefined ? 'those that komadai has' : `those in ${from}`;
  return `this game of ${variant.id} was played by other rules than ${now}`;
}

/** Why a text is no diagram of a position. */
const diagramFaultText = byCode<DiagramFaultReason, [games: readonly Variant[]]>({
  'no-board': 'there is no board in it; its rows would stand between bars: | ・v香|',
  'row-count': (fault, games) =>
    `the board has ${fault.found} rows; it may have ${orList(games.map(({ id, ranks }) => `${ranks} (${id})`))}`,
  'row-length': (fault) => `the row has ${fault.found} squares instead of ${fault.expected}`,
  'unknown-piece': (fault) => {
    const names = fault.variant.pieces.map(({ front }) => front.kanji).join(' ');
    return `there is no piece ${quoted(fault.found)} in ${fault.variant.id}. Pieces: ${names}`;
  },
  count: (fault) => `${quoted(fault.found)} is not a number of pieces`,
  position: (fault) => noPositionText(fault.variant, fault.fault),
});

function terminationText(termination: string): string {
  return termination.replace(/^other: /, '');
}

export const records = {
  // Result
  GAME_UNFINISHED: 'The game is not finished.',
  LISTED_UNFINISHED: 'unfinished',
  // termination: as it stands in the record
  finishedText(winner: Color | undefined, termination: string | undefined) {
    const reason = END_REASONS.find((one) => one === termination);
    if (reason) return endingText({ reason, ...(winner && { winner }) });
    const result = winner ? `${sideName(winner)} wins` : 'Draw';
    return termination ? `${result}: ${termination}` : result;
  },

  // Record fault
  // most: megabytes of a file
  unreadFileText: byCode<Exclude<FileFault, RecordFault>, [file: string, most: number]>({
    'no-file': (fault) => `${quoted(fault.name)} is neither a file nor a saved game`,
    'is-folder': (fault) => `${quoted(fault.name)} is a folder, not a game`,
    'no-game': (_, file) => `${file}: there is no game in it`,
    'too-large': (_, file, most) => `${file}: more than ${most} MB; files as large as that are not read`,
    unreadable: (fault, file) => `cannot read ${file}: ${systemErrorText(fault.cause)}`,
  }),
  placedText: (file: string, { line, column, ply }: RecordFaultPlace, reason: string) => `${file}:${line}:${column}: ply ${ply}: ${reason}`,
  remarkReasonText: byCode<RecordRemark, [from: string | undefined]>({
    'goes-on': (remark) => `the game was over before: ${endingText(remark.ending)}`,
    'second-end': (remark) => `the game had ended before; ${quoted(remark.found)} does not count`,
    lost: (remark) => `the last move, ${quoted(remark.found)}, is illegal: it is left out, and its side has lost`,
    'odd-start': (remark) => `not the start of a game: ${sfenFaultText(remark.fault, remark.variant)}`,
    'other-rules': (remark, from) => otherRulesText(remark.variant, from),
    'left-out': ({ what, found, count }) => {
      const said = `${countText(count, what)} not understood and left out`;
      return count === 1 ? `${said}: ${quoted(found)}` : `${said}, the first: ${quoted(found)}`;
    },
  }),
  diagramFaultText,
  readingFaultText: byCode<Exclude<RecordFault, { code: 'move' }>, [games: readonly Variant[]]>({
    variant: (fault, games) =>
      `unknown variant ${quoted(fault.found)}. Valid: ${games.map(({ id }) => id).join(', ')}; --variants FILE adds those of a file`,
    sfen: (fault) => noPositionText(fault.variant, fault.fault),
    handicap: (fault) => {
      const names = fault.variant.handicaps.map(({ name }) => name);
      return `unknown handicap ${quoted(fault.found)} without an SFEN. Valid in ${fault.variant.id}: even, ${names.join(', ')}`;
    },
    tag: (fault) => `${quoted(fault.found)} is no tag; one reads like [Black "Name"]`,
    'game-over': (fault) => `${quoted(fault.found)}: the game is over: ${endingText(fault.ending)}`,
    line: (fault) => `${quoted(fault.found)} is not understood here`,
    'not-the-format': (fault) => `this is not ${formatName(fault.format)}`,
    diagram: (fault, games) => diagramFaultText(fault.fault, games),
    'variant-of-format': (fault) => heldText(fault),
    unexpected: (fault) => `${quoted(fault.found)} cannot stand here`,
    'unclosed-comment': 'the comment that begins here is not closed',
    'unclosed-variation': 'the variation that begins here is not closed',
    'too-deep': 'there are too many variations within one another',
    'not-utf8': 'the text is not UTF-8 from here on',
    encoding: 'this is no text in UTF-8, UTF-16, Shift_JIS, EUC-JP, ISO-2022-JP or Latin-1',
  }),
  notResumedText: byCode<LockFault | Exclude<ResumeFault, { code: 'damaged' | 'other-rules' }>, [file: string]>({
    'open-elsewhere': (fault, file) =>
      `${openElsewhereText(file, fault)}. --take takes it over. Where that komadai is gone for certain, delete ${fault.lockFile}`,
    finished: (fault, file) => `${file}: the game is over (${fault.score})`,
    'in-room': (fault, file) =>
      `${file} is played in the room ${quoted(fault.room.code)}. Who opened it goes on with komadai host --resume ${file}, the other with komadai join ${fault.room.code}`,
    'several-games': (_, file) => `${file} holds several games; only a file with one game can be resumed`,
    'foreign-format': (fault, file) =>
      `${file} is a file of ${formatName(fault.format)}; only PSN can be resumed. komadai convert ${file} -o game.psn makes one`,
    'odd-start': (fault, file) => `${file}: no game can begin like this: ${sfenFaultText(fault.fault, fault.variant)}`,
  }),
  // from: as in `remarkReasonText`
  replayOnlyText: (file: string, variant: Variant, from: string | undefined) =>
    `${file}: ${otherRulesText(variant, from)}. It can be replayed, not played on`,
  // fault: where, and why
  damagedText: (fault: string) => `only a game that can be read to its end can be resumed: ${fault}`,

  // Record losses
  lossesText,
  notUnderstoodText(file: string, counts: ReadonlyMap<LeftOut, number>) {
    const parts = Array.from(counts, ([what, count]) => countText(count, what));
    return `${file}: ${joinWords(parts, 'and')} not understood and left out`;
  },
  // left: not written at all; cut: written up to the fault; all: read
  leftGamesText({ left, cut, all }: Readonly<Record<'left' | 'cut' | 'all', number>>, keeps: boolean) {
    const sentences = [
      ...(left > 0 ? [`${countText(left, 'game')} of ${all} left out`] : []),
      ...(cut > 0 ? [`${countText(cut, 'game')} of ${all} written up to the fault`] : []),
    ];
    const help = keeps ? '' : '; --keep writes what came before the fault';
    return joinWords(sentences, 'and') + help;
  },
  writeFaultText,
  heldText,

  // Record summary
  summaryText(moves: number, { score, termination }: RecordResult) {
    const how = termination && terminationText(termination);
    const result = score === '*' ? ['unfinished', how] : [how ? `${score} by ${how}` : score];
    return [countText(moves, 'move'), ...result.filter((text) => text !== undefined)].join(', ');
  },
  terminationText,
  gamesOfFileText: (file: string, count: number) => `${file} holds ${countText(count, 'game')}`,
  plyCountText: (file: string, plies: number) => `the game in ${file} has ${countText(plies, 'move')}`,
  gameOfText: (number: number, count: number, file: string) => `Game ${number} of ${count} in ${file}; --game N shows another one.`,

  // Sfen fault
  sfenFaultText,
  sfenOddityText(fault: SfenFault, variant: Variant) {
    const [what = ''] = sfenFaultText(fault, variant).split(';');
    return what;
  },
  noPositionText,

  // Kept
  // name: or the path if it lies elsewhere; command: in the shell, shows it again
  keptText: (name: string, isOver: boolean, command: string) => `Kept as ${name}. "${command}" ${isOver ? 'shows it' : 'goes on'}.`,
  // passedOver: why a later one must rest
  noUnfinishedText: (passedOver: string | undefined) => `there is no unfinished game; ${passedOver ?? 'komadai play starts one'}`,
  // passedOver: why a later one must rest
  resumedText(passedOver: string | undefined, wasCutOff: boolean) {
    const resumed = wasCutOff ? 'Resumed where komadai was cut off.' : 'Resumed.';
    return passedOver === undefined ? resumed : `${resumed} Not the last: ${passedOver}.`;
  },
  // path: where the game is saved
  brokenText(path: string | undefined) {
    const game = path === undefined ? '' : ` The game is saved in ${path}; komadai resume goes on.`;
    return `an error in the program ended it.${game} The error`;
  },
  noProblemText: (file: string) => `${file}: there is no problem in it`,
  checkedGameText: (file: string, number: number, summary: string) => `${file}: game ${number}: ${summary}`,
  SPLIT_NEEDS_OUTPUT: '--split writes several files: name the first part of their names with --output FILE',
  nothingWrittenText: (fault: string) => `${fault}. Nothing is written.`,

  // Clipboard
  copiedText: (text: string) => `Sent to the clipboard of the terminal: ${text}`,
  noClipboardText: (text: string) => `copy: there is no clipboard here. The position is ${text}`,
  // form: `KIF`
  copiedFormText: (form: string) => `Sent to the clipboard of the terminal as ${form}.`,
  COPIED_MOVES: 'The moves were sent to the clipboard of the terminal.',
  WAY_OUT: 'If nothing can be pasted, the terminal does not allow it: "export" in a replay writes a file.',
  noClipboardForText: (wayOut: string) => `copy: there is no clipboard here that takes it. ${wayOut}`,
  copyFormsText: (forms: readonly string[]) => `What to copy: ${joinWords(forms, 'or')}.`,
  PASTED: 'the pasted text',
  NO_GAME_PASTED: 'The pasted text is neither a game nor a position.',
  PASTE_TOO_LONG: 'The pasted text is longer than 100 kB, and was not taken: komadai replay FILE opens a file.',
  // form: `KIF`
  pastedText(form: string, games: number) {
    const more = games === 1 ? '' : `, the first of ${games} games`;
    return `Pasted as ${form}${more}; "export" keeps it in a file.`;
  },
  // form: `KIF`; asks: whether it can be opened at once; else it is said how
  enteredGameText(form: string, hasMoves: boolean, asks: boolean) {
    const what = `This is a ${form} ${hasMoves ? 'game' : 'position'}`;
    return asks ? `${what}. Open it?` : `${what}: komadai replay FILE opens one from a file.`;
  },

  // Output fault
  // error: what the system threw
  outputFaultText(file: string, error: unknown) {
    if (errorCode(error) === 'EEXIST') return `there is a file ${file} already; --force replaces it`;
    return `cannot write ${file}: ${writeErrorText(file, error)}`;
  },
};
