import { LEARN_ROWS } from '../../../activity/learn.ts';
import { PLAY_ROWS } from '../../../activity/play.ts';
import { REPLAY_ROWS, WATCH_ROWS } from '../../../activity/replay.ts';
import { ROOM_ROWS } from '../../../activity/room.ts';
import { TSUME_ROWS } from '../../../activity/tsume.ts';
import type { FaceKind } from '../../../activity/word-row.ts';
import { wordsFor } from '../../../match/words.ts';
import type { LockFault } from '../../../records/store/game-lock.ts';
import type { Game } from '../../../rules/core/game.ts';
import type { Variant } from '../../../rules/core/variant.ts';
import { inBoardOrder } from '../../../rules/notation/board-order.ts';
import { formatMoveList } from '../../../rules/notation/display.ts';
import { VARIANTS } from '../../../rules/variants/index.ts';
import { latin } from '../../../text/charset.ts';
import { LEARN_TASK, LEARN_WORD_HELP } from '../../../text/learn-texts.ts';
import { WORD_HELP } from '../../../text/outcome.ts';
import { list, pageLines, paragraph, type Section } from '../../../text/page.ts';
import {
  legalMovesTitle,
  movesHelpTexts,
  PAGE_TITLES,
  rulesTitle,
  wordHelpText,
} from '../../../text/page-titles.ts';
import { piecePage } from '../../../text/piece-page.ts';
import { REPLAY_TASK, REPLAY_WORD_HELP } from '../../../text/replay-texts.ts';
import { ROOM_WORD_HELP, SERVED_WORD_HELP } from '../../../text/room-texts.ts';
import { rulesPage } from '../../../text/rules-page.ts';
import { TSUME_TASK, TSUME_WORD_HELP } from '../../../text/tsume-texts.ts';
import { watchingHelp } from '../../../text/watching-texts.ts';
import { EVERYWHERE, type KeyHelp } from '../../app/keymap.ts';
import type { Navigator } from '../../app/screen.ts';
import type { Services } from '../../app/services.ts';
import { padText } from '../../ink/columns.ts';
import { PROMPT_KEYS } from '../../prompt/prompt-keys.ts';
import type { TextPage } from '../../prompt/screen-face.ts';
import { ListScreen } from '../list/list.tsx';
import { REPLAY_KEYS } from '../replay/replay-keys.ts';
import { keyList, PageScreen } from './page.tsx';

/** Keys, words and notation of the play screen. */
export function helpPage(variant: Variant): PageScreen {
  const rows = wordsFor<(typeof PLAY_ROWS)[number]>(PLAY_ROWS, variant);
  return playHelp(variant, wordsHelp(rows, WORD_HELP));
}

/** The same for a game of a room. @param isOnServer whether a lobby is where the game is left for */
export function roomHelpPage(variant: Variant, isOnServer: boolean): PageScreen {
  const rows = wordsFor<(typeof ROOM_ROWS)[number]>(ROOM_ROWS, variant);
  return playHelp(variant, wordsHelp(rows, isOnServer ? SERVED_WORD_HELP : ROOM_WORD_HELP));
}

/** Task, words and keys of a mating problem. */
export function tsumeHelpPage(variant: Variant): PageScreen {
  const words = wordsHelp(TSUME_ROWS, TSUME_WORD_HELP);
  return taskHelp(PAGE_TITLES.task, TSUME_TASK, words, PROMPT_KEYS.tsume, variant);
}

/** Words and keys of a course. */
export function learnHelpPage(variant: Variant): PageScreen {
  const rows = LEARN_ROWS.filter(({ name }) => name !== 'task');
  const words = wordsHelp(rows, LEARN_WORD_HELP);
  return taskHelp(PAGE_TITLES.tasks, LEARN_TASK, words, PROMPT_KEYS.learn, variant);
}

/** What there is to do in a replay, its words and keys. */
export function replayHelpPage(variant: Variant): PageScreen {
  const words = wordsHelp(REPLAY_ROWS, REPLAY_WORD_HELP);
  return taskHelp(PAGE_TITLES.replay, REPLAY_TASK, words, REPLAY_KEYS, variant);
}

/** What a word tells in several lines. */
export function textPage({ title, lines }: TextPage): PageScreen {
  return pageOf(title, [{ title, blocks: lines.map(paragraph) }]);
}

