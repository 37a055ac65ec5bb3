import stringWidth from 'string-width';
import { EDIT_ROWS } from '../../../activity/edit.ts';
import { LEARN_ROWS } from '../../../activity/learn.ts';
import { MISTAKES_ROWS } from '../../../activity/mistakes.ts';
import { PLAY_ROWS } from '../../../activity/play.ts';
import { REPLAY_ROWS, WATCH_ROWS } from '../../../activity/replay.ts';
import { ROOM_ROWS } from '../../../activity/room.ts';
import { TSUME_ROWS } from '../../../activity/tsume.ts';
import type { BoundWord } from '../../../activity/word-row.ts';
import type { HelpedActivity } from '../../../activity/words/en.ts';
import { type WordData, wordsFor } from '../../../match/words.ts';
import type { LockFault } from '../../../records/store/game-lock.ts';
import type { Game } from '../../../rules/core/game.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { inBoardOrder } from '../../../rules/notation/board-order.ts';
import { formatMoveList } from '../../../rules/notation/display.ts';
import { VARIANTS } from '../../../rules/variants/index.ts';
import { list, paragraph, type Section, wrapLines } from '../../../text/page.ts';
import { piecePage } from '../../../text/piece-page.ts';
import { rulesPage } from '../../../text/rules.ts';
import type { Texts } from '../../../text/texts.ts';
import { wordHelpLines } from '../../../text/typed.ts';
import { EVERYWHERE, type KeyHelp } from '../../app/keymap.ts';
import type { Navigator, Screen } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { startPreview } from '../../board/preview.ts';
import { padText } from '../../ink/columns.ts';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { TextPage } from '../../prompt/screen-face.ts';
import { LIST_COLUMNS, ListScreen } from '../list/list.tsx';
import { REPLAY_KEYS } from '../replay/replay-keys.ts';
import { keyList, PageScreen, pageOf } from './page.tsx';

/** Keys, words and notation of the play screen. */
export function helpPage(variant: Variant): PageScreen {
  return playHelp('play', variant, PLAY_ROWS);
}

/** The same for a game of a room. @param isOnServer whether a lobby is where the game is left for */
export function roomHelpPage(variant: Variant, isOnServer: boolean): PageScreen {
  return playHelp(isOnServer ? 'served' : 'room', variant, ROOM_ROWS);
}

/** Task, words and keys of a mating problem. */
export const tsumeHelpPage = taskHelp('tsume', PROMPT_KEYS.tsume, TSUME_ROWS, (texts) => ({
  title: texts.words.PAGE_TITLES.task,
  task: texts.problems.TSUME_TASK,
}));

/** Task, words and keys of one's own mistakes. */
export const mistakesHelpPage = taskHelp(
  'mistakes',
  PROMPT_KEYS.mistakes,
  MISTAKES_ROWS,
  ({ study }) => ({ title: study.MISTAKES_TITLE, task: study.MISTAKES_TASK }),
);

/** Words and keys of a course. */
export const learnHelpPage = taskHelp('learn', PROMPT_KEYS.learn, LEARN_ROWS, (texts) => ({
  title: texts.words.PAGE_TITLES.tasks,
  task: texts.problems.LEARN_TASK,
}));

/** What there is to do with a position that is set up, its words and keys. */
export const editHelpPage = taskHelp('edit', PROMPT_KEYS.edit, EDIT_ROWS, ({ board }) => ({
  title: board.EDIT_TITLE,
  task: board.EDIT_TASK,
}));

/** What there is to do in a replay, its words and keys. */
export const replayHelpPage = taskHelp('replay', REPLAY_KEYS, REPLAY_ROWS, (texts) => ({
  title: texts.words.PAGE_TITLES.replay,
  task: texts.replay.REPLAY_TASK,
}));

/** What a word tells in several lines. */
export function textPage({ read }: TextPage): PageScreen {
  return new PageScreen((texts) => {
    const { title = '', lines } = read(texts);
    return { title, lines: (width) => lines.flatMap((line) => wrapLines(line, width)) };
  });
}

/** What is written about a move, whole. @param read the move and what is written, in a language */
export function commentPage(
  read: (texts: Texts) => { readonly title: string; readonly comments: readonly string[] },
): PageScreen {
  return new PageScreen((texts) => {
    const { title, comments } = read(texts);
    const { comment } = texts.words.PAGE_TITLES;
    return pageOf(comment, [{ title, blocks: comments.map(paragraph) }]);
  });
}

/** Words and keys of a game that is watched, and which process has it. */
export function watchHelpPage(owner: LockFault | undefined): PageScreen {
  const read = (texts: Texts) => {
    const { whoPlays, watching } = texts.words.PAGE_TITLES;
    const who = { title: whoPlays, blocks: texts.room.watchingHelp(owner).map(paragraph) };
    const words = wordsHelp(texts, 'replay', WATCH_ROWS);
    return pageOf(watching, [who, words, keysHelp(texts, REPLAY_KEYS)]);
  };
  return new PageScreen(read, { isHelp: true });
}

