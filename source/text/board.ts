import type { BoardTold, SettingTold } from '../activity/board-words.ts';
import type { MateTold } from '../activity/mate-word.ts';
import type { Unsaved } from '../activity/replay-edits.ts';
import { argumentIn, spelledIn } from '../activity/word-spellings.ts';
import { positionOf } from '../engine/engine.ts';
import type { Game } from '../rules/core/game.ts';
import { allMoves } from './analysis.ts';
import { type Entries, SAID_NOTHING, said, type Telling, warned } from './tell.ts';
import { listMoves } from './teller.ts';
import type { Texts } from './texts.ts';
import { formatName } from './units.ts';
import { sfenOf, tellPosition } from './whereabouts.ts';

/** What each activity tells of its board in its own way. */
export interface BoardAt {
  readonly telling: Telling;
  readonly game: Game;
  readonly status: () => readonly string[];
  /** The last move; undefined before the first. */
  readonly last: () => string | undefined;
  /** Says why a variation is not on the disk. Default: nothing is said of it. */
  readonly unsavedText?: (unsaved: Unsaved) => string;
}

/** What the word of a setting comes to, where a sentence is not all. */
export const SETTING_ENTRIES = {
  'not-kept': ({ fault }, { telling }) => telling.teller.texts.settings.setFaultText(fault),
} as const satisfies Entries<SettingTold, { readonly telling: Telling }>;

/** What a word of the board comes to, where a sentence is not all. */
export const BOARD_ENTRIES = {
  ...SETTING_ENTRIES,
  turned: (what, { telling: { face, teller } }) =>
    face === 'screen' ? SAID_NOTHING : teller.texts.board.BOARD_ANSWERS.turned(what),
  copied({ form, text, losses }, { telling }) {
    const { records } = telling.teller.texts;
    const what = form === 'moves' ? records.COPIED_MOVES : records.copiedFormText(formatName(form));
    const lost =
      losses.length > 0 && form !== 'moves' && form !== 'bod'
        ? ` ${records.lossesText(form, losses)}.`
        : '';
    return {
      lines: [what + lost],
      more: records.WAY_OUT,
      copied: { text, refusal: records.noClipboardForText(records.WAY_OUT) },
    };
  },
  'not-copied': ({ fault }, { telling }) => telling.teller.texts.records.writeFaultText(fault),
  'no-copy-form'({ forms }, { telling }) {
    const { language, records } = telling.teller.texts;
    return records.copyFormsText(forms.map((form) => argumentIn(language, form)));
  },
  asked({ word, argument }, { game, status, last, telling: { teller } }) {
    const { board, language, records } = teller.texts;
    if (word === 'status') return { lines: status() };
    if (word === 'last') return last() ?? warned(board.NO_LAST_MOVE);
    if (word === 'copy') {
      const text = sfenOf(game);
      const refusal = records.noClipboardText(text);
      return { ...said(records.copiedText(text)), copied: { text, refusal } };
    }
    const told = tellPosition(game, word, argument, teller);
    if (!told.ok) return warned(told.fault);
    return { lines: told.value, title: `${spelledIn(language, word)} ${argument}`.trim() };
  },
  mate({ plies, isShortest, line, from, changed }, { telling: { teller }, unsavedText }) {
    const { problems } = teller.texts;
    const moves = listMoves(allMoves(positionOf(from), line, teller, from.moves.at(-1)), teller);
    const found = problems.mateFoundText(plies, isShortest, moves);
    const more = changed?.unsaved && unsavedText?.(changed.unsaved);
    return { lines: [found], title: problems.MATE_TITLE, ...(more && { more }) };
  },
} as const satisfies Entries<BoardTold | MateTold, BoardAt>;

/** The sentences of the board's words. */
export function boardSentences({ board, problems }: Texts) {
  return { ...board.BOARD_ANSWERS, ...problems.MATE_ANSWERS };
}
