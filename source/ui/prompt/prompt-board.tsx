import stringWidth from 'string-width';
import type { Color } from '../../rules/core/color.ts';
import type { Texts } from '../../text/texts.ts';
import { useAct } from '../app/act-context.ts';
import { useHintRow } from '../app/hint-row.ts';
import { fittingHints, type KeyHint, pointerHints } from '../app/keymap.ts';
import type { Message } from '../app/message.ts';
import { questionKeys } from '../app/question.ts';
import type { Navigator } from '../app/screen.ts';
import { useTexts } from '../app/services-context.ts';
import type { CursorPlace } from '../board/board-cursor.ts';
import { BoardScreen } from '../board/board-screen.tsx';
import { FittedBoard } from '../board/fitted-board.tsx';
import type { GameView } from '../board/game-view.ts';
import type { Layout } from '../board/layout.ts';
import { cutText } from '../ink/columns.ts';
import { plainRow, type Row } from '../ink/rows.tsx';
import { InputRow } from './input-row.tsx';
import type { TypedText } from './prompt-line.ts';
import type { PromptView } from './prompt-view.ts';

/** How things stand, and what was played last. */
export type StandingText = Pick<Message, 'text' | 'more'>;

type Shown = 'names' | 'clocks' | 'result' | 'legend' | 'insteadOfMoves' | 'ply' | 'aside';

/** What stands around the board of an activity, as data. */
export interface BoardAround extends Pick<GameView, Shown> {
  /** Default: the moves that were played. */
  readonly moves?: PromptView['moves'];
  /** What a click on a move of the list does. Default: nothing. */
  readonly onMove?: (ply: number, app: Navigator) => void;
  /** What a click on a piece in hand does. Default: it picks up one's own. */
  readonly onHand?: (color: Color, kind: number, app: Navigator) => void;
  /** What a click on a square, or on a piece in hand, does. Default: what Enter does there. */
  readonly click?: PromptView['click'];
  readonly title: string;
  /** At the right of the title. */
  readonly place: string;
  /** Rows between the board and the words below it. Default: none. */
  readonly below?: readonly Row[];
  /** The first words below the board. Default: the news of the prompt. */
  readonly news?: string | undefined;
  /** The same place, if there is no message. */
  readonly standing: () => StandingText;
  /** Before the prompt. */
  readonly label: string;
  /** Help at the right of the prompt, at most `columns` wide. */
  readonly help: (columns: number) => readonly KeyHint[];
}

interface Props extends BoardAround {
  readonly view: PromptView;
  readonly layout: Layout;
}

/** The board of an activity as large as the window allows, with what stands around it. */
export function ActivityBoard({
  view,
  around,
}: {
  readonly view: PromptView;
  readonly around: (layout: Layout) => BoardAround;
}) {
  return (
    <FittedBoard variant={view.game.variant}>
      {(layout) => <PromptBoard view={view} layout={layout} {...around(layout)} />}
    </FittedBoard>
  );
}

/** A board with what belongs to it, and the prompt in which its moves are typed. */
export function PromptBoard(props: Props) {
  const texts = useTexts();
  const { view, title, place, below = [], standing, label, help, onMove, onHand, ...shown } = props;
  const { news = view.news, moves = view.moves, click: clickPlace = view.click, ...around } = shown;
  const { layout } = around;
  const { game, flipped, marks, handMark, question, message, line } = view;
  const act = useAct();
  const hintRow = useHintRow();
  const click = (place: CursorPlace) => act((app) => clickPlace(place, app));
  /** A word may have chosen labels for which there is no room. */
  const withNotice = (said: Message): Message => {
    const notice = said.tone === 'plain' && view.labelNotice(layout);
    return notice ? { ...said, text: `${said.text}  ${notice}` } : said;
  };
  return (
    <BoardScreen
      view={{
        ...around,
        onHand: onHand
          ? (color, kind) => act((app) => onHand(color, kind, app))
          : (color, piece) => color === game.turn && click({ kind: 'hand', piece }),
        onMove: onMove && ((ply) => act((app) => onMove(ply, app))),
        variant: game.variant,
        placement: game.position,
        flipped,
        marks,
        moves,
        handMark,
        onSquare: (square) => click({ kind: 'square', square }),
      }}
      title={title}
      place={place}
      below={below}
      status={
        question
          ? { text: question.text, tone: 'warning' }
          : withNews(
              news,
              message ? withNotice(message) : { ...pointedFirst(view, standing()), tone: 'plain' },
            )
      }
    >
      <InputRow
        label={`${label}> `}
        line={line}
        // Room for a move.
        kept={Math.min(12, Math.floor(layout.columns / 5))}
        help={(columns) =>
          typedHelp(texts, view, columns, hintRow) ??
          hintRow(
            fittingHints(
              view.pointer ? pointerHints(texts, view.pointer) : hintsFor(line, help(columns)),
              columns,
            ),
          )
        }
      />
    </BoardScreen>
  );
}

/** What the cursor is on before everything else. */
function pointedFirst({ pointed }: PromptView, standing: StandingText): StandingText {
  if (pointed === undefined) return standing;
  return { text: pointed, more: [standing.text, standing.more].filter(Boolean).join('  ') };
}

/** A message with the news before it. */
function withNews(news: string | undefined, message: Message): Message {
  return news ? { ...message, text: [news, message.text].filter(Boolean).join('  ') } : message;
}

/** Hints that can be clicked while nothing is typed: their keys would change the text. */
function hintsFor({ text }: TypedText, hints: readonly KeyHint[]): readonly KeyHint[] {
  return text === '' ? hints : hints.map((hint) => ({ ...hint, keys: [] }));
}

/** The keys that answer a question, else the completions of the typed text, if there are any. */
function typedHelp(
  texts: Texts,
  { question, candidates }: PromptView,
  columns: number,
  hintRow: (hints: readonly KeyHint[]) => Row,
): Row | undefined {
  if (question) {
    const keys = questionKeys(texts, question);
    const back = { text: texts.settings.KEY_HINTS.back, keys: ['escape'] };
    return hintRow(fittingHints([...keys, back], columns));
  }
  if (!candidates) return undefined;
  return plainRow(cutText(pageOf(candidates.texts, candidates.chosen, columns), columns));
}

/** Columns of `..`. */
const CUT = 2;

/** The texts on the page of the chosen one; a page is `columns` wide. */
function pageOf(sentences: readonly string[], chosen: number, columns: number): string {
  let start = 0;
  let width = 0;
  for (const [at, text] of sentences.slice(0, chosen + 1).entries()) {
    const isFull = width + stringWidth(text) + CUT > columns;
    if (isFull) start = at;
    width = (isFull ? 0 : width) + stringWidth(text) + 1;
  }
  return sentences.slice(start).join(' ');
}

/** The notices about labels that gave way and about the choice to promote. */
export function boardNotices(
  texts: Texts,
  { labelNotice, mayPromote }: PromptView,
  layout: Layout,
): string[] {
  const notice = labelNotice(layout);
  return [...(notice ? [notice] : []), ...(mayPromote ? [texts.settings.MAY_PROMOTE] : [])];
}
