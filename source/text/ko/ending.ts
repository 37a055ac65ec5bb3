import { opposite } from '../../rules/core/color.ts';
import type { Ending } from '../../rules/core/game.ts';
import { END_NAMES } from './end-names.ts';
import { sideName } from './side-name.ts';

/** How a game ended, in one line: `선수 승(외통)`, `선수 승(후수 기권)`, `무승부(천일수)`. */
export function endingText(ending: Ending): string {
  const { winner } = ending;
  return `${winner ? `${sideName(winner)} 승` : '무승부'}(${reasonText(ending)})`;
}

function reasonText({ reason, winner, points }: Ending): string {
  const loser = winner && sideName(opposite(winner));
  switch (reason) {
    case 'checkmate':
    case 'repetition':
    case 'agreement':
    case 'try':
    case 'move limit':
      return END_NAMES[reason];
    case 'resignation':
    case 'no legal moves':
      return loser ? `${loser} ${END_NAMES[reason]}` : END_NAMES[reason];
    case 'perpetual check':
      return loser ? `${loser} 연속 장군` : END_NAMES[reason];
    case 'illegal move':
      return loser ? `${loser} 반칙` : END_NAMES[reason];
    case 'time':
      return loser ? `${loser} 시간패` : END_NAMES[reason];
    case 'impasse': {
      if (!points) return END_NAMES[reason];
      const { black, white } = points;
      const [first, second] = winner === 'white' ? [white, black] : [black, white];
      return `${END_NAMES[reason]}, ${first}점 대 ${second}점`;
    }
    case 'abandonment':
      return loser ? `${loser} 대국 포기` : '대국 중단';
    default:
      return reason satisfies never;
  }
}