function playHelp(
  activity: HelpedActivity,
  variant: Variant,
  rows: readonly HelpedWord[],
): PageScreen {
  return helpOf((texts) => [
    movesHelp(texts, variant),
    wordsHelp(texts, activity, wordsFor(rows, variant)),
    keysHelp(texts, PROMPT_KEYS.play),
  ]);
}

function taskHelp(
  activity: HelpedActivity,
  keys: KeyHelp,
  rows: readonly HelpedWord[],
  told: (texts: Texts) => { readonly title: string; readonly task: string },
): (variant: Variant) => PageScreen {
  return (variant) =>
    helpOf((texts) => {
      const { title, task } = told(texts);
      const about = { title, blocks: [paragraph(task)] };
      const words = wordsHelp(texts, activity, rows);
      return [about, words, keysHelp(texts, keys), movesHelp(texts, variant)];
    });
}

function keysHelp(texts: Texts, keys: KeyHelp): Section {
  return { title: texts.words.PAGE_TITLES.keys, blocks: [keyList(texts, keys, EVERYWHERE)] };
}

function helpOf(sections: (texts: Texts) => readonly Section[]): PageScreen {
  const read = (texts: Texts) => pageOf(texts.words.PAGE_TITLES.help, sections(texts));
  return new PageScreen(read, { isHelp: true });
}

/** A word as its help shows it. */
type HelpedWord = Pick<BoundWord<unknown>, 'short' | 'face' | 'isSeen' | 'isUnlisted'> & WordData;

/** What words do, but those that tell what is there to see. */
function wordsHelp(texts: Texts, activity: HelpedActivity, words: readonly HelpedWord[]): Section {
  const shown = words.filter(
    ({ face, isSeen, isUnlisted }) => face !== 'lines' && !isSeen && !isUnlisted,
  );
  return {
    title: texts.words.PAGE_TITLES.words,
    blocks: [list(wordHelpLines(texts, activity, shown))],
  };
}

function movesHelp(texts: Texts, variant: Variant): Section {
  const pieces = variant.pieces.map(
    ({ hodges }, kind) =>
      `${hodges} ${texts.words.nameOfPiece(variant, { kind, promoted: false })}`,
  );
  const { texts: sentences, examples } = texts.words.movesHelpTexts(pieces);
  return {
    title: texts.words.PAGE_TITLES.moves,
    blocks: [...sentences.map(paragraph), list(examples)],
  };
}

/** All legal moves, in columns. */
export function movesPage(services: Services, game: Game): PageScreen {
  return new PageScreen((texts) => {
    const list = formatMoveList(game.position, services.notation, game.lastTo);
    const moves = inBoardOrder(list).map(({ text }) => text);
    return {
      title: texts.words.legalMovesTitle(moves.length),
      lines: (width) => inColumns(moves, width),
    };
  });
}

/** The rules of one variant. */
export function rulesScreen(services: Services, variant: Variant): PageScreen {
  return new PageScreen((texts) => {
    const { teller, charset } = services;
    const pieces = [...variant.pieces.keys()].flatMap((kind) =>
      piecePage(texts, variant, kind, charset),
    );
    const title = texts.words.titleOfRules(texts.words.variantName(variant, charset));
    return pageOf(title, [...rulesPage(teller, variant, charset), ...pieces]);
  });
}

/** How one piece moves. */
export function pieceScreen(services: Services, variant: Variant, kind: number): PageScreen {
  return new PageScreen((texts) => {
    const { charset } = services;
    const title = texts.words.variantName(variant, charset);
    return pageOf(title, piecePage(texts, variant, kind, charset));
  });
}

/** The variants whose rules can be read. */
export function rulesListScreen(services: Services): ListScreen {
  return listOfVariants(services, {
    title: ({ words }) => words.PAGE_TITLES.rules,
    open: (variant) => rulesScreen(services, variant),
  });
}

/** The variants, each with what it opens. */
export function listOfVariants(
  services: Services,
  list: {
    readonly title: (texts: Texts) => string;
    readonly open: (variant: Variant) => Screen;
  },
): ListScreen {
  return new ListScreen({
    title: list.title(services.texts),
    columns: LIST_COLUMNS,
    translated: () => listOfVariants(services, list),
    items: VARIANTS.map((variant) => ({
      text: services.texts.words.variantName(variant, services.charset),
      choose: (app: Navigator) => app.open(list.open(variant)),
      preview: () => startPreview(variant),
    })),
  });
}

function inColumns(sentences: readonly string[], width: number): string[] {
  const column = Math.max(...sentences.map((text) => stringWidth(text))) + 2;
  const across = Math.max(Math.floor(width / column), 1);
  const lines: string[] = [];
  for (let at = 0; at < sentences.length; at += across) {
    const cells = sentences.slice(at, at + across).map((text) => padText(text, column));
    lines.push(cells.join('').trimEnd());
  }
  return lines;
}
