import { shownLabels } from '../../text/charset.ts';
import { sideName } from '../../text/side-name.ts';
import { checkText, turnText } from '../../text/status.ts';
import { findingText, problemTitle, TSUME_ANSWERS, TSUME_NAMES } from '../../text/tsume.ts';
import type { WindowSize } from '../app.ts';
import { keyLine } from '../keymap.ts';
import { chooseLayout, type Layout } from '../layout.ts';
import { cutText } from '../row.ts';
import type { TsumeScreen } from '../screens/tsume.ts';
import { BoardScreen } from './board-screen.tsx';
import { PromptRow } from './prompt-row.tsx';
import { TooSmall } from './too-small.tsx';

interface Props {
  readonly screen: TsumeScreen;
  readonly size: WindowSize;
}

/** A mating problem: the board, the hands and tries beside it, the status line and the prompt. */
export function TsumeView({ screen, size }: Props) {
  const { services, tsume } = screen;
  const wished = shownLabels(services.settings.all.labels, services.charset);
  const layout = chooseLayout(tsume.problem.variant, wished, size.columns, size.rows);
  if (layout === undefined) return <TooSmall columns={size.columns} />;
  return <TsumeBoard screen={screen} layout={layout} />;
}

function TsumeBoard({ screen, layout }: { readonly screen: TsumeScreen; readonly layout: Layout }) {
  const { services, set, tsume, flipped } = screen;
  const { theme, charset, settings } = services;
  const { game, problem, state } = tsume;
  const { variant, start } = problem;
  const attacker = start.placement.turn;
  const { attacker: you, defender } = TSUME_NAMES;
  return (
    <BoardScreen
      view={{
        variant,
        placement: game.position,
        layout,
        charset,
        theme,
        flipped,
        coordinates: settings.all.coordinates,
        reigning: settings.all.reigning,
        marks: screen.marks,
        names:
          attacker === 'black' ? { black: you, white: defender } : { black: defender, white: you },
        moves: screen.moves,
        handMark: handMark(screen),
      }}
      title={problemTitle(set, charset)}
      place={state === 'solved' ? `ply ${game.ply}` : turnText(game.ply, attacker)}
      status={screen.message ?? { text: standingText(screen, layout), tone: 'plain' }}
      bottom={(row) => (
        <PromptRow
          label={state === 'solved' ? 'Solved' : sideName(attacker)}
          line={screen.line}
          theme={theme}
          columns={layout.columns}
          row={row}
          help={(columns) => helpText(screen, columns)}
        />
      )}
    />
  );
}

/** At the right of the prompt: what the typed text may become, or what can be done. */
function helpText({ choice, suggestions, set }: TsumeScreen, columns: number): string {
  const { state } = set.tsume;
  if (choice) return '+ promote  = not  Esc back';
  if (suggestions.areShown) {
    return cutText(suggestions.shown.map(({ text }) => text).join(' '), columns);
  }
  if (state === 'solved') {
    const isLast = set.index === set.problems.length - 1;
    return `${isLast ? '' : 'Enter next  '}undo  solution  quit  (Tab)`;
  }
  if (state === 'failed') return 'Enter takes it back  hint  solution  (Tab)';
  return keyLine('tsume', columns);
}

/** What stands below the board where nothing else is to be said. */
function standingText(screen: TsumeScreen, layout: Layout): string {
  const { tsume, moves, mayPromote, labelNotice } = screen;
  const last = moves.at(-1);
  const notice = labelNotice.text(layout, tsume.game.ply);
  const texts = last ? [] : [findingText(tsume)];
  if (tsume.state === 'thinking') texts.push(TSUME_ANSWERS.thinking);
  else if (tsume.state === 'open') texts.push(checkText(tsume.game.position) ?? '');
  if (notice) texts.push(notice);
  if (mayPromote) texts.push('May promote: + yes, = no.');
  if (last) texts.push(`Last: ${last.ply}. ${sideName(last.color)} ${last.text}`);
  return texts.filter((text) => text !== '').join('  ');
}

function handMark({ hand: { cursor, picked }, tsume }: TsumeScreen) {
  const place = picked?.kind === 'hand' ? picked : cursor;
  if (place?.kind !== 'hand') return undefined;
  return { color: tsume.game.turn, kind: place.piece };
}
