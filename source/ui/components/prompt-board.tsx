import type { Color } from '../../core/color.ts';
import type { Layout } from '../layout.ts';
import { cutText } from '../row.ts';
import type { PromptScreen } from '../screens/prompt-screen.ts';
import { BoardScreen } from './board-screen.tsx';
import type { ClockFace } from './clock-faces.ts';
import { PromptRow } from './prompt-row.tsx';

interface Props {
  readonly screen: PromptScreen;
  readonly layout: Layout;
  readonly names: Readonly<Record<Color, string>>;
  /** What the clocks show, in a game that has some. */
  readonly clocks?: Readonly<Record<Color, ClockFace>> | undefined;
  readonly title: string;
  /** At the right of the title. */
  readonly place: string;
  /** What is said below the board, asked for only where there is no message. */
  readonly standing: () => string;
  /** Before the prompt. */
  readonly label: string;
  /** What can be done, in so many columns at most: at the right of the prompt. */
  readonly help: (columns: number) => string;
}

/** A board with what belongs to it, and the prompt in which its moves are typed. */
export function PromptBoard(props: Props) {
  const { screen, layout, names, clocks, title, place, standing, label, help } = props;
  const { services, game, flipped, marks, moves, handMark, message, line } = screen;
  const { position } = game;
  const { variant } = position;
  return (
    <BoardScreen
      services={services}
      view={{
        variant,
        placement: position,
        layout,
        flipped,
        marks,
        names,
        clocks,
        moves,
        handMark,
      }}
      title={title}
      place={place}
      status={message ?? { text: standing(), tone: 'plain' }}
      bottom={(row) => (
        <PromptRow
          label={label}
          line={line}
          theme={services.theme}
          columns={layout.columns}
          row={row}
          help={(columns) => typedHelp(screen, columns) ?? help(columns)}
        />
      )}
    />
  );
}

/** The answers to a question, or what the typed text may become; undefined where there is neither. */
function typedHelp({ choice, suggestions }: PromptScreen, columns: number): string | undefined {
  if (choice) return '+ promote  = not  Esc back';
  if (!suggestions.areShown) return undefined;
  return cutText(suggestions.shown.map(({ text }) => text).join(' '), columns);
}

/** What is said of labels that gave way and of the choice to promote. */
export function boardNotices(screen: PromptScreen, layout: Layout): string[] {
  const { labelNotice, game, mayPromote } = screen;
  const notice = labelNotice.text(layout, game.ply);
  return [...(notice ? [notice] : []), ...(mayPromote ? ['May promote: + yes, = no.'] : [])];
}
