import type { BoardTold, SettingTold } from '../activity/board-words.ts';
import type { Copied } from '../activity/copies.ts';
import { argumentIn, spelledIn } from '../activity/word-spellings.ts';
import type { Game } from '../rules/core/game.ts';
import { formatName } from './format-name.ts';
import { SAID_NOTHING, type Said, said, type Telling, warned } from './said.ts';
import type { Texts } from './texts.ts';
import { sfenOf, tellPosition } from './whereabouts.ts';

/** What each activity tells of its board in its own way. */
export interface BoardTexts {
  readonly game: Game;
  readonly status: () => readonly string[];
  /** The last move; undefined before the first. */
  readonly last: () => string | undefined;
}

/** Tells what the word of a setting has come to. */
export function tellSetting(texts: Texts, what: SettingTold): Said {
  switch (what.code) {
    case 'kept':
      return said(texts.settings.settingKeptText(what.name, what.value));
    case 'not-kept':
      return warned(texts.settings.setFaultText(what.fault));
    case 'no-value':
      return warned(texts.board.valueWanted(what.name, what.values));
    default:
      return what satisfies never;
  }
}

/** Tells what a word of the board has come to. */
export function tellBoard(
  what: BoardTold,
  { game, status, last }: BoardTexts,
  telling: Telling,
): Said {
  switch (what.code) {
    case 'turned':
      return telling.face === 'screen'
        ? SAID_NOTHING
        : said(telling.teller.texts.board.atBottomText(what.bottom));
    case 'kept':
    case 'not-kept':
    case 'no-value':
      return tellSetting(telling.teller.texts, what);
    case 'copied':
      return tellCopied(what, telling.teller.texts);
    case 'not-copied':
      return warned(telling.teller.texts.records.writeFaultText(what.fault));
    case 'no-copy-form':
      return warned(
        telling.teller.texts.records.copyFormsText(
          what.forms.map((form) => argumentIn(telling.teller.texts.language, form)),
        ),
      );
    case 'no-such-place':
      return warned(telling.teller.texts.board.withoutScreenText(what.word));
    case 'asked':
      break;
    default:
      return what satisfies never;
  }
  const { word, argument } = what;
  switch (word) {
    case 'status':
      return { lines: status() };
    case 'last': {
      const told = last();
      return told === undefined ? warned(telling.teller.texts.board.NO_LAST_MOVE) : said(told);
    }
    case 'copy': {
      const text = sfenOf(game);
      const { copiedText, noClipboardText } = telling.teller.texts.records;
      return { ...said(copiedText(text)), copied: { text, refusal: noClipboardText(text) } };
    }
    default: {
      const told = tellPosition(game, word, argument, telling.teller);
      return told.ok
        ? {
            lines: told.value,
            title: `${spelledIn(telling.teller.texts.language, word)} ${argument}`.trim(),
          }
        : warned(told.fault);
    }
  }
}

/** Says what was copied, and the way out where the terminal ignores it. */
function tellCopied(
  { form, text, losses }: Extract<Copied, { readonly code: 'copied' }>,
  { records }: Texts,
): Said {
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
}