/** What is written about a move, whole. */
export function commentPage(title: string, comments: readonly string[]): PageScreen {
  return pageOf(PAGE_TITLES.comment, [{ title, blocks: comments.map(paragraph) }]);
}

function pageOf(title: string, sections: readonly Section[]): PageScreen {
  return new PageScreen(title, (width) => pageLines(sections, width));
}

/** Words and keys of a game that is watched, and which process has it. */
export function watchHelpPage(owner: LockFault | undefined): PageScreen {
  const who = { title: PAGE_TITLES.whoPlays, blocks: watchingHelp(owner).map(paragraph) };
  const words = wordsHelp(WATCH_ROWS, REPLAY_WORD_HELP);
  return helpOf([who, words, keysHelp(REPLAY_KEYS)], PAGE_TITLES.watching);
}

function playHelp(variant: Variant, words: Section): PageScreen {
  return helpOf([movesHelp(variant), words, keysHelp(PROMPT_KEYS.play)]);
}

function taskHelp(
  title: string,
  task: string,
  words: Section,
  keys: KeyHelp,
  variant: Variant,
): PageScreen {
  const about = { title, blocks: [paragraph(task)] };
  return helpOf([about, words, keysHelp(keys), movesHelp(variant)]);
}

function keysHelp(keys: KeyHelp): Section {
  return { title: PAGE_TITLES.keys, blocks: [keyList(keys, EVERYWHERE)] };
}

function helpOf(sections: readonly Section[], title = PAGE_TITLES.help): PageScreen {
  return new PageScreen(title, (width) => pageLines(sections, width), { isHelp: true });
}

/** What words do, but those that tell what is there to see. */
function wordsHelp<W extends string>(
  words: readonly {
    readonly name: W;
    readonly short?: string;
    readonly face?: FaceKind;
    readonly isSeen?: boolean;
  }[],
  help: Readonly<Partial<Record<W, string>>>,
): Section {
  const shown = words.filter(
    ({ name, face, isSeen }) => help[name] !== undefined && face !== 'lines' && !isSeen,
  );
  return {
    title: PAGE_TITLES.words,
    blocks: [list(shown.map(({ name, short }) => wordHelpText(name, short, help[name] ?? '')))],
  };
}

function movesHelp(variant: Variant): Section {
  const pieces = variant.pieces.map(
    ({ hodges, front }) => `${hodges} ${front.short ?? front.english}`,
  );
  const { texts, examples } = movesHelpTexts(pieces);
  return {
    title: PAGE_TITLES.moves,
    blocks: [...texts.map(paragraph), list(examples)],
  };
}

/** All legal moves, in columns. */
export function movesPage({ notation }: Services, game: Game): PageScreen {
  const moves = inBoardOrder(formatMoveList(game.position, notation, game.lastTo)).map(
    ({ text }) => text,
  );
  return new PageScreen(legalMovesTitle(moves.length), (width) => inColumns(moves, width));
}

/** The rules of one variant. */
export function rulesScreen(services: Services, variant: Variant): PageScreen {
  const { charset } = services;
  const pieces = [...variant.pieces.keys()].flatMap((kind) => piecePage(variant, kind, charset));
  const title = rulesTitle(latin(variant.name, charset));
  return pageOf(title, [...rulesPage(variant, charset), ...pieces]);
}

/** How one piece moves. */
export function pieceScreen(services: Services, variant: Variant, kind: number): PageScreen {
  const { charset } = services;
  return pageOf(latin(variant.name, charset), piecePage(variant, kind, charset));
}

/** The variants whose rules can be read. */
export function rulesListScreen(services: Services): ListScreen {
  return new ListScreen({
    title: PAGE_TITLES.rules,
    items: VARIANTS.map((variant) => ({
      text: latin(variant.name, services.charset),
      choose: (app: Navigator) => app.open(rulesScreen(services, variant)),
    })),
  });
}

function inColumns(texts: readonly string[], width: number): string[] {
  const column = Math.max(...texts.map((text) => text.length)) + 2;
  const across = Math.max(Math.floor(width / column), 1);
  const lines: string[] = [];
  for (let at = 0; at < texts.length; at += across) {
    const cells = texts.slice(at, at + across).map((text) => padText(text, column));
    lines.push(cells.join('').trimEnd());
  }
  return lines;
}
