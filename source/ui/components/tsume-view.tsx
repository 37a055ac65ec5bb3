import { sideName } from '../../text/side-name.ts';
import { checkText, turnText } from '../../text/status.ts';
import { findingText, problemTitle, TSUME_ANSWERS, TSUME_NAMES } from '../../text/tsume.ts';
import type { WindowSize } from '../app.ts';
import { keyLine } from '../keymap.ts';
import type { Layout } from '../layout.ts';
import type { TsumeScreen } from '../screens/tsume.ts';
import { FittedBoard } from './fitted-board.tsx';
import { boardNotices, PromptBoard } from './prompt-board.tsx';

interface Props {
  readonly screen: TsumeScreen;
  readonly size: WindowSize;
}

/** A mating problem: the board, the hands and tries beside it, the status line and the prompt. */
export function TsumeView({ screen, size }: Props) {
  return (
    <FittedBoard services={screen.services} variant={screen.tsume.problem.variant} size={size}>
      {(layout) => <TsumeBoard screen={screen} layout={layout} />}
    </FittedBoard>
  );
}

function TsumeBoard({ screen, layout }: { readonly screen: TsumeScreen; readonly layout: Layout }) {
  const { services, set, tsume } = screen;
  const { game, problem, state } = tsume;
  const attacker = problem.start.placement.turn;
  const { attacker: you, defender } = TSUME_NAMES;
  return (
    <PromptBoard
      screen={screen}
      layout={layout}
      names={
        attacker === 'black' ? { black: you, white: defender } : { black: defender, white: you }
      }
      title={problemTitle(set, services.charset)}
      place={state === 'solved' ? `ply ${game.ply}` : turnText(game.ply, attacker)}
      standing={() => standingText(screen, layout)}
      label={state === 'solved' ? 'Solved' : sideName(attacker)}
      help={(columns) => helpText(screen, columns)}
    />
  );
}

/** At the right of the prompt: what can be done. */
function helpText({ set }: TsumeScreen, columns: number): string {
  const { state } = set.tsume;
  if (state === 'solved') {
    const isLast = set.index === set.problems.length - 1;
    return `${isLast ? '' : 'Enter next  '}undo  solution  quit  (Tab)`;
  }
  if (state === 'failed') return 'Enter takes it back  hint  solution  (Tab)';
  return keyLine('tsume', columns);
}

/** What stands below the board where nothing else is to be said. */
function standingText(screen: TsumeScreen, layout: Layout): string {
  const { tsume, moves } = screen;
  const last = moves.at(-1);
  const texts = last ? [] : [findingText(tsume)];
  if (tsume.state === 'thinking') texts.push(TSUME_ANSWERS.thinking);
  else if (tsume.state === 'open') texts.push(checkText(tsume.game.position) ?? '');
  texts.push(...boardNotices(screen, layout));
  if (last) texts.push(`Last: ${last.ply}. ${sideName(last.color)} ${last.text}`);
  return texts.filter((text) => text !== '').join('  ');
}
