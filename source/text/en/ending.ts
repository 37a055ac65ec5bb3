import { opposite } from '../../rules/core/color.ts';
import type { Ending } from '../../rules/core/game.ts';
import { sideName } from './side-name.ts';

/** How a game ended, in one line: `Black wins by checkmate`. */
export function endingText(ending: Ending): string {
  const { reason, winner, points } = ending;
  const loser = winner && sideName(opposite(winner));
  const result = winner ? `${sideName(winner)} wins` : 'Draw';
  switch (reason) {
    case 'checkmate':
    case 'resignation':
    case 'repetition':
    case 'agreement':
      return `${result} by ${reason}`;
    case 'no legal moves':
      return loser ? `${result}: ${loser} has no legal move` : `${result}: no legal move`;
    case 'try':
      return `${result} by reaching the far side`;
    case 'perpetual check':
    case 'illegal move':
      return loser ? `${result}: ${reason} by ${loser}` : `${result}: ${reason}`;
    case 'time':
      return `${result} on time`;
    case 'impasse': {
      if (!points) return `${result} by impasse`;
      const { black, white } = points;
      const [first, second] = winner === 'white' ? [white, black] : [black, white];
      return `${result} by impasse, ${first} points to ${second}`;
    }
    case 'abandonment':
      return loser
        ? `${result}: ${loser} has abandoned the game`
        : `${result}: the game was broken off`;
    case 'move limit':
      return `${result} by the move limit`;
    default:
      return reason satisfies never;
  }
}
